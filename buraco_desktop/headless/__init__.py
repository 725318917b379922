"""Commands without a window: conformance cases of the rules, matches between bots. Beside session."""
