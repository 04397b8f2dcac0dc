"""Adds up the reports of long tests, and writes `docs/reliability.md` from them.

    .venv/bin/python -m tools.reliability

Reports are added up only if they have the same figure, variant and method. Each must come from committed code, and no
two may have the same seed: a repeated run is no new evidence.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tools.soak_reports import ROOT, Counts, Report, read

PAGE: Final = ROOT / "docs" / "reliability.md"
CONFIDENCE: Final = 0.95
COMMITTED: Final = re.compile(r"[0-9a-f]{12}")


class Trials(NamedTuple):
    """Something that was tried as often as the count `tried` says. Each of the `faults` is a count that should be 0."""

    tried: str
    faults: tuple[str, ...]


class Figure(NamedTuple):
    """A figure, and how it is measured. Raise `method` when a test begins to count in another way.

    If `adds_up` is False, only the latest report of each variant is shown.
    """

    name: str
    method: int
    title: str
    trials: tuple[Trials, ...]
    how: str
    limits: str  # what the figure does not show
    command: str
    adds_up: bool = True


KILLS: Final = Figure(
    "kills", 1, "Answers lost by kills",
    (
        Trials("kills", ("lost", "doubled", "refused_but_stored", "altered", "gaps")),
        Trials("acknowledged", ("lost", "doubled", "altered")),
    ),
    "People play at five tables of both games. `kill -9` ends the server at random, or at a point just before or after"
    " an answer is written, committed, acknowledged or kept in a snapshot. After each kill, the database is compared"
    " with what was sent, acknowledged and refused; people then repeat what was not acknowledged. After each 250 kills,"
    " the whole log is compared again, and each table must stand where its log does.",
    "A power cut: the system's own memory survives a kill. That each acknowledgement waits for the disk is tested in"
    " `tests/server/store/test_durability.py`. On PostgreSQL only our server is killed, not the database.",
    'NEOPOLIS_SOAK_MANY_KILLS_SQLITE=1000 make soak ARGS="-k test_many_kills"',
)  # fmt: skip

SECRECY: Final = Figure(
    "secrecy", 1, "Hidden information sent",
    (Trials("pairs", ("differences",)),),
    "A random position is compared with one that a seat imagines from its view, and that differs in hidden information."
    " What the server would send that seat about both must be the same, byte for byte: view, derived values, question,"
    " options, their words, and trades.",
    "Timing, and what follows from the order of frames; `test_twin_tables.py` and `test_wire_secrecy.py` in"
    " `tests/server/soak` compare frames and whole games. Pairs of one game resemble each other. If imagining itself"
    " used hidden information, both sides would be the same; the games' own tests of secrecy check that. Three earlier"
    " runs of New Angeles are left out: 42 of their 375,055 pairs differed, because imagined games left out choices"
    " that a public proposal or trade had made known. The runs of 5 and 6 seats were repeated after that was mended.",
    'make soak ARGS="-k test_many_pairs"',
)  # fmt: skip

RACES: Final = Figure(
    "races", 1, "Races with other than one winner",
    (Trials("races", ("no_winner", "two_winners", "wrong_winner", "odd")),),
    "Two processes serve the same tables through PostgreSQL and Redis. People answer each question through both at"
    " once: in three of four races with different messages, of which exactly one must be stored and acknowledged, and"
    " in the fourth with the same message, which must be stored once.",
    "More than two processes, and processes on different machines. An earlier run of 5,000 races is left out: it"
    " counted 47 as odd, probably because people answered after the game had ended.",
    'make soak ARGS="-k test_races"',
)  # fmt: skip

OUTAGES: Final = Figure(
    "outages", 2, "Time charged and bots' moves in outages",
    (Trials("outages", ("seconds_charged", "bot_moves", "seats_taken")),),
    "Two people with ten seconds per question and a bot play at several tables. The server is killed with `kill -9`, or"
    " stopped with SIGSTOP, for longer than that, and goes on. Until the people return, no bot may move for them or"
    " take their seats, and what they have left must not shrink by the outage.",
    "What bots do for themselves: a bot may finish what it was thinking about when the outage began, for example a"
    " proposal. Stops of the server that are shorter than two seconds: it does not notice them, so they are charged."
    " One of several processes that stops while others go on: its people get the time back only if theirs is up before"
    " they reconnect, and a stop in the last eight seconds before that is not noticed."
    " Earlier runs, which also counted what bots do for themselves, are left out; one of them, with 20 kills, had 3"
    " moves of bots whose cause was not found.",
    'make soak ARGS="-k test_many_outages"',
)  # fmt: skip

MEMORY: Final = Figure(
    "memory", 1, "Memory that one guest's attack takes",
    (),
    "One guest attacks a server that serves a table with people, as hard as one process can. Megabytes of resident"
    " memory of the server: idle before, the highest during the attack, and afterwards. The people's table must go on."
    " `done` is how much of the attack reached the server: bytes, connections or accepted requests.",
    "Attacks from many addresses at once, and other operating systems.",
    'make soak ARGS="-k test_memory_under_attack"',
    adds_up=False,
)  # fmt: skip

OLD_GAMES: Final = Figure(
    "old-games", 1, "Old tables and records that still play",
    (Trials("tables", ("tables_failed",)), Trials("records", ("records_failed",))),
    "Every table in the database of the last version is opened and, if it is not over, goes on by one answer; finished"
    " ones must give the same result. Every record in `tests/shelf` is replayed to its result.",
    "Tables and records that nobody has kept for the tests. They are few, so the upper bound is high.",
    'make soak ARGS="-k test_old_games"',
    adds_up=False,
)  # fmt: skip

LOAD: Final = Figure(
    "load", 1, "Time until an answer is acknowledged",
    (),
    "Tables of both games with people, bots and spectators, five sockets each. Answers are sent at a steady rate even"
    " if the server falls behind, and the time counts from when each was due. The clients run on the same machine."
    " Milliseconds until the acknowledgement and until the other sockets of the table have the update; milliseconds of"
    " the server's processor time for each answer.",
    "A network, and a server that has its machine to itself. `load` is the number of busy processes before the run:"
    " times of a run that began on a busy machine are too long.",
    'make soak ARGS="-k test_load"',
    adds_up=False,
)  # fmt: skip

RESTARTS: Final = Figure(
    "restarts", 1, "Longest wait in rolling restarts",
    (),
    "Two processes serve tables with people and bots behind a load balancer, with PostgreSQL and Redis. One after the"
    " other is stopped with SIGTERM and started again. Afterwards every acknowledged answer must be in the log exactly"
    " once. Milliseconds that somebody waited at most for the reply to a message, and that a whole table waited at most"
    " for its next question while nobody there had anything to answer: during restarts, and (calm) without one.",
    "A network between the processes, and more than two of them. `load` is the number of busy processes before the run:"
    " waits of a run that began on a busy machine are too long.",
    'make soak ARGS="-k test_rolling_restarts"',
    adds_up=False,
)  # fmt: skip

EXPLOITS: Final = Figure(
    "exploits", 1, "Games of New Angeles in which a bot was robbed",
    (Trials("games", ("robbed",)),),
    "An exploiter sits at each seat in turn, among four players. It plays like its victims, but trades in bad faith. A"
    " game counts as robbed if it took more than 3 capital or more than 1 asset altogether for nothing but promises, or"
    " far below their price. `answers` are support and passes that it got for promises alone. The mirror is how often"
    " the victims' own bot wins from the same seats of the same deals; the difference has a 95 % interval.",
    "People, who bargain better than these. Two colluders may also give each other what they need: the rules allow"
    " gifts. Tables of 5 and 6 players.",
    'make soak ARGS="-k test_exploiters"',
    adds_up=False,
)  # fmt: skip

REFUSALS: Final = Figure(
    "refusals", 1, "What replies reveal about a rival in New Angeles",
    (),
    "An observer tries to find out a bot's rival. It knows the bot's code and seed. For each rival that is"
    " possible, it makes a copy of the game in which the bot has that rival. At each question of a deal it tries"
    " about forty proposals in every copy. Where the bot replies or plays differently than in the real game, that"
    " rival is ruled out. Each round starts again with four possible rivals, which are 2 bits. The table shows the"
    " bits that the bot's play reveals, and those that its replies reveal in addition.",
    "What whispers between others reveal, and what an observer learns who also remembers the rounds before.",
    'make soak ARGS="-k test_observer"',
    adds_up=False,
)  # fmt: skip

FIGURES: Final = (KILLS, RACES, OUTAGES, SECRECY, OLD_GAMES, MEMORY, LOAD, RESTARTS, EXPLOITS, REFUSALS)

HEAD: Final = f"""# Reliability in figures

