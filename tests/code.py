"""Which code is tested: the interpreted one, unless NEOPOLIS_COMPILED is 1. Import this before anything of Neopolis."""

import os

os.environ.setdefault("NEOPOLIS_COMPILED", "0")  # for the processes that tests start, too
COMPILED = os.environ["NEOPOLIS_COMPILED"] == "1"
