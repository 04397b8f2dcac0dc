"""Before the game: creating a table, sitting, getting ready, starting, and what is refused."""

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.server.table import quota
from neopolis.server.table.commands import (
    Close,
    Leave,
    Pause,
    Return,
    Say,
    SetPlan,
    SetReady,
    SetShare,
    Sit,
    StandIn,
    Start,
)
from neopolis.server.table.frame_diff import FrameDiff, table_frame
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Clock, Plan
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table
from neopolis.server.table.table_data import MOST_IDS
from tests.server.table.host import Host, neom, new_angeles

BAD_PLANS = [
    (Plan("chess", 2), "no-such-game"),
    (Plan("neom", 0), "bad-option"),
    (Plan("neom", 6), "bad-option"),
    (Plan("new-angeles", 3), "bad-option"),
    (Plan("neom", 2, {"speed": "fast"}), "unknown-option"),
    (Plan("neom", 2, {"seats": "3"}), "unknown-option"),
    (Plan("neom", 2, {"variant": "odd"}), "bad-option"),
    (Plan("neom", 2, {"memory_aid": "sometimes"}), "bad-option"),
    (Plan("new-angeles", 4, {"corporations": "Jinteki"}), "bad-option"),
    (Plan("neom", 2, {}, ["greedy"] * 3), "many-bots"),
    (Plan("neom", 2, {}, ["plain"]), "unknown-bot"),
    (Plan("neom", 2, {}, [], Clock("sand")), "bad-clock"),
    (Plan("neom", 2, {}, [], Clock("live")), "bad-clock"),
    (Plan("neom", 2, {}, [], Clock("live", bank=10**9)), "bad-clock"),
    (Plan("neom", 2, {}, [], Clock("turns", move=1)), "bad-clock"),
    (Plan("neom", 2, {}, [], Clock("none", bank=10**30)), "bad-clock"),
    (Plan("neom", 2, {}, [], Clock("turns", move=60, increment=-1)), "bad-clock"),
    (Plan("new-angeles", 4, {"corporations": "NBN, Jinteki, Haas-Bioroid," + " " * 300 + "Globalsec"}), "long-option"),
    (Plan("neom", 2, {}, [], pace="hectic"), "unknown-pace"),
    (Plan("neom", 2, {}, [], Clock(), False, "file:///etc/passwd"), "bad-webhook"),
    (Plan("neom", 2, {}, [], Clock(), False, "https://x/" + "y" * 500), "bad-webhook"),
]


@pytest.mark.parametrize(("plan", "code"), BAD_PLANS)
def test_plans_that_cannot_be_played(plan: Plan, code: str) -> None:
    with pytest.raises(Refused) as refused:
        create_table("ann", "Ann", plan)

    assert refused.value.code == code
    assert Host(neom(2)).refusal("ann", SetPlan("x", plan)) == code


@pytest.mark.parametrize(
    "plan",
    [
        Plan("neom", 1, {"tiles": "5+"}),
        Plan("neom", 3, {"memory_aid": "off"}),
        Plan("neom", 5, {"variant": "beginner", "seller_money": "after-disaster"}, ["", "random"]),
        Plan("new-angeles", 6, {}, ["", "", "plain"], Clock("live", bank=900, increment=10), True, "https://x/y"),
        Plan("new-angeles", 4, {"corporations": "Jinteki, NBN, Melange Mining, Haas-Bioroid"}),
    ],
)
def test_plans_that_can(plan: Plan) -> None:
    """The plan of a new table has an entry for every seat: the name of a bot, or "" for a person."""
    opened = create_table("ann", "Ann", plan)

    assert len(opened.plan.bots) == plan.seats


@pytest.mark.parametrize("name", ["", "   ", "\x00\x1b"])
def test_names_can_be_read(name: str) -> None:
    with pytest.raises(Refused):
        create_table("ann", name, neom(2))


def test_names_keep_only_what_can_be_shown() -> None:
    """Characters that would garble a screen become spaces. Angle brackets stay: clients must escape them."""
    assert create_table("ann", "<b>\x1b[2J\u202eAnn" + "n" * 40, neom(2)).name == "<b> [2J Ann" + "n" * 13


def test_sitting() -> None:
    host = Host(neom(3, ["", "", "greedy"]))
    host.command("ben", Sit("1", 0))

    assert host.table.seat_of("ben") == 0 and host.table.seat_of("ann") == host.table.seat_of("") == -1
    assert host.refusal("ben", Sit("2", 0)) == "own-seat"
    assert host.refusal("ann", Sit("2", 0)) == "seat-taken"
    assert host.refusal("ann", Sit("2", 2)) == "seat-of-bot"
    assert host.refusal("ann", Sit("2", 3)) == "no-such-seat"


def test_moving_to_another_seat() -> None:
    """A person has only one seat."""
    host = Host(neom(3))
    host.command("ben", Sit("1", 0))
    host.command("ben", Sit("2", 2))

    assert [sitting.person for sitting in host.table.seats] == ["", "", "ben"]
    assert host.table.seats[0].name == ""


