# Every target sets up what it needs, on first use and whenever the lock file changes.

PYTHON := .venv/bin/python
AROUND := tests/house tests/text tests/terminal tests/cli tests/server tests/client tests/browser  # tests of code that is not compiled
PYTEST := $(PYTHON) -m pytest --numprocesses=auto --dist=worksteal
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS := $(shell echo $$(($(CORES) * 2)))  # twice the cores, because tests of servers and browsers wait a lot
PAGE := src/neopolis/server/http/page/index.html
INTERPRETED := NEOPOLIS_COMPILED=0
COMPILED := NEOPOLIS_COMPILED=1
PACKAGES := web/node_modules/.package-lock.json
AT_ONCE := --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync)  # an old make has no --output-sync and mixes the output of its jobs

unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes, and each would compile all modules again

.PHONY: help play page check check-tests test chromium compiler databases nginx compiled soak bench screens picture lint audit units types coverage mutate clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

play: $(PAGE)  ## serve both games to browsers, and print the address; ARGS="--port 8000" adds options
	@.venv/bin/neopolis serve $(ARGS)

page: $(PAGE)  ## build the page that the server serves

check: .venv/.dev  ## lint, types, and all tests that need no service, browser or compiler
	@$(MAKE) --no-print-directory $(AT_ONCE) lint types units check-tests

check-tests:  # in their short form
	$(PYTEST) -q --numprocesses=$(WORKERS) --ignore=tests/browser -m "not service" --quick $(ARGS)

test: compiler databases nginx chromium $(PAGE)  ## run all tests interpreted, then those of the games compiled
	@tools/setup.sh units
	$(PYTHON) tools/compile.py
	$(PYTEST) --numprocesses=$(WORKERS) $(ARGS)
	$(COMPILED) $(PYTEST) $(addprefix --ignore=,$(AROUND)) $(ARGS)

compiled: compiler  ## compile engine and games with mypyc into build/compiled
	$(PYTHON) tools/compile.py

soak: compiled databases  ## run the long versions of tests, compiled, and write docs/reliability.md from their reports
	$(COMPILED) $(PYTEST) --soak -m "soak and not measured" $(ARGS) || test $$? -eq 5
	$(COMPILED) $(PYTHON) -m pytest --soak -m "soak and measured" $(ARGS) || test $$? -eq 5
	$(PYTHON) -m tools.reliability

bench: compiled chromium $(PAGE)  ## measure us and other libraries, and write docs/benchmarks.md; then wide seeds, and the page
	$(PYTHON) -m tools.bench
	$(INTERPRETED) $(PYTHON) tools/bench_seeds.py
	$(COMPILED) $(PYTHON) tools/bench_seeds.py 60
	$(PYTHON) -m tools.bench_page --cold

screens: chromium $(PAGE)  ## take new screenshots for docs/screens
	$(PYTHON) -m tools.screens

picture: .venv/.dev  ## draw docs/pictures/play.svg again, the picture of a game in the terminal
	$(PYTHON) -m tools.picture

lint: .venv/.dev $(PACKAGES)  ## check style with ruff and prettier, that all packages are pinned, and that none has a known weakness
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) tools/pins.py
	@tools/setup.sh audit --offline-is-fine
	@tools/setup.sh format

audit: .venv/.dev  ## look up known weaknesses of all pinned packages, and fail if that is impossible
	@tools/setup.sh audit

units: .venv/.dev $(PACKAGES)  ## run the page's unit tests
	@tools/setup.sh units

types: .venv/.dev $(PACKAGES)  ## check with mypy, strictly, and the page with svelte-check
	$(PYTHON) -m mypy
	@tools/setup.sh check

coverage: .venv/.dev  ## rewrite docs/rules/coverage.md: rule, code, tests
	$(PYTHON) tools/coverage.py

mutate: .venv/.dev  ## check that the tests of each rule notice mistakes in its code; ARGS='--rule "NA 16"' or "--every 10" takes a part
	$(INTERPRETED) $(PYTHON) -m tools.mutate $(ARGS)

clean:  ## remove what was built, but not what was installed
	rm -rf build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache web/.svelte-check

$(PAGE): .venv/.play web/package-lock.json web/index.html $(shell find web/src web/public web/tools web/*.* -type f) $(wildcard src/neopolis/text/locales/*/page.ftl)
	@tools/setup.sh page

$(PACKAGES): web/package-lock.json | .venv/.play
	@tools/setup.sh packages

chromium:
	@tools/setup.sh chromium

compiler: .venv/.dev
	@tools/setup.sh compiler

databases: .venv/.dev
	@tools/setup.sh databases

nginx:
	@tools/setup.sh nginx

.venv/.play .venv/.dev: .venv/.%: pyproject.toml uv.lock tools/setup.sh tools/uv.txt
	@tools/setup.sh $*
