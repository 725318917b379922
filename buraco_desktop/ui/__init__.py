"""The window: pages, the table, dialogs. The only floor that imports Qt."""
