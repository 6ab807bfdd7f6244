"""A machine, the tables of a pool and names → the files of a Python package that needs only jax, numpy and llvmlite."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.resources import files
from pprint import pformat

from synth.codegen.gpu.kernels import kernel_module
from synth.codegen.gpu.launch import launchers
from synth.codegen.graphs.graph import Program, held
from synth.codegen.native.driver import CALLS, Bodies, Entries, driver
from synth.codegen.native.emit_llvm import emit_module
from synth.codegen.portable.listing import listing

_RUNTIME = files("synth.codegen.runtime")
RUNTIME = sorted(one.name for one in _RUNTIME.iterdir() if one.name.endswith(".py") and one.name != "__init__.py")
"""Hand-written modules copied into every package."""

Tables = Mapping[str, Sequence[int]]
"""The numbers of every column, row by row."""


@dataclass(frozen=True)
class Entry:
    """One number of an observation, from `low` to `high`; `card` if it is the number of a card. `at`: its place in the machine's
    view, of which an engine may show a part."""

    name: str
    low: int
    high: int
    card: bool = False
    at: int = -1


@dataclass(frozen=True)
class Names:
    """What the numbers of an engine mean."""

    header: str
    """First line of the package's description."""
    actions: Mapping[str, tuple[int, int, str]]
    """group: (first action, size, meaning)"""
    observation: Sequence[Entry]
    constants: Mapping[str, tuple[object, str]]
    """Of the game, for `layout.py`, each with what it is, if its name does not say that; the runtime asks for LONGEST_GAME,
    CARDS, CARD_NAMES, BASIC and ENERGY."""


def package_files(program: Program, tables: Tables, names: Names, entries: Entries) -> dict[str, str]:
    """File contents by name; the same machine, tables and names give the same bytes."""
    seen = shown(names.observation)
    contents = {name: _RUNTIME.joinpath(name).read_text("utf-8") for name in RUNTIME}
    contents["machine.ll"] = emit_module(replace(program, entries=())) + driver(program, entries, seen)
    contents["kernel.ll"] = kernel_module(program, entries, seen)
    contents["launch.ll"] = launchers(Bodies(program, entries, len(seen)).calls())
    contents["instructions.txt"] = listing(program, asdict(entries))
    contents["tables.txt"] = _tables(program, tables)
    layout = _layout(program, names, seen)
    digest = hashlib.sha256()
    for name, text in sorted({**contents, "layout.py": layout}.items()):
        digest.update(f"{name}\0{text}\0".encode())
    version = digest.hexdigest()[:16]
    contents["layout.py"] = (
        layout + f'\nVERSION = "{version}"\n"""Changes with anything that changes the game or its layout."""\n'
    )
    contents["__init__.py"] = _INIT.format(header=names.header)
    return contents


def shown(observation: Sequence[Entry]) -> list[int]:
    """Entries of the machine's view that players are shown."""
    return [entry.at if entry.at >= 0 else place for place, entry in enumerate(observation)]


def _tables(program: Program, tables: Tables) -> str:
    """A line a column; numbers that its type cannot hold are an error here, not in the game."""
    lines = ["# Generated: the tables of the pool, a line each: name, type, numbers row by row."]
    for column in program.columns:
        numbers = [int(number) for number in tables[column.name]]
        if wrong := [number for number in numbers if held(number, column.dtype) != number]:
            raise ValueError(f"table {column.name}: {wrong[0]} does not fit {column.dtype}")
        if len(numbers) % column.width:
            raise ValueError(f"table {column.name}: {len(numbers)} numbers are no rows of {column.width}")
        lines.append(f"{column.name} {column.dtype}: {' '.join(map(str, numbers))}")
    return "\n".join(lines) + "\n"


def _layout(program: Program, names: Names, seen: Sequence[int]) -> str:
    offsets = program.layout.offsets
    cells = {cell.name: cell for cell in program.cells}
    entries = names.observation
    values: dict[str, tuple[object, str]] = {
        "PLACES": (cells["card"].shape[1], "cards of a player"),
        "NUM_ACTIONS": (cells["mask"].size, "size of the action table"),
        "RECORD": (program.layout.record, "bytes of a game"),
        "CALLS": (CALLS, "functions of the machine code"),
        "ACTIONS": (dict(names.actions), "group: (first action, size, meaning)"),
        "CELLS": (
            {name: (offsets[name], cell.dtype, cell.shape) for name, cell in cells.items() if cell.kept and not cell.of},
            "cell of a game: (byte at which it begins, type, shape)",
        ),
        "OBSERVATION": ([entry.name for entry in entries], "entries of an observation"),
        "OBSERVATION_RANGES": ([(entry.low, entry.high) for entry in entries], "lowest and highest value of each"),
        "OBSERVATION_CARDS": ([at for at, entry in enumerate(entries) if entry.card], "those that are numbers of cards"),
        "VIEW": (list(seen), "the place of each entry of an observation in the view that the machine makes"),
        **names.constants,
    }
    if list(seen) != sorted(set(seen) & set(range(cells["view"].size))):
        raise ValueError(f"entries of an observation are some of the {cells['view'].size} of a view, in order")
    if sum(size for _, size, _ in names.actions.values()) != cells["mask"].size:
        raise ValueError(f"the groups of actions do not add up to {cells['mask'].size}")
    lines = ['"""Generated: the names of everything with an index."""', "", "# ruff: noqa", "import numpy as np", ""]
    for name, (value, meaning) in values.items():
        lines.append(f"{name} = {pformat(value, width=118, compact=True, sort_dicts=False)}")
        lines += [f'"""{meaning}"""\n'] if meaning else []
    return "\n".join(lines) + "\n"


_INIT = '''"""{header}

A vectorisable environment for the pool's decks; needs jax and numpy, and on CPUs llvmlite. See env.py; host.py is the same
without jax.
"""

from importlib import import_module

from .decks import deck_row
from .layout import ACTIONS, CARDS, OBSERVATION, VERSION

__all__ = [
    "ACTIONS", "CARDS", "OBSERVATION", "VERSION", "History", "State", "TcgJax", "action_name", "auto_reset", "deck_row",
    "public_text", "whole_text",
]

# What needs jax is loaded when it is asked for, so that host.py does without.
_LATER = {{
    "History": "history", "State": "env", "TcgJax": "env", "action_name": "words", "auto_reset": "env",
    "public_text": "words", "whole_text": "words",
}}


def __getattr__(name):
    if name in _LATER:
        return getattr(import_module(f".{{_LATER[name]}}", __name__), name)
    raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
'''
