"""`Decision.default`: the careful answer that is given for a person who is away."""

from itertools import takewhile

import pytest

from neopolis.bots import Observation
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.bots.stand_in import StandInBot
from neopolis.games.new_angeles.ids import EMERGENCY, SEAT
from neopolis.games.new_angeles.rules.hands import is_emergency
from tests.games.new_angeles.deals import CARD, PLAIN, rest
from tests.games.new_angeles.random_games import SEATS, positions
from tests.games.new_angeles.table import Table, table


def default(laid: Table) -> tuple[str, str]:
    """The prompt of the current question, and the default answer in words."""
    seat = laid.asked[0]
    return laid.prompt, laid.game.text(seat, laid.game.decision(seat).default)


@pytest.mark.rule("R-134")
def test_an_asset_is_not_used() -> None:
    """An asset that could be exhausted stays ready."""
    laid = table().asset(1, "Mark Yale").offer(0, PLAIN)

    assert default(laid) == ("use-asset", "pass")


@pytest.mark.rule("R-134")
def test_an_end_of_turn_ability_is_not_used() -> None:
    """Elizabeth Mills stays with her owner."""
    laid = table().asset(0, "Elizabeth Mills").at("end of turn")

    assert default(laid) == ("use-asset", "pass")


@pytest.mark.rule("R-134")
def test_no_counteroffer_is_made() -> None:
    """A player with a card and an emergency action passes."""
    laid = table().hand(1, CARD).offer(0, PLAIN)

    assert default(laid) == ("counteroffer-or-pass", "pass")


@pytest.mark.rule("R-134")
def test_no_offer_is_supported() -> None:
    """A supporting player abstains."""
    laid = table().hand(1, CARD).offer(0, PLAIN).until("support-or-abstain")

    assert default(laid) == ("support-or-abstain", "abstain")


@pytest.mark.rule("R-134")
def test_support_stops_after_the_first_card() -> None:
    """A player who has begun to support an offer lays no second card."""
    laid = table().hand(1, CARD, PLAIN).offer(0, PLAIN).until("support-or-abstain").answer(1, "main", CARD)

    assert default(laid) == ("support-card", "done")


@pytest.mark.rule("R-134")
def test_the_main_offer_is_a_card_from_hand() -> None:
    """The main offer must be made; a card from hand is offered rather than an emergency action."""
    laid = table().hand(0, CARD)

    assert default(laid) == ("main-offer", CARD)


@pytest.mark.rule("R-134")
def test_the_main_offer_is_an_emergency_action_only_if_there_is_nothing_else() -> None:
    """Without a card in hand, the emergency action must be offered."""
    laid = table()
    (option,) = laid.game.options(0)

    assert laid.game.decision(0).default == option >= EMERGENCY


@pytest.mark.rule("R-134")
def test_a_counteroffer_is_taken_back_rather_than_paid_for() -> None:
    """Chief Gorman's victim keeps the 2 capital and takes the card back."""
    laid = table().asset(2, "Chief Gorman").offer(0, PLAIN).counter(1, CARD).answer(2, "Chief")

    assert default(laid) == ("pay-or-take-back", "second")


@pytest.mark.rule("R-134")
def test_a_player_whom_eiko_hits_does_not_take_sides() -> None:
    """The player pays 1 capital rather than lay a card beside the main offer."""
    laid = table().asset(2, "Eiko").hand(1, CARD).offer(0, PLAIN).until("support-or-abstain").answer(1, "abstain")

    assert default(laid.answer(2, "Eiko")) == ("support-or-pay", "1")


@pytest.mark.rule("R-134")
def test_the_rival_card_is_kept() -> None:
    """After looking with Thomas Haas, nothing is swapped."""
    laid = table().asset(0, "Thomas Haas").at("end of turn").answer(0, "Thomas")

    assert default(laid) == ("swap-rival", "no")


@pytest.mark.rule("R-134")
def test_no_card_is_stolen() -> None:
    """After looking at a hand with Mr. White, nothing is stolen."""
    laid = table().asset(0, '"Mr. White"').hand(1, CARD).at("end of turn").answer(0, '"Mr. White"', "seat 1")

    assert default(laid) == ("steal-card", "pass")


@pytest.mark.rule("R-134")
def test_claimed_hernando_cortez_brings_capital() -> None:
    """The claimed asset must do something: its owner gains 2 capital and robs nobody."""
    laid = rest().asset(1, "Eiko").revealed("Hernando Cortez").offer(0, CARD).all_pass().answer(0, 5)

    assert default(laid) == ("steal-or-gain", "second")


@pytest.mark.rule("R-134")
def test_nobody_spends_capital() -> None:
    """Information Procurement: nobody has to chip in."""
    laid = table().resolve(0, "Information Procurement")

    assert default(laid) == ("spend-capital", "0")


@pytest.mark.rule("R-134")
def test_nobody_draws_who_may_decline() -> None:
    """Puff Piece: a player may draw, and does not."""
    laid = table().resolve(0, "Puff Piece")

    assert default(laid) == ("may-draw", "pass")


@pytest.mark.rule("R-134")
def test_as_little_as_possible_is_done_to_the_city() -> None:
    """Where a card says "up to", the player stops at once."""
    laid = table().illness(3, 5).resolve(0, "Clean Slate")

    assert default(laid) == ("pick-district", "done")


@pytest.mark.rule("R-134")
def test_vanity_project_goes_to_a_player_without_assets() -> None:
    """By default, the card goes to a player who has no asset to lose, first of all to the player who resolves it."""
    laid = table(active=1).asset(0, "Eiko").resolve(1, "Vanity Project")
    poorer = table(active=1).asset(0, "Eiko").asset(1, "Midori").resolve(1, "Vanity Project")

    assert [default(one)[1] for one in (laid, poorer)] == ["seat 1", "seat 2"]


