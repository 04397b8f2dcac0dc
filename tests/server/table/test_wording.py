"""The wording of frames: decisions, events and trades."""

import re
from itertools import pairwise

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.games.neom.hints import hints
from neopolis.games.neom.ids import GOOD_NAMES, SELL, is_tile
from neopolis.games.new_angeles.ids import ASSET, COUNTER_NOW, PASS
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from neopolis.games.new_angeles.wire import CanTrade, LedgerFrame, Propose, Tradable, Weigh
from neopolis.games.wire import SideQuery
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.server_messages import Update
from tests.games.neom.random_games import Chance
from tests.server.table.framed import hint, ledger, weigh
from tests.server.table.host import PEOPLE, Host, neom, new_angeles
from tests.server.table.test_secrecy import step

UPDATE = msgspec.json.Decoder(Update)

# Options and hints.


def test_options_of_neom_have_kinds_and_numbers() -> None:
    host = Host(neom(3)).start(2)
    chance = Chance(4)
    seen: dict[str, set[int]] = {}
    while host.table.status != "over":
        for person in PEOPLE[:3]:
            decision = UPDATE.decode(FrameDiff(host.table, person).full()).decision
            for one in decision.options if decision else ():
                seen.setdefault(one.kind, set()).add(one.number)
        step(host, chance)

    assert {"tile", "cell", "way", "answer"} <= set(seen) <= {"tile", "cell", "good", "way", "answer"}
    assert all(map(is_tile, seen["tile"])) and len(seen["tile"]) > 60
    assert seen["cell"] <= set(range(25)) and len(seen["cell"]) > 10
    assert seen["way"] <= {-1, 0, 1, 2} and seen["answer"] == {-1}


def test_players_are_placeholders_in_options() -> None:
    """Options that mention players have placeholders, which clients replace by names."""
    ways: set[str] = set()
    people: set[str] = set()
    for host, seats in ((Host(neom(3)).start(2), 3), (Host(new_angeles(5)).start(2), 5)):
        chance = Chance(4)
        while host.table.status != "over":
            for person in PEOPLE[:seats]:
                decision = UPDATE.decode(FrameDiff(host.table, person).full()).decision
                options = decision.options if decision else []
                ways |= {f"{one.number} {one.text}" for one in options if one.kind == "way" and one.number >= 0}
                people |= {f"{one.number} {one.text}" for one in options if one.kind == "seat"}
            step(host, chance)

    assert len(ways) > 5 and all([f"from {{{text[0]}}} for " in text for text in ways])
    assert people == {f"{seat} {{{seat}}}" for seat in range(5)}


def test_options_of_new_angeles_have_the_numbers_of_the_view() -> None:
    """A card has the same number as in the hand or among the assets."""
    host = Host(new_angeles(5)).start(2)
    chance = Chance(4)
    kinds: set[str] = set()
    while host.table.status != "over":
        for seat, person in enumerate(PEOPLE[:5]):
            update = UPDATE.decode(FrameDiff(host.table, person).full())
            assert update.view is not None
            if update.decision is None:
                continue
            kinds |= {one.kind for one in update.decision.options}
            cards = {one.number for one in update.decision.options if one.kind == "card"}
            player = msgspec.json.decode(update.view["players"])[seat]
            if update.decision.prompt in ("main-offer", "support-card", "discard-down", "discard-card"):
                assert cards <= {*player["hand"], *player["emergencies"]}
            if update.decision.prompt == "choose-investment":
                assert cards == set(msgspec.json.decode(update.view["drawn"]))
            if update.decision.prompt == "use-asset":
                assert cards <= set(player["assets"])
        step(host, chance)

    assert {"card", "district", "seat", "answer"} <= kinds
    assert kinds <= {"card", "district", "seat", "type", "component", "resource", "amount", "answer"}


def test_hints_are_those_of_the_game() -> None:
    """Each option has its price, change and purchases. Blocked tiles are listed separately, with the reason."""
    host = Host(neom(3)).start(6)
    chance = Chance(2)
    bought = blocked = 0
    while host.table.status != "over":
        game = host.table.game
        assert game is not None
        for seat in game.deciders:
            decision = UPDATE.decode(FrameDiff(host.table, host.person(seat)).full()).decision
            assert decision is not None
            expected_hints = hints(game, seat, decision.prompt, [one.option for one in decision.options])  # type: ignore[arg-type]
            framed = {
                one.option: found for one in [*decision.options, *decision.blocked] if (found := hint(one)) is not None
            }
            assert set(framed) == set(expected_hints)
            for option, shown in framed.items():
                expected = expected_hints[option]
                assert (shown.price, shown.change) == (expected.price, expected.change) or shown.price == -1
                assert [one.good for one in shown.bought] == [GOOD_NAMES[good] for good in expected.bought[0::3]]
                assert sum([one.price for one in shown.bought]) == sum(expected.bought[2::3])
                assert bool(shown.hindrance) == bool(shown.blocked) == bool(expected.hindrance)
                bought += len(shown.bought)
            blocked += len(decision.blocked)
            assert all([framed[one.option].hindrance and one.kind == "tile" for one in decision.blocked])
        step(host, chance)
    assert bought > 20 and blocked > 5


