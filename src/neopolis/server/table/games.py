"""The games as a table takes them from their boxes: how each is started, replayed, decoded and traded in."""

from __future__ import annotations

from typing import Final

from neopolis.engine.log import Log
from neopolis.engine.record import Head, Record, Row, write_record
from neopolis.engine.refused import Refused
from neopolis.games.neom import game as neom
from neopolis.games.neom.bots import BOTS
from neopolis.games.neom.content.pack import default_pack as neom_pack
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.saving import GAME as NEOM
from neopolis.games.neom.saving import VERSION as NEOM_VERSION
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles import older_versions
from neopolis.games.new_angeles.bots import BOTS as NEW_ANGELES_BOTS
from neopolis.games.new_angeles.content.pack import default_pack as new_angeles_pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from neopolis.games.new_angeles.saving import GAME as NEW_ANGELES
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, COUNTER_PROPOSE, DECLINE, PROPOSE, WITHDRAW
from neopolis.server.table.commands import Accept, Counter, Decline, Propose, Weigh, Withdraw
from neopolis.server.table.log_events import Plan

Played = NeomGame | NewAngelesGame
Trade = Propose | Counter | Accept | Decline | Withdraw


class Kind:
    """A game that can be played at a table. `options` are the wishes a plan may have, each with what can be wished."""

    name = ""
    least = 1
    most = 1
    version = ""
    readable: tuple[str, ...] = ()  # the rules versions whose logs can be read
    bots: tuple[str, ...] = ()
    stand_in = ""  # the kind of bot that answers for a person
    talks = False  # whether there is something to do besides answering

    @property
    def content(self) -> str:
        """The hash of the content in use."""
        raise NotImplementedError

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        raise NotImplementedError

    def start(self, plan: Plan, seed: int) -> Played:
        """A new game; Refused if the plan cannot be played."""
        raise NotImplementedError

    def replay(self, record: str) -> Played:
        """The game of a record."""
        raise NotImplementedError

    def decode(self, data: bytes) -> Played:
        """The game that `encode` wrote; it keeps neither record nor history."""
        raise NotImplementedError

    def translate_option(self, version: str, option: int) -> int:
        """An option in the log of an older version: the number of the same thing now."""
        return option

    def translate_row(self, version: str, row: Row) -> Row:
        """The same for the row of a side action."""
        return row

    def wishes(self, plan: Plan) -> dict[str, str]:
        """A plan's options, if all are known."""
        for name in plan.options:
            if name not in self.options:
                raise Refused("unknown-option", name=name[:40], known=", ".join(self.options))
        return plan.options


class NeomKind(Kind):
    """NEOM for 1 to 5."""

    name = NEOM
    most = neom.MOST_SEATS
    version = NEOM_VERSION
    readable = (NEOM_VERSION,)
    bots = tuple(BOTS)
    stand_in = "greedy"

    @property
    def content(self) -> str:
        return neom_pack().hash

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        return {
            "variant": ("standard", "beginner"),
            "tiles": tuple(neom.TILE_SETS),
            "seller_money": ("before-disaster", "after-disaster"),
        }

    def start(self, plan: Plan, seed: int) -> NeomGame:
        wishes = self.wishes(plan)
        return neom.start(
            plan.seats,
            seed,
            variant=wishes.get("variant", "standard"),
            tiles=wishes.get("tiles"),
            seller_money=wishes.get("seller_money", "before-disaster"),
        )

    def replay(self, record: str) -> NeomGame:
        return neom.replay(record)

    def decode(self, data: bytes) -> NeomGame:
        return neom.decode(data)


