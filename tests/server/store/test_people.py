"""Guests, links, tokens and device keys let their owners in, and nobody else."""

import asyncio
import base64
import string

import pytest
from hypothesis import given
from hypothesis import strategies as some
from sqlalchemy import Connection, select

from neopolis.engine.refused import Refused
from neopolis.server.store.derived_keys import COOKIE_DAYS, OLD_DAYS, DerivedKeys
from neopolis.server.store.names import LONGEST, clean_name
from neopolis.server.store.people import DAY, DEVICE_MINUTES, MOST_TOKENS, Guest, People, SignedIn, new_guest, new_id
from neopolis.server.store.schema import device_keys, tokens
from neopolis.server.store.store import Store

KEYS = DerivedKeys(b"s" * 32)
ANN = Guest("ann", "Ann")
NOW = 1_800_000_000_000
HERE, THERE = SignedIn(ANN, NOW - 1, NOW), SignedIn(ANN, NOW - 2, NOW)  # Ann on two devices
BOB = SignedIn(Guest("bob", "Bob"), NOW, NOW)


@pytest.mark.parametrize("name", ["Ann", "Ann Åström", "Ж", "李小龍", "<script>x()</script>", "O'Neil; --", "🙂"])
def test_good_names(name: str) -> None:
    assert clean_name(name) == name


def test_names_are_cleaned() -> None:
    assert clean_name("  Ann   Lee ") == "Ann Lee"
    assert clean_name("A\u0308nne") == "\u00c4nne"


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * (LONGEST + 1), "x" * 1_000_000, "a\nb", "a\tb", "\x00", "a\x1b[31mb", "\x7f", "\u202eabc",
        "\u2066abc", "a\u200bb", "a\u200db", "\ufeffa", "\u2028", "\u00a0", "a\u00a0b", "\u3000", "\u3164", "\u2800",
        "\ud800", "\ue000", "\u0378", "a" + "\u0301\u0316\u0323\u0324\u0330", "\u0301", "\U000e0041",
    ],
)  # fmt: skip
def test_bad_names(name: str) -> None:
    with pytest.raises(Refused, match="A name must have 1 to 24 visible characters"):
        clean_name(name)


