"""The default content pack: board and cards as data."""
