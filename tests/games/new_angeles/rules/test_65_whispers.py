"""R-132: only the two seats of a whisper learn of it; capital, assets and answers that it trades are public."""

from __future__ import annotations

import msgspec
import pytest

from neopolis import Refused
from neopolis.engine.event import Event
from neopolis.games import new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import COMPONENT, ORGCRIME, PASS
from neopolis.games.new_angeles.trading.ledger import FIRST_WHISPER, PAIRS, pair_at, place_of
from neopolis.games.new_angeles.trading.terms import Promise
from tests.games.new_angeles.deals import CARD, PLAIN, at_support, rest
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import (
    NOTHING,
    answer,
    assets,
    capital,
    cards_for,
    deal_over,
    ledger,
    no_proposal,
    open_numbers,
    pledge,
    promise,
    propose,
    refused,
    supporting,
    trade,
)

SUPPORT = Promise("support", 0)


def started() -> NewAngelesGame:
    """A game that was really played up to its first main offer."""
    game = new_angeles.start(4, 7)
    while game.decision(game.deciders[0]).prompt != "main-offer":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)
    return game


def seen_by(game: NewAngelesGame, seat: int | None) -> tuple[bytes, list[Event]]:
    """Everything that a seat can see: its view as bytes, and its history."""
    return msgspec.json.encode(game.view(seat)), game.history(seat)


@pytest.mark.rule("R-132")
def test_two_seats_know_of_a_whisper() -> None:
    """The other seats see neither the proposal nor a gap in the numbers."""
    laid = table()
    number = propose(laid, 0, 2, capital(1), whisper=True)

    assert [open_numbers(laid, viewer) for viewer in (0, 1, 2, 3, None)] == [[number], [], [number], [], []]
    assert [laid.game.proposals(viewer)[0].whisper for viewer in (0, 2)] == [True, True]


@pytest.mark.rule("R-132")
def test_numbers_do_not_reveal_whispers() -> None:
    """Public proposals are numbered separately, and so are the whispers of each pair."""
    laid = table()
    first = [propose(laid, 0, 1, capital(1), whisper=True), propose(laid, 2, 3, capital(1), whisper=True)]
    again = propose(laid, 1, 0, capital(1), whisper=True)

    assert (again - first[0], propose(laid, 0, 3, capital(1))) == (1, 1)
    assert [number % FIRST_WHISPER for number in first] == [1, 1]


@pytest.mark.rule("R-132")
def test_every_pair_has_numbers_of_its_own() -> None:
    """All fifteen pairs of six seats number their whispers separately."""
    pairs = [pair_at(place) for place in range(PAIRS)]

    assert (len({*pairs}), [place_of(*pair) for pair in pairs]) == (PAIRS, list(range(PAIRS)))
    assert [place_of(high, low) for low, high in pairs] == list(range(PAIRS))


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("closed_by", ["decline", "withdraw", "accept", "counter", "lapse"])
def test_nobody_else_learns_of_a_whispers_fate(closed_by: str) -> None:
    """For all other seats, view and history are, byte for byte, as if nothing had been whispered."""
    game, other = started(), started()
    seat = game.deciders[0]
    to = (seat + 1) % 4
    number = game.propose(seat, to, promise(Promise("no-trade", (seat + 2) % 4)), NOTHING, whisper=True)
    if closed_by == "withdraw":
        game.withdraw(seat, number)
    elif closed_by == "counter":
        game.counter(to, number, promise(Promise("no-trade", (seat + 3) % 4)))
    elif closed_by == "lapse":
        game.propose(seat, to, capital(1), whisper=True)
        for one in (game, other):  # in both games all of the capital is given to somebody else
            one.accept((seat + 2) % 4, one.propose(seat, (seat + 2) % 4, capital(one.view(None).players[seat].capital)))
        assert len(game.proposals(seat)) == 1
    else:
        getattr(game, closed_by)(to, number)

    for viewer in [one for one in (*range(4), None) if one not in (seat, to)]:
        assert seen_by(game, viewer) == seen_by(other, viewer)


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw", "counter"])
def test_a_whisper_of_others_is_refused_like_one_that_does_not_exist(verb: str) -> None:
    """The refusal has the same code, words and rules, so trying numbers reveals nothing."""
    laid = table()
    number = propose(laid, 0, 2, capital(1), whisper=True)
    call = getattr(laid.game, verb)
    said: list[tuple[object, ...]] = []
    for tried in (number, number + 1):
        with pytest.raises(Refused) as refusal:
            call(1, tried)
        message = refusal.value.message.replace(str(tried), "?")
        said.append((refusal.value.code, message, refusal.value.rules, refusal.value.parameters["number"] == tried))

    assert said[0] == said[1]
    assert said[0][0] == "no-such-proposal"


