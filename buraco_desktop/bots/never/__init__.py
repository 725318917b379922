"""What no sane player does: one function for each kind of blunder.

The functions are asked with the state before a command. What the seat that acts cannot see never changes
their answer, so a bot may ask them of the table that it imagines.
"""
