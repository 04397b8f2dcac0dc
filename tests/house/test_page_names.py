"""Outside `web/src/games`, the page knows no game: it names no game, card, tile or prompt."""

import csv
import random
import re
from collections.abc import Iterator
from pathlib import Path

from neopolis import neom, new_angeles
from neopolis.engine.playable import PlayedGame

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "neopolis" / "games"
NAMED = ("name", "slug")  # the columns of a content file that name a card, a tile, a district ...
STRING = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`\n]*)`')


def page_files() -> list[Path]:
    """Hand-written files of the page outside of the games' folder."""
    files = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]
    written = [path for path in files if not path.name.endswith((".gen.ts", ".test.ts"))]
    return [path for path in written if PAGE / "games" not in path.parents]


def game_names() -> set[str]:
    folders = {path.name for path in GAMES.iterdir() if (path / "content").is_dir()}
    words = {name.replace("_", " ") for name in folders}
    return folders | {name.replace("_", "-") for name in folders} | {word.title() for word in words} | {"NEOM"}


def content_names() -> set[str]:
    """The names of cards, tiles, districts and so on of all games."""
    found: set[str] = set()
    for path in GAMES.glob("*/content/*.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                found |= {row[column] for column in NAMED if row.get(column)}
    return found


def prompts() -> set[str]:
    """The prompts of a few random games."""
    found: set[str] = set()
    chance = random.Random(1)
    tables: list[PlayedGame] = [
        *[neom.start(seats=seats, seed=seats) for seats in (1, 2, 3, 5)],
        *[new_angeles.start(seats=seats, seed=seats) for seats in (4, 5, 6)],
    ]
    for game in tables:
        while not game.over:
            seat = game.deciders[0]
            decision = game.decision(seat)
            found.add(decision.prompt)
            game.play(seat, chance.choice(decision.options))
    return found


def strings(text: str) -> Iterator[str]:
    for groups in STRING.findall(text):
        yield from filter(None, groups)


def test_no_game_is_named() -> None:
    """No game is named, neither in code nor in comments."""
    pattern = re.compile("|".join([rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in game_names()]))
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in page_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]

    assert page_files()
    assert not wrong, "\n".join(wrong)


def test_no_game_is_imported() -> None:
    """Pages import only the registry, the types it uses, and modules that all games share."""
    shared = {path.stem.removesuffix(".svelte") for path in (PAGE / "games").iterdir() if path.is_file()}
    wrong = []
    for path in page_files():
        for target in re.findall(r'(?:from |import\()"[./]+/games/([\w./-]+)"', path.read_text(encoding="utf-8")):
            if target.removesuffix(".svelte") not in shared:
                wrong.append(f"{path.relative_to(ROOT)} imports games/{target}")

    assert {"registry", "context"} <= shared
    assert not wrong, "\n".join(wrong)


def test_no_card_tile_or_prompt_is_named() -> None:
    """A name of one word may be an ordinary word, so it counts only as a whole string; longer names count anywhere."""
    names = content_names()
    asked = prompts()
    long = re.compile("|".join([re.escape(name) for name in names if " " in name]))
    wrong = []
    for path in page_files():
        text = path.read_text(encoding="utf-8")
        told = [one for one in strings(text) if one in names or one in asked] + long.findall(text)
        wrong += [f"{path.relative_to(ROOT)}: {one}" for one in told]

    assert len(names) > 250 and len(asked) > 30
    assert not wrong, "\n".join(wrong)
