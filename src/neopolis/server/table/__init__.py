"""A table without clock, socket or disk: commands and a time go in, log events and frames come out."""
