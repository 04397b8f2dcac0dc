"""Provably fair chance: commitment, shares, seed, reveal, and the check of a record. Every change is detected."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import msgspec
import pytest

from neopolis import Refused
from neopolis.engine.fairness import Fairness, commitment, game_seed, transcript
from neopolis.engine.record import Record
from neopolis.engine.rng import WIDE, is_wide, seed_text, wide_seed
from neopolis.games import registry
from neopolis.games.neom import NeomGame
from neopolis.games.verification import Check, Noted, verify
from neopolis.server.table import forks
from neopolis.server.table.commands import Command, Leave, SetPlan, SetShare, Sit, Start
from neopolis.server.table.frame_diff import FrameDiff, table_frame
from neopolis.server.table.lobby import create_table
from neopolis.server.table.log_events import Created, Entry, Plan, Planned, Revealed
from neopolis.server.table.table import Table
from neopolis.text.messages import use_language
from tests.server.table.host import PEOPLE, Host, neom, new_angeles

DIGITS = "5e" * 32
NEOM = registry.definition("neom").content
NEW_ANGELES = registry.definition("new-angeles").content
SERVER_SEED = f"{DIGITS} neom={NEOM} new-angeles={NEW_ANGELES}"
OLD = DIGITS  # the server's seed of a table that an older version has opened
SHARES = {person: f"{number:064x}" for number, person in enumerate(PEOPLE, start=11)}


class FairHost(Host):
    """A table whose server has committed to a seed, as the registry creates it."""

    def __init__(self, plan: Plan, server_seed: str = SERVER_SEED) -> None:
        self.server_seed, self.asked_for = server_seed, plan
        super().__init__(plan)

    def store(self, person: str, message: str, *events: object) -> None:
        for event in events:
            if isinstance(event, Created):
                fixed = commitment(self.table.id, self.server_seed)
                plan = self.asked_for if self.server_seed == OLD else event.plan  # older versions kept all spellings
                event = Created(event.host, event.name, plan, server_seed=self.server_seed, commitment=fixed)
            super().store(person, message, event)  # type: ignore[arg-type]
            message = ""

    def share_all(self) -> FairHost:
        """Seat everybody, each with a share."""
        self.gather()
        for seat in self.table.seats:
            if seat.person:
                self.command(seat.person, SetShare(self.id(), SHARES[seat.person]))
        return self

    def finish(self) -> FairHost:
        """Start the game and play it to the end, with the first option of every question."""
        self.share_all()
        self.command(PEOPLE[0], Start(self.id()))
        while self.table.status == "playing":
            assert self.table.game is not None
            self.answer(self.table.game.deciders[0])
        self.store("", "", *self.table.reveal())
        return self


@pytest.fixture(scope="module")
def record() -> str:
    return forks.record(FairHost(neom(2)).finish().table)


def netstrings(*texts: str) -> str:
    """The hash that docs/fairness.md describes, written a second time."""
    return hashlib.sha256(b"".join(b"%d:%s," % (len(one.encode()), one.encode()) for one in texts)).hexdigest()


def test_the_seed_is_the_hash_that_the_documentation_describes() -> None:
    host = FairHost(Plan("neom", 3, {"variant": "beginner", "memory_aid": "off"}, ["", "greedy", ""])).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    first, last = SHARES[PEOPLE[0]], SHARES[PEOPLE[1]]

    assert host.table.data.commitment == netstrings("neopolis-commitment-1", "t", SERVER_SEED)
    seed = netstrings(
        "neopolis-game-seed-1",
        SERVER_SEED,
        "t",
        "neom",
        "3",
        first,
        "",
        last,
        "memory_aid",
        "off",
        "variant",
        "beginner",
    )
    assert host.table.game is not None and host.table.game.log is not None
    assert host.table.game.log.head.seed == WIDE + int(seed, 16)
    assert is_wide(host.table.game.s.rng >> 64)


def seed_of(host: Host) -> int:
    assert host.table.game is not None and host.table.game.log is not None
    return host.table.game.log.head.seed


def test_every_part_changes_the_seed() -> None:
    seeds = {seed_of(FairHost(neom(2)).start()), seed_of(FairHost(neom(2), "5f" * 32).start())}
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    seeds |= {seed_of(host), seed_of(FairHost(Plan("neom", 2, {"variant": "beginner"})).start())}
    swapped = FairHost(neom(2)).gather()
    swapped.command(PEOPLE[0], SetShare("x", SHARES[PEOPLE[1]]))
    swapped.command(PEOPLE[1], SetShare("y", SHARES[PEOPLE[0]]))
    swapped.command(PEOPLE[0], Start("z"))

    assert len({*seeds, seed_of(swapped)}) == 5


def test_a_share_is_shown_from_the_start_on_and_can_no_longer_change() -> None:
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[1], SetShare(host.id(), "ab" * 32))
    before = table_frame(host.table, PEOPLE[0]).fairness
    host.command(PEOPLE[0], Start(host.id()))
    after = table_frame(host.table).fairness

    assert before is not None and (before.shares, before.shared) == ([], [True, True])
    assert after is not None and after.shares == [SHARES[PEOPLE[0]], "ab" * 32]
    assert host.refusal(PEOPLE[1], SetShare(host.id(), "cd" * 32)) == "share-late"
    assert host.refusal("stranger", SetShare(host.id(), "cd" * 32)) == "not-seated"


def test_a_share_belongs_to_the_person_who_sits_there() -> None:
    host = FairHost(neom(3))
    host.command("ann", Sit(host.id(), 0, "aa" * 32))
    host.command("ben", Sit(host.id(), 1, "bb" * 32))
    host.command("ann", SetPlan(host.id(), neom(4)))
    assert host.table.shares == ["aa" * 32, "bb" * 32, "", ""]

    host.command("ben", Leave(host.id()))
    host.command("ann", Sit(host.id(), 2, "cc" * 32))
    assert host.table.shares == ["", "", "cc" * 32, ""]


def test_a_seat_that_is_taken_during_the_game_adds_nothing() -> None:
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    seed = host.table.game_seed
    host.command(PEOPLE[1], Leave(host.id()))
    host.command("eve", Sit(host.id(), 1, "ee" * 32))

    assert host.table.game_seed == seed


def test_tables_without_a_commitment_take_no_shares() -> None:
    host = Host(neom(2)).gather()

    assert table_frame(host.table).fairness is None
    assert host.refusal(PEOPLE[0], SetShare(host.id(), "ab" * 32)) == "share-unused"


def test_a_table_of_an_older_version_starts_with_a_wide_seed() -> None:
    host = Host(neom(2)).gather()
    host.store(PEOPLE[0], "", *host.table.handle(PEOPLE[0], "Ann", Start("s"), host.now, "77" * 32))

    assert seed_of(host) == WIDE + int("77" * 32, 16)


def secrets_of(table: Table) -> list[str]:
    """Everything that would give the seed away: both seeds as digits and as numbers, and the state of the generator."""
    assert table.game is not None
    texts = [SERVER_SEED, table.game_seed]
    return [DIGITS, *texts, *[str(int(text, 16)) for text in (DIGITS, texts[1])], str(table.game.s.rng)]


@pytest.mark.parametrize("plan", [neom(2, ["", "random"]), new_angeles(4, ["", "", "random", "random"])])
def test_nothing_that_is_sent_during_a_game_holds_the_seed(plan: Plan) -> None:
    host = FairHost(plan).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    people = ["", PEOPLE[0]]
    diffs = [FrameDiff(host.table, person, world=True, seed=4) for person in people]
    for _ in range(60):
        frames = b"".join([diff.frame() or b"" for diff in diffs] + [diff.full() for diff in diffs]).decode()
        tasks = b"".join([task.data for task in host.table.bot_tasks(host.now)])
        assert not [secret for secret in secrets_of(host.table) if secret in frames]
        assert host.table.game is not None and host.table.game.encode() not in (tasks, frames.encode())
        if not host.bots():
            host.now += 60_000  # so that bots no longer wait for people to answer their proposals
            for seat in [seat for seat in host.table.awaited if host.person(seat)][:1]:
                host.answer(seat)
        if host.table.status != "playing":
            break
    with pytest.raises(Refused, match="record"):
        forks.record(host.table)


def test_bots_get_bytes_without_the_generator() -> None:
    host = FairHost(neom(2, ["", "random"])).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    while not host.table.bot_tasks(host.now):
        host.answer(0)
    (task,) = host.table.bot_tasks(host.now)
    game = host.table.definition.decode(task.data)

    assert isinstance(game, NeomGame)
    assert game.s.rng == game.anchor.rng == 1


def test_the_end_reveals_the_seed_once() -> None:
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    assert host.table.reveal() == []
    host = FairHost(neom(2)).finish()
    frame = table_frame(host.table).fairness

    assert [entry.event for entry in host.log if isinstance(entry.event, Revealed)] == [Revealed(SERVER_SEED)]
    assert host.table.reveal() == []
    assert frame is not None
    assert (frame.server_seed, frame.game_seed) == (SERVER_SEED, host.table.game_seed)
    assert len(frame.transcript) == 64


def test_a_paused_game_reveals_nothing() -> None:
    from neopolis.server.table.commands import Pause

    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    host.command(PEOPLE[0], Pause(host.id()))
    frame = table_frame(host.table).fairness

    assert frame is not None and (frame.server_seed, frame.game_seed) == ("", "")


def test_snapshots_keep_everything() -> None:
    host = FairHost(neom(2)).finish()
    loaded = Table.load("t", [], host.table.save())

    assert table_frame(loaded) == table_frame(host.table)
    assert forks.record(loaded) == forks.record(host.table)


def test_a_fork_proves_nothing_and_a_rematch_has_a_seed_of_its_own(record: str) -> None:
    host = FairHost(neom(2)).finish()
    fork = forks.fork(host.table, "ann", "Ann", 3, 0, WIDE)
    rematch = forks.rematch(host.table, "ann", "Ann")

    assert (fork.server_seed, fork.commitment, rematch.server_seed) == ("", "", "")
    assert "fairness" not in fork.record and Record(fork.record).head.fairness is None
    assert "fairness" not in forks.fork_record(record, "ann", "Ann", 3, 0).record


def test_a_fork_of_a_running_game_has_a_generator_of_its_own() -> None:
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    fork = forks.fork(host.table, "ann", "Ann", -1, 0, WIDE + 99)
    game = host.table.definition.decode(fork.world)

    assert game.s.rng >> 64 == WIDE + 99


def test_a_sealed_seed_makes_the_table_unreadable_until_it_is_revealed() -> None:
    host = FairHost(neom(2)).finish()
    created = host.log[0].event
    assert isinstance(created, Created)
    shut = Created(created.host, created.name, created.plan, server_seed="sealed:x", commitment=created.commitment)
    log = [Entry(1, host.log[0].at, "ann", "", shut), *host.log[1:]]
    running, finished = Table.load("t", log[:20]), Table.load("t", log)

    assert (running.status, running.data.fault[0]) == ("unreadable", "table-sealed")
    assert "secret" in running.unreadable_reason
    assert forks.record(finished) == forks.record(host.table)


# The check of a record.


def failed(checks: list[Check]) -> str:
    """The code of the check that failed, or ""; its sentence must exist in both languages."""
    assert all([check.is_good for check in checks[:-1]])
    assert all([check.text.endswith(".") or ":" in check.text for check in checks])
    return "" if checks[-1].is_good else checks[-1].code


def resealed(lines: list[str]) -> str:
    """A forged record: somebody who edits it can also write a new digest."""
    above = "\n".join(lines[:-1]) + "\n"
    last = {**json.loads(lines[-1]), "digest": hashlib.sha256(above.encode()).hexdigest()}
    return above + json.dumps(last) + "\n"


def with_proof(record: str, change: Callable[[dict[str, object]], None]) -> str:
    lines = record.splitlines()
    head = json.loads(lines[0])
    change(head["fairness"])
    return resealed([json.dumps(head), *lines[1:]])


def test_a_good_record_is_verified(record: str) -> None:
    checks = verify(record)

    codes = ["verify-record", "verify-commitment", "verify-content", "verify-seed", "verify-replay"]
    assert [check.code for check in checks] == codes
    assert failed(checks) == ""
    assert verify(record, Noted(commitment("t", SERVER_SEED), SHARES[PEOPLE[1]]))[-1].is_good
    with use_language("pl"):
        assert verify(record)[-1].text.startswith("Z tego ziarna odtworzono")


def test_a_replayed_record_stays_the_same(record: str) -> None:
    host = FairHost(neom(2))

    assert host.table.definition.replay(record).record() == record


def test_a_changed_commitment_is_detected(record: str) -> None:
    forged = with_proof(record, lambda proof: proof.update(commitment="ab" * 32))

    assert failed(verify(forged)) == "verify-bad-commitment"
    assert failed(verify(record, Noted("ab" * 32))) == "verify-other-commitment"


def test_a_changed_server_seed_is_detected_even_with_a_new_commitment(record: str) -> None:
    """A server that chooses another seed after the game must also show another commitment, which a player has noted."""
    other = "77" * 32
    change = {"server_seed": other}
    assert failed(verify(with_proof(record, lambda proof: proof.update(change)))) == "verify-bad-commitment"
    change["commitment"] = commitment("t", other)
    forged = with_proof(record, lambda proof: proof.update(change))
    assert failed(verify(forged)) == "verify-bad-seed"
    assert failed(verify(forged, Noted(commitment("t", SERVER_SEED)))) == "verify-other-commitment"


@pytest.mark.parametrize("shares", [["ab" * 32, SHARES["ben"]], [SHARES["ben"], SHARES["ann"]], ["", SHARES["ben"]]])
def test_a_changed_share_is_detected(record: str, shares: list[str]) -> None:
    assert failed(verify(with_proof(record, lambda proof: proof.update(shares=shares)))) == "verify-bad-seed"


class Forged(msgspec.Struct, frozen=True):
    """What a dishonest server chose for the proof of a game that it played itself."""

    shares: tuple[str, ...] = (SHARES["ann"], SHARES["ben"])
    options: dict[str, str] = {}
    server_seed: str = SERVER_SEED
    seats: int = 2
    game: str = "neom"


def played(forged: Forged) -> str:
    """The record of a game that was started with what the server chose. Its proof agrees with itself."""
    found = registry.definition(forged.game)
    shares = list(forged.shares)
    seed = game_seed("t", forged.server_seed, shares, forged.game, forged.options)
    game = found.start(forged.seats, wide_seed(seed), forged.options)
    while not game.over:
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
    assert game.log is not None
    digest = transcript(game.log.events + game.log.open_events)
    fixed = commitment("t", forged.server_seed)
    game.log.head.fairness = Fairness("t", fixed, forged.server_seed, shares, forged.options, digest)
    return game.record()


def test_the_game_of_an_honest_server_is_as_if_played_by_a_dishonest_one() -> None:
    """The check accepts an unchanged `Forged`, so in other tests it complains only about what they change."""
    assert failed(verify(played(Forged()))) == ""


@pytest.mark.parametrize("shares", [(SHARES["ann"], SHARES["ben"], "ab" * 32), (SHARES["ann"],), ()])
def test_there_is_one_share_for_each_seat(shares: tuple[str, ...]) -> None:
    """With a share of its own, the server could wait for all others, and then try values until it likes the seed."""
    noted = Noted(commitment("t", SERVER_SEED))
    (*_, last) = verify(played(Forged(shares)), noted)

    assert (last.is_good, last.code) == (False, "verify-share-count")
    with use_language("pl"):
        assert "Los nie był uczciwy" in verify(played(Forged(shares)))[-1].text


@pytest.mark.parametrize("share", ["\n", "ab" * 32 + "\n", "AB" * 32, "ab" * 31, " ", "0", "٠" * 64])
def test_a_share_is_empty_or_64_lower_case_digits(share: str) -> None:
    assert failed(verify(played(Forged((SHARES["ann"], share))))) == "verify-odd-share"


def test_a_bot_has_no_share() -> None:
    record = played(Forged())

    assert failed(verify(record, Noted(bots=(1,)))) == "verify-bot-share"
    assert failed(verify(played(Forged((SHARES["ann"], ""))), Noted(bots=(1,)))) == ""
    assert "only seat 1 has one" in verify(played(Forged((SHARES["ann"], ""))))[3].text
    assert "seats with one: 1, 2" in verify(record)[3].text


def test_odd_shares_are_refused_before_they_reach_the_table() -> None:
    decoder = msgspec.json.Decoder(Command)
    good = [decoder.decode(msgspec.json.encode(SetShare("x", share))) for share in ("", "ab" * 32)]
    assert len(good) == 2
    for share in ("\n", "ab" * 32 + "\n", "AB" * 32, "ab" * 31):
        for command in (SetShare("x", share), Sit("x", 0, share)):
            with pytest.raises(msgspec.ValidationError):
                decoder.decode(msgspec.json.encode(command))


def four(options: dict[str, str]) -> Forged:
    return Forged(("aa" * 32, "bb" * 32, "", ""), options, seats=4, game="new-angeles")


def test_options_have_one_spelling() -> None:
    """Other spellings give other seeds of the same game, so the server could try them until it likes the seed."""
    names = registry.definition("new-angeles").options[1].values[:4]
    spellings = [", ".join(names), ",".join(names), ",  ".join(names), " " + ", ".join(names)]
    checks = [verify(played(four({"stops": "called", "corporations": spelling}))) for spelling in spellings]
    assert [failed(one) for one in checks] == ["", *["verify-odd-options"] * 3]
    assert failed(verify(played(Forged(options={"variant": "standard"})))) == "verify-odd-options"
    assert failed(verify(played(four({})))) == "verify-odd-options"  # "stops" has another default at tables
    assert failed(verify(played(four({"stops": "never"})))) == ""


@pytest.mark.parametrize(
    ("options", "plain"),
    [
        ({}, {}),
        ({"variant": "standard", "memory_aid": "on", "tiles": "30+"}, {}),
        ({"variant": "beginner", "memory_aid": "off"}, {"variant": "beginner", "memory_aid": "off"}),
    ],
)
def test_a_table_starts_with_the_plain_options(options: dict[str, str], plain: dict[str, str]) -> None:
    dealt = registry.definition("neom").start(2, 0, {})
    assert dealt.log is not None
    options = {**options, "tiles": str(dealt.log.head.options["tiles"])} if "tiles" in options else options
    host, older = FairHost(Plan("neom", 2, options)), FairHost(Plan("neom", 2, options), OLD)
    assert (host.table.plan.options, older.table.plan.options) == (plain, options)
    host.command(PEOPLE[0], SetPlan(host.id(), Plan("neom", 2, {"variant": "beginner", "memory_aid": "on"})))
    assert host.table.plan.options == {"variant": "beginner"}
    host.command(PEOPLE[0], SetPlan(host.id(), Plan("neom", 2, options)))
    for one in (host.finish(), older.finish()):
        assert one.table.plan.options == plain
        assert failed(verify(forks.record(one.table))) == ""
    assert any([isinstance(entry.event, Planned) for entry in older.log]) is (options != plain)


def test_spaces_between_corporations_do_not_change_the_seed() -> None:
    names = registry.definition("new-angeles").options[1].values[:4]
    seeds = set()
    for spelling in (", ".join(names), ",".join(names), " , ".join(names)):
        host = FairHost(Plan("new-angeles", 4, {"stops": "never", "corporations": spelling}), OLD).share_all()
        host.command(PEOPLE[0], Start(host.id()))
        assert [seat.share for seat in host.table.seats] == [SHARES[person] for person in PEOPLE[:4]]
        seeds.add(seed_of(host))
        assert Table.load("t", host.log).game_seed == host.table.game_seed

    assert len(seeds) == 1


def test_the_content_is_fixed_with_the_commitment() -> None:
    """A server that has other content after it knows the shares must also show another commitment."""
    other = SERVER_SEED.replace(NEOM, "0123456789abcdef")
    unknown = f"{DIGITS} new-angeles={NEW_ANGELES}"

    assert failed(verify(played(Forged(server_seed=other)))) == "verify-other-content"
    assert failed(verify(played(Forged(server_seed=unknown)))) == "verify-other-content"
    assert commitment("t", other) != commitment("t", SERVER_SEED)


@pytest.mark.parametrize(
    "seed", [OLD, f"{DIGITS} neom={NEOM} neom={NEOM}", f"{DIGITS}  neom={NEOM}", "x" + SERVER_SEED]
)
def test_other_server_seeds_fix_no_content(seed: str) -> None:
    """The check of an older version's record says what it cannot show, and so does that of an oddly written one."""
    codes = [check.code for check in verify(played(Forged(server_seed=seed)))]

    assert "verify-older" in codes and codes[-1] == "verify-replay"


