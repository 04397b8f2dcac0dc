"""NA 3, 44, 51, 55: turns and standard rounds."""

from __future__ import annotations

from typing import Final

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.cards.definitions import Effect
from neopolis.games.new_angeles.cards.vocabulary import Choose, Do, go_to, open_window, top
from neopolis.games.new_angeles.cards.windows import end_window
from neopolis.games.new_angeles.ids import ANDROID, DEMAND_ROUNDS, members
from neopolis.games.new_angeles.rules.city import exploit
from neopolis.games.new_angeles.rules.drawing import open_drawing
from neopolis.games.new_angeles.rules.events import open_event
from neopolis.games.new_angeles.rules.hands import discard, hand_size
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import (
    DEAL,
    DEMAND_ROUND,
    END_OF_TURN,
    PRODUCTION,
    STANDARD_ROUND,
    TURN,
    TURN_STARTS,
)
from neopolis.games.new_angeles.rules.state import NOBODY, NewAngeles, fresh
from neopolis.games.new_angeles.rules.stops import (
    AFTER_DEAL,
    BEFORE_END_OF_TURN,
    BEFORE_EVENT,
    BEFORE_PRODUCTION,
    RoundEnds,
    Stop,
)

# Turns.


def start_turn(s: NewAngeles, f: Frame) -> None:
    """NA 6.6: begin a turn. Assets may be used before the Refresh step."""
    s.free_hand = 0
    s.emit("turn", s.active)
    open_window(s, TURN_STARTS, s.active)


def refresh(s: NewAngeles, f: Frame) -> None:
    """NA 3.1, 46: the active player's assets are readied, then cards are drawn."""
    for asset in members(s.exhausted):
        if s.owners[asset] == s.active:
            s.exhausted &= ~(1 << asset)
    open_drawing(s, s.active)


def make_deal(s: NewAngeles, f: Frame) -> None:
    """NA 3.2: the active player makes a deal."""
    s.stack.append(Frame(DEAL))


def end_of_turn(s: NewAngeles, f: Frame) -> None:
    """NA 3.3, 22: the active player may use End of Turn abilities, in any order."""
    open_window(s, END_OF_TURN, s.active)


class DiscardDown(Choose):
    """NA 2.5, 30.2: the active player discards down to the hand size."""

    def __init__(self) -> None:
        super().__init__("discard-down", ("NA 2.5", "NA 30.2"))

    def asked(self, s: NewAngeles, f: Frame) -> int:
        return s.active

    def things(self, s: NewAngeles, f: Frame) -> list[int]:
        over = len(s.hands[s.active]) > hand_size(s, s.active) and not s.free_hand >> s.active & 1
        return list(s.hands[s.active]) if over else []

    def chosen(self, s: NewAngeles, f: Frame, thing: int) -> None:
        go_to(s, f.step - 1, picked=f.picked, touched=f.touched)
        discard(s, s.active, thing)

    def look_again(self, s: NewAngeles) -> None:
        """NA 22.4, R-112: before going on, the active player may use an End of Turn asset that they got just now."""
        turn = top(s)
        if s.setting.rules < 4:
            super().look_again(s)
            return
        s.asked = s.all_asked = 0
        go_to(s, turn.step - 1, picked=turn.picked, touched=turn.touched)
        s.stack.append(end_window(s, turn))


def pass_token(s: NewAngeles, f: Frame) -> None:
    """NA 4.2: the active player token passes to the next player on the left."""
    s.active = (s.active + 1) % s.setting.seats


TURN_SCRIPT: Final[Effect] = [
    Do(start_turn),
    Do(refresh),
    Do(make_deal),
    Stop(AFTER_DEAL, BEFORE_END_OF_TURN),
    Do(end_of_turn),
    DiscardDown(),
    Do(pass_token),
]

# Rounds.

COURSE: Final = (STANDARD_ROUND, STANDARD_ROUND, DEMAND_ROUND) * DEMAND_ROUNDS  # NA 51.1, R-68


def begin_round(s: NewAngeles, f: Frame) -> None:
    """NA 51.1, 51.2: a standard round begins; the round track token moves."""
    s.round += 1
    s.emit("round", NOBODY, (s.round,))


def next_turn(s: NewAngeles, f: Frame) -> None:
    """NA 3.4, 67.4: another turn begins as long as assets lie on the turn track."""
    if s.track:
        go_to(s, f.step)
        s.stack.append(Frame(TURN))


def open_production(s: NewAngeles, f: Frame) -> None:
    """NA 44: begin the Production Phase."""
    s.stack.append(production_frame(s))


def production_frame(s: NewAngeles) -> Frame:
    """NA 44.0: the frame that exploits each district with an android. Its `touched` is the bit set of those left."""
    return Frame(PRODUCTION, seat=NOBODY, touched=s.tokens[ANDROID])


def upcoming_production(s: NewAngeles) -> list[int]:
    """NA 43.1, 44.0: how far each resource would move on its track if the Production Phase came now.

    The phase runs on a copy of the public board, so neither assets nor hidden cards affect it.
    """
    city = fresh(s.setting)
    city.silent = True
    city.tokens, city.supply, city.threat = s.tokens[:], s.supply[:], s.threat
    city.stack = [production_frame(city)]
    MACHINE.settle(city)
    return [after - before for before, after in zip(s.supply, city.supply, strict=True)]


def exploit_next(s: NewAngeles, f: Frame) -> None:
    """NA 27.7: exploit the next district, lowest number first."""
    districts_left = f.touched
    if districts_left:
        district = members(districts_left)[0]
        go_to(s, f.step, touched=districts_left & ~(1 << district))
        exploit(s, district)


STANDARD_SCRIPT: Final[Effect] = [
    Do(begin_round),
    Do(next_turn),
    Stop(BEFORE_PRODUCTION, phase="action"),
    Do(open_production),
    Stop(BEFORE_EVENT, phase="production"),
    Do(open_event),
    RoundEnds(),
]
PRODUCTION_SCRIPT: Final[Effect] = [Do(exploit_next)]
