"""New Angeles' public interface: start, decode and replay a game, and the game itself."""

from __future__ import annotations

from typing import Final

from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.event import Event
from neopolis.engine.game import Game, check_seed
from neopolis.engine.log import Log
from neopolis.engine.record import Head, Options, Record, bad_line, read_acts
from neopolis.engine.refused import Refused
from neopolis.engine.result import Result
from neopolis.engine.rng import Dice, seeded
from neopolis.engine.script import Frame, first_seat
from neopolis.games.new_angeles.content.pack import Pack, default_pack, has_name, known_pack, remember
from neopolis.games.new_angeles.ids import CORPORATION_NAMES, CORPORATIONS
from neopolis.games.new_angeles.knowledge.derived import derived_of
from neopolis.games.new_angeles.knowledge.imagining import redeal
from neopolis.games.new_angeles.knowledge.view import View, view_of
from neopolis.games.new_angeles.older_versions import READABLE, VERSION, rules_of, translate
from neopolis.games.new_angeles.rules import flow as flow  # fills the machine's scripts
from neopolis.games.new_angeles.rules.machine import MACHINE
from neopolis.games.new_angeles.rules.scripts import GAME as GAME_SCRIPT
from neopolis.games.new_angeles.rules.state import BY_THREAT, NewAngeles, Row, Setting, fresh
from neopolis.games.new_angeles.rules.stops import (
    CALL_NAMES,
    MODE_NAMES,
    NEVER,
    SCOPE_NAMES,
    STOP_NAMES,
    Stop,
    no_calls,
)
from neopolis.games.new_angeles.rules.winning import winners
from neopolis.games.new_angeles.saving import GAME, read_state, read_version, write_state
from neopolis.games.new_angeles.text.notation import option_label, option_text, question_text
from neopolis.games.new_angeles.trading.ledger import OPEN
from neopolis.games.new_angeles.trading.ledger_view import ProposalView, proposal_views
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import (
    ACCEPT,
    CALL_STOP,
    COUNTER_PROPOSE,
    DECLINE,
    DISMISS_STOPS,
    PROPOSE,
    WITHDRAW,
    act,
    void_row,
)
from neopolis.text.messages import a_number, message, named

LEAST_SEATS: Final = 4
MOST_SEATS: Final = 6
NOTHING: Final = Terms()


