"""Who may import whom, and what the rules of a game may not touch."""

import ast
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"

# A module may import its own package and those of earlier layers. "neopolis" is the package's own `__init__`;
# `neopolis.neom` and `neopolis.new_angeles` are the games' public names.
LAYERS = (
    ("text",),
    ("engine",),
    ("bots", "terminal"),
    ("games",),
    ("neopolis", "neom", "new_angeles"),
    ("lab",),
    ("server",),
    ("client",),
    ("cli",),
    ("__main__",),
)
RANK = {package: rank for rank, layer in enumerate(LAYERS) for package in layer}
SERVER = {folder: rank for rank, folder in enumerate(("table", "store", "runtime", "http"))}
RULES = ("rules", "cards", "trading", "knowledge", "judge", "content")  # the folders of a game that know only data

IMPURE = {
    "asyncio",
    "datetime",
    "logging",
    "multiprocessing",
    "os",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
FILES = {"importlib.resources", "pathlib"}  # for those that load content
LOADERS = {"content", "pack"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Every name that a file imports, in full, wherever in the file it does so."""
    package = ".".join(path.relative_to(SOURCES).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def package_of(name: str) -> str:
    """The package of ours that a name like `neopolis.games.neom.rules.city` or `neopolis.Refused` comes from."""
    first, second, *_ = [*name.split("."), ""]
    return second if second in RANK else first


def is_within(name: str, modules: set[str]) -> bool:
    return any(f"{name}.".startswith(f"{module}.") for module in modules)


def is_pure(module: str) -> bool:
    """Whether a module belongs to the engine or to the rules of a game."""
    parts = module.split(".")
    return parts[1:2] == ["engine"] or (parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in RULES)


def test_packages_are_known() -> None:
    folders = {path.relative_to(SOURCES / "neopolis").parts[0] for path in SOURCES.glob("neopolis/*/**/*.py")}

    assert folders <= set(RANK)


def test_arrows() -> None:
    """Engine <- games <- languages <- words <- bots <- lab <- server <- client <- cli; and no game knows the other."""
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        own = package_of(module_name(path))
        targets = {package_of(name) for name in imported(path) if name.split(".")[0] == "neopolis"} - {own}
        wrong += [f"{path}: {own} imports {target}" for target in targets if RANK[target] >= RANK[own]]

    assert not wrong, "\n".join(wrong)


def test_arrows_within_the_server() -> None:
    """Table <- store <- rooms <- web; a table knows no clock and no network, and storage nobody who looks."""
    wrong = []
    for folder, rank in SERVER.items():
        for path in sorted((SOURCES / "neopolis/server" / folder).rglob("*.py")):
            names = [name.split(".")[2] for name in imported(path) if name.startswith("neopolis.server.")]
            wrong += [f"{path} imports {name}" for name in names if SERVER.get(name, 0) > rank]
            if folder == "table":
                wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, IMPURE)]

    assert not wrong, "\n".join(wrong)


def test_rules_are_pure() -> None:
    """Engine and games know no clock, no chance but their own, no files, network or log."""
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        loads = LOADERS.intersection(module_name(path).split("."))
        if is_pure(module_name(path)):
            wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, IMPURE)]
            wrong += [f"{path}: {name}" for name in imported(path) if is_within(name, FILES) and not loads]

    assert not wrong, "\n".join(wrong)
