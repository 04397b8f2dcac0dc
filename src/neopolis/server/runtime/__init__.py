"""The live tables of this process: their storage, sockets, bots, and the notices to other processes."""
