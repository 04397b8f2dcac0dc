"""The default content pack: tiles, roads and boards as data, and the effects that tiles name."""
