"""What players learn about the effects of cards: the events from which the page and the terminal write their log.

A row is the event's seat (-1 for none) and its numbers.
"""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games.new_angeles.ids import (
    ASSET,
    CREDITS,
    ENERGY,
    EVENT,
    HUMAN_FIRST,
    MAIN,
    MEDIA,
    TECH,
    UNREST,
    YES,
)
from tests.games.new_angeles.deals import CARD, PLAIN, at_end, counter_won, countered
from tests.games.new_angeles.table import Table, table

NOBODY = -1
EVENTS = ("Human First Starts Riot", "Gang Wars at All-Time High!", "Report: Record Unemployment")


def seen_by_two(there: Table, kind: str, one: int, other: int) -> list[tuple[int, ...]]:
    """The events of a kind that these two seats see, but nobody else does."""
    others = [seat for seat in (*range(4), None) if seat not in (one, other)]
    assert [there.told(kind, viewer) for viewer in others] == [[]] * 3
    assert there.told(kind, one) == there.told(kind, other)
    return there.told(kind, one)


@pytest.mark.rule("NA 70.4", "NA 24.3", "R-118")
def test_unorthodox_knowledge() -> None:
    """Only seat 0 learns which events come next. Everybody learns where two of them were, and their backs."""
    there = table().events(*EVENTS).resolve(0, "Unorthodox Knowledge", EVENTS[0], EVENTS[2])
    events = [there.pack.thing(event) - EVENT for event in EVENTS]

    assert [there.told("looked-at-events", viewer) for viewer in (0, 1)] == [[(0, *events)], []]
    assert there.told("event-buried") == [(0, 0, HUMAN_FIRST)]
    assert there.told("event-raised") == [(0, 1, UNREST)]


@pytest.mark.rule("NA 70.4", "R-39")
def test_unorthodox_knowledge_cannot_be_undone() -> None:
    """Seat 1 cannot take back its vote once seat 0 has seen the events."""
    there = table().hand(1, CARD).offer(0, "Unorthodox Knowledge").pass_until(1, "support-or-abstain")
    there.answer(1, "abstain")

    with pytest.raises(Refused):
        there.game.take_back(1)


@pytest.mark.rule("NA 70.7", "R-122")
def test_gentrification() -> None:
    """If the district already has prisec, none is placed, and the log does not say that one was."""
    there = table().outage(4).prisec(4).resolve(0, "Gentrification", 4)

    assert there.told("placed") + there.told("no-room") == []


@pytest.mark.rule("NA 70.12", "R-83")
def test_liquidation() -> None:
    """Manta produces 1 tech and 1 entertainment despite orgcrime, and goes to strike."""
    there = table().orgcrime(4).resolve(0, "Liquidation", 4)

    assert there.told("produced") == [(NOBODY, 4, 0, 0, 1, 1, 0)]
    assert there.told("unrest") == [(NOBODY, 4, 1), (NOBODY, 4, 2)]


@pytest.mark.rule("NA 70.16")
def test_spin_doctors() -> None:
    """Credits fall to 2; if there are none, threat rises by 1."""
    assert table().supply(credits=3).resolve(0, "Spin Doctors", "done").told("supply") == [(NOBODY, CREDITS, 2)]
    assert table().resolve(0, "Spin Doctors", "done").told("threat") == [(NOBODY, 1, 1)]


@pytest.mark.rule("NA 70.18", "R-105")
def test_full_deployment() -> None:
    """Seat 2 turns its emergency action faceup."""
    laid = table().emergency("Mandatory Quarantine", 2, face_up=False)
    there = laid.resolve(0, "Full Deployment", "seat 2", "second", "Mandatory Quarantine")

    assert there.told("emergency-up") == [(2, there.pack.thing("Mandatory Quarantine"))]


@pytest.mark.rule("NA 71.2")
def test_underpaid_overclocked() -> None:
    """Energy and tech rise by 1 each, and the player gains 4 capital."""
    there = table(active=1).supply(tech=2).resolve(1, "Underpaid, Overclocked", "energy", "tech")

    assert there.told("supply") == [(NOBODY, ENERGY, 1), (NOBODY, TECH, 3)]
    assert there.told("capital") == [(1, 4, 14)]


@pytest.mark.rule("NA 72.1", "R-88", "NA 15.4")
def test_aaron_marron() -> None:
    """Everybody learns that seat 0 gets seat 2's payment; only these two learn which card it is."""
    laid = table().asset(0, "Aaron Marrón").hand(2, CARD)
    there = countered(laid).counter(2, PLAIN, CARD)

    assert (there.told("inherited"), there.told("discarded")) == ([(0, 2)], [])
    assert seen_by_two(there, "inherited-card", 0, 2) == [(0, 2, there.pack.thing(CARD))]


@pytest.mark.rule("NA 72.3", "NA 2.8")
def test_bernice_mai() -> None:
    """Everybody learns that seat 0 gives seat 2 a card; only these two learn which. Seat 0 gains 1 capital."""
    there = at_end().asset(0, "Bernice Mai").hand(0, CARD).answer(0, "Bernice Mai", "seat 2", CARD)

    assert (there.told("gave-card"), there.told("capital")) == ([(0, 2)], [(0, 1, 11)])
    assert seen_by_two(there, "gave-card-seen", 0, 2) == [(0, 2, there.pack.thing(CARD))]


