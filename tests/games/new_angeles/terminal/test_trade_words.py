"""Typed trades: every word that the help explains, and words that make no sense."""

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.cards.assets import AARON_MARRON, MIDORI, MR_WHITE
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, COUNTER, DISTRICT, MAIN, PASS, SEAT
from neopolis.games.new_angeles.terminal.trade_words import TradeWords
from neopolis.games.new_angeles.trading.terms import (
    DEMAND,
    GIVE,
    KEEP_OUT,
    NO_COUNTER,
    NO_TRADE,
    OPPOSE,
    SUPPORT,
    TURN_BEGINS,
    WINS_DEAL,
    Promise,
    Terms,
)
from tests.games.new_angeles.table import table
from tests.games.new_angeles.terminal.trading import position

ADA, BEN, CYD, DAN = range(4)
NAMES = ["Ada", "Bot 2", "Cyd", "Cyrus"]


@pytest.fixture(scope="module")
def game() -> NewAngelesGame:
    """Cyd is active and has made the main offer; Cyrus is asked for support, in deal 1. Cyd has assets."""
    game = position("support-or-abstain")
    game.s.owners[MIDORI] = CYD
    game.s.owners[AARON_MARRON] = CYD
    game.s.owners[MR_WHITE] = BEN
    return game


def promise(kind: str, player: int = -1, *, until: int = 1, **more: int | str) -> Terms:
    return Terms(promises=(msgspec.convert({"kind": kind, "player": player, "until": until, **more}, Promise),))


@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("ada 1", ADA),
        ("ADA 1", ADA),
        ("nbn 1", ADA),
        ("bot 2 1", BEN),
        ("bot 1", BEN),
        ("jin 1", BEN),
        ("melange mining 1", DAN),
        ("melange 1", DAN),
        ("mel 1", DAN),
        ("cyr 1", DAN),
    ],
)
def test_names(game: NewAngelesGame, text: str, to: int) -> None:
    """A player can be named by name or corporation, or by the beginning of either."""
    draft = TradeWords(game, CYD, NAMES).draft(text)

    assert (draft.to, draft.gives) == (to, Terms(1))


@pytest.mark.parametrize(
    ("text", "gives", "wants"),
    [
        ("2", Terms(2), Terms()),
        ("2 capital and 1", Terms(3), Terms()),
        ("for 2", Terms(), Terms(2)),
        ("nothing for 2", Terms(), Terms(2)),
        ("midori", Terms(assets=(MIDORI,)), Terms()),
        ("marron, mid + 1", Terms(1, (AARON_MARRON, MIDORI)), Terms()),
        ("2 for pass", Terms(2), Terms(answer=PASS)),
        ("2 for abstain", Terms(2), Terms(answer=ABSTAIN)),
        ("2 for main", Terms(2), Terms(answer=MAIN)),
        ("2 for main 2", Terms(2), Terms(answer=(MAIN, 2))),
        ("2 for counter 1 card", Terms(2), Terms(answer=(COUNTER, 1))),
        ("2 for answer abs", Terms(2), Terms(answer=ABSTAIN)),
    ],
)
def test_what_is_given_now(game: NewAngelesGame, text: str, gives: Terms, wants: Terms) -> None:
    draft = TradeWords(game, CYD, NAMES).draft(f"cyrus {text}")

    assert (draft.gives, draft.wants) == (gives, wants)


@pytest.mark.rule("NA 65.2")
@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("support", promise(SUPPORT, ADA)),
        ("support me", promise(SUPPORT, CYD)),
        ("support nbn 2 cards", promise(SUPPORT, ADA, cards=2)),
        ("support bot 2 2", promise(SUPPORT, BEN, cards=2)),
        ("support 3 until 7", promise(SUPPORT, ADA, cards=3, until=7)),
        ("support you 2 deals", promise(SUPPORT, ADA, until=2, deals=2)),
        ("support you 99 deals", promise(SUPPORT, ADA, until=30, deals=99)),
        ("against cyrus", promise(OPPOSE, DAN)),
        ("oppose cyrus 2", promise(OPPOSE, DAN, cards=2)),
        ("no counter", promise(NO_COUNTER, ADA)),
        ("no counteroffer cyrus until 4", promise(NO_COUNTER, DAN, until=4)),
        ("no trade jinteki until 4", promise(NO_TRADE, BEN, until=4)),
        ("keep out 3", promise(KEEP_OUT, district=3)),
        ("keep out human first nihon", promise(KEEP_OUT, component="human_first", district=7)),
        ("keep illness 10 until 2", promise(KEEP_OUT, component="illness", district=10, until=2)),
        ("later 2", promise(GIVE, capital=2)),
        ("later 2 when i win", promise(GIVE, CYD, capital=2, when=WINS_DEAL)),
        ("later midori when ada wins a deal until 5", promise(GIVE, ADA, asset=MIDORI, when=WINS_DEAL, until=5)),
        ("later 1 capital when bot 2 turn begins", promise(GIVE, BEN, capital=1, when=TURN_BEGINS)),
        ("later 3 at the demand until 8", promise(GIVE, capital=3, when=DEMAND, until=8)),
    ],
)
def test_promises(game: NewAngelesGame, text: str, terms: Terms) -> None:
    """The deadline of a promise is the number of a deal. If none is typed, it is the current deal."""
    assert TradeWords(game, CYD, NAMES).draft(f"ada {text}").gives == terms


