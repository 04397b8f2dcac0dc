"""The languages that are spoken besides English: a folder of tables for each.

`sentences.json` has a sentence for each code, `names_*.json` the name of each thing by its English one, and where it is
from: "rulebook" is the printed edition's, "own" is ours.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from neopolis.text.messages import ENGLISH, add_language

LANGUAGES: Final = (ENGLISH, "pl")

_HERE: Final = Path(__file__).parent / "locales"


class Name(msgspec.Struct, frozen=True):
    """A name in Polish, and whose it is."""

    pl: str
    source: str


def _learn(language: str) -> None:
    folder = _HERE / language
    sentences = msgspec.json.decode((folder / "sentences.json").read_bytes(), type=dict[str, str])
    names: dict[str, str] = {}
    for file in sorted(folder.glob("names_*.json")):
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Name])
        names |= {english: name.pl for english, name in found.items()}
    add_language(language, sentences, names)


for _language in LANGUAGES[1:]:
    _learn(_language)
