"""Whatever is asked over HTTP, the server never fails: schemathesis makes requests from its own description."""

import subprocess
import sys
from pathlib import Path

from tests.server.app.running import Running, run

MOST_EXAMPLES = 10


async def token(site: Running) -> str:
    return await (await site.guest("Ada")).make_token("Robot")


def test_no_request_makes_the_server_fail(site: Running, tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).with_name("schemathesis")), "run", f"{site.address}/api/docs/openapi.json",
        "--checks", "not_a_server_error", "--max-examples", str(MOST_EXAMPLES), "--seed", "1", "--workers", "1",
        "--generation-database", "none", "-H", f"Authorization: Bearer {run(token(site))}",
    ]  # fmt: skip

    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert '"event": "fault"' not in site.lines()
