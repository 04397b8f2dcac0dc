"""NA 17, 18: demand cards and demand rounds."""

from __future__ import annotations

import pytest

from tests.games.new_angeles.table import Table, table

# NA 74: a demand's targets (energy, consumables, tech, entertainment, credits), and the threat if it fails.
DEMANDS = {
    "Hosting World's Cup": ((0, 1, 3, 4, 2), 5),
    "Increased Martian Violence": ((1, 2, 0, 2, 6), 6),
    "Network Disruption": ((0, 0, 4, 4, 3), 7),
    "Power Grid Overload": ((2, 0, 1, 2, 2), 6),
    "Recreational Drug Ban": ((0, 1, 0, 6, 6), 7),
    "Refugee Influx": ((0, 3, 1, 3, 2), 5),
    "Retail Shortage": ((1, 1, 0, 5, 1), 7),
    "Space Elevator Malfunction": ((1, 0, 2, 2, 6), 6),
    "Tourism Spike": ((2, 0, 0, 5, 5), 5),
}
RESOURCES = ("energy", "consumables", "tech", "entertainment", "credits")
# Investments that pay nothing in an empty city.
UNPAID = ("Healthcare Initiative", "Power Siphoning", "Union Agreement", "Laundering Scheme")
PLENTY = {"energy": 4, "consumables": 5, "tech": 6, "entertainment": 8, "credits": 8}

Demand = tuple[str, tuple[tuple[int, ...], int]]


def before_demand(number: int = 2) -> Table:
    """A table before the demand round that follows this standard round. In an empty city, no investment pays."""
    position = table().round(number).at("demand")
    for seat in range(4):
        position.investment(seat, UNPAID[seat])
    return position


@pytest.mark.rule("NA 17.0", "NA 62.0", "NA 74")
@pytest.mark.parametrize("demand", DEMANDS.items(), ids=DEMANDS.keys())
def test_17_0_the_targets(demand: Demand) -> None:
    """Everybody sees the targets of the demand."""
    name, (amounts, _) = demand

    assert table().demand(name).view.targets == dict(zip(RESOURCES, amounts, strict=True))


@pytest.mark.rule("NA 17.1", "NA 18.3")
def test_17_1_another_demand_is_turned_up() -> None:
    """The top demand of the deck is turned up; the old one goes under the deck."""
    position = before_demand().demand("Network Disruption")
    deck = position._state.demand_deck
    s = position.game.s

    assert s.demand == deck[0]
    assert s.demand_deck == (*deck[1:], position.pack.demand_names.index("Network Disruption"))


@pytest.mark.rule("NA 17.2", "NA 18.2", "NA 63.4")
@pytest.mark.parametrize("demand", DEMANDS.items(), ids=DEMANDS.keys())
def test_17_2_threat_if_it_is_not_met(demand: Demand) -> None:
    """If the demand is not met, threat rises by the number on its card."""
    name, (_, threat) = demand

    assert before_demand().demand(name).view.threat == threat


@pytest.mark.rule("NA 18.4", "NA 33.1", "NA 33.2", "R-54")
def test_18_4_investments_are_hidden_again() -> None:
    """While investments are chosen nobody has one. Afterwards players see only their own, and no card is lost."""
    position = before_demand()
    during = [[player.investment for player in position.game.view(seat).players] for seat in range(4)]
    for seat in range(4):
        position.answer(seat, position.texts(seat)[0])
    s = position.game.s

    assert during == [[0] * 4] * 4
    assert [player.investment for player in position.game.view(1).players] == [0, s.investments[1], 0, 0]
    assert sorted((*s.investments, *s.investment_deck)) == list(range(1, 13))


@pytest.mark.rule("NA 18.0")
def test_18_0_four_steps_in_their_order() -> None:
    """The steps of a demand round are scoring, paying, revealing and choosing."""
    position = before_demand().outage(4).demand("Network Disruption")
    kinds = [event.kind for event in position.game.s.events]
    steps = [kinds.index(kind) for kind in ("investment", "demand", "new-demand", "drew-investments")]

    assert steps == sorted(steps)
    assert position.prompt == "choose-investment"


@pytest.mark.rule("NA 18.0", "NA 51.1", "R-68")
@pytest.mark.parametrize(("number", "prompt"), [(1, "pick-general"), (2, "choose-investment"), (3, "pick-general")])
def test_18_0_after_every_second_round(number: int, prompt: str) -> None:
    """A demand round follows round 2, but not rounds 1 and 3."""
    position = table().round(number).events("Humanity Labor Hosts Union Heads").at("event")

    assert position.prompt == prompt


@pytest.mark.rule("NA 18.1", "NA 33.0")
def test_18_1_everybody_scores() -> None:
    """Two outages pay one player 5 capital, a protest pays another 1; the other players get nothing."""
    position = before_demand().investment(3, "Populist Dismissal").outage(4, 5).protest(6)

    assert position.capitals() == [10, 15, 10, 11]


@pytest.mark.rule("NA 18.1", "NA 33.1")
def test_18_1_investments_are_turned_up() -> None:
    """Everybody sees which investments were scored."""
    position = before_demand()
    told = [event for event in position.game.s.events if event.kind == "investment"]

    assert [position.pack.investment_name(event.things[0]) for event in told] == [*UNPAID]
    assert all(event.is_visible_to(None) for event in told)


