"""Links, files, names, commands and programs in the documents for people exist."""

import ast
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from neopolis.cli.main import app
from tests.house.syntax import syntax_nodes
from tools import picture

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES += sorted((ROOT / "docs" / "decisions").glob("*.md"))
GUIDES = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "tour.md", ROOT / "docs" / "python.md"]
GUIDES += sorted((ROOT / "docs" / "decisions").glob("*.md"))  # documents that name code
RULES = {"rulings.md", "rulings.pl.md"}  # texts of the games, which name no code

LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
FENCE = re.compile(r"^```(\w*) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FILE = re.compile(r"[\w./*{},<>-]*\.(?:py|pyi|csv|ftl|json|md|toml|ts|svelte|css|sh|svg|jsonl|html)")
NAME = re.compile(r"(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w*)(?:\(.*\))?")
COMMAND = re.compile(
    r"(?:^ {4}|`)(?:.*?[|] )?(?:[A-Z_]+=\S+ )*(?:uv run --frozen |\.venv/bin/)neopolis ([^`#\n]*)", re.MULTILINE
)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def anchors(path: Path) -> set[str]:
    """The anchors on a page, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(path)), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def tracked() -> tuple[str, ...]:
    """All files of the checkout, tracked or untracked, but not ignored ones."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return tuple(subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines())


@cache
def sources() -> dict[Path, str]:
    """Our Python and the page's code, by file."""
    names = [name for name in tracked() if name.endswith(".py") or name.startswith("web/src")]
    return {ROOT / name: text_of(ROOT / name) for name in names if (ROOT / name).is_file() and is_code(name)}


def is_code(name: str) -> bool:
    return name.endswith((".py", ".ts", ".svelte"))


@cache
def defined_in(path: Path) -> frozenset[str]:
    """Every name that a file defines: classes, functions, fields, constants, and the module itself."""
    found = {path.stem.split(".")[0]}
    if path.suffix != ".py":
        found |= set(re.findall(r"\b(?:class|function|interface|type|const|let) (\w+)", sources()[path]))
        return frozenset(found)
    for node in syntax_nodes(path):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return frozenset(found)


@cache
def is_defined(name: str) -> bool:
    """Whether a file defines a name. Files that look as if they did are parsed first, because parsing takes long."""
    looks = re.compile(rf"\b(?:class|def|function|interface|type|const|let) {name}\b|^\s*{name}(?:: [^=\n]+)? =", re.M)
    having = [path for path, text in sources().items() if name in text or path.stem == name]
    likely = [path for path in having if looks.search(sources()[path])]
    return any(name in defined_in(path) for path in [*likely, *having])


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for match in LINK.finditer(FENCE.sub("", text_of(page))):
        target, _, anchor = (match[1] or match[2]).partition("#")
        if target.startswith(("http:", "https:")):
            continue
        file = (page.parent / target).resolve() if target else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(match[0])

    assert not broken, broken


def exists(name: str) -> bool:
    """Whether a file exists: by its whole path, or by the end of it. {a,b} and * stand for several, <x> for any."""
    pattern = re.escape(name.lstrip("./"))
    pattern = re.sub(r"\\\{([^}]*)\\\}", lambda some: f"(?:{some[1].replace(',', '|')})", pattern)
    pattern = re.sub(r"<[^>]*>", "[^/]+", pattern.replace(r"\*", "[^/]*"))
    return any(re.search(rf"(?:^|/){pattern}$", file) for file in tracked())


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in RULES], ids=shown)
def test_files_are_there(page: Path) -> None:
    """A word in backticks that looks like a file is a file of ours, or one that a server or program writes.

    Recipes also name files that they create; `test_recipes.py` and `test_page_recipe.py` create them.
    """
    written = {"guests.json", "README.txt", "openapi.json", "/api/schema/messages.json", "RECORD.jsonl"}
    text = re.sub(r"^\d+\. `[^`]+`:", "", FENCE.sub("", text_of(page)), flags=re.MULTILINE)
    files = [name for name in QUOTED.findall(text) if FILE.fullmatch(name)]
    missing = [name for name in files if name not in written and not exists(name)]

    assert not missing, missing


@pytest.mark.parametrize("page", GUIDES, ids=shown)
def test_names_are_defined(page: Path) -> None:
    """A word in backticks that looks like a class, a constant or a function is defined somewhere."""
    missing = []
    for quoted in QUOTED.findall(FENCE.sub("", text_of(page))):
        name = NAME.fullmatch(quoted)
        is_ours = name is not None and (
            quoted.endswith(")") or re.search(r"[a-z][A-Z]|_|^[A-Z][a-z]+$|^[A-Z]{3,}$", name[1])
        )
        if name is not None and is_ours and not is_defined(name[1]) and not name[1].startswith("NEOPOLIS"):
            missing.append(quoted)

    assert not missing, missing


@cache
def members(owner: str) -> frozenset[str]:
    """The names in our classes of this name, with their own; none if there is no such class."""
    found: set[str] = set()
    for path, text in sources().items():
        if path.is_relative_to(ROOT / "src") and f"class {owner}" in text:
            for node in [one for one in syntax_nodes(path) if isinstance(one, ast.ClassDef) and one.name == owner]:
                parts = list(ast.walk(node))
                found.add(owner)
                found |= {one.name for one in parts if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
                found |= {one.id for one in parts if isinstance(one, ast.Name)}
    return frozenset(found)


@pytest.mark.parametrize("page", GUIDES, ids=shown)
def test_classes_have_the_documented_members(page: Path) -> None:
    """`Table.handle` is a method of the class `Table`."""
    dotted = re.findall(r"`([A-Z]\w+)\.(\w+)(?:\(.*?\))?`", FENCE.sub("", text_of(page)))
    missing = [f"{owner}.{name}" for owner, name in dotted if members(owner) and name not in members(owner)]

    assert not missing, missing


@pytest.mark.parametrize("page", GUIDES, ids=shown)
def test_names_are_in_the_documented_files(page: Path) -> None:
    """Where it says "`name` in `file.py`", the file has the name."""
    missing = []
    for name, file in re.findall(r"`([\w.]+)` in `([\w./]+\.\w+)`", FENCE.sub("", text_of(page))):
        files = [ROOT / path for path in tracked() if f"/{path}".endswith(f"/{file}")]
        if not any([re.search(rf"\b{name.split('.')[-1]}\b", text_of(path)) for path in files]):
            missing.append(f"{name} in {file}")

    assert not missing, missing


def test_programs_run() -> None:
    """The programs of docs/python.md, unchanged; tests/client/test_example.py runs those that need a server."""
    programs = [code for label, code in blocks(ROOT / "docs" / "python.md") if not label]

    assert len(programs) == 3
    for program in programs:
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True)


def blocks(page: Path) -> list[tuple[str, str]]:
    """The Python examples of a page: the word after "python", and the code."""
    return [(label, code) for language, label, code in FENCE.findall(text_of(page)) if language == "python"]


def commands() -> list[str]:
    """Every call of `neopolis` in the documents."""
    found = [call.strip().removesuffix("...") for page in PAGES for call in COMMAND.findall(text_of(page))]
    return sorted({call for call in found if call})


@pytest.mark.parametrize("call", commands())
def test_commands_are_understood(call: str) -> None:
    """The command, its options and the number of its arguments are valid for `neopolis`."""
    command = get_command(app)
    context = command.make_context("neopolis", shlex.split(call))
    while isinstance(command, TyperGroup):
        name, found, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert found is not None and name is not None
        command = found
        context = command.make_context(name, rest, parent=context)


def test_commands_are_found() -> None:
    """The documents contain commands; without any, the test above could not fail."""
    assert len(commands()) > 20 and "serve" in commands()


def test_the_picture_of_the_terminal_is_current() -> None:
    """If the screen or its texts change, `make picture` draws it again."""
    assert picture.FILE.read_text(encoding="utf-8") == picture.picture(), "run make picture"
