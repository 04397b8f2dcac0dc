"""The laws that every game must obey. They use only the methods in `Playable`, so they can check any game.

`Laws(...).check_game(seed)` plays a random game, in which the seats answer in random order, and checks the laws on the
way. If a law does not hold, it raises `LawBroken` with the name of the law.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, Generic

import msgspec

from neopolis.engine.conformance.check import (
    INVALID_BYTES,
    INVALID_OPTIONS,
    INVALID_RECORDS,
    INVALID_SEATS,
    INVALID_SEEDS,
    INVALID_TEXTS,
    LawBroken,
    check,
    check_refused,
    random_option,
    view_bytes,
    without_barrier,
)
from neopolis.engine.game import MAX_SEED
from neopolis.engine.playable import G
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded

NUMBERS_TRIED: Final = 12  # how many random numbers are tried as wrong options


class Laws(Generic[G]):
    """Checks the laws on one game. `start` takes a seed; all other options of the game are fixed in it.

    `awaited` is the name of the view's field that lists the seats that still owe an answer.
    """

    def __init__(
        self,
        seats: int,
        start: Callable[[int], G],
        decode: Callable[[bytes], G],
        replay: Callable[[str], G],
        awaited: str = "awaited",
    ) -> None:
        self.seats = seats
        self.start = start
        self.decode = decode
        self.replay = replay
        self.awaited = awaited
        self.worlds_differ = False  # whether other seats saw something else in an imagined game than in the real one

    def check_game(self, seed: int, rarely: int = 4) -> None:
        """Play a whole random game. Cheap checks run before every answer, expensive ones before about 1 in `rarely`."""
        dice = Dice(seeded(seed))
        game = self.start(seed)
        twin = self.start(seed)
        while not game.over:
            self.check_position(game)
            if dice.below(rarely) == 0:
                self.check_closely(game, dice)
            seat = game.deciders[dice.below(len(game.deciders))]
            self._advance(game, twin, seat, random_option(game.decision(seat).options, dice))
        self.check_finished(game)
        self.check_record(game, dice)
        self.check_bytes(game, dice)

    def _advance(self, game: G, twin: G, seat: int, option: int) -> None:
        """Answer in both games. Events and bytes must be equal, and `play` must return what it adds to the history."""
        known = len(game.history(seat))
        events = game.play(seat, option)
        check(events == twin.play(seat, option), "same answers", "the events differ")
        check(game.encode() == twin.encode(), "same answers", "the bytes differ")
        check(game.history(seat)[known:] == events, "history", "it did not gain what `play` returned")

    # Before every answer.

    def check_position(self, game: G) -> None:
        """Check what must hold in every position, without playing."""
        deciders = game.deciders
        check(list(deciders) == sorted(set(deciders)), "deciders", f"{deciders} do not ascend")
        check(all([0 <= seat < self.seats for seat in deciders]), "deciders", f"{deciders} are not all seats")
        check((not deciders) == game.over, "deciders", "they must be empty exactly when the game is over")
        check((game.result is None) == (not game.over), "result", "it must be None exactly until the game is over")
        for seat in deciders:
            self.check_decision(game, seat)
        data = game.encode()
        check(self.decode(data).encode() == data, "saving", "the bytes of the decoded game differ")

    def check_decision(self, game: G, seat: int) -> None:
        decision = game.decision(seat)
        options = decision.options
        check(decision.seat == seat and bool(decision.prompt), "options", "it has no prompt or another seat's")
        check(bool(options), "options", "there are none")
        check(options == sorted(set(options)), "options", f"{options} do not ascend or are not distinct")
        check(all([type(option) is int for option in options]), "options", f"{options} are not all ints")
        check(decision.default in options, "default", f"{decision.default} is not an option")
        texts = [game.text(seat, option) for option in options]
        check(len(set(texts)) == len(texts), "texts", f"two of {texts} are the same")
        for option, text in zip(options, texts, strict=True):
            check(game.parse(seat, text) == option, "texts", f"'{text}' does not lead back to {option}")

    # Expensive checks, before some answers.

    def check_closely(self, game: G, dice: Dice) -> None:
        """Run the expensive checks. They play only on copies, so the game itself must not change."""
        data = game.encode()
        views = [view_bytes(game, seat) for seat in self._viewers()]
        self.check_refusals(game, dice)
        self.check_answers(game)
        self.check_copy(game, dice)
        self.check_saving(game, dice)
        self.check_taking_back(game)
        self.check_silent_picks(game, dice)
        self.check_simultaneous(game, dice)
        self.check_history(game)
        self.check_imagined(game, dice)
        if dice.below(8) == 0:
            self.check_record(game, dice)
            self.check_bytes(game, dice)
        check(game.encode() == data, "unchanged", "the checks have changed the game's bytes")
        is_same = [view_bytes(game, seat) for seat in self._viewers()] == views
        check(is_same, "unchanged", "the checks have changed a view")

    def _viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def check_refusals(self, game: G, dice: Dice) -> None:
        """Only options are accepted, and only from deciders. A refusal changes nothing."""
        data = game.encode()
        for seat in range(self.seats):
            asked = seat in game.deciders
            options = game.decision(seat).options if asked else []
            wrong: list[object] = [*INVALID_OPTIONS, *[str(option) for option in options[:2]]]
            wrong += [float(option) for option in options[:2]]
            numbers = [dice.below(512) - 8 for _ in range(NUMBERS_TRIED)]
            wrong += [number for number in numbers if number not in options]
            for option in wrong:
                check_refused("refusals", game.play, seat, option)
            if not asked:
                check_refused("not asked", game.decision, seat)
                check_refused("not asked", game.parse, seat, "1")
            for text in INVALID_TEXTS:
                check_refused("refusals", game.parse, seat, text)
        option = game.decision(game.deciders[0]).options[0]
        for foreign in (*INVALID_SEATS, self.seats):
            check_refused("foreign seats", game.play, foreign, option)
            check_refused("foreign seats", game.decision, foreign)
            check_refused("foreign seats", game.parse, foreign, "1")
            check_refused("foreign seats", game.take_back, foreign)
        check(game.encode() == data, "refusals", "a refusal changed the game")

    def check_answers(self, game: G) -> None:
        """Every option is accepted."""
        for seat in game.deciders:
            for option in game.decision(seat).options:
                try:
                    game.copy().play(seat, option)
                except Refused as refused:
                    raise LawBroken("options", f"{option} is offered and refused: {refused}") from None

    def check_copy(self, game: G, dice: Dice) -> None:
        """A copy is equal, keeps no record, and is independent of the original."""
        data = game.encode()
        first = game.copy()
        second = first.copy()
        check(first.encode() == data, "copy", "its bytes differ")
        check_refused("copy", first.record)
        check_refused("copy", first.history, 0)
        self.play_on(first, dice)
        check(game.encode() == data and second.encode() == data, "copy", "playing on a copy changed the original")
        final = first.encode()
        self.play_on(second, dice)
        check(first.encode() == final, "copy", "playing on the original changed its copy")

    def play_on(self, game: G, dice: Dice) -> list[tuple[int, int]]:
        """Play at random to the end, and return the answers."""
        answers: list[tuple[int, int]] = []
        while not game.over:
            seat = game.deciders[dice.below(len(game.deciders))]
            answers.append((seat, random_option(game.decision(seat).options, dice)))
            game.play(seat, answers[-1][1])
        return answers

    def check_saving(self, game: G, dice: Dice) -> None:
        """A decoded game is equal, keeps no record, and goes on in the same way."""
        decoded = self.decode(game.encode())
        check(decoded.deciders == game.deciders, "saving", "other seats are asked")
        for seat in self._viewers():
            check(view_bytes(decoded, seat) == view_bytes(game, seat), "saving", f"the view of seat {seat} differs")
        check_refused("saving", decoded.record)
        other = game.copy()
        for seat, option in self.play_on(decoded.copy(), dice):
            check(decoded.play(seat, option) == other.play(seat, option), "saving", "it plays on differently")
        check(decoded.encode() == other.encode(), "saving", "it ends differently")

    def check_taking_back(self, game: G) -> None:
        """A decision is a barrier exactly if some answer to it cannot be taken back. A refusal changes nothing."""
        data = game.encode()
        for seat in game.deciders:
            decision = game.decision(seat)
            final = [option for option in decision.options if not self._can_take_back(game, seat, option, data)]
            check(bool(final) == decision.barrier, "barrier", f"{decision.barrier}, but {final} cannot be taken back")

    def _can_take_back(self, game: G, seat: int, option: int, data: bytes) -> bool:
        """Whether an answer can be taken back. If so, check that everything is as before the answer."""
        trial = game.copy()
        trial.play(seat, option)
        after = trial.encode()
        try:
            trial.take_back(seat)
        except Refused:
            check(trial.encode() == after, "taking back", "its refusal changed the game")
            return False
        check(trial.encode() == data, "taking back", "the bytes differ from those before the answer")
        check(view_bytes(trial, seat) == view_bytes(game, seat), "taking back", "the view differs from the one before")
        trial.play(seat, option)
        check(trial.encode() == after, "taking back", "the same answer has another effect the second time")
        return True

    def check_silent_picks(self, game: G, dice: Dice) -> None:
        """A pick that a seat does not notice does not change whether the seat may take its own last pick back."""
        actor = game.deciders[dice.below(len(game.deciders))]
        others = [seat for seat in range(self.seats) if seat != actor]
        trial = self.replay(game.record())
        before = [(self._noticed(trial, seat), self._take_back_code(trial, seat)) for seat in others]
        trial.play(actor, random_option(trial.decision(actor).options, dice))
        for seat, (known, code) in zip(others, before, strict=True):
            if self._noticed(trial, seat) == known:
                now = self._take_back_code(trial, seat)
                check(now == code, "silent picks", f"seat {seat} can tell that seat {actor} has made a pick: {now!r}")

    def _noticed(self, game: G, seat: int) -> tuple[object, ...]:
        return (view_bytes(game, seat), game.history(seat), game.deciders)

    def _take_back_code(self, game: G, seat: int) -> str:
        """The code of the refusal if a seat takes back now; "" if it may. The game does not change."""
        try:
            game.copy().take_back(seat)
        except Refused as refused:
            return refused.code
        return ""

    # Simultaneous steps.

    def check_simultaneous(self, game: G, dice: Dice) -> None:
        """Answers may come in any order, with some taken back in between. Others see none before the last one."""
        if len(game.deciders) < 2:
            return
        lists = {seat: self._picks(game, seat, dice) for seat in game.deciders}
        order = [seat for seat in sorted(lists) for _ in lists[seat]]
        mixed = dice.shuffled(order)
        record = game.record()
        first = self.replay(record)
        second = self.replay(record)
        check(first.encode() == game.encode(), "record", "the bytes of the replay differ")
        self._answer_in(first, lists, order, sealed=False)
        self._answer_in(second, lists, mixed, sealed=True)
        check(first.encode() == second.encode(), "order of arrival", "the bytes differ")
        check(first.record() == second.record(), "order of arrival", "the records differ")
        for seat in self._viewers():
            check(first.history(seat) == second.history(seat), "order of arrival", "the histories differ")
            check(view_bytes(first, seat) == view_bytes(second, seat), "order of arrival", "the views differ")

    def _picks(self, game: G, seat: int, dice: Dice) -> list[int]:
        """Random picks of a seat, up to its last one in this step. Others still owe theirs, so the step stays open."""
        trial = game.copy()
        picks: list[int] = []
        while seat in trial.deciders:
            picks.append(random_option(trial.decision(seat).options, dice))
            trial.play(seat, picks[-1])
        check_refused("not asked", trial.play, seat, picks[-1])
        check_refused("not asked", trial.decision, seat)
        return picks

    def _answer_in(self, game: G, lists: dict[int, list[int]], order: list[int], sealed: bool) -> None:
        """Play the picks in the given order. With `sealed`, check that all but the last are secret."""
        remaining = {seat: picks[:] for seat, picks in lists.items()}
        for at, seat in enumerate(order):
            option = remaining[seat].pop(0)
            if sealed and at + 1 < len(order):
                self._pick_in_secret(game, seat, option)
            game.play(seat, option)

    def _pick_in_secret(self, game: G, seat: int, option: int) -> None:
        """A pick that leaves the step open is visible only to its own seat, and can be taken back."""
        before = self._seen_by_others(game, seat)
        data = game.encode()
        record = game.record()
        game.play(seat, option)
        check(self._seen_by_others(game, seat) == before, "sealed", f"others can see what seat {seat} picked")
        game.take_back(seat)
        check(game.encode() == data, "taking back", "the bytes differ from those before the pick")
        check(game.record() == record, "taking back", "the record differs from the one before the pick")

    def _seen_by_others(self, game: G, seat: int) -> list[object]:
        """The views, histories and decisions of all others, without the views' lists of awaited seats."""
        found: list[object] = []
        for other in self._viewers():
            if other != seat:
                view: object = msgspec.json.decode(view_bytes(game, other))
                if isinstance(view, dict):
                    view.pop(self.awaited)
                found += [view, game.history(other)]
        found += [without_barrier(game.decision(other)) for other in game.deciders if other != seat]
        return found

    # History, records and bytes.

    def check_history(self, game: G) -> None:
        """A seat's history has only events that it may know, and all events that a spectator may know."""
        public = game.history(None)
        check(all([event.is_visible_to(None) for event in public]), "history", "a spectator's history has a secret")
        for seat in range(self.seats):
            history = game.history(seat)
            check(
                all([event.is_visible_to(seat) for event in history]), "history", f"seat {seat}'s history has a secret"
            )
            public_events = [event for event in history if event.is_visible_to(None)]
            check(public_events == public, "history", f"seat {seat}'s history lacks a public event")

    def check_record(self, game: G, dice: Dice) -> None:
        """Replaying a record gives the same game, even in mid-game. An edited or cut record is refused."""
        record = game.record()
        again = self.replay(record)
        check(again.encode() == game.encode(), "record", "the bytes of the replay differ")
        check(again.record() == record, "record", "the record of the replay differs")
        for seat in self._viewers():
            check(again.history(seat) == game.history(seat), "record", f"the history of seat {seat} differs")
        lines = record.splitlines(keepends=True)
        for _ in range(6):
            at = dice.below(len(lines))
            check_refused("cut record", self.replay, "".join(lines[:at] + lines[at + 1 :]))
            check_refused("cut record", self.replay, record[: dice.below(len(record) - 1)])
            place = dice.below(len(record))
            edited = record[:place] + chr(33 + (ord(record[place]) - 32) % 90) + record[place + 1 :]
            check_refused("edited record", self.replay, edited)
            check_refused("edited record", self.replay, "".join([*lines[:at], lines[at], *lines[at:]]))
        for wrong in INVALID_RECORDS:
            check_refused("edited record", self.replay, wrong)

    def check_bytes(self, game: G, dice: Dice) -> None:
        """Damaged bytes are refused."""
        data = game.encode()
        for _ in range(12):
            at = dice.below(len(data))
            flipped = data[at] ^ 1 << dice.below(8)
            check_refused("damaged bytes", self.decode, data[:at] + bytes([flipped]) + data[at + 1 :])
            check_refused("damaged bytes", self.decode, data[:at])
            check_refused("damaged bytes", self.decode, data + data[at : at + 1])
        for wrong in INVALID_BYTES:
            check_refused("damaged bytes", self.decode, wrong)

    # Imagining.

    def check_imagined(self, game: G, dice: Dice) -> None:
        """A seat cannot tell an imagined game from the real one, and the imagined game can be played to the end."""
        for seat in range(self.seats):
            seed = dice.below(1 << 20)
            world = game.imagine(seat, seed)
            self._check_world(game, world, seat)
            check(game.imagine(seat, seed).encode() == world.encode(), "imagine", "same seed, another game")
            self._check_world(game, world.copy().imagine(seat, seed + 1), seat)
            check_refused("imagine", world.record)
            others = [other for other in range(self.seats) if other != seat]
            true_views = [view_bytes(game, other) for other in others]
            if true_views != [view_bytes(world, other) for other in others]:
                self.worlds_differ = True
            data = world.encode()
            check(self.decode(data).encode() == data, "imagine", "it cannot be saved")
            if dice.below(4) == 0:
                self.play_on(world, dice)
        for wrong in INVALID_SEEDS:
            check_refused("imagine", game.imagine, 0, wrong)

    def _check_world(self, game: G, world: G, seat: int) -> None:
        check(view_bytes(world, seat) == view_bytes(game, seat), "imagine", f"the view of seat {seat} differs")
        check(world.deciders == game.deciders, "imagine", "other seats are asked")
        if seat in game.deciders:
            mine, other = game.decision(seat), world.decision(seat)
            check(without_barrier(mine) == without_barrier(other), "imagine", f"the decision of seat {seat} differs")
            check(mine.barrier == other.barrier, "imagine", f"the barrier of seat {seat} differs")
            texts = [world.text(seat, option) for option in mine.options]
            check(texts == [game.text(seat, option) for option in mine.options], "imagine", "the texts differ")

    # Ends and beginnings.

    def check_finished(self, game: G) -> None:
        """A finished game asks nobody, takes nothing back and has a result, which is the end of its record."""
        self.check_position(game)
        result = game.result
        if result is None:
            raise LawBroken("result", "a finished game has none")
        check(len(result.points) == self.seats, "result", "it must have points for every seat")
        check(all([0 <= seat < self.seats for seat in result.winners]), "result", "a winner is no seat")
        data = game.encode()
        for seat in range(self.seats):
            check_refused("finished", game.play, seat, 0)
            check_refused("finished", game.decision, seat)
            check_refused("finished", game.parse, seat, "1")
            check_refused("finished", game.take_back, seat)
        check(game.encode() == data, "finished", "a refusal changed the game")
        last: object = json.loads(game.record().splitlines()[-1])
        found = last.get("result") if isinstance(last, dict) else None
        check(found == json.loads(json.dumps(result.plain())), "record", "it does not end with the result")

    def check_seeds(self) -> None:
        """Every int from 0 to 2**63 - 1 is a seed; nothing else is."""
        for seed in (0, 1, MAX_SEED):
            check(self.start(seed).encode() == self.start(seed).encode(), "seeds", f"{seed} makes two games")
        check(self.start(0).encode() != self.start(MAX_SEED).encode(), "seeds", "two seeds make one game")
        for wrong in INVALID_SEEDS:
            check_refused("seeds", self.start, wrong)
