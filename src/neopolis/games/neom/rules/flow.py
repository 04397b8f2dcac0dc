"""A game of NEOM as scripts. Each script is a list of steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.engine.script import Frame, Machine, Repeat, Step
from neopolis.games.neom.ids import GENERATIONS, KEPT, TURNS
from neopolis.games.neom.rules.action import TakeAction
from neopolis.games.neom.rules.disasters import FaceDisaster
from neopolis.games.neom.rules.preliminary import (
    ChooseCornerstone,
    DraftCornerstone,
    deal_cornerstones,
    deal_one_cornerstone,
    discard_cornerstones,
    lay_stacks,
    pass_cornerstones,
    reveal_cornerstones,
    set_up,
)
from neopolis.games.neom.rules.state import Neom
from neopolis.games.neom.rules.turns import (
    SelectFaceUp,
    SelectTile,
    collect_income,
    deal_hands,
    discard_rest,
    lay_packs,
    pass_tiles,
    release_money,
    threaten,
    turn_up,
)


class Do(Step[Neom]):
    """A step in which nobody has a choice."""

    def __init__(self, verb: Callable[[Neom], None]) -> None:
        self.verb: Final = verb

    def run(self, s: Neom, f: Frame) -> None:
        self.verb(s)


# The numbers of the scripts; each frame holds the number of its script.
MANY: Final = 0
MANY_BEGINNER: Final = 1
FEW: Final = 2
FEW_BEGINNER: Final = 3
DRAFT: Final = 4
STACK: Final = 5
GENERATION_MANY: Final = 6
GENERATION_FEW: Final = 7
TURN_MANY: Final = 8
TURN_FEW: Final = 9


def _scripts() -> list[list[Step[Neom]]]:
    scripts: dict[int, list[Step[Neom]]] = {
        # Three to five players.
        MANY: [
            Do(set_up),
            Do(deal_cornerstones),
            Repeat(DRAFT, KEPT),
            Do(reveal_cornerstones),
            Repeat(GENERATION_MANY, GENERATIONS),
        ],
        MANY_BEGINNER: [Do(set_up), Do(deal_one_cornerstone), Repeat(GENERATION_MANY, GENERATIONS)],
        DRAFT: [DraftCornerstone(), Do(pass_cornerstones)],
        GENERATION_MANY: [Do(deal_hands), Repeat(TURN_MANY, TURNS), Do(collect_income)],
        TURN_MANY: [SelectTile(), TakeAction(), Do(release_money), FaceDisaster(), Do(pass_tiles)],
        # One or two players: packs in a row instead of hands.
        FEW: [Do(set_up), Do(lay_stacks), Repeat(STACK, KEPT), Repeat(GENERATION_FEW, GENERATIONS)],
        FEW_BEGINNER: [Do(set_up), Do(deal_one_cornerstone), Repeat(GENERATION_FEW, GENERATIONS)],
        STACK: [Do(turn_up), ChooseCornerstone(0), ChooseCornerstone(1), Do(discard_cornerstones)],
        GENERATION_FEW: [Do(lay_packs), Repeat(TURN_FEW, TURNS), Do(collect_income)],
        TURN_FEW: [
            Do(turn_up),
            SelectFaceUp(0),
            TakeAction(),
            SelectFaceUp(1),
            TakeAction(),
            Do(threaten),
            Do(release_money),
            FaceDisaster(),
            Do(discard_rest),
        ],
    }
    return [scripts[number] for number in range(len(scripts))]


MACHINE: Final[Machine[Neom]] = Machine(_scripts())


def first_frame(seats: int, beginner: bool) -> Frame:
    """The first frame, which runs a whole game."""
    if seats <= 2:
        return Frame(FEW_BEGINNER if beginner else FEW)
    return Frame(MANY_BEGINNER if beginner else MANY)
