"""A played game as text: JSON lines with seed, options, acts and result. The last line has a digest of the others.

An act is an answer, `{"seat": 1, "option": 7}`, or a side action, `{"seat": 1, "aside": [2, 5]}`. If a bot gave a
reason for it, the act has a third member: `"reason": {"code": "reason-...", "with": {...}, "public": false}`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from neopolis.engine.codec import Reader
from neopolis.engine.fairness import Fairness, read_fairness
from neopolis.engine.reason import Reason, read_reason
from neopolis.engine.refused import Refused
from neopolis.engine.rng import is_wide, seed_text, wide_seed
from neopolis.text.messages import Word, message

FORMAT: Final = "neopolis-record-1"

Options = dict[str, str | int]
Row = tuple[int, ...]
Act = tuple[int, int | Row]  # a seat, and the option of its answer or the row of its side action


def bad_line(line: int, reason: str, **parameters: Word) -> Refused:
    """The refusal of a line that is not valid. `reason` is a message code."""
    return Refused("bad-record", line=line, reason=message(reason, parameters))


def read_acts(reader: Reader) -> list[Act]:
    """The acts that `Game.encode` wrote after a state."""
    acts: list[Act] = []
    for _ in range(reader.length()):
        seat, option = reader.number(), reader.number()
        acts.append((seat, reader.row() if option < 0 else option))
    return acts


class Head:
    """The first line of a record: what the game was started with. Finished served games add the proof of their seed."""

    def __init__(
        self, game: str, version: str, content: str, seed: int, options: Options, fairness: Fairness | None = None
    ) -> None:
        self.game = game
        self.version = version
        self.content = content
        self.seed = seed
        self.options = options
        self.fairness = fairness


def write_record(head: Head, acts: list[Act], result: object, reasons: dict[int, Reason] | None = None) -> str:
    """The record as text. `result` is plain data, or None while the game goes on. `reasons` has the place in `acts`."""
    first: dict[str, object] = {
        "format": FORMAT,
        "game": head.game,
        "rules": head.version,
        "content": head.content,
        "seed": seed_text(head.seed),
        "options": head.options,
    }
    if head.fairness is not None:
        first["fairness"] = head.fairness.plain()
    lines = [json.dumps(first)]
    given = reasons or {}
    lines += [_line(seat, option_or_row, given.get(place)) for place, (seat, option_or_row) in enumerate(acts)]
    above = "\n".join(lines) + "\n"
    return above + json.dumps({"result": result, "digest": _digest(above)}) + "\n"


def _line(seat: int, option_or_row: int | Row, reason: Reason | None) -> str:
    why = "" if reason is None else f', "reason": {json.dumps(reason.plain())}'
    if isinstance(option_or_row, int):
        return f'{{"seat": {seat}, "option": {option_or_row}{why}}}'
    return f'{{"seat": {seat}, "aside": {list(option_or_row)}{why}}}'


def _is_unicode(text: str) -> bool:
    """Whether a text can be encoded: halves of surrogate pairs cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _digest(above: str) -> str:
    return hashlib.sha256(above.encode()).hexdigest()


class Record:
    """A record that was read and found complete, well formed and unedited."""

    def __init__(self, text: object) -> None:
        lines = _lines(text)
        rows = [_object(line, number) for number, line in enumerate(lines, start=1)]
        self.head = _head(rows[0])
        if "digest" not in rows[-1] or len(rows) == 1:
            raise Refused("record-cut-off", line=len(rows))
        if len(rows[-1]) != 2 or "result" not in rows[-1]:
            raise bad_line(len(rows), "record-end")
        self.reasons: dict[int, Reason] = {}  # by the place of the act
        for place, row in enumerate(rows[1:-1]):
            if "reason" in row:
                self.reasons[place] = _reason(row.pop("reason"), place + 2)
        self.acts = [_act(row, number) for number, row in enumerate(rows[1:-1], start=2)]
        self.result: object = rows[-1].get("result")
        if rows[-1]["digest"] != _digest("\n".join(lines[:-1]) + "\n"):
            raise Refused("record-edited")

    @property
    def answers(self) -> list[tuple[int, int]]:
        """The acts that are answers, as pairs of seat and option."""
        return [(seat, option) for seat, option in self.acts if isinstance(option, int)]


def cut_record(text: str, moves: int) -> str:
    """The record of the first `moves` acts; Refused if there are fewer. A cut record proves nothing about chance."""
    read = Record(text)
    if not 0 <= moves <= len(read.acts):
        raise Refused("no-moves", move=moves, moves=len(read.acts))
    if moves == len(read.acts):
        return text
    read.head.fairness = None
    return write_record(read.head, read.acts[:moves], None, read.reasons)


def read_head(text: object) -> Head:
    """The head of a record, even if the lines below it are damaged."""
    return _head(_object(_lines(text)[0], 1))


def _lines(text: object) -> list[str]:
    if not isinstance(text, str) or not text.strip() or not _is_unicode(text):
        raise bad_line(1, "record-empty")
    return text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")


def _object(line: str, number: int) -> dict[str, object]:
    try:
        row: object = json.loads(line)
    except (ValueError, RecursionError):
        raise bad_line(number, "record-not-json") from None
    if not isinstance(row, dict):
        raise bad_line(number, "record-not-object")
    return row


def _head(row: dict[str, object]) -> Head:
    if row.get("format") != FORMAT:
        raise bad_line(1, "record-format", format=FORMAT)
    game = row.get("game")
    version = row.get("rules")
    content = row.get("content")
    seed = _seed(row.get("seed"))
    options = row.get("options")
    if not isinstance(game, str) or not isinstance(version, str) or not isinstance(content, str):
        raise bad_line(1, "record-texts")
    if not isinstance(options, dict):
        raise bad_line(1, "record-options")
    known: Options = {}
    for name, chosen in options.items():
        if not isinstance(name, str) or not isinstance(chosen, str | int):
            raise bad_line(1, "record-option")
        known[name] = chosen
    fairness = read_fairness(row["fairness"]) if "fairness" in row else None
    if "fairness" in row and fairness is None:
        raise bad_line(1, "record-fairness")
    return Head(game, version, content, seed, known, fairness)


def _seed(value: object) -> int:
    """A small seed, written as a JSON number, or a wide one, written as a string of hexadecimal digits."""
    if isinstance(value, str) and wide_seed(value) >= 0:
        return wide_seed(value)
    if not isinstance(value, int) or isinstance(value, bool) or is_wide(value):
        raise bad_line(1, "record-seed")
    return value


def _reason(value: object, number: int) -> Reason:
    reason = read_reason(value)
    if reason is None:
        raise bad_line(number, "record-reason")
    return reason


def _act(row: dict[str, object], number: int) -> Act:
    seat = row.get("seat")
    option = row.get("option")
    side_action = row.get("aside")
    if type(seat) is int and type(option) is int and len(row) == 2:
        return seat, option
    if type(seat) is int and isinstance(side_action, list) and len(row) == 2:
        members = [member for member in side_action if type(member) is int]
        if len(members) == len(side_action):
            return seat, tuple(members)
    raise bad_line(number, "record-act")
