"""Runs tests in several processes: `pytest --workers 4`. They are forked when all tests have been collected.

So every module is imported once, and not once in every process. Decision 16 compares this with pytest-xdist.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import traceback
from collections import deque
from collections.abc import Iterator
from itertools import chain, islice, pairwise, takewhile
from multiprocessing.connection import Connection, Pipe, wait
from typing import NamedTuple, NoReturn

import pytest
from _pytest.capture import CaptureManager
from _pytest.runner import pytest_sessionfinish, runtestprotocol


class Worker(NamedTuple):
    """A forked process, as the main process sees it."""

    process: int
    line: Connection  # tests go to the worker by their numbers, and reports come back
    given: deque[int]  # the tests that it has not reported, in its order


class Workers:
    """A plugin for pytest that hands out tests to workers, and passes their reports on to pytest."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: deque[int] = deque()  # tests that no worker has
        self.running: dict[object, Worker] = {}  # by their lines

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or session.config.option.collectonly:
            return None  # pytest itself goes on: it shows why collecting has failed, or what was collected
        self.session = session
        vars(session.config)["_tmp_path_factory"].getbasetemp()  # one folder for all, which pytest removes later
        self.waiting.extend(range(len(session.items)))
        try:
            for _ in range(self.count):
                self.start_worker()
            while self.running:
                for line in wait([worker.line for worker in self.running.values()]):
                    self.listen(self.running[line])
        finally:
            self.dismiss()
        return True

    def dismiss(self) -> None:
        """Wait for workers that are still running because the run stops early. Each finishes its test and ends."""
        for worker in self.running.values():
            worker.line.close()
        for worker in self.running.values():
            os.waitpid(worker.process, 0)

    def start_worker(self) -> None:
        line, other_end = Pipe()
        sys.stdout.flush()  # what waits to be written would otherwise be written twice
        process = os.fork()
        if not process:
            for inherited in [line, *[worker.line for worker in self.running.values()]]:
                inherited.close()
            work(self.session, other_end)
        other_end.close()
        self.running[line] = Worker(process, line, deque())
        self.hand_out(self.running[line])

    def hand_out(self, worker: Worker) -> None:
        """Give a worker more tests of one file, because they share fixtures; towards the end, only a few at a time.

        It has at least two until the end, because a test's fixtures stay if the next test uses them, too.
        """
        most = 1 + len(self.waiting) // (10 * self.count)
        groups = [(test, self.group(test)) for test in islice(self.waiting, most)]
        tests = [test for test, _ in takewhile(lambda pair: pair[1] == groups[0][1], groups)]
        for _ in tests:
            self.waiting.popleft()
        worker.given.extend(tests)
        with contextlib.suppress(OSError):  # the worker has died, and `listen` will notice
            worker.line.send(tests)
        if tests and len(worker.given) == 1:
            self.hand_out(worker)

    def group(self, test: int) -> object:
        item = self.session.items[test]
        return "waits" if item.get_closest_marker("waits") else item.path

    def listen(self, worker: Worker) -> None:
        """Pass on the reports of a test, or that a worker has ended."""
        try:
            reports = worker.line.recv()
        except (EOFError, ConnectionResetError):
            self.bury(worker)
        else:
            config = self.session.config
            self.report([config.hook.pytest_report_from_serializable(config=config, data=data) for data in reports])
            worker.given.popleft()
            if len(worker.given) == 1:
                self.hand_out(worker)

    def bury(self, worker: Worker) -> None:
        """Remove a worker that has ended. If it has left tests, the first has failed, and others run the rest."""
        del self.running[worker.line]
        worker.line.close()
        code = os.waitstatus_to_exitcode(os.waitpid(worker.process, 0)[1])
        if worker.given:
            item = self.session.items[worker.given.popleft()]
            why = f"The process of this test has ended with exit code {code}."
            self.waiting.extendleft(reversed(worker.given))
            self.start_worker()
            self.report([pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")])

    def report(self, reports: list[pytest.TestReport]) -> None:
        hook, name, location = self.session.config.hook, reports[0].nodeid, reports[0].location
        hook.pytest_runtest_logstart(nodeid=name, location=location)
        for report in reports:
            hook.pytest_runtest_logreport(report=report)
        hook.pytest_runtest_logfinish(nodeid=name, location=location)
        if self.session.shouldfail:
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)


# In the workers.


def work(session: pytest.Session, line: Connection) -> NoReturn:
    """Run the tests that come along the line, send back their reports, and exit."""
    atexit._clear()  # the functions that the main process calls when it exits; tests may add others here
    try:
        capture = session.config.pluginmanager.getplugin("capturemanager")
        assert isinstance(capture, CaptureManager)
        capture.stop_global_capturing()
        capture.start_global_capturing()  # what tests print goes to files of this process
        capture.suspend_global_capture()
        for test, following in pairwise(chain(received(line), [None])):
            assert test is not None
            next_item = None if following is None else session.items[following]
            reports = runtestprotocol(session.items[test], log=False, nextitem=next_item)
            hook = session.config.hook
            line.send([hook.pytest_report_to_serializable(config=session.config, report=one) for one in reports])
    except (KeyboardInterrupt, EOFError, ConnectionError):
        pass  # the run is stopped
    except BaseException:
        traceback.print_exc()
    finally:
        pytest_sessionfinish(session)  # ends all fixtures, if something has stopped the tests
        atexit._run_exitfuncs()
        os._exit(0)


def received(line: Connection) -> Iterator[int]:
    """The numbers of tests, until there are none left."""
    while tests := line.recv():
        yield from tests
