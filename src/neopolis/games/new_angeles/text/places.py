"""Where the districts of New Angeles are drawn: a map of our own, on which no two exits cross."""

from __future__ import annotations

from typing import Final

# By the number of the district, The Root first: x from the left and y from the top, in a square of 100.
PLACES: Final[tuple[tuple[int, int], ...]] = (
    (88, 12),
    *((15, 31), (38, 24), (13, 60), (20, 84), (40, 56)),
    *((59, 46), (46, 82), (63, 20), (77, 65), (87, 32)),
)
