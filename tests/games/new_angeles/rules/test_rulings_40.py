"""R-40 to R-73, except those tested beside their paragraphs."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles.ids import CORPORATION_NAMES
from tests.games.new_angeles.pack_changes import PACK
from tests.games.new_angeles.table import Table, table

FEED, TRIALS, PUFF = "24/7 Live Feed", "Clinical Trials", "Puff Piece"


# Cards.


@pytest.mark.rule("R-44", "NA 72.10")
def test_r_44_elizabeth_mills_works_at_the_end_of_the_turn() -> None:
    """Elizabeth Mills can be used at the end of her owner's turn, and her owner may pass."""
    asked = table().asset(0, "Elizabeth Mills").at("end of turn")

    assert asked.texts(0) == ["Elizabeth Mills", "pass"]


@pytest.mark.rule("R-45", "NA 70.20")
def test_r_45_scorched_earth_removes_all_units() -> None:
    """Scorched Earth removes all units in both districts, prisec too; Globalsec is paid for the one enemy unit."""
    there = table().prisec(4).orgcrime(5).human_first(6).resolve(0, "Scorched Earth", 4, 5)

    assert (there.districts("prisec"), there.districts("orgcrime"), there.capital_of(0)) == ([], [], 11)
    assert there.districts("human_first") == [6]


@pytest.mark.rule("R-46", "NA 72.28")
def test_r_46_the_topmost_type_of_melange_mining_is_chosen() -> None:
    """Melange Mining, seat 3, chooses one deck for Sunny LeBeau's two cards."""
    laid = table().asset(3, "Sunny LeBeau").supply(credits=0).resolve(0, "Spin Doctors", "done")
    laid.answer(3, "Sunny LeBeau")
    offered = laid.texts(3)
    laid.answer(3, "media")

    assert offered == ["biotech", "construction", "labor", "media", "security"]
    assert [laid.pack.tables.action_deck[card] for card in laid.player(3).hand or []] == [3, 3]


@pytest.mark.rule("R-46", "NA 72.28")
def test_r_46_others_have_a_topmost_type() -> None:
    """Jinteki, seat 2, draws biotech without being asked."""
    laid = table().asset(2, "Sunny LeBeau").supply(credits=0).resolve(0, "Spin Doctors", "done")
    laid.answer(2, "Sunny LeBeau")

    assert [laid.pack.tables.action_deck[card] for card in laid.player(2).hand or []] == [0, 0]


@pytest.mark.rule("R-47")
def test_r_47_there_are_five_copies_of_each_action_card() -> None:
    """The decks of a table where nobody holds cards have five copies of each action card."""
    decks = table().game.s.decks

    assert [sorted(deck) for deck in decks] == [
        sorted([card for card in range(first, first + 4)] * 5) for first in (1, 5, 9, 13, 17)
    ]


@pytest.mark.rule("R-53", "NA 10.0")
def test_r_53_three_androids_are_the_limit() -> None:
    """Every setup card places three androids, and the reserve has no other."""
    tables = table().pack.tables

    assert tables.limit[0] == 3
    assert [bits[0].bit_count() for bits in tables.setup_places[1:]] == [3] * 6


@pytest.mark.rule("R-55", "NA 70.17")
def test_r_55_arrest_orders_removes_before_units_would_move() -> None:
    """Both enemy units are removed, none of them moves, and Globalsec is paid for both."""
    there = table().human_first(4).orgcrime(4).resolve(0, "Arrest Orders", 4)

    assert (there.districts("prisec"), there.capital_of(0)) == ([4], 12)
    assert there.districts("human_first") + there.districts("orgcrime") == []


@pytest.mark.rule("R-55", "NA 70.17")
def test_r_55_arrest_orders_beside_prisec_removes_nothing() -> None:
    """In a district with prisec, Arrest Orders places no prisec and removes nothing."""
    there = table().prisec(4).orgcrime(5).resolve(0, "Arrest Orders", 4)

    assert (there.districts("orgcrime"), there.capital_of(0)) == ([5], 10)


