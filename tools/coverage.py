"""Which code implements a rule, which test checks it, and how many mistakes in the code the tests notice.

It reads rule numbers from docs, code and tests, and the results of `tools/mutate.py`.

Run as a program it writes `docs/rules/coverage.md`; `tests/house/test_citations.py` uses the rest.
"""

import ast
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "neopolis"
TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
RULINGS = ROOT / "docs" / "rulings.md"
COVERAGE = RULES / "coverage.md"
MUTANTS = RULES / "mutants.json"  # written by `tools/mutate.py`
BOOKS = {"NEOM": RULES / "neom.md", "NA": RULES / "new-angeles.md"}
PARTS = {"NEOM": "NEOM", "NA": "New Angeles", "R": "Rulings"}  # parts of coverage.md, by words before rules

INTRODUCTION = (
    "Written by `make coverage`.",
    "",
    "A mutant is the code with one mistake put in by `make mutate`. The last column says how many mutants of a rule's",
    "code the rule's tests catch, as of the last run. [mutants.md](mutants.md) lists the others with reasons.",
)

CITATION = re.compile(rf"\b(?:({'|'.join(BOOKS)}) (\d+(?:\.\d+)?(?:, \d+\.\d+)*)|(R-\d+))")

Places = dict[str, list[str]]  # rule number -> where it is cited


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def numbers(text: str) -> Iterator[str]:
    """The rules cited in a text: "NEOM 5.6, 5.7" cites two."""
    for book, paragraphs, ruling in CITATION.findall(text):
        if ruling:
            yield ruling
        else:
            yield from (f"{book} {paragraph}" for paragraph in paragraphs.split(", "))


def rules() -> list[str]:
    """Every paragraph and every ruling, in the order of the docs."""
    paragraphs = [
        f"{book} {number}"
        for book, path in BOOKS.items()
        for number in re.findall(r"^\*\*(\d+\.\d+)\*\* ", read(path), re.M)
    ]
    return paragraphs + re.findall(r"^## (R-\d+)\b", read(RULINGS), re.M)


def section(number: str) -> str:
    """The section of a paragraph: "NA 16" for "NA 16.3". A ruling is its own section."""
    return number.split(".")[0]


def reasons() -> dict[str, str]:
    """Why a rule has no test, by paragraph, ruling or whole section."""
    return dict(re.findall(r"^(\S+(?: [\d.]+)?): (\S.*)", read(RULES / "untested.md"), re.M))


def reason(number: str, untested: dict[str, str]) -> str:
    """Why this paragraph or ruling has no test: its own reason, or that of its section; "" if there is none."""
    return untested.get(number) or untested.get(section(number), "")


def covered_by(excused: str) -> list[str]:
    """All paragraphs and rulings in `excused`, which is a paragraph, a ruling or a section."""
    return [number for number in rules() if excused in (number, section(number))]


def owners(text: str, tree: ast.Module) -> list[str]:
    """For each line, counted from 1, the dotted name of the innermost function or class around it."""
    names = [""] * (len(text.splitlines()) + 1)

    def enter(node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):  # an expression contains no function with a name
                continue
            inner = outer
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{outer}.{child.name}".lstrip(".")
                first = min(part.lineno for part in [child, *child.decorator_list])
                for line in range(first, (child.end_lineno or first) + 1):
                    names[line] = inner
            enter(child, inner)

    enter(tree, "")
    return names


@cache
def cited_in_code() -> Places:
    """Rules named in docstrings, other strings and comments, with the functions, classes or modules that name them."""
    places: Places = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        text, module = read(path), ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        if not CITATION.search(text):  # parsing takes long
            continue
        for owner, line in zip(owners(text, ast.parse(text))[1:], text.splitlines(), strict=True):
            for number in numbers(line):
                note(places, number, f"{module.removesuffix('.__init__')}.{owner}".rstrip("."))
    return places


@cache
def cited_in_tests() -> Places:
    """Rules named in `pytest.mark.rule(...)`, with the tests that have the mark."""
    places: Places = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        text, file = read(path), path.relative_to(TESTS).as_posix()
        if "mark.rule" not in text:  # parsing takes long
            continue
        tree = ast.parse(text)
        names = owners(text, tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node.func):
                for number in node.args:
                    note(places, ast.literal_eval(number), f"{file}::{names[node.lineno]}".rstrip(":"))
    return places


def is_mark(function: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`."""
    return (
        isinstance(function, ast.Attribute) and function.attr == "rule" and ast.unparse(function) == "pytest.mark.rule"
    )


def note(places: Places, number: str, place: str) -> None:
    if place not in places[number]:
        places[number].append(place)


def mutant_counts() -> tuple[Counter[str], Counter[str]]:
    """How many mutants of the code of each rule were made, and how many were caught. A rule may be a whole section."""
    made: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    for result in (json.loads(read(MUTANTS)) if MUTANTS.exists() else {}).values():
        for number in result["rules"]:
            made[number] += result["made"]
            caught[number] += result["made"] - len(result["survivors"]) - len(result["elsewhere"])
    return made, caught


def table() -> str:
    code, tests, untested = cited_in_code(), cited_in_tests(), reasons()
    made, caught = mutant_counts()
    lines = ["# Rules, the code that carries them, and their tests", "", *INTRODUCTION]
    for word, title in PARTS.items():
        lines += ["", f"## {title}", "", "| rule | code | tests | mutants |", "|---|---|---|---|"]
        for number in [one for one in rules() if re.match(rf"{word}\b", one)]:
            tested = cell(tests[number]) or f"none: {reason(number, untested) or '?'}"
            mutants = f"{caught[number]} of {made[number]}" if made[number] else ""
            lines.append(f"| {number} | {cell(code[number])} | {tested} | {mutants} |")
    return "\n".join(lines) + "\n"


def cell(places: list[str]) -> str:
    return "<br>".join(f"`{place}`" for place in places)


def write() -> None:
    COVERAGE.write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    write()
