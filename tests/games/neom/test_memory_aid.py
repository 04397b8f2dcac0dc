"""R-36: what screens show of the tiles that a player could remember or work out. Each table sets this."""

from __future__ import annotations

import base64
import json

import pytest
from rich.text import Text

from neopolis import Refused
from neopolis.games import neom
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.knowledge.derived import DisasterStatus
from neopolis.games.neom.knowledge.view import shown_hand
from neopolis.games.neom.terminal.pages import log_page
from neopolis.games.neom.terminal.screen import Screen
from neopolis.terminal.canvas import Canvas
from neopolis.text.messages import name_of
from tests.games.neom.rules.plays import play_to, questions

NAMES = ["Ada", "Ben", "Cyd"]
SAVED_BEFORE = (  # `neom.start(3, 7, seller_money="after-disaster")`, saved before tables could turn the aid off
    "TlAxCNwBygHeAdoBAmIgygHEAWLCAcYBcMoBYmxkcMYBYswBaMYBBgIAAr7Xn/f+/N61BQ4OAAAAAAAAAQAECAAEAAIICAIAAAYMDAwGAAAABgAA"
    "AAYAAAAAAAAGNgABAAAAAAAAAAAAAAAArgIAAAAAAAAAAAAAAAA2BgEAAAAAAAAAAAAAAAC0AgAAAAAAAAAAAAAAADYCAQAAAAAAAAAAAAAAALAC"
    "AAAAAAAAAAAAAAAABgj2AYoCkgKoAgiAAoQChgKqAgj8AZACmAKmAgYAAAAAAARx2O4="
)


def game_with(aid: str, seats: int = 3, turn: int = 3) -> NeomGame:
    """A game on a turn of the first generation, with or without the memory aid."""
    return play_to(neom.start(seats, 7, memory_aid=aid), 1, turn)


def plain(rows: list[Text]) -> str:
    return " ".join(" ".join([row.plain for row in rows]).split())


def neighbor_screen(game: NeomGame) -> str:
    """What the terminal shows seat 0 about seat 1."""
    canvas = Canvas(140, 50)
    Screen(canvas, game, 0, NAMES).draw_neighbor(1)
    return plain(canvas.rows())


@pytest.mark.rule("R-36")
def test_r_36_screens_show_known_hands_with_the_memory_aid() -> None:
    """On turn 3, a player at a table of three has held every pack, so the screen shows every hand."""
    view = game_with("on").view(0)

    assert view.memory_aid == "on" and [shown_hand(view, seat) for seat in range(3)] == [
        player.hand for player in view.players
    ]


@pytest.mark.rule("R-36")
def test_r_36_screens_show_only_your_own_hand_without_it() -> None:
    """Without the memory aid, screens show only your own hand. The view still has all that the seat can know."""
    view = game_with("off").view(0)
    known = game_with("on").view(0)

    assert view.memory_aid == "off" and view.players == known.players and view.unseen == known.unseen
    assert [shown_hand(view, seat) for seat in range(3)] == [view.players[0].hand, None, None]


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_r_36_the_terminal_shows_a_neighbors_hand_only_with_the_memory_aid(aid: str) -> None:
    """The page about a neighbor names the tiles of a hand that the viewer passed on, if the table has the aid."""
    game = game_with(aid)
    tiles = [name_of(game.pack.tile(tile).name) for tile in game.s.hands[1]]
    screen = neighbor_screen(game)

    assert ("What you have seen of Ben's hand" in screen) == (aid == "on")
    assert (", ".join(tiles[:2]) in screen) == (aid == "on")


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_r_36_the_terminals_log_lists_earlier_hands_only_with_the_memory_aid(aid: str) -> None:
    log = plain(log_page(game_with(aid), 0, NAMES, 100))

    assert ("Ada picks up" in log) == (aid == "on") and "Ada selects" in log


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_r_36_no_hint_where_the_disaster_is_without_the_memory_aid(seats: int) -> None:
    """Without the aid, the page says who holds the Disaster, or that it is gone, only if that is public."""
    kinds: dict[str, set[str]] = {"on": set(), "off": set()}
    for aid, found in kinds.items():
        game = neom.start(seats, 7, memory_aid=aid)
        for _ in questions(game):
            found |= {game.derived(viewer).disaster.kind for viewer in (*range(seats), None)}

    assert kinds["on"] & {"held", "gone", "unseen"} and "hidden" not in kinds["on"]
    assert kinds["off"] == kinds["on"] - {"held", "gone", "unseen"} | {"hidden"}
    assert game.derived(0).disaster == DisasterStatus("none", -1)


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("aid", ["on", "off"])
@pytest.mark.parametrize("seller_money", ["before-disaster", "after-disaster"])
def test_r_36_a_saved_game_keeps_the_choice(aid: str, seller_money: str) -> None:
    """Bytes and record keep the choice, together with the other options."""
    game = play_to(neom.start(3, 7, memory_aid=aid, seller_money=seller_money), 1, 2)
    for again in (neom.decode(game.encode()), neom.replay(game.record()), game.imagine(0, 5)):
        view = again.view(0)

        assert (view.memory_aid, view.seller_money) == (aid, seller_money)


@pytest.mark.rule("R-36")
def test_r_36_the_memory_aid_is_on_unless_the_table_turns_it_off() -> None:
    """The aid is on by default, and then records and bytes are the same as before the option existed."""
    given, chosen = neom.start(3, 7), neom.start(3, 7, memory_aid="on")
    head = json.loads(given.record().splitlines()[0])

    assert given.encode() == chosen.encode() and given.record() == chosen.record()
    assert head["options"].keys() == {"seats", "variant", "tiles", "seller_money"}


@pytest.mark.rule("R-36")
def test_r_36_a_game_saved_before_there_was_a_choice_has_the_memory_aid() -> None:
    game = neom.decode(base64.b64decode(SAVED_BEFORE))
    view = game.view(0)

    assert (view.memory_aid, view.seller_money) == ("on", "after-disaster")
    assert game.encode() == neom.start(3, 7, seller_money="after-disaster").encode()


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("aid", ["maybe", True, None, ""])
def test_r_36_no_other_choice(aid: object) -> None:
    with pytest.raises(Refused) as refusal:
        neom.start(3, 7, memory_aid=aid)

    assert (refusal.value.code, refusal.value.rules) == ("bad-option", ("R-36",))


@pytest.mark.rule("R-36")
def test_r_36_the_choice_changes_no_answer() -> None:
    """The same game with and without the aid has the same questions and the same result."""
    games = [neom.start(3, 7, memory_aid=aid) for aid in ("on", "off")]
    asked = [list(questions(game)) for game in games]
    results = [game.result for game in games]

    assert asked[0] == asked[1] and results[0] is not None and results[1] is not None
    assert results[0].plain() == results[1].plain()
