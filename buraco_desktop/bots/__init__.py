"""Programs that play a seat. First floor: imports the engine only.

A bot is handed a `SeatView` and nothing else, so it cannot know more than a person on its seat.
"""
