"""Commands of ours, each in a process of its own that is forked from one with all modules loaded.

A new Python process spends most of a second on loading the server's modules, and the tests start hundreds. So each
process of tests has a nursery: a process that loads the modules once and then forks itself for every command.
"""

import atexit
import contextlib
import fcntl
import functools
import gc
import importlib
import io
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
import termios
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NamedTuple

ROOT = Path(__file__).parents[1]
Ended = subprocess.CompletedProcess[str]
STUCK = 120.0  # seconds after which a hanging test fails
MAIN = "neopolis.cli.main:run"
MODULES = (
    "neopolis.cli.main", "neopolis.cli.serve", "neopolis.cli.play", "neopolis.cli.join",
    "neopolis.cli.remote.session", "neopolis.games.neom.terminal.renderer", "neopolis.games.neom.terminal.replay",
    "neopolis.games.new_angeles.terminal.renderer", "neopolis.server.http.app", "neopolis.server.http.asgi_server",
    "neopolis.terminal.line_editor",
    # What a server loads when it starts:
    "alembic.command", "alembic.config", "anyio._backends._asyncio", "encodings.idna", "litestar._kwargs",
    "litestar.exceptions.responses._debug_response", "litestar.middleware.allowed_hosts", "litestar.middleware.csrf",
    "litestar.middleware.response_cache", "mako.template", "pygments.formatters.html", "pygments.lexers.web",
    "uvicorn.lifespan.on", "uvicorn.loops.auto", "uvicorn.protocols.http.h11_impl",
)  # fmt: skip


class Order(NamedTuple):
    """What a forked process should run, and where."""

    main: str  # the function to call, like "neopolis.cli.main:run"
    words: list[str]  # the words after `neopolis`
    folder: str  # the working folder
    environment: dict[str, str]
    terminal: bool  # whether its standard input becomes its controlling terminal
    file_limits: tuple[int, int] | None  # its soft and hard limit of open files


# In the tests' process.


class Command:
    """A running command. It has the methods of subprocess.Popen that the tests use."""

    def __init__(self, pid: int, report: socket.socket, stdout: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._report = report  # the nursery sends the exit code here

    def poll(self) -> int | None:
        """The exit code, or None while the command runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            ready, _, _ = select.select([self._report], [], [], timeout)
            if not ready:
                raise subprocess.TimeoutExpired("neopolis", timeout or 0)
            self.returncode = int(_line(self._report))
            self._report.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended, and the nursery has not reported it yet
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(
    *words: str,
    stdin: int | IO[str] | IO[bytes] = subprocess.DEVNULL,
    stdout: int | IO[str] | IO[bytes] = subprocess.PIPE,
    stderr: int | IO[str] | IO[bytes] = subprocess.STDOUT,
    environment: dict[str, str] | None = None,
    terminal: bool = False,
    main: str = MAIN,
    file_limits: tuple[int, int] | None = None,
) -> Command:
    """Start `neopolis` with the given words. Streams are files, or constants of subprocess as for Popen."""
    environment = dict(os.environ) if environment is None else environment
    order = Order(main, [*words], os.getcwd(), environment, terminal, file_limits)
    ours, theirs = socket.socketpair()
    with contextlib.ExitStack() as closing:
        closing.enter_context(theirs)
        read = None
        if stdin == subprocess.DEVNULL:
            stdin = closing.enter_context(open(os.devnull, "rb"))
        if stdout == subprocess.PIPE:
            inner, outer = os.pipe()
            read, stdout = os.fdopen(inner, encoding="utf-8"), closing.enter_context(os.fdopen(outer, "wb"))
        streams = [stdin, stdout, stdout if stderr == subprocess.STDOUT else stderr]
        files = [stream if isinstance(stream, int) else stream.fileno() for stream in streams]
        nursery = _nursery(environment.get("PYTHONPATH", ""))
        socket.send_fds(nursery.orders, [b"!"], [*files, theirs.fileno()])
    ours.sendall(json.dumps(order).encode() + b"\n")
    return Command(int(_line(ours)), ours, read)


def run(*words: object, typed: str = "", environment: dict[str, str] | None = None) -> Ended:
    """Run `neopolis` with the given words to its end, with what is typed as its standard input."""
    with TemporaryFile("w+") as stdin, TemporaryFile("w+") as stdout, TemporaryFile("w+") as stderr:
        stdin.write(typed)
        stdin.seek(0)
        command = start(*map(str, words), stdin=stdin, stdout=stdout, stderr=stderr, environment=environment)
        code = command.wait(STUCK)
        stdout.seek(0)
        stderr.seek(0)
        return Ended([*map(str, words)], code, stdout.read(), stderr.read())


class Nursery(NamedTuple):
    orders: socket.socket
    process: subprocess.Popen[bytes]

    def close(self) -> None:
        self.orders.close()
        self.process.wait()


@functools.cache
def _nursery(python_path: str) -> Nursery:
    """Start a nursery whose processes find modules along a path. It ends with this process."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.forking", str(theirs.fileno())],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": python_path},
            pass_fds=[theirs.fileno()],
            start_new_session=True,  # Ctrl-C in the tests' terminal must not stop it
        )
    nursery = Nursery(ours, process)
    atexit.register(nursery.close)
    return nursery


