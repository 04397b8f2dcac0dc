"""Behind nginx, configured exactly as docs/hosting.md says."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from neopolis.server.runtime.rate_limit import TABLES_AT_ONCE
from neopolis.server.runtime.table_registry import MOST_GATHERING
from tests.server.http.running import free_port, run, running

pytestmark = pytest.mark.service

GUIDE = Path(__file__).parents[3] / "docs" / "hosting.md"
SITE = "http://games.example.org"
MAIN = """
daemon off; master_process on; worker_processes 1; pid nginx.pid; error_log stderr; {user}
events {{ worker_connections 256; }}
http {{
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include recipe.conf;
}}
"""
CLIENTS = ("127.0.0.2", "127.0.0.3")  # two clients on this machine, with addresses of their own


class Site:
    """Our server behind nginx, on a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    def client(self, address: str) -> httpx.Client:
        """A browser with an address of its own."""
        headers = {"Host": "games.example.org", "Origin": SITE}
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", headers=headers, transport=transport)


def recipe(port: int, server: int) -> str:
    """The configuration in the guide. Only its two ports are replaced."""
    blocks: list[str] = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = blocks
    assert "listen 80;" in text and "http://127.0.0.1:8420;" in text
    return text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace(":8420;", f":{server};")


def start_nginx(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Start nginx, and wait until it accepts connections."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "nginx is missing: run tools/setup.sh nginx"
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    while True:
        assert process.poll() is None, "nginx has stopped"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return process
        except OSError:
            time.sleep(0.05)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    folder, port = tmp_path / "nginx", free_port()
    folder.mkdir()
    settings = {"NEOPOLIS_PUBLIC_URL": SITE, "NEOPOLIS_TRUSTED_PROXIES": "127.0.0.1"}
    with running(tmp_path / "data", **settings) as server:
        (folder / "recipe.conf").write_text(recipe(port, server.port), encoding="utf-8")
        (folder / "nginx.conf").write_text(MAIN.format(user="user root;" if os.geteuid() == 0 else ""))
        process = start_nginx(folder, port)
        try:
            yield Site(port)
        finally:
            process.terminate()
            process.wait()


def open_table(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables", json={"plan": {"game": "neom", "seats": 2}})


def test_the_socket_of_a_table_works(site: Site) -> None:
    with site.client(CLIENTS[0]) as client:
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 200
        links = open_table(client).json()
        cookie = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])

    async def talk() -> list[str]:
        address = f"ws://127.0.0.1:{site.port}/api/tables/{links['id']}/socket"
        async with connect(address, additional_headers={"Cookie": cookie, "Origin": SITE}) as connection:
            first = str(await connection.recv())
            await connection.send('{"kind":"sit","id":"1","seat":0}')
            found = [first]
            while '"kind":"ack"' not in found[-1]:
                found.append(str(await connection.recv()))
            return found

    received = run(talk())

    assert '"host":true' in received[0]
    assert '"id":"1"' in received[-1]


def test_nobody_outside_reads_the_metrics(site: Site) -> None:
    """Neither another spelling of the path nor an address that the client made up helps."""
    with site.client(CLIENTS[0]) as client:
        paths = ["/metrics", "/metrics/", "/./metrics", "/%6detrics", "/metrics?x=1"]
        found = [client.get(path, headers={"X-Forwarded-For": "127.0.0.1"}) for path in paths]

        assert [answer.status_code for answer in found] == [404] * len(paths)
        assert client.get("/healthz").status_code == 200


def test_limits_count_the_real_addresses(site: Site) -> None:
    """One client uses up its tables, whatever address it claims to have. Another client still gets one."""
    statuses = []
    with site.client(CLIENTS[0]) as client:
        for number in range(int(TABLES_AT_ONCE) + 2):
            client.headers["X-Forwarded-For"] = f"203.0.113.{number}"
            if number % (MOST_GATHERING - 1) == 0:
                client.cookies.clear()
                client.post("/api/guests", json={"name": "Ada"})
            statuses.append(open_table(client))
    with site.client(CLIENTS[1]) as client:
        client.post("/api/guests", json={"name": "Ben"})
        other = open_table(client)

    assert statuses[int(TABLES_AT_ONCE) - 1].status_code == 201
    assert statuses[-1].json()["code"] == "many-openings"
    assert other.status_code == 201


def test_one_client_has_so_many_connections(site: Site) -> None:
    """Requests that one client never finishes leave enough of nginx's connections for another client."""
    head = b"POST /api/judge/neom HTTP/1.1\r\nHost: games.example.org\r\nContent-Length: 100\r\n\r\n"
    (most,) = map(int, re.findall(r"limit_conn neopolis (\d+);", GUIDE.read_text(encoding="utf-8")))
    with contextlib.ExitStack() as stack:
        for _ in range(most):
            unfinished = socket.create_connection(("127.0.0.1", site.port), source_address=(CLIENTS[0], 0))
            stack.enter_context(unfinished).sendall(head)
        one, other = (stack.enter_context(site.client(address)) for address in CLIENTS)
        for _ in range(1_000):  # nginx may still be reading the heads
            answer = one.get("/healthz")
            if answer.status_code == 503:
                break
            time.sleep(0.01)
        assert answer.status_code == 503
        assert other.get("/healthz").status_code == 200
