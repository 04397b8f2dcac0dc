"""Trading with bots at the terminal, and how saving, resuming and taking back affect trades."""

import random
from pathlib import Path

import pytest

from neopolis.bots.talk import MOST_ROUNDS
from neopolis.engine.record import Record
from neopolis.games.new_angeles.bots import BOTS as NEW_ANGELES_BOTS
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import PASS
from neopolis.games.new_angeles.trading.terms import SUPPORT, Promise, Terms
from neopolis.games.new_angeles.trading.terms_row import terms_row
from neopolis.games.new_angeles.trading.trade import ACCEPT, PROPOSE
from tests.games.new_angeles.terminal.trading import Seller, Talker, Yes, position, replayed, sit, sit_again
from tests.sizes import Size

ADA, BEN, CYD, DAN = range(4)


@pytest.fixture(autouse=True)
def talking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEW_ANGELES_BOTS, "yes", Yes)
    monkeypatch.setitem(NEW_ANGELES_BOTS, "seller", Seller)
    monkeypatch.setitem(NEW_ANGELES_BOTS, "talker", Talker)
    monkeypatch.setattr(Talker, "rows", {})


@pytest.fixture
def game() -> NewAngelesGame:
    """In deal 1, Cyd is active, Dan has passed, and Ada is asked for a counteroffer."""
    game = position("counteroffer-or-pass")
    game.play(DAN, PASS)
    assert game.deciders == (ADA,)
    return game


def proposing(game: NewAngelesGame, to: int, gives: Terms, wants: Terms) -> tuple[int, ...]:
    return (PROPOSE, to, 0, *terms_row(game.s, gives), *terms_row(game.s, wants))


# Bots reply, and propose.


def test_a_bot_replies_at_once(game: NewAngelesGame, file: Path) -> None:
    """The bot's reply is on the next screen; the question is still there."""
    ran = sit(game, file, "t globalsec 2 for 1", "", "q", humans=1, bots="yes")
    after = ran.out.split("Enter proposes it")[1]

    assert "Bot 3 accepts proposal 1. (65.0)" in after
    assert "Make a counteroffer or pass." in after
    assert replayed(file).s.capital[CYD] == game.s.capital[CYD] + 1


def test_a_bot_proposes(game: NewAngelesGame, file: Path) -> None:
    """The bot's proposal is on the person's next screen, and can be answered before the question or after it."""
    Talker.rows[BEN] = [proposing(game, ADA, Terms(2), Terms())]
    ran = sit(game, file, "t globalsec 1", "", "0", "y 2", "", "q", humans=1, bots="talker")

    assert "► 2 Bot 2 to you: 2 capital for nothing; binding (65.0)" in ran.out
    assert replayed(file).s.capital[ADA] == 14
    acts = [done for seat, done in Record(file.read_text()).acts if seat == ADA]
    assert acts.index(PASS) < acts.index((ACCEPT, 2))


@pytest.mark.rule("R-116")
def test_a_bot_that_sells_its_answer_is_shown_before_it_answers(game: NewAngelesGame, file: Path) -> None:
    """A proposal that would lapse when the bot answers is shown to the person before the bot answers."""
    ran = sit(game, file, "0", "y", "", "q", humans=1, bots="seller")
    heard = ran.out.split("It is not your move.")[1]

    assert "► 1 Bot 4 to you: support for the main offer right now for 1 capital; binding (65.0)" in heard
    assert "Bot 4 trades with Ada: support for the main offer right now for 1 capital. (65.0)" in heard
    assert replayed(file).s.capital[DAN] == 12


def test_a_bots_offer_can_be_ignored(game: NewAngelesGame, file: Path) -> None:
    """Enter continues the game, and the proposal lapses with the bot's own answer."""
    ran = sit(game, file, "0", "", "l", "q", humans=1, bots="seller")

    assert "Bot 4's proposal 1 is no longer possible and lapses. (R-132)" in ran.out
    assert replayed(file).s.capital[DAN] == 11


def test_bots_side_actions_are_limited(game: NewAngelesGame, file: Path) -> None:
    """Between two answers, bots can take only a few side actions. Reading a page does not allow them more."""
    Talker.rows[BEN] = [proposing(game, CYD, Terms(1), Terms()) for _ in range(10)]
    sit(game, file, "t melange 1", "", "l", "p", "h", "q", humans=1, bots="talker")

    assert len([one for one in replayed(file).proposals(None) if one.seat == BEN]) == MOST_ROUNDS


def test_a_refused_side_action_of_a_bot_is_ignored(game: NewAngelesGame, file: Path) -> None:
    Talker.rows[BEN] = [proposing(game, CYD, Terms(99), Terms()), (9, 9, 9)]
    sit(game, file, "t melange 1", "", "q", humans=1, bots="talker")

    assert [one.seat for one in replayed(file).proposals(None)] == [ADA]


