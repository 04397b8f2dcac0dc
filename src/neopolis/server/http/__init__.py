"""The web application: HTTP routes, sockets and security."""
