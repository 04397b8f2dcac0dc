"""NA 6, 9, 26: assets, claiming and exhausting them."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles.cards.assets import EIKO, FLOYD, GURREN_IMAISHI, TANAKA, THE_FALL_GUY
from neopolis.games.new_angeles.cards.registry import ASSETS
from neopolis.games.new_angeles.ids import ASSET
from neopolis.games.new_angeles.rules.hands import pass_asset
from neopolis.games.new_angeles.trading.terms import Terms
from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"


def exhausted_by_theft() -> Table:
    """Seat 0 steals the exhausted Eiko with Hernando Cortez."""
    position = table().revealed("Hernando Cortez").asset(2, "Eiko", exhausted=True).rests()
    return position.resolve(0, HARMLESS).answer(0, "first", "Eiko")


@pytest.mark.rule("NA 6.0", "NA 6.3")
def test_6_0_an_asset_does_what_it_says() -> None:
    """Susan Chen brings her owner 2 capital and goes to another player."""
    position = table().asset(0, "Susan Chen").rests().at("end of turn").answer(0, "Susan Chen", "seat 2")

    assert (position.capital_of(0), position.assets_of(2)) == (12, ["Susan Chen"])


@pytest.mark.rule("NA 6.1", "NA 9.0", "NA 16.5")
def test_6_1_a_claimed_asset_lies_open() -> None:
    """Everybody sees who has a claimed asset."""
    position = table().revealed("Midori").rests().resolve(0, HARMLESS)
    assets = [position.pack.names[ASSET + asset] for asset in position.view.players[0].assets]

    assert assets == ["Midori", "Mr. Li"]


@pytest.mark.rule("NA 6.1", "NA 9.0")
def test_6_1_everybody_learns_of_a_claim() -> None:
    """The event names the player who claims the asset, and the asset."""
    position = table().revealed("Midori").rests().offer(0, HARMLESS).all_pass()
    told = [event for event in position.game.s.events if event.kind == "claimed"]

    assert [(event.seat, position.pack.names[ASSET + event.things[0]]) for event in told] == [(0, "Midori")]
    assert all(event.is_visible_to(None) for event in told)


@pytest.mark.rule("NA 6.6", "NA 6.3", "R-86")
def test_6_6_once_at_the_start_of_a_turn() -> None:
    """Lily Lockwell's owner is asked before the Refresh step, and not again when the asset is revealed."""
    position = table().asset(1, "Lily Lockwell").capital(0, 20).hand(0, "Puff Piece").at("turn")
    prompts = []
    while position.prompt != "main-offer":
        prompts.append(position.prompt)
        position.quietly()

    assert prompts == ["use-asset", "pick-general"]


@pytest.mark.rule("NA 6.4", "NA 6.8", "R-84")
def test_6_8_a_trade_leaves_the_picks_of_a_card_alone() -> None:
    """Spin Doctors calmed district 4. Trading Braintrust, asset number 4, does not offer that district again."""
    position = table().asset(1, "Braintrust").protest(4, 5).resolve(0, "Spin Doctors", 4)
    before = position.choices(0)
    position.game.accept(2, position.game.propose(1, 2, Terms(assets=(ASSETS.named("Braintrust"),))))

    assert 4 not in before
    assert position.choices(0) == before


@pytest.mark.rule("NA 6.2", "NA 26.0")
def test_6_2_exhausting_is_the_price() -> None:
    """The asset is exhausted as soon as it is used."""
    position = table().asset(1, "Mark Yale").offer(0, HARMLESS).answer(1, "Mark Yale")

    assert position.exhausted(1) == ["Mark Yale"]


@pytest.mark.rule("NA 6.2", "NA 26.0")
@pytest.mark.parametrize(("exhausted", "prompt"), [(False, "use-asset"), (True, "counteroffer-or-pass")])
def test_6_2_an_exhausted_card_cannot_be_exhausted(exhausted: bool, prompt: str) -> None:
    """A ready asset is offered, an exhausted one is not."""
    position = table().asset(1, "Mark Yale", exhausted=exhausted).offer(0, HARMLESS)

    assert position.prompt == prompt


@pytest.mark.rule("NA 6.2", "NA 26.0")
def test_6_2_once_in_a_deal() -> None:
    """An asset used on the main offer cannot be used on the counteroffer."""
    position = table().hand(3, "Puff Piece").asset(2, "Mark Yale").offer(0, HARMLESS).answer(2, "Mark Yale")
    position.counter(1, "Liquidation")

    assert position.prompt != "use-asset"


