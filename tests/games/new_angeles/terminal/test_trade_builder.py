"""The command `t` without words: short questions put a trade together, with every kind of promise."""

from pathlib import Path

import msgspec
import pytest

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, MAIN
from neopolis.games.new_angeles.trading.terms import (
    DEAL_ENDS,
    DEMAND,
    GIVE,
    KEEP_OUT,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from tests.cli.lab_command import Ran
from tests.games.new_angeles.terminal.trading import position, replayed, sit

ADA, BEN, CYD, DAN = range(4)


@pytest.fixture
def game() -> NewAngelesGame:
    """Cyd is active and has made the main offer; Dan is asked for support, in deal 1."""
    return position("support-or-abstain")


def build(game: NewAngelesGame, file: Path, *typed: str) -> tuple[Ran, Terms, Terms]:
    """Dan answers the questions of `t`. Returns the output, and what was proposed to Cyd."""
    ran = sit(game, file, "", "t", *typed)
    [one] = replayed(file).proposals(CYD)
    assert (one.seat, one.to, one.whisper) == (DAN, CYD, False)
    return ran, one.gives, one.wants


def test_capital_for_capital(game: NewAngelesGame, file: Path) -> None:
    ran, gives, wants = build(game, file, "3", "c", "2", "", "c", "1", "", "", "")

    assert (gives, wants) == (Terms(2), Terms(1))
    assert "With whom?\n 1  Ada, NBN\n 2  Ben, Jinteki\n 3  Cyd, Globalsec\n" in ran.out
    assert "Trade with Cyd\nDan gives: 2 capital\nCyd gives: nothing\n" in ran.out
    assert "c  capital: Dan has 11\n" in ran.out
    assert "Dan gives: 2 capital\nCyd gives: 1 capital\n\nBinding" in ran.out


def test_names_and_words_do_as_well(game: NewAngelesGame, file: Path) -> None:
    _, gives, wants = build(game, file, "cyd", "main 2", "", "1, 1", "3 and support dan until 3", "", "n", "")

    assert gives == Terms(answer=(MAIN, 2))
    assert wants == Terms(3, promises=(Promise(SUPPORT, DAN, until=3),))


@pytest.mark.rule("R-116")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [(("1",), ABSTAIN), (("2", ""), MAIN), (("2", "3"), (MAIN, 3)), (("support", "1"), (MAIN, 1))],
)
def test_the_answer_that_is_owed(
    game: NewAngelesGame, file: Path, typed: tuple[str, ...], answer: int | tuple[int, int]
) -> None:
    """Only the side that is asked now can give an answer."""
    ran, gives, _ = build(game, file, "3", "n", *typed, "", "2", "", "", "")

    assert gives == Terms(answer=answer)
    assert "n  Dan's move right now" in ran.out
    assert "n  Cyd's move right now" not in ran.out
    assert "1  an abstention right now\n 2  support for the main offer right now\n" in ran.out


def test_an_asset(game: NewAngelesGame, file: Path) -> None:
    """Each side is offered only its own assets."""
    game = position("main-offer", deals=2)
    [(asset, owner)] = [(asset, owner) for asset, owner in enumerate(game.s.owners) if 0 <= owner < 4]
    asked = game.deciders[0]
    other = next(seat for seat in range(4) if seat not in (asked, owner))
    whom = ["Ada", "Ben", "Cyd", "Dan"]
    side = ("", "a", "1") if owner != asked else ("a", "1", "")
    sit(game, file, "", "t", whom[owner if owner != asked else other], *side, "", "", "")

    [one] = replayed(file).proposals(asked)
    assert (one.gives if owner == asked else one.wants) == Terms(assets=(asset,))


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize(
    ("typed", "promise"),
    [
        (("1", "cyd", "", ""), Promise(SUPPORT, CYD, until=1)),
        (("1", "3", "2", "4"), Promise(SUPPORT, CYD, cards=2, until=4)),
        (("2", "ben", "1", "2"), Promise(OPPOSE, BEN, until=2)),
        (("3", "nbn", "7"), Promise(NO_COUNTER, ADA, until=7)),
        (("6", "1", ""), Promise(NO_TRADE, ADA, until=1)),
        (("4", "illness", "9", ""), Promise(KEEP_OUT, component="illness", district=9, until=1)),
        (("4", "1", "ruther", "2"), Promise(KEEP_OUT, district=9, until=2)),
        (("5", "1", "3", "1", "2"), Promise(GIVE, capital=3, when=DEAL_ENDS, until=2)),
        (("5", "1", "3", "2", "dan", "2"), Promise(GIVE, DAN, capital=3, when=WINS_DEAL, until=2)),
        (("5", "1", "3", "3", "ben", "2"), Promise(GIVE, BEN, capital=3, when=TURN_BEGINS, until=2)),
        (("5", "1", "3", "4", "9"), Promise(GIVE, capital=3, when=DEMAND, until=9)),
    ],
    ids=str,
)
def test_every_kind_of_promise(game: NewAngelesGame, file: Path, typed: tuple[str, ...], promise: Promise) -> None:
    ran, gives, wants = build(game, file, "3", "p", *typed, "", "1", "", "", "")

    cards = promise.cards if promise.kind in (SUPPORT, OPPOSE) else 0
    assert (gives, wants) == (Terms(promises=(msgspec.structs.replace(promise, cards=cards),)), Terms(1))
    assert "NOT binding" in ran.out


