"""The server: tables that people and programs play at over the network. What it has acknowledged is never lost."""
