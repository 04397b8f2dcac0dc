"""The kit with which games draw themselves in a terminal."""
