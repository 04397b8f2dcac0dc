"""Over whole games, the page of a seat never contains the name of a tile or card that its view does not show.

All texts and attributes of the page are kept at each question, and compared with the view, which is computed later
from the server's log, at the point where the question was answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from neopolis.client import ClientState
from neopolis.client.reconnecting_socket import DECODER
from neopolis.games import neom, new_angeles
from neopolis.games.neom.text.page_content import neom_content
from neopolis.games.new_angeles.ids import ASSET, EVENT, INVESTMENT
from neopolis.games.new_angeles.text.page_content import new_angeles_content
from neopolis.server.table import opening
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Answered, Entry, Sat
from neopolis.server.table.server_messages import Update
from neopolis.server.table.table import Table
from tests.browser.conftest import Invite
from tests.browser.deals import game_seed
from tests.browser.person import Person
from tests.browser.playing import SHORT, Standing, at_random, play_through
from tests.browser.test_polish import page_words
from tests.server.http.running import Running
from tests.server.soak.ledger import logs_of

SEAT = 0
# Returns all text and all attributes of a page, and everything that it has stored in the browser.
ALL = """
() => {
  const parts = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType !== Node.ELEMENT_NODE) parts.push(node.nodeValue);
    else for (const { value } of node.attributes) parts.push(value);
  }
  return [...parts, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join("\\n");
}
"""

Json = dict[str, object]


class Thing(NamedTuple):
    """A tile or card with the text printed on it, which may name other things."""

    name: str
    text: str


class Names:
    """Finds names in texts, the longest first, so that a short name is not found within a long one."""

    def __init__(self, things: dict[int, Thing]) -> None:
        self.things = things
        self._names = sorted({thing.name for thing in things.values()}, key=len, reverse=True)

    def within(self, text: str) -> set[str]:
        """The names that a text contains as whole words; of two at the same position, the longer one."""
        found = [name for name in self._names if name in text]
        pattern = "|".join([re.escape(name) for name in found])
        return set(re.findall(rf"(?<!\w)(?:{pattern})(?!\w)", text)) if found else set()

    def printed(self, numbers: set[int]) -> str:
        """All texts printed on these things."""
        return "\n".join([f"{self.things[one].name}\n{self.things[one].text}" for one in numbers if one in self.things])


def neom_things() -> dict[int, Thing]:
    tiles = neom_content(neom.default_pack()).tiles
    return {tile.number: Thing(tile.name, f"{msgspec.to_builtins(tile)}") for tile in tiles}


def new_angeles_things() -> dict[int, Thing]:
    """The cards of New Angeles. Rival cards have the names of corporations, which everybody sees."""
    cards = [card for card in new_angeles_content(new_angeles.default_pack()).cards if card.kind != "rival"]
    return {card.thing: Thing(card.name, f"{msgspec.to_builtins(card)}") for card in cards}


def numbers(found: object) -> Iterator[int]:
    """All whole numbers in a JSON value, at any depth."""
    if isinstance(found, int):
        yield found
    elif isinstance(found, list | tuple):
        for one in found:
            yield from numbers(one)
    elif isinstance(found, dict):
        for one in found.values():
            yield from numbers(one)


NEOM_PLACES = ["picks", "face_up", "discards", "passed", "unseen"]
NEOM_PLAYER = ["tiles", "cornerstones", "selected", "hand"]
CARDS = ["hand", "known_cards", "may_hold", "emergencies", "emergencies_face_up"]
DEAL = ["main", "counters", "main_cards", "counter_cards", "main_declared", "counter_declared"]


def seen_in_neom(view: Json) -> set[int]:
    """The numbers of the tiles that a view shows somewhere."""
    places = [view[name] for name in NEOM_PLACES]
    players = [player[name] for player in rows(view["players"]) for name in NEOM_PLAYER]
    return set(numbers([*places, *players]))


def seen_in_new_angeles(view: Json) -> set[int]:
    """The numbers of the cards that a view shows somewhere, as `CardContent.thing` has them."""
    players = rows(view["players"])
    deal = view["deal"]
    assert isinstance(deal, dict)
    found = set(numbers([*[player[name] for player in players for name in CARDS], *[deal[name] for name in DEAL]]))
    found |= set(numbers([view[name] for name in ("deck_cards", "discarded", "drawn", "picked")]))
    assets = [view["assets"], deal["revealed"], *[player["assets"] for player in players]]
    investments = [view["returned"], *[player["investment"] for player in players]]
    found |= {ASSET + one for one in numbers(assets) if one} | {INVESTMENT + one for one in numbers(investments) if one}
    return found | {EVENT + one for one in numbers([view["event"], view["events"], view["track"]]) if one}


def rows(found: object) -> list[Json]:
    assert isinstance(found, list)
    return found


GAMES = {"neom": (neom_things, seen_in_neom, 2), "new-angeles": (new_angeles_things, seen_in_new_angeles, 3)}


class Looks:
    """Collects everything that a page contains at each question."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, person: Person, standing: Standing) -> None:
        del standing
        self.texts.append(person.page.evaluate(ALL))


def moments(table: str, log: list[Entry]) -> Iterator[tuple[Json, str]]:
    """The seat's view, and all texts sent to it, right before each of its answers."""
    person = next(entry.person for entry in log if isinstance(entry.event, Sat) and entry.event.seat == SEAT)
    folded = Table(table)
    look = FrameDiff(folded, person)
    known = ClientState()
    for entry in log:
        if isinstance(entry.event, Answered) and entry.event.seat == SEAT:
            assert folded.game is not None
            view = msgspec.to_builtins(folded.game.view(SEAT))
            assert isinstance(view, dict)
            yield view, words_of(known)
        folded.apply(entry)
        if (frame := look.frame()) is not None:
            told = DECODER.decode(frame)
            assert isinstance(told, Update)
            known = known.after(told)


def words_of(seen: ClientState) -> str:
    """The texts sent to a seat so far, with its question."""
    decision = seen.decision
    options = [option.text for option in decision.options] if decision is not None else []
    question = decision.question if decision is not None else ""
    return "\n".join([*[event.text for event in seen.history], question, *options])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_ones_own_view(invite: Invite, site: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_seed", game_seed)  # the log is read again with the fixed shuffles of its server
    things, seen, bots = GAMES[game]
    names = Names(things())
    ada = invite().sign_in("Ada")
    links = ada.open(game, ["", *["random"] * bots])
    ada.go(links["player"] + "?now=1")
    looks = Looks()

    count = play_through(ada, at_random(f"secrets of {game}"), act=looks)

    log = logs_of(f"sqlite:///{site.data / 'neopolis.db'}")[links["id"]]
    words = names.within("\n".join(page_words("en").values()))
    everything = names.within(names.printed(set(names.things)))
    found = list(moments(links["id"], log))
    assert count == len(looks.texts) == len(found) > SHORT
    shown, hidden, known = 0, 0, set(words)
    for text, (view, told) in zip(looks.texts, found, strict=True):
        known |= names.within(told)
        allowed = known | names.within(names.printed(seen(view)))
        here = names.within(text)
        assert here <= allowed, f"{sorted(here - allowed)} at {view.get('generation', view.get('round'))}"
        shown += len(here)
        hidden += len(everything - allowed)
    assert shown > 10 * count and hidden > 10 * count, "there was nothing to be seen, or nothing to hide"
