"""Statements that move cards, Pokémon and the Energy of an Energy Zone → operations."""

from synth.codegen.machine.words import Ask, Do
from synth.codegen.programs.code import Label, Unlowered
from synth.codegen.programs.nouns import SIDES, means_cards
from synth.codegen.programs.usability import PLACES
from synth.codegen.programs.writing import Writing
from synth.dsl import ast
from synth.dsl.ast import MeasureKind, Quantifier, Role, Side, Zone

_PICKING = frozenset({Quantifier.CHOOSE, Quantifier.UP_TO, Quantifier.DOWN_TO, Quantifier.ANY})


def draw(writer: Writing, statement: ast.Draw) -> None:
    writer.code.op(Do.DRAW, writer.number(statement.amount), SIDES[statement.side], _draw_mode(statement))


def _draw_mode(statement: ast.Draw) -> int:
    """1: up to so many in hand; 2: each player as many as the own hand had."""
    kind = statement.amount.kind if isinstance(statement.amount, ast.Measure) else None
    if kind is MeasureKind.UNTIL:
        return 1
    return 2 if kind is MeasureKind.RESULT and statement.side is Side.BOTH else 0


def put(writer: Writing, statement: ast.Put) -> None:
    if statement.what.zone in (Zone.ZONE_NOW, Zone.ZONE_NEXT):
        _put_energy(writer, statement)
        return
    if statement.place not in PLACES:
        raise Unlowered(f"put to {statement.place.value}")
    op, what, place = writer.code.op, statement.what, PLACES[statement.place]
    pokemon, end = Label(), Label()
    sel = writer.nouns.selector(what)
    op(Do.PUT, sel, pokemon, end)
    if what.zone is Zone.DECK and statement.place in (ast.Place.DECK_TOP, ast.Place.DECK_BOTTOM):
        # The deck is shuffled before cards of it go onto it or under it.
        op(Do.SHUFFLE, SIDES[what.side])
    if what.zone is Zone.TOP:
        assert what.top is not None
        op(Do.PUT_TOP, writer.number(what.top), place, SIDES[what.side])
    elif means_cards(what) or what.role is Role.IT:
        if what.zone is Zone.TOOLS and what.quantifier is Quantifier.CHOOSE:
            op(Do.PUT_TOOL, sel, place)
        elif what.quantifier in _PICKING:
            op(Do.PUT_CHOSEN, sel, place)
        else:
            op(Do.PUT_CARDS, sel, place)
    if what.role is Role.IT:
        op(Do.GOTO, end)
    writer.code.put(pokemon)
    if not means_cards(what) and statement.place is not ast.Place.BENCH:
        writer.targets(what, None, lambda: op(Do.PUT_POKEMON, place, int(statement.with_tools)))
    writer.code.put(end)


def _put_energy(writer: Writing, statement: ast.Put) -> None:
    """The Energy of an Energy Zone: away, or the next one now."""
    zone, place, side = statement.what.zone, statement.place, SIDES[statement.what.side]
    writer.code.op(Do.CLEAR, 0)
    if zone is Zone.ZONE_NOW and place is ast.Place.DISCARD:
        writer.code.op(Do.ZONE_DISCARD, side)
    elif zone is Zone.ZONE_NEXT and place is ast.Place.ZONE:
        writer.code.op(Do.ZONE_REFILL, side, 0)
    elif zone is Zone.ZONE_NOW and place is ast.Place.ZONE_NEXT:
        writer.code.op(Do.ZONE_REFILL, side, 1)
    elif zone is Zone.ZONE_NEXT and place is ast.Place.ZONE_NEXT:
        writer.code.op(Do.ZONE_TRADE)
    else:
        raise Unlowered(f"put {zone.value if zone else ''} to {place.value}")


def equip(writer: Writing, statement: ast.Equip) -> None:
    end = Label()
    writer.code.op(Do.PICK_TOOL, writer.nouns.selector(statement.what), end)
    writer.targets(statement.to, ((Ask.IT_EQUIPS, 1, 0, 0),), lambda: writer.code.op(Do.EQUIP))
    writer.code.put(end)
