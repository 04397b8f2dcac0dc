"""The recipes of CONTRIBUTING.md, and carrying them out.

A step of a recipe is a numbered line that begins with the path of a file, and the block of code after it: a `new` file,
lines to `append`, or a `diff`.
"""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
STEP = re.compile(r"^\d+\. `([^`]+)`:[^\n]*\n\n```(\w+) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGE = "src/neopolis/text/locales/de"  # the folder that the recipe for a language creates


class Step(NamedTuple):
    """A file, and what to do with it."""

    path: str
    verb: str
    text: str


def section(recipe: str) -> str:
    """A recipe as it stands in CONTRIBUTING.md."""
    found = re.search(rf"^## {recipe}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, recipe
    return found[1]


def steps(recipe: str) -> list[Step]:
    found = STEP.findall(section(recipe))
    return [Step(path, "diff" if language == "diff" else verb, text) for path, language, verb, text in found]


def carry_out(step: Step, root: Path) -> None:
    """Change a file as a step says."""
    file = root / step.path
    if step.verb == "new":
        assert not file.exists(), step.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(step.text, encoding="utf-8")
        return
    before = file.read_text(encoding="utf-8")
    if step.verb == "append":
        gap = "\n\n" if step.path.endswith(".py") else ""
        file.write_text(before + gap + step.text, encoding="utf-8")
    else:
        assert step.verb == "diff", step.verb
        file.write_text(patched(before, step.text.splitlines()), encoding="utf-8")


def patched(text: str, diff: list[str]) -> str:
    """The text after a diff. Its kept and removed lines must be in the text, together and only once."""
    old = "\n".join([line[1:] for line in diff if not line.startswith("+")])
    new = "\n".join([line[1:] for line in diff if not line.startswith("-")])
    assert f"\n{text}".count(f"\n{old}\n") == 1, old
    return f"\n{text}".replace(f"\n{old}\n", f"\n{new}\n")[1:]
