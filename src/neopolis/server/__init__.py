"""Tables over the network: who sits where, what was done, what each may see. Nothing acknowledged is ever lost."""
