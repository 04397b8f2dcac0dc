"""Terms of a trade and promises in words, and the sentences about how they end."""

import pytest

from neopolis.engine.event import Event
from neopolis.games import new_angeles
from neopolis.games.new_angeles.cards.assets import MARK_YALE, MIDORI
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    COMPONENT_NAMES,
    COUNTER,
    DISTRICT,
    DONE,
    HUMAN_FIRST,
    MAIN,
    PASS,
    SEAT,
    YES,
)
from neopolis.games.new_angeles.text.notation import event_text, rule_of
from neopolis.games.new_angeles.text.terms_text import number_text, promise_text, terms_text
from neopolis.games.new_angeles.trading.terms import (
    GIVE,
    KEEP_OUT,
    KINDS,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TRIGGERS,
    Promise,
    Terms,
)

NAMES = ["Ada", "Ben", "Cyd", "Dan"]
PACK = new_angeles.default_pack()


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize(
    ("terms", "text"),
    [
        (Terms(), "nothing"),
        (Terms(2), "2 capital"),
        (Terms(2, (MIDORI,)), "2 capital and Midori"),
        (Terms(0, (MARK_YALE, MIDORI), PASS), "Mark Yale, Midori and a pass right now"),
        (Terms(answer=ABSTAIN), "an abstention right now"),
        (Terms(answer=DONE), "no further choices right now"),
        (Terms(answer=MAIN), "support for the main offer right now"),
        (Terms(answer=(MAIN, 1)), "support for the main offer right now with exactly 1 card"),
        (Terms(answer=(COUNTER, 2)), "support for the counteroffer right now with exactly 2 cards"),
        (Terms(answer=DISTRICT + 9), "the move “Rutherford (9)” right now"),
        (Terms(answer=SEAT + 1), "the move “Ben” right now"),
        (Terms(answer=YES), "the move “yes” right now"),
    ],
    ids=str,
)
def test_terms(terms: Terms, text: str) -> None:
    assert terms_text(PACK, NAMES, terms) == text


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize(
    ("promise", "text"),
    [
        (Promise(SUPPORT, 2, until=7), "support for Cyd's offer, in deal 7 at the latest"),
        (
            Promise(SUPPORT, 2, cards=2, until=7),
            "support for Cyd's offer with at least 2 cards, in deal 7 at the latest",
        ),
        (Promise(OPPOSE, 0, until=1), "support for the offer against Ada, in deal 1 at the latest"),
        (
            Promise(OPPOSE, 0, cards=3, until=1),
            "support for the offer against Ada with at least 3 cards, in deal 1 at the latest",
        ),
        (Promise(NO_COUNTER, 1, until=3), "no counteroffer against Ben until deal 3 ends"),
        (Promise(NO_TRADE, 1, until=3), "no trade with Ben until deal 3 ends"),
        (Promise(KEEP_OUT, district=9, until=3), "nothing placed in Rutherford (9) until deal 3 ends"),
        (
            Promise(KEEP_OUT, component=COMPONENT_NAMES[HUMAN_FIRST], district=9, until=3),
            "no Human First unit placed in Rutherford (9) until deal 3 ends",
        ),
        (Promise(GIVE, capital=3, until=4), "3 capital when deal 4 ends"),
        (
            Promise(GIVE, 1, asset=MIDORI, when=TRIGGERS[1], until=4),
            "Midori when Ben wins a deal, in deal 4 at the latest",
        ),
        (
            Promise(GIVE, 1, capital=1, when=TRIGGERS[2], until=4),
            "1 capital when Ben's turn starts, in deal 4 at the latest",
        ),
        (
            Promise(GIVE, capital=1, when=TRIGGERS[3], until=9),
            "1 capital at the next demand round, if it comes by deal 9",
        ),
    ],
    ids=str,
)
def test_promises(promise: Promise, text: str) -> None:
    assert promise_text(PACK, NAMES, promise) == text


def test_every_kind_is_in_words() -> None:
    """Promises of every kind, with every trigger and every component, can be put into words."""
    promises = [Promise(kind, 1, capital=1, district=1, when=when, until=2) for kind in KINDS for when in TRIGGERS]
    promises += [Promise(KEEP_OUT, component=name, district=1, until=2) for name in COMPONENT_NAMES[:-1]]

    assert all(["deal 2" in promise_text(PACK, NAMES, promise) for promise in promises])


# Sentences about trades.


@pytest.fixture
def game() -> new_angeles.NewAngelesGame:
    return new_angeles.start(4, 3)


