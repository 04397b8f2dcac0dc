"""Several people at one browser: a guest's companions have their own seats and no other rights."""

from contextlib import AsyncExitStack
from urllib.parse import urlencode

import pytest

from neopolis.client import Address, Links, Seat, Server
from neopolis.engine.refused import Refused
from neopolis.server.store.derived_keys import DerivedKeys
from neopolis.server.store.summaries import OwnTable
from neopolis.server.table import commands as messages
from neopolis.server.table.commands import Command
from neopolis.server.table.log_events import Plan
from tests.server.http.running import Running, first, run

PLAN = Plan("neom", 3)


async def companion(server: Server, link: str, number: object, name: str = "Ben") -> Seat:
    """A socket of a guest's companion."""
    url = f"{Address.read(link).socket(False)}&{urlencode({'as': number, 'name': name})}"
    seat = Seat(url, server.headers)
    try:
        await seat.begin()
    except BaseException:
        await seat.close()
        raise
    return seat


async def opened(site: Running) -> tuple[Server, Links]:
    host = await site.guest("Ada")
    return host, await host.open(PLAN)


def test_three_people_at_one_browser_play(site: Running) -> None:
    """A guest and two companions each see their own hand and get their own questions."""

    async def played() -> None:
        host, links = await opened(site)
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(await host.join(links.player))]
            for number, name in ((1, "Ben"), (2, "Cleo")):
                seats.append(await stack.enter_async_context(await companion(host, links.player, number, name)))
            for place, seat in enumerate(seats):
                await seat.sit(place)
                await seat.ready()
            assert [seat.table.host for seat in seats] == [True, False, False]
            await seats[0].start()
            for seat in seats:
                await seat.until(lambda seen: seen.decision is not None)
            assert [one.name for one in seats[2].table.seats] == ["Ada", "Ben", "Cleo"]
            assert len({bytes(seat.seen.view["players"]) for seat in seats}) == 3
            await seats[1].answer(first(seats[1]))
            for number, seat in enumerate(seats):
                assert seat.you == number

    run(played())


def test_a_companion_is_recognized_again(site: Running) -> None:
    """A companion with the same number has the same seat after reconnecting, even without a key and a name."""

    async def found() -> list[int]:
        host, links = await opened(site)
        async with await companion(host, links.player, 3) as seat:
            await seat.sit(2)
        bare = f"{site.address}/t/{links.id}"
        async with await companion(host, bare, 3, "") as again, await companion(host, bare, 4) as other:
            return [again.you, other.you]

    assert run(found()) == [2, -1]


def test_companions_belong_to_one_guest(site: Running) -> None:
    """Companions of two guests with the same number are different people."""

    async def found() -> list[int]:
        host, links = await opened(site)
        stranger = await site.guest("Ada")
        async with await companion(host, links.player, 1) as own, await companion(stranger, links.player, 1) as other:
            await own.sit(1)
            with pytest.raises(Refused) as refused:
                await other.sit(1)
            assert refused.value.code == "seat-taken"
            return [own.you, other.you]

    assert run(found()) == [1, -1]
    keys = DerivedKeys(b"one")
    ids = [*keys.people_of("ada"), *keys.people_of("bob")[1:], DerivedKeys(b"two").companion("ada", 1)]
    assert len(set(ids)) == len(ids) == 12


@pytest.mark.parametrize("number", ["6", "-1", "x", "1.0", "01", "١", "1" * 400])
def test_a_guest_has_at_most_five_companions(site: Running, number: str) -> None:
    async def refused() -> str:
        host, links = await opened(site)
        with pytest.raises(Refused) as why:
            await companion(host, links.player, number)
        return why.value.message

    assert run(refused()) == "Players who share your device are numbered 1 to 5."


def test_a_bad_name_is_refused(site: Running) -> None:
    async def refused() -> str:
        host, links = await opened(site)
        with pytest.raises(Refused) as why:
            await companion(host, links.player, 1, "\u202eBen")
        return why.value.message

    assert "name" in run(refused())


