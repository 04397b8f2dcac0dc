"""Every invariant notices when it does not hold: here the state, the events or the books are spoilt on purpose."""

from __future__ import annotations

from contextlib import suppress
from itertools import count

import pytest

from neopolis.engine.event import Event
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.cards.assets import TANAKA
from neopolis.games.new_angeles.ids import ANDROID, OUTAGE, PRISEC, STRIKES, UNREST
from neopolis.games.new_angeles.rules.scripts import DEMAND_ROUND
from tests.games.new_angeles.deal_books import NOBODY
from tests.games.new_angeles.invariants import INVARIANTS
from tests.games.new_angeles.random_games import positions
from tests.games.new_angeles.spoiling import (
    Spoil,
    add_capital,
    add_token,
    backwards,
    books,
    both_supported,
    by_another,
    claimed_by_loser,
    countered,
    enemy_with_prisec,
    face_down,
    first_of,
    hands_backwards,
    has,
    in_list,
    in_strike,
    lie,
    more,
    moved_card,
    other_books,
    other_hand,
    other_result,
    other_winner,
    publish,
    ready_others,
    settled,
    state,
    stranger,
    supported,
    tire,
    told,
    turned,
    twice_countered,
    untold,
    use_tired,
)
from tests.games.new_angeles.spoiling_ledger import LEDGER
from tests.games.new_angeles.watch import Watch

AFTER = {  # they look at views, at old states or at books that are spoilt after the look
    "views_show_the_public", "views_show_the_city", "views_show_the_players", "views_show_own_cards",
    "winners_meet_their_conditions", "views_show_what_was_heard",
}  # fmt: skip
LATE = {"investments_pay"}  # to be found in long games

CARDS: dict[str, Spoil] = {
    "action_cards_in_one_place": state("discards", lambda s: (*s.discards, 1)),
    "decks_hold_their_type": moved_card,
    "emergency_actions_in_one_place": state("emergency_holders", lambda s: (NOBODY,) * 6),
    "assets_in_one_place": state("asset_deck", lambda s: s.asset_deck[1:]),
    "events_in_one_place": state("event_deck", lambda s: s.event_deck[1:]),
    "demands_in_one_place": state("demand_deck", lambda s: s.demand_deck[1:]),
    "investments_in_one_place": state("investment_deck", lambda s: (*s.investment_deck, 1)),
    "rivals_in_one_place": state("rival_aside", lambda s: s.rivals[0], lambda w, s: bool(s.rivals)),
    "hands_explained": state("hands", lambda s: ((*s.hands[0], 1), *s.hands[1:])),
    "hand_counts_explained": untold("drew"),
    "discards_explained": state("discards", lambda s: s.discards[1:], lambda w, s: bool(s.discards)),
    "sorting_is_open": told("sorted", lambda things: things[1:]),
    "sorting_needs_an_empty_deck": books(lambda w: setattr(w.old, "decks", ((1,) * 40,) * 5), has("sorted")),
    "decks_explained": state("decks", lambda s: ((*s.decks[0], 1), *s.decks[1:])),
    "draws_are_of_the_type_told": told("drew", lambda things: ((things[0] + 1) % 5, things[1])),
    "decks_are_drawn_from_the_top": state("decks", lambda s: tuple([deck[::-1] for deck in s.decks])),
    "asset_deck_keeps_its_order": backwards("asset_deck"),
    "event_deck_keeps_its_order": backwards("event_deck"),
    "demand_deck_keeps_its_order": backwards("demand_deck"),
    "investments_were_drawn": books(lambda w: w.drawn.clear(), lambda w, s: any(s.investments) and not s.drawn),
    "investments_are_revealed": told("investment", lambda things: (things[0] % 12 + 1,)),
    "rivals_change_by_swaps": backwards("rivals", lambda w, s: bool(s.rivals)),
    "rows_are_sorted": hands_backwards,
    "known_decks_are_true": state("deck_holds", lambda s: ((20,), *s.deck_holds[1:])),
    "known_hands_are_true": state("may_hold", lambda s: ((),) * len(s.hands), lambda w, s: any(s.hands)),
    "who_saw_what_fits": state("discards_seen", lambda s: (*s.discards_seen, 0)),
}

