"""NA 16: the deal."""

from __future__ import annotations

import pytest

from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import ASSET, COUNTER, MAIN
from neopolis.games.new_angeles.rules.deal import lead
from neopolis.games.new_angeles.rules.state import Deal
from tests.games.new_angeles.deals import claimed, rest
from tests.games.new_angeles.table import Table, table

HARMLESS = "Clinical Trials"
HAND = ("Liquidation", "Puff Piece", "Spin Doctors")


def dealt(active: int = 0, *, main: str = HARMLESS) -> Table:
    """The active seat made its offer; the other three hold HAND."""
    position = table(active=active).rests()
    for seat in range(4):
        if seat != active:
            position.hand(seat, *HAND)
    return position.offer(active, main)


def asked_for(position: Table, prompt: str) -> list[int]:
    """The seats that are asked this question, in order; all questions are answered quietly."""
    found: list[int] = []
    while position.prompt == prompt:
        found += position.asked
        position.quietly()
    return found


@pytest.mark.rule("NA 16.0")
def test_16_0_five_steps() -> None:
    """The steps reveal the asset, add the main offer, a counteroffer and support, and clear the table."""
    position = table().hand(2, *HAND).at("deal")
    seen = [position.view.deal]
    seen.append(position.offer(0, HARMLESS).view.deal)
    seen.append(position.counter(1, HARMLESS).view.deal)
    seen.append(position.support(2, "main offer", "Puff Piece").until("pick-general").view.deal)

    assert [deal.revealed > 0 for deal in seen] == [True, True, True, False]
    assert [deal.main > 0 for deal in seen] == [False, True, True, False]
    assert [len(deal.counters) for deal in seen] == [0, 0, 1, 0]


@pytest.mark.rule("NA 16.1")
def test_16_1_the_highest_slot_first() -> None:
    """The asset in slot 3 is revealed in the first turn, and the asset in slot 2 in the second."""
    position = table().track("Tanaka", "Midori").revealed("Eiko").at("deal")
    first = position.view.deal.revealed
    position.offer(0, HARMLESS).pass_until(1, "main-offer")

    assert [position.pack.names[ASSET + asset] for asset in (first, position.view.deal.revealed)] == ["Eiko", "Midori"]


@pytest.mark.rule("NA 16.1", "NA 16.0")
def test_16_1_deals_are_counted() -> None:
    """The first two deals of a game have the numbers 1 and 2; between them there is no deal."""
    position = table().rests().at("deal")
    first = position.view.deal.number
    between = position.resolve(0, HARMLESS).view.deal.number
    position.pass_until(1, "main-offer")

    assert (first, between, position.view.deal.number, position.view.deals) == (1, 0, 2, 2)


@pytest.mark.rule("NA 16.4", "NA 16.6", "NA 60.0")
def test_16_4_the_active_player_is_not_asked_for_support() -> None:
    """Seat 0 has a card left, but only the other three are asked."""
    position = table().hand(0, "Puff Piece").rests()
    for seat in (1, 2, 3):
        position.hand(seat, *HAND)
    position.offer(0, HARMLESS).until("support-or-abstain")

    assert asked_for(position, "support-or-abstain") == [1, 2, 3]


@pytest.mark.rule("NA 16.5", "R-86")
def test_16_5_the_table_is_clear_when_the_deal_ends() -> None:
    """Rachel Beckmann's owner may use her when no card of the deal is on the table any more."""
    position = table().asset(0, "Rachel Beckmann").offer(0, HARMLESS).counter(1, HARMLESS).until("use-asset")

    assert (position.view.deal.main, position.view.deal.counters, position.view.deal.counterer) == (0, [], -1)


@pytest.mark.rule("NA 59.4", "NA 16.5")
def test_16_5_who_is_ahead() -> None:
    """In a tie the main offer is ahead as if by one card."""
    deal = Deal()
    tied = (lead(deal, MAIN), lead(deal, COUNTER))
    deal.counter_support = (1, 1)

    assert (tied, (lead(deal, MAIN), lead(deal, COUNTER))) == ((1, 0), (-1, 2))


