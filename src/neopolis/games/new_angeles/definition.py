"""All that the rest of the program needs to know about New Angeles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from neopolis.bots import Bot
from neopolis.engine.decision import Decision
from neopolis.engine.event import Event
from neopolis.engine.json_input import Answer, Part
from neopolis.engine.record import Head, Row
from neopolis.games.definition import ACT, TALK, ContentPack, GameDefinition, Level, Summary, TableOption
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles import older_versions
from neopolis.games.new_angeles.bots import BOTS
from neopolis.games.new_angeles.bots.stand_in import StandInBot
from neopolis.games.new_angeles.content.pack import Pack, default_pack, known_pack, load_pack, pack_faults, remember
from neopolis.games.new_angeles.content.reader import FILES
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from neopolis.games.new_angeles.judge import judge as new_angeles_judge
from neopolis.games.new_angeles.knowledge.derived import Derived, derived_of
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.lessons import facts, positions
from neopolis.games.new_angeles.lessons.first_game import first_game
from neopolis.games.new_angeles.position import Position, position
from neopolis.games.new_angeles.rules.deal import deal_step
from neopolis.games.new_angeles.saving import GAME as NAME
from neopolis.games.new_angeles.text.card_texts import why_text
from neopolis.games.new_angeles.text.notation import event_text
from neopolis.games.new_angeles.text.page_content import NewAngelesContent, new_angeles_content
from neopolis.games.new_angeles.text.readme import content_readme
from neopolis.games.new_angeles.text.rules import RULEBOOK
from neopolis.games.new_angeles.trading.trade import opening_calls
from neopolis.games.new_angeles.wire import Trades, event_frames, option_frames
from neopolis.games.spread import Plain
from neopolis.games.wire import EventFrame, OptionFrame

if TYPE_CHECKING:
    from rich.console import Console

    from neopolis.games.new_angeles.summary.summary import NewAngelesSummary
    from neopolis.games.new_angeles.terminal.question import Question
    from neopolis.games.new_angeles.terminal.renderer import NewAngelesRenderer
    from neopolis.terminal.terminal import Terminal

    _Definition = GameDefinition[NewAngelesGame, Question]
else:
    _Definition = GameDefinition

STOP_MODES: Final = ("called", "always", "never")  # the mode that tables use comes first


# Questions about a card to give away. What a card is good for is no reason to give it away.
GIVING_AWAY: Final = ("support-card", "pay-counteroffer", "discard-card", "discard-down")
# By step of a deal: why a bot hesitates. People want to talk before counteroffers and before support.
HESITATES: Final = {"asset": ACT, "main": ACT, "counter": TALK, "support": TALK, "resolution": ACT}
COSTS: Final = ("pay-counteroffer",)  # what follows an act that was just seen; everybody knows that it is asked


@cache
def _pack_of(files: tuple[tuple[str, str], ...]) -> Pack:
    return Pack(dict(files)) if files else default_pack()


def _own(content: ContentPack | None) -> Pack:
    """The given content as this game's own type of pack; without content, the default pack."""
    assert content is None or isinstance(content, Pack)
    return content or default_pack()


