"""The checks that all tiles share explain themselves when they fail, as those in test files do."""

import pytest

pytest.register_assert_rewrite("tests.neom.tiles.printed")