@pytest.mark.rule("R-55", "NA 70.19")
def test_r_55_riot_control_needs_a_prisec_unit() -> None:
    """Without a prisec unit Riot Control removes no enemy unit, but unrest still rises."""
    there = table().orgcrime(5).resolve(0, "Riot Control", 8)

    assert (there.districts("orgcrime"), there.districts("protest")) == ([5], [8])


@pytest.mark.rule("R-57", "NA 72.6")
def test_r_57_only_what_became_impossible_is_chosen_again() -> None:
    """Vanity Project was declared for seat 3's Tanaka, who is then used and gone: another asset of seat 3 is chosen."""
    laid = table().asset(1, "Caprice Nisei").asset(3, "Tanaka").asset(3, "Susan Chen").asset(3, "Mr. Li")
    laid.offer(0, "Vanity Project").answer(1, "Caprice Nisei").answer(0, "seat 3", "Tanaka")
    laid.counter(2, "Liquidation").pass_until(3, "use-asset").answer(3, "Tanaka", "main offer")

    assert (laid.capital_of(3), laid.asked, laid.texts(0)) == (12, (0,), ["Mr. Li", "Susan Chen"])


# Investments.


def choosing(seats: int) -> Table:
    """The first demand round, in which investments are chosen."""
    return table(seats).round(2).at("demand")


@pytest.mark.rule("R-54", "NA 18.4")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r_54_everybody_chooses_at_the_same_time(seats: int) -> None:
    """All are asked together, each with two cards, and no card is offered twice."""
    laid = choosing(seats)
    offered = [text for seat in range(seats) for text in laid.texts(seat)]

    assert laid.asked == tuple(range(seats))
    assert len(set(offered)) == len(offered) == 2 * seats


@pytest.mark.rule("R-54", "NA 33.2")
def test_r_54_the_others_lie_on_top_of_the_deck() -> None:
    """The four investments that were not kept are on top of the deck, above those that nobody drew."""
    laid = choosing(4)
    drawn = [laid.game.view(seat).drawn for seat in range(4)]
    under = laid.game.s.investment_deck
    for seat in range(4):
        laid.answer(seat, laid.texts(seat)[0])
    deck = laid.game.s.investment_deck

    assert (sorted(deck[:4]), deck[4:]) == (sorted(two[1] for two in drawn), under)


@pytest.mark.rule("R-54", "NA 33.1")
def test_r_54_a_choice_is_hidden() -> None:
    """Nobody sees which investments another player drew or chose."""
    laid = choosing(4)
    laid.answer(0, laid.texts(0)[0])
    other = laid.game.view(1)

    assert (other.players[0].investment, len(other.drawn)) == (0, 2)
    assert not {*other.drawn} & {*laid.game.view(0).drawn}


# Setting up and drawing.


@pytest.mark.rule("R-67", "NA 0.6")
def test_r_67_corporations_are_dealt_or_named() -> None:
    """Named corporations are given to the seats in order; without names, two games differ."""
    named = new_angeles.start(4, 1, corporations=("NBN", "Jinteki", "Globalsec", "Weyland Consortium"))
    dealt = {tuple(one.corporation for one in new_angeles.start(4, seed).view(None).players) for seed in range(8)}

    assert [player.corporation for player in named.view(None).players] == [
        "NBN",
        "Jinteki",
        "Globalsec",
        "Weyland Consortium",
    ]
    assert len(dealt) > 1


@pytest.mark.rule("R-67", "NA 0.7")
def test_r_67_the_first_active_player_is_drawn_in_any_case() -> None:
    """Even if the corporations are named, the first active player is drawn."""
    first = {new_angeles.start(4, seed, corporations=CORPORATION_NAMES[:4]).view(None).active for seed in range(40)}

    assert first == {0, 1, 2, 3}