class NewAngelesGame(Game[NewAngeles]):
    """A game of New Angeles."""

    def __init__(self, state: NewAngeles) -> None:
        super().__init__(MACHINE, state, state.setting.seats)

    def duplicate(self, state: NewAngeles) -> NewAngeles:
        return state.copy()

    def write(self, state: NewAngeles, writer: Writer) -> None:
        write_state(state, writer)

    def copy(self) -> NewAngelesGame:
        """An independent game at the same point, without record and history."""
        game = NewAngelesGame(self.s)
        game.take_over(self)
        return game

    @property
    def pack(self) -> Pack:
        """The content pack in use."""
        return self.s.setting.pack

    @property
    def result(self) -> Result | None:
        """NA 69: the winners, each seat's capital, and how the game ended; None until it is over."""
        s = self.s
        if not self.over:
            return None
        won = winners(s.setting.corporations, s.capital, s.rivals, s.ended)
        return Result(tuple(won), tuple(s.capital), "threat" if s.ended == BY_THREAT else "demand")

    def view(self, seat: object) -> View:
        """All that a seat may know; None is a spectator."""
        return view_of(self.s, None if seat is None else self._check_seat(seat))

    def shown_to(self, seat: int | None) -> object:
        return (view_of(self.s, seat), derived_of(self.s, seat))

    # NA 65: trades. Every seat may trade, even while another seat is asked.

    def do_side_action(self, seat: int, row: Row) -> None:
        act(self.s, seat, row)

    @property
    def topic(self) -> str:
        """The prompt of the current question. Everybody may know it."""
        s = self.s
        return MACHINE.asking(s).prompt(s, first_seat(s.asked)) if s.asked else ""

    @property
    def asks_to_continue(self) -> bool:
        """R-133: whether the game waits at a stop."""
        return self.s.asked != 0 and isinstance(MACHINE.asking(self.s), Stop)

    def is_called(self, seat: object) -> bool:
        """Whether a proposal is addressed to a seat, or a gift that it promised is due."""
        ledger = self.s.ledger
        if not ledger.busy:
            return False
        return any([one.to == seat for one in ledger.proposals]) or any(
            [pledge.seat == seat and pledge.is_due and pledge.status == OPEN for pledge in ledger.pledges]
        )

    def void_side_action(self, seat: int, row: Row) -> Row:
        return void_row(seat, row)

    def is_reaction(self, row: Row) -> bool:
        """R-39: whether a side action reacts to something. Calling or dismissing stops does not."""
        return row[0] not in (CALL_STOP, DISMISS_STOPS)

    def propose(
        self, seat: object, to: object, gives: object = NOTHING, wants: object = NOTHING, whisper: object = False
    ) -> int:
        """NA 65.0: offer another seat a trade, in the open or as a whisper. Returns the proposal's number."""
        speaker, hearer = self._check_seat(seat), self._check_seat(to)
        if whisper is not True and whisper is not False:
            raise Refused("bad-whisper", ("R-132",), value=named(whisper))
        terms = (*terms_row(self.s, gives), *terms_row(self.s, wants))
        self.side_action(speaker, (PROPOSE, hearer, 1 if whisper else 0, *terms))
        return self.s.ledger.proposals[-1].number

    def accept(self, seat: object, number: object) -> list[Event]:
        """NA 65.0: consent to a proposal; everything except its promises is done immediately."""
        return self.side_action(seat, (ACCEPT, _number(number)))

    def decline(self, seat: object, number: object) -> list[Event]:
        """Decline a proposal."""
        return self.side_action(seat, (DECLINE, _number(number)))

    def withdraw(self, seat: object, number: object) -> list[Event]:
        """Take back one's own proposal."""
        return self.side_action(seat, (WITHDRAW, _number(number)))

    def counter(self, seat: object, number: object, gives: object = NOTHING, wants: object = NOTHING) -> int:
        """Decline a proposal, and propose something else instead. Returns the new proposal's number."""
        terms = (*terms_row(self.s, gives), *terms_row(self.s, wants))
        self.side_action(seat, (COUNTER_PROPOSE, _number(number), *terms))
        return self.s.ledger.proposals[-1].number

    def call_stop(self, seat: object, moment: object, how: object = "once") -> list[Event]:
        """R-133: stop the game at a moment such as "demand", so that all can trade. `how`: once, standing or cancel."""
        return self.side_action(seat, (CALL_STOP, _index(STOP_NAMES, moment), _index(CALL_NAMES, how)))

    def dismiss_stops(self, seat: object, scope: object) -> list[Event]:
        """R-133: no longer be asked at stops, for this "round" or "game"; "" to be asked again."""
        return self.side_action(seat, (DISMISS_STOPS, _index(SCOPE_NAMES, scope)))

    def proposals(self, seat: object) -> list[ProposalView]:
        """The open proposals that a seat (None: a spectator) knows of."""
        return proposal_views(self.s.ledger.visible_to(None if seat is None else self._check_seat(seat)))

    def question(self, seat: object) -> str:
        """The current question as a sentence."""
        asked = self._asked(seat)
        return question_text(self.s, asked, MACHINE.asking(self.s).prompt(self.s, asked))

    def describe(self, seat: int, option: int) -> str:
        return option_text(self.pack, option)

    def label(self, seat: int, option: int) -> str:
        return option_label(self.pack, option)

    def imagine(self, seat: object, seed: object) -> NewAngelesGame:
        """A game that the seat cannot tell from this one: hidden cards are dealt again, hidden picks are made again.

        It leaves out picks that closed a step without the seat noticing.
        """
        viewer = self._check_seat(seat)
        dice = Dice(seeded(check_seed(seed)))
        state = self.known_to(viewer).s.copy()
        redeal(state, viewer, dice)
        for other in range(self.seats):
            if other != viewer and state.all_asked >> other & 1 and not state.asked >> other & 1:
                options = MACHINE.asking(state).options(state, other)
                state.picks[other] = options[dice.below(len(options))]
            elif other != viewer:
                state.picks[other] = 0
        state.rng = dice.rng
        world = NewAngelesGame(state)
        world.settle_anchor()
        return world


def _index(names: tuple[str, ...], name: object) -> int:
    """The index of a name; -1, which every side action refuses, if it is unknown."""
    return names.index(name) if isinstance(name, str) and name in names else -1


def _number(number: object) -> int:
    if type(number) is int:
        return number
    raise Refused("no-such-proposal", ("NA 65.0",), number=named(number))


def _corporations(seats: object, corporations: object, dice: Dice) -> Row:
    """NA 0.6, R-67: the corporations asked for, by seat, or random ones."""
    if type(seats) is not int or not LEAST_SEATS <= seats <= MOST_SEATS:
        allowed = a_number(LEAST_SEATS, MOST_SEATS)
        raise Refused("bad-option", ("NA 0.6",), name="seats", allowed=allowed, value=named(seats))
    if corporations is None:
        return tuple(dice.shuffled(list(range(CORPORATIONS)))[:seats])
    wanted = [*corporations] if isinstance(corporations, list | tuple) else []
    if len(wanted) != seats or len([name for name in CORPORATION_NAMES if name in wanted]) != seats:
        allowed = message("allowed-different", {"count": seats, "known": ", ".join(CORPORATION_NAMES)})
        raise Refused("bad-option", ("NA 0.6", "R-67"), name="corporations", allowed=allowed, value=named(corporations))
    return tuple([CORPORATION_NAMES.index(name) for name in wanted])


