"""What the rules say about the position that a seat sees, so that clients need not compute it.

Everything here follows from what everybody sees, and from the rival cards that the viewer has seen.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from neopolis.games.new_angeles.cards.declaring import alternatives
from neopolis.games.new_angeles.ids import DISTRICTS, RESOURCE_NAMES
from neopolis.games.new_angeles.knowledge.view import known_rival
from neopolis.games.new_angeles.rules.city import is_stopped, output
from neopolis.games.new_angeles.rules.deal import DealStep, deal_step
from neopolis.games.new_angeles.rules.demand import missing
from neopolis.games.new_angeles.rules.rounds import COURSE, upcoming_production
from neopolis.games.new_angeles.rules.scripts import DEMAND_ROUND, STANDARD_ROUND
from neopolis.games.new_angeles.rules.state import BY_DEMAND, BY_THREAT, NewAngeles
from neopolis.games.new_angeles.rules.winning import Reason, is_winner, must_beat, poorer_players, reason, rival_seat
from neopolis.games.new_angeles.trading.terms_row import present_deal

Ending = Literal["", "threat", "demand"]
ENDINGS: Final[dict[int, Ending]] = {0: "", BY_THREAT: "threat", BY_DEMAND: "demand"}


class DistrictOutput(msgspec.Struct, frozen=True):
    """What a district would produce now. `stopped`: a strike or an outage prevents it."""

    primary: int
    secondary: int
    stopped: bool


class Standing(msgspec.Struct, frozen=True):
    """A player whose rival card the viewer knows: whether they would win if the game ended now, and why.

    `rival` is the rival's seat, -1 for the Federalist. `beaten` is how many others have less capital; a player whose
    rival is their own corporation must beat `needed`. During the game, `wins` assumes that the last demand ends it.
    `rule` is the paragraph by which the player wins.
    """

    seat: int
    rival: int
    beaten: int
    needed: int
    wins: bool
    why: Reason
    rule: str


class Derived(msgspec.Struct, frozen=True):
    """Values that follow from a seat's view by the rules.

    `deal_step` is asset, main, counter, support or resolution, "" without a deal. `alternatives` names the two effects
    between which the viewer has to choose, "" if it is asked something else. `promise_deal` is the first deal that a
    promise can be about. `course` is the index of the current round in the content's list of rounds, -1 before the
    first one. `sheet` is the side of the corp sheets in use.

    `production` is by district. By resource, `upcoming` is what the Production Phase would add to the supply now, and
    `missing` is what the demand still needs. `ending` is "threat" or "demand" at the end.
    """

    deal_step: DealStep
    alternatives: str
    promise_deal: int
    course: int
    sheet: int
    production: list[DistrictOutput]
    upcoming: dict[str, int]
    missing: dict[str, int]
    standings: list[Standing]
    ending: Ending


def derived_of(s: NewAngeles, viewer: int | None) -> Derived:
    """What the rules say about the position that a seat (None: a spectator) sees."""
    return Derived(
        deal_step=deal_step(s),
        alternatives="" if viewer is None else alternatives(s, viewer),
        promise_deal=present_deal(s),
        course=_course(s),
        sheet=s.setting.sheet,
        production=[
            DistrictOutput(*output(s, district), is_stopped(s, district)) for district in range(1, DISTRICTS + 1)
        ],
        upcoming=dict(zip(RESOURCE_NAMES, upcoming_production(s), strict=True)),
        missing=dict(zip(RESOURCE_NAMES, missing(s), strict=True)),
        standings=_standings(s, viewer),
        ending=ENDINGS[s.ended],
    )


def _course(s: NewAngeles) -> int:
    if s.round == 0:
        return -1
    standard_rounds = [place for place, script in enumerate(COURSE) if script == STANDARD_ROUND]
    is_demand_round = s.ended == BY_DEMAND or any([frame.script == DEMAND_ROUND for frame in s.stack])
    return standard_rounds[s.round - 1] + is_demand_round


def _rival_rule(seat: int, rival: int) -> str:
    """NA 78: the paragraph of a rival card: another player's corporation, the player's own, or the Federalist."""
    if rival < 0:
        return "NA 78.3"
    return "NA 78.2" if rival == seat else "NA 78.1"


def _standings(s: NewAngeles, viewer: int | None) -> list[Standing]:
    """NA 69: the players whose rival card the viewer knows."""
    corporations, capital = s.setting.corporations, s.capital
    rivals = [(seat, known_rival(s, viewer, seat)) for seat in range(s.setting.seats)]
    return [
        Standing(
            seat=seat,
            rival=rival_seat(corporations, rival),
            beaten=poorer_players(capital, seat),
            needed=must_beat(s.setting.seats),
            wins=is_winner(corporations, capital, rival, s.ended, seat),
            why=reason(corporations, capital, rival, s.ended, seat),
            rule=_rival_rule(seat, rival_seat(corporations, rival)),
        )
        for seat, rival in rivals
        if rival
    ]
