"""The editor of house rules: every field of a rule set, its words, what does not fit, what is nearest."""
