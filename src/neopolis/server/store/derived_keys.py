"""Keys and ids derived from the server's secret. Nobody without the secret can make them.

A guest is an id and a name in a signed cookie. Other people never see the id, only the seat and the name. A cookie is
renewed while it is used, so it need not live long; decision 15 says why 90 days.
"""

from __future__ import annotations

import base64
import binascii
import hmac
from typing import Final, Literal

import msgspec

from neopolis.server.store.people import DAY, Guest, SignedIn

Role = Literal["player", "spectator"]

VERSION: Final = "2"
COOKIE_DAYS: Final = 90  # three times the longest clock for one question
RENEW_DAYS: Final = 7  # the age at which a cookie that is used is replaced by a new one
OLD_VERSION: Final = "1"  # the previous version's cookies, which had no epoch and were never renewed
OLD_DAYS: Final = 400
COOKIE_LENGTH: Final = 500
FORMER_LINKS: Final = 50  # how many former links of a table are recognized, to say that they were renewed
COMPANIONS: Final = 5  # how many other people, at most, can play at a guest's browser


class _Signed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The contents of a cookie. Times are milliseconds; `SignedIn` explains `device`, `at` and `epoch`."""

    id: str
    name: str
    at: int
    epoch: int = 0
    device: int = 0


class DerivedKeys:
    """Makes cookies, link keys, ids, bot seeds and the keys of sealed values from the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def _mac(self, purpose: str, *words: str) -> bytes:
        """A signature that no other purpose and no other list of words shares."""
        message = msgspec.json.encode([purpose, *words])
        return hmac.digest(self._secret, message, "sha256")

    def cookie(self, signed_in: SignedIn) -> str:
        """A cookie that signs a guest in for COOKIE_DAYS from the time `at`."""
        guest = signed_in.guest
        signed = _Signed(guest.id, guest.name, signed_in.at, signed_in.epoch, signed_in.device)
        payload = _text(msgspec.json.encode(signed))
        return f"{VERSION}.{payload}.{_text(self._mac('cookie', VERSION, payload))}"

    def signed_in(self, cookie: str, now: int) -> SignedIn | None:
        """The sign-in in a cookie, even if it was ended since; None if it is not ours, was changed or is too old."""
        version, _, rest = cookie.partition(".")
        payload, _, signature = rest.partition(".")
        if len(cookie) > COOKIE_LENGTH or not cookie.isascii() or version not in (VERSION, OLD_VERSION):
            return None
        if not hmac.compare_digest(_text(self._mac("cookie", version, payload)), signature):
            return None
        try:
            signed = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=_Signed)
        except (msgspec.DecodeError, binascii.Error):  # signed by another version of the server
            return None
        if now >= signed.at + (OLD_DAYS if version == OLD_VERSION else COOKIE_DAYS) * DAY:
            return None
        return SignedIn(Guest(signed.id, signed.name), signed.device or signed.at, signed.at, signed.epoch)

    def link(self, table: str, role: Role, epoch: int = 0) -> str:
        """The key in a table's link that gives a role. `epoch` says how often the links were renewed."""
        return _text(self._mac("link", role, table, *([str(epoch)] if epoch else []))[:18])

    def role(self, table: str, key: str, epoch: int = 0) -> Role | None:
        """The role that a link's key gives at a table; None if it gives none."""
        given = key.encode(errors="replace")
        may_play = hmac.compare_digest(self.link(table, "player", epoch).encode(), given)
        may_watch = hmac.compare_digest(self.link(table, "spectator", epoch).encode(), given)
        return "player" if may_play else "spectator" if may_watch else None

    def was_key(self, table: str, key: str, epoch: int) -> bool:
        """Whether a key gave a role before the links were renewed for the last time."""
        return any([self.role(table, key, one) for one in range(max(0, epoch - FORMER_LINKS), epoch)])

    def companion(self, guest: str, number: int) -> str:
        """The id of a companion: another person who plays at the guest's browser. Nobody else can sign in with it."""
        return _text(self._mac("companion", guest, str(number))[:16])

    def people_of(self, guest: str) -> list[str]:
        """The ids of a guest and of all possible companions, by number."""
        return [guest, *[self.companion(guest, number) for number in range(1, COMPANIONS + 1)]]

    def rematch(self, table: str, count: int) -> str:
        """The id of a table's rematch. `count` is the number of earlier rematches, which were deleted."""
        return _text(self._mac("rematch", table, str(count))[:12])

    def challenge(self, guest: str, deal: str) -> str:
        """The id of the only table where a guest can play the deal of a challenge."""
        return _text(self._mac("challenge", guest, deal)[:12])

    def bot_seed(self, table: str, seq: int) -> int:
        """A secret seed of 63 bits for the bots that think after an entry of a table."""
        return int.from_bytes(self._mac("chance", table, str(seq))[:8]) >> 1

    def advice_seed(self, table: str, question: int) -> int:
        """A secret seed of 63 bits for advice about a seat's question. The question is given by its number.

        It must not depend on the log: from other advice about the same question, people would learn of secret entries.
        """
        return int.from_bytes(self._mac("advice", table, str(question))[:8]) >> 1

    def seal_key(self, table: str) -> bytes:
        """The key of 32 bytes that seals a table's seed and its snapshots in the database."""
        return self._mac("seal", table)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
