"""R-133: stops in the terminal: who wants to talk, the three answers, and the commands `stop` and `skip`."""

from pathlib import Path

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.knowledge.view import SeatStops
from neopolis.games.new_angeles.rules.stops import STOP_NAMES
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen
from neopolis.games.new_angeles.terminal.stop_commands import MOMENTS, stop_completions
from neopolis.terminal.canvas import Canvas
from neopolis.text.messages import use_language
from tests.cli.lab_command import neopolis
from tests.games.new_angeles.terminal.trading import CORPORATIONS, NAMES, replayed, sit

FIRST_CALLS = ["end-of-turn", "demand"]


def at_stop() -> NewAngelesGame:
    """The first End of Turn, before which Ada wants to talk."""
    game = new_angeles.start(4, 3, corporations=CORPORATIONS, stops="called")
    game.call_stop(0, "end-of-turn")
    while game.topic != "stop":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    return game


def own_stops(game: NewAngelesGame, seat: int) -> SeatStops:
    stops = game.view(seat).stops
    assert stops is not None
    return stops.seats[seat]


def screen(game: NewAngelesGame, seat: int) -> str:
    canvas = Canvas(130, 44)
    Screen(canvas, game, seat, NAMES).draw(Question(game, seat), "", 0)
    return "\n".join([row.plain for row in canvas.rows()])


def new_game(file: Path, *typed: str, more: tuple[str, ...] = ()) -> str:
    words = ("--seed", "3", "--humans", "1", "--names", "Ada", "--save", str(file), *more)
    return neopolis("play", "new-angeles", *words, typed="".join([f"{line}\n" for line in typed])).out


@pytest.mark.rule("R-133")
def test_the_question_and_its_answers() -> None:
    shown = screen(at_stop(), 0)

    assert "The game waits before End of Turn. Trade with anyone, and continue when you are done." in shown
    assert "1 Continue " in shown
    assert "2 Continue, and skip my stops until the next round" in shown
    assert "3 Continue, and skip my stops in this game" in shown


@pytest.mark.rule("R-133")
def test_it_is_all_in_polish_too() -> None:
    with use_language("pl"):
        shown = screen(at_stop(), 0)

    assert "Gra czeka przed końcem tury." in shown
    assert "2 Graj dalej i pomiń moje przerwy do następnej rundy" in shown


@pytest.mark.rule("R-133")
def test_everybody_sees_who_wants_to_talk() -> None:
    game = at_stop()
    game.call_stop(1, "production")
    game.call_stop(2, "event")
    game.dismiss_stops(2, "round")
    shown = screen(game, 3)

    assert "Ben wants to talk before Production. (R-133)" in shown
    assert "Stops: Ben before Production" in shown


@pytest.mark.rule("R-133")
def test_a_new_game_starts_with_two_standing_stops(file: Path) -> None:
    """The two stops of the person are saved with the game. Bots have none."""
    new_game(file)
    end = replayed(file)

    assert [own_stops(end, seat).standing for seat in range(4)] == [FIRST_CALLS, [], [], []]


@pytest.mark.rule("R-133")
def test_stops_are_called_and_cancelled(file: Path) -> None:
    out = new_game(file, "stop 3", "stop event always", "stop demand off", "stop end off")
    end = replayed(file)

    assert "Ada wants to talk before Production. (R-133)" in out
    assert "Ada always wants to talk before the Event. (R-133)" in out
    assert "Ada no longer wants to talk before the demand is checked. (R-133)" in out
    assert own_stops(end, 0) == SeatStops(["event"], ["production"], "")


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("scope", ["round", "game"])
def test_stops_are_skipped(file: Path, scope: str) -> None:
    new_game(file, f"skip {scope}")
    assert own_stops(replayed(file), 0).dismissed == scope

    file.unlink()
    new_game(file, f"skip {scope}", "skip off")
    assert own_stops(replayed(file), 0).dismissed == ""


@pytest.mark.rule("R-133")
def test_the_page_of_stops(file: Path) -> None:
    out = new_game(file, "stop", "", "skip game", "stop")

    assert "2 before End of Turn: Ada (always)" in out
    assert "3 before Production\n" in out
    assert "Ada wants no stops in this game." in out


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("typed", ["stop lunch", "stop 8", "stop 3 often", "skip", "skip it"])
def test_wrong_commands_are_explained(file: Path, typed: str) -> None:
    out = new_game(file, typed)

    assert "(R-133)" in out
    assert own_stops(replayed(file), 0) == SeatStops(FIRST_CALLS, [], "")


@pytest.mark.rule("R-133")
def test_a_game_without_stops(file: Path) -> None:
    out = new_game(file, "stop 3", more=("--stops", "never"))

    assert "This game never stops for trades." in out
    assert stop_completions(replayed(file), 0) == []


@pytest.mark.rule("R-133")
def test_tab_completes_the_commands() -> None:
    game = at_stop()
    game.call_stop(0, "demand")
    found = stop_completions(game, 0)

    assert MOMENTS == STOP_NAMES
    assert {"stop", "stop production", "stop production always", "stop demand off", "skip round"} <= {*found}
    assert not {"stop production off", "skip off"} & {*found}


@pytest.mark.rule("R-133", "NA 65.0")
def test_people_trade_while_the_game_waits(file: Path) -> None:
    """Ada, who called the stop, gives Ben 2 capital; the screen goes to Ben for consent, and back."""
    out = sit(at_stop(), file, "", "t ben 2", "", "", "y", "", "", "1").out
    end = replayed(file)

    assert "Ben accepts proposal 1." in out
    assert end.topic != "stop"


def test_a_replay_tells_of_stops(file: Path) -> None:
    game = at_stop()
    game.play(0, game.decision(0).default)
    file.write_text(game.record())
    out = neopolis("replay", file).out

    assert "wants to talk before End of Turn" in out
    assert "The game waits before End of Turn: everybody may trade." in out
