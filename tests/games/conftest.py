"""Where the tests save their games, as in the tests of the command line."""

from tests.cli.conftest import file as file
from tests.cli.conftest import temporary as temporary
