"""A table without clock, socket or disk: messages and a time go in, what to store and what to show comes out."""