@pytest.mark.rule("NA 16.0", "R-97", "R-99", "R-100")
@pytest.mark.parametrize(
    ("asset", "owner", "words"),
    [
        ("Locust Company", 3, ("seat 2",)),
        ("Jackson Howard", 3, ("seat 2",)),
        ("Caprice Nisei", 3, ()),
        ("Caprice Nisei", 0, ()),  # seat 0 made the main offer, so it uses her on the counteroffer
    ],
)
def test_16_0_a_copy_of_a_game_keeps_what_applies_to_the_deal(asset: str, owner: int, words: tuple[str, ...]) -> None:
    """A copied game in which an asset was used in the deal is saved as the same game."""
    position = table().asset(owner, asset).illness(4, 5).hand(0, HARMLESS).hand(1, HARMLESS).hand(2, *HAND).at("deal")
    while position.prompt != "support-or-abstain":
        seat = position.asked[0]
        if position.prompt == "use-asset" and (seat != 0 or position.view.deal.counters):
            position.answer(seat, asset, *words)
        elif position.prompt == "counteroffer-or-pass" and seat == 1:
            position.answer(seat, HARMLESS)
        else:
            position.quietly()

    assert position.exhausted(owner) == [asset]
    copied = NewAngelesGame(position.game.s.copy())
    assert copied.encode() == NewAngelesGame(position.game.s).encode()


@pytest.mark.rule("NA 16.2", "NA 34.0")
def test_16_2_the_main_offer_is_open() -> None:
    """The main offer leaves the hand, and a spectator sees it."""
    position = dealt()

    assert position.view.deal.main == position.pack.thing(HARMLESS)
    assert position.hand_of(0) == []


@pytest.mark.rule("NA 16.2", "NA 34.1")
def test_16_2_an_emergency_action_as_main_offer() -> None:
    """An emergency action that is offered is no longer in front of its player."""
    position = dealt(main="Ruthless Tactics")

    assert position.view.deal.main == position.pack.thing("Ruthless Tactics")
    assert position.player(0).emergencies == []


@pytest.mark.rule("NA 16.2", "NA 34.2")
def test_16_2_nobody_passes() -> None:
    """The active player can neither pass nor offer another player's card."""
    position = table().hand(0, "Puff Piece").hand(1, "Liquidation")

    assert [position.refusal(0, word) for word in ("pass", "Liquidation")] == ["not-an-option"] * 2


@pytest.mark.rule("NA 16.2", "R-91")
def test_16_2_without_any_card() -> None:
    """An active player without any card makes no main offer; unopposed, they still claim the asset."""
    position = table().rests().revealed("Midori").emergency("Ruthless Tactics", 0, face_up=False).until("use-asset")

    assert (position.view.threat, position.assets_of(0)) == (0, ["Midori", "Mr. Li"])


@pytest.mark.rule("NA 16.2", "R-91")
def test_16_2_a_counteroffer_against_nothing_wins() -> None:
    """Without a main offer, a counteroffer wins even without support."""
    position = table().rests().revealed("Midori").emergency("Ruthless Tactics", 0, face_up=False)
    position.counter(2, HARMLESS).until("use-asset")

    assert (position.assets_of(0), position.assets_of(2)) == (["Mr. Li"], ["Midori"])


@pytest.mark.rule("NA 16.3", "NA 16.7")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_16_3_clockwise_from_the_left_of_the_active_player(active: int, order: list[int]) -> None:
    """Each other player is asked once, clockwise from the left of the active player."""
    assert asked_for(dealt(active), "counteroffer-or-pass") == order


@pytest.mark.rule("NA 16.3")
def test_16_3_all_may_pass() -> None:
    """If all players pass, there is no countering player."""
    position = dealt()
    asked_for(position, "counteroffer-or-pass")

    assert (position.view.deal.counterer, position.prompt) == (-1, "support-or-abstain")


@pytest.mark.rule("NA 16.4", "NA 60.0", "R-56")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_16_4_everybody_supports_without_a_counteroffer(active: int, order: list[int]) -> None:
    """Without a counteroffer, all others are asked for support, clockwise from the left of the active player."""
    position = dealt(active)
    asked_for(position, "counteroffer-or-pass")

    assert asked_for(position, "support-or-abstain") == order


