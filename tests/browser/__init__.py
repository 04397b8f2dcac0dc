"""A package, so that its tests share a browser and a server, which stop before the tests of other folders run."""
