"""The settings: one calm sheet, of which every change holds at once and is kept (design 10.6)."""
