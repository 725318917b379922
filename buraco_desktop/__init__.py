"""Buraco Desktop: the Buraco family of card games, played offline against bots."""

__version__ = "0.1.0"
