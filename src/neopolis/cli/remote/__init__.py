"""Playing at a table on a server."""

from neopolis.cli.remote import sentences as sentences  # loads the messages
