"""Rule numbers: those that are cited exist, and those that exist are tested."""

from tools import coverage

RULES = coverage.rules()
SECTIONS = {coverage.section(number) for number in RULES}  # "NEOM 5" may be cited as a whole


def test_rules_have_numbers_of_their_own() -> None:
    twice = sorted({number for number in RULES if RULES.count(number) > 1})

    assert not twice, ", ".join(twice)


def test_cited_rules_exist() -> None:
    known = SECTIONS.union(RULES)
    excused = {number: ["untested.md"] for number in coverage.reasons()}
    cited = [*coverage.cited_in_code().items(), *coverage.cited_in_tests().items(), *excused.items()]
    unknown = [f"{number}: {', '.join(places)}" for number, places in cited if number not in known]

    assert not unknown, "\n".join(unknown)


def test_rules_have_a_test_or_a_reason() -> None:
    tested, untested = coverage.cited_in_tests(), coverage.reasons()
    neither = [number for number in RULES if number not in tested and not coverage.reason(number, untested)]

    assert not neither, ", ".join(neither)


def test_reasons_end_when_all_they_cover_is_tested() -> None:
    """When tests cite all paragraphs of a section, a reason why the section has no tests must be removed."""
    tested = coverage.cited_in_tests()
    needless = [excused for excused in coverage.reasons() if tested.keys() >= set(coverage.covered_by(excused))]

    assert not needless, ", ".join(needless)


def test_coverage_is_fresh() -> None:
    is_fresh = coverage.read(coverage.COVERAGE) == coverage.table()

    assert is_fresh, "docs/rules/coverage.md is out of date: run `make coverage`"
