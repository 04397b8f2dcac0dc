"""NA 10 to 13: component limits, contracts, corp sheets and corporations."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.content.pack import Pack, remember
from tests.games.new_angeles.pack_changes import changed
from tests.games.new_angeles.rules.phases import produced
from tests.games.new_angeles.table import Table, Word, table

# For each contract: the seat of its corporation, a table, a card, the answers to it, and the capital that it pays.
CONTRACTS: dict[str, tuple[int, Table, str, tuple[Word, ...], int]] = {
    "Globalsec": (0, table(6, active=5).orgcrime(4), "24/7 Live Feed", ("second", 4), 1),
    "Haas-Bioroid": (1, table(6, active=5), "Efficiency Experts", (1, 7), 2),
    "Jinteki": (2, table(6, active=5).illness(4), "Clinical Trials", (4,), 2),
    "NBN": (4, table(6, active=5).strike(4), "Media Circus", (4,), 2),
    "Weyland Consortium": (5, table(6, active=0).outage(4), "Budget Renovations", (4,), 2),
}
EMERGENCIES: dict[str, tuple[int, Table, str, tuple[Word, ...], int]] = {
    "Globalsec": (0, table(6).orgcrime(4).human_first(5, 6), "Ruthless Tactics", (4, 5, 6), 3),
    "Jinteki": (2, table(6, active=2).illness(4, 5), "Mandatory Quarantine", (4, 5), 4),
    "NBN": (4, table(6, active=4).strike(4).protest(5), "Sweeps Week", (4, 4, 5), 3),
    "Weyland Consortium": (5, table(6, active=5).outage(4, 6), "Massive Reconstruction", (4, 6), 4),
}

Contract = tuple[int, Table, str, tuple[Word, ...], int]


@pytest.mark.rule("NA 10.0", "NA 48.1")
def test_10_0_nothing_is_placed_from_an_empty_reserve() -> None:
    """All nine orgcrime units are in the city, so Labor Solutions places none."""
    position = table().orgcrime(*range(1, 10)).rests().resolve(0, "Labor Solutions", "done", 10)

    assert position.districts("orgcrime") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert position.view.threat == 0


@pytest.mark.rule("NA 10.0")
def test_10_0_a_second_one_does_not_move_on_from_an_empty_reserve() -> None:
    """No tenth unit can be placed in 10, so none moves on from there to The Root."""
    position = table().orgcrime(*range(2, 11)).rests().resolve(0, "Labor Solutions", "done", 10)

    assert (position.districts("orgcrime"), position.view.threat) == ([*range(2, 11)], 0)


@pytest.mark.rule("NA 10.0", "NA 68.1")
def test_10_0_a_protest_becomes_a_strike_without_another_token() -> None:
    """With only three unrest tokens, all in the city, a protest is turned over, but no other district gets a token."""
    pack = remember(Pack(changed("components.csv", "unrest,14", "unrest,3")))
    position = produced(table(content=pack).androids(4, 5).protest(4, 9, 10))

    assert (position.districts("strike"), position.districts("protest")) == ([4], [9, 10])


@pytest.mark.rule("NA 11.2", "R-81")
@pytest.mark.parametrize(
    ("laid", "card", "words"),
    [(table().strike(4), "Media Circus", (4, 9)), (table().outage(4), "Budget Renovations", (4,))],
    ids=["NBN", "Weyland Consortium"],
)
def test_11_2_a_corporation_that_nobody_plays_is_not_paid(laid: Table, card: str, words: tuple[Word, ...]) -> None:
    """Neither NBN nor the Weyland Consortium is in this game."""
    assert laid.copy().resolve(0, card, *words).capitals() == [10, 10, 10, 10]


@pytest.mark.rule("NA 11.0", "NA 11.1", "NA 11.2", "NA 12.2")
@pytest.mark.parametrize("contract", CONTRACTS.values(), ids=CONTRACTS.keys())
def test_11_2_a_contract_pays_whoever_resolves_the_card(contract: Contract) -> None:
    """The corporation with the contract gains capital from another player's card, and nobody else does."""
    seat, laid, card, words, pay = contract
    position = laid.copy().resolve(laid.copy().view.active, card, *words)

    assert position.capitals() == [10 + pay if other == seat else 10 for other in range(6)]