def test_leaving_frees_the_seat() -> None:
    host = Host(neom(2))
    host.command("ben", Sit("1", 1))
    host.command("ben", Leave("2"))

    assert host.table.seats[1].is_free
    assert host.refusal("ben", Leave("3")) == "not-seated"


def test_starting_needs_everybody() -> None:
    """Every seat must be taken, and everybody except the host must be ready."""
    host = Host(neom(2))
    assert host.refusal("ben", Start("x")) == "not-host"
    assert host.refusal("", Start("x")) == "not-host"
    host.command("ann", Sit("1", 0))
    assert host.refusal("ann", Start("x")) == "seat-free"
    host.command("ben", Sit("2", 1))
    assert host.refusal("ann", Start("x")) == "seat-not-ready"
    assert host.refusal("cleo", SetReady("x", True)) == "not-seated"
    host.command("ben", SetReady("3", True))
    host.command("ben", SetReady("4", False))
    assert host.refusal("ann", Start("x")) == "seat-not-ready"
    host.command("ben", SetReady("5", True))
    host.command("ann", Start("6"))

    assert host.table.status == "playing"
    assert host.refusal("ann", Start("x")) == "not-gathering"
    assert host.refusal("ann", SetPlan("x", neom(3))) == "not-gathering"
    assert host.refusal("ben", SetReady("x", False)) == "not-gathering"


def test_bots_can_play_alone() -> None:
    host = Host(neom(2, ["random", "random"])).start()

    assert host.table.status == "playing" and host.table.turns == ()


def test_changing_the_plan() -> None:
    """People keep their seats but are no longer ready. A person whose seat becomes a bot's loses it."""
    host = Host(neom(4)).gather()
    assert host.refusal("ben", SetPlan("x", neom(3))) == "not-host"
    host.command("ann", SetPlan("p", new_angeles(4, ["", "plain"])))

    assert [sitting.person for sitting in host.table.seats] == ["ann", "", "cleo", "dan"]
    assert not any([sitting.ready for sitting in host.table.seats])
    host.command("ann", SetPlan("q", neom(3)))
    assert [sitting.person for sitting in host.table.seats] == ["ann", "", "cleo"]


def test_repeats_are_known() -> None:
    """Messages are known by person and id: another person's message with the same id is a different message."""
    host = Host(neom(2))
    host.command("ben", Sit("m1", 0))

    assert host.table.has_message("ben", "m1")
    assert (
        not host.table.has_message("ann", "m1")
        and not host.table.has_message("ben", "m2")
        and not host.table.has_message("", "")
    )


def test_deleting() -> None:
    """The host may delete the table at any time; after that, everything is refused."""
    host = Host(neom(2)).start()
    assert host.refusal("ben", Close("x")) == "not-host"
    host.command("ann", Close("c"))

    assert host.table.status == "closed" and host.table.awaited == ()
    assert host.refusal("ann", Close("x")) == "table-closed"
    assert host.refusal("ann", Say("x", "hello")) == "table-closed"
    assert host.table.due() is None and host.table.bot_tasks(host.now) == [] and host.table.tick(host.now) == []


def test_who_leads_when_the_host_has_left() -> None:
    """When the host has left, a seated person may change the plan and start, but only the host may delete the table."""
    hook = "https://example.org/hook"
    host = Host(Plan("neom", 3, webhook=hook))
    host.command("ben", Sit("1", 1))
    assert host.refusal("ben", SetPlan("x", neom(2))) == "not-host"  # the host, Ann, has not left
    host.command("ann", Sit("2", 0))
    host.command("ann", Leave("3"))
    host.command("ben", SetPlan("4", neom(3, ["greedy", "", "greedy"])))

    frames = {person: table_frame(host.table, person) for person in ("ann", "ben", "cleo", "")}
    assert {person for person, frame in frames.items() if frame.host} == {"ann", "ben"}
    assert {person for person, frame in frames.items() if frame.webhook} == {"ann"}
    assert host.table.plan.webhook == hook
    assert host.refusal("ben", Close("x")) == "not-host"
    host.command("ben", Start("5"))
    assert host.table.status == "playing"


def test_the_host_leads_again_on_a_seat() -> None:
    host = Host(neom(3)).gather()
    host.command("ann", Leave("1"))
    assert host.table.is_host("ben") and not host.table.is_host("cleo") and not host.table.is_host("")
    host.command("ben", Sit("move", 0))
    host.command("ben", Sit("back", 1))
    host.command("ann", Sit("2", 0))

    assert host.table.is_host("ann") and not host.table.is_host("ben")


def test_the_person_who_has_sat_longest_leads() -> None:
    """While the host has no seat, the person who has sat longest leads, then the next one."""
    host = Host(neom(4)).gather()
    for person in ("ann", "ben"):
        host.command(person, Leave(host.id()))
    host.command("eve", Sit("1", 0))
    assert [person for person in ("ben", "cleo", "dan", "eve") if host.table.is_host(person)] == ["cleo"]
    host.command("cleo", Leave("2"))
    assert host.table.is_host("dan") and not host.table.is_host("eve")
    host.command("ann", SetPlan("3", neom(4, ["", "", "", "greedy"])))
    assert host.table.is_host("eve") and not host.table.is_host("dan")


