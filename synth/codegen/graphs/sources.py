"""What the machine's source refers to: cells, tables, constants, and functions, each for the values of its known parameters."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from typing import Any

from synth.codegen.graphs.graph import Cell, Column, Function
from synth.codegen.graphs.intrinsics import Cells, Known

Fixed = int | str | None
"""What a parameter is at every call of a function: a number, the name of a cell, or not fixed."""


class NotInSubset(Exception):
    """The source says something that the subset does not have."""


class Sources:
    """What functions may refer to, those that are read, and those still to be read."""

    def __init__(self, cells: dict[str, Cell], columns: dict[str, Column], constants: Mapping[str, int]) -> None:
        self.cells, self.columns, self.constants = cells, columns, constants
        self.functions: dict[str, Function] = {}
        self._named: dict[str, tuple[Callable[..., Any], tuple[Fixed, ...]]] = {}
        self.todo: list[tuple[str, Callable[..., Any], tuple[Fixed, ...]]] = []
        self._parsed: dict[Callable[..., Any], ast.FunctionDef] = {}

    def need(self, function: Callable[..., Any], known: tuple[Fixed, ...]) -> str:
        """The graph's name of a function for these values of its known parameters; it is written later."""
        fixed = [value for value in known if value is not None]
        name = "_".join([function.__module__.rpartition(".")[2], function.__name__, *map(str, fixed)]).replace("-", "m")
        if self._named.setdefault(name, (function, tuple(fixed))) != (function, tuple(fixed)):
            raise NotInSubset(f"{function.__module__}.{function.__name__} and another function are both called {name}")
        if name not in self.functions:
            self.functions[name] = Function(name, ())
            self.todo.append((name, function, known))
        return name

    def parsed(self, function: Callable[..., Any]) -> ast.FunctionDef:
        if function not in self._parsed:
            tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
            assert isinstance(tree, ast.FunctionDef)
            self._parsed[function] = tree
        return self._parsed[function]


def fixed_parameters(function: Callable[..., Any]) -> tuple[type | None, ...]:
    """For each parameter but `g` what it is at every call: a constant (int), a cell (str), or neither."""
    kinds = {Known: int, "Known": int, Cells: str, "Cells": str}
    return tuple(kinds.get(one.annotation) for one in inspect.signature(function).parameters.values() if one.name != "g")