@pytest.mark.rule("R-116")
def test_stopping_before_bots(game: NewAngelesGame, file: Path) -> None:
    """With `i`, the game waits before a bot answers, so that a person can buy the answer."""
    ran = sit(game, file, "i", "0", "", "t melange 2 for main", "", "", "i", "q", humans=1, bots="yes")

    assert "From now on the game waits for you before a bot counters or supports" in ran.out
    assert "The game no longer waits for you before a bot counters or supports." in ran.out
    assert "Bot 4 accepts proposal 1." in ran.out
    assert replayed(file).s.capital[DAN] == 13


def test_a_bot_that_proposes_is_stopped_only_once(game: NewAngelesGame, file: Path) -> None:
    """When the game waits before a bot, the bot's proposal is already on the screen, so one Enter continues."""
    ran = sit(game, file, "i", "0", "", "", "q", humans=1, bots="seller")

    assert "► 1 Bot 4 to you: support for the main offer right now for 1 capital" in ran.out
    assert "Choose an offer to support" in ran.out


def test_a_stop_lasts_after_the_proposal_is_answered(game: NewAngelesGame, file: Path) -> None:
    """After declining, the person can still propose something else to the bot."""
    ran = sit(game, file, "i", "0", "", "n", "q", humans=1, bots="seller")

    assert "It is not your move." in ran.out.split("You declined proposal 1.")[0].split("► 1 Bot 4")[1]
    assert "Choose an offer to support" not in ran.out


def test_without_stops_bots_go_on(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "0", "q", humans=1, bots="plain")

    assert "It is not your move." not in ran.out


# Saving and taking back.


def test_resuming_with_a_proposal_and_promises(game: NewAngelesGame, file: Path) -> None:
    """After resuming, Ben sees the proposal first, and then Ada is asked."""
    game.accept(BEN, game.propose(ADA, BEN, Terms(1), Terms(promises=(Promise(SUPPORT, ADA),))))
    sit(game, file, "", "t ben 2", "", humans=2)
    ran = sit_again(file, "", "y", "", "", "p", humans=2)

    assert ran.out.index("It is Ben's turn") < ran.out.index("It is Ada's turn")
    assert "► 2 Ada to you: 2 capital for nothing; binding (65.0)" in ran.out
    assert "open   Ben to Ada: support for Ada's offer, in deal 1 at the latest" in ran.out
    assert replayed(file).s.capital[BEN] == 16


def test_every_trade_is_saved(game: NewAngelesGame, file: Path) -> None:
    """A trade is saved even if no answer follows it."""
    sit(game, file, "", "t ben 2", "")

    assert [one.gives for one in replayed(file).proposals(BEN)] == [Terms(2)]


def test_an_answer_is_taken_back_with_a_proposal_beside_it(game: NewAngelesGame, file: Path) -> None:
    """After the answer is taken back, the proposal is still open."""
    ran = sit(game, file, "", "t cyd 2", "", "", "", "", "0", "u")

    assert "Undone." in ran.out
    end = replayed(file)
    assert end.deciders == (ADA,)
    assert [one.to for one in end.proposals(CYD)] == [CYD]


def test_an_answer_cannot_be_taken_back_after_a_public_proposal(game: NewAngelesGame, file: Path) -> None:
    """Ada cannot take back her pass, because Ben has made a public proposal since."""
    ran = sit(game, file, "", "0", "", "t ada 1", "", "", "u")

    assert "Too late to undo: somebody has already reacted to your move." in ran.out
    assert replayed(file).deciders == (BEN,)


# Whole games.

LINES = (
    *("0", "1", "2", "") * 6,  # mostly answers, so that games come to an end
    *("0", "0", "0", "1", "1", "1", "1", "2", "3", "4", "5", "6", "7", "8", "9", "", "", "", "", "y", "y", "n", "w"),
    *("p", "i", "@a", "@b", "u", "-", "q1", "t nbn 1", "t jinteki 1 for support", "t globalsec for 1 whisper"),
    *("t melange no trade nbn 2 deals for later 1 when demand", "c 1 1 for 1", "y 1", "n 2", "t nbn pass for 1"),
)


@pytest.mark.parametrize(("humans", "bots"), [(4, "plain"), (2, "yes"), (1, "seller")])
def test_whole_games_with_trades(humans: int, bots: str, file: Path, size: Size) -> None:
    """Whatever is typed, the game ends, and its record replays with its trades. The short form types half a game."""
    lines = size(quick=600, normal=6_000)
    dice = random.Random(humans)
    game = position("main-offer")
    sit(game, file, *[dice.choice(LINES) for _ in range(lines)], humans=humans, bots=bots)

    end = replayed(file)
    assert end.over or size.name == "quick"
    assert [event for event in end.history(None) if event.kind == "traded"]
