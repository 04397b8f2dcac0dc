"""The numbers of scripts, and of the moments at which assets may be used. Frames hold these numbers."""

from __future__ import annotations

from typing import Final

# Scripts.
GAME: Final = 0
STANDARD_ROUND: Final = 1
DEMAND_ROUND: Final = 2
TURN: Final = 3
DRAWING_BY_LINE: Final = 4  # how players drew before version 4 of the rules
DEAL: Final = 5
COUNTERING: Final = 6
MAY_COUNTER: Final = 0  # the step of COUNTERING that asks a seat for a counteroffer
SUPPORTING: Final = 7
WINDOW: Final = 8
PRODUCTION: Final = 9
EVENT_PHASE: Final = 10
DRAWING: Final = 11
CARD: Final = 20  # + the number (see `ids.py`) of an action card, an emergency action or an asset
SCRIPTS: Final = 320

# Moments.
TURN_STARTS: Final = 0
ASSET_REVEALED: Final = 1
MAIN_PROPOSED: Final = 2
COUNTER_PROPOSED: Final = 3
SUPPORT_BEGINS: Final = 4
ABSTAINED: Final = 5
RESOLUTION_BEGINS: Final = 6
SUPPORT_TIED: Final = 7
DEAL_WON: Final = 8
THREAT_ROSE: Final = 9
DEAL_ENDED: Final = 10
END_OF_TURN: Final = 11
MOMENTS: Final = 12
