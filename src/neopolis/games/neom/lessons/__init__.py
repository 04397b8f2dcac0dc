"""The lessons of NEOM, and what they can say about a game."""
