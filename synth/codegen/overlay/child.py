"""The process that runs overlays. It knows nothing of the machine: each word of the vocabulary is a message to the process
that builds, which answers with a number, a string or a handle. Started as `python -I -S child.py`, standard library only."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

FILE = "overlay"
LIST_MOST, NAME_MOST, NUMBER_MOST, MESSAGE_MOST = 4_096, 64, 1 << 40, 1 << 16
"""Items of a list, characters of a name, size of a number, characters of a message."""


class Wrong(Exception):
    """The overlay has done something that is not possible."""


class Stop(BaseException):
    """The process that builds wants to hear no more of this call."""


class Handle:
    """Something that lives in the process that builds."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __bool__(self) -> bool:
        raise Wrong("a value of the game is not known while the machine is written; use where()")


class Pipe:
    """Lines of JSON, both ways."""

    def __init__(self) -> None:
        self.rest = b""

    def read(self) -> Any:
        while b"\n" not in self.rest:
            more = os.read(0, 1 << 16)
            if not more:
                os._exit(0)
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return json.loads(line)

    def write(self, message: object) -> None:
        line = json.dumps(message).encode() + b"\n"
        while line:
            line = line[os.write(1, line) :]


class Overlays:
    """The overlays of a build, and their conversation with it."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.entries: list[Callable[..., object]] = []

    def load(self, tree: ast.Module, entry: str, words: list[str]) -> None:
        """A tree whose operators are calls of `_binary` and `_unary`, names that no overlay can write."""
        names: dict[str, Any] = {name: LOCAL.get(name) or self._word(name) for name in words}
        names |= {"either": self._either, "_binary": self._binary, "_unary": self._unary, "__builtins__": {}}
        exec(compile(tree, FILE, "exec"), names)
        self.entries.append(names[entry])

    def serve(self) -> NoReturn:
        while True:
            self._call(self.pipe.read())

    def _call(self, message: Any) -> None:
        """Runs one entry; whatever happens, the last word is an answer."""
        number, args = message["call"]
        try:
            self.entries[number](*map(_decoded, args))
            answer: dict[str, Any] = {"done": True}
        except Stop:
            answer = {"done": False}
        except Wrong as error:
            answer = {"wrong": str(error), "line": _line(error)}
        except (Exception, MemoryError) as error:
            answer = {"wrong": f"{type(error).__name__}: {error}"[:300], "line": _line(error)}
        self.pipe.write(answer)

    def _ask(self, name: str, *args: object) -> Any:
        budget = [LIST_MOST]
        self.pipe.write({"word": name, "args": [_encoded(arg, budget) for arg in args]})
        while True:
            answer = self.pipe.read()
            if "call" in answer:
                # What was asked leads to another overlay.
                self._call(answer)
            elif "stop" in answer:
                raise Stop
            elif "wrong" in answer:
                raise Wrong(answer["wrong"])
            else:
                return _decoded(answer["is"])

    def _word(self, name: str) -> Callable[..., object]:
        return lambda *args: self._ask(name, *args)

    def _binary(self, op: str, a: Any, b: Any) -> Any:
        if op in ("is", "is_not"):
            return (a is None) == (op == "is")
        if op in ("in", "not_in"):
            if not isinstance(b, tuple | list) or isinstance(a, Handle) or any(isinstance(one, Handle) for one in b):
                raise Wrong("`in` is for plain values in a list")
            return (a in b) == (op == "in")
        if isinstance(a, Handle) or isinstance(b, Handle):
            if a is None or b is None or isinstance(a, str) or isinstance(b, str):
                return _unequal(op)
            return self._ask(f"_{op}", a, b)
        return _plain(op, a, b)

    def _unary(self, op: str, a: Any) -> Any:
        if isinstance(a, Handle):
            return self._ask(f"_{op}", a)
        if isinstance(a, bool) and op == "invert":
            return not a
        if isinstance(a, int) and op == "neg":
            return -a
        raise Wrong(f"{op} of {type(a).__name__}")

    def _either(self, flags: Any) -> Any:
        if isinstance(flags, tuple | list) and all(isinstance(flag, bool) for flag in flags):
            return any(flags)
        return self._ask("either", flags)


def _unequal(op: str) -> bool:
    if op not in ("eq", "ne"):
        raise Wrong(f"{op} of a value and something else")
    return op == "ne"


_PLAIN: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b, "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << b, "shr": lambda a, b: a >> b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip


def _plain(op: str, a: Any, b: Any) -> Any:
    """What is known in this process: numbers, names, lists; each within bounds."""
    if op in ("eq", "ne"):
        return (a == b) == (op == "eq")
    if isinstance(a, int) and isinstance(b, int):
        if op in ("shl", "shr") and not 0 <= b <= 32:
            raise Wrong(f"a shift by {b}")
        if op in ("div", "mod") and b == 0:
            raise Wrong("a division by zero")
        result = _PLAIN[op](a, b)
        if abs(result) > NUMBER_MOST:
            raise Wrong("a number out of bounds")
        return result
    if op == "add" and isinstance(a, str) and isinstance(b, str):
        return name(a + b)
    if op == "add" and isinstance(a, tuple | list) and isinstance(b, tuple | list):
        return _bounded([*a, *b])
    raise Wrong(f"{op} of {type(a).__name__} and {type(b).__name__}")


def _bounded(items: list[Any]) -> tuple[Any, ...]:
    if len(items) > LIST_MOST:
        raise Wrong(f"a list of more than {LIST_MOST}")
    return tuple(items)


def _items(given: object) -> tuple[Any, ...]:
    if not isinstance(given, tuple | list):
        raise Wrong(f"a list is wanted, not {type(given).__name__}")
    return tuple(given)


def each(items: Any, function: Callable[..., Any], *more: Any) -> tuple[Any, ...]:
    """The list of function(item, more...) for each item."""
    return tuple(function(item, *more) for item in _items(items))


def fold(items: Any, function: Callable[..., Any], start: Any, *more: Any) -> Any:
    """start, then function(what was before, item, more...) for each item; what comes last."""
    for item in _items(items):
        start = function(start, item, *more)
    return start


def at(items: Any, index: Any) -> Any:
    """The item at an index, from 0."""
    found = _items(items)
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(found):
        raise Wrong(f"no item {index} in a list of {len(found)}")
    return found[index]


def part(items: Any, first: Any, end: Any) -> tuple[Any, ...]:
    """The items from index first up to, but not including, end."""
    found = _items(items)
    if not (isinstance(first, int) and isinstance(end, int) and 0 <= first <= end <= len(found)):
        raise Wrong(f"no items {first} to {end} in a list of {len(found)}")
    return found[first:end]


def length(items: Any) -> int:
    """How many items a list has."""
    return len(_items(items))


def span(number: Any) -> tuple[int, ...]:
    """The list 0, 1, ... of so many numbers."""
    if not isinstance(number, int) or not 0 <= number <= LIST_MOST:
        raise Wrong(f"a span of {number}")
    return tuple(range(number))


def pairs(a: Any, b: Any) -> tuple[tuple[Any, Any], ...]:
    """The list of (item of a, item of b) of two lists of one length."""
    first, second = _items(a), _items(b)
    if len(first) != len(second):
        raise Wrong(f"lists of {len(first)} and {len(second)}")
    return tuple(zip(first, second, strict=True))


def numbered(items: Any) -> tuple[tuple[int, Any], ...]:
    """The list of (index, item)."""
    return tuple(enumerate(_items(items)))


def name(*parts: Any) -> str:
    """The parts, names and numbers, joined by _: name("energy", 0, 1) is "energy_0_1"."""
    text = "_".join(map(str, parts))
    if len(text) > NAME_MOST or not all(isinstance(part, int | str) for part in parts):
        raise Wrong("no name")
    return text


LOCAL: dict[str, Callable[..., Any]] = {
    function.__name__: function for function in (each, fold, at, part, length, span, pairs, numbered, name)
}
"""Words that need no answer from the process that builds."""


def _encoded(given: object, budget: list[int]) -> object:
    budget[0] -= 1
    if budget[0] < 0:
        raise Wrong("too much in one message")
    if isinstance(given, Handle):
        return {"#": given.number}
    if isinstance(given, tuple | list):
        return [_encoded(item, budget) for item in given]
    if given is None or isinstance(given, bool | int | str):
        return given
    raise Wrong("a function is not a value")


def _decoded(given: Any) -> Any:
    if isinstance(given, dict):
        return Handle(given["#"])
    return tuple(map(_decoded, given)) if isinstance(given, list) else given


def _line(error: BaseException) -> int | None:
    """Where in the overlay it happened."""
    trace, line = error.__traceback__, None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def _beside(module: str) -> ModuleType:
    """A module of this folder: in the sandbox nothing of synth can be imported."""
    spec = importlib.util.spec_from_file_location(module, Path(__file__).with_name(f"{module}.py"))
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def main() -> NoReturn:
    sys.dont_write_bytecode = True
    grammar = _beside("grammar")
    _beside("confine").confine(int(sys.argv[1]))
    pipe = Pipe()
    overlays = Overlays(pipe)
    for one in pipe.read()["overlays"]:
        try:
            tree = grammar.parse(one["source"], one["entry"], tuple(one["parameters"]), frozenset(one["words"]))
        except grammar.Refused as error:
            pipe.write({"wrong": str(error), "line": None})
            sys.exit(1)
        overlays.load(grammar.operators_as_calls(tree), one["entry"], one["words"])
    pipe.write({"done": True})
    overlays.serve()


if __name__ == "__main__":
    main()
