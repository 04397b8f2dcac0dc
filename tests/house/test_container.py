"""The container file copies everything that page and wheel need, so that its build does not fail halfway."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def copied(doing: str) -> list[Path]:
    """The paths copied from the checkout by the build stage whose text contains `doing`."""
    stages = re.split(r"^FROM ", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    (found,) = [stage for stage in stages if doing in stage]
    rows = [line.split()[1:-1] for line in found.splitlines() if line.startswith("COPY ") and "--from" not in line]
    return [Path(name) for row in rows for name in row]


def missing(wanted: list[str], doing: str) -> list[str]:
    return [name for name in wanted if not any(Path(name).is_relative_to(one) for one in copied(doing))]


def test_everything_in_the_wheel_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    wanted = [
        "pyproject.toml",
        "uv.lock",
        "hatch_build.py",
        "tools/compile.py",
        "tools/mypyc_build.py",
        project["project"]["readme"],
    ]
    wanted += [*project["project"]["license-files"], *wheel["packages"], *wheel["force-include"]]

    assert missing(wanted, "uv sync") == []


def test_everything_that_the_page_reads_is_copied() -> None:
    """This includes `uv.lock`, because the credits also list the server's packages."""
    tools = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "web" / "tools").glob("*.mjs"))]
    read = [name for text in tools for name in re.findall(r'"\.\./([^"]+)"', text)]

    assert "uv.lock" in read and missing(["web", *read], "npm ci") == []


def test_what_is_copied_is_there() -> None:
    copies = [*copied("npm ci"), *copied("uv sync")]

    assert [path for path in copies if not (ROOT / path).exists()] == []
