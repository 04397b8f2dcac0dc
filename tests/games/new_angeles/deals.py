"""Helpers that play a deal up to some point. Seat 0 is active, seat 1 counters, seat 2 supports."""

from __future__ import annotations

from tests.games.new_angeles.table import Table, table

PLAIN = "Clinical Trials"  # asks no question in a city without illness
CARD = "Ark Construction"  # a card to hold or to lay as support; any card would do


def rest() -> Table:
    """A table where seat 0 owns Mr. Li, so the game stops at the end of its turn and asks whether to use him."""
    return table().rests()


def at_end() -> Table:
    """A table at the end of seat 0's turn."""
    return rest().at("end of turn")


def countered(laid: Table) -> Table:
    """Seat 0's offer is countered by seat 1."""
    return laid.offer(0, PLAIN).counter(1, PLAIN)


def no_more_counters(laid: Table) -> Table:
    """Nobody else makes a counteroffer."""
    while laid.prompt == "counteroffer-or-pass":
        laid.quietly()
    return laid


def at_support(laid: Table) -> Table:
    """The Support step starts, with seat 0's offer and seat 1's counteroffer."""
    return no_more_counters(countered(laid))


def tied(laid: Table) -> Table:
    """Nobody supports either offer, so there is a tie."""
    at_support(laid)
    while laid.prompt == "support-or-abstain":
        laid.quietly()
    return laid


def counter_won(laid: Table) -> Table:
    """Seat 2 supports seat 1's counteroffer, which wins."""
    return at_support(laid.more(2, CARD)).support(2, "counteroffer", CARD)


def main_won(laid: Table) -> Table:
    """Seat 2 supports the main offer, which wins against a counteroffer."""
    return at_support(laid.more(2, CARD)).support(2, "main offer", CARD)


def claimed(laid: Table, asset: str) -> Table:
    """Seat 0 wins a deal unopposed and claims the asset."""
    return laid.revealed(asset).offer(0, PLAIN).all_pass()


def is_offered(laid: Table, seat: int, asset: str) -> bool:
    """Whether this is the question whether a seat wants to use an asset."""
    return laid.asked == (seat,) and laid.prompt == "use-asset" and asset in laid.texts(seat)


def emergencies(laid: Table, seat: int) -> list[str]:
    """The emergency actions in front of a seat."""
    return [laid.pack.names[card] for card in laid.player(seat).emergencies]


def face_up(laid: Table, seat: int) -> list[str]:
    """The faceup emergency actions in front of a seat."""
    return [laid.pack.names[card] for card in laid.player(seat).emergencies_face_up]


def known_of(laid: Table, viewer: int, seat: int) -> list[str]:
    """The cards in a seat's hand that the viewer knows."""
    return [laid.pack.names[card] for card in laid.game.view(viewer).players[seat].known_cards]


def rival_of(laid: Table, viewer: int, seat: int) -> str:
    """The name of a seat's rival if the viewer knows it, otherwise an empty string."""
    rival = laid.game.view(viewer).players[seat].rival
    return laid.pack.names[rival] if rival else ""


def rival_aside(laid: Table, viewer: int) -> str:
    """The name of the rival card set aside if the viewer knows it, otherwise an empty string."""
    rival = laid.game.view(viewer).rival_aside
    return laid.pack.names[rival] if rival else ""
