"""The `neopolis` command."""
