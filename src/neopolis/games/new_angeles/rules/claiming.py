"""NA 9: claiming assets, and what they do when they are claimed."""

from __future__ import annotations

from neopolis.engine.script import Frame
from neopolis.games.new_angeles.card_data import CLAIM, CLAIM_KEPT
from neopolis.games.new_angeles.ids import ASSET
from neopolis.games.new_angeles.rules.hands import discard_asset
from neopolis.games.new_angeles.rules.scripts import CARD
from neopolis.games.new_angeles.rules.state import NewAngeles


def claim(s: NewAngeles, seat: int, asset: int) -> None:
    """NA 9.0, R-85, R-108: a player claims an asset. If it has a Claim ability, that works immediately."""
    s.owners[asset] = seat
    s.emit("claimed", seat, (asset,))
    timing = s.setting.tables.asset_timing[asset]
    if timing == CLAIM:
        discard_asset(s, asset)
    if timing in (CLAIM, CLAIM_KEPT):
        s.stack.append(Frame(CARD + ASSET + asset, 0, seat))
