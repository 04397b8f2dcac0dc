"""City functions that no question to the judge covers: involved districts, unrest that falls, production, contracts."""

from collections.abc import Callable

import pytest

from neopolis.games.new_angeles.ids import (
    ANDROID,
    CREDITS,
    DEVELOPMENT,
    GLOBALSEC,
    HAAS_BIOROID,
    HUMAN_FIRST,
    ILLNESS,
    JINTEKI,
    NBN,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    TECH,
    UNREST,
    WEYLAND_CONSORTIUM,
    members,
)
from neopolis.games.new_angeles.rules.city import (
    STABLE,
    STRIKE,
    lower_threat,
    lower_unrest,
    move,
    place,
    produce,
    raise_threat,
    raise_unrest,
    unrest,
)
from neopolis.games.new_angeles.rules.contracts import calmed, give, lose, moved_android, removed
from neopolis.games.new_angeles.rules.state import BY_THREAT, NewAngeles, Setting, fresh
from tests.games.new_angeles.pack_changes import PACK

FOUR = (GLOBALSEC, HAAS_BIOROID, JINTEKI, NBN)
SIX = tuple(range(6))

Verb = Callable[[NewAngeles], object]


def city(*standing: tuple[int, int], corporations: tuple[int, ...] = SIX) -> NewAngeles:
    """A city with components in districts, while an action card is resolved."""
    s = fresh(Setting(PACK, corporations))
    s.resolution.open = True
    for component, district in standing:
        s.tokens[component] |= 1 << district
    return s


# Threat.


@pytest.mark.rule("NA 63.0")
def test_threat_25_ends_the_game() -> None:
    """Threat stops at 25, and the game is over."""
    s = city()
    raise_threat(s, 24)
    open_at_24 = s.ended
    raise_threat(s, 3)

    assert (open_at_24, s.ended, s.threat) == (0, BY_THREAT, 25)


def test_threat_does_not_fall_below_0() -> None:
    """Threat falls only to 0, and the event has the actual change."""
    s = city()
    raise_threat(s, 1)
    lower_threat(s, 2)

    assert (s.threat, [event.things for event in s.events]) == (0, [(1, 1), (-1, 0)])


# Unrest.


@pytest.mark.rule("NA 68.2", "NA 57.2", "NA 45.2")
@pytest.mark.parametrize(("stages", "left"), [(1, 1), (2, 0)])
def test_unrest_falls_stage_by_stage(stages: int, left: int) -> None:
    """Unrest falls from strike to protest, and from protest to stable."""
    s = city()
    raise_unrest(s, 4, 2)
    lowered = lower_unrest(s, 4, stages)

    assert (lowered, unrest(s, 4)) == (stages, left)


@pytest.mark.rule("NA 68.5", "NA 54.1", "R-81")
def test_a_stable_district_cannot_be_lowered() -> None:
    """Lowering unrest in a stable district lowers it by 0 stages."""
    s = city()
    raise_unrest(s, 4, 1)
    lowered = lower_unrest(s, 4, 2)

    assert (lowered, unrest(s, 4), lower_unrest(s, 4, 1)) == (1, STABLE, 0)


@pytest.mark.rule("NA 68.7", "NA 39.5")
def test_a_strike_that_should_rise_stays_a_strike() -> None:
    """There is no outage, not even with Human First, because nothing is exploited."""
    s = city((HUMAN_FIRST, 4))
    raise_unrest(s, 4, 3)

    assert (unrest(s, 4), s.tokens[OUTAGE]) == (STRIKE, 0)


@pytest.mark.rule("NA 48.2")
def test_a_token_that_was_taken_off_can_be_placed_again() -> None:
    """The unrest token of a calmed district is in the reserve."""
    s = city()
    raise_unrest(s, 4, 1)
    lower_unrest(s, 4, 1)
    raise_unrest(s, 5, 1)

    assert members(s.tokens[UNREST]) == [5]


# Illness.


INVOLVING: dict[str, Verb] = {
    "it comes": lambda s: place(s, DEVELOPMENT, 4),
    "it comes and cannot stay": lambda s: place(s, ORGCRIME, 4),
    "it moves on and comes": lambda s: place(s, ORGCRIME, 3),
    "one stands there already": lambda s: place(s, PRISEC, 4),
    "the reserve is empty": lambda s: place(s, ANDROID, 4),
    "a second illness": lambda s: place(s, ILLNESS, 4),
    "it leaves": lambda s: move(s, ILLNESS, 4),
    "it moves in": lambda s: move(s, OUTAGE, 2),
    "unrest should rise": lambda s: raise_unrest(s, 4, 1),
    "unrest should fall": lambda s: lower_unrest(s, 4, 1),
}


@pytest.mark.rule("NA 32.1", "R-78")
@pytest.mark.parametrize("verb", INVOLVING.values(), ids=INVOLVING.keys())
def test_a_district_with_illness_is_involved(verb: Verb) -> None:
    """A component that enters, passes, leaves or cannot be placed in a district with illness involves that district."""
    androids = [(ANDROID, district) for district in (1, 2, 3)]
    s = city((ILLNESS, 4), (ILLNESS, 5), (PRISEC, 4), (ORGCRIME, 3), (OUTAGE, 2), *androids)
    verb(s)

    assert s.resolution.met_illness