@pytest.mark.rule("R-67")
def test_r_67_a_corporation_cannot_be_named_twice() -> None:
    """Naming a corporation twice is refused."""
    with pytest.raises(Refused) as refused:
        new_angeles.start(4, 1, corporations=("NBN", "NBN", "Globalsec", "Jinteki"))

    assert refused.value.code == "bad-option"


@pytest.mark.rule("R-69", "NA 29.0")
def test_r_69_all_decks_are_named_before_any_card_is_seen() -> None:
    """Melange Mining names three different decks, and only then sees its cards."""
    laid = table(corporations=("Melange Mining",)).deck("media", PUFF).at("refresh").answer(0, "media")
    second = (laid.hand_of(0), laid.texts(0))
    third = laid.answer(0, "security").hand_of(0)

    assert second == ([], ["biotech", "construction", "labor", "security"])
    assert (third, len(laid.answer(0, "labor").hand_of(0)), PUFF in laid.hand_of(0)) == ([], 3, True)


@pytest.mark.rule("R-69", "NA 29.0")
def test_r_69_games_of_older_versions_see_each_line_first() -> None:
    """Under version 3 of the rules, a player sees the card of one line before naming the next deck."""
    laid = table(corporations=("Melange Mining",)).deck("media", PUFF).by_rules(3).at("refresh").answer(0, "media")

    assert (laid.hand_of(0), laid.texts(0)) == ([PUFF], ["biotech", "construction", "labor", "security"])


@pytest.mark.rule("R-69", "NA 72.23")
def test_r_69_cards_of_any_types_are_drawn_one_at_a_time() -> None:
    """With Mr. Li, seat 2 draws two cards one after the other, and may name the same deck twice."""
    laid = table().deck("media", PUFF, FEED).rests().at("end of turn").answer(0, "Mr. Li", "seat 2")
    first = laid.texts(2), laid.hand_of(2)
    laid.answer(2, "media")
    second = laid.texts(2), laid.hand_of(2)

    types = ["biotech", "construction", "labor", "media", "security"]
    assert (first, second) == ((types, []), (types, [PUFF]))


@pytest.mark.rule("R-69", "NA 0.9")
def test_r_69_starting_hands_are_drawn_clockwise_from_the_active_player() -> None:
    """Players name the decks of their General cards clockwise from the active player."""
    game = new_angeles.start(4, 11, corporations=CORPORATION_NAMES[:4])
    active, order = game.view(None).active, []
    while game.decision(game.deciders[0]).prompt == "pick-general":
        order.append(game.deciders[0])
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)

    assert list(dict.fromkeys(order)) == [(active + step) % 4 for step in range(4)]


ALL_LABOR = ("Efficiency Experts", "High-Risk Investments", "Labor Solutions", "Liquidation") * 5


@pytest.mark.rule("R-70", "NA 2.2")
def test_r_70_what_cannot_be_drawn_is_not_drawn() -> None:
    """Seat 1 has all labor cards, so Haas-Bioroid draws none of them, but still draws its General card."""
    laid = table(corporations=("Haas-Bioroid",)).hand(1, *ALL_LABOR).at("refresh").answer(0, "media")

    assert [laid.pack.tables.action_deck[card] for card in laid.player(0).hand or []] == [3]


@pytest.mark.rule("R-70", "NA 2.2")
def test_r_70_the_discard_pile_is_sorted_first() -> None:
    """All security cards are in the discard pile. It is sorted into the decks, and Globalsec draws two of them."""
    laid = table(corporations=("Globalsec",)).deck_is("security").at("refresh").answer(0, "media")

    assert [laid.pack.tables.action_deck[card] for card in laid.player(0).hand or []] == [3, 4, 4]
    assert (laid.view.discards, laid.view.decks[4]) == (0, 18)


