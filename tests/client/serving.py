"""A real server in a process of its own, which can be killed and started again."""

import os
import signal
import socket
import time
from pathlib import Path
from urllib.request import urlopen

from tests import forking


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """A server with a folder and a port of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment  # variables that the process gets in addition to ours
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: forking.Command | None = None
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        ours = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("NEOPOLIS_") or name == "NEOPOLIS_COMPILED"
        }
        environment = {**ours, **self.environment}
        with (self.folder / "log.txt").open("ab") as log:
            self.process = forking.start("serve", *words, stdout=log, stderr=log, environment=environment)
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log.txt").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/healthz", timeout=10) as answer:
                return int(answer.status) == 200
        except OSError:
            return False

    def kill(self) -> None:
        """Kill the server, as if the machine had lost power."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None
