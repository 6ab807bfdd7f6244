"""Runs a kernel: threads at the same block go on together, those deepest in calls first, then those at the earliest block.

A GPU does the same by masks; here threads that went another way wait in a list at their block, and whoever comes later joins.
Every access to memory is checked: aligned as the hardware demands, inside a buffer, and local where local is said. Memory and
registers that nobody has set hold a pattern, not zeros.
"""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from synth.verify.ptx.arithmetic import Arithmetic
from synth.verify.ptx.numpy_code import line, register, registers, width
from synth.verify.ptx.text import Function, Module, Unknown

Array = np.ndarray
_TYPES = {f"{letter}{bits}": np.dtype(f"{letter}{bits // 8}").type for letter in "ui" for bits in (8, 16, 32, 64)}
_NUMPY = ("where", "minimum", "maximum", "bitwise_count", "absolute")
_PAGE = 4096
_UNSET = np.uint8(0xA5)


class Fault(RuntimeError):
    """What would stop a GPU."""


@dataclass
class _Code:
    """A block ready to run; `run` gives the number that a branch or switch goes by."""

    function: str
    run: Any
    end: tuple[Any, ...]


class _Registers(dict[str, Array]):
    """Of one function, a number a thread."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __missing__(self, name: str) -> Array:
        bits = width(name)
        unset = np.ones(self.count, np.bool_) if bits == 1 else np.full(bits // 8 * self.count, _UNSET).view(f"u{bits // 8}")
        self[name] = unset
        return unset

    def put(self, name: str, ix: Array, number: Array) -> None:
        self[name][ix] = number


class Machine(Arithmetic):
    """`threads` of a block; games that are more than one block come in further blocks, as in a launch."""

    def __init__(self, module: Module, threads: int = 128) -> None:
        self.module, self.threads = module, threads
        self.names = [(name, label) for name, function in module.functions.items() for label in function.blocks]
        self.number = {name: k for k, name in enumerate(self.names)}
        self.code: dict[int, _Code] = {}
        self.crossing = {name: _crossing(function) for name, function in module.functions.items()}
        self.offset, at = {}, 0
        for function in module.functions.values():
            if function.local:
                self.offset[function.local[0]] = at
                at += -(-function.local[1] // 16) * 16
        self.local_size = at + 16

    # What blocks may ask of the machine

    def tid(self, ix: Array) -> Array:
        return (ix % self.threads).astype(np.uint32)

    def ctaid(self, ix: Array) -> Array:
        return (ix // self.threads).astype(np.uint32)

    def ntid(self, ix: Array) -> Array:
        return np.full(len(ix), self.threads, np.uint32)

    def each(self, number: Any, ix: Array) -> Array:
        return number if isinstance(number, np.ndarray) else np.full(len(ix), number)

    def symbol(self, name: str, ix: Array) -> Array:
        if name in self.offset:
            mine: Array = self.local_base + ix * self.local_size + self.offset[name]
            return mine.astype(np.uint64)
        return np.full(len(ix), self.constant[name], np.uint64)

    def parameter(self, function: str, name: str, ix: Array) -> Array:
        return np.asarray(self.given[name][ix] if name in self.given else self.results[name][ix])

    def place(self, address: Array, size: int, space: str) -> Array:
        at = np.asarray(address).view(np.int64)
        low, high = int(at.min()), int(at.max())
        if (at & (size - 1)).any():
            raise Fault(f"an access of {size} bytes that is not aligned")
        limits = (_PAGE, len(self.m8)) if space == "any" else (
            (self.local_base, len(self.m8)) if space == "local" else (_PAGE, self.local_base)
        )  # fmt: skip
        if low < limits[0] or high + size > limits[1]:
            raise Fault(f"an access outside {space} memory")
        return at

    # Running

    def launch(self, kernel: str, games: int, arguments: Sequence[int | Array]) -> None:
        """With whole blocks of threads, so that the last ones have no game. Arrays are buffers, changed in place."""
        count = -(-games // self.threads) * self.threads
        buffers = [one for one in arguments if isinstance(one, np.ndarray)]
        self._lay_out(buffers, count)
        function = self.module.functions[kernel]
        self.given: dict[str, Array] = {}
        self.results: dict[str, Array] = {}
        for name, one in zip(function.parameters, arguments, strict=True):
            number = self.where[id(one)] if isinstance(one, np.ndarray) else one
            self.given[name] = np.full(count, number, np.uint64)
        self.frames = {name: _Registers(count) for name in self.module.functions}
        self.count = count
        self._run(kernel, count)
        for one in buffers:
            at = self.where[id(one)]
            one.view(np.uint8).reshape(-1)[:] = self.m8[at : at + one.nbytes]

    def _lay_out(self, buffers: Sequence[Array], count: int) -> None:
        """Every buffer on a page of its own, then constants, then the threads' local memory."""
        self.where: dict[int, int] = {}
        self.constant: dict[str, int] = {}
        at = _PAGE
        for one in buffers:
            if id(one) not in self.where:
                self.where[id(one)] = at
                at += -(-one.nbytes // _PAGE) * _PAGE + _PAGE
        for name, data in self.module.constants.items():
            self.constant[name] = at
            at += -(-len(data) // 256) * 256
        self.local_base = -(-at // _PAGE) * _PAGE
        self.m8 = np.full(self.local_base + count * self.local_size, _UNSET)
        self.m8 = self.m8[: len(self.m8) // 16 * 16]
        self.m16, self.m32, self.m64 = (self.m8.view(kind) for kind in (np.uint16, np.uint32, np.uint64))
        for one in buffers:
            self.m8[self.where[id(one)] :][: one.nbytes] = one.view(np.uint8).reshape(-1)
        for name, data in self.module.constants.items():
            self.m8[self.constant[name] :][: len(data)] = np.frombuffer(data, np.uint8)

    def _run(self, kernel: str, count: int) -> None:
        waiting: dict[tuple[int, int], list[Array]] = {}
        order: list[tuple[int, int]] = []
        back: list[Array] = []

        def go(depth: int, block: int, ix: Array) -> None:
            if len(ix):
                key = (-depth, block)
                if key not in waiting:
                    waiting[key] = []
                    heapq.heappush(order, key)
                waiting[key].append(ix)

        go(0, self.number[kernel, ""], np.arange(count, dtype=np.int64))
        while order:
            key = heapq.heappop(order)
            groups = waiting.pop(key)
            ix = groups[0] if len(groups) == 1 else np.concatenate(groups)
            depth, block = -key[0], key[1]
            code = self.code.get(block) or self._compiled(block)
            chosen = code.run(self, self.frames[code.function], ix, self.m8, self.m16, self.m32, self.m64)
            kind, *to = code.end
            if kind == "jump":
                go(depth, to[0], ix)
            elif kind == "branch":
                go(depth, to[0], ix[chosen])
                go(depth, to[1], ix[~chosen])
            elif kind == "call":
                while len(back) <= depth:
                    back.append(np.zeros(count, np.int64))
                back[depth][ix] = to[1]
                go(depth + 1, to[0], ix)
            elif kind == "switch":
                if int(chosen.max()) >= len(to):
                    raise Fault("a jump outside its table")
                for index in np.unique(chosen):
                    go(depth, to[int(index)], ix[chosen == index])
            elif depth:
                after = back[depth - 1][ix]
                for place in np.unique(after):
                    go(depth - 1, int(place), ix[after == place])

    # Blocks as Python

    def _compiled(self, block: int) -> _Code:
        name, label = self.names[block]
        function = self.module.functions[name]
        source, end = self._source(function, label)
        space: dict[str, Any] = {**_TYPES, **{word: getattr(np, word) for word in _NUMPY}}
        exec(compile(source, f"{name} {label}", "exec"), space)
        code = self.code[block] = _Code(name, space["block"], end)
        return code

    def _source(self, function: Function, label: str) -> tuple[str, tuple[Any, ...]]:
        """Registers that other blocks know too are read at the beginning and written at the end."""
        block, crossing, name = function.blocks[label], self.crossing[function.name], function.name
        lines: list[str] = []
        read: list[str] = []
        written: list[str] = []
        last = [block.end[1]] if block.end[0] in ("branch", "switch") else []
        for instruction in block.code:
            sources = _sources(instruction.name, instruction.operands)
            for one in (found for operand in sources for found in registers(operand)):
                if one not in written and one not in read:
                    read.append(one)
            lines += line(instruction)
            written += [one for one in _targets(instruction.name, instruction.operands) if one not in written]
        read += [one for one in last if one not in written and one not in read]
        body = [f"{register(one)} = f[{one!r}][ix]" for one in read] + lines
        for set_here in written:
            if set_here in crossing:
                body.append(f"f.put({set_here!r}, ix, {register(set_here)})")
        end: tuple[Any, ...] = block.end
        if end[0] == "call":
            called = self.module.functions.get(end[1])
            if called is None:
                raise Unknown(f"a call of {end[1]}")
            slots = [slot.strip() for slot in end[2].split(",") if slot.strip()]
            for slot, parameter in zip(slots, called.parameters, strict=True):
                body.append(f"t.hand_over({parameter!r}, ix, given[{slot!r}])")
            end = ("call", self.number[end[1], ""], self.number[name, end[3]])
        elif end[0] == "ret":
            body.append("for slot, number in given.items(): t.hand_back(slot, ix, number)")
        elif end[0] == "jump":
            end = ("jump", self.number[name, end[1]])
        else:
            body.append(f"return {register(end[1])}")
            end = (end[0], *(self.number[name, to] for to in end[2:]))
        body.insert(0, f"given = {{}}; here = {name!r}")
        return f"def block(t, f, ix, m8, m16, m32, m64):\n{''.join(f'    {one}{chr(10)}' for one in body)}", end

    def hand_over(self, parameter: str, ix: Array, number: Array) -> None:
        kept = self.given.get(parameter)
        if kept is None:
            kept = self.given[parameter] = np.zeros(self.count, np.uint64)
        kept[ix] = number

    def hand_back(self, slot: str, ix: Array, number: Array) -> None:
        """`func_retval0` of the function that ends is `retval0` of the one that goes on."""
        name = slot.removeprefix("func_")
        kept = self.results.get(name)
        if kept is None:
            kept = self.results[name] = np.zeros(self.count, np.uint64)
        kept[ix] = number


def _targets(name: tuple[str, ...], operands: Sequence[str]) -> list[str]:
    return [] if name[0] == "st" else registers(operands[0])


def _sources(name: tuple[str, ...], operands: Sequence[str]) -> Sequence[str]:
    return operands if name[0] == "st" else operands[1:]


def _crossing(function: Function) -> set[str]:
    """Registers that are read where they were not set before in the same block."""
    found: set[str] = set()
    for block in function.blocks.values():
        known: set[str] = set()
        for one in block.code:
            found |= {r for operand in _sources(one.name, one.operands) for r in registers(operand)} - known
            known |= set(_targets(one.name, one.operands))
        if block.end[0] in ("branch", "switch") and block.end[1] not in known:
            found.add(block.end[1])
    return found