Long tests count what went wrong, and how often they tried. Each run leaves a report in `docs/reliability`;
`tools/reliability.py` adds them up and writes this page, so do not edit it. `make soak` runs all these tests and
writes the page again.

Where nothing went wrong, the upper bound says how often it could still go wrong: if it were more often than that, so
many trials without a fault would have had a chance of less than {1 - CONFIDENCE:.0%}. For n trials that is about 3 / n.

| Figure | Tried | Faults | 95 % upper bound |
|---|---|---|---|
"""


class Total(NamedTuple):
    """The sum of all reports of a variant, or of all variants."""

    variant: str
    counts: Counts
    reports: list[Report]


def check(reports: Sequence[Report]) -> None:
    """ValueError if a report cannot be trusted: changed code, an unknown figure or method, or a run counted twice."""
    methods = {figure.name: figure.method for figure in FIGURES}
    seeds: set[tuple[str, str, str]] = set()
    for report in reports:
        key = (report.figure, report.variant, report.seed)
        if report.figure not in methods or report.method > methods[report.figure]:
            raise ValueError(f"{key}: unknown figure or method")
        if not COMMITTED.fullmatch(report.commit):
            raise ValueError(f"{key}: the code was not committed")
        if key in seeds:
            raise ValueError(f"{key}: counted twice")
        seeds.add(key)


def totals(figure: Figure, reports: Sequence[Report]) -> list[Total]:
    """The sum of each variant, in order; older methods are left out. If a figure does not add up: its latest report."""
    found: list[Total] = []
    own = [one for one in reports if (one.figure, one.method) == (figure.name, figure.method)]
    for variant in sorted({one.variant for one in own}):
        part = [one for one in own if one.variant == variant]
        part = part if figure.adds_up else sorted(part, key=lambda one: one.date)[-1:]
        found.append(Total(variant, added(part), part))
    return found


def added(reports: Sequence[Report]) -> Counts:
    if len({tuple(sorted(report.counts)) for report in reports}) > 1:
        raise ValueError(f"{reports[0].figure}: reports count different things")
    return {name: sum([report.counts[name] for report in reports]) for name in reports[0].counts}


def upper_bound(trials: float) -> float:
    """The highest share of faults at which so many trials without a fault still have a chance of 5 %."""
    return float(1 - (1 - CONFIDENCE) ** (1 / trials))


def page(reports: Sequence[Report]) -> str:
    """The page that the reports make."""
    check(reports)
    found = [(figure, totals(figure, reports)) for figure in FIGURES]
    rows = [row for figure, parts in found for row in _summary(figure, parts)]
    sections = [_section(figure, parts) for figure, parts in found]
    return HEAD + "".join([f"| {' | '.join(row)} |\n" for row in rows]) + "".join(sections)


def _summary(figure: Figure, parts: list[Total]) -> list[list[str]]:
    rows = []
    for total in parts:
        for trials in figure.trials:
            tried = total.counts[trials.tried]
            faults = sum([total.counts[name] for name in trials.faults])
            bound = f"1 in {int(1 / upper_bound(tried)):,}" if tried and not faults else ""
            title = f"{figure.title}: {total.variant}"
            rows.append([title, f"{tried:,.0f} {words(trials.tried)}", f"{faults:,.10g}", bound])
    return rows


def _section(figure: Figure, parts: list[Total]) -> str:
    lines = [f"\n## {figure.title}\n", figure.how, ""]
    if parts:
        names = list(parts[0].counts)
        lines += [
            f"| | {' | '.join([words(name) for name in names])} | runs | last run |",
            "|---" * (len(names) + 3) + "|",
        ]
        lines += [_line(total, names) for total in parts]
    else:
        lines.append("There is no report yet.")
    lines += ["", f"Not shown: {figure.limits}", "", f"Repeat it with `{figure.command}`."]
    return "\n".join(lines) + "\n"


def _line(total: Total, names: list[str]) -> str:
    numbers = [f"{total.counts.get(name, 0):,.10g}" for name in names]
    failed = len([report for report in total.reports if not report.passed])
    runs = f"{len(total.reports)}" + (f", {failed} failed" if failed else "")
    last = max(total.reports, key=lambda report: report.date)
    where = f"{last.date[:10]}, {last.commit}, {last.machine}, load {last.load:g}"
    return f"| {' | '.join([total.variant, *numbers, runs, where])} |"


def words(name: str) -> str:
    return name.replace("_", " ")


if __name__ == "__main__":
    PAGE.write_text(page(read()), encoding="utf-8")
