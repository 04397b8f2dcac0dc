"""Whole games in two languages: the game is the same, and Polish readers get nothing in English."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded
from neopolis.games.neom.ids import THINGS as NEOM_THINGS
from neopolis.games.new_angeles.bots.random_side_action import random_side_action
from neopolis.games.new_angeles.ids import AMOUNT
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Plan, TookSideAction
from neopolis.server.table.server_messages import Update
from neopolis.text.catalog import catalog
from neopolis.text.messages import language, languages, use_language
from tests.games.neom.random_games import Chance
from tests.server.table.framed import hint, ledger
from tests.server.table.host import PEOPLE, Host, neom, new_angeles
from tests.server.table.test_secrecy import step
from tests.sizes import Size

UPDATE = msgspec.json.Decoder(Update)
PLANS = [neom(1), neom(3), new_angeles(4)]
IDS = [f"{plan.game}-{plan.seats}" for plan in PLANS]


class Names:
    """The names that are the same in both languages, and the English names that have a translation, as patterns."""

    def __init__(self) -> None:
        english, polish = catalog("en"), catalog("pl")
        codes = [f"{code}.name" for code in polish.sources if polish.has(f"{code}.name")]
        names = {english.render(code, {}): polish.render(code, {}) for code in codes}
        same = sorted([name for name, other in names.items() if name == other], key=len, reverse=True)
        # Parts that are the same in both languages: some names, players, numbers, cells and symbols.
        meant = [*map(re.escape, same), r"\{\d\}", r"\b[a-e][1-5]\b", r"\b\d+[a-f]{0,2}\b"]
        self.meant = re.compile("|".join(meant))
        # Long English names that have a translation must not appear in a Polish text.
        others = [re.escape(name) for name in names if len(name) > 4 and name not in same]
        self.foreign = re.compile(r"\b(" + "|".join(others) + r")\b")


@pytest.fixture(scope="module")
def names() -> Names:
    return Names()


ALIKE = ("+1 L-Coin", "−1 L-Coin")  # one L-Coin has the same name in both languages


def is_alike(text: str, names: Names) -> bool:
    """Whether a text can be the same in English and in Polish."""
    return not re.search(r"\w", names.meant.sub("", text))


def texts(update: Update) -> Iterator[str]:
    """All texts for people in an update."""
    if update.decision is not None:
        yield update.decision.question
        for option in [*update.decision.options, *update.decision.blocked]:
            yield option.text
            if (shown := hint(option)) is not None:
                yield from (shown.hindrance, shown.blocked)
                yield from [part for one in shown.bought for part in (one.good, one.source)]
    if update.history is not None:
        yield from [event.text for event in update.history.events]
        yield from [event.cause for event in update.history.events]
        facts = [fact.text for event in update.history.events for fact in event.facts]
        yield from [fact for fact in facts if fact not in ALIKE]
    if update.lane is not None:
        yield from ledger(update).promises
        yield from [part for one in ledger(update).proposals for part in (one.gives, one.wants, one.text)]


def bare(update: Update) -> object:
    """The rest of an update, which does not depend on the language."""
    plain = msgspec.json.decode(msgspec.json.encode(update))
    plain.pop("lane", None)
    for event in plain.get("history", {}).get("events", ()):
        event.pop("text")
        event.pop("cause", None)
        for part in [*event.get("named", ()), *event.get("facts", ())]:
            part.pop("text")
    decision = plain.get("decision", {})
    decision.pop("question", None)
    for option in [*decision.get("options", ()), *decision.get("blocked", ())]:
        option.pop("text")
        for name in ("hindrance", "blocked"):
            option.get("hint", {}).pop(name, None)
        for one in option.get("hint", {}).get("bought", ()):
            one.pop("good"), one.pop("from")
    return plain


class Pair:
    """Two sockets of one person, one in each language, and everything they were sent."""

    def __init__(self, host: Host, person: str) -> None:
        self.frame_diffs = [FrameDiff(host.table, person, language=one) for one in languages()]
        self.seen: list[tuple[str, str]] = []

    def watch(self) -> None:
        frames = [frame_diff.frame() for frame_diff in self.frame_diffs]
        if frames[0] is None or frames[1] is None:
            assert frames == [None, None]
            return
        english, polish = [UPDATE.decode(frame) for frame in frames if frame is not None]
        assert bare(english) == bare(polish)
        self.seen += zip(texts(english), texts(polish), strict=True)


def refusals(host: Host, number: int) -> list[tuple[str, str]]:
    """The refusals, in each language, of answers that are not options of the current question."""
    game = host.table.game
    assert game is not None
    found: list[tuple[str, ...]] = []
    seat = game.deciders[0]
    for option in range(number % 5, NEOM_THINGS if host.table.plan.game == "neom" else AMOUNT + 60, 5):
        said: list[str] = []
        for one in languages():
            with use_language(one):
                try:
                    game.text(seat, option)
                except Refused as refused:
                    said.append(refused.message)
        found.append(tuple(said))
    return [(said[0], said[1]) for said in found if said]


@pytest.mark.parametrize("plan", PLANS, ids=IDS)
def test_a_whole_game_in_polish(plan: Plan, names: Names, size: Size) -> None:
    """Questions, options, hints, events, trades and refusals: none is in English, and everything else is the same."""
    chance = Chance(3)
    host = Host(plan).start(5)
    pairs = [Pair(host, person) for person in [*PEOPLE[: plan.seats], ""]]
    seen: set[tuple[str, str]] = set()
    for number in range(3_000):
        if host.table.status == "over":
            break
        step(host, chance)
        if host.table.status == "over":
            continue
        if number % size(quick=20, normal=4) == 0:
            seen |= set(refusals(host, number // 4))
        speaker = chance.below(plan.seats)
        row = None
        if plan.game == "new-angeles":
            row = random_side_action(host.city.s, speaker, Dice(seeded(host.now)))
        if row is not None:
            host.store(host.person(speaker), host.id(), TookSideAction(speaker, row))
        for pair in size(quick=[pairs[number % len(pairs)]], normal=pairs):
            pair.watch()
    seen |= {said for pair in pairs for said in pair.seen}

    assert host.table.status == "over"
    assert len(seen) > size(quick=100, normal=150)
    assert [english for english, polish in seen if english == polish and not is_alike(english, names)] == []
    assert [polish for english, polish in seen if english != polish and names.foreign.search(polish)] == []


def test_english_is_spoken_unless_asked_otherwise() -> None:
    """English is the default, and making a frame in another language does not change the current language."""
    host = Host(neom(3)).start()
    with use_language("pl"):
        english = UPDATE.decode(FrameDiff(host.table, "ann").full())

        assert language() == "pl"
    assert english.decision is not None and english.decision.question.startswith("Keep one Cornerstone")
    assert language() == "en"


def test_a_table_that_cannot_be_read_says_so_in_each_language() -> None:
    """Each reader gets the reason in their own language, not in that of the command that made the table unreadable."""
    host = Host(neom(2)).gather()
    with use_language("pl"):
        host.table.data.fault = ("table-content", {})
        host.table.data.status = "unreadable"
    seen = [UPDATE.decode(FrameDiff(host.table, "ann", language=one).full()).table for one in languages()]

    assert [frame.why.split()[:2] for frame in seen if frame] == [["The", "game"], ["Gra", "zaczęła"]]
