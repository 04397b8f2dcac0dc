"""Seals what readers of the database or of a backup must not learn: the seeds of running games, and all snapshots.

A sealed value is encrypted and authenticated with ChaCha20-Poly1305. Each table has its own key, derived from the
server's secret. A value can be opened only for the table and the purpose for which it was sealed.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec.structs import replace

from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.table.log_events import SEALED, Created, LogEvent, Started, is_sealed

NONCE: Final = 12  # bytes
PREFIX: Final = SEALED.encode()
SERVER_SEED: Final = "server-seed"
SEED: Final = "seed"
WORLD: Final = "world"
SNAPSHOT: Final = "snapshot"


class Seal:
    """Seals and opens values of tables. What was sealed with another secret stays sealed when it is read."""

    def __init__(self, keys: DerivedKeys) -> None:
        self._keys: Final = keys

    def close(self, table: str, purpose: str, data: bytes) -> bytes:
        """The data, sealed."""
        nonce = secrets.token_bytes(NONCE)
        return PREFIX + nonce + self._cipher(table).encrypt(nonce, data, purpose.encode())

    def open(self, table: str, purpose: str, sealed: bytes) -> bytes:
        """The data that was sealed; unchanged if it is not sealed, or was sealed with another key or purpose."""
        if not sealed.startswith(PREFIX):
            return sealed
        rest = sealed[len(PREFIX) :]
        try:
            return self._cipher(table).decrypt(rest[:NONCE], rest[NONCE:], purpose.encode())
        except (InvalidTag, ValueError):
            return sealed

    def close_event(self, table: str, event: LogEvent) -> LogEvent:
        """The event as it is stored."""
        if isinstance(event, Created):
            world = self.close(table, WORLD, event.world) if event.world else b""
            return replace(event, server_seed=self._close_text(table, SERVER_SEED, event.server_seed), world=world)
        if isinstance(event, Started) and isinstance(event.seed, str):
            return replace(event, seed=self._close_text(table, SEED, event.seed))
        return event

    def open_event(self, table: str, event: LogEvent) -> LogEvent:
        """The event that was stored. Older versions stored everything unsealed."""
        if isinstance(event, Created):
            server_seed = self._open_text(table, SERVER_SEED, event.server_seed)
            return replace(event, server_seed=server_seed, world=self.open(table, WORLD, event.world))
        if isinstance(event, Started) and isinstance(event.seed, str):
            return replace(event, seed=self._open_text(table, SEED, event.seed))
        return event

    def _close_text(self, table: str, purpose: str, text: str) -> str:
        sealed = self.close(table, purpose, text.encode())
        return SEALED + base64.b64encode(sealed[len(PREFIX) :]).decode() if text else ""

    def _open_text(self, table: str, purpose: str, text: str) -> str:
        if not is_sealed(text):
            return text
        try:
            sealed = PREFIX + base64.b64decode(text.removeprefix(SEALED), validate=True)
        except binascii.Error:
            return text
        opened = self.open(table, purpose, sealed)
        return text if is_sealed(opened) else opened.decode()

    def _cipher(self, table: str) -> ChaCha20Poly1305:
        return ChaCha20Poly1305(self._keys.seal_key(table))
