"""What the machine's source refers to: cells, tables, constants, and functions, each for the values of its known parameters."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
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

    def need(self, function: Callable[..., Any], known: tuple[Fixed, ...]) -> str:
        """The graph's name of a function for these values of its known parameters; it is written later."""
        fixed = tuple(value for value in known if value is not None)
        name = written_name(function, fixed)
        if self._named.setdefault(name, (function, fixed)) != (function, fixed):
            raise NotInSubset(f"{function.__module__}.{function.__name__} and another function are both called {name}")
        if name not in self.functions:
            self.functions[name] = Function(name, ())
            self.todo.append((name, function, known))
        return name


def written_name(function: Callable[..., Any], fixed: Iterable[int | str] = ()) -> str:
    """What a function is called in graphs and emitted code, for these values of its known parameters."""
    return "_".join([function.__module__.rpartition(".")[2], function.__name__, *map(str, fixed)]).replace("-", "m")


@lru_cache(maxsize=4096)
def parsed(function: Callable[..., Any]) -> ast.FunctionDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def fixed_parameters(function: Callable[..., Any]) -> tuple[type | None, ...]:
    """For each parameter but `g` what it is at every call: a constant (int), a cell (str), or neither."""
    kinds = {Known: int, "Known": int, Cells: str, "Cells": str}
    return tuple(kinds.get(one.annotation) for one in inspect.signature(function).parameters.values() if one.name != "g")
