"""What players learn: the events from which the page and the terminal write their log.

Each test is named after the section whose steps it follows. A row is the event's seat (-1 for none) and its numbers.
"""

from __future__ import annotations

import pytest

from neopolis.games import new_angeles
from neopolis.games.new_angeles.ids import (
    ANDROID,
    ASSET,
    COUNTER,
    DEVELOPMENT,
    EVENT,
    HUMAN_FIRST,
    ILLNESS,
    INVESTMENT,
    LABOR,
    MAIN,
    ORGCRIME,
    PRISEC,
    SECURITY,
    UNREST,
)
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, at_support
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.rules.phases import QUIET_EVENT, happened, produced
from tests.games.new_angeles.table import Table, table

NOBODY = -1
RIOT = "Human First Starts Riot"  # places an outage in 5, illness in 1 and Human First in 2


# The city.


@pytest.mark.rule("NA 5.1", "NA 5.2", "R-77")
def test_05_androids_that_move() -> None:
    """The player who resolves the card moves two androids, one after the other."""
    there = table().resolve(0, "Labor Solutions", 3, 8, 1, 9, "done")

    assert there.told("moved-android") == [(0, 3, 8), (0, 1, 9)]


@pytest.mark.rule("NA 40.0")
def test_40_what_a_card_places() -> None:
    """The log names the player whose card places a development and an orgcrime unit."""
    assert table().resolve(0, "Ark Construction", 4).told("placed") == [(0, DEVELOPMENT, 4)]
    assert table().resolve(0, "Labor Solutions", "done", 4).told("placed") == [(0, ORGCRIME, 4)]


@pytest.mark.rule("NA 40.0", "NA 24.1")
def test_40_what_an_event_places() -> None:
    """Events about components that an event card places name no player."""
    placed = happened(table(), QUIET_EVENT).told("placed")

    assert sorted(placed) == [(NOBODY, ILLNESS, 6), (NOBODY, HUMAN_FIRST, 1), (NOBODY, ORGCRIME, 9)]


@pytest.mark.rule("NA 40.1", "NA 42.3", "NA 10.0")
def test_40_what_cannot_be_placed() -> None:
    """A second development has no room, and with nine orgcrime units in the city none is left for Manta."""
    full = table().development(4).resolve(0, "Ark Construction", 4)
    empty = table().orgcrime(1, 2, 3, 5, 6, 7, 8, 9, 10).resolve(0, "Labor Solutions", "done", 4)

    assert (full.told("no-room"), full.told("placed")) == ([(NOBODY, DEVELOPMENT, 4)], [])
    assert (empty.told("none-left"), empty.told("placed")) == ([(NOBODY, ORGCRIME, 4)], [])


@pytest.mark.rule("NA 35.1", "NA 35.3", "NA 35.4")
def test_35_why_a_unit_moves_on() -> None:
    """Human First passes a unit of its kind in 4 and prisec in 7, and stays in 9."""
    there = table().human_first(4).prisec(7).resolve(0, "Media Circus", 1, 4)

    assert there.told("moves-on") == [(NOBODY, HUMAN_FIRST, 4, HUMAN_FIRST), (NOBODY, HUMAN_FIRST, 7, PRISEC)]
    assert there.told("placed") == [(0, HUMAN_FIRST, 9)]


@pytest.mark.rule("NA 35.2", "NA 35.1", "NA 36.1")
def test_35_what_gets_to_the_root() -> None:
    """A unit that reaches The Root is not reported as placed, and returns to the reserve."""
    there = table().human_first(10).resolve(0, "Media Circus", 1, 10)

    assert (there.told("rooted"), there.told("placed")) == ([(NOBODY, HUMAN_FIRST)], [])
    assert there.game.s.tokens[HUMAN_FIRST] == 1 << 10


@pytest.mark.rule("NA 35.0", "NA 42.2")
def test_35_what_prisec_drives_out() -> None:
    """Both enemy units leave Manta, Human First before orgcrime."""
    there = table().outage(4).human_first(4).orgcrime(4).resolve(0, "Gentrification", 4)

    assert there.told("moves") == [(NOBODY, HUMAN_FIRST, 4), (NOBODY, ORGCRIME, 4)]


