"""The client at a real server: whole games, trades, refusals, and a server that is killed in mid-game."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from neopolis import Refused
from neopolis.client import Address, Seat, Server, imagined
from neopolis.engine.record import Record
from neopolis.games import neom, new_angeles
from neopolis.games.neom.knowledge.view import View as NeomView
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.knowledge.view import View as NaView
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Accept, Propose
from tests.client.people import (
    NEOM,
    NEW_ANGELES,
    decline_all,
    guest,
    open_table,
    play_on,
    play_out,
    stale_is_fine,
    started,
)
from tests.client.serving import Serving

pytestmark = pytest.mark.anyio


async def test_a_whole_game_of_neom(shared: Serving) -> None:
    """Two people and a bot play: replaying the record gives the result, views and events that the people received."""
    async with AsyncExitStack() as stack:
        seats = await started(stack, shared, NEOM)
        await play_out(seats)
        record = await Server(shared.address, cookie=seats[0].headers()["Cookie"]).record(seats[0].table.id)

        game = neom.replay(record)
        assert game.result is not None
        for seat in seats:
            assert seat.table.result is not None
            assert tuple(seat.table.result.points) == game.result.points
            assert seat.seen.view_as(NeomView) == game.view(seat.you)
            told = [(event.kind, event.seat, event.things) for event in seat.seen.history]
            assert told == [event.plain()[:3] for event in game.history(seat.you)]


async def test_a_seat_has_one_share(shared: Serving) -> None:
    """A server cannot get several shares, to use the best of them, by saying again and again that it has none."""
    host, links = await open_table(shared, NEOM)
    async with await host.join(links.player) as seat:
        await seat.sit(0)
        share = seat.share
        await seat.leave()
        await seat.until(lambda seen: seen.you < 0)
        await seat.sit(1)

        assert len(share) == 64 and seat.share == share


async def test_the_world_is_as_the_seat_sees_it(shared: Serving) -> None:
    """At every update, the imagined game has the view, the question and the history that the seat received."""
    async with AsyncExitStack() as stack:
        ada, ben = await started(stack, shared, NEW_ANGELES, world=True)
        group = await stack.enter_async_context(asyncio.TaskGroup())
        group.create_task(play_on(ben, random.Random(1)))
        dice = random.Random(2)
        async for seen in ada.news():
            if seen.status == "over":
                break
            await decline_all(ada, seen)
            if seen.decision is None:
                continue
            game = imagined(seen)
            assert isinstance(game, NewAngelesGame)
            assert game.view(0) == seen.view_as(NaView)
            assert game.options(0) == [one.option for one in seen.decision.options]
            assert [event.plain()[:3] for event in game.history(0)] == [
                (event.kind, event.seat, event.things) for event in seen.history
            ]
            with stale_is_fine():
                await ada.answer(dice.choice(seen.decision.options).option, seen.decision.moment)


async def test_a_trade(shared: Serving) -> None:
    """NA 65: a proposal arrives, is accepted, and the capital changes hands."""
    async with AsyncExitStack() as stack:
        ada, ben = await started(stack, shared, NEW_ANGELES, world=True)
        await ada.act(Propose("", 1, Terms(capital=1), Terms()))
        seen = await ben.until(lambda seen: any(one.seat == 0 for one in seen.view_as(NaView).proposals))
        (one,) = [one for one in seen.view_as(NaView).proposals if one.seat == 0]
        await ben.act(Accept("", one.id))
        await ada.until(lambda seen: any(event.kind == "traded" for event in seen.history))

        after = ada.game
        assert isinstance(after, NewAngelesGame)
        assert after.s.capital[0] == seen.view_as(NaView).players[0].capital - 1


async def test_an_answer_is_taken_back(shared: Serving) -> None:
    """In a simultaneous step, an answer can be taken back until all have answered; the same question comes again."""
    async with AsyncExitStack() as stack:
        ada, _ = await started(stack, shared, NEOM)
        before = ada.decision
        assert before is not None
        await ada.answer(before.options[0].option)
        await ada.until(lambda seen: seen.moment != before.moment)
        await ada.take_back()
        seen = await ada.until(lambda seen: seen.decision is not None)

        assert seen.decision is not None
        assert seen.decision.options == before.options


async def test_refusals_have_a_code_and_a_sentence(shared: Serving) -> None:
    async with AsyncExitStack() as stack:
        ada, ben = await started(stack, shared, NEOM)
        with pytest.raises(Refused) as not_offered:
            await ada.answer(99_999)
        with pytest.raises(Refused) as not_host:
            await ben.delete()

        assert not_offered.value.message
        assert not_host.value.code == "not-host"


async def test_talk_and_whispers(shared: Serving) -> None:
    """Everybody receives public messages; only the two people concerned receive a whisper."""
    async with AsyncExitStack() as stack:
        ada, ben = await started(stack, shared, NEOM)
        links = await Server(shared.address, cookie=ada.headers()["Cookie"]).links(Address("", ada.table.id))
        watcher = await stack.enter_async_context(await Server(shared.address).join(links.spectator))
        await ada.say("to Ben alone", to=1)
        await ada.say("to all")
        for one in (ben, watcher):
            await one.until(lambda seen: any(line.text == "to all" for line in seen.talk))

        assert [line.text for line in ben.seen.talk if line.seat < 2] == ["to Ben alone", "to all"]
        assert [line.text for line in watcher.seen.talk if line.seat < 2] == ["to all"]
        assert watcher.you == -1
        assert watcher.decision is None


async def test_a_table_that_is_not_there(shared: Serving) -> None:
    server = await guest(shared, "Ada")
    with pytest.raises(Refused) as refused:
        await server.join(f"{shared.address}/t/nowhere/nokey")

    assert refused.value.code == "gone"


async def test_no_server() -> None:
    """If no server answers, HTTP and socket requests are refused with the same code."""
    server = Server("http://127.0.0.1:9")
    with pytest.raises(Refused) as http:
        await server.sign_in("Ada")
    with pytest.raises(Refused) as socket:
        await server.join("http://127.0.0.1:9/t/a/b")

    assert http.value.code == socket.value.code == "no-server"


async def test_a_watchers_link_gives_no_seat(shared: Serving) -> None:
    _, links = await open_table(shared, NEOM)
    server = await guest(shared, "Eve")
    async with await server.join(links.spectator) as seat:
        with pytest.raises(Refused) as refused:
            await seat.sit(1)

    assert refused.value.code == "spectators-watch"


async def test_a_token(shared: Serving) -> None:
    """A program signs in with a token, under a name of its own."""
    owner = await guest(shared, "Ada")
    token = await owner.make_token("Robby")

    assert (await Server(shared.address, token=token).me()).name == "Robby"


async def test_a_server_that_is_killed(serving: Serving) -> None:
    """The server is killed several times: clients reconnect, and no acknowledged answer is lost or doubled."""
    async with AsyncExitStack() as stack:
        seats = await started(stack, serving, NEOM)
        given: list[list[int]] = [[], []]
        async with asyncio.TaskGroup() as group:
            for number, seat in enumerate(seats):
                group.create_task(note_answers(seat, given[number]))
            for pause in (5, 12, 20):
                while len(given[0]) < pause:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(serving.kill)
                await asyncio.to_thread(serving.start)
        record = await Server(serving.address, cookie=seats[0].headers()["Cookie"]).record(seats[0].table.id)

    answers = Record(record).answers
    for number in (0, 1):
        assert [option for seat, option in answers if seat == number] == given[number]


async def note_answers(seat: Seat, given: list[int]) -> None:
    """Answer at random to the end, and note which answers were acknowledged."""
    dice = random.Random(len(seat.url) + seat.you)
    async for seen in seat.news():
        if seen.status == "over":
            return
        if seen.decision is not None:
            option = dice.choice(seen.decision.options).option
            with stale_is_fine():
                await seat.answer(option, seen.decision.moment)
                given.append(option)


async def test_a_whole_game_of_new_angeles(shared: Serving) -> None:
    async with AsyncExitStack() as stack:
        seats = await started(stack, shared, NEW_ANGELES)
        await play_out(seats)
        record = await Server(shared.address, cookie=seats[0].headers()["Cookie"]).record(seats[0].table.id)

        assert new_angeles.replay(record).over
