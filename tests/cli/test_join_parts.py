"""Parts of `neopolis join`: typing while the screen changes, names of other players, clocks, stored guests."""

import os
import pty
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from neopolis import Refused
from neopolis.cli.remote.guests import Guest, check_name, find_guest, keep_guest, read_guests
from neopolis.cli.remote.lobby import clock_of, clock_words, duration, duration_text, with_bot
from neopolis.cli.remote.network_thread import NetworkThread
from neopolis.cli.remote.people import clock_text, seat_names, talk_line, who_is, with_names
from neopolis.cli.remote.table_screen import TableScreen
from neopolis.client import ClientState, Seat, Server
from neopolis.client.refusals import refusal
from neopolis.server.table.log_events import Clock, Plan
from neopolis.server.table.server_messages import SeatFrame, TableFrame, TalkFrame
from neopolis.terminal.live_terminal import LiveTerminal


class Desk:
    """A live terminal with a keyboard, and a bell that rings when there is news."""

    def __init__(self) -> None:
        self.keyboard, inner = pty.openpty()
        self.bell, self.hammer = os.pipe()
        self.source, self.target = os.fdopen(os.dup(inner)), os.fdopen(inner, "w")
        self.terminal = LiveTerminal(self.source, self.target, self.bell)

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    @property
    def draft(self) -> str:
        """The typed text that was kept when news arrived."""
        return self.terminal.editor.draft.text

    def ring(self) -> None:
        os.write(self.hammer, b"!")

    def close(self) -> None:
        self.source.close()
        self.target.close()
        for end in (self.keyboard, self.bell, self.hammer):
            os.close(end)


@pytest.fixture
def desk() -> Iterator[Desk]:
    opened = Desk()
    with opened.terminal.full_screen():
        yield opened
    opened.close()


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("hello\n", "hello"), ("helXX\x7f\x7flo\n", "hello"), ("abc\x15hello\n", "hello"), ("hello you\x17\n", "hello"),
        ("\x1b[Ahel\x1b[1;5Clo\x1bOP\n", "hello"), ("  żółć \n", "żółć"), ("a\x00b\n", "ab"),
    ],
    ids=["plain", "erased", "line cleared", "word cleared", "arrows", "letters", "control characters"],
)  # fmt: skip
def test_typing(desk: Desk, typed: str, line: str) -> None:
    desk.type(typed)

    assert desk.terminal.ask("> ") == line


def test_news_interrupt_and_what_was_typed_stays(desk: Desk) -> None:
    desk.type("hel")
    while desk.draft != "hel":
        desk.ring()
        assert desk.terminal.listen("> ") is None
    desk.type("lo\nnext\n")

    assert desk.terminal.listen("> ") == "hello"
    assert desk.terminal.listen("> ") == "next"


def test_no_more_input(desk: Desk) -> None:
    desk.type("\x04")

    with pytest.raises(EOFError):
        desk.terminal.ask("> ")


def table(*names: str) -> TableFrame:
    seats = [SeatFrame(name, "" if name else "greedy", True, "", [], -1, 0) for name in names]
    return TableFrame("t", "neom", "playing", "", seats, 0, True, [], {}, Clock(), False, "", False, False, "", 0, "")


def test_names_of_other_players() -> None:
    """Names are shortened, cleaned and made unique, whatever the players call themselves."""
    names = seat_names(table("Ada", "Ada", "\x1b[31mEve", "A very long name indeed", ""))

    assert names == ["Ada", "Ada 2", " [31mEve".strip(), "A very long", "Bot 5"]


def test_chat_of_other_players() -> None:
    """Each message has the name of its seat, so that two people with the same name can be told apart."""
    people = table("Ada", "Ben", "Ada")

    assert talk_line(TalkFrame(0, 1, "\x1b]0;x\x07hi", -1, "Ben"), people, seat_names(people)) == "Ben:  ]0;x hi"
    assert talk_line(TalkFrame(0, 1, "psst", 0, "Ben"), people, seat_names(people)) == "Ben to you: psst"
    assert talk_line(TalkFrame(0, 0, "hello", -1, "Ada"), people, seat_names(people)) == "you: hello"
    assert talk_line(TalkFrame(0, 2, "hello", -1, "Ada"), people, seat_names(people)) == "Ada 3: hello"


def test_a_message_of_somebody_who_sat_here_before() -> None:
    assert talk_line(TalkFrame(0, 0, "bye", -1, "\x1b[1mZoe"), table("Ada", "Ben"), ["Ada", "Ben"]) == "[1mZoe: bye"


