"""Where games of the tests are saved, as in the tests of the command line."""

from tests.cli.conftest import file as file
from tests.cli.conftest import temporary as temporary
