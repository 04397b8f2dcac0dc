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
def defined() -> frozenset[str]:
    """Every name that our Python or the page defines: classes, functions, fields, constants, modules."""
    found: set[str] = set()
    for path in [ROOT / name for name in tracked() if name.endswith(".py") and (ROOT / name).is_file()]:
        found.add(path.stem)
        for node in syntax_nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    for path in [ROOT / name for name in tracked() if name.startswith("web/src") and name.endswith((".ts", ".svelte"))]:
        if path.is_file():
            found.add(path.stem.split(".")[0])
            found |= set(re.findall(r"\b(?:class|function|interface|type|const|let) (\w+)", text_of(path)))
    return frozenset(found)


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
        is_code = name is not None and (
            quoted.endswith(")") or re.search(r"[a-z][A-Z]|_|^[A-Z][a-z]+$|^[A-Z]{3,}$", name[1])
        )
        if name is not None and is_code and name[1] not in defined() and not name[1].startswith("NEOPOLIS"):
            missing.append(quoted)

    assert not missing, missing


@cache
def members() -> dict[str, set[str]]:
    """The names that our classes define, by class name. Classes of the same name are merged."""
    found: dict[str, set[str]] = {}
    for path in [ROOT / name for name in tracked() if name.startswith("src/") and name.endswith(".py")]:
        for node in syntax_nodes(path):
            if isinstance(node, ast.ClassDef):
                own = {one.name for one in ast.walk(node) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
                own |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
                found.setdefault(node.name, set()).update(own)
    return found


@pytest.mark.parametrize("page", GUIDES, ids=shown)
def test_classes_have_the_documented_members(page: Path) -> None:
    """`Table.handle` is a method of the class `Table`."""
    dotted = re.findall(r"`([A-Z]\w+)\.(\w+)(?:\(.*?\))?`", FENCE.sub("", text_of(page)))
    missing = [f"{owner}.{name}" for owner, name in dotted if owner in members() and name not in members()[owner]]

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
