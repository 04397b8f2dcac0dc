"""Trading with typed lines: several people at one terminal, refusals, the panel and the ledger."""

import re
from pathlib import Path

import pytest

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import MAIN
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.screen import Screen
from neopolis.games.new_angeles.terminal.trade_commands import ledger_of
from neopolis.games.new_angeles.trading.terms import NO_TRADE, SUPPORT, Promise, Terms
from neopolis.terminal.canvas import Canvas
from tests.games.new_angeles.terminal.trading import NAMES, position, replayed, sit, sit_again

ADA, BEN, CYD, DAN = range(4)
PROMISED = Terms(promises=(Promise(SUPPORT, CYD),))


@pytest.fixture
def game() -> NewAngelesGame:
    """Cyd is active and has made the main offer; Dan is asked for support, in deal 1."""
    return position("support-or-abstain")


def shown(game: NewAngelesGame, seat: int, width: int = 100, height: int = 34) -> str:
    """A seat's screen."""
    canvas = Canvas(width, height)
    Screen(canvas, game, seat, NAMES).draw(Question(game, seat), "", 0)
    return "\n".join([row.plain for row in canvas.rows()])


def side(game: NewAngelesGame, seat: int) -> str:
    """The right column of a seat's screen at its smallest size, as one line."""
    return " ".join([row[67:].strip() for row in shown(game, seat).splitlines()[1:24]])


# Proposing and answering.


@pytest.mark.rule("NA 65.0", "R-116")
def test_an_answer_is_sold(game: NewAngelesGame, file: Path) -> None:
    """Dan, who is asked for support, sells it to Cyd; the screen goes to Cyd for consent, and back."""
    ran = sit(game, file, "", "t cyd support 2 for 2", "", "", "y", "", "")
    end = replayed(file)

    assert "Binding: each side does its part right now" in ran.out
    assert "(NA 65.0, R-116)" in re.sub(r"\s+", " ", ran.out)
    curtains = re.findall(r"It is (\w+)'s turn", ran.out)
    assert curtains == ["Dan", "Cyd", "Dan"]
    assert "Cyd accepts proposal 1. (65.0)" in ran.out.rsplit("It is Dan's turn", 1)[1]
    assert (end.s.capital[CYD], end.s.capital[DAN]) == (8, 13)
    assert end.s.deal.agreed_cards == 2
    assert end.decision(DAN).prompt == "support-card"


@pytest.mark.rule("NA 65.3")
def test_the_other_side_reads_whether_it_binds_before_consent(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "t cyd support until 2 for 2", "", "", "y", "no")
    asked = ran.out.rsplit("It is Cyd's turn", 1)[1]

    assert "promise: not binding (65.2)" in " ".join(asked.split("> y\n")[0].split())
    assert "NOT binding: a promise is about the future (NA 65.2, 65.3)." in asked.split("> y\n")[1]
    assert "Enter accepts, anything else leaves the proposal open > no" in asked
    assert "Proposal 1 stays open." in asked
    assert [one.id for one in replayed(file).proposals(CYD)] == [1]


def test_a_proposal_is_dropped_before_it_is_made(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "t cyd 2", "no")

    assert "Cancelled: nothing was proposed." in ran.out
    assert replayed(file).proposals(CYD) == []


@pytest.mark.parametrize("typed", ["n 1", "n1", "N", "n"])
def test_declining(game: NewAngelesGame, file: Path, typed: str) -> None:
    ran = sit(game, file, "", "t cyd 2", "", "", typed, "")

    assert "Cyd declines proposal 1. (R-132)" in ran.out.rsplit("It is Dan's turn", 1)[1]
    assert replayed(file).proposals(CYD) == []


def test_withdrawing(game: NewAngelesGame, file: Path) -> None:
    """A proposal is withdrawn before it is answered."""
    ran = sit(game, file, "", "t cyd 2", "", "", "", "", "w 1")

    assert "You withdrew proposal 1." in ran.out
    assert replayed(file).proposals(CYD) == []


