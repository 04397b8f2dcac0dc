"""Everything that the rest of the program may ask of a game.

Each game fills in a `GameDefinition` in its own `definition.py`, and the registry finds it. Server, lab, client and
command line use every game only through its definition. Most of its fields and methods have plain defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Protocol, Self, TypeVar, cast

import msgspec

from neopolis.bots import bot_of, is_bot
from neopolis.bots.bot import Bot, SilentBot
from neopolis.bots.random_bot import RandomBot
from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.json_input import Answer, Part
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Head, Options, Row
from neopolis.engine.refused import Refused
from neopolis.games.lessons import Lesson, Remark, load_lessons, load_narrator
from neopolis.games.plain_content import plain_content
from neopolis.games.plain_summary import PlainSummary
from neopolis.games.puzzles import Puzzle, load_puzzles
from neopolis.games.spread import Plain
from neopolis.games.wire import EventFrame, OptionFrame, SideCommand, SideQuery, SideReply
from neopolis.text.messages import has_message, message, use_player_names
from neopolis.text.rulebook import Rulebook

if TYPE_CHECKING:  # the server does not need the terminal, so it is not loaded here
    from rich.console import Console

    from neopolis.terminal.question import Question
    from neopolis.terminal.renderer import Renderer
    from neopolis.terminal.terminal import Terminal

NORMAL: Final = "normal"  # the level at which bots play if nobody chooses another
ACT: Final = "act"  # a bot's next answer is something that everybody sees
TALK: Final = "talk"  # people may want to talk or trade before a bot gives its next answer
STAND_IN: Final = "stand-in"  # the name of the bot that plays for people who are away; nobody can choose it

G = TypeVar("G", bound=PlayedGame)
Q = TypeVar("Q", bound="Question")  # a question as the game's terminal shows it


class ContentPack(Protocol):
    """The values printed on a game's cards, tiles and boards: its files by name and their hash.

    `house` is the number of rows whose values are our own, not the printed ones.
    """

    files: dict[str, str]
    hash: str
    house: int


class Summary(Protocol):
    """The results of finished games. Two summaries can be added in any order."""

    games: int

    def add(self, other: Self) -> None: ...


class TableOption(msgspec.Struct, frozen=True):
    """An option of a new game: its name and the values it can take.

    `default` is the value if the option is not given; it is "" if that value depends on something else. `at_tables` is
    another default for people, at new tables and in the terminal; it is "" if it is the same. `flag` is the option on
    the command line. An option with `per_seat` takes one value for each seat, separated by commas.
    `values_are_names` means that the values are names of things in the game, and not codes with their own texts.
    `help` is the id of a message that says what the option changes. A record that was written before an option existed
    does not name it, so do not give a new option `at_tables`: `plain_options` would call the record's options wrong.
    """

    name: str
    values: tuple[str, ...]
    default: str = ""
    at_tables: str = ""
    per_seat: bool = False
    values_are_names: bool = False
    help: str = ""

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    def plain(self, value: str) -> object:
        """A value as plain data: the given value or else the default, None if there is neither."""
        chosen = value or self.default
        return [part.strip() for part in chosen.split(",")] if chosen and self.per_seat else chosen or None


class Level(msgspec.Struct, frozen=True):
    """A strength that people can choose for a bot, and the name of the bot for it, which may end with a budget.

    The messages are `level-<name>` and, about this game, `level-<name>-<game>`.
    """

    name: str
    bot: str


class Challenge(msgspec.Struct, frozen=True):
    """A game with the same deal for everybody who plays it within a period of `days`: a day, or a week from Monday on.

    `bots` names the bot of each seat, "" for the person's. What `par_bot` reaches in the person's place is the par.
    The message `challenge-<name>-<game>` is its title, and the attribute `.about` says more.
    """

    name: str
    days: int
    bots: tuple[str, ...]
    par_bot: str
    options: dict[str, str] = {}

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index("")


class SeatsFlag(msgspec.Struct, frozen=True):
    """A flag of the command line that stands for a number of seats, such as `--solo`.

    `help` is the id of a message about the flag. `conflict` is the id of the refusal if `--seats` says another number.
    """

    name: str
    seats: int
    help: str
    conflict: str

    @property
    def flag(self) -> str:
        return f"--{self.name}"


class OpenProposal(msgspec.Struct, frozen=True):
    """A side action that another seat has yet to answer.

    An urgent proposal cannot wait: it is about an answer that somebody owes now, or the game waits for trades. `terms`
    are in the game's own format. They tell proposals apart that got the same number because something was taken back in
    between.
    """

    number: int
    seat: int
    to: int
    is_public: bool
    is_urgent: bool = False
    terms: tuple[object, ...] = ()


class SideActions(Generic[G]):
    """What seats can do besides answering, and how clients send it. Only games with side actions have this."""

    commands: tuple[type[SideCommand], ...] = ()
    queries: tuple[type[SideQuery], ...] = ()
    replies: tuple[type[SideReply], ...] = ()

    def row(self, game: G, command: SideCommand) -> Row:
        """A command as the row of ints that `Game.side_action` takes; Refused if it cannot be read."""
        raise NotImplementedError

    def reply(
        self, game: G, seat: int, query: SideQuery, refusal: Callable[[SideCommand], Refused | None]
    ) -> SideReply:
        """The answer to a query. `refusal` gives the reason why a command is not possible now, or None."""
        raise NotImplementedError

    def state(self, game: G, seat: int | None) -> object:
        """All side actions that still matter, in words, as a seat (None: a spectator) may know them."""
        raise NotImplementedError

    def open_proposals(self, game: G) -> list[OpenProposal]:
        """The side actions that have not been answered yet."""
        raise NotImplementedError

    def is_proposal(self, row: Row) -> bool:
        """Whether a side action proposes something to somebody."""
        raise NotImplementedError

    def is_answer(self, row: Row) -> bool:
        """Whether a side action answers or withdraws a proposal. These need no limit of their own."""
        return False

    def partner(self, game: G, row: Row) -> int:
        """The seat that proposed what a side action answers; -1 if it answers nothing."""
        return -1

    def changes_nothing(self, before: G, after: G, row: Row) -> bool:
        """Whether a side action left the game as it was. If so, the side action need not be stored."""
        return False

    def is_repeated(self, game: G, seat: int, row: Row) -> bool:
        """Whether a side action proposes again what was declined, though nothing has changed. Bots must not do that."""
        return False

    def heard(self, game: G, seat: int) -> list[Event]:
        """The events that the bot at a seat has to remember, because every task gets a new one."""
        return []

    def outdated(self, game: G, seat: int, row: Row) -> list[int]:
        """The numbers of the seat's own open proposals that a side action makes pointless."""
        return []

    def decline(self, number: int) -> Row:
        """The side action that declines a proposal."""
        raise NotImplementedError

    def withdraw(self, number: int) -> Row:
        """The side action that withdraws a proposal."""
        raise NotImplementedError


