"""Which statements of the reference run: its functions get code that sets a byte wherever one can come to or go on from.

A game that never came to a statement is the same game with another one there."""

import ast
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from synth.verify.mutation.source_functions import code_of, function_of, functions, modules, tree_of

_MARKS = "_statements_run"
"""A name in the modules of the reference while they are watched."""
_COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)
_LISTS = ("body", "orelse", "finalbody", "handlers", "cases")


@cache
def _firsts() -> tuple[dict[tuple[str, str], int], int]:
    """The first number of each function, and how many numbers there are."""
    firsts, count = {}, 0
    for module in modules():
        for name, function in functions(tree_of(module)):
            firsts[module, name] = count
            count += len(list(stretches(function)))
    return firsts, count


def stretches(owner: Any) -> Iterator[tuple[list[ast.stmt], int, int]]:
    """Statements of which all run if the first one does, but for exceptions: a list, from, to."""
    for name in _LISTS:
        inner = getattr(owner, name, None)
        if not isinstance(inner, list):
            continue
        if name in ("handlers", "cases"):
            for one in inner:
                yield from stretches(one)
            continue
        first = 0
        for at, statement in enumerate(inner):
            if isinstance(statement, (*_COMPOUND, ast.FunctionDef)):
                yield inner, first, at + 1
                yield from stretches(statement)
                first = at + 1
        if first < len(inner):
            yield inner, first, len(inner)


def block_of(module: str, name: str, node: ast.AST) -> int:
    """The number that stands for a statement, or an expression, of this function's tree."""
    firsts, _ = _firsts()
    function = function_of(tree_of(module), name)
    found = firsts[module, name]
    for number, (block, first, last) in enumerate(stretches(function), start=firsts[module, name]):
        if any(_is_in(statement, node) for statement in block[first:last]):
            found = number  # what is further inside comes later
    return found


def _is_in(statement: ast.stmt, node: ast.AST) -> bool:
    return any(inner is node for inner in ast.walk(statement))


class RunBlocks:
    """What was run since it was last asked."""

    def __init__(self) -> None:
        self.bytes = bytearray(_firsts()[1])
        self._seen = np.frombuffer(self.bytes, np.uint8)
        self._anywhere = _behind_caches()

    def none(self) -> np.ndarray:
        """What a game has run before its first decision: what caches keep, it may be of any game."""
        return self._anywhere.copy()

    def taken(self) -> np.ndarray:
        found = self._seen.copy()
        self._seen[:] = 0
        return found


@contextmanager
def watched() -> Iterator[RunBlocks]:
    """The reference of this process, with its bytes."""
    blocks = RunBlocks()
    before: list[tuple[FunctionType, CodeType]] = []
    try:
        for module in modules():
            found = importlib.import_module(_name(module))
            vars(found)[_MARKS] = blocks.bytes
            code = _marked(module)
            for name, _ in functions(tree_of(module)):
                function = plain_function(module, name)
                if function is not None:
                    before.append((function, function.__code__))
                    function.__code__ = code_of(code, name)
        yield blocks
    finally:
        for function, old in before:
            function.__code__ = old
        for module in modules():
            vars(importlib.import_module(_name(module))).pop(_MARKS, None)


@cache
def _marked(module: str) -> CodeType:
    firsts, _ = _firsts()
    tree = deepcopy(tree_of(module))
    for name, function in functions(tree):
        put: list[tuple[list[ast.stmt], int, int]] = []
        for number, (block, first, _) in enumerate(stretches(function), start=firsts[module, name]):
            put.append((block, first, number))
        for block, first, number in reversed(put):
            block.insert(first, ast.parse(f"{_MARKS}[{number}] = 1").body[0])
    ast.fix_missing_locations(tree)
    return compile(tree, module, "exec")


def _name(module: str) -> str:
    return "synth.reference_py." + module.removesuffix(".py").replace("/", ".")


def plain_function(module: str, name: str) -> FunctionType | None:
    """The function of a module of the reference by its name, whatever it is wrapped in."""
    found: Any = importlib.import_module(_name(module))
    for part in name.split("."):
        found = found.__dict__[part] if isinstance(found, type) else getattr(found, part)
    found = next((inner for kind in ("fget", "func", "__func__") if (inner := getattr(found, kind, None))), found)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    return found if isinstance(found, FunctionType) else None


def forget_what_caches_keep() -> None:
    """Nothing that functions of the reference remember is from before."""
    for module in modules():
        for one in vars(importlib.import_module(_name(module))).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


@cache
def _behind_caches() -> np.ndarray:
    """Of functions that keep what they once found, and of those that they call, by their names alone."""
    firsts, count = _firsts()
    by_name: dict[str, list[tuple[str, str, ast.FunctionDef]]] = {}
    todo: list[str] = []
    for module in modules():
        for name, function in functions(tree_of(module)):
            by_name.setdefault(name.rpartition(".")[2], []).append((module, name, function))
            if any("cache" in ast.unparse(one) for one in function.decorator_list):
                todo.append(name.rpartition(".")[2])
    found, seen = np.zeros(count, np.uint8), set[str]()
    while todo:
        called = todo.pop()
        if called in seen:
            continue
        seen.add(called)
        for module, name, function in by_name.get(called, ()):
            first = firsts[module, name]
            found[first : first + len(list(stretches(function)))] = 1
            todo += [node.id for node in ast.walk(function) if isinstance(node, ast.Name)]
    return found
