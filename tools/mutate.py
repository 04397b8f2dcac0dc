"""Do the tests of a rule notice when its code is wrong? Run as `make mutate`.

For each unit (see `tools/mutants.py`) this runs the tests that cite its rules on each mutant of it. A mutant is caught
if one of them fails or needs far too much processor time. With `--others`, tests of other rules that run the unit
follow: if one of them fails, the mistake is noticed, but not by the unit's own tests. `docs/rules/mutants.json` keeps
the results, so that the next run tries only what has changed. `docs/rules/mutants.md` lists the mutants that are not
caught.

A runner, a process with all tests loaded, forks itself for each mutant and replaces the code of one function. That is
not enough for a definition, or for a function that runs while our modules are imported, because its
result exists already. For such a mutant, a process that has imported nothing of ours is forked, and imports the mutant
with all tests.
"""

import argparse
import contextlib
import functools
import gc
import importlib
import itertools
import json
import math
import os
import resource
import signal
import sys
import time
import traceback
import types
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import NamedTuple

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from tools import coverage, mutants
from tools.mutants import Function, Mutant, Unit
from tools.mutation_results import Result, digest, read_results, write_documents, write_results

SCRATCH = coverage.ROOT / "build" / "mutate"
FOLDER = "games/"  # tests elsewhere are left out: they run whole programs, in processes without the mutant
OURS = ("neopolis", "tests", "tools")  # packages that a mutant may change
SPARE_SECONDS = 1  # of processor time, in addition to what a test needs
IMPORT_SECONDS = 30  # of processor time, to import a mutant and its tests
TOO_SLOW = 4  # times as long as without a mistake
SLOW_SECONDS = 3  # of processor time: a test that takes longer is left out
OWN_SECONDS, OTHERS_SECONDS = 60, 5  # of processor time for the tests of a unit's rules, and of other rules
MORE_MEMORY = 2 << 30  # bytes that a mutant may need in addition
PASSED, UNLOADABLE, STUCK = "passed", "unloadable", "stuck"  # outcomes of tests, besides the name of one that failed


# The tests of a rule.


class Citing:
    """Says whether a test cites one of these rules, or a paragraph of a section among them."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = set(rules)

    def __call__(self, numbers: Sequence[str]) -> bool:
        return bool(self.rules & {part for number in numbers for part in (number, coverage.section(number))})

    def files(self, without: Sequence[str] = ()) -> list[str]:
        """The files with these tests, except in folders that are left out."""
        places = [found for number, found in coverage.cited_in_tests().items() if self([number])]
        files = sorted({place.split("::")[0] for found in places for place in found})
        kept = [file for file in files if file.startswith(FOLDER) and not {*without} & {*file.split("/")}]
        return [str(coverage.TESTS / file) for file in kept]


class Session:
    """A run of pytest over some files. It is quiet, and Hypothesis does not shrink failing examples."""

    silent: tuple[int, ...] = (0, 1)  # standard streams to discard

    def run(self, files: list[str]) -> None:
        quiet = ["-s", "--quick", "--tb=native", "-pno:cacheprovider", "-pno:xdist"]
        quiet += ["-Wignore::pytest.PytestAssertRewriteWarning"]
        SCRATCH.parent.mkdir(exist_ok=True)
        with open(os.devnull, "r+b") as nowhere:
            for stream in self.silent:
                os.dup2(nowhere.fileno(), stream)
        pytest.main([*quiet, f"--rootdir={coverage.ROOT}", f"--basetemp={SCRATCH}", *files], plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", hypothesis.settings(), phases=phases)
        hypothesis.settings.load_profile("mutants")


def first_failure(items: Sequence[pytest.Item], seconds: dict[str, float]) -> str:
    """Run tests up to the first that fails, and return its name; PASSED if none does. A test that hangs is killed."""
    for item, following in itertools.zip_longest(items, items[1:]):
        limit(SPARE_SECONDS + TOO_SLOW * seconds[item.nodeid])
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return item.nodeid
    return PASSED


def in_fork(action: Callable[[], str], seconds: float) -> str:
    """What an action returns in a forked process; STUCK if it needs more processor time than this, or dies."""
    read, write = os.pipe()
    process = os.fork()
    if not process:
        with open(write, "w", encoding="utf-8") as answer:
            limit(seconds)
            limit_memory()
            with contextlib.suppress(BaseException):  # a mutant may also raise SystemExit or run out of memory
                answer.write(action())
            answer.flush()
            os._exit(0)
    os.close(write)
    with open(read, encoding="utf-8") as answer:
        text = answer.read()
    os.waitpid(process, 0)
    return text or STUCK


def limit(seconds: float) -> None:
    """Kill this process when it has used this many more seconds of processor time."""
    most = resource.RLIM_INFINITY if seconds == math.inf else math.ceil(time.process_time() + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def limit_memory() -> None:
    memory = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (memory + MORE_MEMORY, resource.RLIM_INFINITY))


# Mutants of functions that nothing has called yet.


class Answer(NamedTuple):
    """The runner's answer about a unit."""

    failed: list[str]  # tests that fail without a mistake
    outcomes: list[str | None]  # of the mutants; None for a mutant that must be imported from the start
    own: list[str]  # tests that cite the unit's rules, the fastest first
    others: list[str]  # tests that cite other rules, but run the unit
    seconds: dict[str, float]  # how long each test takes


