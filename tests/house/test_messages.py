"""Every message exists in both languages, is used, and gets the arguments it needs.

The page's messages (`page.ftl`) are checked by the types that are generated for it; here only their translation is.
"""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from neopolis.text.messages import slug
from tests.house.syntax import syntax_nodes

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "neopolis"
LOCALES = SOURCES / "text" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}

# Functions that render a message, each with the prefixes that it may put before the id.
MAKERS = {"message": ("",), "has_message": ("",), "Refused": ("",), "words": ("cli-", "lab-"), "has_words": ("cli-",)}
PREFIXES = ("", "cli-", "lab-", "na-", "cli-na-", "lab-na-")  # every prefix that a function adds to an id
HOLE = "\0"  # stands for the variable part of an f-string


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A part of a Fluent file and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


@cache
def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """The patterns of a file's messages, by "id" or "id.attribute"."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            sign = "-" if isinstance(entry, ftl.Term) else ""
            if entry.value:
                found[f"{sign}{entry.id.name}"] = entry.value
            found |= {f"{sign}{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


@cache
def messages(language: str = "en") -> dict[str, ftl.Pattern]:
    """All messages that Python code uses."""
    return {code: one for file in FILES if file != "page.ftl" for code, one in patterns(language, file).items()}


@cache
def referred() -> set[str]:
    """The messages that others refer to, in any language."""
    return {code for language in PLURALS for one in messages(language).values() for code in references(one)}


def variables(language: str, pattern: ftl.Pattern) -> set[str]:
    """The arguments of a message, including those of the messages it refers to."""
    own = {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}
    known = messages(language)
    return own.union(*[variables(language, known[code]) for code in references(pattern) if code in known])


def references(pattern: ftl.Pattern) -> set[str]:
    """The messages that a message refers to."""
    found = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.MessageReference):
            found.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
    return found


def source_nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Every node of our Python code, with its file."""
    for path in SOURCES.rglob("*.py"):
        for node in syntax_nodes(path):
            yield path, node


def skeleton(node: ast.expr) -> str | None:
    """The text of a literal, or of an f-string with HOLE for each value; None for other code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values])
    return None


def calls() -> Iterator[tuple[str, tuple[str, ...], ast.Call]]:
    """For every call with a literal id: the place, the possible ids, and the call."""
    for path, node in source_nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS and node.args:
            code = skeleton(node.args[0])
            if code is not None and HOLE not in code:
                where = f"{path.relative_to(SOURCES)}:{node.lineno}"
                yield where, tuple([before + code for before in MAKERS[node.func.id]]), node


def given(call: ast.Call) -> set[str] | None:
    """The arguments that a call supplies; None if they are not all visible in it."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    if isinstance(call.func, ast.Name) and call.func.id == "message" and len(call.args) > 1:
        parameters = call.args[1]
        if not isinstance(parameters, ast.Dict) or None in parameters.keys:
            return None
        names |= {key.value for key in parameters.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return names


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, polish = patterns("en", file), patterns("pl", file)

    # English names of things are in the content packs, not in messages.
    missing = [code for code in english.keys() ^ polish.keys() if not code.endswith(".name")]
    assert not missing, missing
    # Messages used inside others may need different arguments in each language, because of its grammar.
    for code in (english.keys() & polish.keys()) - referred():
        assert variables("en", english[code]) == variables("pl", polish[code]), f"{code}: the arguments differ"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_plural_forms_are_complete(language: str) -> None:
    """A choice by number that shows the number has all plural forms of the language, or none."""
    wrong = []
    for file in FILES:
        for code, pattern in patterns(language, file).items():
            for node in nodes(pattern):
                if isinstance(node, ftl.SelectExpression) and shows_its_number(node):
                    keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
                    if keys & {"one", "few"} and not PLURALS[language] <= keys:
                        wrong.append(f"{file}: {code} has only {sorted(keys)}")
    assert not wrong, "\n".join(wrong)


def shows_its_number(choice: ftl.SelectExpression) -> bool:
    number = choice.selector.id.name if isinstance(choice.selector, ftl.VariableReference) else ""
    shown = {node.id.name for node in nodes(choice.variants) if isinstance(node, ftl.VariableReference)}
    return number in shown


def test_every_id_that_is_used_exists() -> None:
    missing = [f"{where}: {codes[0]}" for where, codes, _ in calls() if not any(code in messages() for code in codes)]

    assert not missing, "\n".join(missing)


def test_every_argument_is_supplied() -> None:
    missing = []
    for where, codes, call in calls():
        names = given(call)
        if names is None or not isinstance(call.func, ast.Name) or call.func.id.startswith("has_"):
            continue
        needed = [variables("en", messages()[code]) for code in codes if code in messages()]
        if needed and not any(names >= asked for asked in needed):
            missing.append(f"{where}: {codes[0]} needs {sorted(needed[0] - names)}")

    assert not missing, "\n".join(missing)


def test_every_message_is_used() -> None:
    """Every message is used by a literal id, by a matching f-string, by another message, or as the name of a thing."""
    literals, shapes = texts_in_code()
    used = {before + one for one in literals for before in PREFIXES}
    telling = [before + one for one in shapes for before in PREFIXES if len(one.replace(HOLE, "")) > len("na-")]
    fits = re.compile("|".join([re.escape(one).replace(HOLE, r"[\w-]+") for one in telling]))
    names = {slug(name) for name in names_of_things()}
    unused = [
        code
        for code in messages()
        if code not in referred() | used
        and not (code.endswith(".name") and code.removesuffix(".name") in names)
        and not fits.fullmatch(code)
    ]

    assert not unused, "\n".join(unused)


def texts_in_code() -> tuple[set[str], set[str]]:
    """Every literal in the code that could be an id, and every f-string that could make one."""
    literals: set[str] = set()
    shapes: set[str] = set()
    for _, node in source_nodes():
        text = skeleton(node) if isinstance(node, ast.expr) else None
        if text is not None and re.fullmatch(rf"[\w.{HOLE}-]+", text):
            (shapes if HOLE in text else literals).add(text)
    return literals, shapes - {before + HOLE for before in PREFIXES}


def names_of_things() -> set[str]:
    """Every text in the code and every cell of the content packs."""
    found = {skeleton(node) or "" for _, node in source_nodes() if isinstance(node, ast.expr)}
    for path in SOURCES.rglob("*.csv"):
        with path.open(encoding="utf-8") as file:
            found.update(*csv.reader(file))
    return found