NOT_INVOLVING: dict[str, Verb] = {
    "the first illness": lambda s: place(s, ILLNESS, 6),
    "elsewhere": lambda s: place(s, OUTAGE, 3),
    "it moves elsewhere": lambda s: move(s, ORGCRIME, 6),
    "unrest elsewhere": lambda s: raise_unrest(s, 7, 1),
}


@pytest.mark.rule("R-78")
@pytest.mark.parametrize("verb", NOT_INVOLVING.values(), ids=NOT_INVOLVING.keys())
def test_other_districts_do_not_matter(verb: Verb) -> None:
    """Components and unrest in healthy districts, and even a first illness there, involve no district with illness."""
    s = city((ILLNESS, 4), (ORGCRIME, 6))
    verb(s)

    assert not s.resolution.met_illness


@pytest.mark.rule("NA 32.1", "R-78")
def test_passing_through_involves() -> None:
    """A unit that cannot stay because of prisec has still entered the district."""
    s = city((ILLNESS, 7), (PRISEC, 7), (HUMAN_FIRST, 4))
    move(s, HUMAN_FIRST, 4)

    assert s.resolution.met_illness
    assert members(s.resolution.involved) == [4, 7, 9]


# Producing by a card.


@pytest.mark.rule("NA 43.6")
def test_a_card_may_lift_orgcrime() -> None:
    """A card that ignores orgcrime makes the district produce its primary resource, and 1 more for a development."""
    s = city((ORGCRIME, 7), (DEVELOPMENT, 7))
    moved = produce(s, 7, orgcrime_counts=False)

    assert (moved[TECH], s.supply[TECH], s.tokens[UNREST]) == (3, 3, 0)


@pytest.mark.rule("NA 43.6")
def test_other_modifiers_still_apply() -> None:
    """An outage stops a card's production, too."""
    s = city((OUTAGE, 9))
    moved = produce(s, 9, orgcrime_counts=False)

    assert (sum(moved), s.supply[CREDITS]) == (0, 0)


# Capital and contracts.


@pytest.mark.rule("NA 7.3", "R-72")
def test_nobody_falls_below_0() -> None:
    """A player loses no more than they have, and the receiver gets no more than that."""
    s = city()
    s.capital = [1, 5, 0, 0, 0, 0]
    lost = lose(s, 1, 3), lose(s, 1, 3)
    give(s, 0, 2, 2)

    assert (lost, s.capital) == ((3, 2), [0, 0, 1, 0, 0, 0])


@pytest.mark.rule("NA 11.1", "NA 11.2", "NA 47.3", "NA 77.1", "NA 77.3", "NA 77.6", "R-81")
@pytest.mark.parametrize(
    ("component", "corporation", "capital"),
    [(HUMAN_FIRST, GLOBALSEC, 1), (ORGCRIME, GLOBALSEC, 1), (ILLNESS, JINTEKI, 2), (OUTAGE, WEYLAND_CONSORTIUM, 2)],
)
def test_a_removed_component_pays_its_contract(component: int, corporation: int, capital: int) -> None:
    """Removing a component pays the corporation whose contract names it, whoever resolves the card."""
    s = city()
    removed(s, component)

    assert s.capital == [capital if seat == corporation else 0 for seat in range(6)]


@pytest.mark.rule("NA 77.1", "NA 23.1")
@pytest.mark.parametrize("component", [PRISEC, DEVELOPMENT, ANDROID])
def test_other_components_pay_nothing(component: int) -> None:
    """No contract pays for removing prisec, a development or an android."""
    s = city()
    removed(s, component)

    assert s.capital == [0] * 6


@pytest.mark.rule("NA 77.5")
def test_each_stage_pays_nbn() -> None:
    """NBN gains 1 capital for each stage by which unrest falls."""
    s = city()
    calmed(s, 2)

    assert s.capital == [0, 0, 0, 0, 2, 0]


@pytest.mark.rule("NA 77.2", "R-81")
def test_haas_bioroid_is_paid_once_a_card() -> None:
    """Haas-Bioroid is paid for the first android that a card moves."""
    s = city()
    moved_android(s)
    moved_android(s)

    assert s.capital == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("NA 11.2")
def test_contracts_need_an_action_card() -> None:
    """A removal without an action card pays no contract."""
    s = city()
    s.resolution.open = False
    removed(s, ILLNESS)

    assert s.capital == [0] * 6


@pytest.mark.rule("R-64")
def test_contracts_pay_nothing_after_the_end() -> None:
    """At 25 threat nobody gains anything."""
    s = city()
    raise_threat(s, 25)
    removed(s, ILLNESS)

    assert s.capital == [0] * 6


def test_a_corporation_that_nobody_plays_gains_nothing() -> None:
    """Weyland Consortium is not in this game, so nobody is paid for an outage."""
    s = city(corporations=FOUR)
    removed(s, OUTAGE)

    assert s.capital == [0] * 4


@pytest.mark.rule("NA 11.3", "NA 35.6", "NA 39.1", "NA 47.2")
def test_moving_and_outages_pay_nobody() -> None:
    """No contract pays when illness leaves for The Root, orgcrime moves on, or an outage replaces unrest."""
    s = city((ILLNESS, 10), (ORGCRIME, 4), (UNREST, 6))
    move(s, ILLNESS, 10)
    move(s, ORGCRIME, 4)
    place(s, OUTAGE, 6)

    assert (s.capital, s.tokens[UNREST]) == ([0] * 6, 0)