@pytest.mark.rule("NA 39.1", "NA 47.2")
@pytest.mark.parametrize(("laid", "calmed"), [(table().strike(4), [(NOBODY, 4)]), (table(), [])])
def test_39_an_outage_that_takes_unrest_away(laid: Table, calmed: list[tuple[int, ...]]) -> None:
    """There is an event about unrest only if the outage replaced some."""
    assert laid.copy().resolve(0, "Scorched Earth", 4, 5).told("outage-calms") == calmed


@pytest.mark.rule("NA 68.1", "NA 68.3", "NA 68.4", "NA 57.1", "NA 39.2")
def test_68_unrest_that_rises() -> None:
    """Each stage has its own event: one in 3, two with Human First in 4, none in the strike of 5 or the outage of 6."""
    there = produced(table().androids(3, 4, 5, 6).human_first(4).strike(5).outage(6))

    assert there.told("unrest") == [(NOBODY, 3, 1), (NOBODY, 4, 1), (NOBODY, 4, 2)]


@pytest.mark.rule("NA 68.2", "NA 68.5")
@pytest.mark.parametrize(("laid", "fell"), [(table().strike(4), [(NOBODY, 4, 0)]), (table(), [])])
def test_68_unrest_that_falls(laid: Table, fell: list[tuple[int, ...]]) -> None:
    """One event says that Media Circus makes a strike stable. If unrest does not fall, there is no event."""
    assert laid.copy().resolve(0, "Media Circus", 4, 9).told("unrest") == fell


@pytest.mark.rule("NA 27.0", "NA 27.1", "NA 31.1")
def test_27_districts_that_are_exploited() -> None:
    """The log shows what was in each district, and what it produced, lowest number first."""
    there = produced(table().androids(9, 4).strike(9).human_first(4).illness(4))
    standing = [1 << ANDROID | 1 << HUMAN_FIRST | 1 << ILLNESS, 1 << ANDROID | 3 << UNREST]

    assert there.told("exploited") == [(NOBODY, 4, standing[0], 0, 0, 1, 1, 0), (NOBODY, 9, standing[1], 0, 0, 0, 0, 0)]


@pytest.mark.rule("NA 63.0", "NA 63.5")
@pytest.mark.parametrize(
    ("before", "units", "rose"), [(0, (1, 4, 9), [(NOBODY, 3, 3)]), (23, (1, 4, 9), [(NOBODY, 2, 25)]), (0, (), [])]
)
def test_63_threat_that_rises(before: int, units: tuple[int, ...], rose: list[tuple[int, ...]]) -> None:
    """The event has the rise of threat and the new value, at most 25. Without a rise, there is no event."""
    there = happened(table().threat(before).orgcrime(*units), "Gang Wars at All-Time High!")

    assert there.told("threat") == rose


@pytest.mark.rule("R-104")
@pytest.mark.parametrize(("before", "fell"), [(5, [(NOBODY, -2, 3)]), (1, [(NOBODY, -1, 0)]), (0, [])])
def test_63_threat_that_falls(before: int, fell: list[tuple[int, ...]]) -> None:
    """Everybody spends 1 capital for Information Procurement: threat falls by 2, but not below 0."""
    there = table().threat(before).resolve(0, "Information Procurement")
    for seat in range(4):
        there.answer(seat, "1")

    assert there.told("threat") == fell


# Capital.


@pytest.mark.rule("NA 7.3", "R-72", "NA 56.1")
def test_07_capital_that_is_gained_and_lost() -> None:
    """The log says by how much the capital of a player changes, and to what."""
    there = table().resolve(0, "Information Procurement")
    for seat, amount in enumerate(("3", "0", "10", "1")):
        there.answer(seat, amount)

    assert there.told("capital") == [(0, -3, 7), (2, -10, 0), (3, -1, 9)]


@pytest.mark.rule("NA 47.1", "NA 47.3")
def test_47_what_is_removed() -> None:
    """Clinical Trials removes illness from Manta, and Jinteki is paid."""
    there = table().illness(4).resolve(0, "Clinical Trials", 4)

    assert (there.told("removed"), there.told("capital")) == ([(NOBODY, ILLNESS, 4)], [(2, 2, 12)])


