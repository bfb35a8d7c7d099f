# Everything runs in .venv, which `make setup` fills from requirements/dev.txt; nothing is installed by hand.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check --no-input

ARGS ?=
GAME ?= draftosaurus
GAMES ?= 10000
MUTANTS ?= 200
CHECKED := src tests $(wildcard benchmarks)
RULED := src/dracosaur/core/*,src/dracosaur/games/*
# Long tests that reach little new of what is RULED: they run without the cost of measuring it.
UNCOVERED := tests/arena tests/bots tests/terminal tests/games/test_conformance.py \
	$(filter-out tests/cli/test_card.py tests/cli/test_interview.py,$(wildcard tests/cli/test_*.py))
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
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: play
play: setup ## play Draftosaurus in the terminal (ARGS="--lang uk" and the like)
	@$(BIN)/dracosaur play draftosaurus $(ARGS)

.PHONY: test
test: check ## run every check and every test, with coverage
	$(BIN)/pytest -n 2 --dist worksteal --cov --cov-report= $(addprefix --ignore ,$(UNCOVERED))
	$(BIN)/coverage report --include='$(RULED)' --fail-under=98
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

.PHONY: train
train: setup ## teach the bots of GAME=draftosaurus anew; what beats the old weights takes their place
	$(BIN)/dracosaur train $(GAME) --ship $(ARGS)

.PHONY: bench
bench: setup ## measure the figures that the README states
	$(BIN)/python benchmarks/run.py --cold $(ARGS)

.PHONY: build
build: setup ## make the wheel and the sdist in dist/, and try the wheel in a fresh environment
	rm -rf dist build/smoke
	$(BIN)/python -m build --no-isolation
	$(BIN)/python -m venv build/smoke
	build/smoke/bin/python $(PIP_INSTALL) --require-hashes -r requirements/run.txt
	build/smoke/bin/python $(PIP_INSTALL) --no-deps dist/*.whl
	cd build/smoke && bin/dracosaur games

.PHONY: lock
lock: setup ## pin the newest packages that pyproject.toml allows, with hashes
	$(LOCK) --extra fast --output-file requirements/run.txt pyproject.toml
	$(LOCK) --extra fast --extra postgres --extra rl --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt pyproject.toml

.PHONY: clean
clean: ## remove what was built and cached; .venv stays
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
