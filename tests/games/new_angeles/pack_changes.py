"""The content pack with only the printed cards, and packs with a change in one of its files.

Tests of the rulebook can count the printed cards. Tests of a card of our own play with the default pack:
`table(content=default_pack())`.
"""

from neopolis.games.new_angeles.cards.registry import Card
from neopolis.games.new_angeles.content.pack import Pack, default_pack, remember
from neopolis.games.new_angeles.content.reader import CARDS


def is_row_of(row: str, card: Card) -> bool:
    """Whether a row belongs to this card: it begins with the card's name or number."""
    return row.startswith((f"{card.name},", f"{card.number},") if card.name else f"{card.number},")


def _box() -> Pack:
    files = dict(default_pack().files)
    for file, block in CARDS.items():
        own = [card for card in block.cards.values() if not card.printed]
        rows = [row for row in files[file].splitlines() if not any([is_row_of(row, card) for card in own])]
        files[file] = "\n".join(rows) + "\n"
    return remember(Pack(files))


PACK = _box()


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The printed files, with a change in one of them."""
    assert PACK.files[file].count(old) == 1, f"'{old}' does not stand in {file} exactly once"
    return {**PACK.files, file: PACK.files[file].replace(old, new)}
