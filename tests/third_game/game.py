"""Sealed Bids: a tiny game in its own package, with hidden hands, simultaneous bids and a side action.

Everybody has three hidden numbers and three coins. Three prizes, worth 1, 2 and 3 points, are auctioned: all bid one
of their numbers at the same time, and the highest number that only one of them bid takes the prize. At any time a
player may offer a coin to another, who takes or refuses it. The highest sum of points and coins wins.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from neopolis.bots import Bot, Observation
from neopolis.bots.random_bot import RandomBot
from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.event import Event
from neopolis.engine.game import Game, check_seed
from neopolis.engine.log import Log
from neopolis.engine.record import Head, Record, Row, bad_line
from neopolis.engine.refused import Refused
from neopolis.engine.result import Result
from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import Ask, Frame, Machine, Repeat, State
from neopolis.games.definition import ContentPack, GameDefinition, OpenProposal, SideActions
from neopolis.games.wire import Seat, SideCommand
from neopolis.terminal.question import Question
from neopolis.text.catalog import add_locales
from neopolis.text.messages import a_number, message

LOCALES = Path(__file__).parent / "locales"
add_locales(LOCALES)

ROUNDS = 3
DECK = (*range(1, 7), *range(1, 7), *range(1, 7))
OFFER, TAKE, REFUSE, WITHDRAW = range(4)


class Bids(State):
    """Hands, the sealed bids of the open round, points, coins, and the coins on offer as (number, seat, to)."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.hands: list[Row] = [()] * seats
        self.bids = [0] * seats
        self.points = [0] * seats
        self.coins = [3] * seats
        self.played: list[Row] = []
        self.offers: list[Row] = []
        self.offered = 0

    def copy(self) -> "Bids":
        other = Bids(len(self.hands))
        other.copy_flow(self)
        other.hands, other.bids, other.played = self.hands[:], self.bids[:], self.played[:]
        other.points, other.coins, other.offers = self.points[:], self.coins[:], self.offers[:]
        other.offered = self.offered
        return other


class Bid(Ask[Bids]):
    """All seats bid at the same time."""

    def run(self, s: Bids, f: Frame) -> None:
        s.ask((1 << len(s.hands)) - 1)

    def options(self, s: Bids, seat: int) -> list[int]:
        return sorted(set(s.hands[seat]))

    def answer(self, s: Bids, seat: int, option: int) -> bool:
        s.bids[seat] = option
        return True

    def close(self, s: Bids) -> None:
        for seat, bid in enumerate(s.bids):
            hand = list(s.hands[seat])
            hand.remove(bid)
            s.hands[seat] = tuple(hand)
            s.emit("bid", seat, (bid,))
        s.played.append(tuple(s.bids))
        unique = [bid for bid in s.bids if s.bids.count(bid) == 1]
        winner = s.bids.index(max(unique)) if unique else -1
        if winner >= 0:
            s.points[winner] += len(s.played)
        s.emit("prize", winner, (len(s.played),))
        s.bids = [0] * len(s.bids)

    def prompt(self, s: Bids, seat: int) -> str:
        return "bid"

    def cites(self, s: Bids, seat: int) -> tuple[str, ...]:
        return ()


MACHINE: Machine[Bids] = Machine([[Repeat(1, ROUNDS)], [Bid()]])