@pytest.mark.rule("NA 6.2", "NA 26.1", "NA 46.0")
def test_6_2_ready_when_its_owners_refresh_begins() -> None:
    """An exhausted asset is not readied in another player's turn, but in its owner's next Refresh step."""
    position = table().asset(1, "Eiko", exhausted=True).at("refresh").answer(0, "media")
    during_the_turn_of_0 = position.exhausted(1)
    position.offer(0, HARMLESS).pass_until(1, "pick-general")

    assert (during_the_turn_of_0, position.exhausted(1)) == (["Eiko"], [])


@pytest.mark.rule("NA 6.3", "NA 22.0")
def test_6_3_end_of_turn_is_the_end_of_the_owners_turn() -> None:
    """Seat 1's Mr. Li cannot be used when seat 0's turn ends."""
    position = table().asset(1, "Mr. Li").at("end of turn")

    assert (position.view.active, position.prompt) == (1, "pick-general")


@pytest.mark.rule("NA 6.4", "R-84")
def test_6_4_one_player_picks_the_order() -> None:
    """Two assets that can be used now are offered together; after one is used, the other is offered again."""
    position = table().asset(1, "Caprice Nisei").asset(1, "Mark Yale").illness(3, 5).offer(0, HARMLESS)
    first = position.texts(1)
    position.answer(1, "Mark Yale")

    assert first == ["Caprice Nisei", "Mark Yale", "pass"]
    assert position.texts(1) == ["Caprice Nisei", "pass"]


@pytest.mark.rule("NA 6.4", "R-84")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 3]), (1, [1, 3]), (2, [3, 1]), (3, [3, 1])])
def test_6_4_players_clockwise_from_the_active_one(active: int, order: list[int]) -> None:
    """Owners are asked clockwise, starting with the active player."""
    position = table(active=active).asset(1, "Caprice Nisei").asset(3, "Mark Yale").illness(3, 5)
    position.offer(active, HARMLESS)
    asked: list[int] = []
    while position.prompt == "use-asset":
        asked += position.asked
        position.answer(position.asked[0], "pass")

    assert asked == order


@pytest.mark.rule("NA 6.5")
def test_6_5_may_is_optional() -> None:
    """Lily Lockwell's owner can pass, and then steals no card."""
    position = table().capital(0, 12).hand(0, "Puff Piece").asset(1, "Lily Lockwell").at("turn").answer(1, "pass")

    assert (position.prompt, position.hand_counts()[:2]) == ("pick-general", [1, 0])


@pytest.mark.rule("NA 6.5", "R-85")
def test_6_5_exhausting_is_optional() -> None:
    """Eiko's owner can pass, and Eiko stays ready."""
    position = table().hand(2, "Puff Piece").asset(1, "Eiko").offer(0, HARMLESS).pass_until(2, "support-or-abstain")
    position.answer(2, "abstain").answer(1, "pass")

    assert (position.exhausted(1), position.capital_of(2), position.hand_of(2)) == ([], 10, ["Puff Piece"])


@pytest.mark.rule("NA 6.5", "NA 22.2")
def test_6_5_end_of_turn_is_optional() -> None:
    """Susan Chen's owner can pass and keeps her."""
    position = table().asset(0, "Susan Chen").at("end of turn").answer(0, "pass")

    assert (position.assets_of(0), position.capital_of(0)) == (["Susan Chen"], 10)


@pytest.mark.rule("NA 6.5", "R-85")
def test_6_5_a_claim_ability_is_not_optional() -> None:
    """Gurren Imaishi pays his claimer without a question, and is discarded."""
    position = table().rests().revealed("Gurren Imaishi").resolve(0, HARMLESS)

    assert (position.capital_of(0), position.assets_of(0)) == (15, ["Mr. Li"])


@pytest.mark.rule("NA 6.6")
def test_6_6_start_of_turn_comes_before_the_refresh() -> None:
    """Lily Lockwell's owner is asked before anything is readied or drawn."""
    position = table().capital(0, 12).hand(0, "Puff Piece").asset(0, "Eiko", exhausted=True)
    position.asset(1, "Lily Lockwell").at("turn")

    assert (position.prompt, position.asked) == ("use-asset", (1,))
    assert (position.hand_of(0), position.exhausted(0)) == (["Puff Piece"], ["Eiko"])


