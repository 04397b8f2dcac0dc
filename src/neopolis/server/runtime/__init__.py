"""Tables that run: written to the store, shown to those who look, played on by bots, shared between processes."""
