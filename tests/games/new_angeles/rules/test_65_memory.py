"""NA 65.0, R-132, R-61: trades in records, saved games, copies, imagined games and taking back."""

from __future__ import annotations

import hashlib
import itertools
import json

import pytest

from neopolis import Refused
from neopolis.engine.codec import Reader, Writer
from neopolis.games import new_angeles
from neopolis.games.new_angeles import NewAngelesGame
from neopolis.games.new_angeles.ids import ABSTAIN, MAIN
from neopolis.games.new_angeles.trading.ledger_codec import read_ledger, write_ledger
from neopolis.games.new_angeles.trading.terms import Promise, Terms
from tests.games.new_angeles.deals import rest
from tests.games.new_angeles.random_games import LONG, SEATS
from tests.games.new_angeles.random_trades import talking
from tests.games.new_angeles.table import table
from tests.games.new_angeles.trades import answer, capital, pledge, propose, supporting, trade
from tests.sizes import Size


def same(one: NewAngelesGame, other: NewAngelesGame) -> bool:
    """Whether two games are the same in every byte and every view."""
    viewers = (*range(one.seats), None)
    return one.encode() == other.encode() and all([one.view(seat) == other.view(seat) for seat in viewers])


@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(3))
def test_saved_and_copied_at_every_rest_point(seats: int, number: int, size: Size) -> None:
    """A game with open proposals, whispers and promises can be saved, loaded and copied without a difference."""
    busy = 0
    for at, game in enumerate(talking(seats, number)):
        busy += bool(game.s.ledger.proposals) and bool(game.s.ledger.pledges)
        if at % size(quick=80, normal=5) == 0:
            assert same(new_angeles.decode(game.encode(), LONG), game)
            assert same(game.copy(), game)

    assert busy > 20
    assert not game.s.ledger.busy


@pytest.mark.rule("NA 65.0", "R-132")
@pytest.mark.parametrize("seats", SEATS)
def test_records_replay_with_all_side_actions(seats: int, size: Size) -> None:
    """A record replays in the middle and at the end of a game, with the same history for everybody."""
    for at, game in enumerate(talking(seats, 3)):
        if at % size(quick=120, normal=29) == 0 or game.over:
            again = new_angeles.replay(game.record())
            assert same(again, game)
            assert [again.history(seat) for seat in (*range(seats), None)] == [
                game.history(seat) for seat in (*range(seats), None)
            ]
            assert again.record() == game.record()


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_look_the_same(seats: int, size: Size) -> None:
    """To the seat, imagined games look the same as the real game. They can be played to their end."""
    for at, game in enumerate(talking(seats, 4)):
        viewer = at % seats
        if at % size(quick=30, normal=3) == 0:
            world = game.imagine(viewer, at)
            assert world.view(viewer) == game.view(viewer)
            if at % 30 == 0:
                world.playout(at)
                assert not world.s.ledger.busy


@pytest.mark.rule("NA 65.0", "R-131")
@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_goes_on_like_the_game(seats: int, size: Size) -> None:
    """A silent copy, which makes no events, ends in the same state as a copy that makes them."""
    for at, game in enumerate(talking(seats, 5)):
        if at % size(quick=320, normal=40) == 7:
            silent, loud = game.copy(), game.copy()
            silent.s.silent = True
            while not loud.over:
                seat = loud.deciders[0]
                option = loud.options(seat)[-1]
                loud.play(seat, option)
                silent.machine.answer(silent.s, seat, option)
            assert silent.s.events == []
            assert written(silent) == written(loud)


def written(game: NewAngelesGame) -> bytes:
    writer = Writer()
    game.write(game.s, writer)
    return writer.sealed()


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("seats", SEATS)
def test_taking_back_and_doing_it_again(seats: int, size: Size) -> None:
    """An answer that is taken back and given again leads to the same position, even after side actions."""
    taken = 0
    for at, game in enumerate(talking(seats, 6)):
        if at % size(quick=4, normal=1):
            continue
        trial = game.copy()
        for seat in range(seats):
            before = trial.encode()
            acts = zip(trial.after_anchor[1::3], trial.after_anchor[2::3], strict=True)
            answers = [option for actor, option in acts if actor == seat and option >= 0]
            try:
                trial.take_back(seat)
            except Refused:
                assert trial.encode() == before
                continue
            taken += 1
            trial.play(seat, answers[-1])
            assert trial.view(None) == game.view(None)
            trial = game.copy()

    assert taken > size(quick=1, normal=5)


