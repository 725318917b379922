"""What is kept on disk: matches, settings. Knows the engine; no Qt, no threads."""
