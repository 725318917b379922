"""Paper sheets over the page: score, settings, self-check, about."""