@pytest.mark.rule("NA 18.1", "NA 18.6")
def test_18_1_investments_lie_open_at_the_end() -> None:
    """After the last demand round everybody still sees the investments."""
    position = before_demand(6).supply(**PLENTY)

    assert [position.pack.investment_name(player.investment) for player in position.view.players] == [*UNPAID]


@pytest.mark.rule("NA 18.1", "NA 18.3")
def test_18_1_before_the_supply_is_reset() -> None:
    """Energy Sector counts the energy before the supply is reset."""
    position = before_demand().investment(0, "Energy Sector").demand("Power Grid Overload").supply(**PLENTY)

    assert position.capital_of(0) == 17


@pytest.mark.rule("NA 18.2", "NA 17.0")
@pytest.mark.parametrize("demand", DEMANDS.items(), ids=DEMANDS.keys())
def test_18_2_met_exactly(demand: Demand) -> None:
    """If the supply has exactly the targets, threat does not rise."""
    name, (amounts, _) = demand
    position = before_demand().demand(name).supply(**dict(zip(RESOURCES, amounts, strict=True)))

    assert position.view.threat == 0


@pytest.mark.rule("NA 18.2")
@pytest.mark.parametrize("resource", ["energy", "tech", "entertainment", "credits"])
def test_18_2_one_short_is_not_met(resource: str) -> None:
    """If one resource is 1 short, the demand fails, even with plenty of the others."""
    asked = dict(zip(RESOURCES, DEMANDS["Power Grid Overload"][0], strict=True))
    position = before_demand().demand("Power Grid Overload").supply(**PLENTY)
    position.supply(**{resource: asked[resource] - 1})

    assert position.view.threat == 6


@pytest.mark.rule("NA 18.2", "NA 18.6")
@pytest.mark.parametrize("met", [True, False])
def test_18_2_the_third_one_ends_the_game(met: bool) -> None:
    """The third demand ends the game, whether it is met or not."""
    position = before_demand(6).demand("Refugee Influx").supply(**(PLENTY if met else {}))
    result = position.result

    assert result is not None
    assert (result.reason, position.view.threat) == ("demand", 0 if met else 5)


@pytest.mark.rule("NA 18.2", "NA 63.0")
def test_18_2_threat_25_ends_the_game() -> None:
    """Threat 25 ends the game immediately: the demand round reveals no new demand."""
    position = before_demand().demand("Refugee Influx").threat(20)
    demand = position._state.demand
    result = position.result

    assert result is not None
    assert (result.reason, position.game.s.demand) == ("threat", demand)


@pytest.mark.rule("NA 18.3", "NA 58.0")
@pytest.mark.parametrize("demand", ["Refugee Influx", "Network Disruption"])
def test_18_3_all_resources_go_back_to_0(demand: str) -> None:
    """The supply is 0 after the demand, whatever was left over."""
    position = before_demand().demand(demand).supply(**PLENTY)

    assert set(position.view.supply.values()) == {0}


@pytest.mark.rule("NA 18.3", "NA 62.0")
def test_18_3_targets_of_the_next_demand() -> None:
    """The targets change to the targets of the new demand."""
    position = before_demand()
    named = position.pack.demand_names[position.view.demand]

    assert position.view.targets == dict(zip(RESOURCES, DEMANDS[named][0], strict=True))


@pytest.mark.rule("NA 18.4", "NA 33.0", "R-54")
def test_18_4_everybody_chooses_again() -> None:
    """All players choose one of two investments at the same time, and all these cards are different."""
    position = before_demand()
    offered = [option for seat in range(4) for option in position.game.decision(seat).options]

    assert (position.asked, len({*offered})) == ((0, 1, 2, 3), 8)


@pytest.mark.rule("NA 18.4")
def test_18_4_all_investments_are_shuffled() -> None:
    """Another seed gives other cards; scored ones can come again."""
    drawn = set()
    for rng in range(20):
        position = before_demand()
        position._state.rng = 2 * rng + 1
        drawn.add(position.game.s.drawn)
    cards = {card for rows in drawn for row in rows for card in row}

    assert len(drawn) == 20
    assert cards == {*range(1, 13)}


@pytest.mark.rule("NA 18.4", "R-54")
def test_18_4_what_was_not_chosen_lies_on_the_deck() -> None:
    """Investments that were not chosen lie face down on the deck, above the cards that nobody drew."""
    position = before_demand()
    drawn, under = position.game.s.drawn, position.game.s.investment_deck
    for seat in range(4):
        position.game.play(seat, position.game.decision(seat).options[1])
    s = position.game.s

    assert {*s.investment_deck[:4]} == {row[0] for row in drawn}
    assert (s.investment_deck[4:], s.investments) == (under, tuple(row[1] for row in drawn))


@pytest.mark.rule("NA 18.5", "NA 51.2")
def test_18_5_a_standard_round_follows() -> None:
    """After the first demand round, round 3 begins with the turn of the active player."""
    position = before_demand().events("Humanity Labor Hosts Union Heads").active(2).at("event")
    while position.prompt == "choose-investment":
        position.quietly()

    assert (position.view.round, position.view.active, position.view.turns_left) == (3, 2, 3)


@pytest.mark.rule("NA 18.6")
def test_18_6_the_last_two_steps_are_left_out() -> None:
    """In the last demand round the demand and the supply stay, and nobody chooses an investment."""
    position = before_demand(6).demand("Refugee Influx").supply(**PLENTY)

    assert position.over
    assert position.pack.demand_names[position.view.demand] == "Refugee Influx"
    assert position.view.supply == PLENTY
