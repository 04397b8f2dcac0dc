"""In a pseudo language with an accent on every letter of a message, a terminal shows no words without accents.

This covers screens, pages and tables of every game. Names of people and things are not messages, so they stay.
"""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from neopolis.engine.playable import PlayedGame
from neopolis.games import registry
from neopolis.games.neom.terminal.tiles import GOOD_CODES, SHORTER
from neopolis.games.wire import SideCommand
from neopolis.lab.simulation import Simulation, play_chunk
from neopolis.server.table.wording import decision_frame, event_frames, side_action_frame
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.terminal import Terminal
from neopolis.text.catalog import LOCALES as MESSAGES
from tests.text.pseudo import ACCENTED, WORD, pseudo_language, unaccented
from tests.third_game.game import GAME, LOCALES, OFFER

NAMES = ["Ada", "Ben", "Cyd", "Dan"]
GAMES = ("neom", "new-angeles", "sealed-bids")
WIDTH, HEIGHT = 120, 45
DOCS = Path(__file__).parents[2] / "docs"
SYMBOLS = {*GOOD_CODES, *SHORTER.values()}
LETTERS = re.compile(r"\b(?:[RCIPSo]{2,5}|E*e+)\b")  # tiles of a neighbor's city, or emergency actions, as letters


@pytest.fixture(autouse=True, scope="module")
def accented(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Use the pseudo language, and make the third game one of the games."""
    with pytest.MonkeyPatch.context() as patch, pseudo_language(tmp_path_factory.mktemp("m"), ACCENTED, LOCALES):
        patch.setattr(registry, "_REGISTERED", {**registry._REGISTERED})
        registry.register(GAME)
        yield


def words_in(*paths: Path) -> set[str]:
    return {word for path in paths for word in WORD.findall(path.read_text(encoding="utf-8"))}


def names_of_things(game: str) -> set[str]:
    """Words in names of tiles, cards, districts and so on. The English names are in the content, not in messages."""
    files = registry.definition(game).default_pack().files
    return {
        *(word for text in files.values() for word in WORD.findall(text.partition("\n")[2])),  # without the header line
        *words_in(*MESSAGES.glob(f"en/{game}-names.ftl")),
    }


def tag_of(command: type[SideCommand]) -> str:
    return str(command.__struct_config__.tag)


def positions(game: PlayedGame) -> Iterator[tuple[PlayedGame, int]]:
    """The start and some other rest points of a random game, with a seat that is asked there."""
    dice = random.Random(3)
    is_shown = True
    while not game.over:
        seat = dice.choice(game.deciders)
        if is_shown:
            yield game, seat
        game.play(seat, dice.choice(game.options(seat)))
        is_shown = dice.random() < 0.15


def screens(name: str) -> Iterator[str]:
    """All screens, tables and prompts that a game shows in a terminal."""
    definition = registry.definition(name)
    renderer = definition.renderer([*NAMES], Terminal(io.StringIO(), io.StringIO()))
    game = definition.start(4, 7, {})
    for now, seat in positions(game):
        canvas, public, table = Canvas(WIDTH, HEIGHT), Canvas(WIDTH, HEIGHT), Console(file=io.StringIO(), width=WIDTH)
        question = renderer.question(now, seat)
        renderer.draw(canvas, now, question, "", 0)
        log = renderer.replay_sentences(now, now.history(0))
        renderer.draw_public(public, now.view(None), log)
        rows = [*canvas.rows(), *public.rows()]
        with table.capture() as printed:
            renderer.print_table(table, now, None)
        prompts = [renderer.prompt(now, "1", remote) for remote in (False, True)]
        yield "\n".join([row.plain for row in rows] + [printed.get(), *log, *prompts, renderer.when(now)])
    yield "\n".join([row.plain for row in renderer.final_rows(game)] + [renderer.over_prompt(False)])


def help_pages(name: str) -> Iterator[str]:
    """What `?` shows, and the pages that can be read: many have paragraphs of the rules."""
    definition = registry.definition(name)
    renderer = definition.renderer([*NAMES], Terminal(io.StringIO(), io.StringIO()))
    for game, seat in positions(definition.start(4, 7, {})):
        rows = renderer.help_page(game, renderer.question(game, seat), "", WIDTH)
        for page in renderer.pages(game, seat, WIDTH).values():
            rows += page()
        yield "\n".join([row.plain for row in rows])


def frames(name: str) -> Iterator[str]:
    """The question, option and event texts that a server sends."""
    definition = registry.definition(name)
    for game, seat in positions(definition.start(4, 7, {})):
        asked = decision_frame(definition, game, seat, 1)
        yield "\n".join([asked.question, *[option.text for option in [*asked.options, *asked.blocked]]])
        yield "\n".join([event.text for event in event_frames(definition, game, game.history(seat))])


def summary(name: str) -> str:
    """What `neopolis simulate` prints."""
    definition = registry.definition(name)
    bots = ("random",) * 4
    console = Console(file=io.StringIO(), width=WIDTH)
    with console.capture() as printed:
        chunk = play_chunk(definition, Simulation(4, bots), 0, 2)
        definition.show_summary(console, chunk.summary, definition.default_pack(), bots)
    return printed.get()


def check(texts: Iterator[str], names: set[str]) -> None:
    """Fails on words without accents, unless they are names or beginnings of names."""
    beginnings = {name[:length] for name in names for length in range(2, len(name) + 1)} | SYMBOLS
    found: dict[str, str] = {}
    letters = 0
    for text in texts:
        letters += len(text)
        found |= {word: line for word, line in unaccented(LETTERS.sub("…", text)).items() if word not in beginnings}
    assert letters > 50
    assert not found, "\n".join([f"{word}: {line}" for word, line in found.items()])


@pytest.mark.parametrize("game", GAMES)
def test_screens(game: str) -> None:
    """No screen shows plain words. Side actions, which people type in the plain renderer, are never translated."""
    typed = {word for command in registry.definition(game).side_commands for word in tag_of(command).split("-")}
    check(screens(game), {*NAMES, *names_of_things(game), *(typed if game == GAME.name else ())})


@pytest.mark.parametrize("game", GAMES)
def test_help(game: str) -> None:
    """No help page shows plain words. Words of the rules are allowed: rules are translated as whole documents."""
    check(help_pages(game), {*NAMES, *names_of_things(game), *words_in(*DOCS.glob("rules/*.md"), DOCS / "rulings.md")})


@pytest.mark.parametrize("game", GAMES)
def test_server(game: str) -> None:
    check(frames(game), names_of_things(game))


@pytest.mark.parametrize("game", GAMES)
def test_simulation(game: str) -> None:
    check(iter([summary(game)]), {"random", *names_of_things(game)})


def test_side_actions_of_the_third_game() -> None:
    game = GAME.start(3, 1, {})
    game.side_action(0, (OFFER, 2))
    state = side_action_frame(registry.definition("sealed-bids"), game, 2)

    assert state == ["1: {0} òƒƒèŕš {2} à çòìñ"]
