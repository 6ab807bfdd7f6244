"""Statements that attach, discard and move Energy → operations."""

from synth.codegen.machine.energy import DIFFERENT, LYING, PICKED, RANDOM, SAME, UP_TO
from synth.codegen.machine.words import Ask, Do
from synth.codegen.programs.code import Label, Question
from synth.codegen.programs.nouns import unit_bits
from synth.codegen.programs.writing import Writing
from synth.dsl import ast
from synth.dsl.ast import Quantifier
from synth.spec.cards import UNITS

_HOW_UNITS = {"chosen": SAME, "different": DIFFERENT, "random": RANDOM, "upto": UP_TO}


def attach(writer: Writing, statement: ast.Attach) -> None:
    op, units, to = writer.code.op, statement.units, statement.to
    zone = int(statement.source != "discard")
    fits: Question | None = ((Ask.IT_ATTACHABLE, 0, 0, 0),) if zone else None
    number, types = writer.number(units.n), unit_bits(units.energies)
    listed = writer.code.listing(UNITS.index(energy) for energy in units.energies)
    how, sel, wanted = how_units(units), writer.nouns.selector(to), writer.ask(fits) if fits else 0
    end = Label()
    op(Do.NOT_DONE)
    if statement.source == "zone_now":
        operands = (number, types, SAME, listed, LYING, 0)
        op(Do.UNITS, *operands, end)
        writer.targets(to, fits, lambda: op(Do.ATTACH, *operands))
    elif units.how in ("chosen", "different") and not units.energies:
        op(Do.PICK_TYPES, number, sel, end)
        op(Do.SPREAD, number, types, PICKED, listed, zone, 0, end, sel, wanted)
    elif units.how == "random" and zone:
        writer.targets(to, fits, lambda: op(Do.ATTACH, number, types, how, listed, zone, len(units.energies)))
    else:
        operands = (number, types, how, listed, zone, len(units.energies))
        op(Do.UNITS, *operands, end)
        if statement.spread == "spread":
            op(Do.SPREAD, *operands, end, sel, wanted)
        else:
            writer.targets(to, fits, lambda: op(Do.ATTACH, *operands))
    writer.code.put(end)


def strip(writer: Writing, statement: ast.Strip) -> None:
    op, units, source = writer.code.op, statement.units, statement.source
    op(Do.CLEAR, 0)
    number, types = writer.number(units.n), unit_bits(units.energies)
    if statement.pooled:
        op(Do.STRIP_POT, number, types, writer.nouns.selector(source))
    else:
        having = ((Ask.IT_HAS_UNITS, types, 0, 0),)
        writer.targets(source, having, lambda: op(Do.STRIP, number, types, how_units(units)))


def shift(writer: Writing, statement: ast.Shift) -> None:
    op, sel, units = writer.code.op, writer.nouns.selector, statement.units
    source, to, types = statement.source, statement.to, unit_bits(units.energies)
    number = writer.number(units.n)
    op(Do.NOT_DONE)
    if statement.spread:
        op(Do.SHIFT_SPREAD, number, types, sel(source), sel(to), int(units.how != "upto"))
        return
    if statement.one_each:
        op(Do.SHIFT_ONE_EACH, sel(source), types, sel(to))
        return

    def move() -> None:
        op(Do.SHIFT, number, types, how_units(units))

    def give() -> None:
        op(Do.KEEP_GIVERS)
        if to.quantifier is Quantifier.ALL and source.quantifier is not Quantifier.ALL:
            writer.find(to)
            move()
        else:
            writer.targets(to, ((Ask.IT_TAKES, 0, 0, 0),), move)

    if source.quantifier is not Quantifier.ALL:
        writer.targets(source, ((Ask.IT_GIVES, sel(to), types, 0),), give)
    else:
        writer.find(source, ((Ask.IT_HAS_UNITS, types, 0, 0),))
        give()


def how_units(units: ast.Units) -> int:
    return _HOW_UNITS[units.how]