def told(game: new_angeles.NewAngelesGame, seat: int | None = None) -> list[str]:
    """The sentences about trading so far, for a seat or a spectator."""
    kinds = ("proposed", "traded", "accepted", "declined", "withdrew", "lapsed", "promised", "promise")
    return [event_text(game.pack, event, NAMES) for event in game.history(seat) if event.kind in kinds]


@pytest.mark.rule("NA 65.0")
def test_a_trade_that_binds(game: new_angeles.NewAngelesGame) -> None:
    number = game.propose(0, 1, Terms(2), Terms(1))
    game.accept(1, number)

    assert told(game) == [
        "Proposal 1: Ada offers Ben 2 capital in return for 1 capital.",
        "Ada trades with Ben: 2 capital for 1 capital.",
        "Ben accepts proposal 1.",
    ]


@pytest.mark.rule("NA 65.2")
def test_a_trade_that_binds_nobody(game: new_angeles.NewAngelesGame) -> None:
    game.accept(1, game.propose(0, 1, Terms(2), Terms(promises=(Promise(SUPPORT, 0),))))

    assert told(game)[1] == (
        "Ada and Ben make an agreement that isn't binding. "
        "Right now Ada gives 2 capital and Ben gives nothing; the rest is only their word."
    )
    assert told(game)[-1] == "Ben promises Ada: support for Ada's offer, in deal 1 at the latest."
    traded = [event for event in game.history(None) if event.kind == "traded"]
    assert [rule_of(event) for event in traded] == ["NA 65.2"]


@pytest.mark.rule("NA 65.2")
def test_promises_alone(game: new_angeles.NewAngelesGame) -> None:
    game.accept(1, game.propose(0, 1, Terms(), Terms(promises=(Promise(SUPPORT, 0),))))

    assert told(game)[1] == "Ada and Ben exchange promises. Nothing is binding."


@pytest.mark.rule("R-132")
def test_every_proposal_has_its_own_short_number() -> None:
    """A public proposal is called by its number. A whisper also has two letters for its seats, such as 1ab."""
    game = new_angeles.start(6, 3)
    pairs = [(seat, to) for seat in range(6) for to in range(6) if seat != to]
    numbers = [game.propose(seat, to, Terms(1), whisper=quiet) for seat, to in pairs for quiet in (False, True)]

    texts = [number_text(number) for number in numbers]
    assert texts[:4] == ["1", "1ab", "2", "1ac"]
    assert len(set(texts)) == len(texts)
    assert max([len(text) for text in texts]) == 3


@pytest.mark.rule("R-132")
def test_whispers_are_called_whispers(game: new_angeles.NewAngelesGame) -> None:
    number = game.propose(0, 1, Terms(2), whisper=True)
    game.decline(1, number)
    game.withdraw(0, game.propose(0, 1, Terms(2), whisper=True))
    game.accept(1, game.propose(0, 1, Terms(promises=(Promise(NO_TRADE, 2),)), whisper=True))

    assert told(game) == []
    assert told(game, 1) == [
        "Whisper 1ab: Ada offers Ben 2 capital in return for nothing.",
        "Ben declines whisper 1ab.",
        "Whisper 2ab: Ada offers Ben 2 capital in return for nothing.",
        "Ada withdraws whisper 2ab.",
        "Whisper 3ab: Ada offers Ben no trade with Cyd until deal 1 ends in return for nothing.",
        "Ben accepts whisper 3ab.",
        "Ada whispers a promise to Ben: no trade with Cyd until deal 1 ends.",
    ]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize(
    ("status", "text"),
    [
        (1, "Ada kept a promise to Ben: no trade with Cyd until deal 3 ends."),
        (2, "Ada broke a promise to Ben: no trade with Cyd until deal 3 ends."),
        (3, "Ada's promise to Ben no longer applies: no trade with Cyd until deal 3 ends."),
    ],
)
def test_sentences_about_the_end_of_a_promise(status: int, text: str) -> None:
    row = (KINDS.index(NO_TRADE), 2, 0, 0, 0, 0, 0, 0, 3)

    assert event_text(PACK, Event("promise", 0, (1, status, *row)), NAMES) == text


@pytest.mark.rule("R-132")
def test_a_proposal_that_lapses(game: new_angeles.NewAngelesGame) -> None:
    game.propose(0, 1, Terms(game.s.capital[0]))
    game.accept(2, game.propose(0, 2, Terms(1)))

    assert told(game)[-1] == "Ada's proposal 1 is no longer possible and lapses."
