"""The gallery: every place of the program as a picture, by one command (`python -m tests.gallery FOLDER`)."""