def test_only_guests_have_companions(site: Running) -> None:
    async def found() -> list[str]:
        host, links = await opened(site)
        outcomes = []
        for server in (Server(site.address, token=await host.make_token("Robot")), Server(site.address)):
            with pytest.raises(Refused) as why:
                await companion(server, links.player, 1)
            outcomes.append(why.value.message)
        return outcomes

    by_token, nobody = run(found())
    assert by_token == "A token cannot do this. The person who made the token can."
    assert nobody != by_token


# Commands of the host's companion, each with its outcome without a seat and with a seat.
# A companion may do no more than any other player who has the link.
WISHES: dict[str, tuple[Command, str, str]] = {
    "plan": (messages.SetPlan("1", PLAN), "not-host", "not-host"),
    "start": (messages.Start("2"), "not-host", "not-host"),
    "close": (messages.Close("3"), "not-host", "not-host"),
    "ready": (messages.SetReady("4", True), "not-seated", "yes"),
    "say": (messages.Say("5", "Hello"), "not-seated", "yes"),
    "sit": (messages.Sit("6", 0), "seat-taken", "seat-taken"),
}


@pytest.mark.parametrize("has_seat", [False, True])
def test_what_a_companion_may_do(site: Running, has_seat: bool) -> None:
    async def found() -> dict[str, str]:
        host, links = await opened(site)
        outcomes = {}
        async with await host.join(links.player) as own, await companion(host, links.player, 1) as seat:
            await own.sit(0)
            if has_seat:
                await seat.sit(1)
            for kind, (command, *_) in WISHES.items():
                try:
                    await seat.send(command)
                    outcomes[kind] = "yes"
                except Refused as refused:
                    outcomes[kind] = refused.code
        return outcomes

    assert run(found()) == {kind: row[2 if has_seat else 1] for kind, row in WISHES.items()}


def test_a_stranger_has_no_access_through_a_companion(site: Running) -> None:
    """A private table that a guest cannot find does not exist for their companions, either. With a spectator's link
    they can watch.
    """

    async def found() -> list[str]:
        _, links = await opened(site)
        stranger = await site.guest("Eve")
        outcomes = []
        with pytest.raises(Refused) as gone:
            await companion(stranger, f"{site.address}/t/{links.id}", 1)
        outcomes.append(gone.value.code)
        async with await companion(stranger, links.spectator, 1) as seat:
            with pytest.raises(Refused) as refused:
                await seat.sit(1)
            outcomes.append(refused.value.code)
        return outcomes

    assert run(found()) == ["gone", "spectators-watch"]


def test_a_guest_with_a_companion_at_a_table_needs_no_key(site: Running) -> None:
    """A guest can join a companion's table without a key, and finds it in the list of their own tables."""

    async def found() -> tuple[bool, int, str]:
        _, links = await opened(site)
        guest, stranger = await site.guest("Bob"), await site.guest("Eve")
        async with await companion(guest, links.player, 1) as seat:
            await seat.sit(1)
        bare = f"{site.address}/t/{links.id}"
        async with await guest.join(bare) as own:
            listed = await guest.ask(list[OwnTable], "GET", "mine")
            with pytest.raises(Refused) as gone:
                await stranger.join(bare)
            return links.id in [one.id for one in listed], own.you, gone.value.code

    assert run(found()) == (True, -1, "gone")


def test_lists_include_companions(site: Running) -> None:
    """The guest's list of tables shows the seats of companions, and that it is a companion's turn."""

    async def found() -> tuple[OwnTable, OwnTable]:
        host, links = await opened(site)
        async with await companion(host, links.player, 2, "Ben") as seat:
            await seat.sit(1)
            before = (await host.ask(list[OwnTable], "GET", "mine"))[0]
            await seat.ready()
            async with await host.join(links.player) as own:
                await own.plan(Plan("neom", 3, {}, ["random", "", "random"]))
                await seat.ready()
                await own.start()
                await seat.until(lambda seen: seen.decision is not None)
                return before, (await host.ask(list[OwnTable], "GET", "mine"))[0]

    before, playing = run(found())
    assert [(one.seat, one.companion, one.name) for one in before.own] == [(1, 2, "Ben")]
    assert (before.you, before.awaited) == (-1, False) and (playing.you, playing.awaited) == (-1, True)
