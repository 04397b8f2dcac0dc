"""The server: tables that people and programs play at over the network. No acknowledged answer is ever lost."""
