"""The rules of NEOM in our own words: docs/rules/neom.md, and the rulings below R-40."""

from __future__ import annotations

from typing import Final

from neopolis.text.rulebook import Rulebook, add_rulebook

RULEBOOK: Final = add_rulebook(Rulebook("NEOM", "neom.md", range(1, 40)))
