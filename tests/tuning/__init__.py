"""Fits the weights of the club player; a command for developers: `python -m tests.tuning --help`."""