def test_countering(game: NewAngelesGame, file: Path) -> None:
    """Cyd counters with other terms; Dan sees them with the question and accepts."""
    ran = sit(game, file, "", "t cyd 1 for 3", "", "", "c 1 2 for support", "", "", "y 2", "")
    end = replayed(file)

    back = ran.out.rsplit("It is Dan's turn", 1)[1]
    assert "► 2 Cyd to you: 2 capital for" in back
    assert end.s.capital[DAN] == 13
    assert end.decision(DAN).prompt == "support-card"


def test_countering_step_by_step_begins_with_what_was_proposed(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "t cyd 1 for 3", "", "", "c", "-", "2", "", "", "")

    assert "Cyd gives: 3 capital\nDan gives: 1 capital" in ran.out
    [one] = replayed(file).proposals(DAN)
    assert (one.seat, one.gives, one.wants) == (CYD, Terms(2), Terms(1))


@pytest.mark.rule("R-132")
def test_two_people_know_of_a_whisper(game: NewAngelesGame, file: Path) -> None:
    """The panel, the ledger and the log of the others do not mention a whisper."""
    sit(game, file, "", "t cyd no trade ada for 1 whisper", "", "", "y", "")
    end = replayed(file)
    ran = sit_again(file, "", "@ada", "", "p", "l", "", "", "@cyd", "", "p")

    assert [one.status for one in end.view(CYD).promises] == ["open"]
    ada, cyd = ran.out.split("It is Cyd's turn")[0].split("It is Ada's turn")[1], ran.out.split("> p\n")[2]
    assert "none so far" in ada
    assert "Proposal" not in ada.replace("Open proposals", "")
    assert "Whisper" not in ada
    assert "open   Dan to Cyd: no trade with Ada until deal 1 ends (whispered)" in cyd


@pytest.mark.parametrize("typed", ["n 1cd", "n1cd", "N 1CD"])
def test_a_whisper_by_its_number(game: NewAngelesGame, file: Path, typed: str) -> None:
    ran = sit(game, file, "", "t cyd 2 whisper", "", "", typed, "")

    assert "► 1cd Dan to you: 2 capital for nothing; binding (65.0), whispered" in ran.out
    assert "Cyd declines whisper 1cd. (R-132)" in ran.out
    assert replayed(file).proposals(CYD) == []


def test_a_whisper_of_others_is_refused_as_unknown(game: NewAngelesGame, file: Path) -> None:
    game.propose(ADA, BEN, Terms(1), whisper=True)
    ran = sit(game, file, "", "", "", "y 1ab", "n 1ab", "w 1ab")

    assert ran.out.count("There is no open proposal 1ab. It may have been answered or withdrawn. (NA 65.0)") == 3


# People who are not asked.


def test_a_person_who_is_not_asked_trades(game: NewAngelesGame, file: Path) -> None:
    """Ada takes the screen, gives Ben something, sees the reply, and gives the screen back to Dan."""
    ran = sit(game, file, "", "@ada", "", "t ben 2", "", "", "y", "", "", "", "")

    assert re.findall(r"It is (\w+)'s turn", ran.out) == ["Dan", "Ada", "Ben", "Ada", "Dan"]
    assert "It is not your move." in ran.out
    assert "Ben accepts proposal 1." in ran.out
    assert replayed(file).s.capital[BEN] == 15


def test_nothing_can_be_answered_without_a_question(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "@ada", "", "1", "main")

    assert "“1” is not one of the answers" in ran.out
    assert "“main” is not one of the answers" in ran.out


@pytest.mark.parametrize("name", ["zoe", "dan", ""])
def test_only_another_person_can_be_called(game: NewAngelesGame, file: Path, name: str) -> None:
    ran = sit(game, file, "", f"@{name}")

    assert f"“{name}” is not another person at this terminal. The others are: Ada, Ben, Cyd." in ran.out


def test_a_message_to_one_person_is_not_shown_to_the_next(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "t cyd 2 whisper", "", "")

    assert "You made proposal" not in ran.out.split("It is Cyd's turn")[1]


