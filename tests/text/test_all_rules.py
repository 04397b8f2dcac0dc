"""The rules that pages get: complete, in order, in each language."""

import re

import pytest

from neopolis.games.neom.text.rules import RULEBOOK as NEOM
from neopolis.games.new_angeles.text.rules import RULEBOOK as NA
from neopolis.text.rulebook import Rulebook, all_rules, paragraph_texts
from tools import coverage

GAMES = (NEOM, NA)
LANGUAGES = ("en", "pl")


def test_nothing_is_missing() -> None:
    """Every paragraph and every ruling that can be cited is there, once."""
    cites = [one.cite for game in GAMES for one in all_rules(game, "en") if one.level == 2 or one.cite[:2] == "R-"]

    assert sorted(cites) == sorted(coverage.rules())


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_numbers(game: Rulebook) -> None:
    english, polish = [[(one.cite, one.level, one.polish) for one in all_rules(game, lang)] for lang in LANGUAGES]

    assert english == polish


def test_a_section_comes_before_its_paragraphs() -> None:
    rules = all_rules(NA, "en")
    places = {one.cite: place for place, one in enumerate(rules)}

    assert rules[places["NA 16"]].title == "Deal"
    assert places["NA 16"] < places["NA 16.0"] < places["NA 16.3"] < places["NA 17"] < places["R-40"]
    assert rules[places["NA 71"]].text.startswith("Each corporation has one.")
    assert "Ruthless" not in rules[places["NA 71"]].text


def test_rulings_belong_to_their_game() -> None:
    numbers = {game: [one.cite for one in all_rules(game, "en") if one.cite.startswith("R-")] for game in GAMES}

    assert numbers[NEOM][0] == "R-1" and numbers[NEOM][-1] == "R-39"
    assert numbers[NA][0] == "R-40" and numbers[NA][-1] == "R-134"


def test_rulings_are_in_the_language_of_the_rules() -> None:
    rules = {language: {one.cite: one for one in all_rules(NEOM, language)} for language in LANGUAGES}

    assert rules["en"]["R-1"].text.startswith("**Question.** When may a seller")
    assert rules["pl"]["R-1"].text.startswith("**Pytanie.** Kiedy sprzedawca")


def test_the_number_of_the_polish_edition() -> None:
    rules = {one.cite: one for one in all_rules(NA, "en")}

    assert rules["NA 11.3"].polish == "24.3"
    assert rules["NA 75.1"].polish == "", "cards have no entry there"
    assert {one.polish for one in all_rules(NEOM, "pl")} == {""}, "NEOM has no Polish edition"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_marks_for_bold_and_italic(game: Rulebook, language: str) -> None:
    texts = [one.text for one in all_rules(game, language)]

    assert not [text for text in texts if re.search(r"\]\(|^#|^- ", text, re.MULTILINE)]
    assert not [text for text in paragraph_texts(game, language).values() if "*" in text]