class NewAngelesKind(Kind):
    """New Angeles for 4 to 6."""

    name = NEW_ANGELES
    least = new_angeles.LEAST_SEATS
    most = new_angeles.MOST_SEATS
    version = older_versions.VERSION
    readable = older_versions.READABLE
    bots = tuple(NEW_ANGELES_BOTS)
    stand_in = "plain"
    talks = True

    @property
    def content(self) -> str:
        return new_angeles_pack().hash

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        setups = tuple([name for name in new_angeles_pack().setup_names if name])
        return {"setup": setups, "corporations": tuple(CORPORATION_NAMES)}

    def start(self, plan: Plan, seed: int) -> NewAngelesGame:
        wishes = self.wishes(plan)
        named = wishes.get("corporations")
        corporations = None if named is None else [name.strip() for name in named.split(",")]
        return new_angeles.start(plan.seats, seed, corporations=corporations, setup=wishes.get("setup"))

    def replay(self, record: str) -> NewAngelesGame:
        return new_angeles.replay(record)

    def decode(self, data: bytes) -> NewAngelesGame:
        return new_angeles.decode(data)

    def translate_option(self, version: str, option: int) -> int:
        return older_versions.translate_option(version, option)

    def translate_row(self, version: str, row: Row) -> Row:
        return older_versions.translate_row(version, row)


KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (NeomKind(), NewAngelesKind())}


def kind_of(game: str) -> Kind:
    """A game by name."""
    if game not in KINDS:
        raise Refused("no-such-game", game=game[:40], known=", ".join(KINDS))
    return KINDS[game]


def go_on(kind: Kind, world: bytes) -> Played:
    """An imagined game, with a history that begins now."""
    game = kind.decode(world)
    game.log = Log(Head(kind.name, kind.version, kind.content, 0, {"seats": game.seats}))
    return game


def cut(record: str, moves: int) -> str:
    """A record up to a move."""
    read = Record(record)
    if not 0 <= moves <= len(read.acts):
        raise Refused("no-moves", move=moves, moves=len(read.acts))
    return record if moves == len(read.acts) else write_record(read.head, read.acts[:moves], None)


def trade_row(game: Played, seat: int, command: Trade) -> Row:
    """A trade as an aside's row, tried out: Refused if it is not allowed now."""
    if isinstance(game, NeomGame):
        raise Refused("no-asides")
    row = _row(game, command)
    game.copy().side_action(seat, row)
    return row


def _row(game: NewAngelesGame, command: Trade) -> Row:
    if isinstance(command, Propose):
        terms = (*terms_row(game.s, command.gives), *terms_row(game.s, command.wants))
        return (PROPOSE, command.to, int(command.whisper), *terms)
    if isinstance(command, Counter):
        return (COUNTER_PROPOSE, command.number, *terms_row(game.s, command.gives), *terms_row(game.s, command.wants))
    verbs = {Accept: ACCEPT, Decline: DECLINE, Withdraw: WITHDRAW}
    return (verbs[type(command)], command.number)


def as_proposal(command: Weigh) -> Propose | Counter:
    """The trade that somebody thinks of, as it would be proposed."""
    if command.number >= 0:
        return Counter(command.id, command.number, command.gives, command.wants)
    return Propose(command.id, command.to, command.gives, command.wants, command.whisper)


def is_proposal(row: Row) -> bool:
    """Whether an aside offers something."""
    return row[0] in (PROPOSE, COUNTER_PROPOSE)


def never_mind(game: Played, seat: int) -> list[Row]:
    """The asides that withdraw all that a seat has proposed."""
    return [(WITHDRAW, number) for number, proposer, _ in offers(game) if proposer == seat]


def no_thanks(number: int) -> Row:
    """The aside that declines a proposal."""
    return (DECLINE, number)


def offers(game: Played) -> list[tuple[int, int, int]]:
    """The open proposals: number, from whom, to whom."""
    if isinstance(game, NeomGame):
        return []
    return [(one.number, one.seat, one.to) for one in game.s.lane.proposals]


def open_offers(game: Played) -> list[tuple[int, int, int]]:
    """Those of them that everybody knows of."""
    if isinstance(game, NeomGame):
        return []
    return [(one.number, one.seat, one.to) for one in game.s.lane.proposals if not one.is_whisper]