# A step in which all seats answer at the same time.


def choosing() -> NewAngelesGame:
    """A game at its start, when everybody chooses an investment."""
    game = new_angeles.start(4, 7)
    while len(game.deciders) == 1:
        game.play(game.deciders[0], game.options(game.deciders[0])[0])
    return game


def side_actions(game: NewAngelesGame) -> list[tuple[int, tuple[int, ...]]]:
    """Four side actions: a seat proposes a gift, another whispers a promise, and both are accepted."""
    trial = game.copy()
    gift = trial.propose(0, 1, capital(2))
    whisper = trial.propose(2, 3, Terms(promises=(Promise("no-trade", 1),)), whisper=True)
    trial.accept(1, gift)
    trial.accept(3, whisper)
    return [(seat, done) for seat, done in trial._acts_after_anchor() if not isinstance(done, int)]


@pytest.mark.rule("R-61", "NA 18.4")
def test_talking_while_all_choose_an_investment() -> None:
    """In whatever order the seats answer between the side actions, the game ends with the same bytes and record."""
    said = side_actions(choosing())
    found: set[bytes] = set()
    records: set[str] = set()
    for order in itertools.permutations(range(4)):
        game = choosing()
        for seat, (speaker, row) in zip(order, said, strict=True):
            game.side_action(speaker, row)
            game.play(seat, game.options(seat)[seat % 2])
        found.add(game.encode())
        records.add(game.record())

    assert (len(said), len(found), len(records)) == (4, 1, 1)


@pytest.mark.rule("R-61", "NA 18.4")
def test_side_actions_before_or_after_an_answer_make_no_difference() -> None:
    """The game ends with the same bytes, whether the side actions come before or after a sealed answer."""
    said = side_actions(choosing())
    found: set[bytes] = set()
    for place in range(4):
        game = choosing()
        for seat in range(4):
            if seat == place:
                for speaker, row in said:
                    game.side_action(speaker, row)
            game.play(seat, game.options(seat)[0])
        found.add(game.encode())

    assert len(found) == 1


@pytest.mark.rule("R-61", "NA 18.4")
def test_taking_back_a_sealed_answer_after_a_trade() -> None:
    """A sealed answer can still be taken back after a trade, and the trade stays."""
    game = choosing()
    first = game.options(2)
    before = [player.capital for player in game.view(None).players]
    game.play(2, first[0])
    game.accept(1, game.propose(0, 1, capital(2)))

    game.take_back(2)

    assert (game.deciders, game.options(2)) == ((0, 1, 2, 3), first)
    assert [player.capital for player in game.view(None).players][:2] == [before[0] - 2, before[1] + 2]
    assert same(new_angeles.replay(game.record()), game)


@pytest.mark.rule("R-116")
def test_a_traded_answer_cannot_be_taken_back() -> None:
    """An answer that was traded cannot be taken back: both sides have consented, and everybody has seen it."""
    laid = trade(supporting(), 0, 2, capital(1), answer(ABSTAIN))

    for seat in range(4):
        with pytest.raises(Refused):
            laid.game.take_back(seat)

    assert laid.asked == (3,)


@pytest.mark.rule("R-116")
def test_the_agreed_number_is_saved() -> None:
    """A saved game contains the agreed number of cards."""
    laid = trade(supporting(), 0, 2, capital(1), Terms(answer=(MAIN, 2)))
    again = new_angeles.decode(laid.game.encode())

    assert (again.options(2), again.view(None).deal.agreed_cards) == (laid.game.options(2), 2)