# Refusals.


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("t dan 2", "You can't trade with yourself. Choose another player. (NA 65.0)"),
        ("t cyd", "Neither side gives anything. Add capital, an asset, a move or a promise. (NA 65.0)"),
        ("t cyd 99", "Dan has only 11 capital, so 99 is too much. Choose a smaller amount. (NA 7.1, NA 65.0)"),
        ("t cyd for 99", "Cyd has only 10 capital, so 99 is too much. Choose a smaller amount. (NA 7.1, NA 65.0)"),
        ("t cyd midori", "Dan doesn't own Midori. Choose one of the assets in front of them. (NA 65.0, R-117)"),
        ("t cyd clean slate", "Clean Slate can't be traded. Only capital, assets and promises can. (NA 65.5, R-117)"),
        (
            "t cyd main 9",
            "Dan couldn't make that move together with the rest of this trade. Change the move or the rest.",
        ),
        (
            "t cyd pass",
            "Dan couldn't make that move together with the rest of this trade. Change the move or the rest.",
        ),
        ("t cyd for pass", "Cyd isn't being asked for that move right now"),
        (
            "t cyd support cyd 0 deals",
            "Too late for this promise: choose a later deal. The current or next deal is number 1.",
        ),
        ("t cyd support dan until 3", "This promise must be about another player. Choose one. (NA 65.2)"),
        ("t zoe 2", "There is no player called “zoe” here. The players are: Ada, Ben, Cyd."),
        ("t cyd flugelhorn", "“flugelhorn” cannot be traded. Type ? to see what you can write. (NA 65.0)"),
        ("y 7", "There is no open proposal 7. It may have been answered or withdrawn. (NA 65.0)"),
        ("w 7", "There is no open proposal 7. It may have been answered or withdrawn. (NA 65.0)"),
        ("y", "“y” is not one of the answers"),
        ("n 1 2", "There is no open proposal 1. It may have been answered or withdrawn."),
        ("y flugelhorn", "“y flugelhorn” is not one of the answers"),
    ],
)
def test_refusals(game: NewAngelesGame, file: Path, typed: str, told: str) -> None:
    """A refusal gives the reason and the rule, and nothing has changed."""
    before = game.record()
    ran = sit(game, file, "", typed)

    assert told in ran.out
    assert file.read_text() == before


def test_refusals_about_proposals_of_others(game: NewAngelesGame, file: Path) -> None:
    """People can't accept their own proposal, withdraw another's, or decline one to somebody else."""
    game.propose(DAN, CYD, Terms(1))
    game.propose(CYD, DAN, Terms(1))
    game.propose(ADA, BEN, Terms(1))
    game.propose(BEN, DAN, Terms(1))
    before = game.record()
    ran = sit(game, file, "", "", "", "", "", "", "y 1", "w 2", "n 3", "y", "c 3 2", "n 2 2")

    assert "Proposal 1 is yours. The other player has to accept it; you can withdraw it." in ran.out
    assert "Proposal 2 isn't yours, so you can't withdraw it. You can decline it if it is for you." in ran.out
    assert "Proposal 3 is for Ben. Only they can answer it." in ran.out
    assert "Which proposal? Add its number: 2, 4." in ran.out
    assert "“n 2 2” is not one of the answers" in ran.out
    assert file.read_text() == before


@pytest.mark.rule("NA 65.0")
def test_a_second_consent_is_refused(game: NewAngelesGame, file: Path) -> None:
    game.propose(CYD, DAN, Terms(1))
    ran = sit(game, file, "", "y 1", "", "y 1")

    assert "There is no open proposal 1. It may have been answered or withdrawn. (NA 65.0)" in ran.out
    assert replayed(file).s.capital[DAN] == 12


# The panel and the ledger.


@pytest.mark.rule("NA 65.3")
def test_the_panel_shows_whether_a_proposal_binds(game: NewAngelesGame) -> None:
    """The panel below the answers shows whether each proposal binds; those that the viewer must answer come first."""
    game.propose(CYD, DAN, Terms(2), Terms(answer=MAIN))
    game.propose(ADA, BEN, Terms(3))
    game.propose(DAN, BEN, Terms(4), whisper=True)
    game.propose(ADA, DAN, Terms(1), PROMISED)

    screen = shown(game, DAN, 120, 39)
    title = "─ Trade: y accepts, n declines, c counters; add the number ──"
    [at] = [at for at, row in enumerate(screen.splitlines()) if row.startswith(title)]
    assert [row.rstrip() for row in screen.splitlines()[at + 1 :]][:4] == [
        "► 1 Cyd to you: 2 capital for support for the main offer right now; binding (65.0)",
        "► 3 Ada to you: 1 capital for support for Cyd's offer, in deal 1 at the latest; promise: not binding (65.2)",
        "2 Ada to Ben: 3 capital for nothing; binding (65.0)",
        "1bd you to Ben: 4 capital for nothing; binding (65.0), whispered",
    ]
    assert "Proposal 1" not in screen  # the log does not repeat proposals that the panel shows


