"""`make mutate`: it makes mistakes in the code of rules, and notices whether tests fail."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import coverage, mutate
from tools.mutants import GAMES, Unit, broken, code_of, mutants, units_of
from tools.mutation_results import SURVIVORS, Result, read_reasons, read_results, survivors

PATH = GAMES / "toy" / "rules" / "toy.py"
TOY = '''"""NEOM 1: a toy."""

PRICE = 3  # NEOM 6.2


def price(goods: int) -> int:
    """NEOM 6.3: 3 each, and nothing for nobody."""
    if goods <= 0:
        return 0
    return helper(goods) + 1


def helper(goods: int) -> int:
    return goods * PRICE


def lonely() -> None:
    print("no rule but that of the file")


class Table:
    """NEOM 8.1: a table."""

    def clear(self) -> None:
        self.cards = 0


DEAL = card("deal", number=1, rule="NA 16", steps=[deal, pay(2)], late=True)
'''


@pytest.fixture(scope="module")
def toy() -> dict[str, Unit]:
    return {unit.inner_name: unit for unit in units_of(PATH, TOY)}


def test_units_have_the_rules_of_their_docstring_class_users_or_file(toy: dict[str, Unit]) -> None:
    assert {name: unit.rules for name, unit in toy.items()} == {
        "PRICE": ("NEOM 6.2",),
        "price": ("NEOM 6.3",),
        "helper": ("NEOM 6.3",),
        "lonely": ("NEOM 1",),
        "Table.clear": ("NEOM 8.1",),
        "DEAL": ("NA 16",),
    }


def test_conditions_numbers_and_statements_of_a_function(toy: dict[str, Unit]) -> None:
    """The last statement is never skipped: a function that returns nothing would be too easy to catch."""
    assert [mutant.text for mutant in mutants(toy["price"])] == [
        "if goods <= 0: → if goods < 0:",
        "if goods <= 0: → if not goods <= 0:",
        "if goods <= 0: → if goods <= 1:",
        "skip return 0",
        "return 0 → return 1",
        "return helper(goods) + 1 → return helper(goods) + 2",
    ]


def test_steps_and_arguments_of_a_definition(toy: dict[str, Unit]) -> None:
    assert [mutant.text.split(" → ")[1] for mutant in mutants(toy["DEAL"])] == [
        "DEAL = card('deal', number=1, rule='NA 16', late=True)",
        "DEAL = card('deal', number=1, rule='NA 16', steps=[pay(2)], late=True)",
        "DEAL = card('deal', number=1, rule='NA 16', steps=[deal], late=True)",
        "DEAL = card('deal', number=1, rule='NA 16', steps=[deal, pay(3)], late=True)",
        "DEAL = card('deal', number=1, rule='NA 16', steps=[deal, pay(2)])",
        "DEAL = card('deal', number=1, rule='NA 16', steps=[deal, pay(2)], late=False)",
    ]


def test_making_mutants_leaves_the_code_alone(toy: dict[str, Unit]) -> None:
    unit = toy["price"]
    before = ast.dump(unit.tree)
    for mutant in mutants(unit):
        code_of(unit, mutant)

    assert ast.dump(unit.tree) == before


def outcomes(unit: Unit, check: str) -> list[str]:
    """What becomes of a function's mutants if a test makes this check."""

    def try_out(text: object) -> str:
        values: dict[str, object] = {}
        exec(text, values)  # type: ignore[arg-type]
        return mutate.PASSED if eval(check, values) else check

    found = [code_of(unit, mutant) for mutant in mutants(unit)]
    return [mutate.in_fork(lambda code=code: try_out(code), 10) for code in found]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("check", "caught"),
    [
        ("True", 0),
        ("price(2) == 7", 2),
        ("(price(0), price(2)) == (0, 7)", 5),
        ("[*map(price, range(3))] == [0, 4, 7]", 6),
    ],
)
def test_better_tests_catch_more(check: str, caught: int) -> None:
    """Only the function is tried, because the file's card is not real."""
    [unit] = [one for one in units_of(PATH, TOY.split("class")[0]) if one.inner_name == "price"]

    assert len([one for one in outcomes(unit, check) if one != mutate.PASSED]) == caught


def test_a_mutant_that_never_ends_is_caught() -> None:
    def forever() -> str:
        while True:
            pass

    assert mutate.in_fork(forever, 1) == mutate.STUCK


def test_replaced_code_reaches_those_who_imported_the_function(toy: dict[str, Unit]) -> None:
    values: dict[str, object] = {}
    exec(compile(TOY.split("class")[0], str(PATH), "exec"), values)
    price = imported = values["price"]
    code = mutate.inner_code(code_of(toy["price"], broken(toy["price"])), price)  # type: ignore[arg-type]

    assert code is not None
    price.__code__ = code  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        imported(1)  # type: ignore[operator]


@pytest.fixture
def package(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "toy_rules.py").write_text("PRICE = 3\n", encoding="utf-8")
    before = [*sys.meta_path]
    sys.path.insert(0, str(tmp_path))
    sys.meta_path.insert(0, mutate.MutantFinder("toy_rules", compile("PRICE = 4\n", "toy_rules.py", "exec")))
    yield
    sys.meta_path[:] = before
    sys.path.remove(str(tmp_path))
    sys.modules.pop("toy_rules", None)


@pytest.mark.usefixtures("package")
def test_a_mutant_is_imported_in_place_of_the_file() -> None:
    assert importlib.import_module("toy_rules").PRICE == 4


def test_reasons_are_kept() -> None:
    """Writing the list again keeps the reasons that people wrote; a mutant without one has a question mark."""
    result = Result(digest="", tests="", rules=["NEOM 1"], made=2, elsewhere={"a → b": "t"}, survivors=["c → d", "e"])
    text = survivors({"games.toy": result}, {("games.toy", "c → d"): "Equivalent."})

    assert "- `c → d`\n  Equivalent.\n- `e`\n  ?\n- `a → b`\n  Noticed by `t`, which cites other rules." in text


def test_the_list_of_survivors_is_fresh() -> None:
    assert coverage.read(SURVIVORS) == survivors(read_results(), read_reasons())
