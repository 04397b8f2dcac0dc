"""New Angeles: corporations deal for the city, and against each other. 4 to 6 players."""
