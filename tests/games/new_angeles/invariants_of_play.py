"""Invariants of capital, assets, emergency actions, rounds and turns, and of events and views."""

from __future__ import annotations

from itertools import pairwise

from neopolis.engine.event import Event
from neopolis.games.new_angeles.card_data import EXHAUST
from neopolis.games.new_angeles.cards.assets import BRAINTRUST, FLOYD, TOSHIYUKI_SAKAI
from neopolis.games.new_angeles.ids import (
    COMPONENT_NAMES,
    CORPORATION_NAMES,
    EMERGENCY,
    LAST_THREAT,
    RESOURCE_NAMES,
    STRIKES,
    TYPE,
    UNREST,
)
from neopolis.games.new_angeles.rules.scripts import DEMAND_ROUND
from neopolis.games.new_angeles.rules.state import BY_DEMAND, BY_THREAT
from neopolis.games.new_angeles.rules.winning import winners
from tests.games.new_angeles.audiences import audience
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariant import invariant, same
from tests.games.new_angeles.watch import SHUFFLING, Watch, in_event

# The changes of capital that each cause can bring. The cause is the last public event before the change. If the answer
# caused no such event, the cause is the question that was answered. An example is "use-asset": when the last owner
# of an asset has passed, a card pays.
CAUSES: dict[str, tuple[int, ...]] = {
    "pay-or-take-back": (-2, 2), "pick-player": (-2, -1, 1, 2, 3, 4), "pick-resource": (2, 4), "steal-or-gain": (2,),
    "support-or-pay": (-1,), "swap-second": (-2, -1), "asset-discarded": (2, 5), "event": (3,), "gave-card": (1,),
    "moved-android": (2,), "placed": (2, 3, 4), "removed": (1, 2, 3), "supply": (2, 4), "threat": (2, 3),
    "unrest": (1, 2, 3), "used-asset": (-2, -1, 1, 2, 3, 4), "won-deal": (1, 2, 3, 4), "drew": (2, 3), "moves": (3,),
    "rooted": (3,), "outage-calms": (3,), "none-left": (3,), "no-room": (3,), "moves-on": (3,), "claimed": (2,),
    "use-asset": (1, 2, 3, 4), "pick-type": (2, 3),
}  # fmt: skip


@invariant
def capital_explained(w: Watch) -> None:
    """NA 7.3: every change of capital has an event."""
    assert w.s.capital == w.capital, f"{w.s.capital} instead of {w.capital}"


@invariant
def capital_never_negative(w: Watch) -> None:
    """R-72: nobody has less than 0 capital."""
    assert min(w.s.capital) >= 0, f"{w.s.capital}"


@invariant
def capital_adds_up(w: Watch) -> None:
    """Each event about capital has the change and the new amount, and the two agree."""
    capital = w.old.capital[:]
    for event in w.told("capital"):
        amount, total = event.things
        capital[event.seat] += amount
        assert amount and capital[event.seat] == total, f"{event} instead of {capital[event.seat]}"


@invariant
def capital_has_causes(w: Watch) -> None:
    """NA 7.3: contracts, investments, cards and assets pay what they say. (`trades_are_carried_out` checks trades.)"""
    cause = w.prompt
    for event in w.ledger.effects(w.events):
        if event.kind != "capital":
            cause = event.kind if audience(event) < 0 else cause
            continue
        amount = event.things[0]
        if cause == "spend-capital":
            assert amount < 0, f"{event}"
        elif cause != "investment":  # `investments_pay` checks these
            assert amount in CAUSES.get(cause, ()), f"{event} after {cause}"


@invariant
def investments_pay(w: Watch) -> None:
    """NA 18.1, 33.0: an investment pays what its card says, immediately."""
    paid: list[tuple[int, int]] = []
    for event, after in pairwise([*w.events, Event("", 0, ())]):
        if event.kind == "investment":
            paid.append((event.seat, after.things[0] if after.kind == "capital" else 0))
    assert paid == w.due, f"{paid} instead of {w.due}"