def test_selling_brings_two_points() -> None:
    host = Host(neom(1)).start(3)
    while (
        decision := UPDATE.decode(FrameDiff(host.table, "ann").full()).decision
    ) is not None and decision.prompt != "action":
        host.answer(0)
    assert decision is not None
    selling = next(one for one in decision.options if one.option == SELL)

    assert (selling.kind, selling.text) == ("answer", "Sell for 5 L-Coins")
    shown = hint(selling)
    assert shown is not None and (shown.price, shown.change) == (0, 2)
    assert msgspec.json.decode(msgspec.json.encode(selling))["hint"] == {
        "price": 0, "bought": [], "change": 2, "hindrance": "", "blocked": ""
    }  # fmt: skip


# Events.


def test_events_have_sentences_in_which_players_are_numbers() -> None:
    """Each event has its rule. An event is quiet only for those who also get a more detailed one."""
    host = Host(new_angeles(4)).start(4)
    chance = Chance(9)
    for _ in range(80):
        step(host, chance)
    frames = [UPDATE.decode(FrameDiff(host.table, person).full()).history for person in [*PEOPLE[:4], ""]]
    histories = [[] if history is None else history.events for history in frames]
    for events in histories:
        assert all([event.text and event.rule.startswith(("NA ", "R-")) for event in events])
        assert all([f"{{{event.seat}}}" in event.text for event in events if event.kind == "turn"])
        for event, after in pairwise(events):
            if event.kind == "drew":
                assert event.quiet == (after.kind == "drew-cards")
    own, others = [[event for event in events if event.kind == "drew"] for events in (histories[0], histories[-1])]

    assert {event.quiet for event in own if event.seat == 0} == {True}
    assert {event.quiet for event in others} == {False}


def test_sellers_are_named_as_players() -> None:
    host = Host(neom(3)).start(6)
    chance = Chance(2)
    while host.table.status != "over":
        step(host, chance)
    history = UPDATE.decode(FrameDiff(host.table).full()).history
    assert history is not None
    bought = [event for event in history.events if event.kind == "bought"]

    said = re.compile(r"\{\d\} buys [\w ]+ from \{\d\} for \d+ L-Coins?\.")
    assert bought and all([said.fullmatch(event.text) or " for free from " in event.text for event in bought])
    assert {event.kind for event in history.events if event.quiet} <= {"picked-up", "put-away", "board"}


# Proposals and promises.


def test_trades_are_sent_to_those_who_may_know_them() -> None:
    """Proposals and promises are sent to seats that may know them, in the order of the view, when they change."""
    host = Host(new_angeles(4)).start()
    frame_diffs = {person: FrameDiff(host.table, person) for person in ("ann", "ben", "cleo", "")}
    first = {person: UPDATE.decode(frame_diff.full()) for person, frame_diff in frame_diffs.items()}
    promise = Promise("support", 0)
    host.command("ann", Propose("1", 1, Terms(capital=2), Terms(promises=(promise,)), True))
    frames = {person: frame_diff.frame() for person, frame_diff in frame_diffs.items()}

    assert [ledger(update) for update in first.values()] == [LedgerFrame([], [])] * 4
    assert frames["cleo"] is None and frames[""] is None
    for person in ("ann", "ben"):
        lane = ledger(UPDATE.decode(frames[person] or b""))
        assert [one.id for one in lane.proposals] == [one.number for one in host.city.s.ledger.proposals]
        assert lane.proposals[0].gives == "2 capital"
        assert lane.proposals[0].wants.startswith("support for {0}'s offer, in deal")
        assert (
            lane.proposals[0].text
            == f"Whisper 1ab: {{0}} offers {{1}} 2 capital in return for {lane.proposals[0].wants}."
        )
    assert UPDATE.decode(FrameDiff(host.table, "cleo").full()).lane == first["cleo"].lane
    host.city.accept(1, host.city.s.ledger.proposals[0].number)
    host.table.data.game_changed_seq += 1
    lane = ledger(UPDATE.decode(frame_diffs["ben"].frame() or b""))
    assert lane.promises[0].startswith("{1} whispers a promise to {0}: support for {0}'s offer")


# Considering a trade.