def test_a_table_of_an_older_version_goes_on_and_is_verified() -> None:
    """This holds in the middle of a game, too, and with options that the older version has not written plainly."""
    host = FairHost(Plan("neom", 2, {"variant": "standard"}), OLD).share_all()
    events = host.table.handle(PEOPLE[0], "Ann", Start("s"), host.now, 7)
    host.store(PEOPLE[0], "", *[event for event in events if not isinstance(event, Planned)])  # as that version did
    seed = netstrings("neopolis-game-seed-1", OLD, "t", "neom", "2", *host.table.shares, "variant", "standard")
    assert seed_text(seed_of(host)) == seed
    host.table = Table.load("t", host.log)
    while host.table.status == "playing":
        assert host.table.game is not None
        host.answer(host.table.game.deciders[0])
    checks = verify(forks.record(host.table), Noted(commitment("t", OLD), SHARES[PEOPLE[0]]))

    assert failed(checks) == "" and "verify-older" in [check.code for check in checks]


def test_an_older_record_must_have_a_share_for_each_seat_too() -> None:
    assert (
        failed(verify(played(Forged((SHARES["ann"], SHARES["ben"], "ab" * 32), server_seed=OLD))))
        == "verify-share-count"
    )


def test_a_table_is_played_with_the_content_that_was_fixed_when_it_was_opened() -> None:
    """An update between opening and start must not change the content."""
    definition = registry.definition("neom")
    files = {**definition.default_pack().files}
    row = "4,Townhouses,1,1,Residential,0,0,2,2,,,0,0,,,rulebook"
    assert row in files["tiles.csv"]
    files["tiles.csv"] = files["tiles.csv"].replace(row, row.replace("0,0,2,2", "0,0,3,2"))
    other = definition.remember_pack(files)
    assert other.hash != NEOM
    host = FairHost(neom(2), SERVER_SEED.replace(NEOM, other.hash)).finish()

    assert Record(forks.record(host.table)).head.content == other.hash
    assert failed(verify(forks.record(host.table))) == ""