class BidsGame(Game[Bids]):
    """A game of Sealed Bids."""

    def __init__(self, state: Bids) -> None:
        super().__init__(MACHINE, state, len(state.hands))

    def duplicate(self, state: Bids) -> Bids:
        return state.copy()

    def copy(self) -> "BidsGame":
        game = BidsGame(self.s)
        game.take_over(self)
        return game

    def write(self, state: Bids, writer: Writer) -> None:
        writer.word("sealed-bids")
        writer.row((state.rng, state.asked, state.all_asked, state.step_number, state.offered))
        writer.rows([frame.row() for frame in state.stack])
        writer.rows([tuple(state.bids), tuple(state.points), tuple(state.coins)])
        for rows in (state.hands, state.played, state.offers):
            writer.rows(rows)

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        points = tuple([self.s.points[seat] + self.s.coins[seat] for seat in range(self.seats)])
        return Result(tuple([seat for seat in range(self.seats) if points[seat] == max(points)]), points, "prizes")

    def question(self, seat: object) -> str:
        self._asked(seat)
        return message("sealed-bids-question", {"prize": len(self.s.played) + 1})

    def describe(self, seat: int, option: int) -> str:
        return message("sealed-bids-option", {"number": option})

    def view(self, seat: object) -> dict[str, object]:
        viewer = None if seat is None else self._check_seat(seat)
        s = self.s
        players = [
            {"seat": one, "points": s.points[one], "coins": s.coins[one], "cards": len(s.hands[one])}
            for one in range(self.seats)
        ]
        offers = [{"number": number, "from": giver, "to": to} for number, giver, to in s.offers]
        own = {} if viewer is None else {"hand": s.hands[viewer], "bid": self.open_picks(viewer)}
        return {"awaited": self.deciders, "played": s.played, "players": players, "offers": offers, **own}

    def do_side_action(self, seat: int, row: Row) -> None:
        s = self.s
        verb, about = row if len(row) == 2 else (-1, -1)
        standing = [one for one in s.offers if one[0] == about]
        if verb == OFFER and 0 <= about < self.seats and about != seat and s.coins[seat]:
            s.offered += 1
            s.offers.append((s.offered, seat, about))
            s.emit("offer", seat, (about, s.offered))
        elif standing and verb in (TAKE, REFUSE, WITHDRAW) and seat == standing[0][1 if verb == WITHDRAW else 2]:
            self._settle(verb, standing[0])
        else:
            raise Refused("sealed-bids-not-now")

    def _settle(self, verb: int, offer: Row) -> None:
        _, giver, to = offer
        if verb == TAKE and not self.s.coins[giver]:
            raise Refused("sealed-bids-no-coin")
        self.s.offers.remove(offer)
        if verb == TAKE:
            self.s.coins[giver] -= 1
            self.s.coins[to] += 1
        self.s.emit(("", "take", "refuse", "withdraw")[verb], giver if verb == WITHDRAW else to, (giver,))

    def imagine(self, seat: object, seed: object) -> "BidsGame":
        viewer = self._check_seat(seat)
        dice = Dice(seeded(check_seed(seed)))
        world = BidsGame(self.anchor.copy())
        s = world.s
        unknown = list(DECK)
        for card in (*s.hands[viewer], *[card for row in s.played for card in row]):
            unknown.remove(card)
        unknown = dice.shuffled(unknown)
        for other in range(self.seats):
            if other != viewer:
                s.hands[other] = tuple([unknown.pop() for _ in s.hands[other]])
        s.rng = dice.rng
        world.anchor = s.copy()
        for at in range(0, len(self.after_anchor), 3):
            other, option = self.after_anchor[at + 1], self.after_anchor[at + 2]
            if option < 0:
                world.side_action(other, self.side_actions[-1 - option].row)
            else:
                options = world.options(other)
                world.play(other, option if other == viewer else options[dice.below(len(options))])
        return world


class OfferCoin(SideCommand, frozen=True, tag="offer-coin"):
    to: Seat


class TakeCoin(SideCommand, frozen=True, tag="take-coin"):
    number: int


class RefuseCoin(SideCommand, frozen=True, tag="refuse-coin"):
    number: int


class Coins(SideActions[BidsGame]):
    """The side actions: offering a coin, and taking or refusing it."""

    commands = (OfferCoin, TakeCoin, RefuseCoin)

    def row(self, game: BidsGame, command: SideCommand) -> Row:
        if isinstance(command, OfferCoin):
            return (OFFER, command.to)
        assert isinstance(command, TakeCoin | RefuseCoin)
        return (TAKE if isinstance(command, TakeCoin) else REFUSE, command.number)

    def state(self, game: BidsGame, seat: int | None) -> list[str]:
        return [
            message("sealed-bids-open-offer", {"number": number, "giver": f"{{{giver}}}", "to": f"{{{to}}}"})
            for number, giver, to in game.s.offers
        ]

    def open_proposals(self, game: BidsGame) -> list[OpenProposal]:
        return [OpenProposal(number, giver, to, is_public=True) for number, giver, to in game.s.offers]

    def is_proposal(self, row: Row) -> bool:
        return row[0] == OFFER

    def decline(self, number: int) -> Row:
        return (REFUSE, number)

    def withdraw(self, number: int) -> Row:
        return (WITHDRAW, number)