def _setup(setup: object, pack: Pack) -> int:
    """NA 0.3: the setup card asked for, or 0 for a random one."""
    names = [name for name in pack.setup_names if name]
    if setup is None:
        return 0
    if not isinstance(setup, str) or setup not in names:
        raise Refused("bad-option", ("NA 0.3",), name="setup", allowed=", ".join(names), value=named(setup))
    return pack.setup_names.index(setup)


def _stops(stops: object) -> int:
    """R-133: whose stops count; nobody's if the option is not given."""
    if stops is None:
        return NEVER
    if not isinstance(stops, str) or stops not in MODE_NAMES:
        raise Refused("bad-option", ("R-133",), name="stops", allowed=", ".join(MODE_NAMES), value=named(stops))
    return MODE_NAMES.index(stops)


def checked_pack(content: object) -> Pack | None:
    """The given content pack, remembered so that saved games can name it; None if none is given."""
    if content is None:
        return None
    if not isinstance(content, Pack):
        raise Refused("bad-option", name="content", allowed=message("allowed-pack", {}), value=named(content))
    return remember(content)


def start(
    seats: object = None,
    seed: object = None,
    *,
    corporations: object = None,
    setup: object = None,
    stops: object = None,
    content: object = None,
    **more: object,
) -> NewAngelesGame:
    """A new game.

    If `corporations` (names, by seat) or `setup` (a name) is None, it is random. `stops` is "never" (the default),
    "called" or "always" (R-133).
    """
    if more:
        raise Refused("unknown-option", name=sorted(more)[0], known="corporations, setup, stops, content")
    return start_by(VERSION, seats, seed, corporations, setup, stops, content)


def start_by(
    version: str,
    seats: object,
    seed: object,
    corporations: object = None,
    setup: object = None,
    stops: object = None,
    content: object = None,
) -> NewAngelesGame:
    """NA 0: a new game by the rules of a version. Its record names the last version that has these rules."""
    number = check_seed(seed)
    pack = checked_pack(content) or default_pack()
    dice = Dice(seeded(number))
    dealt = _corporations(seats, corporations, dice)
    card = _setup(setup, pack)
    mode = _stops(stops)
    s = fresh(Setting(pack, dealt, card, mode, rules_of(version)))
    s.stops = no_calls(mode, len(dealt))
    s.rng = dice.rng
    s.stack = [Frame(GAME_SCRIPT)]
    MACHINE.settle(s)
    game = NewAngelesGame(s)
    log = Log(Head(GAME, str(s.setting.rules), pack.hash, number, _options(s.setting, corporations is not None)))
    log.open_events = s.events
    game.log = log
    game.settle_anchor()
    return game


def _options(setting: Setting, corporations_named: bool) -> Options:
    """NA 0.3, R-67, R-133: the options that a record names: the number of seats, and all that are not the default."""
    options: Options = {"seats": setting.seats}
    if corporations_named:
        options["corporations"] = ", ".join([CORPORATION_NAMES[corporation] for corporation in setting.corporations])
    if setting.setup:
        options["setup"] = setting.pack.setup_names[setting.setup]
    if setting.stops != NEVER:
        options["stops"] = MODE_NAMES[setting.stops]
    return options


def decode(data: object, content: object = None) -> NewAngelesGame:
    """The game that `encode` wrote."""
    pack = checked_pack(content)
    reader = Reader(data)
    try:
        version = read_version(reader)
        game = NewAngelesGame(read_state(reader, pack, version))
        game.settle_anchor()
        for seat, done in read_acts(reader):
            game.act((seat, translate(version, done)))
        game.read_set_aside(reader)
    except (IndexError, KeyError, ValueError, OverflowError, AssertionError, TypeError):
        raise bad_bytes("bytes-position") from None
    reader.finish()
    return game


def replay(record: object, content: object = None) -> NewAngelesGame:
    """Replays a record and returns its game. Every move and the result are checked."""
    given = checked_pack(content)
    read = Record(record)
    head = read.head
    if head.game != GAME:
        raise bad_line(1, "record-game", game=head.game)
    if head.version not in READABLE:
        raise Refused("record-version", recorded=head.version, here=VERSION)
    pack = given if given is not None else known_pack(head.content)
    if pack is None or not has_name(pack, head.content):
        here = default_pack().hash if pack is None else pack.hash
        raise Refused("record-content", recorded=head.content, here=here)
    game = start_from(head, pack)
    read.acts = [(seat, translate(head.version, done)) for seat, done in read.acts]
    game.play_record(read)
    return game


def start_from(head: Head, pack: Pack) -> NewAngelesGame:
    """The game that a record began with, before its first answer."""
    options: dict[str, object] = {**head.options}
    seats = options.pop("seats", None)
    named_ones = options.pop("corporations", None)
    setup = options.pop("setup", None)
    stops = options.pop("stops", None)
    if options:
        raise bad_line(1, "record-other-options")
    corporations = named_ones.split(", ") if isinstance(named_ones, str) else named_ones
    return start_by(head.version, seats, head.seed, corporations, setup, stops, pack)