class Runner(Session):
    """Loads the tests of all units and answers for one unit after the other; each test first runs without a mistake."""

    def __init__(self, units: list[Unit], with_others: bool, without: list[str], pipe: Connection) -> None:
        self.units = units
        self.without = without
        self.with_others = with_others
        self.pipe = pipe
        self.called: dict[int, types.CodeType] = {}  # code that ran during imports; kept, so that no `id` is reused
        self.items: dict[str, pytest.Item] = {}  # by the test's name, like the next three
        self.cited: dict[str, list[str]] = {}  # the rules that the test cites
        self.seconds: dict[str, float] = {}  # processor time of the test, if it has been tried out
        self.reached: dict[str, list[str]] = {}  # the units that the test runs

    def start(self) -> None:
        files = Citing([rule for unit in self.units for rule in unit.rules]).files(self.without)
        if self.with_others:
            games = {unit.name.split(".")[1] for unit in self.units}
            places = {place for found in coverage.cited_in_tests().values() for place in found}
            found = {place.split("::")[0] for place in places if [*games & {*place.split("/")}]}
            files = [str(coverage.TESTS / file) for file in sorted(found) if not {*self.without} & {*file.split("/")}]
        sys.settrace(self.note_call)
        for module in sorted({unit.module for unit in self.units}):
            importlib.import_module(module)
        sys.settrace(None)
        self.run(files)

    def note_call(self, frame: types.FrameType, *_: object) -> None:
        """Note the code that is called; the lines in it are not traced."""
        self.called[id(frame.f_code)] = frame.f_code

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.caches = our_caches()
        self.functions = {unit.name: function_of(unit) for unit in self.units}
        for item in session.items:
            numbers = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
            if numbers:
                self.items[item.nodeid], self.cited[item.nodeid] = item, numbers
        self.pipe.send([name for name in sys.modules if name.split(".")[0] not in OURS])
        gc.freeze()  # forked processes then share the memory of what is loaded
        with contextlib.suppress(EOFError):  # the run is over
            while True:
                number, texts = self.pipe.recv()
                unit = self.units[number]
                made = [mutant for mutant in mutants.mutants(unit) if mutant.text in texts] if texts else []
                self.pipe.send(self.answer(unit, made or [mutants.broken(unit)]))
        return True

    def try_out_all(self, tests: list[str]) -> list[str]:
        """Run tests that have not been tried out yet without a mistake, and return those that fail."""
        new = [self.items[test] for test in tests if test not in self.seconds]
        failed, seconds, reached = json.loads(in_fork(lambda: self.try_out(new), math.inf))
        self.seconds.update(seconds)
        self.reached.update(reached)
        return list(failed)

    def try_out(self, items: list[pytest.Item]) -> str:
        """Which tests fail, how long each takes, and which units it runs; a slow test counts as running none."""
        functions = [(name, function) for name, function in self.functions.items() if function]
        by_code = {id(code): name for name, function in functions for code in codes_in(function.__code__)}
        failed, seconds, reached = [], {}, {}
        signal.signal(signal.SIGPROF, too_slow)
        for item, following in itertools.zip_longest(items, items[1:]):
            self.forget()
            self.called, before = {}, time.process_time()
            signal.setitimer(signal.ITIMER_PROF, SLOW_SECONDS)
            sys.settrace(self.note_call)
            reports = runtestprotocol(item, nextitem=following, log=False)
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds[item.nodeid] = time.process_time() - before
            troubles = [report.longreprtext for report in reports if report.failed]
            if any([TooSlow.__name__ in trouble for trouble in troubles]):
                self.called, seconds[item.nodeid] = {}, math.inf
            elif troubles:
                failed.append(item.nodeid)
            reached[item.nodeid] = list({by_code[code] for code in self.called if code in by_code})
        return json.dumps((failed, seconds, reached))

    def answer(self, unit: Unit, made: list[Mutant]) -> Answer:
        cites = Citing(unit.rules)
        failed = self.try_out_all([test for test in self.items if self.with_others or cites(self.cited[test])])
        fast_first = sorted(self.seconds, key=self.seconds.__getitem__)
        cited = [test for test in fast_first if cites(self.cited[test])]
        own = self.in_time(cited, OWN_SECONDS)
        useful = self.in_time([test for test in cited if unit.name in self.reached[test]], OWN_SECONDS)
        reaching = [test for test in fast_first if test not in cited and unit.name in self.reached[test]]
        others = self.in_time(reaching, OTHERS_SECONDS) if self.with_others else []
        outcomes = []
        for mutant in made if not failed else []:
            outcome = self.outcome(unit, mutant, [self.items[test] for test in useful + others])
            outcomes.append(outcome)
            useful.sort(key=lambda test: test != outcome)  # the next one is likely to fail the same test
        return Answer(failed, outcomes, own, others, {test: self.seconds[test] for test in own + others})

    def in_time(self, tests: list[str], most: float) -> list[str]:
        """The first of these tests, as many as take less than `most` seconds together."""
        times = itertools.accumulate([self.seconds[test] for test in tests])
        return tests[: sum([time < most for time in times])]

    def outcome(self, unit: Unit, mutant: Mutant, items: Sequence[pytest.Item]) -> str | None:
        """The outcome of tests on a mutant; None if replacing the code of a function is not enough."""
        function = self.functions[unit.name]
        if function is None or id(function.__code__) in self.called:
            return None
        code = inner_code(mutants.code_alone(unit, mutant), function)
        return None if code is None else in_fork(lambda: self.with_code(function, code, items), math.inf)

    def with_code(self, function: types.FunctionType, code: types.CodeType, items: Sequence[pytest.Item]) -> str:
        """Run tests with other code in a function. Modules that imported the function by name use this code, too."""
        function.__code__ = code
        self.forget()  # test modules cache results, such as the position with which most tests begin
        return first_failure(items, self.seconds)

    def forget(self) -> None:
        """Empty the caches, so that a test runs all that it needs."""
        for cache in self.caches:
            cache.cache_clear()


