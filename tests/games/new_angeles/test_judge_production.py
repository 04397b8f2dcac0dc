"""The judge's answers about exploiting districts and the Production Phase of New Angeles."""

import pytest

from neopolis.games.new_angeles.content.pack import Pack
from tests.games.new_angeles.pack_changes import changed
from tests.games.new_angeles.positions import ask, position, standing, supply

# Exploit.


@pytest.mark.rule("NA 27.0", "NA 43.0", "NA 43.1", "NA 49.1", "NA 49.3", "NA 58.1", "R-40")
@pytest.mark.parametrize(
    ("district", "produced"),
    [
        (1, {"credits": 1, "consumables": 1}),
        (2, {"energy": 1, "credits": 1}),
        (3, {"consumables": 1, "entertainment": 1}),
        (4, {"entertainment": 1, "tech": 1}),
        (5, {"credits": 1, "tech": 1}),
        (6, {"entertainment": 2, "credits": 1}),
        (7, {"tech": 2, "consumables": 1}),
        (8, {"credits": 2, "entertainment": 1}),
        (9, {"credits": 3}),
        (10, {"energy": 2, "credits": 1}),
    ],
)
def test_a_district_produces_what_it_has(district: int, produced: dict[str, int]) -> None:
    """A district produces both resources in the printed amounts. The question needs no android."""
    answer = ask("exploit", {}, district=district)

    assert answer["produced"] == produced == supply(answer)


@pytest.mark.rule("NA 27.1", "NA 68.1", "NA 68.3", "NA 54.2", "NA 45.1", "NA 45.0")
@pytest.mark.parametrize(("before", "after"), [("", "protest"), ("protest", "strike")])
def test_unrest_rises_by_a_stage(before: str, after: str) -> None:
    """After producing, unrest rises by one stage, from stable or from protest."""
    answer = ask("exploit", position({4: before}), district=4)

    assert (answer["produced"], standing(answer)) == ({"entertainment": 1, "tech": 1}, {4: after})


@pytest.mark.rule("NA 45.3")
def test_protest_does_not_stop_production() -> None:
    """A district in protest produces."""
    answer = ask("exploit", position({9: "protest"}), district=9)

    assert answer["produced"] == {"credits": 3}


@pytest.mark.rule(
    "NA 27.3",
    "NA 43.2",
    "NA 57.0",
    "NA 57.1",
    "NA 39.0",
    "NA 39.2",
    "NA 68.4",
    "NA 68.7",
    "NA 68.9",
    "NA 31.5",
    "NA 39.5",
)
@pytest.mark.parametrize("condition", ["strike", "outage"])
def test_strike_and_outage_stop_production(condition: str) -> None:
    """A district in strike or outage produces nothing, and its unrest does not change."""
    answer = ask("exploit", position({4: condition}), district=4)

    assert (answer["produced"], standing(answer)) == ({}, {4: condition})


@pytest.mark.rule("NA 19.0", "NA 19.1", "NA 27.4", "NA 41.1", "NA 43.3", "NA 52.3")
def test_a_development_adds_to_the_primary_resource() -> None:
    """A development adds 1 tech, Nihongai's primary resource, but no consumables."""
    answer = ask("exploit", position({7: "development"}), district=7)

    assert answer["produced"] == {"tech": 3, "consumables": 1}


@pytest.mark.rule("NA 38.0", "NA 27.5", "NA 41.0", "NA 43.4", "NA 52.0", "NA 52.2", "NA 49.2")
def test_orgcrime_stops_the_primary_resource() -> None:
    """With orgcrime, only the secondary resource is produced."""
    answer = ask("exploit", position({7: "orgcrime"}), district=7)

    assert answer["produced"] == {"consumables": 1}


@pytest.mark.rule("NA 19.3", "NA 38.4", "NA 41.2")
def test_orgcrime_wins_against_a_development() -> None:
    """With orgcrime and a development, nothing of the primary resource is produced."""
    answer = ask("exploit", position({7: "orgcrime development"}), district=7)

    assert answer["produced"] == {"consumables": 1}


@pytest.mark.rule("NA 19.2", "NA 38.5", "NA 41.3", "NA 52.1")
@pytest.mark.parametrize(("here", "produced"), [("orgcrime", {}), ("development", {"credits": 4})])
def test_a_single_resource_is_primary(here: str, produced: dict[str, int]) -> None:
    """Rutherford's only resource, credits, is its primary one."""
    answer = ask("exploit", position({9: here}), district=9)

    assert answer["produced"] == produced


@pytest.mark.rule("NA 43.5", "NA 58.2", "R-40")
def test_tracks_end() -> None:
    """The answer has only the actual changes; unchanged resources are left out."""
    answer = ask("exploit", position(supply={"tech": 5, "consumables": 5}), district=7)

    assert (answer["produced"], supply(answer)) == ({"tech": 1}, {"tech": 6, "consumables": 5})
    assert "NA 43.5" in answer["rules"]


