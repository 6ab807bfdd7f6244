"""LLVM IR in which the machine's functions call each other through a table of addresses: one of them can then be exchanged in a
running process, and only that one is compiled."""

import re
from collections.abc import Mapping, Sequence

from synth.codegen.graphs.graph import Function, Program
from synth.codegen.native.emit_llvm import emit_module

TABLE = "exchangeable"
_CALL = re.compile(r"^(\s*)(%\S+ = )?call i32 @([A-Za-z_]\w*)(\(ptr %g.*)$")


def numbered(program: Program) -> dict[str, int]:
    """The place of every function in the table."""
    return {name: at for at, name in enumerate(program.written)}


def indirect(text: str, places: Mapping[str, int]) -> str:
    """A whole module: every call of a function of the machine goes through the table, which the module defines."""
    # Nothing may be known of a function that can become another one, so none is inlined or looked into by its callers.
    lines = _through_table(text, places)
    entries = ", ".join(f"ptr @{name}" for name in places)
    return f"@{TABLE} = global [{len(places)} x ptr] [{entries}]\n" + "\n".join(lines) + "\n"


def alone(function: Function, program: Program, places: Mapping[str, int]) -> str:
    """A module of one function, which takes the place of another one."""
    functions = {name: one for name, one in program.functions.items() if one.at_once} | {function.name: function}
    part = Program(functions, program.cells, program.columns, (function.name,))
    return f"@{TABLE} = external global [{len(places)} x ptr]\n" + "\n".join(_through_table(emit_module(part), places)) + "\n"


def _through_table(text: str, places: Mapping[str, int]) -> Sequence[str]:
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        call = _CALL.match(line)
        if not call or call[3] not in places:
            lines.append(line)
            continue
        space, target, name, rest = call.groups()
        at = f"getelementptr ([{len(places)} x ptr], ptr @{TABLE}, i64 0, i64 {places[name]})"
        lines.append(f"{space}%fp{number} = load ptr, ptr {at}")
        lines.append(f"{space}{target or ''}call i32 %fp{number}{rest}")
    return lines
