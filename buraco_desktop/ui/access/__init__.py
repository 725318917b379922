"""What a screen reader and other helping programs find: names, roles, states, places, acts, announcements."""