class NewAngelesDefinition(_Definition):
    """New Angeles for 4 to 6 players."""

    name = NAME
    version = older_versions.VERSION
    least_seats = new_angeles.LEAST_SEATS
    most_seats = new_angeles.MOST_SEATS
    usual_seats = new_angeles.LEAST_SEATS
    adviser = "strategist"
    known_levels = (
        Level("easy", "random"),
        Level("normal", "plain"),
        Level("hard", "strategist"),
        Level("master", "negotiator"),
    )
    rulebook = RULEBOOK
    side_actions = Trades()
    content_files = FILES
    content_type = NewAngelesContent
    view_type = View
    derived_type = Derived
    lesson_package = "neopolis.games.new_angeles.lessons"

    @property
    def bots(self) -> Mapping[str, Callable[[int], Bot[NewAngelesGame]]]:
        return BOTS

    def stand_in(self, seed: int) -> Bot[NewAngelesGame]:
        return StandInBot(seed)

    @property
    def options(self) -> tuple[TableOption, ...]:
        setups = tuple([name for name in default_pack().setup_names if name])
        return (
            TableOption("setup", setups, values_are_names=True, help="cli-help-setup"),
            TableOption(
                "corporations", CORPORATION_NAMES, per_seat=True, values_are_names=True, help="cli-help-corporations"
            ),
            TableOption("stops", STOP_MODES, default="never", at_tables="called", help="cli-help-stops"),
        )

    def begin(self, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None) -> NewAngelesGame:
        more: dict[str, object] = {**options}
        if "corporations" in more:
            more["corporations"] = [name.strip() for name in options["corporations"].split(",")]
        return new_angeles.start(seats, seed, content=content, **more)

    def begin_older(
        self, version: str, seats: int, seed: int, options: Mapping[str, str], content: ContentPack | None = None
    ) -> NewAngelesGame:
        if version == self.version:
            return self.start(seats, seed, options, content)
        named = options.get("corporations")
        corporations = None if named is None else [name.strip() for name in named.split(",")]
        setup, stops = options.get("setup"), options.get("stops")
        return new_angeles.start_by(version, seats, seed, corporations, setup, stops, content)

    def opening_side_actions(self, game: NewAngelesGame, seat: int) -> list[Row]:
        return opening_calls(game.s, seat)

    def replay(self, record: str, content: ContentPack | None = None) -> NewAngelesGame:
        return new_angeles.replay(record, content)

    def decode(self, data: bytes) -> NewAngelesGame:
        return new_angeles.decode(data)

    def restart(self, head: Head, game: NewAngelesGame) -> NewAngelesGame:
        return new_angeles.start_from(head, game.pack)

    @property
    def readable_versions(self) -> tuple[str, ...]:
        return older_versions.READABLE

    def translate_option(self, version: str, option: int) -> int:
        return older_versions.translate_option(version, option)

    def translate_row(self, version: str, row: Row) -> Row:
        return older_versions.translate_row(version, row)

    def default_pack(self) -> Pack:
        return default_pack()

    def known_pack(self, content: str) -> Pack | None:
        return known_pack(content)

    def pack_in(self, game: NewAngelesGame) -> Pack:
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

    def option_frames(self, game: NewAngelesGame, decision: Decision) -> tuple[list[OptionFrame], list[OptionFrame]]:
        return option_frames(game, decision)

    def option_reason(self, game: NewAngelesGame, seat: int, option: int) -> str:
        return "" if game.prompt(seat) in GIVING_AWAY else why_text(game.pack, option)

    def event_frames(self, game: NewAngelesGame, events: Sequence[Event], names: list[str]) -> list[EventFrame]:
        return event_frames(game, events, names)

    def hesitation(self, game: NewAngelesGame, seat: int) -> str:
        """It depends on the step of the deal: nobody can see which question of the step a seat is asked."""
        is_exempt = len(game.deciders) > 1 or game.prompt(seat) in COSTS
        return "" if is_exempt else HESITATES.get(deal_step(game.s), "")

    def event_text(self, game: NewAngelesGame, event: Event, names: list[str]) -> str:
        return event_text(game.pack, event, names)

    def derived(self, game: NewAngelesGame, seat: int | None) -> Derived:
        return derived_of(game.s, seat)

    def page_content(self, pack: ContentPack) -> NewAngelesContent:
        return new_angeles_content(_own(pack))

    def judge(self, question: Part, pack: ContentPack) -> Answer:
        return new_angeles_judge.judge(question, _own(pack))

    def empty_summary(self) -> NewAngelesSummary:
        from neopolis.games.new_angeles.summary.summary import NewAngelesSummary

        return NewAngelesSummary()

    def summary(self, game: NewAngelesGame, bots: tuple[str, ...]) -> NewAngelesSummary:
        from neopolis.games.new_angeles.summary.summary import summary_of

        return summary_of(game, bots)

    def plain_summary(self, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> Plain:
        from neopolis.games.new_angeles.summary.summary import NewAngelesSummary

        assert isinstance(summary, NewAngelesSummary)
        return summary.plain(bots)

    def show_summary(self, console: Console, summary: Summary, pack: ContentPack, bots: tuple[str, ...]) -> None:
        from neopolis.games.new_angeles.summary.summary import NewAngelesSummary
        from neopolis.games.new_angeles.terminal.tables import show_tables

        assert isinstance(summary, NewAngelesSummary)
        show_tables(console, summary, bots)

    def tune(self, arguments: Sequence[str]) -> None:
        from neopolis.games.new_angeles.tuning import main

        main(arguments)

    def standing(self, game: NewAngelesGame) -> list[int]:
        return list(game.s.capital)

    def position(self, game: NewAngelesGame) -> Position:
        return position(game)

    def lesson_fact(self, game: NewAngelesGame, seat: int, key: str) -> str:
        return facts.fact(game, seat, key)

    def lesson_points(self, game: NewAngelesGame, seat: int) -> set[str]:
        return facts.points(game, seat)

    def judged_game(self, question: Part) -> NewAngelesGame:
        return positions.judged_game(question)

    def first_game(self, seed: int) -> NewAngelesGame:
        return first_game(seed)

    def renderer(self, names: list[str], terminal: Terminal) -> NewAngelesRenderer:
        from neopolis.games.new_angeles.terminal.renderer import NewAngelesRenderer

        return NewAngelesRenderer(names, terminal)


GAME: Final = NewAngelesDefinition()
