"""Content packs: the files of the default pack, the reader of any pack, and the effects that a tile may have."""
