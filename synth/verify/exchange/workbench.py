"""An engine whose parts can be exchanged: a function of its machine, or its tables. The rest is compiled once and kept."""

import ctypes
import importlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from synth.codegen.build import Built, build_for_positions
from synth.codegen.graphs.graph import Function, Program
from synth.codegen.programs.columns import Tables
from synth.codegen.runtime.compile import compiled
from synth.codegen.runtime.tables import read_tables
from synth.engines import load_engine
from synth.engines.cache import cache_folder, engine_key, keep
from synth.spec.cards import Card
from synth.spec.rules_in_force import rules_in_force
from synth.verify.engines.batch import HostBatch
from synth.verify.engines.shared_code import ROOM
from synth.verify.exchange.indirect import TABLE, alone, indirect, numbered
from synth.verify.exchange.linking import link

_KEPT: list[object] = []
"""What machine code in this process reads must never be freed."""


class Workbench:
    """`engine` is sound until something is exchanged; what was exchanged stays so in this process, until `leave`."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.package = load_engine(self._folder(cards))
        self._code: Any = importlib.import_module(f"{self.package.__name__}.code")
        self._before = dict(self._code._found)
        self._object = self._code.object_code(self._code.SOURCE, [cache_folder() / "code"])
        self.tables: dict[str, np.ndarray] = {}
        self.link(read_tables(self._code.FOLDER / "tables.txt"))
        self.engine = HostBatch(self.package)

    @cached_property
    def built(self) -> Built:
        return build_for_positions(self.cards, rules_in_force().deck_size, rules_in_force(), ROOM)

    @property
    def program(self) -> Program:
        return self.built.machine.program

    @cached_property
    def places(self) -> Mapping[str, int]:
        return numbered(self.program)

    def _folder(self, cards: list[Card]) -> Path:
        """The package, with calls through a table in the place of direct ones."""

        def files() -> dict[str, str]:
            found = dict(self.built.files)
            return found | {"machine.ll": indirect(found["machine.ll"], self.places)}

        return keep(f"exchangeable-{engine_key(cards)}", files)

    def link(
        self, tables: Mapping[str, np.ndarray], code: bytes | None = None, more: Mapping[str, np.ndarray] | None = None
    ) -> None:
        """The machine code again, or other code of the same machine, with these tables; `more`: what else it writes to."""
        # An empty table still needs an address.
        self.tables = {name: table if table.size else np.zeros(1, table.dtype) for name, table in tables.items()}
        self.tables["cards"] = np.array([len(self._code.layout.CARD_NAMES) - 1], np.int32)
        names = [f"{call}_{kind}" for call in self._code.layout.CALLS for kind in ("games", "handler")]
        addresses = {symbol: numbers.ctypes.data for symbol, numbers in (more or {}).items()}
        found = link(code or self._object, self._symbols | addresses, [*names, TABLE])
        self._table_at = found.pop(TABLE)
        _KEPT.extend((self.tables, more))
        self._use(found)

    def leave(self) -> None:
        """Calls go where they went before: of one pool there may be two in a process, which share a package."""
        if self._before:
            self._use(self._before)

    def _use(self, addresses: Mapping[str, int]) -> None:
        self._code._found.clear()
        self._code._found.update(addresses)
        host: Any = importlib.import_module(f"{self.package.__name__}.host")
        host._FUNCTIONS.clear()

    @property
    def _symbols(self) -> dict[str, int]:
        return {f"t_{name}": table.ctypes.data for name, table in self.tables.items()}

    def use_tables(self, tables: Tables) -> None:
        """Of the same cards, lowered in another way."""
        widths = {column.name: column for column in self.program.columns}
        found = {}
        for name, rows in tables.columns.items():
            width = widths[name].width
            numbers = [[*row, *[0] * (width - len(row))] for row in rows]
            found[name] = np.array(numbers, np.int64).reshape(-1).astype(self.tables[name].dtype)
        self.link(found)

    def set_number(self, table: str, at: int, value: int) -> None:
        self.tables[table][at] = value

    def exchange(self, function: Function) -> None:
        """The function of this name is this one from now on."""
        self.exchange_text(function.name, alone(function, self.program, self.places))

    def exchange_text(self, name: str, text: str, more: Mapping[str, np.ndarray] | None = None) -> None:
        """The same, as IR of a module that has this function; `more`: what else it refers to, and writes to."""
        _KEPT.append(more)
        addresses = {symbol: numbers.ctypes.data for symbol, numbers in (more or {}).items()}
        found = link(compiled(text), self._symbols | {TABLE: self._table_at} | addresses, [name])
        table = (ctypes.c_void_p * len(self.places)).from_address(self._table_at)
        table[self.places[name]] = found[name]