@invariant
def owners_explained(w: Watch) -> None:
    """NA 6.1, 9.0: every asset in play was claimed or gained."""
    found = {asset: seat for asset, seat in enumerate(w.s.owners) if seat != NOBODY}
    assert found == w.owners, f"{found} instead of {w.owners}"


@invariant
def exhausted_assets_are_owned(w: Watch) -> None:
    """NA 6.2, 6.7: an exhausted asset has an owner."""
    loose = [asset for asset in range(1, 35) if w.s.exhausted >> asset & 1 and w.s.owners[asset] == NOBODY]
    assert not loose, f"{loose}"


@invariant
def assets_are_exhausted_by_use(w: Watch) -> None:
    """NA 6.2, 26.0: an asset is exhausted only by its own ability, and only if that ability says so."""
    fresh = w.s.exhausted & ~w.old.exhausted
    used = sum([1 << asset for asset, _ in w.used if w.tables.asset_timing[asset] == EXHAUST])
    assert fresh & ~used == 0, f"{fresh:b} were exhausted, {used:b} were used"


@invariant
def assets_are_readied_by_their_owners(w: Watch) -> None:
    """NA 3.1, 46.0: an asset is readied in its owner's Refresh step, or when it is discarded."""
    readied = w.old.exhausted & ~w.s.exhausted
    discarded = {event.things[0] for event in w.told("asset-discarded")}
    for asset in range(1, 35):
        if readied >> asset & 1 and asset not in discarded:
            assert w.s.owners[asset] in {event.seat for event in w.told("drew")} | {w.s.active}, f"asset {asset}"


@invariant
def exhausted_assets_are_not_used(w: Watch) -> None:
    """NA 6.2, 26.0: nobody uses an exhausted asset."""
    for asset, _ in w.used:
        assert not w.old.exhausted >> asset & 1 or w.tables.asset_timing[asset] != EXHAUST, f"asset {asset}"


@invariant
def owners_use_their_assets(w: Watch) -> None:
    """NA 6.0: a player who uses an asset owns it."""
    traded = dict(w.ledger.trade.passed()) if w.ledger.trade else {}
    for asset, user in w.used:
        assert traded.get(asset, w.old.owners[asset]) == user, f"asset {asset} by seat {user}"


@invariant
def emergency_actions_explained(w: Watch) -> None:
    """NA 21.1, 21.3, 21.6: the events say who holds each emergency action, and whether it is faceup."""
    if not w.s.emergency_holders:
        return
    for corporation, seat in enumerate(w.s.emergency_holders):
        assert seat == w.holders.get(corporation, NOBODY), f"emergency action {corporation} before seat {seat}"
    lie_up = {corporation for corporation in range(6) if w.s.emergency_face_up >> corporation & 1}
    assert lie_up == w.face_up, f"{lie_up} instead of {w.face_up}"


@invariant
def offered_emergency_actions_were_face_up(w: Watch) -> None:
    """NA 21.2: only faceup emergency actions are offered."""
    for event in w.events:
        if event.kind in ("main-offer", "counteroffer") and event.things[0] >= EMERGENCY:
            assert w.old.emergency_face_up >> (event.things[0] - EMERGENCY) & 1, f"{event}"


# The order of play.


@invariant
def rounds_in_order(w: Watch) -> None:
    """NA 51.1: rounds 1 to 6 come in order, and none is left out."""
    assert w.s.round == w.round and 0 <= w.s.round <= 6, f"round {w.s.round}, told {w.round}"
    assert w.s.round - w.old.round in (0, 1), f"from round {w.old.round} to {w.s.round}"


@invariant
def demand_rounds_in_order(w: Watch) -> None:
    """NA 51.1, R-68: demand rounds follow rounds 2, 4 and 6."""
    in_demand = bool([frame for frame in w.s.stack if frame.script == DEMAND_ROUND])
    assert not in_demand or w.s.round in (2, 4, 6), f"a demand round after round {w.s.round}"
    for event in w.told("demand"):
        assert event.things[0] == w.old.demand and w.s.round in (2, 4, 6), f"{event} after round {w.s.round}"


