"""Laws that every game obeys, checked from outside: nothing but the contract is used, so any game can be tried.

`Laws(...).check_game(seed)` plays a game at random, the awaited seats in random order, and tries the laws on its way.
A law that does not hold raises `Broken` with the law's name.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, Generic

import msgspec

from neopolis.engine.conformance.check import (
    NO_BYTES,
    NO_OPTIONS,
    NO_RECORDS,
    NO_SEATS,
    NO_SEEDS,
    NO_TEXTS,
    Broken,
    demand,
    plain,
    refuses,
    shown,
    some,
)
from neopolis.engine.game import MAX_SEED
from neopolis.engine.playable import G
from neopolis.engine.refused import Refused
from neopolis.engine.rng import Dice, seeded

NUMBERS_TRIED: Final = 12  # random numbers that are tried as wrong options


class Laws(Generic[G]):
    """The laws, tried on one kind of game. `start` takes a seed; all other options of the game are fixed in it.

    `awaited` is the name that the view has for those who still owe an answer.
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
        self.worlds_differ = False  # whether imagined games have differed in what other seats see

    def check_game(self, seed: int, rarely: int = 4) -> None:
        """A whole random game. Dear laws are tried at one rest point of `rarely`, the others at each."""
        dice = Dice(seeded(seed))
        game = self.start(seed)
        twin = self.start(seed)
        while not game.over:
            self.check_position(game)
            if dice.below(rarely) == 0:
                self.check_closely(game, dice)
            seat = game.deciders[dice.below(len(game.deciders))]
            self._advance(game, twin, seat, some(game.decision(seat).options, dice))
        self.check_finished(game)
        self.check_record(game, dice)
        self.check_bytes(game, dice)

    def _advance(self, game: G, twin: G, seat: int, option: int) -> None:
        """Same seed and same answers: same events and bytes. What `play` returns is what the history gains."""
        known = len(game.history(seat))
        events = game.play(seat, option)
        demand(events == twin.play(seat, option), "same answers", "the events differ")
        demand(game.encode() == twin.encode(), "same answers", "the bytes differ")
        demand(game.history(seat)[known:] == events, "history", "it did not gain what `play` returned")

    # At every rest point.

    def check_position(self, game: G) -> None:
        """What must hold at every rest point, without trying anything."""
        deciders = game.deciders
        demand(list(deciders) == sorted(set(deciders)), "deciders", f"{deciders} do not ascend")
        demand(all([0 <= seat < self.seats for seat in deciders]), "deciders", f"{deciders} are not all seats")
        demand((not deciders) == game.over, "deciders", "they must be empty exactly when the game is over")
        demand((game.result is None) == (not game.over), "result", "it must be None exactly until the game is over")
        for seat in deciders:
            self.check_decision(game, seat)
        data = game.encode()
        demand(self.decode(data).encode() == data, "saving", "the bytes of the decoded game differ")

    def check_decision(self, game: G, seat: int) -> None:
        decision = game.decision(seat)
        options = decision.options
        demand(decision.seat == seat and bool(decision.prompt), "options", "it has no prompt or another seat's")
        demand(bool(options), "options", "there are none")
        demand(options == sorted(set(options)), "options", f"{options} do not ascend or are not distinct")
        demand(all([type(option) is int for option in options]), "options", f"{options} are not all ints")
        demand(decision.default in options, "default", f"{decision.default} is not an option")
        texts = [game.text(seat, option) for option in options]
        demand(len(set(texts)) == len(texts), "texts", f"two of {texts} are the same")
        for option, text in zip(options, texts, strict=True):
            demand(game.parse(seat, text) == option, "texts", f"'{text}' does not lead back to {option}")

    # At some rest points.

    def check_closely(self, game: G, dice: Dice) -> None:
        """The laws that try something. The game is as it was afterwards."""
        data = game.encode()
        seen = [shown(game, seat) for seat in self._viewers()]
        self.check_refusals(game, dice)
        self.check_answers(game)
        self.check_copy(game, dice)
        self.check_saving(game, dice)
        self.check_taking_back(game)
        self.check_simultaneous(game, dice)
        self.check_history(game)
        self.check_imagined(game, dice)
        if dice.below(8) == 0:
            self.check_record(game, dice)
            self.check_bytes(game, dice)
        demand(game.encode() == data, "unchanged", "looking at a game has changed its bytes")
        demand([shown(game, seat) for seat in self._viewers()] == seen, "unchanged", "looking has changed a view")

    def _viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def check_refusals(self, game: G, dice: Dice) -> None:
        """Nothing but the options is accepted, from nobody but the deciders, and a refusal changes nothing."""
        data = game.encode()
        for seat in range(self.seats):
            asked = seat in game.deciders
            options = game.decision(seat).options if asked else []
            wrong: list[object] = [*NO_OPTIONS, *[str(option) for option in options[:2]]]
            wrong += [float(option) for option in options[:2]]
            numbers = [dice.below(512) - 8 for _ in range(NUMBERS_TRIED)]
            wrong += [number for number in numbers if number not in options]
            for option in wrong:
                refuses("refusals", game.play, seat, option)
            if not asked:
                refuses("not asked", game.decision, seat)
                refuses("not asked", game.parse, seat, "1")
            for text in NO_TEXTS:
                refuses("refusals", game.parse, seat, text)
        option = game.decision(game.deciders[0]).options[0]
        for foreign in (*NO_SEATS, self.seats):
            refuses("foreign seats", game.play, foreign, option)
            refuses("foreign seats", game.decision, foreign)
            refuses("foreign seats", game.parse, foreign, "1")
            refuses("foreign seats", game.take_back, foreign)
        demand(game.encode() == data, "refusals", "one of them changed the game")

    def check_answers(self, game: G) -> None:
        """Every option is accepted."""
        for seat in game.deciders:
            for option in game.decision(seat).options:
                try:
                    game.copy().play(seat, option)
                except Refused as refused:
                    raise Broken("options", f"{option} is offered and refused: {refused}") from None

    def check_copy(self, game: G, dice: Dice) -> None:
        """A copy is equal, keeps no record, and neither of the two feels what happens to the other."""
        data = game.encode()
        first = game.copy()
        second = first.copy()
        demand(first.encode() == data, "copy", "its bytes differ")
        refuses("copy", first.record)
        refuses("copy", first.history, 0)
        self.play_on(first, dice)
        demand(game.encode() == data and second.encode() == data, "copy", "the original felt what its copy did")
        final = first.encode()
        self.play_on(second, dice)
        demand(first.encode() == final, "copy", "a copy felt what the original did")

    def play_on(self, game: G, dice: Dice) -> list[tuple[int, int]]:
        """Play at random to the end; the answers."""
        answers: list[tuple[int, int]] = []
        while not game.over:
            seat = game.deciders[dice.below(len(game.deciders))]
            answers.append((seat, some(game.decision(seat).options, dice)))
            game.play(seat, answers[-1][1])
        return answers

    def check_saving(self, game: G, dice: Dice) -> None:
        """A decoded game is equal, keeps no record, and plays on in the same way."""
        decoded = self.decode(game.encode())
        demand(decoded.deciders == game.deciders, "saving", "other seats are asked")
        for seat in self._viewers():
            demand(shown(decoded, seat) == shown(game, seat), "saving", f"the view of seat {seat} differs")
        refuses("saving", decoded.record)
        other = game.copy()
        for seat, option in self.play_on(decoded.copy(), dice):
            demand(decoded.play(seat, option) == other.play(seat, option), "saving", "it plays on differently")
        demand(decoded.encode() == other.encode(), "saving", "it ends differently")

    def check_taking_back(self, game: G) -> None:
        """No barrier: every answer can be taken back. A barrier: some answer can not. A refusal changes nothing."""
        data = game.encode()
        for seat in game.deciders:
            decision = game.decision(seat)
            kept = [option for option in decision.options if not self._returns(game, seat, option, data)]
            demand(bool(kept) == decision.barrier, "barrier", f"{decision.barrier}, but {kept} cannot be taken back")

    def _returns(self, game: G, seat: int, option: int, data: bytes) -> bool:
        """Whether an answer could be taken back; then all must be as before."""
        trial = game.copy()
        trial.play(seat, option)
        after = trial.encode()
        try:
            trial.take_back(seat)
        except Refused:
            demand(trial.encode() == after, "taking back", "its refusal changed the game")
            return False
        demand(trial.encode() == data, "taking back", "the bytes are not those of before")
        demand(shown(trial, seat) == shown(game, seat), "taking back", "the view is not that of before")
        trial.play(seat, option)
        demand(trial.encode() == after, "taking back", "the same answer again leads elsewhere")
        return True

    # Simultaneous steps.

    def check_simultaneous(self, game: G, dice: Dice) -> None:
        """Answers may come in any order, some taken back in between, and nobody sees the others' before the last."""
        if len(game.deciders) < 2:
            return
        lists = {seat: self._picks(game, seat, dice) for seat in game.deciders}
        order = [seat for seat in sorted(lists) for _ in lists[seat]]
        mixed = dice.shuffled(order)
        record = game.record()
        first = self.replay(record)
        second = self.replay(record)
        demand(first.encode() == game.encode(), "record", "the bytes of the replay differ")
        self._answer_in(first, lists, order, sealed=False)
        self._answer_in(second, lists, mixed, sealed=True)
        demand(first.encode() == second.encode(), "order of arrival", "the bytes differ")
        demand(first.record() == second.record(), "order of arrival", "the records differ")
        for seat in self._viewers():
            demand(first.history(seat) == second.history(seat), "order of arrival", "the histories differ")
            demand(shown(first, seat) == shown(second, seat), "order of arrival", "the views differ")

    def _picks(self, game: G, seat: int, dice: Dice) -> list[int]:
        """Random picks of a seat up to its last one of the step; others still owe theirs, so the step stays open."""
        trial = game.copy()
        picks: list[int] = []
        while seat in trial.deciders:
            picks.append(some(trial.decision(seat).options, dice))
            trial.play(seat, picks[-1])
        refuses("not asked", trial.play, seat, picks[-1])
        refuses("not asked", trial.decision, seat)
        return picks

    def _answer_in(self, game: G, lists: dict[int, list[int]], order: list[int], sealed: bool) -> None:
        """Give the picks in an order. `sealed`: look at what the others see, and take each answer back once."""
        due = {seat: picks[:] for seat, picks in lists.items()}
        for at, seat in enumerate(order):
            option = due[seat].pop(0)
            if sealed and at + 1 < len(order):
                self._pick_in_secret(game, seat, option)
            game.play(seat, option)

    def _pick_in_secret(self, game: G, seat: int, option: int) -> None:
        """A pick that leaves the step open shows to its own seat only, and can be taken back."""
        before = self._seen_by_others(game, seat)
        data = game.encode()
        record = game.record()
        game.play(seat, option)
        demand(self._seen_by_others(game, seat) == before, "sealed", f"others can see what seat {seat} picked")
        game.take_back(seat)
        demand(game.encode() == data, "taking back", "the bytes are not those of before")
        demand(game.record() == record, "taking back", "the record is not that of before")

    def _seen_by_others(self, game: G, seat: int) -> list[object]:
        """Views (but for who is awaited), histories and decisions of all others."""
        found: list[object] = []
        for other in self._viewers():
            if other != seat:
                view: object = msgspec.json.decode(shown(game, other))
                if isinstance(view, dict):
                    view.pop(self.awaited)
                found += [view, game.history(other)]
        found += [plain(game.decision(other)) for other in game.deciders if other != seat]
        return found

    # Memory.

    def check_history(self, game: G) -> None:
        """A seat hears what it may hear, and everything that a spectator hears."""
        public = game.history(None)
        demand(all([event.heard_by(None) for event in public]), "history", "a spectator heard a secret")
        for seat in range(self.seats):
            heard = game.history(seat)
            demand(all([event.heard_by(seat) for event in heard]), "history", f"seat {seat} heard a secret")
            open_events = [event for event in heard if event.heard_by(None)]
            demand(open_events == public, "history", f"seat {seat} missed something public")

    def check_record(self, game: G, dice: Dice) -> None:
        """A record leads back to the same game, in mid-game too; an edited or cut one is refused."""
        record = game.record()
        again = self.replay(record)
        demand(again.encode() == game.encode(), "record", "the bytes of the replay differ")
        demand(again.record() == record, "record", "the record of the replay differs")
        for seat in self._viewers():
            demand(again.history(seat) == game.history(seat), "record", f"the history of seat {seat} differs")
        lines = record.splitlines(keepends=True)
        for _ in range(6):
            at = dice.below(len(lines))
            refuses("cut record", self.replay, "".join(lines[:at] + lines[at + 1 :]))
            refuses("cut record", self.replay, record[: dice.below(len(record) - 1)])
            place = dice.below(len(record))
            edited = record[:place] + chr(33 + (ord(record[place]) - 32) % 90) + record[place + 1 :]
            refuses("edited record", self.replay, edited)
            refuses("edited record", self.replay, "".join([*lines[:at], lines[at], *lines[at:]]))
        for wrong in NO_RECORDS:
            refuses("edited record", self.replay, wrong)

    def check_bytes(self, game: G, dice: Dice) -> None:
        """Damaged bytes are refused."""
        data = game.encode()
        for _ in range(12):
            at = dice.below(len(data))
            flipped = data[at] ^ 1 << dice.below(8)
            refuses("damaged bytes", self.decode, data[:at] + bytes([flipped]) + data[at + 1 :])
            refuses("damaged bytes", self.decode, data[:at])
            refuses("damaged bytes", self.decode, data + data[at : at + 1])
        for wrong in NO_BYTES:
            refuses("damaged bytes", self.decode, wrong)

    # Imagining.

    def check_imagined(self, game: G, dice: Dice) -> None:
        """A seat cannot tell an imagined game from the true one, and it can be played to its end."""
        for seat in range(self.seats):
            seed = dice.below(1 << 20)
            world = game.imagine(seat, seed)
            self._check_world(game, world, seat)
            demand(game.imagine(seat, seed).encode() == world.encode(), "imagine", "same seed, another game")
            self._check_world(game, world.copy().imagine(seat, seed + 1), seat)
            refuses("imagine", world.record)
            others = [other for other in range(self.seats) if other != seat]
            told = [shown(game, other) for other in others]
            if told != [shown(world, other) for other in others]:
                self.worlds_differ = True
            data = world.encode()
            demand(self.decode(data).encode() == data, "imagine", "it cannot be saved")
            if dice.below(4) == 0:
                self.play_on(world, dice)
        for wrong in NO_SEEDS:
            refuses("imagine", game.imagine, 0, wrong)

    def _check_world(self, game: G, world: G, seat: int) -> None:
        demand(shown(world, seat) == shown(game, seat), "imagine", f"the view of seat {seat} differs")
        demand(world.deciders == game.deciders, "imagine", "other seats are asked")
        if seat in game.deciders:
            mine, other = game.decision(seat), world.decision(seat)
            demand(plain(mine) == plain(other), "imagine", f"the decision of seat {seat} differs")
            demand(mine.barrier == other.barrier, "imagine", f"the barrier of seat {seat} differs")
            texts = [world.text(seat, option) for option in mine.options]
            demand(texts == [game.text(seat, option) for option in mine.options], "imagine", "the texts differ")

    # Ends and beginnings.

    def check_finished(self, game: G) -> None:
        """A finished game asks nobody, has a result, and its record closes with it."""
        self.check_position(game)
        result = game.result
        if result is None:
            raise Broken("result", "a finished game has none")
        demand(len(result.points) == self.seats, "result", "it must have points for every seat")
        demand(all([0 <= seat < self.seats for seat in result.winners]), "result", "a winner is no seat")
        data = game.encode()
        for seat in range(self.seats):
            refuses("finished", game.play, seat, 0)
            refuses("finished", game.decision, seat)
            refuses("finished", game.parse, seat, "1")
        demand(game.encode() == data, "finished", "a refusal changed the game")
        last: object = json.loads(game.record().splitlines()[-1])
        found = last.get("result") if isinstance(last, dict) else None
        demand(found == json.loads(json.dumps(result.plain())), "record", "it does not close with the result")

    def check_seeds(self) -> None:
        """Every seed from 0 to 2**63 - 1 makes a game; nothing else does."""
        for seed in (0, 1, MAX_SEED):
            demand(self.start(seed).encode() == self.start(seed).encode(), "seeds", f"{seed} makes two games")
        demand(self.start(0).encode() != self.start(MAX_SEED).encode(), "seeds", "two seeds make one game")
        for wrong in NO_SEEDS:
            refuses("seeds", self.start, wrong)
