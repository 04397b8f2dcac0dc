"""Whole games over real sockets: a seat or a spectator gets what its view has, and nothing more.

All frames, HTTP responses and log lines are recorded. None contains the seed, the server's secret, whispers between
others, or anybody's id, cookie, token or key. Each frame is compared with what the table's log gives afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest

from neopolis.client import Address, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.table.log_events import Entry, Revealed, Sat
from tests.server.http.running import SECRET, Party, Running, party, play
from tests.server.soak.figures import Figures, Sizes, report
from tests.server.soak.ledger import logs_of
from tests.server.soak.recorder import Recorder, check_received

PLACES = [*[("neom", seats) for seats in range(1, 6)], *[("new-angeles", seats) for seats in range(4, 7)]]
SHORT = [("neom", 3), ("new-angeles", 4)]  # game and number of players, for the short form
MOST_PEOPLE = 3
WHISPER = "a-whisper-of-canaries"
TALK = "a-word-to-all"
NAMES = ["Zaphira", "Yorrick", "Xanthos"]


class Counts:
    """Counts of what was checked."""

    def __init__(self) -> None:
        self.games = 0
        self.frames = 0
        self.bytes = 0
        self.answers = 0


async def one_game(site: Running, game: str, seats: int, chance: random.Random, counts: Counts) -> None:
    """Play a whole game with up to 3 people, and bots on the other seats, and check everything."""
    people = min(MOST_PEOPLE, seats)
    bots = tuple(["random"] * (seats - people))
    async with party(site, game=game, people=people, bots=bots, starts=False, world=False) as table:
        recorders = [Recorder(one, table.links.player, world=at == 1) for at, one in enumerate(table.people)]
        recorders.append(Recorder(Server(site.address), table.links.spectator))
        for recorder in recorders:
            await recorder.begin()
        token = await table.people[0].make_token("program")
        await table.begin()
        asking = asyncio.create_task(ask_all(recorders, table.links.id))
        await asyncio.gather(*[take_part(seat, table, chance) for seat in table.seats])
        for recorder in recorders:
            await until_over(recorder)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        for recorder in recorders:
            await recorder.end()
        look_through(site, table, recorders, token, counts)


async def take_part(seat: Seat, table: Party, chance: random.Random) -> None:
    """Play at random, and chat now and then, with everybody or with one seat."""
    others = [other for other in range(len(table.seats)) if other != seat.you]
    for number in range(3):
        await seat.say(f"{TALK}-{seat.you}-{number}")
        if others:
            to = chance.choice(others)
            await seat.say(f"{WHISPER}-{min(seat.you, to)}-{max(seat.you, to)}-{number}", to)
        await play(seat, lambda one: chance.choice(one.decision.options).option if one.decision else 0, most=8)
    await play(seat, lambda one: chance.choice(one.decision.options).option if one.decision else 0)


async def until_over(recorder: Recorder) -> None:
    while not is_over(recorder):
        await asyncio.sleep(0.01)


def is_over(recorder: Recorder) -> bool:
    return bool([frame for frame in recorder.frames[-5:] if b'"status":"over"' in frame])


async def ask_all(recorders: list[Recorder], table: str) -> None:
    """Send all kinds of requests as long as the game goes on. Refusals are recorded, too."""
    while True:
        for recorder in recorders:
            key = recorder.address.key
            await recorder.ask(f"tables/{table}?key={key}", "tables", "me", "mine", "games/finished")
            if not is_over(recorder):  # after the end, the server would send the record
                await recorder.ask(f"tables/{table}/record?key={key}", f"tables/{table}/replay?key={key}&seat=0")
        await asyncio.sleep(0.3)


# Checks after the game.


def look_through(site: Running, table: Party, recorders: list[Recorder], token: str, counts: Counts) -> None:
    log = logs_of(f"sqlite:///{site.data / 'neopolis.db'}")[table.links.id]
    persons = {entry.event.seat: entry.person for entry in log if isinstance(entry.event, Sat)}
    secrets, seed = all_secrets(log, table, persons, token), server_seed(log)
    for place, recorder in enumerate(recorders):
        person = persons.get(place, "")
        check_absent(recorder.frames, secrets | whispers(place, person))
        check_absent([frame for frame in recorder.frames if b'"status":"over"' not in frame], seed)
        answers = [
            answer for answer in recorder.answers if b'"winners"' not in answer
        ]  # without records that were requested just after the end
        check_absent(answers, secrets | seed | whispers(place, person) | {"talk": TALK.encode()})
        counts.frames += check_received(recorder, table.links.id, log, person)
        counts.bytes += sum(map(len, recorder.frames))
        counts.answers += len(recorder.answers)
    names = {name: name.encode() for name in [*NAMES, "Guest "]}
    said = {"talk": TALK.encode(), "whisper": WHISPER.encode()}
    check_absent([site.lines().encode()], secrets | seed | names | said)
    counts.games += 1


def server_seed(log: list[Entry]) -> dict[str, bytes]:
    """The server's seed, which nothing may contain before the game is over."""
    (seed,) = [entry.event.seed for entry in log if isinstance(entry.event, Revealed)]
    digits = seed.split()[0]  # the hashes of the content follow, and are public
    assert len(digits) == 64
    return {"server seed": digits.encode()}