class PoliteBot(Bot[BidsGame]):
    """Bids its lowest number, and takes every coin."""

    def choose(self, observation: Observation[BidsGame]) -> int:
        return observation.options[0]

    def side_action(self, observation: Observation[BidsGame]) -> Row | None:
        offers = observation.imagine(0).s.offers
        return next(((TAKE, number) for number, _, to in offers if to == observation.seat), None)


LABELS = (
    *("awaited", "played", "players", "points", "coins", "cards", "offers", "number", "from", "to", "hand", "bid"),
    *("offer-coin", "take-coin", "refuse-coin"),
)


class SealedBids(GameDefinition[BidsGame, Question]):
    """The definition of Sealed Bids, through which the rest of the program plays it."""

    name = "sealed-bids"
    version = "1"
    least_seats, most_seats, usual_seats = 2, 4, 3
    default_bot = "polite"
    side_actions = Coins()

    @property
    def labels(self) -> Mapping[str, str]:
        return {name: message(f"sealed-bids-label-{name}", {}) for name in LABELS}

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[BidsGame]]]:
        return {"random": RandomBot, "polite": lambda seed: PoliteBot()}

    def begin(self, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None) -> BidsGame:
        check_seed(seed)
        if type(seats) is not int or not 2 <= seats <= 4:
            raise Refused("bad-option", name="seats", allowed=a_number(2, 4), value=str(seats))
        s = Bids(seats)
        s.rng = seeded(seed)
        cards = s.shuffled(list(DECK))
        s.hands = [tuple(sorted(cards[ROUNDS * seat : ROUNDS * (seat + 1)])) for seat in range(seats)]
        s.stack = [Frame(0)]
        MACHINE.settle(s)
        game = BidsGame(s)
        game.log = Log(Head(self.name, self.version, "", seed, {"seats": seats}))
        game.settle_anchor()
        return game

    def restart(self, head: Head, game: BidsGame) -> BidsGame:
        seats = head.options.get("seats")
        return self.begin(seats if isinstance(seats, int) else 0, head.seed, {}, None)

    def replay(self, record: str, content: ContentPack | None = None) -> BidsGame:
        read = Record(record)
        if (read.head.game, read.head.version) != (self.name, self.version):
            raise bad_line(1, "record-game", game=read.head.game)
        game = self.restart(read.head, BidsGame(Bids(2)))
        game.play_record(read)
        return game

    def decode(self, data: bytes) -> BidsGame:
        reader = Reader(data)
        try:
            if reader.word() != self.name:
                raise bad_bytes("bytes-game")
            flow, frames, numbers = reader.row(), reader.rows(), reader.rows()
            s = Bids(len(numbers[0]))
            s.rng, s.asked, s.all_asked, s.step_number, s.offered = flow
            s.stack = [Frame(*row) for row in frames]
            s.bids, s.points, s.coins = [list(row) for row in numbers]
            s.hands, s.played, s.offers = reader.rows(), reader.rows(), reader.rows()
            game = BidsGame(s)
            game.settle_anchor()
            game.read_after_anchor(reader)
        except (IndexError, ValueError, TypeError):
            raise bad_bytes("bytes-position") from None
        reader.finish()
        return game

    def event_text(self, game: BidsGame, event: Event, names: list[str]) -> str:
        who = names[event.seat] if event.seat >= 0 else message("sealed-bids-nobody", {})
        thing = event.things[0]
        if event.kind in ("bid", "prize"):
            return message(f"sealed-bids-{event.kind}", {"player": who, "number": thing})
        return message(f"sealed-bids-{event.kind}", {"player": who, "other": names[thing]})


GAME = SealedBids()
