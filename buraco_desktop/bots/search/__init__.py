"""Search: guessed tables are played out quickly, and what ends best on average is played.

Plays the strongest levels. Everything in here sees only what the club player sees.
"""