@pytest.mark.rule("R-134")
def test_vanity_project_spares_ones_own_assets() -> None:
    """If everybody has an asset to lose, the default is another player. The stand-in does the same."""
    laid = table().asset(0, "Eiko").asset(1, "Midori").asset(2, "Floyd 2X3A7C").asset(3, "Braintrust")
    laid.resolve(0, "Vanity Project")

    assert default(laid) == ("pick-player", "seat 1")
    assert StandInBot(1).choose(Observation(laid.game, 0)) == SEAT + 1


@pytest.mark.rule("R-134", "NA 72.6")
def test_what_is_declared_is_as_careful_as_what_is_resolved() -> None:
    """Declared because of Caprice Nisei, Vanity Project goes by default to a player without assets, not to seat 0."""
    laid = table().asset(0, "Eiko").asset(1, "Caprice Nisei").offer(0, "Vanity Project").answer(1, "Caprice Nisei")

    assert default(laid) == ("declare", "seat 2")
    assert StandInBot(1).choose(Observation(laid.game, 0)) == SEAT + 2


@pytest.mark.rule("R-134", "NA 72.6")
def test_a_gain_is_declared_for_oneself() -> None:
    """When High-Risk Investments is declared because of Caprice Nisei, its player takes the 3 capital by default."""
    laid = table(active=2).asset(1, "Caprice Nisei").offer(2, "High-Risk Investments").answer(1, "Caprice Nisei")

    assert default(laid) == ("declare", "seat 2")


@pytest.mark.rule("R-134", "NA 72.23")
def test_mr_li_fines_somebody_else() -> None:
    """The chosen player loses 1 capital, so the owner is not chosen."""
    laid = table().asset(0, "Mr. Li").at("end of turn").answer(0, "Mr. Li")

    assert default(laid) == ("pick-player", "seat 1")


@pytest.mark.rule("R-134", "NA 72.18")
def test_locust_company_restricts_somebody_else() -> None:
    """The chosen player may not support the counteroffer, so the owner is not chosen."""
    laid = table(active=3).asset(1, "Locust Company").offer(3, PLAIN).counter(0, PLAIN).until("use-asset")

    assert default(laid.answer(1, "Locust Company")) == ("pick-player", "seat 2")


@pytest.mark.rule("R-134")
def test_high_risk_investments_begin_with_oneself() -> None:
    """The player who resolves the card takes the 3 capital."""
    laid = table(active=2).resolve(2, "High-Risk Investments")

    assert default(laid) == ("pick-player", "seat 2")


@pytest.mark.rule("R-134")
def test_a_swap_spares_ones_own_assets() -> None:
    """Alex Westlund, once used, swaps assets of others, which costs nothing."""
    laid = table().asset(0, "Alex Westlund").asset(0, "Aaron Marrón").asset(1, "Eiko").asset(2, "Midori")
    laid.at("end of turn").answer(0, "Alex")

    first = default(laid)

    assert (first, default(laid.answer(0, "Eiko"))) == (("swap-first", "Eiko"), ("swap-second", "Midori"))


@pytest.mark.rule("R-134")
def test_the_game_goes_on_after_a_stop() -> None:
    """A stop is answered with "continue", which dismisses nothing."""
    laid = table().stops("always").at("production")

    assert default(laid) == ("stop", "continue")


def costs(game: NewAngelesGame, seat: int, option: int) -> bool:
    """Whether an answer uses, exhausts or discards an asset of the seat, or plays an emergency action.

    If the answer ends the deal, assets that the winning offer then discards do not count.
    """
    if is_emergency(option) and game.prompt(seat) in ("main-offer", "counteroffer-or-pass", "propose-counteroffer"):
        return True
    before, trial = game.s, game.copy()
    trial.play(seat, option)
    own = [asset for asset, owner in enumerate(before.owners) if owner == seat]
    answered = takewhile(lambda event: event.kind != "won-deal", trial.s.events)
    spent = [event.things[0] for event in answered if event.kind in ("used-asset", "asset-discarded")]
    exhausted = trial.s.exhausted & ~before.exhausted
    return any(asset in spent or exhausted >> asset & 1 for asset in own)


@pytest.mark.rule("R-134")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_default_spends_nothing_in_random_games(seats: int, number: int) -> None:
    """In whole random games, the default answer costs an asset or an emergency action only if every answer does."""
    forced = 0
    for game in positions(seats, number):
        for seat in game.deciders:
            if costs(game, seat, game.decision(seat).default):
                assert all(costs(game, seat, option) for option in game.options(seat)), game.prompt(seat)
                forced += 1

    assert forced < 30


def owned_after(game: NewAngelesGame, seat: int, option: int) -> int:
    """How many assets a seat owns after an answer and the default answers to the rest of the card's questions."""
    trial = game.copy()
    script = trial.s.stack[-1].script
    trial.play(seat, option)
    while trial.deciders == (seat,) and trial.s.stack[-1].script == script:
        trial.play(seat, trial.decision(seat).default)
    return list(trial.s.owners).count(seat)


@pytest.mark.rule("R-134")
@pytest.mark.parametrize("seats", SEATS)
def test_no_default_costs_its_player_an_asset_that_another_answer_keeps(seats: int) -> None:
    """In random games, when a card asks for a player, no answer leaves the seat more assets than the default."""
    asked = 0
    for number in range(1, 4):
        for game in positions(seats, number, "never"):
            if game.topic in ("pick-player", "declare") and max(game.s.owners) >= 0:
                (seat,) = game.deciders
                after = {option: owned_after(game, seat, option) for option in game.options(seat)}
                assert after[game.decision(seat).default] == max(after.values()), game.topic
                asked += 1

    assert asked > 10
