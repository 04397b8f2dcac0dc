"""The tables that are alive in this process: stored, sent to their sockets, played on by bots, shared with others."""
