"""What `tools/mutate.py` found, by unit, and the mutants that no test catches, with the reasons that people gave."""

import hashlib
import json
import re
from pathlib import Path
from typing import TypedDict

from tools import coverage

SURVIVORS = coverage.RULES / "mutants.md"
INTRODUCTION = """# Mutants that no test catches

`make mutate` puts one mistake at a time into the code of a rule and runs the tests that cite the rule.
These mistakes went unnoticed. Each has a reason below it. If there is none yet, a `?` stands there:
write a test that fails, or say why there is no difference that a test could see.
`make mutate` keeps the reasons, adds new mutants and removes those that are caught.
"""
NO_REASON = "?"


class Result(TypedDict):
    """What became of a unit's mutants."""

    digest: str  # of the unit
    tests: str  # digest of the files with its tests
    rules: list[str]
    made: int
    elsewhere: dict[str, str]  # mutants that only tests of other rules notice, and such a test for each
    survivors: list[str]


Results = dict[str, Result]  # by the unit's name
Reasons = dict[tuple[str, str], str]  # by the unit's name and the mutant


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def read_results(path: Path = coverage.MUTANTS) -> Results:
    found: Results = json.loads(coverage.read(path)) if path.exists() else {}
    return found


def write_results(results: Results) -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(results[name], ensure_ascii=False)}" for name in sorted(results)]
    scratch = coverage.MUTANTS.with_suffix(".new")
    scratch.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    scratch.replace(coverage.MUTANTS)  # a run that is stopped leaves the old file or the new one


def write_documents(results: Results, known: set[str]) -> None:
    """Drop the results of units that no longer exist, and write the two documents that show the others."""
    left = {name: results[name] for name in sorted(known & results.keys())}
    write_results(left)
    SURVIVORS.write_text(survivors(left, read_reasons()), encoding="utf-8")
    coverage.write()


def read_reasons(path: Path = SURVIVORS) -> Reasons:
    found: Reasons = {}
    unit = ""
    for heading, mutant, reason in re.findall(
        r"^## (\S+)$|^- `(.+)`\n  (.+)$", coverage.read(path) if path.exists() else "", re.M
    ):
        unit = heading or unit
        if mutant:
            found[unit, mutant] = reason
    return found


def survivors(results: Results, reasons: Reasons) -> str:
    """The document with all mutants that no test of their rules catches, even if tests of other rules do."""
    parts = [INTRODUCTION]
    for name, result in results.items():
        lines = [f"- `{mutant}`\n  {reasons.get((name, mutant), NO_REASON)}" for mutant in result["survivors"]]
        lines += [
            f"- `{mutant}`\n  Noticed by `{test}`, which cites other rules."
            for mutant, test in result["elsewhere"].items()
        ]
        parts += [f"## {name}\n\n" + "\n".join(lines) + "\n"] if lines else []
    return "\n".join(parts)
