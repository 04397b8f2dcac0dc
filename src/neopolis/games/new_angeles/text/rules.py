"""The rules of New Angeles in our own words: docs/rules/new-angeles.md, and the rulings from R-40 on."""

from __future__ import annotations

from typing import Final

from neopolis.text.catalog import LOCALES
from neopolis.text.rulebook import Rulebook, add_rulebook

CITATIONS: Final = LOCALES / "pl" / "citations_new_angeles.json"
RULEBOOK: Final = add_rulebook(Rulebook("NA", "new-angeles.md", range(40, 1_000), CITATIONS))
