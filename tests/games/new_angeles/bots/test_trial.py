"""Trying cards, assets and answers on a copy of the game."""

import pytest

from neopolis.games.new_angeles.bots.deals import use_asset
from neopolis.games.new_angeles.bots.decision_context import DecisionContext, context_of
from neopolis.games.new_angeles.bots.picks import pick
from neopolis.games.new_angeles.bots.trial import CardValues, Trials
from neopolis.games.new_angeles.ids import (
    ANDROID,
    HUMAN_FIRST,
    ORGCRIME,
    OUTAGE,
    PASS,
    PRISEC,
    RESOURCE_NAMES,
    STRIKES,
    UNREST,
    members,
)
from neopolis.games.new_angeles.rules.state import NewAngeles
from tests.games.new_angeles.deals import at_support
from tests.games.new_angeles.table import Table, table


def context(t: Table, seat: int = 0) -> DecisionContext:
    return context_of(t.game.s, seat)


def number(t: Table, card: str) -> int:
    return t.pack.names.index(card)


def resolved(t: Table, card: str, seat: int = 0) -> NewAngeles:
    """The position after the bot has tried a card."""
    return Trials(t.game.s, seat, CardValues()).resolved(number(t, card), seat)


def value(t: Table, card: str, player: int = 0, seat: int = 0) -> float:
    """How much it is worth to a seat that a player resolves a card."""
    return context(t, seat).trials.card_value(number(t, card), player)


# Cards.


@pytest.mark.rule("NA 70.2")
def test_a_card_is_tried_where_it_helps() -> None:
    assert value(table().illness(3), "Clinical Trials") > 1 > value(table(), "Clinical Trials") == 0


@pytest.mark.rule("NA 11.1")
def test_a_contract_makes_a_card_better() -> None:
    """A card that removes illness is worth more to Jinteki, whose contract pays for it."""
    paid = table(corporations=("Jinteki",)).illness(3)
    unpaid = table(corporations=("Globalsec", "Jinteki")).illness(3)

    assert value(paid, "Clinical Trials") > value(unpaid, "Clinical Trials") + 1


@pytest.mark.rule("NA 32.0")
def test_illness_is_avoided() -> None:
    """The trial chooses the healthy one of two districts with an outage, because the ill one raises threat."""
    choice, no_choice = table().outage(1, 2).illness(1), table().outage(1).illness(1)
    avoided, met = resolved(choice, "Gentrification"), resolved(no_choice, "Gentrification")

    assert (members(avoided.tokens[OUTAGE]), avoided.threat) == ([1], choice.game.s.threat)
    assert (met.tokens[OUTAGE], met.threat) == (0, no_choice.game.s.threat + 2)


@pytest.mark.rule("NA 35.4")
def test_a_trial_follows_the_units_that_are_driven_out() -> None:
    """A trial sees that prisec drives orgcrime out of district 4, along its exit."""
    t = table().outage(4).orgcrime(4)
    after = resolved(t, "Gentrification")

    assert after.tokens[PRISEC] == 1 << 4
    assert after.tokens[ORGCRIME] == 1 << t.game.s.setting.tables.exit[4]


@pytest.mark.rule("NA 70.6")
def test_a_pick_is_judged_with_its_consequences() -> None:
    """Budget Renovations raises unrest after the last pick, so removing an outage gains less than the outage harms."""
    t = table().outage(2)
    t.offer(0, "Budget Renovations").all_pass()
    (stop, removal) = context(t).trials.answer_values(t.game.options(0)).values()
    after = resolved(table().outage(2), "Budget Renovations")

    assert after.tokens[OUTAGE] == 0 < after.tokens[UNREST]
    assert 0 == stop < removal < context(t).evaluator.harm(OUTAGE, 2)


@pytest.mark.rule("NA 5.1")
def test_androids_are_moved_to_work() -> None:
    """Choosing an android and choosing its district are two questions; the trial values both together."""
    t = table().androids(1, 2).strike(1)
    after = resolved(t, "Efficiency Experts")

    assert after.tokens[ANDROID] & 1 << 2 and not after.tokens[ANDROID] & 1 << 1


def spent(t: Table) -> list[int]:
    """The capital that each seat spends when seat 0 tries Information Procurement."""
    after = resolved(t, "Information Procurement").capital
    return [had - has for had, has in zip(t.game.s.capital, after, strict=True)]


