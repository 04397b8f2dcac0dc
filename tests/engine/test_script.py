"""Scripts and frames in a toy game: all seats name numbers at the same time, a 7 starts an interlude."""

from __future__ import annotations

import pytest

from neopolis.engine.script import Ask, Frame, Machine, Repeat, State, Step, first_seat

MAIN, ROUND, INTERLUDE = 0, 1, 2


class Toy(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.lanes = [0] * seats
        self.order: list[int] = []


class Name(Ask[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        s.ask((1 << s.seats) - 1)

    def options(self, s: Toy, seat: int) -> list[int]:
        return [1, 2, 7]

    def answer(self, s: Toy, seat: int, option: int) -> bool:
        s.lanes[seat] = option
        return True

    def close(self, s: Toy) -> None:
        for seat, number in enumerate(s.lanes):
            s.order.append(seat)
            s.emit("named", seat, (number,))
        if 7 in s.lanes:
            s.stack.append(Frame(INTERLUDE))


class Tell(Step[Toy]):
    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, s: Toy, f: Frame) -> None:
        s.emit(self.kind, f.seat)


class AskNobody(Ask[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        """Asks nobody."""


MACHINE = Machine([[Repeat(ROUND, 3), Tell("end")], [Name(), Tell("sum")], [AskNobody(), Tell("interlude")]])


def begun(seats: int = 3) -> Toy:
    toy = Toy(seats)
    toy.stack = [Frame(MAIN)]
    MACHINE.settle(toy)
    return toy


def told(toy: Toy) -> list[str]:
    return [event.kind for event in toy.events]


def answer_all(toy: Toy, *numbers: int) -> None:
    for seat, number in enumerate(numbers):
        MACHINE.answer(toy, seat, number)


def test_a_machine_runs_until_somebody_is_asked() -> None:
    toy = begun()

    assert (toy.asked, toy.all_asked) == (0b111, 0b111)
    assert isinstance(MACHINE.asking(toy), Name)


def test_a_step_stays_open_until_the_last_answer() -> None:
    toy = begun()
    answer_all(toy, 1, 2)

    assert (toy.asked, toy.all_asked, toy.step_number) == (0b100, 0b111, 0)
    assert told(toy) == []


def test_a_closed_step_runs_on_to_the_next() -> None:
    toy = begun()
    answer_all(toy, 1, 2, 1)

    assert told(toy) == ["named", "named", "named", "sum"]
    assert (toy.asked, toy.step_number) == (0b111, 1)


def test_answers_are_applied_in_the_order_of_seats() -> None:
    toy = begun()
    for seat in (2, 0, 1):
        MACHINE.answer(toy, seat, 1)

    assert toy.order == [0, 1, 2]


def test_an_interlude_runs_before_the_script_goes_on() -> None:
    toy = begun()
    answer_all(toy, 1, 7, 1)

    assert told(toy)[3:] == ["interlude", "sum"]


def test_repeat_runs_its_script_three_times() -> None:
    toy = begun()
    for _ in range(3):
        answer_all(toy, 1, 1, 1)

    assert told(toy).count("sum") == 3
    assert (told(toy)[-1], toy.stack, toy.asked) == ("end", [], 0)


def test_answers_of_several_seats_are_a_barrier() -> None:
    toy = begun()
    answer_all(toy, 1, 2, 1)

    assert toy.revealed


def test_the_answer_of_a_single_seat_is_no_barrier() -> None:
    toy = begun(seats=1)
    answer_all(toy, 1)

    assert not toy.revealed


def test_a_random_number_is_a_barrier() -> None:
    toy = begun(seats=1)
    before = toy.rng
    drawn = toy.below(6)

    assert 0 <= drawn < 6
    assert toy.revealed
    assert toy.rng != before


def test_shuffling_is_a_barrier() -> None:
    toy = begun(seats=1)
    before = toy.rng
    mixed = toy.shuffled([1, 2, 3])

    assert sorted(mixed) == [1, 2, 3]
    assert toy.revealed
    assert toy.rng != before


def test_a_silent_state_records_no_events() -> None:
    toy = begun()
    toy.silent = True
    answer_all(toy, 1, 2, 1)

    assert toy.events == []


def test_a_copy_does_not_share_its_flow_with_the_original() -> None:
    toy, other = begun(), Toy(3)
    other.copy_flow(toy)
    answer_all(toy, 1, 2, 1)

    assert (other.asked, other.all_asked, other.step_number) == (0b111, 0b111, 0)
    assert [frame.row() for frame in other.stack] != [frame.row() for frame in toy.stack]


def test_a_refusal_names_the_option() -> None:
    class Cited(Name):
        def cites(self, s: Toy, seat: int) -> tuple[str, ...]:
            return ("R-1",)

    refused = Cited().refusal(begun(), 0, 5)

    assert (refused.code, refused.rules, refused.parameters) == ("not-an-option", ("R-1",), {"option": 5})


def test_the_default_is_the_first_option() -> None:
    assert Name().default(begun(), 0, [4, 5]) == 4


@pytest.mark.parametrize(("seats", "seat"), [(0b1, 0), (0b110, 1), (0b10100, 2)])
def test_lowest_seat(seats: int, seat: int) -> None:
    assert first_seat(seats) == seat