@pytest.mark.rule("R-132", "R-62")
def test_what_a_whisper_carries_out_is_open() -> None:
    """Everybody sees capital and assets change hands."""
    laid = table().asset(2, "Tanaka")
    number = propose(laid, 0, 2, capital(3), assets("Tanaka"), whisper=True)
    laid.game.accept(2, number)

    heard = {event.kind: event.is_visible_to(1) for event in laid.game.s.events}

    assert (laid.capitals(), laid.assets_of(0)) == ([7, 10, 13, 10], ["Tanaka"])
    assert heard == {"traded": True, "accepted": False, "capital": True, "asset-gained": True}


@pytest.mark.rule("R-132", "R-62")
def test_what_is_given_in_return_for_a_whispered_promise_is_open() -> None:
    """Everybody sees that seat 2 gave capital, although seat 0 gave nothing that can be seen."""
    laid = table()
    laid.game.accept(2, propose(laid, 0, 2, promise(Promise("support", 2)), capital(1), whisper=True))

    assert [event.kind for event in laid.game.s.events if event.is_visible_to(1)] == ["traded", "capital", "capital"]


@pytest.mark.rule("R-132", "R-62")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_given_for_a_whispered_promise_is_open(seat: int) -> None:
    """Everybody sees the answer that was traded, whichever seat gives it, and that it was traded."""
    active = (seat + 3) % 4
    laid = cards_for(rest().active(active), seat, 2, count=1).offer(active, PLAIN)
    laid = trade(laid, 2, seat, promise(Promise("support", seat)), answer(PASS), whisper=True)

    assert [event.kind for event in laid.game.s.events if event.is_visible_to(3)] == ["traded", "passed"]


@pytest.mark.rule("R-132", "R-62")
def test_an_open_trade_of_promises_is_announced() -> None:
    """Everybody sees that two seats traded, although nothing changes hands yet."""
    laid = pledge(table(), 2, 0, SUPPORT)

    assert "traded" in [event.kind for event in laid.game.s.events if event.is_visible_to(3)]


@pytest.mark.rule("R-132")
def test_others_do_not_learn_whether_something_was_promised() -> None:
    """To the others, a whispered gift looks the same with a promise and without."""
    seen: list[list[Event]] = []
    for wants in (NOTHING, promise(Promise("support", 1))):
        laid = table()
        laid.game.accept(2, propose(laid, 0, 2, capital(3), wants, whisper=True))
        seen.append([event for event in laid.game.s.events if event.is_visible_to(3)])

    assert seen[0] == seen[1]


@pytest.mark.rule("R-132", "R-116")
def test_a_whispered_answer_is_open_when_it_is_given() -> None:
    """Everybody sees the pass and that it was traded."""
    laid = trade(cards_for(table(), 1, 2, count=1).offer(0, PLAIN), 0, 1, capital(1), answer(PASS), whisper=True)

    kinds = [event.kind for event in laid.game.s.events if event.is_visible_to(3)]
    assert kinds == ["traded", "capital", "capital", "passed"]


@pytest.mark.rule("R-132", "R-62")
def test_a_whispered_promise_is_known_to_the_two() -> None:
    """Only the two seats know of a whispered promise and how it ends."""
    laid = pledge(supporting(), 2, 0, SUPPORT, whisper=True)
    before = [ledger(laid, viewer) for viewer in (0, 1, 2, 3, None)]
    deal_over(laid.support(2, "main offer", CARD))

    assert before == [["open"], [], ["open"], [], []]
    assert [ledger(laid, viewer) for viewer in (0, 1, 2, 3, None)] == [["kept"], [], ["kept"], [], []]
    assert laid.game.view(0).promises[0].whisper


@pytest.mark.rule("R-132")
def test_the_two_learn_how_a_whispered_promise_ended() -> None:
    """Only the two seats get the event that tells how the promise ended."""
    laid = pledge(supporting(), 2, 0, SUPPORT, whisper=True).answer(2, "main offer", CARD).answer(2, "done")
    kinds = [event.audience for event in laid.game.s.events if event.kind == "promise"]

    assert kinds == [0b101]


@pytest.mark.rule("R-131", "R-132")
def test_the_ledger_does_not_reveal_a_whispered_trade() -> None:
    """Seat 2 publicly promised not to trade with seat 3. A whispered promise does not break that; a payment does."""
    laid = pledge(rest(), 2, 0, Promise("no-trade", 3, deals=2))
    before = [laid.game.view(viewer) for viewer in (0, 1, None)]

    pledge(laid, 2, 3, Promise("keep-out", district=1), whisper=True)

    assert [laid.game.view(viewer) for viewer in (0, 1, None)] == before
    assert ledger(trade(laid, 2, 3, capital(1), whisper=True)) == ["broken"]


