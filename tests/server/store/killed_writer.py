"""A process whose children write entries one by one, and report each, until they are killed.

It forks a child for every line of input, which is much faster than starting Python again. The child first prints its
process id. When it has died, the parent prints "dead".
"""

import asyncio
import os
import sys

from neopolis.server.store.store import Store
from tests.server.store.logs import INFO, answer


async def write(url: str) -> None:
    store = Store(url)
    await store.open()
    saved = await store.load("t")
    assert saved is not None
    seq = saved.entries[-1].seq if saved.entries else saved.snapshot.seq if saved.snapshot else 0
    while True:
        seq += 1
        await store.append("t", [answer(seq)], INFO, b"snapshot" if seq % 8 == 0 else None)
        print(seq, flush=True)


def main(url: str) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            print(os.getpid(), flush=True)
            asyncio.run(write(url))
        os.waitpid(child, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
