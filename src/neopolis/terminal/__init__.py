"""The tools with which games draw themselves in a terminal."""
