"""The table is told, in each reader's language, when a bot starts and stops playing for a person."""

import msgspec
import pytest

from neopolis.server.table.commands import Leave, Return, Sit, StandIn
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Clock
from neopolis.server.table.server_messages import TalkFrame, Update
from tests.server.table.host import Host, neom


def talk(host: Host, language: str) -> list[TalkFrame]:
    """The chat as a spectator reads it."""
    return msgspec.json.decode(FrameDiff(host.table, language=language).full(), type=Update).talk or []


@pytest.mark.parametrize(
    ("language", "started", "stopped"),
    [
        ("en", "A bot is playing for Ann, who asked for it.", "Ann has taken over from the bot."),
        ("pl", "Za gracza Ann gra bot, na jego prośbę.", "Gracz Ann przejmuje grę od bota."),
    ],
)
def test_the_table_is_told(language: str, started: str, stopped: str) -> None:
    host = Host(neom(3)).start()
    host.command("ann", StandIn("s"))
    host.command("ann", Return("r"))

    assert [line.text for line in talk(host, language)] == [started, stopped]
    assert {(line.seat, line.name, line.to) for line in talk(host, language)} == {(-1, "", -1)}


def test_leaving_and_running_out_of_time_are_told() -> None:
    host = Host(neom(3, clock=Clock("turns", move=20))).start()
    host.command("ann", Leave("l"))
    while host.table.seats[0].was_just_left:
        assert host.bots()
    host.command("flo", Sit("s", 0))
    host.now += 20_000
    host.store("", "", *host.table.tick(host.now)[-1:])

    assert [line.text.partition(".")[0] for line in talk(host, "en")] == [
        "Ann has left the table",
        "Flo has taken over from the bot",
        "Cleo ran out of time",
    ]


def test_before_the_start_nothing_is_told() -> None:
    host = Host(neom(3)).gather()
    host.command("ann", Leave("l"))

    assert talk(host, "en") == []