def test_a_trade_can_be_weighed() -> None:
    """The reply says what the trade means, whether it would bind, and why it is impossible. Nothing changes."""
    host = Host(new_angeles(4)).start()
    before = host.city.encode(as_arrived=True)
    fine = weigh(host.table, "ann", Weigh("1", 1, Terms(capital=2), Terms()))
    loose = weigh(host.table, "ann", Weigh("2", 1, Terms(capital=2), Terms(promises=(Promise("no-trade", 2),))))
    dear = weigh(host.table, "ann", Weigh("3", 1, Terms(capital=99), Terms()))

    assert (fine.binding, fine.code, fine.message, fine.rules) == (True, "", "", ())
    assert fine.text == "{0} gives {1} 2 capital and gets nothing."
    assert (loose.binding, loose.code) == (False, "") and "no trade with {2} until deal" in loose.text
    assert (dear.code, dear.binding, dear.rules) == ("not-so-much", True, ("NA 7.1", "NA 65.0"))
    assert dear.message.startswith("Seat 0 has") and "99 capital" in dear.text
    assert host.city.encode(as_arrived=True) == before


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Weigh("1", 0, Terms(capital=1), Terms()), "trade-with-oneself"),
        (Weigh("1", 5, Terms(capital=1), Terms()), "not-a-seat"),
        (Weigh("1", 1, Terms(), Terms()), "empty-trade"),
        (Weigh("1", 1, Terms(answer=5_000), Terms()), "answer-not-owed"),
        (Weigh("1", 1, Terms(capital=-1), Terms()), "terms-number"),
        (Weigh("1", 1, Terms(capital=1), Terms(), number=77), "no-such-proposal"),
    ],
)
def test_what_cannot_be_proposed(command: Weigh, code: str) -> None:
    """The reply has the code with which the proposal itself would be refused."""
    host = Host(new_angeles(4)).start()

    assert weigh(host.table, "ann", command).code == code


def test_a_counter_is_weighed_against_the_one_who_proposed() -> None:
    """A counterproposal goes to the player who proposed. A whisper between others looks as if it did not exist."""
    host = Host(new_angeles(4)).start()
    host.command("ben", Propose("1", 0, Terms(capital=1), Terms()))
    host.command("ben", Propose("2", 2, Terms(capital=1), Terms(), True))
    open_one, whisper = [one.number for one in host.city.s.ledger.proposals]
    counter = weigh(host.table, "ann", Weigh("3", 3, Terms(), Terms(capital=3), number=open_one))
    theirs = weigh(host.table, "ann", Weigh("3", 3, Terms(), Terms(capital=3), number=whisper))
    made_up = weigh(host.table, "ann", Weigh("3", 3, Terms(), Terms(capital=3), number=whisper + 1))

    assert (counter.code, counter.text) == ("", "{0} gives {1} nothing and gets 3 capital.")
    assert (theirs.code, theirs.text) == (made_up.code, made_up.text) == ("no-such-proposal", made_up.text)


@pytest.mark.parametrize("command", [Weigh("1", 1, Terms(capital=1), Terms()), CanTrade("1", 1)])
def test_a_person_who_cannot_trade_cannot_ask_about_trades(command: SideQuery) -> None:
    for host, person, code in (
        (Host(neom(2)).start(), "ann", "no-asides"),
        (Host(new_angeles(4)).start(), "flo", "not-seated"),
        (Host(new_angeles(4)).gather(), "ann", "not-playing"),
    ):
        with pytest.raises(Refused) as refused:
            host.table.reply(person, command)
        assert refused.value.code == code


def test_one_message_says_what_could_be_traded() -> None:
    """The reply has what both sides could give, with the answer that one of them owes. Nothing changes."""
    host = Host(new_angeles(4)).start()
    while host.city.topic != "counteroffer-or-pass":
        host.answer(host.table.turns[0])
    seat = host.table.turns[0]
    other = (seat + 1) % 4
    before = host.city.encode(as_arrived=True)
    found = host.table.reply(host.person(other), CanTrade("1", seat))

    assert isinstance(found, Tradable)
    assert (found.prompt, found.gives.answers) == ("counteroffer-or-pass", [])
    answers = [(one.option, one.kind, one.most_cards) for one in found.wants.answers]
    emergency = max([option for option in host.city.options(seat) if option < ASSET])
    assert answers == [(emergency, "card", 0), (PASS, "answer", 0), (COUNTER_NOW, "answer", 0)]
    assert found.wants.capital == host.city.view(None).players[seat].capital
    assert host.city.encode(as_arrived=True) == before


@pytest.mark.parametrize(("to", "code"), [(0, "trade-with-oneself"), (5, "not-a-seat")])
def test_no_trade_with_oneself_or_a_missing_seat(to: int, code: str) -> None:
    host = Host(new_angeles(4)).start()
    with pytest.raises(Refused) as refused:
        host.table.reply("ann", CanTrade("1", to))

    assert refused.value.code == code