@pytest.mark.rule("NA 16.4", "NA 16.6", "NA 60.0")
@pytest.mark.parametrize(("counterer", "order"), [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])])
def test_16_4_active_and_countering_player_do_not_support(counterer: int, order: list[int]) -> None:
    """Everybody except the active and the countering player is asked for support."""
    position = dealt().counter(counterer, "Liquidation")
    asked_for(position, "counteroffer-or-pass")

    assert asked_for(position, "support-or-abstain") == order


@pytest.mark.rule("NA 16.4", "NA 59.0")
@pytest.mark.parametrize(
    ("counters", "texts"), [(True, ["abstain", "main offer", "counteroffer"]), (False, ["abstain", "main offer"])]
)
def test_16_4_only_existing_offers_can_be_supported(counters: bool, texts: list[str]) -> None:
    """The counteroffer can be supported only if there is one."""
    position = dealt()
    if counters:
        position.counter(1, "Liquidation")

    assert position.pass_until(2, "support-or-abstain").texts(2) == texts


@pytest.mark.rule("NA 16.4", "NA 59.1")
def test_16_4_at_least_one_card() -> None:
    """After naming an offer, a player must lay a card; after the first card they may stop."""
    position = dealt().pass_until(1, "support-or-abstain").answer(1, "main offer")
    first = position.texts(1)
    position.answer(1, "Puff Piece")

    assert first == sorted(HAND)
    assert position.texts(1) == ["done", "Liquidation", "Spin Doctors"]


@pytest.mark.rule("NA 16.4", "NA 59.1")
def test_16_4_as_many_as_one_has() -> None:
    """A player may lay all three cards; with an empty hand they are not asked for more."""
    position = dealt().pass_until(1, "support-or-abstain").answer(1, "main offer", *HAND)

    assert (position.view.deal.main_support, position.hand_of(1), position.asked) == (3, [], (2,))


@pytest.mark.rule("NA 16.4", "NA 59.3")
def test_16_4_nobody_supports_both() -> None:
    """A player who has laid cards beside one offer is not asked about the other."""
    position = dealt().counter(1, "Liquidation").support(2, "main offer", "Puff Piece")

    assert position.asked == (3,)
    assert position.view.deal.counter_supporters == []


@pytest.mark.rule("NA 16.4", "R-71")
def test_16_4_support_lies_face_down() -> None:
    """The views of others do not depend on the card that was laid."""
    views = [
        dealt().pass_until(1, "support-or-abstain").support(1, "main offer", card).game.view(3)
        for card in ("Puff Piece", "Spin Doctors")
    ]

    assert views[0] == views[1]


@pytest.mark.rule("NA 16.5", "NA 59.4")
@pytest.mark.parametrize(
    ("main", "counter", "winner"),
    [(0, 0, 0), (0, 1, 1), (1, 1, 0), (2, 2, 0), (2, 1, 0), (2, 3, 1), (3, 2, 0)],
)
def test_16_5_more_cards_win_and_the_main_offer_a_tie(main: int, counter: int, winner: int) -> None:
    """The offer with more cards of support wins; in a tie, the main offer does."""
    position = dealt().revealed("Midori").counter(1, HARMLESS)
    for seat, offer, cards in ((2, "main offer", main), (3, "counteroffer", counter)):
        if cards:
            position.support(seat, offer, *HAND[:cards])
    position.until("use-asset")

    assert "Midori" in position.assets_of(winner)


@pytest.mark.rule("NA 16.5")
@pytest.mark.parametrize(("supported", "seat"), [("main offer", 0), ("counteroffer", 1)])
def test_16_5_the_winner_resolves_the_offer(supported: str, seat: int) -> None:
    """The player of the winning offer makes its choices; the other offer does nothing."""
    position = dealt(main="Ark Construction").counter(1, "Ark Construction")
    position.support(2, supported, "Puff Piece").pass_until(seat, "pick-district").answer(seat, 4)

    assert (position.districts("development"), position.prompt) == ([4], "use-asset")


