"""`neopolis join` at a real server: lobby, whole games, trades, chat, watching, and a server that is killed."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from neopolis.client import Links, Server
from neopolis.games import neom
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Accept, Propose
from neopolis.server.table.log_events import Plan
from tests.cli.joining import Terminal
from tests.client.serving import Serving
from tests.sizes import Size

Sit = Callable[..., Terminal]
NEOM = Plan("neom", 3, bots=["", "", "greedy"])
NEW_ANGELES = Plan("new-angeles", 4, bots=["", "", "random", "random"])


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not kill it."""
    serving = Serving(tmp_path_factory.mktemp("server"))
    yield serving
    serving.stop()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Joins a table from a new terminal. All terminals are closed at the end of the test."""
    opened: list[Terminal] = []

    def terminal(
        link: str, name: str, *words: str, columns: int = 100, rows: int = 35, kind: str = "xterm-256color"
    ) -> Terminal:
        opened.append(Terminal(link, tmp_path / "home", name, *words, columns=columns, rows=rows, kind=kind))
        return opened[-1]

    yield terminal
    for one in opened:
        one.close()


def open_table(serving: Serving, plan: Plan) -> Links:
    """A table with free seats, whose host is not connected."""

    async def opened() -> Links:
        server = Server(serving.address)
        await server.sign_in("Host")
        return await server.open(plan)

    return asyncio.run(opened())


def begin(host: Terminal, *others: Terminal) -> None:
    """Everybody gets ready, and the host starts."""
    for one in (host, *others):
        one.see("r ready")
        one.enter("r")
        one.see("ready, this is you")
    host.see("Everybody is ready")
    host.enter("s")
    for one in (host, *others):
        one.see("? help")


def new_table(sit: Sit, serving: Serving, key: str = "n") -> tuple[Terminal, str]:
    """A table that Ada opens from her terminal, and the link that she sends."""
    host = sit(serving.address, "Ada")
    host.see("open a table for NEOM")
    host.enter(key)
    host.see("r ready")
    host.see_prompt()
    (link,) = [row.strip() for row in host.screen if row.startswith(f"{serving.address}/t/")]
    return host, link


def playing(sit: Sit, serving: Serving, columns: int = 100, rows: int = 35) -> tuple[Terminal, Terminal, str]:
    """Ada and Ben in a game of NEOM, and the link to their table."""
    ada, link = new_table(sit, serving)
    ben = sit(link, "Ben", columns=columns, rows=rows)
    begin(ada, ben)
    return ada, ben, link


def forked(serving: Serving, record: str) -> tuple[str, str]:
    """A table for two that continues a game of NEOM: a link that makes a terminal the host, and the players' link."""

    async def links() -> tuple[str, str]:
        server = Server(serving.address)
        await server.sign_in("Ada")
        found = await server.ask(Links, "POST", "fork", {"record": record, "seat": 0})
        async with await server.join(found.player) as seat:
            await seat.plan(Plan("neom", 2, seat.table.options))
            return await server.device_link(seat.table.id), found.player

    return asyncio.run(links())


def third_generation(turn: int = 1) -> str:
    """The record of a game of NEOM for two in which a turn of the last generation is about to begin."""
    game = neom.start(seats=2, seed=7)
    while (game.view(None).generation, game.view(None).turn) < (3, turn):
        seat = game.deciders[0]
        game.play(seat, game.decision(seat).default)
    return game.record()


def test_a_table_is_opened_and_the_lobby_shows_everything(shared: Serving, sit: Sit) -> None:
    """The lobby shows seats, readiness and options; the other player sees the host's changes immediately."""
    ada, link = new_table(sit, shared)
    ben = sit(link, "Ben")
    ben.see("this is you")
    ada.see("Ben")
    ada.enter("seats 4")
    ben.see("NEOM, 4 seats")
    ada.enter("b 4 random")
    ben.see("bot (Easy")
    ada.enter("variant beginner")
    ben.see("variant: beginner")
    ada.enter("clock live 20m 10s")
    ben.see("Clock: each player has 20m for the whole game, and 10s more with each question")
    ben.enter("seats 3")
    ben.see("Only the host of the table can do that.")
    ben.enter("1")
    ben.see("This seat is taken.")
    ada.enter("s")
    ada.see("Ben is not ready yet.")