class GameDefinition(Generic[G, Q]):
    """A game, for code that works with every game."""

    name = ""  # as used on the command line, in records and on the wire: "new-angeles"
    version = ""  # the version of the rules; records and tables name the version that made them
    least_seats = 1
    most_seats = 1
    usual_seats = 1
    adviser = ""  # the bot that advises people and reviews games; "" stands for the default bot
    known_levels: tuple[Level, ...] = ()  # from the weakest to the strongest
    rulebook: Rulebook | None = None
    side_actions: SideActions[G] | None = None
    seats_flags: tuple[SeatsFlag, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    content_files: tuple[str, ...] = ()  # the names of the files in a content pack
    content_type: type[msgspec.Struct] | None = None  # the type that `page_content` returns
    view_type: type[msgspec.Struct] | None = None  # the type that `game.view` returns
    derived_type: type[msgspec.Struct] | None = None  # the type that `derived` returns
    lesson_package = ""  # the package with the game's lessons and puzzles, if it has any

    @property
    def title(self) -> str:
        """The name of the game for people: the message `game-<name>`, if there is one."""
        code = f"game-{self.name}"
        return message(code, {}) if has_message(code) else self.name.replace("-", " ").title()

    @property
    def labels(self) -> Mapping[str, str]:
        """Names that the plain board and the plain terminal show for fields of views, for side actions and for values.

        A field without such a name is shown by its name in the data.
        """
        return {}

    @property
    def side_commands(self) -> tuple[type[SideCommand], ...]:
        """The types of all commands that are side actions; none in most games."""
        return () if self.side_actions is None else self.side_actions.commands

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[G]]]:
        """The bots by name, each made from a seed."""
        return {"random": RandomBot}

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The levels that people can choose: those whose bots exist."""
        return tuple([level for level in self.known_levels if is_bot(self.bots, level.bot)])

    @property
    def default_bot(self) -> str:
        """The bot that fills free seats, and that stands in for people unless `stand_in` says otherwise.

        It plays at the normal level or, if that has no bot, at the next weaker one.
        """
        found = RandomBot.name
        for level in self.levels:
            found = level.bot
            if level.name == NORMAL:
                break
        return found

    def bot_named(self, name: str) -> str:
        """The bot that a name chooses: the name of a level stands for the bot of that level."""
        return next((level.bot for level in self.levels if level.name == name), name)

    @property
    def table_bots(self) -> tuple[str, ...]:
        """The bots that a table can have: those of the levels, and all others with their usual budgets."""
        return tuple(dict.fromkeys([*[level.bot for level in self.levels], *self.bots]))

    def level_of(self, bot: str) -> str:
        """The level whose bot this is; "" if it is no level's bot."""
        return next((level.name for level in self.levels if level.bot == bot), "")

    @property
    def options(self) -> tuple[TableOption, ...]:
        """What a new game can be started with, besides seats and seed."""
        return ()

    def table_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a new game for people: the given ones, and the defaults of tables for the others."""
        return {**{option.name: option.at_tables for option in self.options if option.at_tables}, **options}

    def plain_options(self, seats: int, options: Mapping[str, str], content: ContentPack | None) -> dict[str, str]:
        """The same options in the only form that a proof of fair chance accepts (docs/fairness.md).

        Values are written as in a record. Options without which the game would be the same are left out, except those
        with a default for tables.
        """
        recorded = self._recorded(seats, options, content)
        plain = {**options}
        for option in self.options:
            if option.at_tables:
                plain[option.name] = str(recorded.get(option.name, option.default))
            elif option.name in plain:
                others = {name: value for name, value in plain.items() if name != option.name}
                is_needed = self._recorded(seats, others, content) != recorded
                plain = (
                    {**others, option.name: str(recorded.get(option.name, plain[option.name]))} if is_needed else others
                )
        return plain

    def _recorded(self, seats: int, options: Mapping[str, str], content: ContentPack | None) -> Options:
        """The options that the record of a game with these options names."""
        game = self.start(seats, 0, options, content)
        assert game.log is not None
        return game.log.head.options

    def option_refusal(self, refused: Refused, seats: int) -> Refused:
        """The refusal of a new game with this many seats, with options named as flags of the command line."""
        if refused.code != "bad-option":
            return refused
        flag = "--" + str(refused.parameters["name"]).replace("_", "-")
        return Refused("bad-option", refused.rules, **{**refused.parameters, "name": flag})

    def __getstate__(self) -> dict[str, object]:
        """What other processes get: nothing that was only kept to save time, which may be impossible to copy."""
        return {
            name: value
            for name, value in vars(self).items()
            if not isinstance(getattr(type(self), name, None), cached_property)
        }

    # Games.

    def start(self, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None = None) -> G:
        """A new game; Refused if these options do not allow one."""
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                raise Refused("unknown-option", name=name[:40], known=", ".join(known))
        return self.begin(seats, seed, options, content)

    def begin(self, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None) -> G:
        """A new game. The names of the options have been checked already."""
        raise NotImplementedError

    def begin_older(
        self, version: str, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None = None
    ) -> G:
        """A game as an older version of the rules began it, for tables that were started by that version."""
        return self.start(seats, seed, options, content)

    def opening_side_actions(self, game: G, seat: int) -> list[Row]:
        """The side actions that a person's seat takes right after the start. They belong to the record."""
        return []

    def replay(self, record: str, content: ContentPack | None = None) -> G:
        """The game of a record. Every answer and the result are checked."""
        raise NotImplementedError

    def decode(self, data: bytes) -> G:
        """The game that `encode` wrote; it has neither record nor history."""
        raise NotImplementedError

    def restart(self, head: Head, game: G) -> G:
        """The game before the first answer of a record. `game` is the replayed game, which has the content to use."""
        raise NotImplementedError

    # Older versions of the rules.

    @property
    def readable_versions(self) -> tuple[str, ...]:
        """The versions of the rules whose tables can be continued with this version."""
        return (self.version,)

    def translate_option(self, version: str, option: int) -> int:
        """The number that an option in the log of an older version has in this version."""
        return option

    def translate_row(self, version: str, row: Row) -> Row:
        """The row that a side action in the log of an older version has in this version."""
        return row

    # Content.

    def default_pack(self) -> ContentPack:
        """The content that comes with the game."""
        return _NO_CONTENT

    @property
    def content(self) -> str:
        """The hash of the default content: tables and records name the content they are played with."""
        return self.default_pack().hash

    def known_pack(self, content: str) -> ContentPack | None:
        """The pack with a hash; None if it neither comes with the game nor was used by this process before."""
        pack = self.default_pack()
        return pack if pack.hash == content else None

    def pack_in(self, game: G) -> ContentPack:
        """The pack that a game is played with."""
        return self.default_pack()

    def remember_pack(self, files: Mapping[str, str]) -> ContentPack:
        """Make the pack with these files known to this process; Refused with its first faults if it has any."""
        raise Refused("no-content", game=self.name)

    def pack_of(self, files: tuple[tuple[str, str], ...]) -> ContentPack:
        """The content pack with these files; the default pack if there are none."""
        return self.default_pack()

    def load_pack(self, folder: Path) -> ContentPack:
        """The content pack in a folder; Refused with its first faults if it has any."""
        raise Refused("no-content", game=self.name)

    def pack_faults(self, folder: Path) -> list[str]:
        """File, line and reason of each fault in a pack's folder."""
        raise Refused("no-content", game=self.name)

    def content_readme(self, pack: ContentPack, program: str) -> str:
        """The README of a content pack. `program` is the command that runs this program."""
        return ""

    # Words.

    def option_frames(self, game: G, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
        """The options of a decision, and the things that cannot be chosen now, each with the reason."""
        texts = [OptionFrame(option, game.label(decision.seat, option), "answer", -1) for option in decision.options]
        return texts, []

    def option_reason(self, game: G, seat: int, option: int) -> str:
        """What speaks for or against an option, in a sentence, for advice; "" if there is nothing to say.

        `game` is an imagined one, so that the sentence uses only what the seat knows.
        """
        return ""

    def event_frames(self, game: G, events: Sequence[Event], names: list[str]) -> list[EventFrame]:
        """Events in words, with these names for the seats."""
        with use_player_names(names):
            texts = [self.event_text(game, event, names) for event in events]
        return [
            EventFrame(event.kind, event.seat, event.things, text, "", not text)
            for event, text in zip(events, texts, strict=True)
        ]

    def event_text(self, game: G, event: Event, names: list[str]) -> str:
        """An event as a sentence."""
        raise NotImplementedError

    def hesitation(self, game: G, seat: int) -> str:
        """Why a bot should hesitate before it answers for a seat: ACT, TALK, or "" if it should not.

        Everybody sees how long a bot hesitates, so this depends only on what everybody knows.
        """
        return ""

    def derived(self, game: G, seat: int | None) -> object:
        """What the rules say about the position that a seat (None: a spectator) sees.

        Clients show it beside the view, so that they need not know the rules: what would be produced, who is ahead.
        It is a struct or a dict, always with the same fields. Like the view, it reveals nothing hidden: it is the same
        in every game that looks the same to the seat (`game.imagine`).
        """
        return {}

    def page_content(self, pack: ContentPack) -> object:
        """All that a page needs to draw and explain the game, in the current language."""
        return plain_content(self.labels, self.side_commands)

    def judge(self, question: Part, pack: ContentPack) -> Answer:
        """The answer to a rules question about a position; raises `BadQuestion` if it makes no sense."""
        raise Refused("no-judge", game=self.name)

    @property
    def has_judge(self) -> bool:
        return type(self).judge is not GameDefinition.judge

    # The lab.

    def empty_summary(self) -> Summary:
        """The summary of no games."""
        return PlainSummary()

    def summary(self, game: G, bots: tuple[str, ...]) -> Summary:
        """The summary of a finished game."""
        assert game.result is not None
        return PlainSummary.of(game.result)

    def plain_summary(self, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> Plain:
        """A summary as plain data."""
        assert isinstance(summary, PlainSummary)
        return summary.plain(bots)

    def show_summary(self, console: Console, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> None:
        """Print a summary as tables."""
        assert isinstance(summary, PlainSummary)
        summary.show(console, bots)

    def tune(self, arguments: Sequence[str]) -> None:
        """Find the weights of the game's bots, and write them. Each game has its own arguments.

        The same arguments give the same weights. It needs numpy, which only the extra `lab` installs.
        """
        raise Refused("no-tuning", game=self.name)

    def standing(self, game: G) -> list[int]:
        """What each seat has now of what is counted at the end; empty if the game counts nothing.

        It may depend on what is hidden, so it is shown only of finished games. The message `course-<name>` names it.
        """
        return []

    def position(self, game: G) -> object:
        """The whole position as plain data, including everything that is hidden from players."""
        return {"table": game.view(None), "seats": [game.view(seat) for seat in range(game.seats)]}

    # Lessons.

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by name. One that was recorded with other rules or content is left out."""
        found = load_lessons(self.lesson_package) if self.lesson_package else {}
        return {
            name: lesson
            for name, lesson in found.items()
            if lesson.read.head.version == self.version and self.known_pack(lesson.read.head.content) is not None
        }

    @cached_property
    def narrator(self) -> Sequence[Remark]:
        """What the narrator of a first game says."""
        return load_narrator(self.lesson_package) if self.lesson_package else []

    def lesson_fact(self, game: G, seat: int, key: str) -> str:
        """A fact that a lesson claims, as text. `key` names it, in the game's own way."""
        raise NotImplementedError

    def lesson_points(self, game: G, seat: int) -> set[str]:
        """Everything on the table that a lesson can point at."""
        return set()

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles, easy ones first. One from the record of a lesson that is left out is left out, too."""
        found = load_puzzles(self.lesson_package) if self.lesson_package else []
        return [puzzle for puzzle in found if not puzzle.lesson or puzzle.lesson in self.lessons]

    def judged_game(self, question: Part) -> G:
        """A game in the position of a question to the judge, to show it."""
        raise NotImplementedError

    def first_game(self, seed: int) -> G:
        """A game that suits people who have never played."""
        return self.start(self.usual_seats, seed, {})

    # The terminal.

    def renderer(self, names: list[str], terminal: Terminal) -> Renderer[G, Q]:
        """How the game looks in a terminal. By default this is the plain renderer, which can show any game.

        The cast is safe because only a game with its own renderer has its own type of questions.
        """
        from neopolis.terminal.plain_renderer import PlainRenderer

        plain = PlainRenderer(
            self.name, self.title, self.labels, self.event_text, self.position, self.side_commands, names, terminal
        )
        return cast("Renderer[G, Q]", plain)

    def stand_in(self, seed: int) -> Bot[G]:
        """The bot that plays for a person who is away. It must act in good faith.

        It keeps the person's promises, makes none, and spends nothing that the person could not get back. By default it
        is the default bot without its side actions, because nobody may trade for somebody else.
        """
        return SilentBot(bot_of(self.bots, self.default_bot, seed))

    def make_adviser(self, seed: int) -> Bot[G]:
        """The bot that advises people and reviews games."""
        return self.make_bot(self.adviser or self.default_bot, seed)

    def thinks_long(self, bot: str) -> bool:
        """Whether a bot simulates games before it decides. Others answer in a fraction of a second."""
        return (bot == STAND_IN or is_bot(self.bots, bot)) and self.make_bot(bot, 0).budget > 0

    def make_bot(self, name: str, seed: int) -> Bot[G]:
        """A bot by name, or the one that stands in for people. All its random choices follow from the seed."""
        if name == STAND_IN:
            return self.stand_in(seed)
        return bot_of(self.bots, name, seed)


class _NoContent:
    """The content pack of a game without content: it has no files, because there are no printed values to correct."""

    files: dict[str, str]
    hash: str
    house: int

    def __init__(self) -> None:
        self.files = {}
        self.hash = ""
        self.house = 0


_NO_CONTENT = _NoContent()
