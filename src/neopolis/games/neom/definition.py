"""NEOM's answers to what the rest of the program asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from neopolis.bots import Bot
from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.json_input import Answer, Part
from neopolis.engine.record import Head
from neopolis.engine.refused import Refused
from neopolis.games.definition import Challenge, ContentPack, GameDefinition, Level, SeatsFlag, Summary, TableOption
from neopolis.games.neom import game as neom
from neopolis.games.neom.bots import BOTS
from neopolis.games.neom.content.pack import Pack, default_pack, known_pack, load_pack, pack_faults, remember
from neopolis.games.neom.content.reader import FILES
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.judge import judge as neom_judge
from neopolis.games.neom.knowledge.derived import Derived
from neopolis.games.neom.knowledge.view import View
from neopolis.games.neom.lessons import facts, positions
from neopolis.games.neom.position import Position, position
from neopolis.games.neom.rules.scoring import total
from neopolis.games.neom.saving import GAME as NAME
from neopolis.games.neom.saving import VERSION
from neopolis.games.neom.text.notation import event_text
from neopolis.games.neom.text.page_content import NeomContent, neom_content
from neopolis.games.neom.text.readme import content_readme
from neopolis.games.neom.text.rules import RULEBOOK
from neopolis.games.neom.wire import event_frames, option_frames, option_reason
from neopolis.games.spread import Plain
from neopolis.games.wire import EventFrame, OptionFrame

if TYPE_CHECKING:
    from rich.console import Console

    from neopolis.games.neom.summary.summary import NeomSummary
    from neopolis.games.neom.terminal.question import Question
    from neopolis.games.neom.terminal.renderer import NeomRenderer
    from neopolis.terminal.terminal import Terminal

    _Definition = GameDefinition[NeomGame, Question]
else:
    _Definition = GameDefinition


@cache
def _pack_of(files: tuple[tuple[str, str], ...]) -> Pack:
    return Pack(dict(files)) if files else default_pack()


def _own(content: ContentPack | None) -> Pack:
    """The given content as this game's own type of pack; without content, the default pack."""
    assert content is None or isinstance(content, Pack)
    return content or default_pack()


