"""The course of play as scripts, which are lists of steps."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame, Step
from neopolis.games.new_angeles.cards import actions as actions  # these four imports define their cards
from neopolis.games.new_angeles.cards import assets as assets
from neopolis.games.new_angeles.cards import demands as demands
from neopolis.games.new_angeles.cards import emergencies as emergencies
from neopolis.games.new_angeles.cards.definitions import EFFECTS
from neopolis.games.new_angeles.cards.vocabulary import Do
from neopolis.games.new_angeles.cards.windows import AskOwners
from neopolis.games.new_angeles.rules.deal import COUNTERING_SCRIPT, DEAL_SCRIPT, SUPPORTING_SCRIPT
from neopolis.games.new_angeles.rules.demand import DEMAND_SCRIPT, ChooseInvestments
from neopolis.games.new_angeles.rules.drawing import DRAWING_BY_LINE_SCRIPT, DRAWING_SCRIPT
from neopolis.games.new_angeles.rules.events import EVENT_SCRIPT
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.rounds import (
    COURSE,
    PRODUCTION_SCRIPT,
    STANDARD_SCRIPT,
    TURN_SCRIPT,
)
from neopolis.games.new_angeles.rules.scripts import (
    CARD,
    COUNTERING,
    DEAL,
    DEMAND_ROUND,
    DRAWING,
    DRAWING_BY_LINE,
    EVENT_PHASE,
    GAME,
    PRODUCTION,
    STANDARD_ROUND,
    SUPPORTING,
    TURN,
    WINDOW,
)
from neopolis.games.new_angeles.rules.setup import (
    assign_rivals,
    create_decks,
    draw_hands,
    resolve_setup_card,
    seat_players,
    set_tracks,
)
from neopolis.games.new_angeles.rules.state import NewAngeles
from neopolis.games.new_angeles.trading.trade import sweep


class Play(Step[NewAngeles]):
    """Run another script."""

    def __init__(self, script: int) -> None:
        self.script: Final = script

    def run(self, s: NewAngeles, f: Frame) -> None:
        s.stack.append(Frame(self.script))


def _fill() -> None:
    scripts: dict[int, list[Step[NewAngeles]]] = {
        GAME: [
            *(Do(create_decks), Do(resolve_setup_card), Do(set_tracks), Do(seat_players)),
            *(Do(draw_hands), Do(assign_rivals), ChooseInvestments()),
            *[Play(script) for script in COURSE],
        ],
        STANDARD_ROUND: STANDARD_SCRIPT,
        DEMAND_ROUND: DEMAND_SCRIPT,
        TURN: TURN_SCRIPT,
        DRAWING: DRAWING_SCRIPT,
        DRAWING_BY_LINE: DRAWING_BY_LINE_SCRIPT,
        DEAL: DEAL_SCRIPT,
        COUNTERING: COUNTERING_SCRIPT,
        SUPPORTING: SUPPORTING_SCRIPT,
        WINDOW: [AskOwners()],
        PRODUCTION: PRODUCTION_SCRIPT,
        EVENT_PHASE: EVENT_SCRIPT,
    }
    for thing, effect in enumerate(EFFECTS):
        scripts[CARD + thing] = effect
    for number, script in scripts.items():
        MACHINE.scripts[number].extend(script)
    MACHINE.sweep = sweep


_fill()