# The deal.


@pytest.mark.rule("NA 16.1", "NA 16.2", "NA 16.3", "NA 15.1", "NA 15.4", "R-121")
def test_16_offers() -> None:
    """Events name the revealed asset, the main offer, the seats that pass (seat 3 unasked), and the counteroffer."""
    laid = table().revealed("Midori").at("deal").hand(1, CARD).hand(2, PLAIN)
    there = laid.offer(0, PLAIN).answer(1, "pass").answer(2, PLAIN)
    card = there.pack.thing(PLAIN)

    assert there.told("revealed") == [(NOBODY, there.pack.thing("Midori") - ASSET)]
    assert (there.told("main-offer"), there.told("counteroffer")) == ([(0, card)], [(2, card)])
    assert there.told("passed") == [(1,), (3,)]


@pytest.mark.rule("NA 15.4", "R-87", "NA 2.4")
def test_15_the_price_of_a_counteroffer() -> None:
    """Everybody learns that seat 2 discards a card, and only seat 2 learns which."""
    there = table().hand(2, CARD).offer(0, PLAIN).counter(1, PLAIN).counter(2, PLAIN, CARD)

    assert there.told("discarded") == [(2, 1)]
    assert [there.told("discarded-card", seat) for seat in (2, 1)] == [[(2, there.pack.thing(CARD))], []]


@pytest.mark.rule("NA 16.4", "NA 59.0", "NA 59.1", "NA 60.0", "NA 1.0")
def test_59_support() -> None:
    """Everybody learns how many cards support which offer, and who abstains. Only the supporter learns which cards."""
    there = at_support(table(6).hand(2, CARD, CARD).hand(3, CARD).hand(4, CARD))
    there.support(2, "main offer", CARD, CARD).answer(3, "abstain").support(4, "counteroffer", CARD)
    card = there.pack.thing(CARD)

    assert there.told("supported") == [(2, MAIN, 2), (4, COUNTER, 1)]
    assert there.told("abstained") == [(3,), (5,)]
    assert [there.told("support-card", seat) for seat in (2, 3)] == [[(2, card), (2, card)], []]


@pytest.mark.rule("NA 16.5", "NA 59.4")
def test_16_who_wins() -> None:
    """The event names the winner and both numbers of support; two offers and three support cards are discarded."""
    there = at_support(table(5).rests().hand(2, CARD, CARD).hand(3, CARD))
    there.support(2, "counteroffer", CARD, CARD).support(3, "main offer", CARD)

    assert there.told("won-deal") == [(1, COUNTER, 1, 2)]
    assert there.told("cleared") == [(NOBODY, 5)]


# Cards in hand.


@pytest.mark.rule("NA 2.1", "NA 3.1", "NA 6.6")
def test_02_cards_that_are_drawn() -> None:
    """Globalsec draws 2 security cards and 1 of another type. Everybody learns how many, only Globalsec which."""
    there = table().at("turn").deck("security", "Arrest Orders", "Riot Control").answer(0, "labor")
    cards = (there.pack.thing("Arrest Orders"), there.pack.thing("Riot Control"))

    assert there.told("turn") == [(0,)]
    assert (0, SECURITY, len(cards)) in there.told("drew")
    assert (0, *cards) in there.told("drew-cards", 0)
    assert there.told("drew-cards", 1) == []


@pytest.mark.rule("NA 2.2", "NA 2.4")
def test_02_a_discard_pile_that_is_sorted() -> None:
    """The labor deck is empty, so the discard pile is sorted: everybody sees its cards."""
    laid = at_end().deck_is("labor")
    pile = tuple(sorted(laid.game.s.discards))
    there = laid.answer(0, "Mr. Li", "seat 0", "labor")

    assert (there.told("sorted"), there.told("drew")) == ([(NOBODY, *pile)], [(0, LABOR, 1)])


