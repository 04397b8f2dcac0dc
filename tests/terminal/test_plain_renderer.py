"""The plain renderer draws any game. It is tested with our games, although they have screens of their own."""

import io
import random

import pytest
from rich.console import Console

from neopolis import Refused
from neopolis.engine.playable import PlayedGame
from neopolis.games import registry
from neopolis.games.wire import SideCommand
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.outline import Outline
from neopolis.terminal.plain_renderer import PlainRenderer
from neopolis.terminal.terminal import LEAST_HEIGHT, LEAST_WIDTH, Terminal

NAMES = ["Ada", "Ben", "Cyd", "Dan"]


class Lend(SideCommand, frozen=True, tag="lend"):
    to: int
    coins: int


def renderer(game: registry.AnyGame) -> PlainRenderer[PlayedGame]:
    terminal = Terminal(io.StringIO(), io.StringIO())
    return PlainRenderer(
        game.name, game.title, game.labels, game.event_text, game.position, (Lend,), [*NAMES], terminal
    )


def test_an_outline() -> None:
    """Short objects are one line, fields have labels, players have names, and lists of single values stay together."""
    data = {
        "round_number": 2,
        "over": False,
        "awaited": (1, 3),
        "nothing": [],
        "players": [{"seat": 1, "coins": 3, "hand": None}, {"seat": 0, "cards": {"blue": [[1], [2, 3]]}}],
    }

    assert Outline(NAMES, {"over": "has ended"}).lines(data) == [
        "round number: 2",
        "has ended: no",
        "awaited: 1, 3",
        "nothing: none",
        "players:",
        "  Ben: coins 3, hand -",
        "  Ada:",
        "    cards:",
        "      blue:",
        "        1: 1",
        "        2: 2, 3",
    ]


@pytest.mark.parametrize("name", registry.names())
def test_any_game(name: str) -> None:
    """Question, options, view and log of random rest points fit the smallest terminal."""
    definition = registry.definition(name)
    game, dice, plain = definition.start(4, 7, {}), random.Random(7), renderer(definition)
    drawn = 0
    while not game.over:
        seat = dice.choice(game.deciders)
        if dice.random() < 0.1:
            drawn += 1
            check_screen(plain, game, seat)
        game.play(seat, dice.choice(game.options(seat)))

    assert drawn > 5
    result = game.result
    assert result is not None
    final = "\n".join([row.plain for row in plain.final_rows(game)])
    assert all(str(points) in final for points in result.points)


def check_screen(plain: PlainRenderer[PlayedGame], game: PlayedGame, seat: int) -> None:
    canvas = Canvas(LEAST_WIDTH, LEAST_HEIGHT - 1)
    question = plain.question(game, seat)
    plain.draw(canvas, game, question, "A message.", plain.log_length(game, seat) - 1)
    rows = [row.plain for row in canvas.rows()]
    assert question.text[:40] in "\n".join(rows) and rows[-1] == "A message."
    assert any(game.describe(seat, question.options[0])[:20] in row for row in rows)
    assert question.option(game, "1") == question.options[0]
    for page in plain.pages(game, seat, LEAST_WIDTH).values():
        assert max([row.cell_len for row in page()]) <= LEAST_WIDTH
    assert len(plain.help_page(game, question, "", LEAST_WIDTH)) > len(question.options)
    plain.draw_public(Canvas(LEAST_WIDTH, LEAST_HEIGHT - 1), game.view(None), ["Something happened."])
    output = io.StringIO()
    plain.print_table(Console(file=output, width=LEAST_WIDTH), game, seat)
    assert output.getvalue()


def test_many_options() -> None:
    """If there is no room for all options, a note says how to see them."""
    definition = registry.definition("neom")
    game, plain = definition.start(4, 7, {}), renderer(definition)
    question = plain.question(game, 0)
    canvas = Canvas(30, 14)
    plain.draw(canvas, game, question, "", 0)

    assert "... ? shows all options" in [row.plain for row in canvas.rows()]


def test_a_seat_that_is_not_asked() -> None:
    game = registry.definition("new-angeles").start(4, 7, {})
    seat = next(seat for seat in range(4) if seat not in game.deciders)

    assert renderer(registry.definition("new-angeles")).question(game, seat).options == []


def test_side_commands_are_typed() -> None:
    """Side commands are typed as a name and its values in order; players are given by name or seat."""
    plain, sent = renderer(registry.definition("neom")), list[object]()
    game = registry.definition("neom").start(4, 7, {})
    question = plain.question(game, 0)
    plain.side_command(game, question, "lend ben 2", sent.append)
    plain.side_command(game, question, "LEND 3 1", sent.append)

    assert sent == [Lend("terminal", 1, 2), Lend("terminal", 3, 1)]
    assert plain.side_command(game, question, "borrow 1", sent.append) is None
    for wrong in ("lend", "lend ben", "lend eve 2", "lend ben 2 3"):
        with pytest.raises(Refused) as refused:
            plain.side_command(game, question, wrong, sent.append)
        assert refused.value.message == "Type it like this: lend TO COINS."
    assert len(sent) == 2
