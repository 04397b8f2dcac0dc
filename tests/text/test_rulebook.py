"""The rules: both books and the rulings, by number."""

import pytest

from neopolis.games.neom.text.rules import RULEBOOK as NEOM
from neopolis.games.new_angeles.text.rules import RULEBOOK as NA
from neopolis.text.rulebook import has_rules, rule_number, rule_text
from tools import coverage


def test_the_texts_are_there() -> None:
    assert has_rules()


def test_every_paragraph_and_every_ruling_is_found() -> None:
    """Every paragraph and ruling is found by the number that code and tests cite."""
    assert not [number for number in coverage.rules() if not rule_text(number, NEOM)]


def test_a_section_is_found_whole() -> None:
    assert rule_text("8", NEOM).startswith("Trade Routes\n8.1 On the middle row")


def test_a_section_of_new_angeles_is_found_whole() -> None:
    assert rule_text("NA 8", NEOM).startswith("City\n8.0 The city is the ten districts")


def test_a_ruling_is_found() -> None:
    assert rule_text("R-37", NEOM).startswith("A tile on c3 that is removed\n")


def test_rulings_belong_to_both_games() -> None:
    assert rule_text("R-37", NA) == rule_text("R-37", NEOM)


def test_the_books_are_separate() -> None:
    """NEOM 5.1 is about placing tiles, NA 5.1 about androids."""
    assert "android" in rule_text("NA 5.1", NEOM) and "android" not in rule_text("NEOM 5.1", NEOM)


def test_a_bare_number_means_the_game_in_play() -> None:
    assert rule_text("5.1", NEOM) == rule_text("NEOM 5.1", NEOM)
    assert rule_text("5.1", NA) == rule_text("NA 5.1", NEOM)


def test_the_other_book_can_be_asked_for_in_play() -> None:
    assert rule_text("NEOM 5.1", NA) == rule_text("NEOM 5.1", NEOM)


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ("5.7", "NEOM 5.7"),
        (" neom 5.7. ", "NEOM 5.7"),
        ("NEOM5.7", "NEOM 5.7"),
        ("na 5.1", "NA 5.1"),
        ("NA5.1", "NA 5.1"),
        ("r4", "R-4"),
        ("R 4", "R-4"),
        ("r-4.", "R-4"),
        ("NEOM", "NEOM"),
        ("nap", "NEOM NAP"),
        ("rules", "NEOM RULES"),
        ("", "NEOM"),
    ],
)
def test_numbers_may_be_written_loosely(asked: str, number: str) -> None:
    """A number is found with or without the book's name, in small letters, and with a full stop."""
    assert rule_number(asked, NEOM) == number


@pytest.mark.parametrize("asked", ["NA 5.99", "NA 99", "5.99", "R-999", "", "NA", "nonsense"])
def test_only_rules_have_texts(asked: str) -> None:
    assert rule_text(asked, NEOM) == ""
