"""The summary of many games of New Angeles: sums that can be added in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, Self, TypeVar

import msgspec

from neopolis.engine.record import Record
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION, CORPORATION_NAMES, FEDERALIST
from neopolis.games.new_angeles.knowledge.view import PlayerView
from neopolis.games.new_angeles.summary.course import LAST_STAGE, STAGES, Stage, course
from neopolis.games.new_angeles.trading.ledger import STATUS_NAMES
from neopolis.games.spread import Plain, Spread, one

# How a game ended, as in results.
DEMAND: Final = "demand"
THREAT: Final = "threat"
ENDS: Final = (DEMAND, THREAT)

# NA 50: the kinds of rival cards.
OTHER: Final = "other"
OWN: Final = "own"
FEDERALIST_KIND: Final = "federalist"
RIVALS: Final = (OTHER, OWN, FEDERALIST_KIND)


class Sums(Protocol):
    """Sums that can be added to each other."""

    def add(self, other: Self) -> None: ...


K = TypeVar("K")
A = TypeVar("A", bound=Sums)


def take_in(own: dict[K, A], other: dict[K, A], empty: Callable[[], A]) -> None:
    """Add each sum in `other` to the one with the same key in `own`."""
    for key, sums in other.items():
        own.setdefault(key, empty()).add(sums)


class Part(msgspec.Struct):
    """Games, wins and capital of a corporation, a seat, a bot or a rival card.

    If several players win the same game (NA 69), each of them counts as a winner.
    """

    played: int = 0
    wins: int = 0
    capital: Spread = msgspec.field(default_factory=Spread)

    def add(self, other: Part) -> None:
        self.played += other.played
        self.wins += other.wins
        self.capital.add(other.capital)

    @property
    def rate(self) -> float:
        """Wins per game."""
        return self.wins / self.played if self.played else 0.0

    def plain(self) -> Plain:
        share = {"played": self.played, "wins": self.wins, "rate": round(self.rate, 4)}
        return {**share, "capital": self.capital.plain()}


class StageTally(msgspec.Struct):
    """A round in the games that reached it: threat at its end, games lost in it, demands met."""

    threat: Spread = msgspec.field(default_factory=Spread)
    lost: int = 0
    met: int = 0

    def add(self, other: StageTally) -> None:
        self.threat.add(other.threat)
        self.lost += other.lost
        self.met += other.met

    @property
    def games(self) -> int:
        return self.threat.count

    def plain(self) -> Plain:
        return {"games": self.games, "lost": self.lost, "met": self.met, "threat": self.threat.plain()}


class NewAngelesSummary(msgspec.Struct):
    """The summary of games with the same seats and bots."""

    games: int = 0
    ends: dict[str, int] = {}  # games by how they ended
    winners: dict[int, int] = {}  # games by number of winners
    stages: dict[str, StageTally] = {}
    corporations: dict[str, Part] = {}
    rivals: dict[str, Part] = {}  # by kind of rival card
    bots: dict[str, Part] = {}
    seats: dict[int, Part] = {}
    decisions: Spread = msgspec.field(default_factory=Spread)
    trades: Spread = msgspec.field(default_factory=Spread)
    promises: dict[str, int] = {}  # number of promises by how they ended

    def add(self, other: NewAngelesSummary) -> None:
        """Add the games of another summary."""
        self.games += other.games
        for end, count in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + count
        for number, count in other.winners.items():
            self.winners[number] = self.winners.get(number, 0) + count
        take_in(self.stages, other.stages, StageTally)
        take_in(self.corporations, other.corporations, Part)
        take_in(self.rivals, other.rivals, Part)
        take_in(self.bots, other.bots, Part)
        take_in(self.seats, other.seats, Part)
        self.decisions.add(other.decisions)
        self.trades.add(other.trades)
        for status, count in other.promises.items():
            self.promises[status] = self.promises.get(status, 0) + count

    @property
    def survived(self) -> int:
        """NA 69: games that did not end by threat."""
        return self.ends.get(DEMAND, 0)

    @property
    def lost(self) -> int:
        """NA 63: games that ended by threat."""
        return self.ends.get(THREAT, 0)

    @property
    def third_demand(self) -> int:
        """Games that reached the third demand round."""
        return self.stages.get(LAST_STAGE, StageTally()).games

    @property
    def nobody(self) -> int:
        """Games that nobody won."""
        return self.winners.get(0, 0)

    @property
    def federalist(self) -> int:
        """NA 28: games that the Federalist won."""
        return self.rivals.get(FEDERALIST_KIND, Part()).wins

    def win_ratios(self) -> dict[str, float]:
        """Wins per game of each corporation, divided by the mean over all corporations that played."""
        rates = {name: self.corporations[name].rate for name in CORPORATION_NAMES if name in self.corporations}
        mean = sum(rates.values()) / len(rates) if rates else 0.0
        return {name: rate / mean if mean else 0.0 for name, rate in rates.items()}

    def plain(self, bots: tuple[str, ...]) -> Plain:
        """The summary as plain data."""
        ratios = self.win_ratios()
        return {
            "games": self.games,
            "survived": self.survived,
            "third_demand": self.third_demand,
            "ends": {end: self.ends.get(end, 0) for end in ENDS},
            "nobody": self.nobody,
            "federalist": self.federalist,
            "winners": {str(number): count for number, count in sorted(self.winners.items())},
            "decisions": self.decisions.plain(),
            "trades": self.trades.plain(),
            "promises": {status: self.promises.get(status, 0) for status in STATUS_NAMES[1:]},
            "stages": [{"stage": name, **self.stages[name].plain()} for name in STAGES if name in self.stages],
            "corporations": [
                {"corporation": name, "ratio": round(ratio, 4), **self.corporations[name].plain()}
                for name, ratio in ratios.items()
            ],
            "rivals": {kind: self.rivals[kind].plain() for kind in RIVALS if kind in self.rivals},
            "bots": {bot: part.plain() for bot, part in sorted(self.bots.items())},
            "seats": [{"seat": seat, "bot": bots[seat], **part.plain()} for seat, part in sorted(self.seats.items())],
        }


def rival_kind(player: PlayerView) -> str:
    """NA 50: the kind of rival on a player's rival card."""
    if player.rival == FEDERALIST:
        return FEDERALIST_KIND
    return OWN if CORPORATION_NAMES[player.rival - CORPORATION] == player.corporation else OTHER


