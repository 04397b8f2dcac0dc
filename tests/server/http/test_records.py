"""Uploaded records: replayed, continued, and refused with a reason if they are not valid."""

import hashlib
import json
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from neopolis.client import Links
from neopolis.engine.playable import PlayedGame
from neopolis.engine.record import Act, Record, write_record
from neopolis.games.registry import definition
from neopolis.server.http.routes.records import LONGEST_RECORD
from neopolis.server.http.server import Server
from neopolis.server.settings import read_settings
from neopolis.server.table.forks import MOST_SIDE_ACTIONS, fork_record
from neopolis.server.table.log_events import Sat, Started
from tests.server.http.running import SECRET, Running, run

SHELF = Path(__file__).parents[2] / "shelf"
NEOM = (SHELF / "neom/rules-1-seats-3-random-10-3.jsonl").read_text(encoding="utf-8")
NA = (SHELF / "new-angeles/rules-2-seats-4-plain-20.jsonl").read_text(encoding="utf-8")
MOVES = len(Record(NEOM).acts)


def ask(site: Running, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{site.address}/api/{path}", json=body, timeout=60)


RECORDS = {"neom": NEOM, "na": NA, "dos": NEOM.replace("\n", "\r\n"), "bom": "\ufeff" + NEOM}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_is_replayed(site: Running, record: str) -> None:
    last, early = ask(site, "replay", record=record).json(), ask(site, "replay", record=record, seat=1, move=2).json()

    assert last["move"] == last["moves"] == len(Record(record).acts) and last["view"]["over"] is True
    assert (early["move"], early["seat"], early["view"]["seat"]) == (2, 1, 1)
    assert last["decision"] is None and len(early["history"]) < len(last["history"])


def test_a_seat_sees_what_it_saw(site: Running) -> None:
    """The replay for a seat does not contain the others' hands."""
    players = ask(site, "replay", record=NEOM, seat=1, move=0).json()["view"]["players"]

    assert [player["hand"] is not None for player in players] == [False, True, False]


def test_a_game_that_was_not_over(site: Running) -> None:
    read = Record(NEOM)
    saved = write_record(read.head, read.acts[:7], None)

    assert ask(site, "replay", record=saved).json()["moves"] == 7


def edited(change: Callable[[dict[str, object]], object]) -> str:
    """A record with a changed first line and a matching digest."""
    first, acts = NEOM.split("\n", 1)
    head = json.loads(first)
    change(head)
    above = json.dumps(head) + "\n" + acts.rstrip("\n").rpartition("\n")[0] + "\n"
    last = {"result": Record(NEOM).result, "digest": hashlib.sha256(above.encode()).hexdigest()}
    return above + json.dumps(last) + "\n"


HOSTILE = {
    "empty": ("", "bad-record"),
    "no JSON": ("nonsense", "bad-record"),
    "deep": ("[" * 100_000, "bad-record"),
    "half of a pair": ("\ud800", "bad-request"),
    "cut off": (NEOM[: len(NEOM) // 2].rpartition("\n")[0], "record-cut-off"),
    "edited": (NEOM.replace('"option": ', '"option": 1', 1), "record-edited"),
    "another game": (edited(lambda head: head.update(game="chess")), "no-such-game"),
    "other rules": (edited(lambda head: head.update(rules="99")), "record-version"),
    "other content": (edited(lambda head: head.update(content="0" * 16)), "record-content"),
    "too many seats": (edited(lambda head: head.update(options={"seats": 10**9})), "bad-option"),
    "odd seats": (edited(lambda head: head.update(options={"seats": "three"})), "bad-option"),
    "no seats": (edited(lambda head: head.update(options={})), "bad-option"),
    "odd options": (edited(lambda head: head.update(options={"seats": 3, "x": "y"})), "bad-record"),
    "a seed too large": (edited(lambda head: head.update(seed=10**400)), "bad-seed"),
    "a seed below 0": (edited(lambda head: head.update(seed=-1)), "bad-seed"),
}  # fmt: skip


@pytest.mark.parametrize("path", ["replay", "fork"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_not_a_record(site: Running, kind: str, path: str) -> None:
    record, code = HOSTILE[kind]

    async def answered() -> httpx.Response:
        guest = await site.guest("Eve")
        body = json.dumps({"record": record, "seat": 0})
        headers = {**guest.headers(), "Content-Type": "application/json"}
        async with httpx.AsyncClient(base_url=site.address, headers=headers, timeout=60) as client:
            return await client.post(f"/api/{path}", content=body)

    answer = run(answered())
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["code"] == code and answer.json()["message"]


def traded(count: int) -> str:
    """A record with this many made-up side actions."""
    whispers: list[Act] = [(0, (6, 1))] * count
    return write_record(Record(NA).head, whispers, None)


@pytest.mark.parametrize("path", ["replay", "fork"])
def test_a_record_with_too_many_trades(site: Running, path: str) -> None:
    """A record with too many trades is refused, because each trade checks all earlier promises, which takes long."""

    async def answered() -> list[str]:
        guest = await site.guest("Eve")
        async with httpx.AsyncClient(base_url=site.address, headers=guest.headers(), timeout=60) as client:
            asked = [{"record": traded(count), "seat": 0} for count in (MOST_SIDE_ACTIONS, MOST_SIDE_ACTIONS + 1)]
            return [(await client.post(f"/api/{path}", json=body)).json().get("code", "") for body in asked]

    assert run(answered()) == ["", "record-long"]


def test_only_the_game_of_a_record_is_kept() -> None:
    """Only the game of an uploaded record is kept. Anything else in the file is dropped."""
    first, rest = traded(3).split("\n", 1)
    above = json.dumps(json.loads(first) | {"junk": "x" * 5_000}) + "\n" + rest.rpartition('{"result"')[0]
    padded = above + json.dumps({"result": None, "digest": hashlib.sha256(above.encode()).hexdigest()}) + " " * 5_000

    kept = fork_record(padded, "ann", "Ann", -1, 0).record

    assert "junk" not in kept
    assert kept == definition("new-angeles").replay(traded(3)).record()


def test_a_refusal_does_not_repeat_all_that_was_sent(site: Running) -> None:
    long = edited(lambda head: head.update(rules="9" * 50_000))

    assert 100 < len(ask(site, "replay", record=long).json()["message"]) <= 1_000


@pytest.mark.parametrize("path", ["guests", "replay"])
def test_a_request_without_a_body(site: Running, path: str) -> None:
    answer = httpx.post(f"{site.address}/api/{path}")

    assert (answer.status_code, answer.json()["message"]) == (400, "The request is not valid: it has no body.")


def test_a_continued_record_is_replayed_in_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread replays the record when its table starts, is loaded again, or was started by another process."""
    away: list[bool] = []
    kind = definition("new-angeles")
    replay = kind.replay

    def noted(record: str) -> PlayedGame:
        away.append(threading.current_thread() is not threading.main_thread())
        return replay(record)

    async def begun() -> None:
        site, other = [Server(read_settings({"NEOPOLIS_SECRET": SECRET}, tmp_path)) for _ in range(2)]
        created = fork_record(traded(3), "ann", "Ann", -1, 0)
        monkeypatch.setattr(kind, "replay", noted)
        async with site.running(), other.running():
            table = await site.tables.create(created, ("ann", Sat(0, "Ann")))
            await other.tables.get(table).catch_up()
            live_table = site.tables.get(table)
            async with live_table.lock:
                await live_table.write([Started(0, kind.version, kind.content)], "ann")
            await other.tables.get(table).catch_up()
            await live_table.reset()
            await live_table.catch_up()

    run(begun())
    assert away == [True] * 3


def test_too_long(site: Running) -> None:
    assert ask(site, "replay", record="x" * (LONGEST_RECORD + 1)).status_code == 400
    assert ask(site, "replay", record="x" * 2_000_000).status_code == 413


@pytest.mark.parametrize(
    ("body", "code"),
    [({"move": MOVES + 1}, "no-moves"), ({"seat": 3}, "no-such-seat"), ({"seat": 6}, "bad-request")],
)
def test_a_move_or_seat_that_the_record_lacks(site: Running, body: dict[str, object], code: str) -> None:
    assert ask(site, "replay", record=NEOM, **body).json()["code"] == code


def test_the_reason_is_in_the_language_asked_for(site: Running) -> None:
    assert ask(site, "replay?lang=pl", record=HOSTILE["edited"][0]).json()["message"].startswith("Ktoś zmienił")


@pytest.mark.parametrize(("record", "move"), [(NEOM, 5), (NA, 20)], ids=["neom", "na"])
def test_a_record_is_continued(site: Running, record: str, move: int) -> None:
    """The game goes on from exactly the chosen move, at the chosen seat, against bots."""

    async def played() -> None:
        guest = await site.guest("Ada")
        links = await guest.ask(Links, "POST", "fork", {"record": record, "seat": 1, "move": move})
        async with await guest.join(links.player) as seat:
            assert seat.you == 1 and seat.table.host and not seat.table.imagined
            assert seat.table.fork  # the table is marked, because its host may know what comes next
            bots = [one.bot for one in seat.table.seats]
            assert bots[1] == "" and all(bots[:1] + bots[2:])
            await seat.start()
            seen = await seat.until(lambda seen: seen.status == "playing" and bool(seen.history))
            before = ask(site, "replay", record=record, seat=1, move=move).json()["history"]
            assert len(seen.history) >= len(before)
            assert [event.kind for event in seen.history[: len(before)]] == [event["kind"] for event in before]

    run(played())


def test_a_finished_game_cannot_be_played_on(site: Running) -> None:
    async def found() -> list[tuple[int, str]]:
        guest = await site.guest("Ada")
        answers = []
        async with httpx.AsyncClient(base_url=site.address, headers=guest.headers(), timeout=60) as client:
            for body in ({"record": NEOM, "seat": 0}, {"record": NEOM, "seat": 4, "move": 1}):
                answer = await client.post("/api/fork", json=body)
                answers.append((answer.status_code, answer.json()["code"]))
        return answers

    assert run(found()) == [(409, "no-moves"), (409, "no-such-seat")]