def test_two_terminals_play_neom_to_its_end(shared: Serving, sit: Sit, tmp_path: Path, size: Size) -> None:
    """Both players answer every question of the last generation, see the same result, and get the record.

    In the short form, only the last two turns are left.
    """
    device, link = forked(shared, third_generation(turn=size(quick=6, normal=1)))
    ada, ben = [sit(one, name, columns=120, rows=40) for one, name in ((device, "Ada"), (link, "Ben"))]
    begin(ada, ben)
    threads = [threading.Thread(target=one.play_on, args=("Final score",)) for one in (ada, ben)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in (ada, ben):
        one.see("Enter leaves] > ")
        one.see_prompt()
        one.enter("")

        assert one.finish() == 0
    (file,) = (tmp_path / "home").glob("neom-*.jsonl")
    game = neom.replay(file.read_text())
    assert game.result is not None
    for one in (ada, ben):
        end = one.seen.partition("\x1b[?1049l")[2]
        assert "".join([str(points).rjust(13) for points in game.result.points]) in end
        assert f"neopolis replay {file}" in end


def test_the_screen_fits(shared: Serving, sit: Sit) -> None:
    """In the smallest allowed terminal and in a larger one, every row fits and the prompt is the last one."""
    ada, ben, _ = playing(sit, shared, columns=120, rows=40)
    for one, rows in ((ada, 35), (ben, 40)):
        one.see_prompt()

        assert one.screen[0].startswith(" NEOM ")
        assert one.line.endswith("> ") and one.display.cursor.y == rows - 1


def test_what_is_typed_survives_a_new_screen(shared: Serving, sit: Sit) -> None:
    """When news redraws the screen, the line that is being typed stays and can be edited."""
    ada, ben, _ = playing(sit, shared, columns=120, rows=40)
    ada.type("/ helXX\x7f\x7flo B")
    ben.enter("/ are you there?")
    ada.see("Ben: are you there?")
    ada.until(lambda: ada.line.endswith("/ hello B"), "typed line")
    ada.type("en\n")

    ben.see("Ada: hello Ben")


def test_keys(shared: Serving, sit: Sit) -> None:
    """Tab completes commands of the lobby and the table, Up brings lines back, and a resized screen is drawn again."""
    ada, _ = new_table(sit, shared)
    ada.type("clock t\t")
    ada.until(lambda: ada.line.endswith("> clock turns 1d"), "completed line")
    ada.type("\n")
    ada.see("Clock: 1d for each question")
    ada.type("/lin\t\n")
    ada.until(lambda: ada.line == "Enter goes back > ", "page")
    ada.type("\n\x1b[A\x1b[A")
    ada.until(lambda: ada.line.endswith("> clock turns 1d"), "earlier line")
    ada.resize(120, 40)
    ada.until(lambda: ada.display.cursor.y == 39 and ada.line.endswith("> clock turns 1d"), "larger screen")


def test_a_dumb_terminal(shared: Serving, sit: Sit) -> None:
    """A dumb terminal gets no escape sequences, shows what happens at the table, and keeps the typed text."""
    ada, link = new_table(sit, shared)
    ben = sit(link, "Ben", kind="dumb")
    ben.see("r ready")
    ben.type("/ hel")
    ada.see("Ben")
    ada.enter("/ are you there?")
    ben.see("Ada: are you there?")
    ben.type("lo\n")

    ada.see("Ben: hello")
    assert "\x1b" not in ben.seen


def test_whispers_and_unknown_people(shared: Serving, sit: Sit) -> None:
    ada, ben, _ = playing(sit, shared, columns=120, rows=40)
    ada.enter("@ben psst")
    ben.see("Ada to you: psst")
    ada.enter("@zoe psst")
    ada.see("There is no other player called “zoe” here. Choose one of: Ben, ")
    ada.enter("/nonsense")
    ada.see("“/nonsense” is not a command")


def test_pause_and_a_bot_that_stands_in(shared: Serving, sit: Sit) -> None:
    """Each player sees immediately that another has paused the game or handed the seat to a bot."""
    ada, ben, _ = playing(sit, shared)
    ben.enter("/pause")
    ada.see("Paused. Type /resume to continue.")
    ada.see_prompt()
    ada.enter(ada.key())
    ada.see("The game is paused.")
    ada.enter("/resume")
    ada.miss("Paused.")
    ben.enter("/bot")
    ben.see("A bot is playing for you (as you asked).")
    ada.see("A bot is playing for Ben.")
    ben.enter("/return")

    ben.miss("A bot is playing for you")


def test_an_answer_is_taken_back(shared: Serving, sit: Sit) -> None:
    """An answer can be taken back while the other player has not answered yet."""
    ada, _, _ = playing(sit, shared)
    ada.see_prompt()
    ada.enter("2")
    ada.see("Waiting for Ben")
    ada.enter("u")
    ada.see("Undone.")
    ada.see_prompt()

    assert ada.key() == "1"


def test_pages_are_read_over_the_network(shared: Serving, sit: Sit) -> None:
    """The pages for help, a rule, the log, the score, the hand and the table open in a game over the network."""
    ada, _, link = playing(sit, shared)
    for command, text in (
        ("?", "How to answer"),
        ("?5.7", "5.7"),
        ("l", "Before the first"),
        ("s", "Score if"),
        ("h", "In your hand"),
        ("/", "At the table"),
        ("/link", link),
    ):
        ada.see_prompt()
        ada.enter(command)
        ada.see(text)
        ada.enter("q")
        ada.see("? help")


def test_coming_back(shared: Serving, sit: Sit) -> None:
    """Quitting keeps the seat; the same command brings the same person back to it."""
    ada, _, link = playing(sit, shared)
    ada.see_prompt()
    ada.enter("2")
    ada.see("Waiting for Ben")
    ada.enter("q")
    assert ada.finish() == 0
    assert "Your seat is still yours." in ada.seen

    again = sit(link, "Ada")
    again.see("Waiting for Ben")


def test_a_seat_moves_to_another_device(shared: Serving, sit: Sit, tmp_path: Path) -> None:
    """A private link moves the seat to another device. The link works only once."""
    ada, _ = new_table(sit, shared)
    ada.enter("b 2 random")
    ada.see("bot (Easy")
    begin(ada)
    ada.enter("/device")
    ada.see("Continue on another device")
    ada.see_prompt()
    (link,) = [row.strip() for row in ada.screen if "#device=" in row]
    phone = Terminal(link, tmp_path / "phone", "Whoever")
    try:
        phone.see("Ada")
        phone.see("? help")
        thief = Terminal(link, tmp_path / "thief", "Whoever")
        try:
            thief.see("This link has expired or has been used already")
        finally:
            thief.close()
    finally:
        phone.close()


def test_a_fork_says_that_it_is_one(shared: Serving, sit: Sit) -> None:
    """The lobby of a fork warns players that the record's owner may know what comes next."""
    _, link = forked(shared, neom.start(seats=2, seed=7).record())
    ben = sit(link, "Ben")
    ben.see("this is you")
    ben.see("This game continues another one: somebody here may know what comes next.")


def test_watching(shared: Serving, sit: Sit) -> None:
    """A spectator sees the cities and the log, but no question."""
    _, _, link = playing(sit, shared)
    eve = sit(link, "Eve", "--watch")
    eve.see("You are watching. You see what everybody can see.")
    eve.see("waiting for: Ada, Ben")
    eve.enter("1")
    eve.see("This seat is taken.")
    eve.enter("q")

    assert eve.finish() == 0


def test_a_trade_in_new_angeles(shared: Serving, sit: Sit) -> None:
    """NA 65: a trade is proposed in a terminal and accepted by another client, and the other way round."""
    ada, link = new_table(sit, shared, "a")

    async def ben() -> None:
        server = Server(shared.address)
        await server.sign_in("Ben")
        async with AsyncExitStack() as stack:
            seat = await stack.enter_async_context(await server.join(link, world=True))
            await seat.sit(1)
            await seat.ready()
            await seat.until(lambda seen: any(event.kind == "proposed" for event in seen.history))
            game = seat.game
            assert isinstance(game, NewAngelesGame)
            (one,) = [one for one in game.proposals(1) if one.to == 1 and one.seat == 0]
            await seat.act(Accept("", one.id))
            await seat.act(Propose("", 0, Terms(capital=1), Terms()))
            await seat.until(lambda seen: len([e for e in seen.history if e.kind == "traded"]) == 2)

    thread = threading.Thread(target=asyncio.run, args=(ben(),))
    thread.start()
    begin(ada)
    ada.enter("t ben 1")
    ada.see("Enter proposes it")
    ada.enter("")
    ada.see("to you: 1 capital")
    ada.enter("y")
    ada.see("Enter accepts")
    ada.enter("")
    thread.join()


def test_a_server_that_is_killed(sit: Sit, tmp_path: Path) -> None:
    """When the server is killed, the terminal says so, keeps reconnecting, and continues the game where it was."""
    serving = Serving(tmp_path / "server")
    try:
        ada, link = new_table(sit, serving)
        ben = sit(link, "Ben")
        begin(ada, ben)
        ada.see_prompt()
        ada.enter("2")
        ada.see("Waiting for Ben")
        serving.kill()
        ada.see("Connection lost")
        ben.see("Connection lost")
        ben.see_prompt()
        ben.enter("2")
        ben.see("Reconnecting")
        serving.start()
        ben.see("Cornerstone 2 of 3")
        ada.see("Cornerstone 2 of 3")
    finally:
        serving.kill()


def test_no_name(tmp_path: Path) -> None:
    """If no name is typed, one sentence says how to give one."""
    done = subprocess.run(
        [sys.executable, "-c", "from neopolis.cli.main import run; run()", "join", "http://127.0.0.1:9/t/a/b"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, env={**os.environ, "NEOPOLIS_HOME": str(tmp_path)},
    )  # fmt: skip

    assert done.returncode == 2
    assert done.stderr == "neopolis: No name was typed. Use --name to give one.\n"


def test_no_server(sit: Sit) -> None:
    """If no server answers, one sentence says so, and the exit code is 2."""
    lost = sit("http://127.0.0.1:9/t/a/b", "Ada")

    assert lost.finish() == 2
    assert "No server answers at http://127.0.0.1:9" in lost.seen


def test_a_link_that_leads_nowhere(shared: Serving, sit: Sit) -> None:
    lost = sit(f"{shared.address}/t/nowhere/nokey", "Ada")

    assert lost.finish() == 2


def test_a_table_is_deleted(shared: Serving, sit: Sit) -> None:
    """When the host deletes the table, both terminals say so and end with exit code 0."""
    ada, ben, _ = playing(sit, shared)
    ada.enter("/delete")
    ada.see("Delete the table for everybody?")
    ada.enter("y")
    for one in (ada, ben):
        assert one.finish() == 0
        assert "deleted" in one.seen.partition("\x1b[?1049l")[2]


def test_a_rematch(shared: Serving, sit: Sit) -> None:
    """A rematch has the same seats as before. If its table is deleted, the next request opens another one."""
    ada, link = new_table(sit, shared)
    ada.enter("b 2 random")
    ada.see("bot (Easy")
    begin(ada)
    ada.enter("/bot")
    for _ in range(2):
        ada.see("Enter leaves")
        ada.enter("/rematch")
        ada.see("not ready yet, this is you")
        ada.enter("/delete")
        ada.see("Delete the table for everybody?")
        ada.enter("y")
        assert ada.finish() == 0
        ada = sit(link, "Ada")


def test_interrupt_keeps_the_seat(shared: Serving, sit: Sit) -> None:
    """Ctrl-C ends with exit code 130, restores the screen and says how to come back."""
    ada, _, _ = playing(sit, shared)
    ada.see_prompt()
    ada.type("\x03")

    assert ada.finish() == 130
    assert "To come back: neopolis join" in ada.seen.partition("\x1b[?1049l")[2]
