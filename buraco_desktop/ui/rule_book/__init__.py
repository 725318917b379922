"""The rule book: the rules in force in words, with examples that the engine has judged."""