def test_a_share_that_was_left_out_is_detected(record: str) -> None:
    assert failed(verify(record, Noted(share="ab" * 32))) == "verify-lost-share"


def test_changed_options_and_tables_are_detected(record: str) -> None:
    beginner = with_proof(record, lambda proof: proof.update(options={"variant": "beginner"}))
    moved = with_proof(record, lambda proof: proof.update(table="other", commitment=commitment("other", SERVER_SEED)))

    assert failed(verify(beginner)) == failed(verify(moved)) == "verify-bad-seed"


def test_an_edited_record_is_detected(record: str) -> None:
    assert failed(verify(record.replace('"seat": 1', '"seat": 0', 1))) == "record-edited"


def test_a_changed_answer_is_detected(record: str) -> None:
    """Every single answer is changed to every other option that was possible there."""
    lines, tried = record.splitlines(), 0
    definition = FairHost(neom(2)).table.definition
    game = definition.restart(Record(record).head, definition.replay(record))
    for at, line in enumerate(lines[1:-1], start=1):
        act = json.loads(line)
        for option in game.options(act["seat"]):
            if option != act["option"] and tried < 40:
                tried += 1
                changed = json.dumps({**act, "option": option})
                forged = resealed([*lines[:at], changed, *lines[at + 1 :]])
                assert failed(verify(forged)) in ("verify-bad-replay", "verify-bad-transcript")
        game.play(act["seat"], act["option"])
    assert tried == 40


