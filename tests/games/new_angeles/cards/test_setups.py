"""NA 76: the six setup cards."""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles

Places = dict[str, tuple[int, ...]]

STORMING_THE_STALK: Places = {
    "android": (4, 6, 8),
    "protest": (6, 7),
    "strike": (1,),
    "illness": (3, 10),
    "outage": (8,),
    "human_first": (6, 9, 10),
    "orgcrime": (9, 10),
    "prisec": (1, 2),
    "development": (6,),
}
NEW_ARRIVALS: Places = {
    "android": (3, 5, 7),
    "protest": (2, 5),
    "strike": (8,),
    "illness": (1, 6),
    "outage": (4,),
    "human_first": (2, 7, 8),
    "orgcrime": (3, 6),
    "prisec": (9, 10),
    "development": (7,),
}
BLACKOUT_SEASON: Places = {
    "android": (2, 6, 9),
    "protest": (1, 9),
    "strike": (3,),
    "illness": (4, 8),
    "outage": (5,),
    "human_first": (1, 4, 6),
    "orgcrime": (7, 8),
    "prisec": (2, 10),
    "development": (9,),
}
QUIET_STREETS: Places = {
    "android": (1, 4, 10),
    "protest": (3, 10),
    "strike": (6,),
    "illness": (2, 7),
    "outage": (9,),
    "human_first": (3, 5, 7),
    "orgcrime": (1, 5),
    "prisec": (4, 8),
    "development": (10,),
}
HARVEST_FAILURE: Places = {
    "android": (3, 8, 9),
    "protest": (4, 8),
    "strike": (2,),
    "illness": (5, 9),
    "outage": (7,),
    "human_first": (4, 5, 8),
    "orgcrime": (2, 6),
    "prisec": (1, 3),
    "development": (8,),
}
SPLIT_CITY: Places = {
    "android": (5, 7, 10),
    "protest": (5, 6),
    "strike": (4,),
    "illness": (1, 10),
    "outage": (3,),
    "human_first": (1, 6, 9),
    "orgcrime": (4, 9),
    "prisec": (5, 7),
    "development": (5,),
}


def laid_out(name: str) -> tuple[Places, int]:
    """The districts of each component after a setup card, and the number of turns."""
    view = new_angeles.start(4, 1, setup=name).view(None)
    found: dict[str, tuple[int, ...]] = {}
    for one in view.districts:
        for word in [*one.components, *([one.unrest] if one.unrest != "stable" else [])]:
            found[word] = (*found.get(word, ()), one.number)
    return found, view.turns_left


@pytest.mark.rule("NA 76.1", "NA 53.0")
def test_storming_the_stalk() -> None:
    """The city has the components of the setup card that the rulebook shows."""
    assert laid_out("Storming the Stalk") == (STORMING_THE_STALK, 4)


@pytest.mark.rule("NA 76.2", "R-40")
def test_new_arrivals() -> None:
    """The card's name is printed; its values are our own."""
    assert laid_out("New Arrivals") == (NEW_ARRIVALS, 4)


@pytest.mark.rule("NA 76.3", "R-40")
def test_blackout_season() -> None:
    """This setup card is our own."""
    assert laid_out("Blackout Season") == (BLACKOUT_SEASON, 4)


@pytest.mark.rule("NA 76.4", "R-40")
def test_quiet_streets() -> None:
    """This setup card is our own."""
    assert laid_out("Quiet Streets") == (QUIET_STREETS, 4)


@pytest.mark.rule("NA 76.5", "R-40")
def test_harvest_failure() -> None:
    """This setup card is our own."""
    assert laid_out("Harvest Failure") == (HARVEST_FAILURE, 4)


@pytest.mark.rule("NA 76.6", "R-40")
def test_split_city() -> None:
    """This setup card is our own."""
    assert laid_out("Split City") == (SPLIT_CITY, 4)
