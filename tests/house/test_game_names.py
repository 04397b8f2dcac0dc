"""Nothing outside a game's own folder names a game, a card, a tile or a prompt."""

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from neopolis.games import registry

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "neopolis"
PUBLIC = {SOURCES / "neom.py", SOURCES / "new_angeles.py", SOURCES / "__init__.py"}  # the games' public names
GAMES = SOURCES / "games"
FILES = [path for path in sorted(SOURCES.rglob("*.py")) if path not in PUBLIC and not path.is_relative_to(GAMES)]
PROMPTED = re.compile(r"""(?:prompt\w*|PROMPT\w*) *(?:==|in|!=)""")


@cache
def game_names() -> re.Pattern[str]:
    """Names of games, and words made with them: neom, NEOM, NeomGame, new-angeles, New Angeles, na_view."""
    spellings: set[str] = set()
    for name in registry.names():
        spellings |= {name, name.replace("-", "_"), name.replace("-", " "), name.replace("-", "")}
    alternatives = "|".join(sorted(spellings, key=len, reverse=True))
    return re.compile(rf"(?<![a-zA-Z])(?:(?i:{alternatives})(?![a-z])|(?i:na)(?![a-zA-Z]))")


@cache
def printed_names() -> frozenset[str]:
    """Names of cards and tiles, as they are printed and as Python or Fluent would write them."""
    found: set[str] = set()
    for definition in registry.definitions():
        for text in definition.default_pack().files.values():
            for row in text.splitlines()[1:]:
                found |= {cell.strip('"') for cell in re.findall(r'"[^"]*"|[^,]+', row)}
    names = {name for name in found if len(name) > 8 and re.fullmatch(r"[A-Z][\w .'/-]+", name)}
    return frozenset(names | {re.sub(r"\W+", "_", name.lower()) for name in names})


def words(path: Path) -> Iterator[tuple[int, str]]:
    """Every name, string and comment of a file, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            yield token.start[0], token.string


def test_no_game_is_named() -> None:
    named = [
        f"{path}:{line}: {text[:80]}"
        for path in FILES
        if game_names().search(path.read_text(encoding="utf-8"))  # finding the words of a file takes long
        for line, text in words(path)
        if game_names().search(text)
    ]

    assert not named, "\n".join(named)


def test_no_card_or_tile_is_named() -> None:
    named = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        known = [name for name in printed_names() if name in text]
        named += [
            f"{path}:{line}: {name}"
            for line, word in (words(path) if known else ())
            for name in known
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", word)
        ]

    assert not named, "\n".join(named)


def test_no_prompt_is_compared() -> None:
    """Code outside of games never checks which question it is."""
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if PROMPTED.search(line) and re.search(r"""["'][a-z-]+["']""", line)
    ]

    assert not found, "\n".join(found)


def test_the_names_are_found() -> None:
    """Names of games and things are found; without any, the tests above could not fail."""
    assert {"neom", "new-angeles"} <= set(registry.names())
    assert len(printed_names()) > 200 and "chief_gorman" in printed_names()
    assert game_names().search("NeomGame") and game_names().search("a game of New Angeles")
    assert not game_names().search("a renamed name")
