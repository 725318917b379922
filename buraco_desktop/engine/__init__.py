"""The rules of the Buraco family: cards, melds, deals, scores. Standard library only.

Ground floor. No Qt, threads, clock, files or global random generator in here. `RULES.md` beside this file
states the rules in force; docstrings cite its numbers ("RULES 0.5").
"""
