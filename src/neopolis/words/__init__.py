"""What there is in the boxes, in words of our own: tiles, cards and rules, in each language, for screens and pages."""
