"""Wrong versions of the code that implements rules, for `tools/mutate.py`.

A *unit* is a function, a method or a definition (a card, a script, a number) together with the rules it implements.
A *mutant* of it has one small mistake: a negated condition, a skipped statement, a number that is one too high.
"""

import ast
import csv
import types
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools import coverage
from tools.mutation_results import digest

GAMES = coverage.SOURCES / "games"
TILES = GAMES / "neom" / "content" / "tiles.csv"
# Modules that show, play, save or read a game implement no rule, except for the effects of tiles.
ABOUT_GAMES = {
    "bots",
    "terminal",
    "text",
    "summary",
    "content",
    "definition",
    "hints",
    "older_versions",
    "saving",
    "wire",
}
EFFECTS = GAMES / "neom" / "content" / "effects.py"

Function = ast.FunctionDef | ast.AsyncFunctionDef
Slot = tuple[ast.AST, str, int | None]  # a node's parent, the field it is in, and its place if that field is a list

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,  # for these, only the case of equality changes
}  # fmt: skip
EQUALITY = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # the opposite is the negation
NAMES = {"number", "rule", "rules", "ask", "bot_value", "bots_always_use"}  # not mutated: they affect no rule
NO_RULES = {
    "__init__",
    "prompt",
    "cites",
    "default",
    "finishes",
    "refusal",
}  # they make empty objects, or say how a question is shown
CONTEXT = 90  # characters: how much of the code a description shows


@dataclass
class Unit:
    """A function, method or definition, and the rules that it implements."""

    name: str  # like "games.neom.rules.city.City.without"
    path: Path
    tree: ast.Module  # of the whole file
    node: ast.stmt
    rules: tuple[str, ...]

    @property
    def module(self) -> str:
        return module_of(self.path)

    @property
    def inner_name(self) -> str:
        """Its name in the file, like "City.without"."""
        return f"neopolis.{self.name}".removeprefix(f"{self.module}.")

    @property
    def digest(self) -> str:
        """A hash that changes whenever the code, its rules or its mutants change."""
        lines = [ast.unparse(node) for node in code_lines(self.node)]
        return digest(f"{lines} {self.rules} {[mutant.text for mutant in mutants(self)]}")


class Mutant(NamedTuple):
    text: str  # the old and the new code
    slot: Slot
    new: ast.AST | None  # in place of the old node; None removes it


def code_lines(node: ast.stmt) -> list[ast.stmt]:
    """The statements of a function without its docstring; a definition itself."""
    return node.body[ast.get_docstring(node) is not None :] if isinstance(node, Function) else [node]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(coverage.SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")


# Units.


def units() -> list[Unit]:
    """All units of both games, by file and line."""
    paths = [path for path in sorted(GAMES.rglob("*.py")) if len(path.relative_to(GAMES).parts) > 1]
    rules_only = [
        path for path in paths if path == EFFECTS or not ABOUT_GAMES & {*path.relative_to(GAMES).with_suffix("").parts}
    ]
    return [unit for path in rules_only for unit in units_of(path, coverage.read(path))]


def units_of(path: Path, text: str) -> list[Unit]:
    """The units of a file. A unit that cites no rule implements those of its class, its users or its whole file."""
    tree, lines = ast.parse(text), text.splitlines()
    prefix = module_of(path).removeprefix("neopolis.")
    found: list[Unit] = []
    for name, node, outer in candidates(tree):
        rules = cited(lines, node) | (set() if outer is None else of_class(outer))
        found.append(Unit(f"{prefix}.{name}", path, tree, node, tuple(sorted(rules))))
    inherit(found, set(coverage.numbers(ast.get_docstring(tree) or "")))
    return [unit for unit in found if unit.rules] + tile_units(path, tree, prefix)


def candidates(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, ast.ClassDef | None]]:
    """Functions, methods with their classes, and definitions, with their names in the file."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node, None
        elif isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, Function) and inner.name not in NO_RULES]
            yield from ((f"{node.name}.{method.name}", method, node) for method in methods)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node, None


def cited(lines: list[str], node: ast.stmt) -> set[str]:
    """The rules in a unit's own lines, and for a definition those in the comment above it."""
    first = node.lineno - 1
    while not isinstance(node, Function) and first and lines[first - 1].startswith("#"):
        first -= 1
    return set(coverage.numbers("\n".join(lines[first : node.end_lineno])))


