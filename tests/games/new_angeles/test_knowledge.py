"""A seat knows a card it has seen as long as it can tell where the card is, in its view and in imagined games."""

import pytest

from neopolis.engine.rng import Dice
from neopolis.games import new_angeles
from neopolis.games.new_angeles.cards.actions import CLEAN_SLATE, CLINICAL_TRIALS, LIQUIDATION, PUFF_PIECE
from neopolis.games.new_angeles.ids import BIOTECH, CONSTRUCTION, MAIN, MEDIA, SECURITY, TYPE, TYPE_NAMES
from neopolis.games.new_angeles.knowledge.imagined_hands import choose_entries
from neopolis.games.new_angeles.knowledge.knowledge import DECK, HAND, UNKNOWN, surely_held
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.table import Table, table

KINDS = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]  # the type of each action card, by number


def supported() -> Table:
    """Seat 1 has laid Liquidation beside the main offer; seat 2 is asked."""
    t = table().rests().hand(1, "Liquidation", "Puff Piece").hand(2, "Puff Piece").discards()
    return t.offer(0, "Clean Slate").support(1, "main offer", "Liquidation")


@pytest.mark.rule("NA 59.1", "R-71")
def test_own_support_is_known() -> None:
    t = supported()

    assert t.game.view(1).deal.main_cards == [LIQUIDATION]
    assert t.game.view(2).deal.main_cards == [UNKNOWN]


@pytest.mark.rule("NA 59.1")
def test_own_support_stays_in_imagined_games() -> None:
    t = supported()

    assert {t.game.imagine(1, seed).s.deal.main_support for seed in range(20)} == {(LIQUIDATION,)}
    assert len({t.game.imagine(2, seed).s.deal.main_support for seed in range(20)}) > 3


def added(beside: str = "main offer") -> Table:
    """Isabel McGuire has laid the top card of the media deck beside an offer; seat 1 is asked for support."""
    t = table().rests().hand(1, "Liquidation").asset(3, "Isabel McGuire").discards()
    t.offer(0, "Clean Slate").counter(2, "Clinical Trials").until("use-asset").answer(3, "Isabel", "media", beside)
    return t.until("support-or-abstain")


@pytest.mark.rule("NA 72.15", "R-94", "R-71")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
@pytest.mark.parametrize("beside", ["main offer", "counteroffer"])
def test_everybody_sees_from_which_deck_a_card_was_added(beside: str, viewer: int | None) -> None:
    """Everybody knows the type of the added card; nobody knows the card, not even Isabel McGuire's owner."""
    deal = added(beside).game.view(viewer).deal

    assert (deal.main_cards or deal.counter_cards) == [TYPE + MEDIA]


@pytest.mark.rule("NA 72.15", "R-71")
def test_everybody_gets_an_event_about_the_deck_of_an_added_card() -> None:
    """Everybody gets an event with the deck of the added card and the offer."""
    t = table().hand(1, "Liquidation").asset(3, "Isabel McGuire").offer(0, "Clean Slate").until("use-asset")
    t.answer(3, "Isabel", "media")

    (told,) = [event for event in t.game.play(3, MAIN) if event.kind == "added-support"]
    assert (told.things, told.is_visible_to(None)) == ((MAIN, MEDIA), True)


@pytest.mark.rule("NA 72.15", "R-71")
def test_an_added_card_keeps_its_type_in_imagined_games() -> None:
    """In imagined games the added card is any media card."""
    t = added()
    worlds = [t.game.imagine(seat, seed).s.deal.main_support for seat in range(4) for seed in range(30)]

    assert {KINDS[card] for (card,) in worlds} == {MEDIA}
    assert len(set(worlds)) == 4


@pytest.mark.rule("NA 16.5", "NA 72.15", "R-71")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_the_type_of_an_added_card_is_known_in_the_discard_pile(viewer: int | None) -> None:
    """Everybody knows the two offers in the discard pile, and the type of the added card."""
    t = added().all_pass().until("use-asset")

    assert t.game.view(viewer).discarded == [CLEAN_SLATE, CLINICAL_TRIALS, TYPE + MEDIA]


@pytest.mark.rule("NA 16.5", "NA 72.15", "R-71")
def test_an_added_card_keeps_its_type_in_imagined_discard_piles() -> None:
    t = added().all_pass().until("use-asset")
    piles = [t.game.imagine(0, seed).s.discards for seed in range(30)]

    assert {tuple([KINDS[card] for card in pile]) for pile in piles} == {(MEDIA, BIOTECH, BIOTECH)}
    assert len(set(piles)) == 4