def all_secrets(log: list[Entry], table: Party, persons: dict[int, str], token: str) -> dict[str, bytes]:
    """What must never be sent to anybody."""
    keys = [Address.read(link).key for link in (table.links.player, table.links.spectator)]
    cookies = [one.cookie.partition("=")[2] for one in table.people]
    assert all(keys) and all(cookies) and all(persons.values())
    found = {"server secret": SECRET, "token": token}
    found |= {f"person at {seat}": person for seat, person in persons.items()}
    found |= {f"key {at}": key for at, key in enumerate(keys)}
    found |= {f"cookie {at}": cookie for at, cookie in enumerate(cookies)}
    return {name: secret.encode() for name, secret in found.items()}


def whispers(seat: int, person: str) -> dict[str, bytes]:
    """The whispers that a seat must not get; for a spectator, all of them."""
    pairs = [(low, high) for high in range(MOST_PEOPLE) for low in range(high)]
    foreign = [pair for pair in pairs if not person or seat not in pair]
    return {f"whisper {pair}": f"{WHISPER}-{pair[0]}-{pair[1]}-".encode() for pair in foreign}


def check_absent(texts: list[bytes], secrets: dict[str, bytes]) -> None:
    found = [(name, text[:300]) for text in texts for name, secret in secrets.items() if secret in text]
    assert not found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The long form plays both games with every number of players, the short form only those in SHORT."""
    if "seats" in metafunc.fixturenames:
        metafunc.parametrize(("game", "seats"), PLACES if metafunc.config.getoption("--soak") else SHORT)


@pytest.mark.soak
def test_only_ones_own_view(site: Running, game: str, seats: int, soak: bool, sizes: Sizes, figures: Figures) -> None:
    count = sizes.count("GAMES", 50, 1)
    counts = Counts()

    async def games() -> None:
        for number in range(count):
            async with asyncio.timeout(600):
                await one_game(site, game, seats, random.Random(f"{game}{seats}{number}"), counts)

    asyncio.run(games())

    assert counts.games == count
    if soak:
        rows = [["", str(counts.games), str(counts.frames), str(counts.bytes >> 20), str(counts.answers)]]
        figures(report(f"secrecy on the wire: {game}, {seats} seats", ["games", "frames", "MiB", "answers"], rows))


def test_running_games_are_not_revealed(site: Running) -> None:
    """While a game goes on, nobody gets its record or another seat's view."""

    async def refusals() -> list[str]:
        async with party(site, people=2, bots=()) as table:
            found = []
            for server in (*table.people, Server(site.address)):
                key = Address.read(table.links.player).key
                for path in ("record", "replay", "replay?seat=1"):
                    mark = "&" if "?" in path else "?"
                    with contextlib.suppress(Refused):
                        await server._call("GET", f"tables/{table.links.id}/{path}{mark}key={key}")
                        found.append(path)
            return found

    assert asyncio.run(refusals()) == []
