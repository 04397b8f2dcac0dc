"""The container file copies all that the wheel is made of, so that its build does not end halfway."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def copied() -> list[Path]:
    """What the stage that makes the wheel copies from the checkout."""
    stages = re.split(r"^FROM ", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    (build,) = [stage for stage in stages if "uv sync" in stage]
    rows = [line.split()[1:-1] for line in build.splitlines() if line.startswith("COPY ") and "--from" not in line]
    return [Path(name) for row in rows for name in row]


def test_everything_in_the_wheel_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    wanted = ["pyproject.toml", "uv.lock", "hatch_build.py", project["project"]["readme"]]
    wanted += [*project["project"]["license-files"], *wheel["packages"], *wheel["force-include"]]

    assert [name for name in wanted if not any(Path(name).is_relative_to(one) for one in copied())] == []


def test_what_is_copied_is_there() -> None:
    assert [path for path in copied() if not (ROOT / path).exists()] == []
