"""A package, so that its tests share a browser and a server, which end before the tests of other folders run."""