@pytest.mark.rule("NA 31.0", "NA 68.6", "NA 27.1", "NA 68.0")
def test_human_first_raises_unrest_twice() -> None:
    """After producing, unrest rises from stable to strike."""
    answer = ask("exploit", position({4: "human_first"}), district=4)

    assert answer["produced"] == {"entertainment": 1, "tech": 1}
    assert standing(answer) == {4: "human_first strike"}


@pytest.mark.rule("NA 31.1", "NA 27.2", "R-49")
@pytest.mark.parametrize("stage", ["protest", "strike"])
def test_human_first_brings_an_outage(stage: str) -> None:
    """Where unrest cannot rise by two stages, an outage replaces the unrest token."""
    answer = ask("exploit", position({4: f"human_first {stage}"}), district=4)

    assert standing(answer) == {4: "human_first outage"}


@pytest.mark.rule("NA 31.1")
def test_a_second_outage_by_human_first_moves_on() -> None:
    """A second outage moves on, and replaces unrest where it stops."""
    answer = ask("exploit", position({4: "human_first outage", 7: "strike"}), district=4)

    assert (answer["produced"], standing(answer)) == ({}, {4: "human_first outage", 7: "outage"})


@pytest.mark.rule("NA 39.4")
def test_an_outage_by_human_first_gets_to_the_root() -> None:
    """A second outage that reaches The Root raises threat by 2."""
    answer = ask("exploit", position({10: "human_first outage"}), district=10)

    assert (answer["threat_added"], standing(answer)) == (2, {10: "human_first outage"})


@pytest.mark.rule("NA 27.6", "NA 32.6")
def test_exploiting_illness_is_harmless() -> None:
    """Exploiting a district with illness raises no threat."""
    answer = ask("exploit", position({4: "illness"}), district=4)

    assert answer["threat_added"] == 0


@pytest.mark.rule("R-50")
@pytest.mark.parametrize(
    ("before", "after"), [("human_first protest", "human_first strike"), ("human_first strike", "human_first strike")]
)
def test_without_outage_tokens_unrest_rises_as_far_as_it_can(before: str, after: str) -> None:
    """In a pack whose only outage token is elsewhere, unrest rises as far as it can."""
    pack = Pack(changed("components.csv", "outage,14", "outage,1"))
    answer = ask("exploit", position({4: before, 7: "outage"}), pack, district=4)

    assert standing(answer) == {4: after, 7: "outage"}
    assert "R-50" in answer["rules"]


@pytest.mark.rule("NA 10.0")
def test_without_unrest_tokens_unrest_does_not_rise() -> None:
    """In a pack whose three unrest tokens are elsewhere, unrest does not rise."""
    pack = Pack(changed("components.csv", "unrest,14", "unrest,3"))
    given = {7: "protest", 8: "protest", 9: "strike"}
    answer = ask("exploit", position(given), pack, district=4)

    assert standing(answer) == given


@pytest.mark.rule("NA 10.0", "NA 27.1")
def test_without_unrest_tokens_human_first_brings_an_outage() -> None:
    """Without unrest tokens unrest cannot rise by two stages, so Human First brings an outage."""
    pack = Pack(changed("components.csv", "unrest,14", "unrest,3"))
    given = {7: "protest", 8: "protest", 9: "strike"}
    answer = ask("exploit", position({4: "human_first", **given}), pack, district=4)

    assert standing(answer) == {4: "human_first outage", **given}


# Production.


@pytest.mark.rule("NA 44.0", "NA 5.0")
def test_districts_with_androids_are_exploited() -> None:
    """All districts with androids are exploited, and no others."""
    answer = ask("production", position({4: "android", 6: "android orgcrime", 9: "android protest", 1: "protest"}))

    assert answer["produced"] == {"entertainment": 1, "tech": 1, "credits": 4}
    assert standing(answer) == {1: "protest", 4: "android protest", 6: "android orgcrime protest", 9: "android strike"}


@pytest.mark.rule("NA 27.7")
def test_the_lowest_district_comes_first() -> None:
    """A second outage in 4 moves on to 7 and stops production there."""
    answer = ask("production", position({4: "android human_first outage", 7: "android"}))

    assert (answer["produced"], standing(answer)[7]) == ({}, "android outage")


@pytest.mark.rule("R-64")
def test_production_ends_with_the_game() -> None:
    """At 24 threat, an outage moves from 4 to The Root and ends the game, so 8 is not exploited."""
    outages = {7: "outage", 9: "outage", 10: "outage"}
    answer = ask("production", position({4: "android human_first outage", 8: "android", **outages}, threat=24))

    assert (answer["threat_added"], answer["produced"], standing(answer)[8]) == (1, {}, "android")


def test_a_phase_without_androids_is_quiet() -> None:
    """Without androids nothing is produced and nothing changes."""
    answer = ask("production", position({4: "human_first"}))

    assert (answer["produced"], answer["threat_added"], standing(answer)) == ({}, 0, {4: "human_first"})
