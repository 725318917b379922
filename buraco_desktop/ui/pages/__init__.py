"""The pages of the window that are not the table: start and new match."""