@pytest.mark.rule("NA 72.15", "R-71")
def test_there_is_a_card_of_the_type_in_every_imagined_game() -> None:
    """Even if the media deck is empty and all its other cards are in hands, the added card is a media card."""
    t = table().rests().asset(3, "Isabel McGuire").hand(1, *("Puff Piece", "Media Circus", "Spin Doctors") * 5)
    t.more(2, *("24/7 Live Feed",) * 4, *("Liquidation",) * 5).offer(0, "Clean Slate").until("use-asset")
    t.answer(3, "Isabel", "media", "main offer")
    worlds = [t.game.imagine(0, seed).s for seed in range(30)]

    assert t.view.decks[MEDIA] == 0
    assert {KINDS[world.deal.main_support[0]] for world in worlds} == {MEDIA}
    assert len({world.deal.main_support for world in worlds}) > 1


@pytest.mark.rule("NA 16.5", "R-71")
def test_discarded_offers_are_known_to_all_and_support_to_its_player() -> None:
    t = supported().all_pass().until("use-asset")

    assert t.game.view(1).discarded == [CLEAN_SLATE, LIQUIDATION]
    assert t.game.view(2).discarded == [CLEAN_SLATE]
    assert t.game.view(None).discarded == [CLEAN_SLATE]


@pytest.mark.rule("NA 2.4")
def test_own_discards_stay_in_imagined_games() -> None:
    t = supported().all_pass().until("use-asset")
    worlds = [t.game.imagine(1, seed).s for seed in range(10)]

    assert all([LIQUIDATION in world.discards and CLEAN_SLATE in world.discards for world in worlds])


def given() -> Table:
    """Seat 0 has given Clean Slate to seat 2, and the turn is over."""
    t = table().asset(0, "Bernice Mai").hand(0, "Clean Slate").at("end of turn")
    return t.answer(0, "Bernice Mai", "seat 2", "Clean Slate")


@pytest.mark.rule("NA 2.8", "NA 72.3")
def test_a_given_card_is_known_to_the_giver() -> None:
    t = given()

    assert t.game.view(0).players[2].known_cards == [CLEAN_SLATE]
    assert t.game.view(1).players[2].known_cards == []


@pytest.mark.rule("NA 2.8")
def test_a_given_card_is_not_certain_once_another_left_unseen() -> None:
    """After an unseen card left seat 2's hand, the card that is left may be the given card or another one."""
    t = given().more(2, "Puff Piece").game.copy()
    t.s.may_hold = ((), (), (UNKNOWN, UNKNOWN), ())
    t.s.known = ((0, 0, 2, CLEAN_SLATE, UNKNOWN),)
    hands = set()
    for seed in range(20):
        world = t.copy()
        world.s.hands = (*world.s.hands[:2], (PUFF_PIECE,), world.s.hands[3])
        world.s.discards, world.s.discards_seen = (*world.s.discards, CLEAN_SLATE), (*world.s.discards_seen, 4)
        assert world.view(0).players[2].known_cards == []
        hands.add(world.imagine(0, seed).s.hands[2])

    assert (CLEAN_SLATE,) in hands
    assert len(hands) > 3


@pytest.mark.rule("NA 72.24", "R-110")
def test_a_hand_that_was_looked_at_is_known() -> None:
    t = table().asset(0, '"Mr. White"').hand(3, "Puff Piece", "Liquidation").at("end of turn")
    t.answer(0, '"Mr. White"', "seat 3")

    assert t.game.view(0).players[3].known_cards == [LIQUIDATION, PUFF_PIECE]
    assert t.game.view(1).players[3].known_cards == []
    assert {t.game.imagine(0, seed).s.hands[3] for seed in range(10)} == {(LIQUIDATION, PUFF_PIECE)}