@pytest.mark.rule("R-70")
@pytest.mark.parametrize("discards", [(), (PUFF,)])
def test_r_70_an_empty_deck_can_be_named_while_there_are_discards(discards: tuple[str, ...]) -> None:
    """An empty deck can be named if there are discards, which are secret. Without discards it is not offered."""
    laid = table(corporations=("Globalsec",)).hand(1, *ALL_LABOR).discards(*discards).at("refresh")

    assert ("labor" in laid.texts(0)) == bool(discards)


@pytest.mark.rule("R-70")
def test_r_70_with_nothing_left_nobody_is_asked() -> None:
    """Seat 1 has all action cards: seat 0 goes straight to its main offer."""
    laid = table().nothing_to_draw(1).at("refresh")

    assert (laid.prompt, laid.asked, laid.hand_of(0)) == ("main-offer", (0,), [])


@pytest.mark.rule("R-71", "NA 2.6", "NA 2.7")
def test_r_71_everybody_sees_the_deck_and_the_number_of_a_draw() -> None:
    """Everybody sees from which deck a player drew how many cards, but not the cards."""
    game = new_angeles.start(6, 3, content=PACK)
    kinds = {event.kind for event in game.history(None)}

    assert "drew" in kinds
    assert "drew-cards" not in kinds


@pytest.mark.rule("R-71", "NA 2.4")
def test_r_71_discards_are_counted_and_hidden() -> None:
    """A spectator sees how many cards are in the discard pile, but not which."""
    laid = table().hand(1, FEED, TRIALS).hand(2, FEED, TRIALS)
    laid.offer(0, "Ark Construction").counter(1, FEED).counter(2, FEED, TRIALS)

    assert (laid.view.discards, laid.hand_counts()[2]) == (1, 0)


# Capital and the active player.


@pytest.mark.rule("R-72", "NA 7.3")
def test_r_72_a_loss_takes_what_there_is() -> None:
    """A player without capital loses nothing when Mr. Li is used."""
    there = table().capital(2, 0).rests().at("end of turn").answer(0, "Mr. Li", "seat 2")

    assert there.capital_of(2) == 0


@pytest.mark.rule("R-72", "NA 72.7")
@pytest.mark.parametrize(("capital", "offered"), [(1, ["second"]), (2, ["first", "second"])])
def test_r_72_a_payment_must_be_covered(capital: int, offered: list[str]) -> None:
    """A player with 1 capital cannot pay Chief Gorman's owner 2 capital."""
    laid = table().asset(3, "Chief Gorman").capital(1, capital).offer(0, "Ark Construction").counter(1, FEED)
    laid.pass_until(3, "use-asset").answer(3, "Chief Gorman")

    assert laid.texts(1) == offered


@pytest.mark.rule("R-72", "NA 70.3")
def test_r_72_nobody_spends_more_than_they_have() -> None:
    """Information Procurement offers the amounts 0 to 3 to a player with 3 capital."""
    laid = table().capital(0, 3).resolve(0, "Information Procurement")

    assert laid.texts(0) == ["0", "1", "2", "3"]


@pytest.mark.rule("R-73", "NA 6.4")
def test_r_73_the_next_player_is_active_between_turns() -> None:
    """After seat 0's turn, the last of the round, seat 1 is active in the Event Phase."""
    laid = table().track().androids().orgcrime(1).events("Gang Wars at All-Time High!").asset(2, "Sunny LeBeau")
    laid.resolve(0, "High-Risk Investments", "seat 1", "seat 2", "seat 3")

    assert (laid.prompt, laid.view.active, laid.asked) == ("use-asset", 1, (2,))


@pytest.mark.rule("R-73", "NA 4.2")
def test_r_73_the_holder_of_the_token_begins_the_next_round() -> None:
    """The next round begins with the player to the left of the last active player."""
    laid = table(active=2).track().androids().events("Gang Wars at All-Time High!")
    laid.resolve(2, "High-Risk Investments", "seat 1", "seat 2", "seat 3")

    assert (laid.view.round, laid.view.active) == (2, 3)
