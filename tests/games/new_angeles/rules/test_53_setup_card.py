"""NA 53: setup cards. The contents of each are in `cards/test_setups.py`."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.cards.registry import ASSETS


@pytest.mark.rule("NA 53.0", "NA 0.3")
def test_the_setup_card_fills_the_city() -> None:
    """New Arrivals places each of its components in every district listed."""
    view = new_angeles.start(4, 3, setup="New Arrivals").view(None)
    androids = [one.number for one in view.districts if "android" in one.components]
    orgcrime = [one.number for one in view.districts if "orgcrime" in one.components]

    assert (androids, orgcrime) == ([3, 5, 7], [3, 6])


@pytest.mark.rule("NA 53.0", "NA 67.1")
def test_it_takes_its_turns_from_the_asset_deck() -> None:
    """Four hidden assets are on the track, the rest in the deck."""
    view = new_angeles.start(4, 3, setup="New Arrivals").view(None)

    assert (view.turns_left, view.asset_deck) == (4, len(ASSETS.cards) - 4)


@pytest.mark.rule("NA 53.0", "NA 0.3")
def test_it_is_drawn_at_random() -> None:
    """In sixty games without a chosen setup card, each of the six cards is drawn, as the androids' districts show."""
    found = set()
    for seed in range(60):
        view = new_angeles.start(4, seed).view(None)
        found.add(tuple(one.number for one in view.districts if "android" in one.components))

    assert found == {(4, 6, 8), (3, 5, 7), (2, 6, 9), (1, 4, 10), (3, 8, 9), (5, 7, 10)}