@pytest.mark.rule("NA 16.5", "R-64")
def test_16_5_the_asset_is_claimed_after_the_effect() -> None:
    """The winning card ends the game, so Gurren Imaishi is not claimed and pays nothing."""
    position = table().revealed("Gurren Imaishi").threat(23).orgcrime(10).resolve(0, "Labor Solutions", "done", 10)

    assert (position.over, position.capital_of(0)) == (True, 10)


@pytest.mark.rule("NA 16.5", "R-86")
def test_16_5_cards_are_discarded_after_the_claim() -> None:
    """The cards drawn for claiming Toshiyuki Sakai cannot include the card that just won."""
    position = table().rests().hand(0, HARMLESS).nothing_to_draw(3).revealed("Toshiyuki Sakai").resolve(0, HARMLESS)

    assert (position.hand_of(0), position.view.discards) == ([], 1)


@pytest.mark.rule("NA 16.5", "NA 2.4")
def test_16_5_all_cards_of_the_deal_are_discarded() -> None:
    """Both offers, the covered counteroffer, its payment, and the support are discarded."""
    position = dealt().counter(1, HARMLESS).counter(2, HARMLESS, "Puff Piece").support(3, "main offer", "Liquidation")
    position.until("use-asset")

    assert position.view.discards == 5


@pytest.mark.rule("NA 16.5", "NA 21.3")
@pytest.mark.parametrize(("supported", "face_up"), [("main offer", (False, True)), ("counteroffer", (True, False))])
def test_16_5_emergency_actions_go_back(supported: str, face_up: tuple[bool, bool]) -> None:
    """The winning emergency action goes back face down, the losing one faceup, both to their corporations."""
    position = dealt(main="Ruthless Tactics").counter(1, "Underpaid, Overclocked")
    position.support(2, supported, "Puff Piece").until("use-asset")

    assert [len(position.player(seat).emergencies) for seat in (0, 1)] == [1, 1]
    assert tuple(bool(position.player(seat).emergencies_face_up) for seat in (0, 1)) == face_up
    assert position.view.discards == 1


@pytest.mark.rule("NA 16.5", "NA 21.3", "R-92")
def test_16_5_a_covered_emergency_action_goes_back_faceup() -> None:
    """Seat 1's emergency action, covered by seat 2's winning counteroffer, goes back faceup."""
    position = dealt().counter(1, "Underpaid, Overclocked").counter(2, HARMLESS, "Puff Piece")
    position.support(3, "counteroffer", "Puff Piece").until("use-asset")

    assert position.player(1).emergencies_face_up == [position.pack.thing("Underpaid, Overclocked")]


@pytest.mark.rule("NA 16.6")
def test_16_6_isabel_mcguire_supports_her_owners_offer() -> None:
    """With Isabel McGuire the active player adds a card to their own offer."""
    position = table().asset(0, "Isabel McGuire").hand(1, *HAND).offer(0, HARMLESS).pass_until(0, "use-asset")
    position.answer(0, "Isabel McGuire", "media").pass_until(1, "support-or-abstain")

    assert position.view.deal.main_support == 1


@pytest.mark.rule("NA 16.7", "R-90")
def test_16_7_the_fall_guy_lets_the_active_player_counter() -> None:
    """With The Fall Guy the active player counters, and the Support step follows."""
    position = table().asset(0, "The Fall Guy").hand(0, "Liquidation").hand(1, *HAND).offer(0, HARMLESS)
    position.answer(0, "The Fall Guy", "Liquidation")

    assert (position.asked, position.prompt) == ((1,), "support-or-abstain")


@pytest.mark.rule("NA 16.5")
def test_16_5_a_claimed_asset_is_no_longer_revealed() -> None:
    """The winner has claimed the revealed asset and is asked about its ability: no asset is left to win."""
    laid = claimed(rest().asset(2, "Eiko"), "Hernando Cortez")

    assert (laid.prompt, laid.view.deal.revealed) == ("steal-or-gain", 0)
