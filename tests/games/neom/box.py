"""The content pack without added tiles (R-38), so that tests of the rulebook see only the printed ones."""

from __future__ import annotations

from neopolis.games import neom
from neopolis.games.neom import NeomGame, Pack

LAST = 150  # the printed tiles are numbered 1 to 150; added tiles have higher numbers


def _of_box(text: str) -> str:
    """A file of the default pack without the rows of added tiles."""
    rows = text.splitlines(keepends=True)
    return "".join([row for row in rows if not row.split(",")[0].isdigit() or int(row.split(",")[0]) <= LAST])


BOX = Pack({name: _of_box(text) for name, text in neom.default_pack().files.items()})


def start(
    seats: int,
    seed: int,
    *,
    variant: str = "standard",
    tiles: str | None = None,
    seller_money: str = "before-disaster",
    content: Pack = BOX,
) -> NeomGame:
    """`neom.start` with the printed tiles."""
    return neom.start(seats, seed, variant=variant, tiles=tiles, seller_money=seller_money, content=content)
