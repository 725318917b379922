"""The table on the screen: where everything lies, and how its parts are drawn."""