@pytest.mark.rule("R-116")
@pytest.mark.parametrize(
    ("text", "wants"),
    [
        ("for support", Terms(answer=MAIN)),
        ("for support 2", Terms(answer=(MAIN, 2))),
        ("for support cyd", Terms(answer=MAIN)),
        ("for against me", Terms(answer=COUNTER)),
        ("for promise support", promise(SUPPORT, CYD)),
        ("for support until 1", promise(SUPPORT, CYD)),
        ("for support ada", promise(SUPPORT, ADA)),
    ],
)
def test_support_is_given_now_where_it_is_owed(game: NewAngelesGame, text: str, wants: Terms) -> None:
    """Cyrus is asked for support, so he gives it now. Support for later, or for another offer, is a promise."""
    assert TradeWords(game, CYD, NAMES).draft(f"cyrus 2 {text}").wants == wants


def test_support_that_is_not_owed_is_a_promise(game: NewAngelesGame) -> None:
    assert TradeWords(game, CYD, NAMES).draft("ada 2 for support").wants == promise(SUPPORT, CYD)


@pytest.mark.rule("R-116")
def test_a_number_of_cards_can_be_agreed_while_support_is_laid() -> None:
    game = position("support-card")

    assert TradeWords(game, CYD, NAMES).draft("cyrus 2 for support 2").wants == Terms(answer=(MAIN, 2))


@pytest.mark.rule("R-116")
def test_an_answer_by_its_name() -> None:
    """Any other answer that is public can be named."""
    game = position("pick-district")
    seat = game.deciders[0]
    option = game.options(seat)[-1]
    assert option > DISTRICT
    name = game.pack.names[option]

    draft = TradeWords(game, (seat + 1) % 4, ["Ada", "Ben", "Cyd", "Dan"]).draft(f"{'ABCD'[seat]} 1 for answer {name}")
    assert draft.wants == Terms(answer=option)


@pytest.mark.rule("R-116")
@pytest.mark.parametrize(("text", "seat"), [("bot 2", BEN), ("cyr", DAN), ("jinteki", BEN)])
def test_a_player_is_an_answer_by_name(text: str, seat: int) -> None:
    """An answer names a player by name, not by seat number."""
    laid = table(corporations=("NBN", "Jinteki", "Globalsec", "Melange Mining")).asset(ADA, "Susan Chen")
    laid.resolve(ADA, "Spin Doctors").pass_until(ADA, "use-asset").answer(ADA, "Susan Chen")
    reader = TradeWords(laid.game, ADA, NAMES)

    assert reader.draft(f"cyd answer {text} for 1").gives == Terms(answer=SEAT + seat)
    with pytest.raises(Refused, match="“2” is not one of these"):
        reader.draft("cyd answer 2 for 1")


@pytest.mark.parametrize("text", ["ada 2 whisper", "ada 2 for 1 whispered"])
def test_whispers(game: NewAngelesGame, text: str) -> None:
    assert TradeWords(game, CYD, NAMES).draft(text).whisper


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "cli-na-trade-whom"),
        ("whisper", "cli-na-trade-whom"),
        ("zoe 2", "cli-na-trade-player"),
        ("cy 2", "cli-na-trade-which"),
        ("ada flugelhorn", "cli-na-trade-words"),
        ("ada support zoe", "cli-na-trade-player"),
        ("ada support ada 0 cards", "cli-na-trade-words"),
        ("ada support ada flugelhorn", "cli-na-trade-words"),
        ("ada 2 coins", "cli-na-trade-words"),
        ("ada 2 until 7", "cli-na-trade-words"),
        ("ada promise 2", "cli-na-trade-words"),
        ("ada promise", "cli-na-trade-words"),
        ("ada pass 2", "cli-na-trade-words"),
        ("ada pass, abstain", "cli-na-answer-twice"),
        ("ada no", "cli-na-trade-words"),
        ("ada no way", "cli-na-trade-words"),
        ("ada no trade cyrus 3", "cli-na-trade-words"),
        ("ada keep out 11", "cli-na-trade-one"),
        ("ada keep out", "cli-na-trade-one"),
        ("ada later", "cli-na-trade-words"),
        ("ada later 2 when pigs fly", "cli-na-trade-words"),
        ("ada later 2 when demand ada", "cli-na-trade-words"),
        ("ada answer nothing", "cli-na-trade-one"),
        ("ada m", "cli-na-trade-which"),
    ],
)
def test_nonsense_is_refused(game: NewAngelesGame, text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        TradeWords(game, CYD, NAMES).draft(text)

    assert refused.value.code == code


@pytest.mark.rule("NA 65.5")
@pytest.mark.parametrize("text", ["ada puff", "ada sweeps week", "for ruthless"])
def test_other_cards_are_not_for_trade(game: NewAngelesGame, text: str) -> None:
    with pytest.raises(Refused) as refused:
        TradeWords(game, CYD, NAMES).draft(f"ada {text.removeprefix('ada ')}")

    assert (refused.value.code, refused.value.rules) == ("not-for-trade", ("NA 65.5", "R-117"))


def test_very_long_numbers_become_the_largest_amount(game: NewAngelesGame) -> None:
    """A number with more digits than Python converts becomes 9,999 capital."""
    assert TradeWords(game, CYD, NAMES).draft("ada " + "9" * 5_000).gives == Terms(9_999)
