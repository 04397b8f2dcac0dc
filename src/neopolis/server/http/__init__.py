"""How people and programs reach the tables: HTTP, sockets, and what guards them."""
