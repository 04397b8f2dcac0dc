"""The lessons of New Angeles, and what they can say about a game."""