def test_two_guests_with_the_same_name_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest moved here from another device does not replace a stored guest of the same name."""
    monkeypatch.setenv("NEOPOLIS_HOME", str(tmp_path))
    here, moved, anew = [Guest("http://a", "Ada", cookie) for cookie in ("1", "2", "3")]
    keep_guest(here)
    keep_guest(moved)
    assert read_guests() == [here, moved] and find_guest("http://a", "Ada") == moved
    keep_guest(here)
    assert read_guests() == [moved, here]
    keep_guest(anew, here)

    assert read_guests() == [moved, anew]


def test_the_addressee_of_a_whisper() -> None:
    names = ["Ada", "Ben", "Bea"]

    assert who_is("ben", names, 0) == 1
    assert who_is("3", names, 0) == 2
    for text in ("be", "ada", "", "zoe"):
        with pytest.raises(Refused):
            who_is(text, names, 0)


def test_refusals_have_names() -> None:
    refused = refusal("not-so-much", "{1} has 2 capital, {7} is nobody.", ("NA 7.1",))

    named = with_names(refused, ["Ada", "Ben"])

    assert (named.code, named.message, named.rules) == ("not-so-much", "Ben has 2 capital,  is nobody.", ("NA 7.1",))


@pytest.mark.parametrize(("text", "seconds"), [("30s", 30), ("20m", 1200), ("12h", 43200), ("2d", 172800)])
def test_durations(text: str, seconds: int) -> None:
    assert duration(text) == seconds
    assert duration_text(seconds) == text


def test_clocks() -> None:
    assert clock_of(["none"]) == Clock()
    assert clock_words(clock_of(["live", "20m", "10s"])).startswith("Clock: each player has 20m for the whole")
    assert clock_words(clock_of(["turns", "1d"])) == "Clock: 1d for each question"
    assert [clock_text(time) for time in (-5, 61_000, 3_600_000, 90_000_000)] == ["00:00", "01:01", "1:00:00", "1d 1h"]
    for words in ([], ["live"], ["turns", "soon"], ["sometimes"]):
        with pytest.raises(Refused):
            clock_of(words)


@pytest.mark.parametrize("ahead", [0, 3_600_000])
def test_the_clock_runs_if_the_server_is_ahead(desk: Desk, monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    """The time left falls by the time that passes here, whatever the clocks of the two machines say."""
    frame = table("Ada", "Ben")
    since = int(time.time() * 1000) + ahead
    seats = [msgspec.structs.replace(frame.seats[0], left=60_900, since=since), frame.seats[1]]
    seat = Seat("ws://nowhere", dict)
    seat.seen = ClientState(table=msgspec.structs.replace(frame, seats=seats, awaited=[0]))
    with NetworkThread(Server("http://nowhere")) as network:
        network._seat = seat
        network.ring()
        screen = TableScreen(network, desk.terminal)
        first = screen.times()
        for clock, unit in (("time", 1), ("time_ns", 10**9), ("monotonic_ns", 10**9)):
            real = getattr(time, clock)
            monkeypatch.setattr(time, clock, lambda real=real, unit=unit: real() + 5 * unit)
        later = screen.times()
        monkeypatch.undo()

    assert ("Ada 01:00" in first, "Ada 00:55" in later) == (True, True), (first, later)


def test_a_bot_is_added_and_removed() -> None:
    plan = with_bot(Plan("neom", 2, bots=["", ""]), 1, "")

    assert plan.bots == ["", "greedy"]
    assert with_bot(plan, 1, "random").bots == ["", "random"]
    assert with_bot(plan, 1, "").bots == ["", ""]


def test_stored_guests_are_private(home: Path) -> None:
    """Only the owner can read the file. A guest is found by server and name; without a name, the latest is found."""
    for guest in (Guest("http://a", "Ada", "1"), Guest("http://a", "Ben", "2"), Guest("http://b", "Cyd", "3")):
        keep_guest(guest)
    keep_guest(Guest("http://a", "Ada", "4"))

    assert find_guest("http://a", "") == Guest("http://a", "Ada", "4")
    assert find_guest("http://a", "Ben") == Guest("http://a", "Ben", "2")
    assert find_guest("http://c", "") is None
    assert (home / "guests.json").stat().st_mode & 0o077 == 0


def test_names_have_room() -> None:
    assert check_name(" Ada ") == "Ada"
    for name in ("", "thirteenletter", "a\nb"):
        with pytest.raises(Refused):
            check_name(name)