@pytest.mark.rule("R-131", "R-132")
def test_a_whispered_trade_breaks_a_promise_that_the_same_two_know() -> None:
    """A whispered trade breaks a promise not to trade that was whispered between the same two seats."""
    laid = pledge(rest(), 2, 3, Promise("no-trade", 3), whisper=True)

    pledge(laid, 3, 2, Promise("keep-out", district=1), whisper=True)

    assert ledger(laid, 2) == ["broken", "open"]


@pytest.mark.rule("R-132")
def test_a_counterproposal_to_a_whisper_is_a_whisper() -> None:
    """Nobody else learns of a counterproposal to a whisper."""
    laid = table()
    laid.game.counter(1, propose(laid, 0, 1, capital(1), whisper=True), capital(2))

    assert [len(laid.game.proposals(viewer)) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]


@pytest.mark.rule("R-132")
def test_only_the_proposer_withdraws_a_whisper() -> None:
    """The other seat of a whisper is told that it is not its own proposal."""
    laid = table()
    number = propose(laid, 0, 2, capital(1), whisper=True)

    assert refused(laid, lambda: laid.game.withdraw(2, number)) == "not-own-proposal"


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("whisper", [None, 1, 0, "yes", [], object()])
def test_a_whisper_is_true_or_false(whisper: object) -> None:
    """`whisper` must be True or False; other values are refused."""
    laid = table()

    assert refused(laid, lambda: laid.game.propose(0, 1, capital(1), NOTHING, whisper)) == "bad-whisper"


@pytest.mark.rule("R-132")
def test_imagined_worlds_have_no_whispers_of_others() -> None:
    """Imagined games contain only whispers that the seat knows of."""
    laid = pledge(pledge(rest(), 2, 0, SUPPORT, whisper=True), 1, 3, SUPPORT)
    propose(laid, 0, 1, capital(1), whisper=True)
    propose(laid, 3, 2, capital(1))

    for viewer in range(4):
        world = laid.game.imagine(viewer, 5)
        assert world.view(viewer) == laid.game.view(viewer)
        assert len(world.s.ledger.proposals) == len(laid.game.proposals(viewer))
        assert len(world.s.ledger.pledges) == len(ledger(laid, viewer))


# Taking back.


def passed() -> Table:
    """Seat 1 has passed and can still take it back; seat 2 is asked."""
    return cards_for(table(), 1, 2, 3, count=1).offer(0, PLAIN).answer(1, "pass")


@pytest.mark.rule("R-132")
def test_a_whisper_does_not_prevent_taking_back() -> None:
    """Seat 1 takes its pass back, although others have whispered since; the whisper stays open."""
    laid = passed()
    number = propose(laid, 0, 3, capital(1), whisper=True)

    laid.game.take_back(1)

    assert (laid.asked, open_numbers(laid, 3)) == ((1,), [number])


@pytest.mark.rule("R-132")
def test_a_public_side_action_prevents_taking_back() -> None:
    """After a public side action of another seat, the answer before it cannot be taken back."""
    laid = passed()
    propose(laid, 0, 3, capital(1))

    with pytest.raises(Refused) as refusal:
        laid.game.take_back(1)

    assert (refusal.value.code, laid.asked) == ("acted-upon", (2,))


@pytest.mark.rule("R-132", "R-116")
def test_a_whisper_that_is_no_longer_possible_is_gone_and_leaves_its_number() -> None:
    """After the take-back seat 2 owes no pass, so the whisper about it is gone; later whispers keep their numbers."""
    laid = passed()
    lost = propose(laid, 0, 2, capital(1), answer(PASS), whisper=True)
    accepted = propose(laid, 0, 2, promise(Promise("no-trade", 1)), whisper=True)
    kept = propose(laid, 0, 2, promise(Promise("no-trade", 3)), whisper=True)
    laid.game.accept(2, accepted)

    laid.game.take_back(1)

    assert (lost + 2, open_numbers(laid, 2)) == (kept, [kept])
    assert [one.promise.player for one in laid.game.view(2).promises] == [1]
    assert new_angeles.decode(laid.game.encode()).encode() == laid.game.encode()
    assert propose(laid, 2, 0, capital(1), whisper=True) == kept + 1