CITY: dict[str, Spoil] = {
    "board_explained": in_list("tokens", UNREST, lambda districts: districts ^ 2),
    "components_are_in_districts": in_list("tokens", OUTAGE, lambda districts: districts | 1),
    "components_are_limited": in_list("tokens", PRISEC, lambda districts: 0b11111111110),
    "no_enemy_with_prisec": enemy_with_prisec,
    "unrest_or_outage": in_list("tokens", OUTAGE, lambda districts: 0b11111111110, lambda w, s: s.tokens[UNREST] != 0),
    "strikes_are_unrest": in_list("tokens", STRIKES, lambda districts: 0b11111111110),
    "androids_stay_in_the_city": in_list("tokens", ANDROID, lambda districts: districts & districts - 1),
    "androids_move_to_free_districts": told("moved-android", lambda things: (things[0], things[0])),
    "threat_explained": state("threat", lambda s: s.threat + 1),
    "threat_in_range": state("threat", lambda s: 25, lambda w, s: s.ended == 0),
    "threat_has_causes": more("threat", NOBODY, (4, 9)),
    "the_root_raises_threat": told("rooted", lambda things: (PRISEC,)),
    "illness_raises_threat_once": books(lambda w: w.s.events.extend([Event("threat", NOBODY, (2, 9))] * 3)),
    "supply_explained": in_list("supply", 0, lambda amount: amount + 1),
    "supply_in_range": in_list("supply", 0, lambda amount: 99),
    "exploited_in_order": more("exploited", NOBODY, (1, 1, 0, 0, 0, 0, 0), has("exploited")),
    "production_stops": in_strike,
    "components_move_along_exits": told("moves-on", lambda things: (things[0], things[1] % 8 + 1, things[2])),
}

DEALS: dict[str, Spoil] = {
    "offers_explained": state("deal.main", lambda s: s.deal.main + 1),
    "support_explained": state("deal.main_support", lambda s: (), supported),
    "asset_comes_from_the_track": told("revealed", lambda things: (things[0] % 34 + 1,)),
    "main_offer_is_the_active_players": books(
        lambda w: w.s.events.append(Event("main-offer", (w.s.active + 2) % w.seats, (21,))), lambda w, s: bool(w.turns)
    ),
    "one_counteroffer_each": twice_countered,
    "active_player_does_not_counter": state("deal.counterers", lambda s: (s.active,), countered(1)),
    "counteroffers_go_clockwise": state("deal.counterers", lambda s: s.deal.counterers[::-1], countered(2)),
    "counteroffer_was_paid": books(
        lambda w: setattr(w.deal, "paid", 9), lambda w, s: countered(1)(w, s) and not s.events
    ),
    "supporters_laid_cards": state("deal.main_supporters", lambda s: 0, supported),
    "nobody_supports_both": both_supported,
    "offerers_do_not_support": stranger,
    "locust_company_is_obeyed": state(
        "deal.cannot_support", lambda s: s.deal.counter_supporters, lambda w, s: bool(s.deal.counter_supporters)
    ),
    "support_needs_an_offer": state("deal.main", lambda s: 0, supported),
    "winner_is_right": told(
        "won-deal", other_winner, lambda w, s: w.prompt in ("support-card", "support-or-abstain")
        and bool(w.old.deal.main) and bool(w.old.deal.counters)
    ),
    "winner_is_the_offerer": state("deal.winner", lambda s: (s.deal.winner + 1) % len(s.hands), settled),
    "winner_claims": claimed_by_loser,
    "table_is_clear_between_deals": state("deal.main", lambda s: 1, turned),
    "settling_assets_were_used": first_of("used-asset", NOBODY, (TANAKA,), lambda w, s: w.old.owners[TANAKA] != NOBODY),
}  # fmt: skip

