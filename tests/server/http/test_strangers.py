"""Hostile names, tokens, cookies and pages: strangers get nothing."""

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from neopolis.client import Address, Server
from neopolis.engine.refused import Refused
from neopolis.server.table.commands import Answer, Leave, Sit, StandIn
from neopolis.server.table.server_messages import ServerMessage, message_types
from tests.server.http.running import Running, first, party, plain_socket, run

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(message_types())


@pytest.mark.parametrize("name", ["<script>alert(1)</script", "'; DROP TABLE tables;--", '"><img src=x>'])
def test_hostile_names_stay_text(site: Running, name: str) -> None:
    async def named() -> tuple[str, str]:
        guest = Server(site.address)
        await guest.sign_in(name)
        async with httpx.AsyncClient(base_url=site.address, headers=guest.headers()) as client:
            answer = await client.get("/api/me")
        return answer.json()["name"], answer.headers["content-type"] + answer.headers["x-content-type-options"]

    assert run(named()) == (name, "application/jsonnosniff")


def test_a_name_that_turns_the_writing_round_is_refused(site: Running) -> None:
    with pytest.raises(Refused) as refused:
        run(Server(site.address).sign_in("\u202eAda"))

    assert refused.value.code == "bad-name"


def test_a_listed_table_is_open_to_strangers_until_it_begins(site: Running) -> None:
    """After a listed table has started, strangers may watch, but neither take a free seat nor get the players' link."""

    async def stranger() -> list[str]:
        async with party(site, bots=(), listed=True, starts=False) as table:
            guest = await site.guest("Eve")
            address = Address.read(f"{site.address}/t/{table.links.id}")
            seat = await guest.join(address)
            await table.seats[1].leave()
            await seat.sit(1)
            await seat.leave()
            await table.seats[1].sit(1)
            await table.begin()
            await table.seats[1].leave()
            codes = []
            for work in (seat.sit(1), guest.links(address)):
                with pytest.raises(Refused) as refused:
                    await work
                codes.append(refused.value.code)
            await table.seats[1].sit(1)
            await seat.close()
            return codes

    assert run(stranger()) == ["spectators-watch", "spectators-watch"]


def test_an_unknown_token_signs_nobody_in(site: Running) -> None:
    async def with_token() -> None:
        async with party(site, starts=False) as table:
            await Server(site.address, token="neo_of_somebody_else").join(table.links.player)

    with pytest.raises(Refused) as refused:
        run(with_token())

    assert refused.value.code == "not-allowed"


def test_a_token_plays_under_its_own_name_until_it_is_withdrawn(site: Running) -> None:
    async def robot() -> None:
        async with party(site, people=1, bots=("greedy", ""), starts=False) as table:
            token = await table.people[0].make_token("Robot")
            program = Server(site.address, token=token)
            seat = await program.join(table.links.player)
            await seat.sit(2)
            seen = await table.seats[0].until(lambda seen: bool(seen.table and seen.table.seats[2].name))
            assert seen.table is not None and seen.table.seats[2].name == "Robot"
            async with httpx.AsyncClient(base_url=site.address, headers=table.people[0].headers()) as client:
                assert (await client.delete("/api/tokens")).json() == {"count": 1}
            with pytest.raises(Refused):
                await program.me()
            with pytest.raises(Refused) as let_go:  # the socket that the token has open is closed, too
                await seat.until(lambda seen: False)
            assert let_go.value.code == "not-allowed"
            await seat.close()

    run(robot())


def test_somebody_elses_token_opens_no_seat_of_ours(site: Running) -> None:
    """A token is a person of its own, who has no access to other people's tables, seats and hands."""

    async def with_token() -> list[str]:
        codes = []
        eve = Server(site.address, token=await (await site.guest("Eve")).make_token("Robot"))
        async with party(site, people=1, bots=("greedy",)) as table:
            with pytest.raises(Refused) as refused:
                await eve.join(f"{site.address}/t/{table.links.id}")
            codes.append(refused.value.code)
            seat = await eve.join(table.links.player, world=True)
            assert seat.you == -1 and seat.decision is None and not seat.seen.world
            ours = await table.seats[0].until(lambda seen: seen.decision is not None)
            for command in (Answer("1", ours.moment, first(table.seats[0])), Leave("2"), StandIn("3"), Sit("4", 0)):
                with pytest.raises(Refused) as refused:
                    await seat.send(command)
                codes.append(refused.value.code)
            await seat.close()
        return codes

    assert run(with_token()) == ["gone", "not-seated", "not-seated", "not-seated", "seat-taken"]


