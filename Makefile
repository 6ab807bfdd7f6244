# Both targets set everything up by themselves: a fresh clone, Python 3.11+ and pip are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.PHONY: demo test clean

$(BIN)/.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

demo: $(BIN)/.installed
	$(BIN)/synth demo

# A file stays on one worker: an engine is compiled once for all of its tests. Long tracebacks would print whole graphs.
test: $(BIN)/.installed
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist loadfile --no-loadscope-reorder --tb short

clean:
	rm -rf $(VENV) build