def test_talk_is_remembered_up_to_its_size() -> None:
    """However much is said, and in whatever script, the chat that a newcomer receives stays small."""
    host = Host(neom(2))
    host.command("ben", Sit("1", 0))
    for count in range(200):
        host.command("ben", Say(f"m{count}", "\U0001f600" * 500))

    assert 20 < len(host.table.data.talk) < 40 and host.table.data.lines_said == 200
    assert len(FrameDiff(host.table).full()) <= 131_072


def test_a_seat_can_say_only_so_much() -> None:
    """All messages are stored for ever. The limit counts each seat alone, so that nobody learns of others' whispers."""
    host = Host(neom(3)).gather()
    for count in range(400):
        if host.refusal("ben", Say("x", "\U0001f600" * 500, 2)):
            break
        host.command("ben", Say(f"m{count}", "\U0001f600" * 500, 2))

    assert 200 < host.table.data.lines_said < 300
    assert host.refusal("ben", Say("x", "\U0001f600" * 500)) == "said-enough"
    assert host.refusal("ann", Say("x", "Hello")) == ""


def test_everything_but_answers_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who has stored too much can still answer, replace their bot, and leave. The others have no limit."""
    monkeypatch.setattr(quota, "MOST_STORED", 2_000)
    host = Host(neom(2)).start()
    while not host.refusal("ben", StandIn("x")):
        host.command("ben", StandIn(host.id()))
        host.command("ben", Return(host.id()))

    for command in (StandIn("x"), Pause("x"), Say("x", "Hello" * 50)):
        assert host.refusal("ben", command) in ("stored-enough", "said-enough")
    assert host.refusal("ann", StandIn("x")) == host.refusal("ben", Leave("x")) == ""
    before = host.table.data.bytes_stored["ben"]
    host.answer(1)
    assert host.table.data.bytes_stored["ben"] == before
    assert Table.load("t", host.log).data.bytes_stored == host.table.data.bytes_stored


def test_the_plans_of_a_host_without_a_seat_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_STORED", 2_000)
    host = Host(neom(2))
    plans = [neom(2), neom(3)]
    for count in range(1, 100):
        if host.refusal("ann", SetPlan("x", plans[count % 2])):
            break
        assert host.command("ann", SetPlan(host.id(), plans[count % 2]))

    assert host.refusal("ann", SetPlan("x", plans[count % 2])) == "stored-enough"
    assert host.refusal("ann", SetPlan("x", host.table.plan)) == ""


def test_what_is_so_already_is_not_stored() -> None:
    host = Host(neom(2)).gather()
    share = "ab" * 32
    host.table.data.commitment = "c"  # tables of a real server have one
    host.command("ben", SetShare("1", share))

    assert host.command("ann", SetPlan("2", host.table.plan)) == []
    assert host.command("ben", SetReady("3", True)) == host.command("ben", SetShare("4", share)) == []
    assert host.table.seats[1].ready


def test_a_message_keeps_the_name_of_its_sender() -> None:
    """A chat message keeps its sender's name, even if another person sits on that seat by now."""
    host = Host(neom(2))
    host.command("ben", Sit("1", 0))
    host.command("ben", Say("2", "hello"))
    host.command("ben", Leave("3"))
    host.command("cleo", Sit("4", 0))

    update = msgspec.json.decode(FrameDiff(host.table).full(), type=Update)
    assert update.talk is not None and [(line.name, line.text) for line in update.talk] == [("Ben", "hello")]


def test_old_messages_are_forgotten() -> None:
    """The table forgets the ids of old messages; the store still knows them."""
    host = Host(neom(2))
    host.command("ben", Sit("first", 0))
    for count in range(MOST_IDS):
        host.command("ben", SetReady(f"m{count}", count % 2 == 0))

    assert host.table.has_message("ben", "m0") and not host.table.has_message("ben", "first")


def test_a_table_with_nothing_in_its_log() -> None:
    """A table with an empty log has nothing due, and has no seats to sit on."""
    table = Table("t")

    assert table.seq == 0 and table.due() is None and table.awaited == ()
    with pytest.raises(Refused):
        table.handle("ann", "Ann", Sit("x", 0), 0, 0)


def test_a_whisper_is_for_the_person_who_sat_there_then() -> None:
    """The receiver of a whisper can read it even on another seat. A person who takes the old seat later cannot."""
    host = Host(neom(4))
    for seat, person in enumerate(("ann", "ben")):
        host.command(person, Sit(host.id(), seat))
    host.command("ann", Say("w", "Only for Ben", 1))
    host.command("ben", Sit("move", 2))
    host.command("cleo", Sit("next", 1))

    frames = {person: FrameDiff(host.table, person).full() for person in ("ann", "ben", "cleo", "")}
    assert {person: b"Only for Ben" in frame for person, frame in frames.items()} == {
        "ann": True, "ben": True, "cleo": False, "": False,
    }  # fmt: skip
    assert b'"ann"' not in frames["ben"]
