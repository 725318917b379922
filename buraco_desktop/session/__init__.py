"""The table without Qt: matches, undo, saving, bots' answers, and what each seat has been shown."""
