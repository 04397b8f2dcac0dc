"""Playing at a table on a server."""