def test_too_many_for_the_panel(game: NewAngelesGame) -> None:
    """Proposals for which the panel has no room are counted; the trade page shows all."""
    for amount in range(1, 10):
        game.propose(CYD, DAN, Terms(amount))

    screen = shown(game, DAN)
    assert "\n► 1 Cyd to you: 1 capital for nothing; binding (65.0)\n" in screen
    more = re.search(r"(\d) more: p", screen)
    assert more is not None
    assert int(more[1]) + screen.count("Cyd to you") == 9


def test_without_room_below_the_panel_is_at_the_side() -> None:
    """Six cards to choose from leave no room below, so the panel is in the right column, above the log."""
    game = position("main-offer")
    game.propose(ADA, CYD, Terms(2))
    assert "\n► 1 Ada to you" not in shown(game, CYD)

    game.propose(BEN, CYD, Terms(1))
    column = side(game, CYD)
    assert "─ Trade: y n c ──" in column
    assert "► 1 Ada to you: 2 capital for nothing; binding (65.0)" in column
    assert column.count("─ Log ──") == 1
    for card in game.s.hands[CYD]:
        assert game.pack.names[card] in shown(game, CYD)


def test_open_promises_are_counted(game: NewAngelesGame) -> None:
    game.accept(DAN, game.propose(CYD, DAN, Terms(1), PROMISED))
    game.accept(BEN, game.propose(ADA, BEN, PROMISED, PROMISED))

    assert "Open promises: Ada 1, Ben 1, Dan 1" in side(game, DAN)


def test_without_trades_there_is_no_panel(game: NewAngelesGame) -> None:
    assert "Trade" not in shown(game, DAN)
    assert "Promises" not in shown(game, DAN)


@pytest.mark.rule("R-131")
def test_the_ledger(game: NewAngelesGame) -> None:
    """The ledger shows who promised what to whom, until when and how it ended, and totals for each player."""
    game.accept(DAN, game.propose(CYD, DAN, Terms(1), PROMISED))
    game.accept(BEN, game.propose(ADA, BEN, Terms(promises=(Promise(NO_TRADE, CYD, deals=3),)), PROMISED))
    game.accept(CYD, game.propose(ADA, CYD, Terms(1)))
    game.play(DAN, MAIN)
    game.play(DAN, game.options(DAN)[0])
    game.play(DAN, 0)
    game.propose(ADA, DAN, Terms(1))
    game.propose(DAN, BEN, Terms(1))
    page = "\n".join([row.plain for row in ledger_of(game, DAN, NAMES).page(100)])

    assert page.startswith("Open proposals\n► 4 Ada to you: 1 capital for nothing; binding (65.0)\n   y 4 accepts")
    assert "5 you to Ben: 1 capital for nothing; binding (65.0)\n   w 5 withdraws it" in page
    assert "Promises (deal 1 is the current or next one)\n" in page
    assert "kept   Dan to Cyd: support for Cyd's offer, in deal 1 at the latest\n" in page
    assert "BROKEN Ada to Ben: no trade with Cyd until deal 3 ends\n" in page
    assert "open   Ben to Ada: support for Cyd's offer, in deal 1 at the latest\n" in page
    assert re.search(r"Ada +NBN +open 0  kept 0  broken 1  void 0\nBen +Jinteki +open 1  kept 0  broken 0", page)


def test_help_explains_how_to_trade(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "?")

    assert "Trading (65)\nt asks step by step" in ran.out
    assert "t nbn 2 for support: 2 capital for supporting your offer" in ran.out


def test_help_for_a_person_who_is_not_asked(game: NewAngelesGame, file: Path) -> None:
    ran = sit(game, file, "", "@ada", "", "?")

    assert "The question\nIt is not your move." in ran.out
    assert "NA 65.2\n  If any part lies in the future" in ran.out