def _stage(stage: Stage, is_end: bool) -> StageTally:
    return StageTally(one(stage.threat), int(is_end), int(stage.met))


def summary_of(game: NewAngelesGame, bots: tuple[str, ...]) -> NewAngelesSummary:
    """The summary of one finished game."""
    result = game.result
    assert result is not None
    stages = course(game.history(None))
    lost = [result.reason == THREAT and stage is stages[-1] for stage in stages]
    summary = NewAngelesSummary(
        games=1,
        ends={result.reason: 1},
        winners={len(result.winners): 1},
        stages={stage.name: _stage(stage, is_end) for stage, is_end in zip(stages, lost, strict=True)},
        decisions=one(len(Record(game.record()).answers)),
        trades=one(len([event for event in game.history(None) if event.kind == "traded"])),
    )
    for pledge in game.s.ledger.pledges:
        status = STATUS_NAMES[pledge.status]
        summary.promises[status] = summary.promises.get(status, 0) + 1
    for player in game.view(None).players:
        part = Part(1, int(player.seat in result.winners), one(player.capital))
        summary.seats[player.seat] = part
        take_in(summary.corporations, {player.corporation: part}, Part)
        take_in(summary.rivals, {rival_kind(player): part}, Part)
        take_in(summary.bots, {bots[player.seat]: part}, Part)
    return summary