@pytest.mark.rule("NA 6.7")
def test_6_7_a_discarded_asset_goes_under_the_deck() -> None:
    """Tanaka is the last card of the asset deck, face down; only the number of cards is visible."""
    position = table().asset(1, "Tanaka").hand(2, "Puff Piece").offer(0, HARMLESS).counter(3, "Liquidation")
    before = position.view.asset_deck
    position.pass_until(1, "use-asset").answer(1, "Tanaka", "main offer")

    assert position.game.s.asset_deck[-1] == TANAKA
    assert (position.view.asset_deck, position.assets_of(1)) == (before + 1, [])


@pytest.mark.rule("NA 6.7")
def test_6_7_it_is_ready_when_it_comes_again() -> None:
    """An exhausted asset that is discarded is no longer exhausted."""
    position = table().asset(1, "Eiko", exhausted=True).resolve(0, "Vanity Project", "seat 1").answer(0, "Eiko")
    s = position.game.s

    assert s.asset_deck[-1] == EIKO and not s.exhausted >> EIKO & 1


@pytest.mark.rule("NA 6.8", "NA 9.1")
@pytest.mark.parametrize("asset", [GURREN_IMAISHI, FLOYD])
def test_6_8_a_passed_asset_is_gained_not_claimed(asset: int) -> None:
    """An asset that comes from another player does not have the effect that it has when it is claimed."""
    s = table().game.s
    pass_asset(s, asset, 1)

    assert s.owners[asset] == 1
    assert (s.capital[1], s.hands[1], len(s.stack)) == (10, (), len(table().game.s.stack))


@pytest.mark.rule("NA 6.9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_6_9_the_turn_track_is_hidden(viewer: int | None) -> None:
    """A view does not depend on the cards of the turn track."""
    one, other = table().track("Tanaka", "Midori"), table().track("Midori", "Tanaka")

    assert one.game.view(viewer) == other.game.view(viewer)


@pytest.mark.rule("NA 9.0")
def test_9_0_a_countering_winner_claims() -> None:
    """If a counteroffer wins, its player claims the asset."""
    position = table().revealed("Midori").hand(2, "Puff Piece", "Spin Doctors").offer(0, HARMLESS)
    position.rests().counter(1, HARMLESS).support(2, "counteroffer", "Puff Piece").until("use-asset")

    assert (position.assets_of(0), position.assets_of(1)) == (["Mr. Li"], ["Midori"])


@pytest.mark.rule("NA 9.1", "NA 56.2")
def test_9_1_a_stolen_asset_is_not_claimed() -> None:
    """A player who steals Floyd 2X3A7C does not draw five cards."""
    position = table().revealed("Hernando Cortez").asset(2, "Floyd 2X3A7C").rests()
    position.resolve(0, HARMLESS).answer(0, "first", "Floyd")

    assert position.assets_of(0) == ["Floyd 2X3A7C", "Mr. Li"]
    assert (position.hand_of(0), position.prompt) == ([], "use-asset")


@pytest.mark.rule("NA 26.2", "NA 56.2")
def test_26_2_a_stolen_asset_stays_exhausted() -> None:
    """The stolen Eiko is still exhausted."""
    position = exhausted_by_theft()

    assert position.exhausted(0) == ["Eiko"]


@pytest.mark.rule("NA 26.2", "NA 26.1")
def test_26_2_the_new_owner_readies_it() -> None:
    """A stolen exhausted asset is readied in the new owner's next Refresh step, not in the old owner's."""
    position = exhausted_by_theft().pass_until(2, "main-offer")
    after_the_refresh_of_2 = position.exhausted(0)
    position.pass_until(0, "main-offer")

    assert (after_the_refresh_of_2, position.exhausted(0)) == (["Eiko"], [])


@pytest.mark.rule("NA 26.2", "NA 61.1")
def test_26_2_a_swapped_asset_stays_exhausted() -> None:
    """After a swap, the exhausted asset is still exhausted, and the ready asset still ready."""
    position = table().asset(0, "Alex Westlund").asset(0, "Mr. Li").at("end of turn")
    position.asset(1, "Eiko", exhausted=True).asset(2, "Midori").answer(0, "Alex", "Eiko", "Midori")

    assert (position.exhausted(2), position.exhausted(1)) == (["Eiko"], [])


@pytest.mark.rule("NA 6.7", "NA 0.14", "NA 16.7")
def test_6_7_the_fall_guy_is_discarded_for_its_effect() -> None:
    """The Fall Guy is discarded, and lets the active player make a counteroffer."""
    position = table().asset(0, "The Fall Guy").hand(0, "Liquidation").hand(1, "Puff Piece").offer(0, HARMLESS)
    position.answer(0, "The Fall Guy", "Liquidation")

    assert position.game.s.asset_deck[-1] == THE_FALL_GUY
    assert position.view.deal.counterer == 0