def of_class(node: ast.ClassDef) -> set[str]:
    """The rules of a class: those in its docstring, and those in its `__init__`, which its question cites."""
    makers = [ast.unparse(inner) for inner in node.body if isinstance(inner, Function) and inner.name == "__init__"]
    return set(coverage.numbers("\n".join([ast.get_docstring(node) or "", *makers])))


def inherit(found: list[Unit], of_file: set[str]) -> None:
    """Give a function that cites no rules the rules of the units that use it, or else the rules of the file."""
    bare = {unit.name.split(".")[-1]: unit for unit in found if isinstance(unit.node, Function) and not unit.rules}
    users: dict[str, set[str]] = defaultdict(set)
    for unit in found:
        for node in ast.walk(unit.node):
            word = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if word in bare and bare[word] is not unit:
                users[word].add(unit.name)
    by_name = {unit.name: unit for unit in found}
    for _ in bare:  # enough: no chain of users is longer
        for word, unit in bare.items():
            unit.rules = tuple(sorted({rule for user in users[word] for rule in by_name[user].rules}))
    for unit in bare.values():
        unit.rules = unit.rules or tuple(sorted(of_file))


def tile_units(path: Path, tree: ast.Module, prefix: str) -> list[Unit]:
    """The lines of `effects.py`, which implement the paragraphs of the tiles that have the effect."""
    if path != EFFECTS:
        return []
    rules: dict[str, set[str]] = defaultdict(set)
    with TILES.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            rules[row["effect"]].add(f"NEOM 19.{row['number']}")
    found = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            for key, value in zip(node.value.keys, node.value.values, strict=True):
                effect = ast.literal_eval(key) if key else ""
                line = ast.copy_location(ast.Expr(value), value)
                found.append(
                    Unit(
                        f"{prefix}.{ast.unparse(node.target)}.{effect}", path, tree, line, tuple(sorted(rules[effect]))
                    )
                )
    return found


# Mutants.


class changed:
    """Puts a mutant's new code into its tree, and takes it out again at the end of the block."""

    def __init__(self, slot: Slot, new: ast.AST | None) -> None:
        self.parent, self.field, self.place = slot
        self.new = new
        self.old = getattr(self.parent, self.field)

    def __enter__(self) -> None:
        new: object = self.new
        if self.place is not None:
            kept = [] if self.new is None else [self.new]
            new = [*self.old[: self.place], *kept, *self.old[self.place + 1 :]]
        setattr(self.parent, self.field, new)

    def __exit__(self, *_: object) -> None:
        setattr(self.parent, self.field, self.old)


def mutants(unit: Unit) -> list[Mutant]:
    """The mutants of a unit, each with a text of its own."""
    found: list[Mutant] = []
    versions, texts = {ast.unparse(unit.node)}, dict[str, int]()
    for slot, node, new, around in changes(unit.node):
        before = [*map(headline, around), headline(node)]
        with changed(slot, new):
            version = ast.unparse(unit.node)
            after = [*map(headline, around), "" if new is None else headline(new)]
        if version not in versions:
            versions.add(version)
            text = describe(before, after)
            texts[text] = texts.get(text, 0) + 1
            found.append(Mutant(text if texts[text] == 1 else f"{text} ({texts[text]})", slot, new))
    return found


def broken(unit: Unit) -> Mutant:
    """A mutant of a function that always fails. Every test that calls it must notice."""
    return Mutant(
        "broken", (unit.node, "body", 0), ast.fix_missing_locations(ast.Raise(ast.Name("AssertionError", ast.Load())))
    )


def headline(node: ast.AST) -> str:
    """The code of a node in one line; of a statement with others inside, its first line."""
    text = ast.unparse(node)
    return text.splitlines()[0] if isinstance(node, ast.stmt) else " ".join(text.split())


