"""A package, so that the tests in it can share a browser and a server until others have their turn."""