def test_a_changed_cookie_signs_nobody_in(site: Running) -> None:
    async def changed() -> str:
        guest = await site.guest("Ada")
        stranger = Server(site.address, cookie=guest.cookie[:-2] + "xx")
        with pytest.raises(Refused) as refused:
            await stranger.me()
        return refused.value.code

    assert run(changed()) == "nobody"


def test_a_table_that_is_gone(site: Running) -> None:
    """When a table is deleted, its sockets get a message and are closed. Then its id is as unknown as a made-up one."""

    async def gone() -> list[str]:
        async with party(site, starts=False) as table:
            await table.seats[0].delete()
            codes = []
            with pytest.raises(Refused) as closed:
                await table.seats[1].until(lambda seen: False)
            codes.append(closed.value.code)
            for link in (table.links.player, f"{site.address}/t/never/key"):
                with pytest.raises(Refused) as refused:
                    await table.people[1].join(link)
                codes.append(refused.value.code)
            return codes

    assert run(gone()) == ["closed", "gone", "gone"]


def test_a_seat_moves_to_another_device_once(site: Running) -> None:
    async def moves() -> None:
        async with party(site, people=1, bots=("greedy",)) as table:
            address = Address.read(await table.people[0].device_link(table.links.id))
            device = Server(site.address)
            await device.move_here(address.device)
            seat = await device.join(address)
            assert seat.you == 0
            await seat.close()
            with pytest.raises(Refused) as refused:
                await Server(site.address).move_here(address.device)
            assert refused.value.code == "bad-device-key"

    run(moves())


@pytest.mark.parametrize(
    ("path", "status"),
    [("tables/a%00b", 404), ("tables/a%0A", 404), ("tables/%F0%9F%98%80", 404), ("tables/a%00b/replay", 404),
     ("tables?before=1&last=%00", 400), ("games/finished?before=1&last=a%0A", 400), ("tables?before=1&last=a-_9", 200)],
)  # fmt: skip
def test_addresses_that_no_table_has(site: Running, path: str, status: int) -> None:
    """Ids that no table can have are not found, or refused in a query, even if they have a zero byte."""

    async def asked() -> int:
        async with httpx.AsyncClient(base_url=site.address) as client:
            return (await client.get(f"/api/{path}")).status_code

    assert run(asked()) == status


# Where a request comes from.


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1", "file://", "http://["],
)
def test_foreign_pages_get_nothing(site: Running, origin: str) -> None:
    async def foreign() -> tuple[int, int]:
        async with party(site, starts=False) as table:
            headers = {**table.people[0].headers(), "Origin": origin}
            async with httpx.AsyncClient(base_url=site.address, headers=headers) as client:
                posted = (await client.post("/api/tokens", json={"name": "Robot"})).status_code
            with pytest.raises(InvalidStatus) as refused:
                async with plain_socket(site, table, Origin=origin):
                    pass
            return posted, refused.value.response.status_code

    assert run(foreign()) == (403, 403)


def test_a_cookie_without_an_origin_changes_nothing(site: Running) -> None:
    async def bare() -> int:
        guest = await site.guest("Ada")
        async with httpx.AsyncClient(base_url=site.address, headers={"Cookie": guest.cookie}) as client:
            return (await client.post("/api/tokens", json={"name": "Robot"})).status_code

    assert run(bare()) == 403


def test_strict_headers_everywhere(site: Running) -> None:
    async def headers() -> list[httpx.Headers]:
        async with httpx.AsyncClient(base_url=site.address) as client:
            return [(await client.get(path)).headers for path in ("/", "/api/me", "/nothing", "/api/docs")]

    for found in run(headers()):
        assert "default-src 'none'" in found["content-security-policy"]
        assert "unsafe" not in found["content-security-policy"]
        assert found["referrer-policy"] == "no-referrer"
        assert "server" not in found
