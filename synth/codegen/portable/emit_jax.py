"""Graphs → the source of a module that runs a machine for a batch of games. `run.py` is copied beside it.

The listing is the machine's code, one line an instruction, each with the operation of the graph that it comes from."""

from __future__ import annotations

from pathlib import Path

from synth.codegen.graphs.graph import Program
from synth.codegen.portable.assemble import assemble
from synth.codegen.portable.code import Code, Instruction
from synth.codegen.portable.prepare import prepare

HEAD = '''"""The machine as code for the runner beside it: {operations} operations became {instructions} instructions.

Each is (operation, width, row, source of a, a, source of b, b, first, size, then, other), see `run.py`."""

from __future__ import annotations

from .run import code_of, entry

LISTING = ['''


def write_module(program: Program, lengths: dict[str, int], folder: Path, name: str = "machine_code") -> Code:
    """Writes module and runner into a package. `lengths`: how many numbers each table has."""
    program = prepare(program)
    code = assemble(program, lengths)
    (folder / f"{name}.py").write_text(emit_module(program, code))
    (folder / "run.py").write_text((Path(__file__).parent / "run.py").read_text())
    return code


def emit_module(program: Program, code: Code) -> str:
    offsets = program.offsets()
    lines = [HEAD.format(operations=program.operations, instructions=len(code.instructions))]
    for at, one in enumerate(code.instructions):
        if at in code.starts:
            lines.append(f"    # {code.starts[at]}")
        lines.append(f"    {_tuple(one)},  # {at}: {one.says}")
    lines += ["]", "", "# Place, rows of the parameters, row of the way back", "ENTRIES = {"]
    lines += [f"    {name!r}: {what!r}," for name, what in code.entries.items()]
    lines += ["}", "", "# dtype, numbers, byte in the record, first row", "CELLS = ["]
    for cell in sorted(program.cells, key=lambda cell: offsets[cell.name]):
        lines.append(f"    ({cell.dtype!r}, {cell.size}, {offsets[cell.name]}, {code.cells[cell.name]}),  # {cell.name}")
    lines += ["]", "", "TABLES = ["]
    lines += [f"    {column.name!r}," for column in program.columns]
    lines += ["]", "", f"ROWS, RECORD, ROOM = {code.rows}, {program.record}, {program.room}", ""]
    lines += [
        "CODE = code_of(LISTING, ENTRIES, CELLS, ROWS, TABLES)",
        "",
        "",
        "def entries(tables):",
        '    """The functions of the machine by name, for a pool\'s tables: (record, numbers …) → (record, result)."""',
        "    return {name: entry(CODE, name, tables) for name in ENTRIES}",
    ]
    return "\n".join(lines) + "\n"


def _tuple(one: Instruction) -> str:
    size = -one.store if one.store else one.a.size
    ways = (-1, -1) if one.back else (one.then, one.other)
    return repr((one.operation, one.width, one.row, one.a.source, one.a.at, one.b.source, one.b.at, one.a.first, size, *ways))