def _line(end: socket.socket) -> bytes:
    """A line from a socket, read byte by byte so that nothing after it is lost; empty at the end."""
    found = b""
    while (byte := end.recv(1)) not in (b"", b"\n"):
        found += byte
    return found


# In the nursery.


def fork_for_orders(orders: socket.socket) -> Order:
    """Fork a process for each order. This returns in the new processes; the nursery exits when no order can come."""
    reports: dict[int, socket.socket] = {}  # by process
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([orders.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 4096)
            _report_ends(reports)
        if orders.fileno() in ready:
            _, files, _, _ = socket.recv_fds(orders, 1, 4)
            if not files:
                sys.exit()
            report = socket.socket(fileno=files.pop())
            order = Order(*json.loads(_line(report)))
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for end in (woken, wake):
                    os.close(end)
                for taken in (orders, report, *reports.values()):
                    taken.close()
                _become(order, files)
                return order
            for file in files:
                os.close(file)
            reports[pid] = report
            report.sendall(b"%d\n" % pid)


def _report_ends(reports: dict[int, socket.socket]) -> None:
    """Send the exit codes of all processes that have ended."""
    while reports:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with reports.pop(pid) as report, contextlib.suppress(OSError):  # the test that waited may have ended
            report.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))


def _become(order: Order, files: list[int]) -> None:
    """Make this process like a new one with the order's words, folder, environment and streams."""
    os.setsid()
    for stream, file in enumerate(files):
        os.dup2(file, stream)
        os.close(file)
    if order.file_limits is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, order.file_limits)
    if order.terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin = _stream(0, "r", "strict")
    sys.stdout = _stream(1, "w", "strict")
    sys.stderr = _stream(2, "w", "backslashreplace")
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    sys.argv = ["-c", *order.words]


def _stream(number: int, mode: str, errors: str) -> io.TextIOWrapper:
    """A standard stream as Python opens it: what is printed to a terminal or as an error goes out line by line."""
    binary = open(number, f"{mode}b", closefd=False)  # noqa: SIM115 (it stays open)
    by_line = number == 2 or os.isatty(number)
    return io.TextIOWrapper(binary, encoding="utf-8", errors=errors, line_buffering=by_line)


if __name__ == "__main__":
    for module in MODULES:
        importlib.import_module(module)
    gc.freeze()  # the processes need not check the modules that all of them share
    order = fork_for_orders(socket.socket(fileno=int(sys.argv[1])))
    place, _, function = order.main.partition(":")
    getattr(importlib.import_module(place), function)()
