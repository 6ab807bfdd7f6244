"""Graphs → code for the portable machine."""

from __future__ import annotations

from synth.codegen.graphs.flow import living
from synth.codegen.graphs.graph import Program
from synth.codegen.portable.code import Code, Instruction, Operand
from synth.codegen.portable.piece_code import Label, PieceWriter
from synth.codegen.portable.pieces import cut
from synth.codegen.portable.places import NOWHERE, place


def assemble(program: Program) -> Code:
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
