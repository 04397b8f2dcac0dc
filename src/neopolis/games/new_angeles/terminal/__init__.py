"""New Angeles in a terminal."""
