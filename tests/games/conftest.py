"""The fixtures for saved games, shared with the tests of the command line."""

from tests.cli.conftest import file as file
from tests.cli.conftest import temporary as temporary