@pytest.mark.rule("R-132", "R-116")
def test_a_countered_whisper_that_is_no_longer_possible() -> None:
    """After the take-back, the counterproposal is impossible, so the whisper that it answered is open again."""
    laid = passed()
    first = propose(laid, 2, 0, capital(1), whisper=True)
    laid.game.counter(0, first, capital(1), answer(PASS))
    after = propose(laid, 0, 2, capital(2), whisper=True)

    laid.game.take_back(1)

    assert open_numbers(laid, 2) == [first, after]
    assert laid.told("declined", 2) == []


def next_whisper(laid: Table) -> int:
    """The number of the next whisper between seats 0 and 2, counted from 1."""
    return propose(laid, 0, 2, capital(1), whisper=True) % FIRST_WHISPER


@pytest.mark.rule("R-132", "R-116")
@pytest.mark.parametrize("amount", [0, 2])
def test_every_whisper_that_is_gone_leaves_its_number(amount: int) -> None:
    """A lost whisper keeps its number, whatever it offered."""
    laid = passed()
    propose(laid, 0, 2, capital(amount), answer(PASS), whisper=True)

    laid.game.take_back(1)

    assert next_whisper(laid) == 2


@pytest.mark.rule("R-132", "R-116")
def test_a_withdrawn_whisper_leaves_one_number() -> None:
    """A whisper that was withdrawn before the take-back uses up one number, not one more for the withdrawal."""
    laid = passed()
    laid.game.withdraw(0, propose(laid, 0, 2, capital(1), answer(PASS), whisper=True))

    laid.game.take_back(1)

    assert next_whisper(laid) == 2


def removing() -> Table:
    """Seat 0 has silently picked district 3, and is asked which of two units it removes there."""
    return table().orgcrime(3).human_first(3).offer(0, "Ruthless Tactics").all_pass().answer(0, 3)


@pytest.mark.rule("R-132", "R-39")
def test_a_public_proposal_about_something_else_does_not_prevent_taking_back() -> None:
    """Seat 2 has not noticed the pick of the district, and its proposal stays. Whispers start with 1."""
    laid = removing()
    number = propose(laid, 2, 0, capital(2))

    laid.game.take_back(0)

    assert (laid.prompt, open_numbers(laid), next_whisper(laid)) == ("remove-enemy", [number], 1)


@pytest.mark.rule("R-116", "R-39")
@pytest.mark.parametrize("is_counter", [False, True])
def test_a_public_proposal_about_a_silent_pick_makes_it_known(is_counter: bool) -> None:
    """The proposal says which unit seat 0 should remove, so everybody knows that the district has been picked."""
    laid = removing()
    about_unit = capital(2), answer(COMPONENT + ORGCRIME)
    if is_counter:
        laid.game.counter(1, propose(laid, 0, 1, capital(1)), *about_unit)
    else:
        propose(laid, 1, 0, *about_unit)

    for seat in range(4):
        imagined = laid.game.imagine(seat, 7)
        assert (imagined.prompt(0), imagined.view(seat)) == ("which-enemy", laid.game.view(seat))
    with pytest.raises(Refused) as refusal:
        laid.game.take_back(0)
    assert refusal.value.code == "acted-upon"


@pytest.mark.rule("R-116", "R-39")
def test_a_whisper_about_a_silent_pick_makes_it_known_to_its_two() -> None:
    """The others still know nothing, so the game that they imagine is asked for the district."""
    laid = removing()
    propose(laid, 1, 0, capital(2), answer(COMPONENT + ORGCRIME), whisper=True)

    assert [len(laid.game.imagine(seat, 7).proposals(seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert [laid.game.imagine(seat, 7).view(seat) for seat in range(4)] == [laid.game.view(seat) for seat in range(4)]


@pytest.mark.rule("R-84", "R-39")
def test_a_trade_after_a_silent_pass_makes_it_known() -> None:
    """Seat 2 has passed silently. If it had not, seat 1 would now be asked about the asset that it has bought."""
    laid = at_support(table().asset(0, "Locust Company").asset(2, "Isabel McGuire").hand(2, CARD))
    trade(laid.answer(0, "pass").answer(2, "pass"), 0, 1, assets("Locust Company"))

    imagined = [laid.game.imagine(seat, 7) for seat in range(4)]
    assert [game.deciders for game in imagined] == 4 * [(2,)]
    assert [game.view(seat) for seat, game in enumerate(imagined)] == [laid.game.view(seat) for seat in range(4)]


@pytest.mark.rule("R-132")
def test_a_trade_cannot_be_taken_back() -> None:
    """A trade stays, even if the player tries to take back the answer before it."""
    laid = trade(passed(), 0, 3, capital(1), whisper=True)

    with pytest.raises(Refused):
        laid.game.take_back(1)

    assert (laid.capitals(), no_proposal(laid, 0, 3, capital(10))) == ([9, 10, 10, 11], "not-so-much")
