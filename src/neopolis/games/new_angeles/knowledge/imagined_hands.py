"""Decides which cards the hands in an imagined game hold.

Each hand has a row of entries that it may hold. An entry is a card, a type of card, or an unknown card. The hand holds
some of its entries, and all hands together hold no more copies of a card or type than there are. Entries are chosen one
at a time. If there is no room for an entry, another hand swaps its entry of that card or type for a different entry.
"""

from __future__ import annotations

from typing import Final

from neopolis.engine.rng import Dice
from neopolis.games.new_angeles.ids import TYPE, TYPES
from neopolis.games.new_angeles.knowledge.knowledge import UNKNOWN
from neopolis.games.new_angeles.rules.state import Row

_HANDS: Final = TYPE + TYPES  # in the set `tried`, _HANDS + hand is a hand; all smaller numbers are entries


def choose_entries(
    rows: list[Row], sizes: list[int], pool: list[int], missing: list[int], kinds: list[int], dice: Dice
) -> list[list[int]]:
    """The entries that each hand holds, as many as its size.

    `pool` has the number of copies of each card, `missing` how many of each type are needed elsewhere.
    """
    search = _Search(rows, pool, missing, kinds, dice)
    for hand, size in enumerate(sizes):
        for _ in range(size):
            if not search.place(hand, set()):
                search.chosen[hand].append(UNKNOWN)  # happens only in positions that no game can reach
    return search.chosen


class _Search:
    """Entries chosen so far, and how much room is left for others."""

    def __init__(self, rows: list[Row], pool: list[int], missing: list[int], kinds: list[int], dice: Dice) -> None:
        self.kinds: Final = kinds
        self.rows: Final = [dice.shuffled(sorted(row)) for row in rows]
        self.chosen: Final[list[list[int]]] = [[] for _ in rows]
        self.room: Final = [0] * _HANDS
        for card in range(1, len(pool)):
            self.room[card] = pool[card]
            self.room[TYPE + kinds[card]] += pool[card]
        for kind in range(TYPES):
            self.room[TYPE + kind] -= missing[kind]

    def place(self, hand: int, tried: set[int]) -> bool:
        """Add one more entry to a hand, if necessary by changing other hands; False if that is impossible."""
        tried.add(_HANDS + hand)
        row, chosen = self.rows[hand], self.chosen[hand]
        for entry in row:
            if chosen.count(entry) < row.count(entry) and self._make_room(entry, tried):
                chosen.append(entry)
                return True
        return False

    def _make_room(self, entry: int, tried: set[int]) -> bool:
        """Reserve room for one more entry of a card or type. If there is none, make another hand give one up."""
        if entry == UNKNOWN:
            return True
        if entry in tried:
            return False
        tried.add(entry)
        if self.room[entry] > 0 and (entry >= TYPE or self._make_room(TYPE + self.kinds[entry], tried)):
            self.room[entry] -= 1
            return True
        return any(self._give_up(hand, entry, tried) for hand in range(len(self.rows)))

    def _give_up(self, hand: int, entry: int, tried: set[int]) -> bool:
        """Make a hand swap its entry of this card or type for another one; False if it can't."""
        held = [one for one in self.chosen[hand] if one == entry or (0 < one < TYPE and self._type(one) == entry)]
        if not held or _HANDS + hand in tried or not self.place(hand, tried):
            return False
        self.chosen[hand].remove(held[0])
        if held[0] != entry:
            self.room[held[0]] += 1
        return True

    def _type(self, card: int) -> int:
        return TYPE + self.kinds[card]
