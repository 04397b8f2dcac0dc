"""Where the districts of New Angeles are drawn: a map of our own, on which no two exits cross."""

from __future__ import annotations

from typing import Final

# By the number of the district, The Root first: x from the left and y from the top, in a square of 100.
PLACES: Final[tuple[tuple[int, int], ...]] = (
    (58, 93),
    *((12, 15), (37, 14), (11, 47), (13, 80), (36, 44)),
    *((60, 38), (40, 74), (84, 14), (85, 48), (83, 83)),
)