PLAY: dict[str, Spoil] = {
    "capital_explained": in_list("capital", 0, lambda capital: capital + 1),
    "capital_never_negative": in_list("capital", 0, lambda capital: -1),
    "capital_adds_up": told("capital", lambda things: (things[0], things[1] + 1)),
    "capital_has_causes": told("capital", lambda things: (9, things[1]), lambda w, s: s.events[0].kind == "removed"),
    "investments_pay": told(
        "capital", lambda things: (99, 99), lambda w, s: bool(s.events) and s.events[0].kind == "investment"
    ),
    "owners_explained": in_list("owners", 1, lambda seat: 3 - seat),
    "exhausted_assets_are_owned": state("exhausted", lambda s: (1 << 35) - 2),
    "assets_are_exhausted_by_use": tire,
    "assets_are_readied_by_their_owners": ready_others,
    "exhausted_assets_are_not_used": use_tired,
    "owners_use_their_assets": by_another("used-asset"),
    "emergency_actions_explained": state("emergency_face_up", lambda s: s.emergency_face_up ^ 0b111111),
    "offered_emergency_actions_were_face_up": face_down,
    "rounds_in_order": state("round", lambda s: s.round + 1),
    "demand_rounds_in_order": state(
        "round", lambda s: 1, lambda w, s: bool([frame for frame in s.stack if frame.script == DEMAND_ROUND])
    ),
    "turn_track": state("track", lambda s: (*s.track, 1)),
    "turns_go_clockwise": by_another("turn", lambda w, s: bool(w.turns)),
    "active_player_has_the_turn": state("active", lambda s: (s.active + 2) % len(s.hands), lambda w, s: bool(w.turns)),
    "hand_size_is_kept": state(
        "hands", lambda s: (tuple(range(12)),) * len(s.hands),
        lambda w, s: s.active != w.old.active and s.round > 0 and not w.old.free_hand and not has("claimed")(w, s)
        and not has("drew")(w, s)
    ),
    "deciders_are_partners": state("partners", lambda s: 0, lambda w, s: s.asked != 0),
    "over_when_it_ended": state("ended", lambda s: 2, lambda w, s: s.asked != 0),
    "winners_meet_their_conditions": other_result,
    "chance_comes_rarely": state("rng", lambda s: s.rng + 1, lambda w, s: w.prompt == "counteroffer-or-pass"),
    "secrets_have_an_audience": publish,
    "sealed_answers_change_nothing": in_list(
        "capital", 0, lambda capital: 0, lambda w, s: s.moment == w.old.moment and not s.events
    ),
    "views_show_the_public": lie("threat"),
    "views_show_the_city": other_books(add_token),
    "views_show_the_players": other_books(add_capital),
    "views_show_own_cards": other_hand,
}  # fmt: skip

SPOILT: dict[str, Spoil] = {**CARDS, **CITY, **DEALS, **LEDGER, **PLAY}


def test_every_invariant_is_tried() -> None:
    assert SPOILT.keys() == INVARIANTS.keys()


@pytest.mark.parametrize("name", SPOILT)
def test_invariant_can_fail(name: str) -> None:
    watch = spoilt(name, SPOILT[name])

    with pytest.raises(AssertionError):
        INVARIANTS[name](watch)


def spoilt(name: str, spoil: Spoil) -> Watch:
    """A random game that was fine up to its last answer, after which something was spoilt."""
    for number in count():
        walk = positions(4 + number % 3, 3 * number + 2 if name in LATE else number)
        watch = Watch(next(walk))
        watch.note()
        for game in walk:
            if name in AFTER:
                watch.look()
            if tried(watch, game, spoil):
                if name not in AFTER:
                    with suppress(ValueError, IndexError, KeyError, AssertionError):  # spoilt books
                        watch.look()
                return watch
            if name not in AFTER:
                watch.look()
            watch.note()
    raise AssertionError("there was nothing to spoil")


def tried(watch: Watch, game: NewAngelesGame, spoil: Spoil) -> bool:
    """Spoil a copy of the game, which the watch looks at from then on; or find nothing to spoil."""
    old = watch.old
    watch.old = old.copy()
    watch.game = game.copy()
    watch.s.events = game.s.events[:]
    if spoil(watch, watch.s):
        return True
    watch.old, watch.game = old, game
    return False