@invariant
def turn_track(w: Watch) -> None:
    """NA 67.0, 67.2, 67.4: the turn track has as many assets as the event card says, minus one for each turn begun."""
    assert len(w.s.track) <= 5, f"{w.s.track}"
    if w.event_ended:
        turns = w.tables.event_turns[w.event] if w.old.round < 6 else 0
        revealed = w.revealed if w.told("round") else 0
        assert len(w.s.track) == turns - revealed, f"{len(w.s.track)} after event {w.event}"
    else:
        gone = len(w.told("revealed"))
        assert w.s.track == w.old.track[: len(w.old.track) - gone], f"{w.s.track} after {w.old.track}"


@invariant
def turns_go_clockwise(w: Watch) -> None:
    """NA 3.3, 4.2: the next turn belongs to the player to the left, even in a new round."""
    for seat, following in pairwise(w.turns[-3:]):
        assert following == (seat + 1) % w.seats, f"{w.turns[-3:]}"


@invariant
def active_player_has_the_turn(w: Watch) -> None:
    """NA 4.0, R-73: the active player is the holder of the token; between turns, the next player."""
    if w.turns:
        between = not w.s.deal.revealed and w.s.active == (w.turns[-1] + 1) % w.seats
        assert w.s.active == w.turns[-1] or between, f"seat {w.s.active} after the turn of {w.turns[-1]}"


@invariant
def hand_size_is_kept(w: Watch) -> None:
    """NA 2.5, 30.2: a player who ends a turn is within the hand size, except after Toshiyuki Sakai."""
    last = w.old.active
    free = w.old.free_hand >> last & 1 or TOSHIYUKI_SAKAI in [event.things[0] for event in w.told("claimed")]
    later = [event for event in w.told("drew") if event.seat == last]  # cards drawn after the turn was over
    if w.s.active != last and w.s.round and not free and not later:
        size = 5 + 5 * (w.s.owners[FLOYD] == last) - (w.s.owners[BRAINTRUST] == last)
        assert len(w.s.hands[last]) <= size, f"seat {last} kept {len(w.s.hands[last])} cards"


@invariant
def deciders_are_partners(w: Watch) -> None:
    """The game waits only for seats that were asked. It asks several at once only about investments and at stops."""
    s = w.s
    assert s.asked & ~s.all_asked == 0 and s.all_asked < 1 << w.seats, "somebody else is awaited"
    together = ("choose-investment", "stop")
    assert s.all_asked.bit_count() <= 1 or w.next_prompt in together, f"{w.next_prompt} asks several"


@invariant
def over_when_it_ended(w: Watch) -> None:
    """NA 63.0, 69.0: the game ends when threat reaches 25 or with the third demand, and not otherwise."""
    s = w.s
    assert (s.ended != 0) == w.game.over, f"ended {s.ended}, over {w.game.over}"
    assert (s.ended == BY_THREAT) == (s.threat == LAST_THREAT), f"ended {s.ended} at threat {s.threat}"
    assert s.ended != BY_DEMAND or s.round == 6, f"in round {s.round}"


@invariant
def winners_meet_their_conditions(w: Watch) -> None:
    """NA 69.1 to 69.3: there are winners only at the end, and they are those whom the rules name."""
    result = w.result
    assert (result is not None) == w.game.over, "a result too early or too late"
    if result is not None:
        s = w.s
        wanted = winners(s.setting.corporations, s.capital, s.rivals, s.ended)
        assert list(result.winners) == wanted, f"{result.winners} instead of {wanted}"
        assert result.points == tuple(s.capital), f"{result.points}"