@pytest.mark.parametrize(
    "typed", [("",), ("1", ""), ("4", ""), ("4", "1", ""), ("5", ""), ("5", "1", ""), ("5", "1", "2", "")], ids=str
)
def test_going_back_from_a_promise(game: NewAngelesGame, file: Path, typed: tuple[str, ...]) -> None:
    """Enter cancels the promise; the rest of the trade stays."""
    _, gives, _ = build(game, file, "3", "2", "p", *typed, "", "", "", "")

    assert gives == Terms(2)


@pytest.mark.parametrize(
    "typed",
    [("q",), ("",), ("3", "q"), ("3", "2", "", "q"), ("3", "2", "p", "q"), ("3", "c", "Q"), ("3", "2", "", "", "q")],
    ids=str,
)
def test_dropping(game: NewAngelesGame, file: Path, typed: tuple[str, ...]) -> None:
    before = game.record()
    ran = sit(game, file, "", "t", *typed)

    assert "Cancelled: nothing was proposed." in ran.out
    assert file.read_text() == before


def test_a_whisper(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "t", "3", "2", "", "", "y", "")

    assert "Whispered: the others only see what changes hands (R-132)." in ran.out
    assert replayed(file).proposals(ADA) == []
    assert len(replayed(file).proposals(CYD)) == 1


def test_a_new_amount_or_answer_replaces_the_old(game: NewAngelesGame, file: Path) -> None:
    """A second amount or answer replaces the first, while promises are added."""
    typed = ("c", "2", "3", "abstain", "main", "no trade ada", "no trade ben")
    _, gives, _ = build(game, file, "3", *typed, "", "", "", "")

    assert (gives.capital, gives.answer) == (3, MAIN)
    assert [promise.player for promise in gives.promises] == [ADA, BEN]


def test_help_while_building(game: NewAngelesGame, file: Path) -> None:
    ran, gives, _ = build(game, file, "?", "3", "?", "2", "", "", "", "")

    assert ran.out.count("Trading (65)\nt asks step by step") == 2
    assert gives == Terms(2)


def test_bad_input_is_asked_again(game: NewAngelesGame, file: Path) -> None:
    ran, gives, _ = build(
        game,
        file,
        "9",
        "zoe",
        "3",
        "flugelhorn",
        "c",
        "many",
        "2",
        "p",
        "8",
        "1",
        "cyd",
        "few",
        "2",
        "soon",
        "3",
        "",
        "",
        "",
        "",
    )

    assert "“9” is not one of these." in ran.out
    assert "“zoe” is not one of these." in ran.out
    assert "“flugelhorn” cannot be traded. Type ? to see what you can write. (NA 65.0)" in ran.out
    assert "“many” is not a whole number." in ran.out
    assert "“soon” is not a whole number." in ran.out
    assert gives == Terms(2, promises=(Promise(SUPPORT, CYD, cards=2, until=3),))


@pytest.mark.rule("NA 65.0")
def test_what_cannot_be_traded_is_explained_while_building(game: NewAngelesGame, file: Path) -> None:
    """After a refusal the trade stays as it is, so that it can be corrected."""
    ran, gives, wants = build(game, file, "3", "99", "", "", "-", "2", "", "", "", "")

    assert "Dan has only 11 capital, so 99 is too much. Choose a smaller amount. (NA 7.1, NA 65.0)" in ran.out
    assert (gives, wants) == (Terms(2), Terms())


def test_a_promise_about_the_past(game: NewAngelesGame, file: Path) -> None:
    before = game.record()
    ran = sit(game, file, "", "t", "3", "p", "1", "cyd", "", "0", "", "")

    assert "Too late for this promise: choose a later deal. The current or next deal is number 1. (NA 65.2)" in ran.out
    assert file.read_text() == before
