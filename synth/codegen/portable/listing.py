"""Graphs → the listing that a generated package carries: its machine for anything that is no CPU, as text.

`runtime/instructions.py` reads and runs it. It names tables, not their numbers, so pools with the same graphs have the same
listing."""

from collections.abc import Mapping
from functools import lru_cache

from synth.codegen.graphs.flow import living
from synth.codegen.graphs.graph import SIZES, Program
from synth.codegen.graphs.inline import inline
from synth.codegen.portable.code import Code, Instruction, Operand
from synth.codegen.portable.piece_code import Label, PieceWriter
from synth.codegen.portable.pieces import cut
from synth.codegen.portable.places import NOWHERE, place

SMALL = 34
"""Operations of a function that becomes part of its callers; a call itself costs about four."""
HEAD = """# Generated: the machine as {instructions:,} instructions, one a line, for `instructions.py`.
# `operation width row a b` sets a row: r5 is row 5, n5 the number 5, g5+8:4 what stands at the index in row 5 among the
# 4 rows from row 8, t5:2 the same in table 2. `row[4]` stores among 4 rows at index b. `>7/9`: on to 7, or to 9 if it is 0.
# `field 80 64 2 16 5`: what is worked on as 5 times 2 bytes from byte 80 on is kept 16 bytes apart, from byte 64 on.
# `records 64 16 5 depth 1`: of 5 times 16 bytes kept from byte 64 on as many are in use as the cell `depth` tells, and 1 more.
"""


def listing(program: Program, roles: Mapping[str, str]) -> str:
    """`roles`: what each entry point is called, and its name in the program."""
    offsets, code = program.layout.offsets, _assembled(program)
    lines = [HEAD.format(instructions=len(code.instructions)).rstrip()]
    lines += [f"room {program.layout.room}", f"lent {program.layout.resting} {program.layout.lent}", f"rows {code.rows}"]
    lines += [f"table {column.name}" for column in program.columns]
    for role, name in roles.items():
        place, parameters = code.entries[name]
        lines.append(" ".join(map(str, ("entry", role, place, *parameters))))
    for cell in sorted(program.cells, key=lambda cell: offsets[cell.name]):
        if cell.of is None:
            lines.append(f"cell {cell.name} {cell.dtype} {cell.size} {offsets[cell.name]} {code.cells[cell.name]}")
    lines += _fields(program, offsets, code)
    lines.append("code")
    lines += [_line(code, at, one) for at, one in enumerate(code.instructions)]
    return "\n".join(lines) + "\n"


def _fields(program: Program, offsets: Mapping[str, int], code: Code) -> list[str]:
    """Records are worked on field by field: the kept ones as cells, where they would lie in this order, and how to get there."""
    lines = []
    for records, fields in program.layout.records.items():
        at = min(offsets[cell.name] for cell in fields)
        lines.append(f"records {at} {program.layout.strides[records]} {records.kept} {records.used} {records.more}")
        for cell in sorted(fields, key=lambda cell: -SIZES[cell.dtype]):
            size = SIZES[cell.dtype] * cell.width
            lines.append(f"cell {cell.name} {cell.dtype} {records.kept * cell.width} {at} {code.cells[cell.name]}")
            lines.append(f"field {at} {offsets[cell.name]} {size} {program.layout.strides[records]} {records.kept}")
            at += records.kept * size
    return lines


@lru_cache(maxsize=4)
def _assembled(program: Program) -> Code:
    """The pieces of all functions, one behind the other, and where each leads."""
    program = inline(program, SMALL)
    pieces = {name: cut(function) for name, function in program.functions.items()}
    alive = {name: living([piece.part for piece in parts]) for name, parts in pieces.items()}
    across = {name: dict.fromkeys([*program.functions[name].parameters, *sorted(set().union(*alive[name]))]) for name in pieces}
    places = place(program, across)

    # Ended games stay at place 0.
    code = [Instruction("first", NOWHERE, Operand("number", 0), Operand("number", 0), then=0, other=0)]
    starts: dict[int, str] = {0: "end"}
    at_label: dict[Label, int] = {}
    goals: list[tuple[Instruction, Label, Label]] = []
    comes_back: list[tuple[Instruction, Label]] = []
    most = 0
    for name, parts in pieces.items():
        for at, piece in enumerate(parts):
            writer = PieceWriter(places, name, piece)
            writer.write(alive[name][0] - set(program.functions[name].parameters) if at == 0 else set())
            at_label[name, at] = len(code)
            starts[len(code)] = piece.name
            for further, one in enumerate(writer.out, start=len(code) + 1):
                one.then = one.other = further
            code += writer.out
            goals.append((writer.out[-1], *writer.goals))
            comes_back += writer.comes_back
            most = max(most, writer.most)
    for one, then, other in goals:
        if not one.back:
            one.then, one.other = at_label[then], at_label[other]
    for one, label in comes_back:
        one.a = Operand("number", at_label[label])
    parameters = {name: program.functions[name].parameters for name in program.entries}
    entries = {name: (at_label[name, 0], tuple(places.frames[name][one] for one in parameters[name])) for name in parameters}
    return Code(tuple(code), starts, entries, dict(places.rows), places.scratch + most)


def _line(code: Code, at: int, one: Instruction) -> str:
    to = f"{one.row}[{one.store}]" if one.store else str(one.row)
    if one.back:
        way = " >back"
    elif one.then == one.other:
        way = "" if one.then == at + 1 else f" >{one.then}"
    else:
        way = f" >{one.then}/{one.other}"
    name = f" # {code.starts[at]}" if at in code.starts else ""
    return f"{one.operation} {one.width} {to} {_operand(one.a)} {_operand(one.b)}{way}{name}"


def _operand(one: Operand) -> str:
    match one.source:
        case "load":
            return f"g{one.at}+{one.first}:{one.size}"
        case "table":
            return f"t{one.at}:{one.first}"
        case source:
            return f"{source[0]}{one.at}"