@invariant
def chance_comes_rarely(w: Watch) -> None:
    """The random generator is used only for shuffling and for Lily Lockwell's theft."""
    if w.s.rng != w.old.rng:
        stolen = w.prompt == "use-asset" and w.told("stole-card")
        assert stolen or [event for event in w.events if event.kind in SHUFFLING], f"after {w.prompt}"


@invariant
def secrets_have_an_audience(w: Watch) -> None:
    """NA 2.6, 2.8, 33.1, 50.3: only seats that may know a hidden card get events about it."""
    for event in w.events:
        assert event.audience == audience(event), f"{event}"


@invariant
def sealed_answers_change_nothing(w: Watch) -> None:
    """While other seats still have to answer, an answer changes only its own seat's picks and causes no event."""
    if w.s.step_number == w.old.step_number and not w.ledger.spoken:
        assert not w.events, "somebody was told"
        assert w.s.capital == w.old.capital and w.s.investment_deck == w.old.investment_deck, "something changed"
        assert w.s.hands == w.old.hands and w.s.investments == w.old.investments, "something changed"


# Views.


@invariant
def views_show_the_public(w: Watch) -> None:
    """Views show everything public as it is in the state."""
    if not w.looks_at_views:
        return
    s = w.s
    view = w.view(None)
    shown = (view.round, view.active, view.threat, list(view.supply.values()), view.demand, view.over)
    assert shown == (s.round, s.active, s.threat, s.supply, s.demand, s.ended != 0), f"{shown}"
    assert list(view.targets.values()) == list(w.tables.demand_targets[s.demand]), f"{view.targets}"
    assert view.awaited == list(w.game.deciders), f"{view.awaited}"
    assert (view.turns_left, view.discards, view.asset_deck) == (len(s.track), len(s.discards), len(s.asset_deck))
    assert view.decks == [len(deck) for deck in s.decks], f"{view.decks}"
    assert s.ended or view.event == (w.event if in_event(s) else 0), f"{view.event}"
    assert list(view.supply) == list(RESOURCE_NAMES)


@invariant
def views_show_the_city(w: Watch) -> None:
    if not w.looks_at_views:
        return
    for district in w.view(None).districts:
        standing = {name for c, name in enumerate(COMPONENT_NAMES) if c != UNREST and district.number in w.tokens[c]}
        stage = "stable" if district.number not in w.tokens[UNREST] else "protest"
        stage = "strike" if district.number in w.tokens[STRIKES] else stage
        assert (set(district.components), district.unrest) == (standing, stage), f"{district}"


@invariant
def views_show_the_players(w: Watch) -> None:
    """NA 2.7, 6.1, 7.2: capital, card counts, assets and emergency actions are public; hands are not."""
    if not w.looks_at_views:
        return
    for seat, player in enumerate(w.view(None).players):
        assert player.corporation == CORPORATION_NAMES[w.s.setting.corporations[seat]], f"{player}"
        assert (player.capital, player.hand_count) == (w.capital[seat], len(w.hands[seat])), f"{player}"
        assert player.hand is None and (player.rival == 0 or w.game.over), f"{player}"
        same(player.assets, [asset for asset, owner in w.owners.items() if owner == seat], "assets shown")
        held = [EMERGENCY + corporation for corporation, holder in w.holders.items() if holder == seat]
        same(player.emergencies, held, "emergency actions shown")


@invariant
def views_show_own_cards(w: Watch) -> None:
    """NA 2.6, 33.1, 50.3: a seat that has to decide sees its own hand, rival, investment and support."""
    if not w.looks_at_views:
        return
    for seat in w.game.deciders[:1]:
        view = w.view(seat)
        player = view.players[seat]
        same(player.hand or [], w.hands[seat], "own hand")
        assert player.investment == w.investments.get(seat, 0), f"{player}"
        assert not w.rivals or player.rival == w.rivals[seat], f"{player}"
        laid = [*zip(w.s.deal.main_support, w.s.deal.main_laid_by, strict=True)]
        shown = [card for card in view.deal.main_cards if 0 < card < TYPE]
        same(shown, [card for card, by in laid if by == seat], "own support")