@pytest.mark.rule("NA 72.5", "NA 21.6")
def test_bryan_stinson() -> None:
    """Seat 0 steals an emergency action."""
    there = table().revealed("Bryan Stinson").resolve(0, PLAIN, "Mandatory Quarantine")

    assert there.told("stole-emergency") == [(0, there.pack.thing("Mandatory Quarantine"))]


@pytest.mark.rule("NA 72.6", "R-100")
def test_caprice_nisei() -> None:
    """Everybody learns what seat 0 declares."""
    laid = table().asset(2, "Caprice Nisei").illness(3, 5).offer(0, PLAIN).answer(2, "Caprice")
    option = laid.game.options(0)[1]

    assert laid.answer(0, 5).told("declared") == [(0, option)]


@pytest.mark.rule("NA 72.7", "NA 15.8", "R-89")
def test_chief_gorman() -> None:
    """The counteroffer goes back to seat 1."""
    there = countered(table().asset(0, "Chief Gorman")).answer(0, "Chief Gorman").answer(1, "second")

    assert there.told("sent-back") == [(1, there.pack.thing(PLAIN))]


@pytest.mark.rule("NA 72.9", "R-96")
def test_eiko() -> None:
    """Seat 2 must support the main offer; only seat 2 learns with which card."""
    laid = countered(table().asset(0, "Eiko").hand(2, CARD)).until("support-or-abstain").answer(2, "abstain")
    there = laid.answer(0, "Eiko").answer(2, CARD)

    assert (2, MAIN, 1) in there.told("supported")
    assert [there.told("support-card", viewer) for viewer in (2, 0)] == [[(2, there.pack.thing(CARD))], []]


@pytest.mark.rule("NA 72.12")
def test_fumiko_yamamori() -> None:
    """Tech falls to 1, and seat 0 gains 2 capital."""
    there = at_end().asset(0, "Fumiko Yamamori").supply(tech=2).answer(0, "Fumiko", "tech")

    assert (there.told("supply"), there.told("capital")) == ([(NOBODY, TECH, 1)], [(0, 2, 12)])


@pytest.mark.rule("NA 72.15", "R-94")
def test_isabel_mcguire() -> None:
    """Everybody learns from which deck a card is laid beside which offer."""
    there = table().asset(3, "Isabel McGuire").offer(0, PLAIN).until("use-asset").answer(3, "Isabel", "media", "main")

    assert there.told("added-support") == [(3, MAIN, MEDIA)]


@pytest.mark.rule("NA 72.24", "R-110", "NA 2.6")
def test_mr_white() -> None:
    """Everybody learns whose hand seat 0 sees; only seat 0 learns the cards, and it cannot undo that."""
    there = at_end().asset(0, '"Mr. White"').hand(1, CARD).answer(0, '"Mr. White"', "seat 1")

    assert there.told("saw-hand") == [(0, 1)]
    assert [there.told("saw-hand-cards", viewer) for viewer in (0, 1)] == [[(0, 1, there.pack.thing(CARD))], []]
    with pytest.raises(Refused):
        there.game.take_back(0)


@pytest.mark.rule("NA 72.25", "R-108", "R-39")
def test_naoko_watanabe() -> None:
    """Seat 0 claims the next two assets."""
    there = table().revealed("Naoko Watanabe").asset_deck("Midori", "Eiko").resolve(0, PLAIN)
    claimed = [there.pack.thing(name) - ASSET for name in ("Naoko Watanabe", "Midori", "Eiko")]

    assert there.told("claimed") == [(0, asset) for asset in claimed]


@pytest.mark.rule("NA 72.31", "R-90")
def test_the_fall_guy() -> None:
    """The active player makes a counteroffer, too."""
    there = table().asset(0, "The Fall Guy").hand(0, PLAIN, CARD).offer(0, PLAIN).answer(0, "The Fall Guy", CARD)

    assert there.told("counteroffer") == [(0, there.pack.thing(CARD))]


@pytest.mark.rule("NA 72.32", "R-110", "NA 50.3")
def test_thomas_haas() -> None:
    """Only seat 0 sees the card set aside and cannot undo that. Everybody learns of the swap, but sees no card."""
    there = at_end().asset(0, "Thomas Haas").answer(0, "Thomas")
    aside = there.game.s.rival_aside
    with pytest.raises(Refused):
        there.game.take_back(0)
    there.game.play(0, YES)

    assert [there.told("saw-rival", viewer) for viewer in (0, 1)] == [[(0, aside)], []]
    assert (there.told("swapped-rival"), there.game.s.rivals[0]) == ([(0,)], aside)


@pytest.mark.rule("NA 72.8", "NA 72.34")
@pytest.mark.parametrize("active", range(4))
def test_assets_that_nobody_owns_pay_nobody(active: int) -> None:
    """Nobody owns Coach Walden or Wong Ya Ching, so no capital moves, whoever wins a deal or meets illness."""
    there = table(active=active).illness(4).rests().resolve(active, "Ark Construction", 4)

    assert (there.view.threat, there.told("capital")) == (2, [])
    assert counter_won(table()).told("capital") == []