@pytest.mark.rule("R-131")
def test_a_gift_paid_in_part_is_saved() -> None:
    """A saved game contains the amount already paid, and that the gift is due."""
    laid = trade(pledge(rest(), 2, 0, Promise("give", 0, capital=5, when="wins-deal", deals=2)), 2, 0, capital(2))
    laid.offer(0, "Ark Construction").all_pass()
    (seen,) = new_angeles.decode(laid.game.encode()).view(None).promises

    assert (seen.paid, seen.due, seen.status) == (2, True, "open")


# Damaged lines and bytes.


def edited(record: str, line: int, new: str) -> str:
    """The record with one line replaced, and with a digest that matches."""
    lines = record.rstrip("\n").split("\n")
    lines[line - 1] = new
    above = "\n".join(lines[:-1]) + "\n"
    last = json.loads(lines[-1])
    return above + json.dumps({"result": last["result"], "digest": hashlib.sha256(above.encode()).hexdigest()}) + "\n"


def talked() -> tuple[str, int]:
    """The record of a game with a proposal, and the number of the proposal's line."""
    game = new_angeles.start(4, 7)
    game.propose(0, 1, Terms(3, promises=(Promise("support", 1, cards=2),)), Terms(1))
    game.play(game.deciders[0], game.options(game.deciders[0])[0])
    record = game.record()
    (line,) = [at for at, text in enumerate(record.split("\n"), start=1) if "aside" in text]
    return record, line


@pytest.mark.rule("NA 65.0")
def test_damaged_rows_are_refused_with_their_line() -> None:
    """A row with a number changed, dropped or added, or of another type, is refused, and the refusal names its line."""
    record, line = talked()
    row = json.loads(record.split("\n")[line - 1])["aside"]
    damaged: list[object] = [[], {}, None, "1", [1], ["1"], [1.0, *row[1:]], [True, *row[1:]], [*row, 0], [10**30]]
    for at in range(len(row)):
        damaged += [[*row[:at], -1, *row[at + 1 :]], [*row[:at], 10**18, *row[at + 1 :]], row[:at] + row[at + 1 :]]
    kept = [one for one in damaged if one != row]
    for one in kept:
        with pytest.raises(Refused) as refusal:
            new_angeles.replay(edited(record, line, json.dumps({"seat": 0, "aside": one})))
        assert (refusal.value.code, refusal.value.parameters["line"]) == ("bad-record", line), one

    assert len(kept) > 60


@pytest.mark.rule("NA 65.0")
@pytest.mark.parametrize(
    "new", ['{"seat": 9, "aside": [2, 1]}', '{"seat": 1, "aside": [2, 7]}', '{"seat": 1, "aside": [2, 1], "option": 1}']
)
def test_impossible_lines_are_refused(new: str) -> None:
    """Lines with an unknown seat or proposal, or with both a side action and an answer, are refused."""
    record, line = talked()

    with pytest.raises(Refused) as refusal:
        new_angeles.replay(edited(record, line, new))

    assert (refusal.value.code, refusal.value.parameters["line"]) == ("bad-record", line)


@pytest.mark.rule("NA 65.0")
def test_a_damaged_ledger_is_refused() -> None:
    """If a byte of the ledger is changed, the bytes are refused, or give a ledger that everybody can view."""
    laid = pledge(rest(), 2, 0, Promise("give", capital=5), Promise("support", 1))
    propose(laid, 0, 3, Terms(2, promises=(Promise("keep-out", district=3),)), Terms(1))
    state = laid.game.s
    writer = Writer()
    write_ledger(state, writer)
    good = bytes(writer.data)
    outcomes: set[str] = set()
    for at in range(len(good)):
        for value in (0, 1, 2, 7, 90, 127):
            changed = Writer()
            changed.data += good[:at] + bytes([value]) + good[at + 1 :]
            try:
                ledger = read_ledger(state, Reader(changed.sealed()))
            except (Refused, IndexError):
                outcomes.add("refused")
                continue
            again = table()
            again.game.s.ledger = ledger
            for viewer in (*range(4), None):
                again.game.view(viewer)
            outcomes.add("read")

    assert outcomes == {"refused", "read"}