class TooSlow(Exception):
    """A test takes longer than we have time for."""


def too_slow(*_: object) -> None:
    raise TooSlow


def our_caches() -> "list[functools._lru_cache_wrapper[object]]":
    """Our functions that cache their results."""
    found = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return [one for one in found if one.__module__.split(".")[0] in OURS]


def function_of(unit: Unit) -> types.FunctionType | None:
    """The imported function that a unit is; None if it is not just a function."""
    found: object = sys.modules.get(unit.module)
    for part in unit.inner_name.split("."):
        found = vars(found).get(part) if isinstance(found, types.ModuleType | type) else None
    if isinstance(found, property):
        found = found.fget
    found = getattr(found, "__wrapped__", found)
    found = getattr(found, "__func__", found)
    return found if isinstance(found, types.FunctionType) else None


def codes_in(code: types.CodeType) -> list[types.CodeType]:
    """A function's code and that of all functions in it."""
    inner = [constant for constant in code.co_consts if isinstance(constant, types.CodeType)]
    return [code, *[found for one in inner for found in codes_in(one)]]


def inner_code(file: types.CodeType, function: types.FunctionType) -> types.CodeType | None:
    """The code of a function in the compiled file; None if it cannot take the place of the function's own code."""
    old = function.__code__
    for code in codes_in(file):
        if (code.co_qualname, code.co_firstlineno) == (old.co_qualname, old.co_firstlineno):
            return code if code.co_freevars == old.co_freevars else None
    return None