class NeomDefinition(_Definition):
    """NEOM for 1 to 5 players."""

    name = NAME
    version = VERSION
    least_seats = 1
    most_seats = neom.MOST_SEATS
    usual_seats = 3
    adviser = "searcher"
    known_levels = (
        Level("easy", "random"),
        Level("normal", "greedy"),
        Level("hard", "planner"),
        Level("master", "searcher-32"),
    )
    rulebook = RULEBOOK
    seats_flags = (SeatsFlag("solo", 1, help="cli-help-solo", conflict="cli-solo-seats"),)
    challenges = (
        Challenge("daily", 1, ("",), "searcher-32", {"tiles": "1+"}),
        Challenge("weekly", 7, ("", "planner", "planner", "planner"), "searcher-32"),
    )
    content_files = FILES
    content_type = NeomContent
    view_type = View
    derived_type = Derived
    lesson_package = "neopolis.games.neom.lessons"

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[NeomGame]]]:
        return BOTS

    @property
    def options(self) -> tuple[TableOption, ...]:
        return (
            TableOption("variant", ("standard", "beginner"), "standard", help="cli-help-variant"),
            TableOption("tiles", tuple(neom.TILE_SETS), help="cli-help-tiles"),
            TableOption(
                "seller_money",
                ("before-disaster", "after-disaster"),
                "before-disaster",
                help="cli-help-seller-money",
            ),
            TableOption("memory_aid", ("on", "off"), "on", help="cli-help-memory-aid"),
        )

    def option_refusal(self, refused: Refused, seats: int) -> Refused:
        if refused.code == "bad-option" and refused.parameters["name"] == "tiles" and seats > 1:
            return Refused("cli-solo-tiles", refused.rules, seats=seats)
        return super().option_refusal(refused, seats)

    def begin(self, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None) -> NeomGame:
        return neom.start(seats, seed, content=content, **options)

    def replay(self, record: str, content: ContentPack | None = None) -> NeomGame:
        return neom.replay(record, content)

    def decode(self, data: bytes) -> NeomGame:
        return neom.decode(data)

    def restart(self, head: Head, game: NeomGame) -> NeomGame:
        return neom.start_from(head, game.pack)

    def default_pack(self) -> Pack:
        return default_pack()

    def known_pack(self, content: str) -> Pack | None:
        return known_pack(content)

    def pack_in(self, game: NeomGame) -> Pack:
        return game.pack

    def remember_pack(self, files: Mapping[str, str]) -> Pack:
        return remember(_pack_of(tuple(files.items())))

    def pack_of(self, files: tuple[tuple[str, str], ...]) -> Pack:
        return _pack_of(files)

    def load_pack(self, folder: Path) -> Pack:
        return load_pack(folder)

    def pack_faults(self, folder: Path) -> list[str]:
        return pack_faults(folder)

    def content_readme(self, pack: ContentPack, program: str) -> str:
        return content_readme(_own(pack), program)

    def option_frames(self, game: NeomGame, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
        return option_frames(game, decision)

    def option_reason(self, game: NeomGame, seat: int, option: int) -> str:
        return option_reason(game, seat, option)

    def event_frames(self, game: NeomGame, events: Sequence[Event], names: list[str]) -> list[EventFrame]:
        return event_frames(game, events, names)

    def event_text(self, game: NeomGame, event: Event, names: list[str]) -> str:
        return event_text(game.pack, event, names)

    def derived(self, game: NeomGame, seat: int | None) -> Derived:
        return game.derived(seat)

    def page_content(self, pack: ContentPack) -> NeomContent:
        return neom_content(_own(pack))

    def judge(self, question: Part, pack: ContentPack) -> Answer:
        return neom_judge.judge(question, _own(pack))

    def empty_summary(self) -> NeomSummary:
        from neopolis.games.neom.summary.summary import NeomSummary

        return NeomSummary()

    def summary(self, game: NeomGame, bots: tuple[str, ...]) -> NeomSummary:
        from neopolis.games.neom.summary.summary import summary_of

        return summary_of(game, bots)

    def plain_summary(self, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> Plain:
        from neopolis.games.neom.summary.summary import NeomSummary

        assert isinstance(summary, NeomSummary)
        return summary.plain(_own(pack), bots)

    def show_summary(self, console: Console, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> None:
        from neopolis.games.neom.summary.summary import NeomSummary
        from neopolis.games.neom.terminal.tables import show_tables

        assert isinstance(summary, NeomSummary)
        show_tables(console, summary, _own(pack), bots)

    def tune(self, arguments: Sequence[str]) -> None:
        from neopolis.games.neom.tuning import main

        main(arguments)

    def standing(self, game: NeomGame) -> list[int]:
        s = game.s
        return [
            total(s.setting.pack, s.cities[seat], s.money[seat], s.final_income[seat]) for seat in range(game.seats)
        ]

    def position(self, game: NeomGame) -> Position:
        return position(game)

    def lesson_fact(self, game: NeomGame, seat: int, key: str) -> str:
        return facts.fact(game, seat, key)

    def lesson_points(self, game: NeomGame, seat: int) -> set[str]:
        return facts.points(game, seat)

    def judged_game(self, question: Part) -> NeomGame:
        return positions.judged_game(question)

    def first_game(self, seed: int) -> NeomGame:
        return self.start(self.usual_seats, seed, {"variant": "beginner"})

    def renderer(self, names: list[str], terminal: Terminal) -> NeomRenderer:
        from neopolis.games.neom.terminal.renderer import NeomRenderer

        return NeomRenderer(names, terminal)


GAME: Final = NeomDefinition()
