"""NEOM's public interface: start, decode and replay a game, and the game itself."""

from __future__ import annotations

from typing import Final

from neopolis.engine.codec import Reader, Writer, bad_bytes
from neopolis.engine.game import Game, check_seed
from neopolis.engine.log import Log
from neopolis.engine.record import Head, Options, Record, bad_line
from neopolis.engine.refused import Refused
from neopolis.engine.result import Result
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.content.pack import Pack, default_pack, has_name, known_pack, remember
from neopolis.games.neom.knowledge.derived import Derived, derived
from neopolis.games.neom.knowledge.imagining import redeal
from neopolis.games.neom.knowledge.view import View, view_of
from neopolis.games.neom.rules.flow import MACHINE, first_frame
from neopolis.games.neom.rules.scoring import Line, lines, places, rank, total
from neopolis.games.neom.rules.state import Neom, Setting
from neopolis.games.neom.saving import GAME, VERSION, read_state, write_state
from neopolis.games.neom.text.notation import choice_text, option_text, question
from neopolis.text.messages import a_number, message, named, one_of

MOST_SEATS: Final = 5
TILE_SETS: Final = {"1+": 1, "4+": 4, "5+": 5}
DEALT_TILES: Final = (0, 1, 1, 1, 4, 5)  # NEOM 2.6: the tile set by number of players


class NeomGame(Game[Neom]):
    """A game of NEOM."""

    def __init__(self, state: Neom) -> None:
        super().__init__(MACHINE, state, state.setting.seats)

    def duplicate(self, state: Neom) -> Neom:
        return state.copy()

    def write(self, state: Neom, writer: Writer) -> None:
        write_state(state, writer)

    def copy(self) -> NeomGame:
        """An independent game at the same point, without record and history."""
        game = NeomGame(self.s)
        game.take_over(self)
        return game

    @property
    def pack(self) -> Pack:
        """The content pack in use."""
        return self.s.setting.pack

    @property
    def result(self) -> Result | None:
        """NEOM 15.8, 17.8: the player with most points wins, and ties share the victory; a solo player gets a rank."""
        if not self.over:
            return None
        points = tuple([self.score(seat) for seat in range(self.seats)])
        winners = tuple([seat for seat, place in enumerate(places(list(points))) if place == 1])
        title = rank(points[0], self.s.setting.tile_set) if self.seats == 1 else ""
        return Result(winners, points, "points", title)

    def derived(self, seat: object) -> Derived:
        """What the rules say about the position that a seat sees; None is a spectator."""
        return derived(self.s, None if seat is None else self._check_seat(seat))

    def score(self, seat: object) -> int:
        """What a city would score if the game ended now."""
        seat = self._check_seat(seat)
        s = self.s
        return total(self.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])

    def score_lines(self, seat: object) -> list[Line]:
        """The reasons for `score`."""
        seat = self._check_seat(seat)
        s = self.s
        return lines(self.pack, s.cities[seat], s.money[seat] + s.locked[seat], s.final_income[seat])

    def view(self, seat: object) -> View:
        """All that a seat may know; None is a spectator."""
        if seat is None:
            return view_of(self.s, None, [])
        seat = self._check_seat(seat)
        return view_of(self.s, seat, self.open_picks(seat))

    def question(self, seat: object) -> str:
        """The question that a seat is asked, as a sentence."""
        decision = self.decision(seat)
        return question(self.s, decision.seat, decision.prompt, decision.options)

    def describe(self, seat: int, option: int) -> str:
        return option_text(self.s, seat, option)

    def label(self, seat: int, option: int) -> str:
        return choice_text(self.s, seat, option)

    def imagine(self, seat: object, seed: object) -> NeomGame:
        """A game that looks the same to the seat as this one. What the seat does not know is dealt and picked again."""
        seat = self._check_seat(seat)
        dice = Dice(seeded(check_seed(seed)))
        world = NeomGame(self.anchor.copy())
        redeal(world.s, seat, dice)
        world.s.rng = dice.rng
        world.anchor = world.s.copy()
        for at in range(0, len(self.after_anchor), 3):
            moment, other, option = self.after_anchor[at], self.after_anchor[at + 1], self.after_anchor[at + 2]
            if moment < self.s.step_number or other == seat:
                world.play(other, option)
        for other in range(self.seats):
            if other != seat and self.s.all_asked >> other & 1 and not self.s.asked >> other & 1:
                while world.s.asked >> other & 1:
                    options = world.options(other)
                    world.play(other, options[dice.below(len(options))])
        world.s.rng = dice.rng
        world.anchor.rng = dice.rng
        return world