@pytest.mark.rule("NA 72.24", "R-110", "R-71")
@pytest.mark.parametrize("seat", [2, 5])
def test_the_rest_of_a_hand_is_known_after_a_theft(seat: int) -> None:
    """Seat 0 sees a hand and steals a card of it: it knows the cards that are left, and nobody else does."""
    t = table(6).asset(0, '"Mr. White"').hand(seat, "Puff Piece", "Liquidation", "Clean Slate").at("end of turn")
    t.answer(0, '"Mr. White"', f"seat {seat}", "Clean Slate")

    known = [t.game.view(viewer).players[seat].known_cards for viewer in range(6) if viewer != seat]
    assert known == [[LIQUIDATION, PUFF_PIECE], [], [], [], []]


@pytest.mark.rule("R-71", "R-110", "NA 2.8")
def test_a_hand_is_known_through_theft_play_and_draws() -> None:
    """Seat 0 sees the hand of seat 1 and steals a card of it; seat 0 also gave Clean Slate to seat 2.

    What it knows changes with the card that it stole, the card that seat 1 offers, and the cards that seat 1 draws.
    """
    t = table().asset(0, "Bernice Mai").asset(0, '"Mr. White"').rests().at("end of turn")
    t.hand(0, "Clean Slate").hand(1, "Liquidation", "Puff Piece", "Clinical Trials")
    t.answer(0, "Bernice Mai", "seat 2", "Clean Slate", '"Mr. White"', "seat 1", "Liquidation", "pass")
    t.pass_until(1, "main-offer")
    known = [t.game.view(0).players[seat].known_cards for seat in (1, 2)]
    t.answer(1, "Clinical Trials")

    assert known == [[CLINICAL_TRIALS, PUFF_PIECE], [CLEAN_SLATE]]
    assert [t.game.view(0).players[seat].known_cards for seat in (1, 2)] == [[PUFF_PIECE], [CLEAN_SLATE]]
    assert [t.game.view(3).players[seat].known_cards for seat in (1, 2)] == [[], []]
    assert t.game.view(1).players[0].known_cards == [LIQUIDATION]


@pytest.mark.rule("NA 15.8", "R-71", "NA 72.7")
def test_a_counteroffer_that_is_sent_back_is_known_to_all() -> None:
    """Everybody has seen the card that goes back to seat 1's hand."""
    t = table().asset(0, "Chief Gorman").offer(0, "Clean Slate").counter(1, "Puff Piece").until("use-asset")
    t.answer(0, "Chief Gorman").answer(1, "second")

    assert [t.game.view(viewer).players[1].known_cards for viewer in (0, 3, None)] == [[PUFF_PIECE]] * 3


@pytest.mark.rule("R-71")
def test_types_of_drawn_cards_are_known() -> None:
    """Jinteki draws 2 biotech cards and 1 labor card; everybody sees that, and imagined games keep it."""
    corporations = ("Jinteki", "NBN", "Globalsec", "Haas-Bioroid", "Weyland Consortium")
    game = new_angeles.start(5, 11, corporations=corporations, content=PACK)
    worlds = [game.imagine(1, seed).s.hands[0] for seed in range(10)]

    assert game.view(None).players[0].may_hold == [TYPE, TYPE, TYPE + 2]
    assert {tuple(sorted([KINDS[card] for card in hand])) for hand in worlds} == {(0, 0, 2)}
    assert len(set(worlds)) > 3


@pytest.mark.rule("NA 2.2", "R-71")
@pytest.mark.parametrize(("kind", "cards"), [(BIOTECH, 15), (SECURITY, 14)], ids=["biotech", "security"])
def test_a_sorted_deck_is_known(kind: int, cards: int) -> None:
    """The discard pile is sorted into a deck. Seat 1 draws 5 of its 20 cards, so it knows those that are left.

    Full Deployment, which makes seat 1 draw, is a security card itself.
    """
    name = TYPE_NAMES[kind]
    t = table().rests().deck_is(name).resolve(0, "Full Deployment", "seat 1", "first", name)
    deck = sorted(t.game.s.decks[kind])

    assert len(deck) == cards
    assert t.game.view(1).deck_cards[kind] == deck
    assert t.game.view(2).deck_cards[kind] == []
    assert {tuple(sorted(t.game.imagine(1, seed).s.decks[kind])) for seed in range(5)} == {tuple(deck)}
    assert len({tuple(sorted(t.game.imagine(2, seed).s.decks[kind])) for seed in range(5)}) > 1