# Mutants that are imported from the start.


class MutantFinder(MetaPathFinder):
    """Finds a module whose code is that of a mutant."""

    def __init__(self, module: str, code: types.CodeType) -> None:
        self.module = module
        self.code = code

    def find_spec(self, name: str, path: Sequence[str] | None, _: types.ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == self.module else None
        if spec is not None and spec.origin is not None:
            spec.loader = MutantLoader(name, spec.origin, self.code)
        return spec


class MutantLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: types.CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> types.CodeType:
        return self.code


class Newcomer(Session):
    """Imports a mutant and the tests of its rules, and runs them."""

    silent = (0, 1, 2)

    def __init__(self, module: str, tests: list[str], seconds: dict[str, float]) -> None:
        self.module = module
        self.places = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds
        self.outcome = UNLOADABLE

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:  # by errors while collecting
            items = [item for item in session.items if item.nodeid in self.places]
            items.sort(key=lambda item: self.places[item.nodeid])
            self.outcome = first_failure(items, self.seconds)
        return True

    def try_out(self, code: types.CodeType) -> str:
        sys.meta_path.insert(0, MutantFinder(self.module, code))
        self.run(sorted({str(coverage.ROOT / test.split("::")[0]) for test in self.places}))
        return self.outcome


# The run.


class Mutation:
    """A run over some units."""

    def __init__(self, units: list[Unit], with_others: bool, without: list[str]) -> None:
        self.units = units
        self.pipe, other = Pipe()
        if not os.fork():
            self.pipe.close()
            try:
                Runner(units, with_others, without, other).start()
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        other.close()
        for name in self.pipe.recv():
            with contextlib.suppress(Exception):
                importlib.import_module(name)

    def ask(self, number: int, made: list[Mutant]) -> Answer:
        """What the tests say about these mutants of a unit; if there are none, about one that always fails."""
        self.pipe.send((number, [mutant.text for mutant in made]))
        answer: Answer = self.pipe.recv()
        if answer.failed:
            sys.exit("These tests fail without any mistake:\n" + "\n".join(answer.failed))
        return answer

    def check(self) -> str:
        """PASSED if both ways notice a function that always fails, and the tests pass without a mistake."""
        for number, unit in enumerate(self.units):
            if isinstance(unit.node, Function):
                answer = self.ask(number, [])
                if answer.outcomes[0] not in (None, PASSED):
                    if self.imported(unit, mutants.broken(unit), answer) == PASSED:
                        return f"{unit.name} may fail without being noticed"
                    return self.imported(unit, None, answer)
        return PASSED  # there is no function with a test

    def imported(self, unit: Unit, mutant: Mutant | None, answer: Answer) -> str:
        code = mutants.code_of(unit, mutant)
        outcome = PASSED
        for tests in (answer.own, answer.others):
            if tests and outcome == PASSED:
                action = functools.partial(Newcomer(unit.module, tests, answer.seconds).try_out, code)
                outcome = in_fork(action, IMPORT_SECONDS)
        return outcome

    def result(self, number: int, before: Result | None) -> Result:
        """Try out a unit's mutants. If only tests have changed, try out only those that were not caught before."""
        unit = self.units[number]
        made, caught = mutants.mutants(unit), 0
        if before is not None and before["digest"] == unit.digest:
            left = {*before["survivors"], *before["elsewhere"]}
            made, caught = [mutant for mutant in made if mutant.text in left], before["made"] - len(left)
        result = Result(
            digest=unit.digest, tests=tests_digest(unit), rules=[*unit.rules], made=caught, elsewhere={}, survivors=[]
        )
        if not made:
            return result
        answer = self.ask(number, made)
        for mutant, outcome in zip(made, answer.outcomes, strict=True):
            outcome = outcome or self.imported(unit, mutant, answer)
            result["made"] += outcome != UNLOADABLE
            if outcome == PASSED:
                result["survivors"].append(mutant.text)
            elif outcome in answer.others:
                result["elsewhere"][mutant.text] = outcome
        return result


def tests_digest(unit: Unit) -> str:
    return digest("".join([coverage.read(Path(file)) for file in Citing(unit.rules).files()]))


def is_done(unit: Unit, results: dict[str, Result], with_others: bool) -> bool:
    """Whether a unit needs no new run. Changed or other tests matter only to mutants that were not caught."""
    result = results.get(unit.name)
    if result is None or result["digest"] != unit.digest or (with_others and result["survivors"]):
        return False
    return not (result["survivors"] or result["elsewhere"]) or result["tests"] == tests_digest(unit)


def main() -> None:
    options = read_options()
    everything, results = mutants.units(), read_results()
    chosen = [unit for unit in everything if is_chosen(unit, options)][:: options.every]
    units = [unit for unit in chosen if options.again or not is_done(unit, results, options.others)]
    print(f"{len(chosen)} units, {len(units)} of them new or changed", flush=True)
    if units:
        run = Mutation(units, options.others, options.without)
        if (trouble := run.check()) != PASSED:
            sys.exit(f"The check of this program failed: {trouble}")
        for number, unit in enumerate(units):
            results[unit.name] = result = run.result(number, None if options.again else results.get(unit.name))
            print(
                f"{number + 1}/{len(units)} {unit.name}: {counts([result])}",
                *result["survivors"],
                sep="\n    ",
                flush=True,
            )
            write_results(results)
    write_documents(results, {unit.name for unit in everything})
    print(counts([results[unit.name] for unit in chosen if unit.name in results]))


def counts(results: list[Result]) -> str:
    made, survived = sum([one["made"] for one in results]), sum([len(one["survivors"]) for one in results])
    elsewhere = sum([len(one["elsewhere"]) for one in results])
    return (
        f"{made} mutants, {made - elsewhere - survived} caught, {elsewhere} only by other rules' tests, {survived} not"
    )


def is_chosen(unit: Unit, options: argparse.Namespace) -> bool:
    """Whether a unit implements one of the rules asked for, or is in a module or function asked for."""
    by_rule = any(rule == asked or rule.startswith(f"{asked}.") for rule in unit.rules for asked in options.rule)
    by_name = any(part in unit.name for part in options.unit)
    return by_rule or by_name or not (options.rule or options.unit)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--rule", action="append", default=[], help='a paragraph or section: "NA 16.3", "NEOM 5", "R-12"'
    )
    parser.add_argument("--unit", action="append", default=[], help="part of a name, like neom.rules.city")
    parser.add_argument("--every", type=int, default=1, help="only every so many units, for a sample")
    parser.add_argument("--others", action="store_true", help="also run tests of other rules, which takes much longer")
    parser.add_argument("--without", action="append", default=[], help="leave out the tests in this folder, like bots")
    parser.add_argument("--again", action="store_true", help="also units that have not changed since the last run")
    return parser.parse_args()


if __name__ == "__main__":
    main()
