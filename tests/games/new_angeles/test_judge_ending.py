"""The judge's answers about who has won, and the paragraphs that decided it."""

from typing import Any

import pytest

from tests.games.new_angeles.positions import Json, ask, position

FOUR = ("Globalsec", "Jinteki", "NBN", "Weyland Consortium")
SIX = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining", "NBN", "Weyland Consortium")


def ending(corporations: tuple[str, ...], capital: tuple[int, ...], rivals: tuple[str, ...], **fields: Any) -> Json:
    return ask(
        "ending",
        position(players=len(corporations), **fields),
        capital=dict(zip(corporations, capital, strict=True)),
        rivals=dict(zip(corporations, rivals, strict=True)),
    )


@pytest.mark.rule("NA 69.0", "NA 69.1", "NA 50.1", "NA 78.1", "NA 28.3", "R-120")
def test_more_capital_than_the_rival_wins() -> None:
    """Each player wins by their own rival card, so several can win."""
    answer = ending(FOUR, (20, 18, 15, 10), ("NBN", "Weyland Consortium", "Globalsec", "Jinteki"))

    assert (answer["winners"], answer["reason"]) == (["Globalsec", "Jinteki"], "demand")


@pytest.mark.rule("NA 69.1")
def test_equal_capital_is_not_more() -> None:
    """Globalsec and Jinteki are each other's rivals and have equal capital, so neither wins."""
    answer = ending(FOUR, (20, 20, 15, 10), ("Jinteki", "Globalsec", "Weyland Consortium", "Federalist"))

    assert answer["winners"] == ["NBN"]


@pytest.mark.rule("NA 69.2", "NA 78.2", "NA 50.1")
@pytest.mark.parametrize(
    ("capital", "wins"), [((20, 10, 10, 30), True), ((20, 10, 20, 30), False), ((20, 10, 30, 30), False)]
)
def test_own_corporation_as_rival_needs_two_others_of_four(capital: tuple[int, ...], wins: bool) -> None:
    """With four players, two others must have less capital; ties do not count."""
    answer = ending(FOUR, capital, ("Globalsec", "Federalist", "Jinteki", "NBN"))

    assert ("Globalsec" in answer["winners"]) is wins


@pytest.mark.rule("NA 69.2", "NA 78.2")
@pytest.mark.parametrize("corporations", [SIX[:5], SIX])
@pytest.mark.parametrize(("capital", "wins"), [((20, 10, 10, 19, 30, 30), True), ((20, 10, 10, 20, 30, 30), False)])
def test_own_corporation_as_rival_needs_three_others_of_more(
    corporations: tuple[str, ...], capital: tuple[int, ...], wins: bool
) -> None:
    """With five or six players, three others must have less capital."""
    rivals = ("Globalsec", "Jinteki", "Haas-Bioroid", "NBN", "Melange Mining", "Weyland Consortium")
    count = len(corporations)
    answer = ending(corporations, capital[:count], rivals[:count])

    assert ("Globalsec" in answer["winners"]) is wins


@pytest.mark.rule("NA 69.0", "NA 78.3")
def test_the_federalist_loses_by_demand() -> None:
    """At 24 threat the Federalist loses, however rich."""
    answer = ending(FOUR, (60, 10, 11, 12), ("Federalist", "Jinteki", "NBN", "Globalsec"), threat=24)

    assert (answer["winners"], answer["reason"]) == ([], "demand")


@pytest.mark.rule("NA 69.3", "NA 63.1", "NA 28.0", "NA 28.1", "NA 50.2", "NA 78.3")
@pytest.mark.parametrize(("capital", "winners"), [(25, ["NBN"]), (24, [])])
def test_at_25_threat_only_the_federalist_can_win(capital: int, winners: list[str]) -> None:
    """The Federalist wins with 25 capital or more; all others lose."""
    rivals = ("Jinteki", "Globalsec", "Federalist", "NBN")
    answer = ending(FOUR, (60, 10, capital, 50), rivals, threat=25)

    assert (answer["winners"], answer["reason"]) == (winners, "threat")


@pytest.mark.rule("NA 28.3")
def test_without_a_federalist_nobody_wins_at_25() -> None:
    """If the Federalist's card was set aside, nobody wins."""
    answer = ending(FOUR, (60, 10, 11, 12), ("Jinteki", "Globalsec", "Weyland Consortium", "NBN"), threat=25)

    assert answer["winners"] == []


def test_the_order_of_the_corporations_does_not_matter() -> None:
    """The winners are sorted by name."""
    corporations = ("Weyland Consortium", "NBN", "Jinteki", "Globalsec")
    answer = ending(corporations, (20, 19, 18, 30), ("NBN", "Jinteki", "Federalist", "Weyland Consortium"))

    assert answer["winners"] == ["Globalsec", "NBN", "Weyland Consortium"]


# The paragraphs.


@pytest.mark.rule("NA 69.0", "NA 69.1", "NA 69.2", "R-120")
@pytest.mark.parametrize(
    ("capital", "rivals", "rules"),
    [
        ((9, 8, 7, 6), ("Jinteki", "Weyland Consortium", "Federalist", "NBN"), ["NA 69.0", "NA 69.1", "R-120"]),
        ((9, 8, 7, 6), ("NBN", "Globalsec", "Federalist", "Jinteki"), ["NA 69.0", "NA 69.1"]),
        ((9, 8, 7, 6), ("Globalsec", "Federalist", "Jinteki", "NBN"), ["NA 69.0", "NA 69.1", "NA 69.2"]),
        ((9, 8, 7, 6), FOUR, ["NA 69.0", "NA 69.2", "R-120"]),
        ((9, 8, 8, 6), ("Globalsec", "Federalist", "NBN", "Weyland Consortium"), ["NA 69.0", "NA 69.2"]),
        ((9, 9, 9, 9), FOUR, ["NA 69.0", "NA 69.2", "R-120"]),
        ((9, 9, 9, 9), ("Jinteki", "NBN", "Globalsec", "Federalist"), ["NA 69.0", "NA 69.1", "R-120"]),
    ],
    ids=["several", "one", "both kinds", "own cards only", "one own card wins", "no own card", "no rival beaten"],
)
def test_what_decided_after_the_third_demand(
    capital: tuple[int, ...], rivals: tuple[str, ...], rules: list[str]
) -> None:
    """NA 69.1 is about another corporation as rival, 69.2 about one's own, R-120 about several winners or none."""
    assert ending(FOUR, capital, rivals)["rules"] == rules


@pytest.mark.rule("NA 69.3", "NA 28.0", "NA 28.1", "NA 28.3")
@pytest.mark.parametrize(
    ("federalist", "capital", "rules"),
    [
        ("Federalist", 25, ["NA 69.3", "NA 28.0"]),
        ("Federalist", 24, ["NA 69.3", "NA 28.1"]),
        ("Weyland Consortium", 25, ["NA 69.3", "NA 28.3"]),
    ],
)
def test_what_decided_at_25_threat(federalist: str, capital: int, rules: list[str]) -> None:
    """The rulebook itself says that nobody wins without a rich Federalist, so no ruling is cited."""
    rivals = ("Jinteki", "Globalsec", federalist, "NBN")

    assert ending(FOUR, (60, 10, capital, 50), rivals, threat=25)["rules"] == rules