@pytest.mark.rule("NA 72.15", "R-71", "R-94")
def test_a_card_that_nobody_saw_leaves_a_known_deck() -> None:
    """Isabel McGuire takes an unseen biotech card, so seat 1 is certain of one copy fewer of each card in that deck."""
    t = table().rests().deck_is("biotech").asset(3, "Isabel McGuire")
    t.offer(0, "Full Deployment").until("use-asset").answer(3, "pass")
    t.until("pick-player").answer(0, "seat 1", "first", "biotech")
    t.pass_until(1, "main-offer")
    before = t.game.view(1).deck_cards[BIOTECH]
    t.quietly().until("use-asset").answer(3, "Isabel", "biotech", "main offer")

    assert len(before) > 10
    assert len(t.game.view(1).deck_cards[BIOTECH]) == len(before) - len({*before})


@pytest.mark.rule("NA 2.2", "R-71")
def test_a_deck_that_is_sorted_again() -> None:
    """Seat 1 knows the biotech deck. Its own biotech offer is sorted into that deck, and other cards into others."""
    t = table().deck_is("biotech").asset(1, "Mr. Li").resolve(0, "Full Deployment", "seat 1", "first", "biotech")
    t.pass_until(1, "main-offer")
    before = t.game.view(1).deck_cards[BIOTECH]
    (offer, *_) = [card for card in t.game.s.hands[1] if KINDS[card] == BIOTECH]
    t.game.play(1, offer)
    t.pass_until(1, "use-asset").deck_is("construction").answer(1, "Mr. Li", "seat 1", "construction")

    assert len(before) > 5
    assert t.game.view(1).deck_cards[BIOTECH] == sorted([*before, offer])
    assert t.game.view(2).deck_cards[BIOTECH] == [offer]


@pytest.mark.rule("NA 33.2", "R-54")
def test_the_investment_put_back_is_known_to_its_player() -> None:
    game = new_angeles.start(4, 2, content=PACK)
    while game.decision(game.deciders[0]).prompt != "choose-investment":
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    drawn = game.view(0).drawn
    for seat in range(4):
        game.play(seat, game.options(seat)[0])

    assert game.view(0).returned == drawn[1]
    assert {game.imagine(0, seed).s.investment_deck[0] for seed in range(10)} == {drawn[1]}
    assert len({game.imagine(1, seed).s.investment_deck[0] for seed in range(10)}) > 3


@pytest.mark.rule("NA 24.3", "R-118")
def test_backs_of_events_are_imagined_as_far_as_they_were_open() -> None:
    """All imagined games have the real back on top of the event deck. The backs below it vary."""
    game = table().game
    backs = game.pack.tables.event_back
    worlds = [game.imagine(0, seed).s.event_deck for seed in range(30)]

    assert {backs[deck[0]] for deck in worlds} == {backs[game.s.event_deck[0]]}
    assert {backs[deck[1]] for deck in worlds} == {*backs[1:]}


@pytest.mark.rule("NA 24.3", "R-118")
def test_events_that_a_seat_has_seen_stay_where_they_are() -> None:
    """Seat 0 has seen the next three events. Imagined games of others have other events there, and each event once."""
    t = table().resolve(0, "Unorthodox Knowledge")
    real = t.game.s.event_deck
    worlds = [[t.game.imagine(seat, seed).s.event_deck for seed in range(30)] for seat in (0, 1)]

    assert {deck[:3] for deck in worlds[0]} == {real[:3]}
    assert len({deck[:3] for deck in worlds[1]}) > 3
    assert {tuple(sorted(deck)) for decks in worlds for deck in decks} == {tuple(sorted(real))}


@pytest.mark.rule("NA 24.3")
def test_an_event_that_can_only_be_one() -> None:
    """Seat 0 has seen all events but the top one, whose back is open: there is only one left with that back."""
    game = table().game.copy()
    game.s.events_seen = (game.s.events_seen[0], *(1,) * 15)

    assert game.imagine(0, 5).s.event_deck == game.s.event_deck


@pytest.mark.rule("NA 6.7")
def test_discarded_assets_are_known_where_they_lie() -> None:
    t = table().rests().asset(1, "Floyd 2X3A7C").resolve(0, "Vanity Project", "seat 1", "Floyd")

    assert t.game.view(None).assets[-1] == t.game.s.asset_deck[-1]
    assert {t.game.imagine(2, seed).s.asset_deck[-1] for seed in range(10)} == {t.game.s.asset_deck[-1]}