@pytest.mark.parametrize("seat", [0, 1])
def test_a_changed_card_is_detected(seat: int) -> None:
    """A server that deals another tile than the seed gives cannot hide it."""
    host = FairHost(neom(2)).share_all()
    host.command(PEOPLE[0], Start(host.id()))
    game = host.table.game
    assert isinstance(game, NeomGame)
    packs = [list(pack) for pack in game.s.packs]
    packs[0][0], packs[1][0] = packs[1][0], packs[0][0]
    game.s.packs = tuple([tuple(pack) for pack in packs])
    game.anchor = game.s.copy()
    while host.table.status == "playing":
        host.answer(game.deciders[0])

    assert failed(verify(forks.record(host.table))) in ("verify-bad-replay", "verify-bad-transcript")


@pytest.mark.parametrize("plan", [neom(1), new_angeles(4)])
def test_other_games_are_verified(plan: Plan) -> None:
    assert verify(forks.record(FairHost(plan).finish().table))[-1].is_good


def test_records_without_a_proof_prove_nothing() -> None:
    host = Host(neom(2)).start()
    while host.table.status == "playing":
        assert host.table.game is not None
        host.answer(host.table.game.deciders[0])

    assert failed(verify(forks.record(host.table))) == "verify-no-proof"
    assert failed(verify("nothing")) == "bad-record"


def test_a_table_that_was_created_without_a_registry_has_no_seed() -> None:
    assert create_table("ann", "Ann", neom(2)).server_seed == ""
