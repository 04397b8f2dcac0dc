"""NEOM 2, 3: setup, and the Preliminary Round in which players choose Cornerstones."""

from __future__ import annotations

from typing import Final

from neopolis.engine.event import NOBODY
from neopolis.games.neom.ids import KEPT, START_MONEY
from neopolis.games.neom.rules.city import new_city
from neopolis.games.neom.rules.picking import PickFaceUp, PickFromHand
from neopolis.games.neom.rules.state import NOTHING_PICKED, Neom, replaced, without

CORNERSTONE_HAND: Final = KEPT + 1
STACKS: Final = ((4, 3, 2), (3, 3, 3))  # NEOM 17.1, 16.2: Cornerstone stacks for one and for two players


def set_up(s: Neom) -> None:
    """NEOM 2.1, 2.2, 2.3: each player gets a random board with its Good, and 6 L-Coins."""
    seats = s.setting.seats
    boards = s.shuffled([0, 1, 2, 3, 4, 5])
    s.cities = [new_city(s.setting.tables, board) for board in boards[:seats]]
    s.money = [START_MONEY] * seats
    s.locked = [0] * seats
    s.selected = [0] * seats
    s.hands = ((),) * seats
    s.kept = ((),) * seats
    s.final_income = (0,) * seats
    s.pending = [NOTHING_PICKED] * seats
    if seats == 2:
        s.first = s.below(2)  # with two players, a random one begins
    for seat in range(seats):
        s.emit("board", seat, (boards[seat],))


def deal_one_cornerstone(s: Neom) -> None:
    """NEOM 3.7: in the beginner's variant each player gets one Cornerstone at random."""
    pile = s.shuffled(s.setting.pack.cornerstones())
    s.kept = tuple([(pile[seat],) for seat in range(s.setting.seats)])
    for seat in range(s.setting.seats):
        s.emit("kept", seat, s.kept[seat])


def deal_cornerstones(s: Neom) -> None:
    """NEOM 2.5, 3.1: deal four Cornerstones to each player; the others stay in the box."""
    pile = s.shuffled(s.setting.pack.cornerstones())
    dealt = [pile[CORNERSTONE_HAND * seat : CORNERSTONE_HAND * (seat + 1)] for seat in range(s.setting.seats)]
    s.hands = tuple([tuple(sorted(hand)) for hand in dealt])
    for seat in range(s.setting.seats):
        s.emit("picked-up", seat, s.hands[seat], 1 << seat)


class DraftCornerstone(PickFromHand):
    """NEOM 3.2: all players choose a Cornerstone from their hands, face down, at the same time."""

    def close(self, s: Neom) -> None:
        for seat in range(s.setting.seats):
            tile = s.pending[seat].tile
            s.kept = replaced(s.kept, seat, (*s.kept[seat], tile))
            s.hands = replaced(s.hands, seat, without(s.hands[seat], tile))
            s.emit("chose", seat, (tile,), 1 << seat)

    def prompt(self, s: Neom, seat: int) -> str:
        return "draft-cornerstone"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return ("NEOM 3.2", "NEOM 3.3")


def pass_cornerstones(s: Neom) -> None:
    """NEOM 3.3, 3.4: pass the hands to the left; discard the last Cornerstone of each hand."""
    if len(s.kept[0]) < KEPT:
        s.hands = s.hands[-1:] + s.hands[:-1]
        for seat in range(s.setting.seats):
            s.emit("picked-up", seat, s.hands[seat], 1 << seat)
    else:
        s.discards = tuple(sorted([hand[0] for hand in s.hands]))
        s.hands = ((),) * s.setting.seats


def reveal_cornerstones(s: Neom) -> None:
    """NEOM 3.5, R-26: turn up the chosen Cornerstones and the discards."""
    s.kept = tuple([tuple(sorted(kept)) for kept in s.kept])
    for seat in range(s.setting.seats):
        s.emit("kept", seat, s.kept[seat])
    s.emit("discarded", NOBODY, s.discards)


def lay_stacks(s: Neom) -> None:
    """NEOM 16.2, 17.1: three face-down stacks of Cornerstones for one or two players."""
    pile = s.shuffled(s.setting.pack.cornerstones())
    stacks: list[tuple[int, ...]] = []
    for size in STACKS[s.setting.seats - 1]:
        stacks.append(tuple(sorted(pile[:size])))
        pile = pile[size:]
    s.packs = tuple(stacks)


class ChooseCornerstone(PickFaceUp):
    """NEOM 16.2, 17.1: choose a face-up Cornerstone."""

    def close(self, s: Neom) -> None:
        seat = s.first ^ self.place
        tile = s.pending[seat].tile
        s.kept = replaced(s.kept, seat, tuple(sorted((*s.kept[seat], tile))))
        s.face_up = without(s.face_up, tile)
        s.emit("chose", seat, (tile,))

    def prompt(self, s: Neom, seat: int) -> str:
        return "choose-cornerstone"

    def cites(self, s: Neom, seat: int) -> tuple[str, ...]:
        return ("NEOM 17.1",) if s.setting.seats == 1 else ("NEOM 16.2", "R-31")


def discard_cornerstones(s: Neom) -> None:
    """NEOM 16.1, 16.2, 17.1: discard the Cornerstones that nobody chose; the other player is first next time."""
    s.discards = tuple(sorted(s.discards + s.face_up))
    s.emit("discarded", NOBODY, s.face_up)
    s.face_up = ()
    next_player(s)


def next_player(s: Neom) -> None:
    """NEOM 16.1, R-31: with two players, the one who chose last is first next time."""
    if s.setting.seats == 2:
        s.first = 1 - s.first