@pytest.mark.rule("NA 50.3")
def test_hidden_rivals_are_dealt_again() -> None:
    """Imagined games keep the rival card of the viewer, and the one set aside if the viewer has seen it."""
    t = table().asset(1, "Thomas Haas").active(1).at("end of turn").answer(1, "Thomas Haas")
    real = (*t.game.s.rivals, t.game.s.rival_aside)
    worlds = [(*world.s.rivals, world.s.rival_aside) for world in [t.game.imagine(1, seed) for seed in range(30)]]

    assert {(world[1], world[4]) for world in worlds} == {(real[1], real[4])}
    assert len({world[0] for world in worlds}) == 3
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(real))}
    assert len({t.game.imagine(0, seed).s.rival_aside for seed in range(30)}) == 4


@pytest.mark.rule("NA 50.3", "NA 0.9")
def test_before_rivals_are_dealt_none_are_imagined() -> None:
    """While starting hands are drawn, there are no rival cards, and nobody sees any."""
    game = new_angeles.start(4, 2, content=PACK)
    view = game.view(0)

    assert (game.topic, game.imagine(0, 1).s.rivals) == ("pick-general", ())
    assert ([player.rival for player in view.players], view.rival_aside) == ([0] * 4, 0)


@pytest.mark.rule("NA 50.3", "NA 63.1")
def test_rivals_are_shown_at_the_end_and_imagined_so() -> None:
    t = table().threat(24).human_first(10).at("event").events("Activist Cells Awaken")
    game = t.game

    assert game.over
    assert [player.rival for player in game.view(None).players] == list(game.s.rivals)
    assert game.imagine(0, 3).s.rivals == game.s.rivals


@pytest.mark.rule("NA 33.1", "NA 69.3")
def test_investments_stay_hidden_when_threat_ends_the_game() -> None:
    game = table().threat(24).human_first(10).at("event").events("Activist Cells Awaken").game

    assert [player.investment for player in game.view(None).players] == [0, 0, 0, 0]


@pytest.mark.rule("R-71")
def test_what_is_certain_of_a_hand() -> None:
    """A hand held three copies of a card. After two unknown cards have gone, it still holds at least one copy."""
    assert surely_held((1, 1, 1, 2, TYPE), 3) == [1]
    assert surely_held((1, 2, TYPE), 3) == [1, 2]
    assert surely_held((1, 2), 1) == []


@pytest.mark.rule("R-71")
def test_imagined_hands_leave_room_for_each_other() -> None:
    """Only one biotech card is outside the deck, so in imagined games just the hand that must have one gets it."""
    pool = [0] * 21
    pool[CLEAN_SLATE], pool[5] = 3, 1
    rows = [(TYPE + BIOTECH, TYPE + CONSTRUCTION), (TYPE + BIOTECH,)]
    found = [choose_entries(rows, [1, 1], pool, [2, 0, 0, 0, 0], KINDS, Dice(seed)) for seed in range(1, 20)]

    assert all([chosen == [[TYPE + CONSTRUCTION], [TYPE + BIOTECH]] for chosen in found])


@pytest.mark.rule("R-71")
def test_imagined_hands_leave_cards_for_each_other() -> None:
    """Two hands may have the last copy of a card, and one of them must have it. That one gets it."""
    pool = [0] * 21
    pool[CLEAN_SLATE], pool[CLINICAL_TRIALS] = 1, 3
    rows = [(CLEAN_SLATE, TYPE + BIOTECH, UNKNOWN), (CLEAN_SLATE,)]
    found = [choose_entries(rows, [1, 1], pool, [0] * 5, KINDS, Dice(seed)) for seed in range(1, 20)]

    assert all([chosen[1] == [CLEAN_SLATE] and chosen[0] != [CLEAN_SLATE] for chosen in found])


@pytest.mark.parametrize("place", [HAND, DECK])
def test_imagined_games_reveal_nothing_about_what_others_know(place: int) -> None:
    """Imagined games do not depend on what another seat knows, because only that seat saw those cards."""
    game = table().hand(2, "Clean Slate", "Puff Piece").game.copy()
    worlds = []
    for known in ((), ((1, place, 2, CLEAN_SLATE),), ((1, place, 2, CLEAN_SLATE, CLEAN_SLATE), (1, place, 3, 9))):
        game.s.known = known
        worlds.append(game.imagine(0, 7).encode())

    assert worlds[0] == worlds[1] == worlds[2]