def _setting(
    seats: object, variant: object, tiles: object, seller_money: object, memory_aid: object, pack: Pack
) -> Setting:
    if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
        raise Refused("bad-option", ("NEOM 1.1",), name="seats", allowed=a_number(1, MOST_SEATS), value=named(seats))
    if variant not in ("standard", "beginner"):
        allowed = one_of("standard", "beginner")
        raise Refused("bad-option", ("NEOM 3.7",), name="variant", allowed=allowed, value=named(variant))
    if seller_money not in ("before-disaster", "after-disaster"):
        allowed = one_of("before-disaster", "after-disaster")
        raise Refused("bad-option", ("R-1",), name="seller_money", allowed=allowed, value=named(seller_money))
    if memory_aid not in ("on", "off"):
        raise Refused("bad-option", ("R-36",), name="memory_aid", allowed=one_of("on", "off"), value=named(memory_aid))
    dealt = DEALT_TILES[seats]
    known = TILE_SETS if seats == 1 else {f"{dealt}+": dealt}
    if tiles is not None and (not isinstance(tiles, str) or tiles not in known):
        raise Refused("bad-option", ("NEOM 17.2",), name="tiles", allowed=one_of(*known), value=named(tiles))
    tile_set = known[tiles] if isinstance(tiles, str) else dealt
    return Setting(pack, seats, tile_set, variant == "beginner", seller_money == "after-disaster", memory_aid == "on")


def _recorded_options(setting: Setting) -> Options:
    """The options of a game as its record names them."""
    options: Options = {
        "seats": setting.seats,
        "variant": "beginner" if setting.beginner else "standard",
        "tiles": f"{setting.tile_set}+",
        "seller_money": "after-disaster" if setting.late_money else "before-disaster",
    }
    if not setting.memory_aid:  # left out if it is on, so that records stay as they were before there was a choice
        options["memory_aid"] = "off"
    return options


def checked_pack(content: object) -> Pack | None:
    """The given content pack, remembered so that saved games can name it; None if there is none."""
    if content is None:
        return None
    if not isinstance(content, Pack):
        raise Refused("bad-option", name="content", allowed=message("allowed-pack", {}), value=named(content))
    return remember(content)


def start(
    seats: object = None,
    seed: object = None,
    *,
    variant: object = "standard",
    tiles: object = None,
    seller_money: object = "before-disaster",
    memory_aid: object = "on",
    content: object = None,
    **more: object,
) -> NeomGame:
    """A new game.

    Options: variant "beginner"; tiles "4+" or "5+" for a solo game; seller_money "after-disaster"; memory_aid "off".

    The arguments are typed as `object` and checked here: with narrower types, compiled code would raise TypeError
    before we can refuse.
    """
    seed = check_seed(seed)
    if more:
        raise Refused("unknown-option", name=sorted(more)[0], known="variant, tiles, seller_money, memory_aid, content")
    pack = checked_pack(content) or default_pack()
    setting = _setting(seats, variant, tiles, seller_money, memory_aid, pack)
    s = Neom(setting)
    s.rng = seeded(seed)
    s.stack = [first_frame(setting.seats, setting.beginner)]
    MACHINE.settle(s)
    game = NeomGame(s)
    log = Log(Head(GAME, VERSION, pack.hash, seed, _recorded_options(setting)))
    log.open_events = s.events
    game.log = log
    game.settle_anchor()
    return game


def decode(data: object, content: object = None) -> NeomGame:
    """The game that `encode` wrote. Pass its content pack, unless this process has used that pack before."""
    pack = checked_pack(content)
    reader = Reader(data)
    try:
        game = NeomGame(read_state(reader, pack))
        game.settle_anchor()
        _try_out(game)
        game.read_after_anchor(reader)
    except (IndexError, KeyError, ValueError, OverflowError, AssertionError, TypeError):
        raise bad_bytes("bytes-position") from None
    reader.finish()
    return game


def _try_out(game: NeomGame) -> None:
    """Reject forged bytes with a valid checksum: every seat that is asked must have an option."""
    s = game.s
    scripts = MACHINE.scripts
    assert all([0 <= f.script < len(scripts) and 0 <= f.step <= len(scripts[f.script]) for f in s.stack])
    view_of(s, None, [])
    for seat in game.deciders:
        assert game.decision(seat).options


def replay(record: object, content: object = None) -> NeomGame:
    """The game of a record. Every answer and the result are checked."""
    given = checked_pack(content)
    read = Record(record)
    head = read.head
    if head.game != GAME:
        raise bad_line(1, "record-game", game=head.game)
    if head.version != VERSION:
        raise Refused("record-version", recorded=head.version, here=VERSION)
    pack = given if given is not None else known_pack(head.content)
    if pack is None or not has_name(pack, head.content):
        here = default_pack().hash if pack is None else pack.hash
        raise Refused("record-content", recorded=head.content, here=here)
    game = start_from(head, pack)
    game.play_record(read)
    return game


def start_from(head: Head, pack: Pack) -> NeomGame:
    """The game with which a record starts, before the first answer."""
    options: dict[str, object] = {**head.options}
    seats = options.pop("seats", None)
    variant = options.pop("variant", "standard")
    tiles = options.pop("tiles", None)
    seller_money = options.pop("seller_money", "before-disaster")
    memory_aid = options.pop("memory_aid", "on")
    if options:
        raise bad_line(1, "record-other-options")
    return start(
        seats,
        head.seed,
        variant=variant,
        tiles=tiles,
        seller_money=seller_money,
        memory_aid=memory_aid,
        content=pack,
    )
