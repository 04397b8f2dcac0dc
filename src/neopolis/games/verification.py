"""Checks the record of a served game: was chance fair? docs/fairness.md says what the answer proves.

The checks use nothing but the record and the rules, so anybody can repeat them without the server.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from neopolis.engine.fairness import Fairness, commitment, fixed_contents, game_seed, is_share, transcript
from neopolis.engine.record import Record
from neopolis.engine.refused import Refused
from neopolis.engine.rng import is_wide, seed_digits, wide_seed
from neopolis.games.definition import ContentPack
from neopolis.games.registry import definition
from neopolis.text.messages import Word, message

NO_SHARE: Final = "verify-no-share"  # not a failure, but the server alone could have chosen the seed
OLDER: Final = "verify-older"  # not a failure either: an older version opened the table, and fixed less before the game


class Noted(NamedTuple):
    """What a player wrote down before the game: the commitment that the server showed, their own share, and the bots.

    `bots` are the seats of bots, which have no share.
    """

    commitment: str = ""
    share: str = ""
    bots: tuple[int, ...] = ()


class Check(NamedTuple):
    """One check: its code, whether it succeeded, and the result as a sentence in the current language."""

    code: str
    is_good: bool
    text: str


def good(code: str, **parameters: Word) -> Check:
    return Check(code, True, message(code, parameters))


def bad(code: str, **parameters: Word) -> Check:
    return Check(code, False, message(code, parameters))


def verify(
    record: str,
    noted: Noted = Noted(),  # noqa: B008 - a tuple of texts never changes
    content: ContentPack | None = None,
) -> list[Check]:
    """The checks of a record, in order, up to the first that fails: if the last one succeeded, all did.

    Refused if this process does not have the content that the game was played with: its moves cannot be checked then.
    """
    try:
        read = Record(record)
    except Refused as refused:
        return [Check(refused.code, False, refused.message)]
    checks = [good("verify-record")]
    fairness = read.head.fairness
    if fairness is None or read.result is None:
        return [*checks, bad("verify-no-proof")]
    for check in (*_check_noted(fairness, noted), *_check_fixed(read, fairness), _check_seed(read, fairness)):
        checks.append(check)
        if not check.is_good:
            return checks
    if not any(fairness.shares):
        checks.append(good(NO_SHARE))
    if not fixed_contents(fairness.server_seed):
        checks.append(good(OLDER))
    return [*checks, _check_replay(record, read, fairness, content)]


def _check_noted(fairness: Fairness, noted: Noted) -> list[Check]:
    """Compare the record with what a player has noted. If they agree, the server did not make up the record later."""
    checks = []
    if noted.commitment:
        is_same = noted.commitment.lower() == fairness.commitment
        check = good if is_same else bad
        code = "verify-noted-commitment" if is_same else "verify-other-commitment"
        checks.append(check(code, commitment=fairness.commitment))
    if noted.share:
        found = [seat for seat, share in enumerate(fairness.shares, start=1) if share == noted.share.lower()]
        checks.append(good("verify-noted-share", seat=str(found[0])) if found else bad("verify-lost-share"))
    odd = [seat + 1 for seat in noted.bots if any(fairness.shares[seat : seat + 1])]
    if odd:
        checks.append(bad("verify-bot-share", seat=str(odd[0])))
    return checks


def _check_fixed(read: Record, fairness: Fairness) -> list[Check]:
    """Whether the server fixed its part before it knew a share, and could add nothing to the shares later."""
    if commitment(fairness.table, fairness.server_seed) != fairness.commitment:
        return [bad("verify-bad-commitment", commitment=fairness.commitment)]
    checks = [good("verify-commitment", commitment=fairness.commitment)]
    contents, played = fixed_contents(fairness.server_seed), read.head.content
    if contents:
        fixed = contents.get(read.head.game, "none")
        is_fixed = contents.get(read.head.game) == played
        check = good if is_fixed else bad
        checks.append(check("verify-content" if is_fixed else "verify-other-content", fixed=fixed, played=played))
    seats = read.head.options.get("seats")
    if len(fairness.shares) != seats:
        checks.append(bad("verify-share-count", shares=len(fairness.shares), seats=str(seats)))
    wrong = [seat for seat, share in enumerate(fairness.shares, start=1) if not is_share(share)]
    if wrong:
        checks.append(bad("verify-odd-share", seat=str(wrong[0])))
    return checks


def _check_seed(read: Record, fairness: Fairness) -> Check:
    """Whether the seed and the options that the game was started with are those of the proof."""
    head = read.head
    shared = [str(seat) for seat, share in enumerate(fairness.shares, start=1) if share]
    seed = game_seed(fairness.table, fairness.server_seed, fairness.shares, head.game, fairness.options)
    if head.seed != wide_seed(seed):
        recorded = seed_digits(head.seed) if is_wide(head.seed) else str(head.seed)
        return bad("verify-bad-seed", recorded=recorded, seed=seed)
    seats = ", ".join(shared)
    return good("verify-seed", count=len(shared), seats=seats, seed=seed)


def _check_replay(record: str, read: Record, fairness: Fairness, content: ContentPack | None) -> Check:
    """Play the game again. The same seed and the same answers must give the same events and the same result."""
    head, moves = read.head, len(read.acts)
    try:
        found = definition(head.game)
        game = found.replay(record, content)
        pack = found.pack_in(game)
        started = found.start(game.seats, head.seed, fairness.options, pack)
        options = found.plain_options(game.seats, fairness.options, pack)
    except Refused as refused:
        if refused.code == "record-content":
            raise
        return bad("verify-bad-replay", reason=refused.message)
    assert game.log is not None and started.log is not None
    if started.log.head.options != game.log.head.options:
        return bad("verify-bad-options")
    if options != fairness.options and fixed_contents(fairness.server_seed):
        return bad("verify-odd-options")
    if head.version != found.version:
        return good("verify-replay-older", moves=moves, recorded=head.version, here=found.version)
    if transcript(game.log.events + game.log.open_events) != fairness.transcript:
        return bad("verify-bad-transcript")
    return good("verify-replay", moves=moves)
