"""Everything that a build installs is pinned, and the check in `make lint` notices when it is not."""

import re
from pathlib import Path

import pytest

from tools.pins import problems

ROOT = Path(__file__).parents[2]
FILES = (
    "uv.lock",
    "web/package-lock.json",
    "Containerfile",
    "tools/uv.txt",
    "tools/node.txt",
    "tools/benchmark/chess.txt",
)


def test_everything_is_pinned() -> None:
    assert problems(ROOT) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("uv.lock", r', hash = "sha256:\w+"', ""),
        ("uv.lock", r"https://pypi.org/simple", "https://pypi.example/simple"),
        ("uv.lock", r"https://files.pythonhosted.org/", "https://files.example/"),
        ("web/package-lock.json", r'"integrity": "sha512-', '"integrity": "sha1-'),
        ("web/package-lock.json", r'"integrity": ', '"resolved": "https://npm.example/x.tgz", "integrity": '),
        ("Containerfile", r"python:\d+\.\d+\.\d+", "python:3.11"),
        ("Containerfile", r"node:\S+", "node"),
        ("Containerfile", r" --require-hashes", ""),
        ("tools/uv.txt", r"==[0-9.]+", ""),
        ("tools/node.txt", r"--hash=sha256:", "--hash=md5:"),
        ("tools/benchmark/chess.txt", r"==[0-9.]+", ">=1"),
    ],
)
def test_what_is_not_pinned_is_reported(tmp_path: Path, file: str, old: str, new: str) -> None:
    """The check names the file that was changed."""
    for name in FILES:
        text = (ROOT / name).read_text(encoding="utf-8")
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(re.sub(old, new, text, count=1) if name == file else text, encoding="utf-8")

    assert problems(tmp_path)[0].startswith(Path(file).name)


def test_setup_and_container_install_the_same_uv() -> None:
    installing = [(ROOT / name).read_text(encoding="utf-8") for name in ("Containerfile", "tools/setup.sh")]

    assert all("tools/uv.txt" in text and "--require-hashes" in text for text in installing)
    assert not any(re.search(r"install [^\n]*\buv\b(?!\.)", text) for text in installing)