@pytest.mark.rule("NA 70.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_is_expected_to_pay_a_share(seats: int) -> None:
    """In a trial each player spends 1 capital, which is enough to lower threat by 2, and nobody spends more."""
    assert spent(table(seats).threat(12)) == [1] * seats
    assert resolved(table(seats).threat(12), "Information Procurement").threat == 10


@pytest.mark.rule("NA 70.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_nobody_spends_capital_without_threat(seats: int) -> None:
    """With threat at 0, nobody spends capital on Information Procurement."""
    assert spent(table(seats)) == [0] * seats


@pytest.mark.rule("NA 70.10")
def test_the_winner_serves_itself_first() -> None:
    """In a trial of High-Risk Investments, the player who resolves it takes 3 capital and gives its rival nothing."""
    names = ("Jinteki", "NBN", "Globalsec", "Haas-Bioroid")
    t = table(corporations=names).rivals("NBN", "Federalist", "Jinteki", "Globalsec")
    gains = [has - had for had, has in zip(t.game.s.capital, resolved(t, "High-Risk Investments").capital, strict=True)]

    assert gains[0] == 3 and gains[1] == 0


def test_others_resolve_a_card_to_their_own_best() -> None:
    """High-Risk Investments helps the seat that resolves it, and harms a seat if another one resolves it."""
    assert value(table(), "High-Risk Investments", 0) > 0 > value(table(), "High-Risk Investments", 1)


def test_trying_changes_nothing() -> None:
    t = table().illness(1, 2).outage(3).androids(1, 4, 5).human_first(6)
    before = t.game.encode()
    found = context(t)
    for card in range(1, 21):
        found.card_value(card)

    assert t.game.encode() == before


def test_values_are_cached_until_the_position_changes() -> None:
    values = CardValues()
    ill, healthy = table().illness(3), table()
    first = Trials(ill.game.s, 0, values)
    kept = first.card_value(number(ill, "Clinical Trials"), 0)

    assert values.at(ill.game.s, 0) == {number(ill, "Clinical Trials") << 3: kept}
    assert values.at(healthy.game.s, 0) == {}


@pytest.mark.parametrize("change", ["threat", "rival", "supply", "capital", "asset"])
def test_cached_values_are_dropped_when_the_position_changes(change: str) -> None:
    values = CardValues()
    t = table()
    values.at(t.game.s, 0)[1] = 1.0
    after = t.game.s.copy()
    match change:
        case "threat":
            after.threat += 1
        case "supply":
            after.supply[2] += 1
        case "capital":
            after.capital[3] += 1
        case "asset":
            after.owners[9] = 1
        case "rival":
            after.rivals = (after.rival_aside, *after.rivals[1:])

    assert values.at(t.game.s.copy(), 0) == {1: 1.0}
    assert values.at(after, 0) == {}


# Answers.


@pytest.mark.rule("NA 70.14")
def test_a_unit_is_placed_where_it_does_least_harm() -> None:
    """With Media Circus, seat 0 calms the strike, and puts Human First where the android is not."""
    t = table().androids(2).strike(2).offer(0, "Media Circus").all_pass()
    t.game.play(0, pick(context(t)))
    assert t.game.s.tokens[STRIKES] == 0
    t.game.play(0, pick(context(t)))

    assert t.game.s.tokens[HUMAN_FIRST] and not t.game.s.tokens[HUMAN_FIRST] & 1 << 2


@pytest.mark.rule("NA 70.1")
def test_it_stops_when_nothing_more_helps() -> None:
    """With Spin Doctors, the bot stops after it has calmed the only district with unrest."""
    t = table().protest(5).offer(0, "Spin Doctors").all_pass()
    t.game.play(0, pick(context(t)))

    assert t.game.s.tokens[UNREST] == 0
    assert t.texts(0)[0] == "done" and pick(context(t)) == 0


# Assets.


def used(t: Table, seat: int = 0) -> str:
    """The asset that the bot uses at the end of a turn, or "pass"."""
    option = use_asset(context(t, seat))
    return "pass" if option == PASS else t.pack.names[option]


def ability_value(t: Table, asset: str) -> float:
    return context(t.at("end of turn")).trials.ability_value(number(t, asset), 0.0)


def at_end(asset: str) -> Table:
    return table().rests().asset(0, asset)


@pytest.mark.rule("NA 72.19")
def test_an_asset_that_gains_is_used() -> None:
    assert used(at_end("Marco Cubrero").at("end of turn")) == "Marco Cubrero"


@pytest.mark.rule("NA 72.12")
def test_a_resource_is_sold_only_if_it_is_not_needed() -> None:
    """Fumiko Yamamori sells 1 of a resource in the supply for 2 capital; the bot keeps what the demand needs."""
    s = at_end("Fumiko Yamamori").game.s
    targets = s.setting.tables.demand_targets[s.demand]
    needed = {name: target for name, target in zip(RESOURCE_NAMES, targets, strict=True) if target}
    plenty = {name: 9 for name in RESOURCE_NAMES}

    assert ability_value(at_end("Fumiko Yamamori").androids().supply(**needed), "Fumiko Yamamori") < 0
    assert ability_value(at_end("Fumiko Yamamori").supply(**plenty), "Fumiko Yamamori") > 1


@pytest.mark.rule("NA 72.3")
def test_cards_that_would_be_discarded_are_worth_nothing() -> None:
    """Bernice Mai pays 1 capital for each card given away. Cards above the hand size would be lost anyway."""
    full = (
        "Clean Slate",
        "Clinical Trials",
        "Gentrification",
        "Liquidation",
        "Puff Piece",
        "Riot Control",
        "Live Feed",
    )
    ability = {count: ability_value(at_end("Bernice Mai").hand(0, *full[:count]), "Bernice Mai") for count in (3, 6)}

    assert 0 < ability[3] < 1 < ability[6]


@pytest.mark.rule("NA 72.15")
@pytest.mark.parametrize("stake", [6.0, -6.0])
def test_support_is_added_to_the_better_offer(stake: float) -> None:
    """Isabel McGuire adds support to the better offer. She is worth nothing if both offers are equally good."""
    t = at_support(table().asset(2, "Isabel McGuire"))
    trials = context(t, 2).trials
    option = number(t, "Isabel McGuire")

    assert t.prompt == "use-asset"
    assert trials.ability_value(option, stake) == pytest.approx(1.5)
    assert trials.ability_value(option, 0.0) == 0


@pytest.mark.rule("NA 72.20")
def test_an_asset_that_changes_nothing_is_not_used() -> None:
    """Mark Yale forbids a player to trade. The bot's evaluation does not count that, so the bot does not use him."""
    t = table().asset(2, "Mark Yale").offer(0, "Puff Piece")

    assert t.prompt == "use-asset"
    assert used(t, 2) == "pass"


@pytest.mark.rule("NA 72.29")
def test_susan_chen_is_used_although_she_is_given_away() -> None:
    """Using Susan Chen pays 2 capital and gives her to another player; unused she pays nothing, so the bot uses her."""
    assert used(at_end("Susan Chen").at("end of turn")) == "Susan Chen"