@given(some.text())
def test_a_clean_name_stays_clean(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except Refused:
        return
    assert clean_name(cleaned) == cleaned
    assert cleaned.isprintable()


def test_cookies() -> None:
    guest = new_guest("Ann \N{GRINNING FACE}")
    signed_in = SignedIn(guest, NOW - 1, NOW, 3)
    cookie = KEYS.cookie(signed_in)

    assert set(cookie) <= set(string.ascii_letters + string.digits + "-_.")
    assert KEYS.signed_in(cookie, NOW) == KEYS.signed_in(cookie, NOW + COOKIE_DAYS * DAY - 1) == signed_in
    assert KEYS.signed_in(cookie, NOW + COOKIE_DAYS * DAY) is None
    assert DerivedKeys(b"t" * 32).signed_in(cookie, NOW) is None


def test_the_longest_name_fits_into_a_cookie() -> None:
    signed_in = SignedIn(new_guest("\N{GRINNING FACE}" * LONGEST), NOW, NOW, 2**31)

    assert KEYS.signed_in(KEYS.cookie(signed_in), NOW) == signed_in


def test_a_cookie_of_the_last_version() -> None:
    """Such a cookie stays valid for the promised 400 days, and the time at which it was made identifies the device."""
    payload = base64.urlsafe_b64encode(b'["ann","Ann",%d]' % NOW).rstrip(b"=").decode()
    signature = base64.urlsafe_b64encode(KEYS._mac("cookie", "1", payload)).rstrip(b"=").decode()
    cookie = f"1.{payload}.{signature}"

    assert KEYS.signed_in(cookie, NOW + OLD_DAYS * DAY - 1) == SignedIn(ANN, NOW, NOW)
    assert KEYS.signed_in(cookie, NOW + OLD_DAYS * DAY) is None
    assert KEYS.signed_in(f"2{cookie[1:]}", NOW) is None


def test_every_change_of_a_cookie_shows() -> None:
    cookie = KEYS.cookie(HERE)
    payload = cookie.split(".")[1]
    for at in range(len(cookie)):
        for sign in "A.é":
            changed = cookie[:at] + sign + cookie[at + 1 :]
            assert changed == cookie or KEYS.signed_in(changed, NOW) is None
    forged = base64.urlsafe_b64encode(b'["eve","Eve",1]').decode()
    for bad in (
        "",
        ".",
        "..",
        "2..",
        f"2.{payload}",
        f"2.{payload}.",
        f"1{cookie[1:]}",
        f"3{cookie[1:]}",
        f"2.{forged}.x",
        cookie * 9,
    ):
        assert KEYS.signed_in(bad, NOW) is None


@given(some.text())
def test_no_text_is_a_cookie_or_a_key(text: str) -> None:
    assert KEYS.signed_in(text, NOW) is None
    assert KEYS.signed_in(f"2.{text}", NOW) is None
    assert KEYS.role("t", text) is None


def test_links() -> None:
    """A key is valid for one table and one role."""
    player, spectator = KEYS.link("t", "player"), KEYS.link("t", "spectator")

    assert KEYS.role("t", player) == "player"
    assert KEYS.role("t", spectator) == "spectator"
    assert KEYS.role("u", player) is None
    assert KEYS.role("t", player[:-1]) is None
    assert DerivedKeys(b"t" * 32).role("t", player) is None
    assert len(player) == 24


def test_bot_seeds_differ() -> None:
    seeds = {KEYS.bot_seed("t", seq) for seq in range(100)} | {KEYS.bot_seed("u", seq) for seq in range(100)}

    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_ids_differ() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000


@pytest.fixture
def people(store: Store) -> People:
    return People(store.database)


@pytest.mark.anyio
async def test_tokens(people: People) -> None:
    bot, token = await people.add_token(HERE, "Robo", NOW)
    other, other_token = await people.add_token(BOB, "Robo", NOW)

    assert token.startswith("neo_")
    assert bot.id not in ("ann", other.id)
    assert await people.of_token(token) == bot
    assert await people.withdrawn([bot.id, other.id]) == set()
    assert await people.drop_tokens("ann") == 1
    assert await people.withdrawn([bot.id, other.id, "cleo"]) == {bot.id, "cleo"}
    for bad in (token, token[4:], "", "neo_", "\ud800", other.id):
        with pytest.raises(Refused, match="token is not valid"):
            await people.of_token(bad)
    assert await people.of_token(other_token) == other


@pytest.mark.anyio
async def test_tokens_are_few(people: People) -> None:
    for _ in range(MOST_TOKENS):
        await people.add_token(HERE, "Robo", NOW)

    with pytest.raises(Refused, match="You already have"):
        await people.add_token(HERE, "Robo", NOW)
    await people.add_token(BOB, "Robo", NOW)


@pytest.mark.anyio
async def test_a_device_key_works_once(people: People) -> None:
    key = await people.add_device_key(HERE, NOW)
    results = await asyncio.gather(*(people.take_device_key(key, NOW) for _ in range(5)), return_exceptions=True)

    assert results.count(SignedIn(ANN, NOW, NOW)) == 1
    assert sum(isinstance(result, Refused) for result in results) == 4


@pytest.mark.anyio
async def test_device_keys_end(people: People) -> None:
    """Device keys expire, and a guest's newer key replaces the older one."""
    old = await people.add_device_key(HERE, NOW)
    key = await people.add_device_key(HERE, NOW)
    kept = await people.add_device_key(BOB, NOW)

    for bad, now in ((old, NOW), (key, NOW + DEVICE_MINUTES * 60_000), (key, NOW), ("\ud800", NOW)):
        with pytest.raises(Refused, match="expired or has been used"):
            await people.take_device_key(bad, now)
    assert await people.take_device_key(kept, NOW) == BOB


@pytest.mark.anyio
async def test_no_key_is_in_the_database(people: People) -> None:
    _, token = await people.add_token(HERE, "Robo", NOW)
    key = await people.add_device_key(HERE, NOW)

    def everything(connection: Connection) -> list[object]:
        return [row for table in (tokens, device_keys) for row in connection.execute(select(table))]

    rows = await people.database.read(everything)

    assert len(rows) == 2
    assert token not in repr(rows) and token[4:] not in repr(rows) and key not in repr(rows)


@pytest.mark.anyio
async def test_signing_out_on_one_device(people: People) -> None:
    """All cookies of the device stop working, also renewed ones; other devices and people are not affected."""
    renewed = SignedIn(ANN, HERE.device, NOW + DAY)
    await people.sign_out(HERE, NOW)
    await people.sign_out(renewed, NOW)

    assert await people.signed_out([HERE, THERE, renewed, BOB]) == {HERE, renewed}
    for again in (people.add_token(renewed, "Robo", NOW), people.add_device_key(renewed, NOW)):
        with pytest.raises(Refused, match="You were signed out"):
            await again
    with pytest.raises(Refused, match="You were signed out"):
        await people.sign_out_everywhere(HERE, NOW)
    assert await people.signed_out([THERE]) == set()


@pytest.mark.anyio
async def test_signing_out_everywhere(people: People) -> None:
    """Every older cookie, token and device key stops working; only the device where it was done goes on."""
    _, token = await people.add_token(THERE, "Robo", NOW)
    _, others_token = await people.add_token(BOB, "Robo", NOW)
    key, others_key = await people.add_device_key(THERE, NOW), await people.add_device_key(BOB, NOW)
    fresh, count = await people.sign_out_everywhere(HERE, NOW + 1)

    assert (fresh, count) == (SignedIn(ANN, NOW + 1, NOW + 1, 1), 1)
    assert await people.signed_out([HERE, THERE, fresh, BOB]) == {HERE, THERE}
    with pytest.raises(Refused, match="token is not valid"):
        await people.of_token(token)
    with pytest.raises(Refused, match="expired or has been used"):
        await people.take_device_key(key, NOW)
    assert (await people.of_token(others_token)).name == "Robo"
    assert await people.take_device_key(others_key, NOW) == BOB
    assert (await people.take_device_key(await people.add_device_key(fresh, NOW), NOW)).epoch == 1


@pytest.mark.anyio
async def test_one_of_two_sign_outs_everywhere_wins(people: People) -> None:
    """If owner and thief sign out everywhere at the same time, one of them is out and cannot come back."""
    results = await asyncio.gather(
        *[people.sign_out_everywhere(one, NOW) for one in (HERE, THERE, HERE, THERE)], return_exceptions=True
    )
    fresh = [result[0] for result in results if isinstance(result, tuple)]

    assert len(fresh) == 1 and await people.signed_out([HERE, THERE, *fresh]) == {HERE, THERE}


@pytest.mark.anyio
async def test_no_key_is_left_behind(people: People) -> None:
    """A thief who makes device links all the time is signed out, too, whatever comes first."""
    thief = [people.add_device_key(THERE, NOW) for _ in range(20)]
    results = await asyncio.gather(
        *thief[:10], people.sign_out_everywhere(HERE, NOW), *thief[10:], return_exceptions=True
    )
    for key in [result for result in results if isinstance(result, str)]:
        with pytest.raises(Refused):
            await people.take_device_key(key, NOW)

    assert await people.signed_out([THERE]) == {THERE}


@pytest.mark.anyio
async def test_old_sign_outs_are_forgotten(people: People) -> None:
    """A device's sign-out is forgotten when its cookies are too old; a person's epoch never is."""
    await people.sign_out(BOB, NOW)
    fresh, _ = await people.sign_out_everywhere(HERE, NOW)
    await people.sign_out(fresh, NOW + 1)

    assert await people.forget_sign_outs(NOW + 1) == 1
    assert await people.signed_out([BOB, HERE, fresh]) == {HERE, fresh}