@pytest.mark.rule("NA 11.2", "R-80")
@pytest.mark.parametrize("contract", EMERGENCIES.values(), ids=EMERGENCIES.keys())
def test_11_2_emergency_actions_count(contract: Contract) -> None:
    """Contracts also pay for what an emergency action removes, and for each stage by which it lowers unrest."""
    seat, laid, card, words, pay = contract
    position = laid.copy().resolve(seat, card, *words)

    assert position.capital_of(seat) == 10 + pay


@pytest.mark.rule("NA 11.1", "R-81")
def test_11_1_stages_that_really_fell() -> None:
    """In a protest, Media Circus lowers unrest by only one stage, so NBN gains 1 capital."""
    position = table(6, active=5).protest(4).resolve(5, "Media Circus", 4)

    assert position.capital_of(4) == 11


@pytest.mark.rule("NA 11.2", "NA 77.4", "R-82")
@pytest.mark.parametrize(("units", "pay"), [((), 3), ((1,), 3), ((1, 2), 0)])
def test_11_2_melange_mining_is_paid_for_events(units: tuple[int, ...], pay: int) -> None:
    """Melange Mining is paid if the event raised threat by less than 2, here by 1 for each Human First unit."""
    position = table().human_first(*units).events("Humanity Labor Hosts Union Heads").at("event")

    assert position.capital_of(3) == 10 + pay


@pytest.mark.rule("NA 11.2", "R-82")
def test_11_2_melange_mining_and_the_root() -> None:
    """Threat also counts if it rises because the event's illness reaches The Root, so Melange Mining gains nothing."""
    position = table().illness(10).events("Crumbling Infrastructure").at("event")

    assert (position.view.threat, position.capital_of(3)) == (2, 10)


@pytest.mark.rule("NA 11.2")
def test_11_2_what_events_do_pays_no_other_contract() -> None:
    """An outage caused by Human First replaces unrest, and NBN gains nothing."""
    position = table(6).androids(4).human_first(4).protest(4).events("Welfare Programs Slashed").at("production")

    assert position.districts("outage") == [4]
    assert [position.capital_of(seat) for seat in (0, 1, 2, 4, 5)] == [10] * 5


@pytest.mark.rule("NA 11.3", "NA 35.2", "NA 47.3")
def test_11_3_the_root_pays_nothing() -> None:
    """Prisec placed in 10 drives both enemy units into The Root, and Globalsec gains nothing."""
    position = table(6, active=1).outage(10).human_first(10).orgcrime(10).resolve(1, "Gentrification", 10)

    assert (position.view.threat, position.capital_of(0), position.capital_of(5)) == (4, 10, 12)


@pytest.mark.rule("NA 12.0", "NA 13.0")
def test_12_0_everybody_sees_who_plays_what() -> None:
    """A view lists the corporations in the order of the seats."""
    view = table(corporations=("NBN", "Jinteki")).view

    assert [player.corporation for player in view.players] == ["NBN", "Jinteki", "Globalsec", "Haas-Bioroid"]


@pytest.mark.rule("NA 12.1", "NA 12.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_12_3_melange_mining_has_two_like_sides(seats: int) -> None:
    """With any number of players, Melange Mining draws three cards from three decks."""
    position = table(seats, corporations=("Melange Mining",)).at("refresh")
    offered = []
    while position.prompt == "pick-general":
        offered.append(len(position.texts(0)))
        position.quietly()

    assert (offered, position.hand_counts()[0]) == ([5, 4, 3], 3)


@pytest.mark.rule("NA 13.1")
@pytest.mark.parametrize("rival_seat", [1, 2, 3])
def test_13_1_a_corporation_is_its_player(rival_seat: int) -> None:
    """A player with NBN as rival must have more capital than the player of NBN, whichever seat that is."""
    names = ["Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining"]
    names[rival_seat] = "NBN"
    position = table(corporations=tuple(names)).round(6).threat(0).demand("Hosting World's Cup").at("demand")
    position.rivals("NBN", *[name for name in ("Globalsec", names[1], names[2], names[3]) if name != "NBN"])
    for seat, sector in enumerate(["Technology", "Banking", "Entertainment", "Retail"]):
        position.investment(seat, f"{sector} Sector").capital(seat, 30 if seat else 20)
    result = position.capital(rival_seat, 19).result

    assert result is not None
    assert 0 in result.winners