def describe(before: list[str], after: list[str]) -> str:
    """The widest piece of code around a change that is still short, before and after it."""
    short = [pair for pair in zip(before, after, strict=True) if max(map(len, pair)) <= CONTEXT and pair[0] != pair[1]]
    old, new = short[0] if short else (before[-1][:CONTEXT], after[-1][:CONTEXT])
    return f"skip {old}" if new in ("pass", "") else f"{old} → {new}"


# A slot, its node, what it becomes, and the nodes around it up to the statement, outermost first.
Change = tuple[Slot, ast.AST, ast.AST | None, list[ast.AST]]


def changes(unit: ast.stmt) -> Iterator[Change]:
    """All changes to a unit. Some of them may give the same code."""
    names = [node.id for node in ast.walk(unit) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    again = {name for name in names if names.count(name) > 1}
    for slot, node, around in slots(unit, []):
        _, field, place = slot
        if isinstance(unit, Function) and isinstance(node, ast.stmt):
            if can_skip(node, again, is_last=node is unit.body[-1]):
                yield slot, node, ast.copy_location(ast.Pass(), node), []
        elif isinstance(node, ast.expr):
            is_condition = field in ("test", "ifs")
            for new in replacements(node, is_condition):
                yield slot, node, ast.fix_missing_locations(ast.copy_location(new, node)), around
        if not isinstance(unit, Function) and place is not None and field in ("elts", "keywords") and can_drop(node):
            yield slot, node, None, around


def slots(node: ast.AST, around: list[ast.AST]) -> Iterator[tuple[Slot, ast.AST, list[ast.AST]]]:
    """Every node below a node with its slot, except annotations, decorators, arguments of a function and names."""
    inside = [*([] if isinstance(node, ast.stmt) else around), *([] if isinstance(node, Function) else [node])]
    if isinstance(node, ast.keyword) and node.arg in NAMES:
        return
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST):
                yield (node, field, place), child, inside
                yield from slots(child, inside)


def can_skip(node: ast.stmt, again: set[str], is_last: bool) -> bool:
    """Whether a function that skips this statement might still run: every name must still get a value."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)  # a docstring
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        has_value = all(not isinstance(one, ast.Name | ast.Tuple) for one in targets)
        return has_value or any(isinstance(one, ast.Name) and one.id in again for one in targets)
    if isinstance(node, ast.Return):
        return not is_last
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Raise)


def can_drop(node: ast.AST) -> bool:
    """Whether a definition may lack this element or argument, and would then work differently."""
    if isinstance(node, ast.keyword):
        return node.arg not in NAMES
    values = [one for one in ast.walk(node) if isinstance(one, ast.Constant | ast.Name)]
    return any(isinstance(one, ast.Name) or not isinstance(one.value, str) for one in values)


def replacements(node: ast.expr, is_condition: bool) -> Iterator[ast.expr]:
    """The expressions that may replace an expression."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            others = [*node.ops[:place], OPPOSITE[type(operator)](), *node.ops[place + 1 :]]
            yield ast.Compare(node.left, others, node.comparators)
    if isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif is_condition and not (isinstance(node, ast.Compare) and isinstance(node.ops[0], EQUALITY)):
        yield ast.UnaryOp(ast.Not(), node)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def code_of(unit: Unit, mutant: Mutant | None = None) -> types.CodeType:
    """The compiled file of a unit, with a mutant of it or as it is."""
    if mutant is None:
        return compile(unit.tree, str(unit.path), "exec", dont_inherit=True)
    with changed(mutant.slot, mutant.new):
        return compile(unit.tree, str(unit.path), "exec", dont_inherit=True)


def code_alone(unit: Unit, mutant: Mutant) -> types.CodeType:
    """The compiled top-level statement that contains a mutant of a function. It compiles much faster than the file."""
    future = [node for node in unit.tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
    (around,) = [node for node in unit.tree.body if node.lineno <= unit.node.lineno <= (node.end_lineno or 0)]
    with changed(mutant.slot, mutant.new):
        return compile(ast.Module([*future, around], []), str(unit.path), "exec", dont_inherit=True)
