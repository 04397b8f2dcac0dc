"""The live tables of this process: stored, sent to their sockets, played on by bots, shared with other processes."""