@pytest.mark.rule("NA 2.8", "NA 56.3")
def test_02_a_card_that_is_stolen() -> None:
    """Only the two players learn which card "Mr. White" steals."""
    laid = table().asset(0, '"Mr. White"').hand(1, "Liquidation").rests().at("end of turn")
    there = laid.answer(0, '"Mr. White"', "seat 1", "Liquidation")
    card = there.pack.thing("Liquidation")

    assert (there.told("used-asset"), there.told("saw-hand")) == (
        [(0, there.pack.thing('"Mr. White"') - ASSET)],
        [(0, 1)],
    )
    assert there.told("stole-card") == [(0, 1)]
    assert [there.told("stole-card-seen", seat) for seat in (0, 1, 2)] == [[(0, 1, card)], [(0, 1, card)], []]


# Assets.


@pytest.mark.rule("NA 6.7", "NA 9.0")
def test_06_an_asset_that_is_discarded() -> None:
    """Bryan Stinson is claimed and discarded."""
    there = table().revealed("Bryan Stinson").resolve(0, PLAIN)
    asset = there.pack.thing("Bryan Stinson") - ASSET

    assert (there.told("claimed"), there.told("asset-discarded")) == ([(0, asset)], [(NOBODY, asset)])


@pytest.mark.rule("NA 6.8", "NA 9.1", "NA 26.2")
def test_06_an_asset_that_is_gained() -> None:
    """Susan Chen goes to another player: she is gained, not claimed."""
    there = table().asset(0, "Susan Chen").rests().at("end of turn").answer(0, "Susan Chen", "seat 2")

    assert there.told("asset-gained") == [(2, there.pack.thing("Susan Chen") - ASSET)]
    assert (there.told("claimed"), there.told("capital")) == ([], [(0, 2, 12)])


# Rounds.


@pytest.mark.rule("NA 24.0", "NA 25.0", "NA 51.1")
def test_25_an_event() -> None:
    """The event is named, and then the next round begins with the turn of the active player."""
    there = happened(table(), RIOT)

    assert there.told("event") == [(NOBODY, there.pack.thing(RIOT) - EVENT)]
    assert (there.told("round"), there.told("turn")) == ([(NOBODY, 2)], [(0,)])


@pytest.mark.rule("NA 18.1", "NA 18.2", "NA 18.3", "NA 17.0")
def test_18_a_demand_round() -> None:
    """All investments are shown, then what is missing for the demand, then the new demand."""
    laid = table().round(2).demand("Retail Shortage").supply(energy=3, entertainment=4)
    before = laid._now.investments
    there = laid.at("demand")
    demands = [there.pack.demand_names.index("Retail Shortage"), there.game.s.demand]

    assert there.told("investment") == [(seat, investment) for seat, investment in enumerate(before)]
    assert there.told("demand") == [(NOBODY, demands[0], 0, 1, 0, 1, 1)]
    assert there.told("new-demand") == [(NOBODY, demands[1])]


@pytest.mark.rule("NA 18.4", "NA 33.0", "NA 33.1", "R-54")
def test_18_new_investments() -> None:
    """Players learn only which two investments they draw, and which one they choose."""
    there = table().round(2).at("demand")
    drawn, chosen = there.game.s.drawn, [there.texts(seat)[0] for seat in range(4)]
    for seat in range(4):
        there.answer(seat, chosen[seat])

    for seat in range(4):
        assert there.told("drew-investments", seat) == [(seat, *drawn[seat])]
        assert there.told("chose-investment", seat) == [(seat, there.pack.thing(chosen[seat]) - INVESTMENT)]
    assert there.told("drew-investments") + there.told("chose-investment") == []


# Setup.


@pytest.mark.rule("NA 0.3", "NA 0.5", "NA 0.6", "NA 0.7", "NA 0.10", "NA 50.0")
def test_00_the_setup() -> None:
    """Events name the setup card, the first demand, the corporations, the first player, and one's own rival card."""
    game = new_angeles.start(4, 7, setup="Blackout Season", content=PACK)
    while game.topic == "pick-general":
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    s = game.s
    told = {event.kind: (event.seat, *event.things) for event in game.history(1)}

    assert told["setup"] == (NOBODY, PACK.setup_names.index("Blackout Season"))
    assert told["new-demand"] == (NOBODY, s.demand)
    assert told["seated"] == (s.active, *s.setting.corporations)
    assert [event.things for event in game.history(1) if event.kind == "rival"] == [(s.rivals[1],)]
    assert "rival" not in [event.kind for event in game.history(None)]
