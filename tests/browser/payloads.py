"""A thousand texts that a careless page would run or load as code. Most would call `hasRun()` or open a dialog.

They are made from two files in `payloads/`, and none is too long for a chat message. `SHORT` has others that are short
enough for names.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

FOLDER = Path(__file__).parent / "payloads"
BREAKS = ["", '">', "'>", "-->", "</script>", "</style>", "</title>", "</textarea>", "]]>", "`>", '\\">', '"/>']
CALLS = [
    "hasRun()", "hasRun`1`", "top.hasRun()", "window['hasRun'](1)", "eval('hasRun()')", "setTimeout(hasRun)",
    "alert(1)", "confirm`1`",
]  # fmt: skip


def lines(name: str) -> list[str]:
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()


SHORT = lines("names.txt")


def payloads(count: int = 1000) -> list[str]:
    """`count` different payloads: all templates, and a selection spread evenly over all other payloads."""
    templates = list(dict.fromkeys([text.replace("{run}", CALLS[0]) for text in lines("templates.txt")]))
    made = [start + tag.replace("{run}", call) for call, start in product(CALLS, BREAKS) for tag in lines("tags.txt")]
    rest = list(dict.fromkeys(made))
    wanted = count - len(templates)
    return templates + [rest[place * len(rest) // wanted] for place in range(wanted)]
