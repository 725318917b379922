"""What is heard: which sound belongs to what happens, how sounds are mixed, and who plays them."""
