"""Does an effect make sense where it is printed: arguments, targets, roles, and registers bound before they are used.

Text that parses may still say nothing (`heads` without a flip, `host` outside a Tool); engines rely on this check.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NoReturn

from synth.dsl import ast
from synth.dsl.ast import Event, MeasureKind
from synth.dsl.context import BOUND_BY_EVENT, COUNTS, EVENTS, MEASURE_REGISTERS, Carrier, Register, Standpoint, bound_by_verb
from synth.dsl.printer import print_node
from synth.dsl.sense import nonsense
from synth.dsl.shape import faults
from synth.dsl.targets import POKEMON, TARGETS
from synth.dsl.walk import blocks, nodes, nouns
from synth.spec.cards import Kind
from synth.spec.errors import InputError

_IT = frozenset({Register.IT})
_ONE = (ast.Quantifier.CHOOSE, 1)
_BOTH = ast.Side.BOTH
_AMOUNTS = (ast.Const, ast.Measure, ast.Scaled, ast.Either)
_HIT = (Event.DAMAGED, Event.WOULD_DAMAGE)
_WITH_TOOLS = frozenset({ast.Place.HAND, ast.Place.DECK, ast.Place.DECK_BOTTOM, ast.Place.DECK_TOP})
"""Where the Tools of a Pokémon would not go without being told."""
_ENERGY_GOES = {
    ast.Zone.ZONE_NOW: (ast.Place.DISCARD, ast.Place.ZONE_NEXT), ast.Zone.ZONE_NEXT: (ast.Place.ZONE, ast.Place.ZONE_NEXT)
}  # fmt: skip
"""Where Energy that is attached to nothing can be put."""


def check_effect(effect: ast.Effect, *, carrier: Carrier, names: frozenset[str] | None = None) -> None:
    """Raises an InputError that quotes the first part of the effect that makes no sense on this carrier."""
    if not effect:
        raise InputError("effect program: an effect has at least one program")
    timed = [program.event for program in effect if program.event is not Event.STATIC]
    if len(timed) > len(set(timed)):
        raise InputError("effect program: one program for each event")
    for program in effect:
        for node in nodes(program):
            for fault in faults(node, names):
                _refuse(fault, node)
        if program.event not in EVENTS.get(carrier, ()):
            _refuse(f"{carrier} has no event {program.event}", program)
        place = Standpoint(carrier, program.event, BOUND_BY_EVENT.get(program.event, _IT if program.whose else frozenset()))
        if program.condition:
            place = _read(nodes(program.condition), place)
        _block(program.body, place)
        for fault, node in nonsense(program, carrier):
            _refuse(fault, node)


def _block(block: ast.Block, place: Standpoint) -> Standpoint:
    if not block:
        raise InputError("effect program: a block has at least one statement")
    for statement in block:
        place = _statement(statement, place)
    return place


def _statement(statement: ast.Stmt, place: Standpoint) -> Standpoint:
    _check_verb(statement, place)
    _check_targets(statement, place)
    _check_amounts(statement, place)
    place = _read(nouns(statement), place)
    bound = bound_by_verb(statement.verb)
    if isinstance(statement, ast.Damage) and place.carrier != "attack":
        bound |= {Register.DID}  # that of an attack is placed with all of it, not by one statement
    if isinstance(statement, ast.Put):
        place = replace(place, bound=place.bound - {Register.BENCHED})
        bound |= {Register.BENCHED} if statement.place is ast.Place.BENCH and Register.ROUNDS not in place.bound else frozenset()
    if isinstance(statement, ast.Show) and statement.what.role is ast.Role.MOVED:
        bound -= {Register.FOUND}  # what was found before stays found
    return _inside(statement, place).binding(bound)


def _check_amounts(statement: ast.Stmt, place: Standpoint) -> None:
    """How much is known before it is chosen for whom: only the damage of an attack to one Pokémon waits for the choice."""
    if Register.IT in place.bound:
        return
    if isinstance(statement, ast.Damage) and place.event is Event.ATTACK and (statement.to.quantifier, statement.to.n) == _ONE:
        return
    for _, value in statement:
        for node in nodes(value) if isinstance(value, _AMOUNTS) else ():
            if isinstance(node, ast.Selector) and node.role is ast.Role.IT:
                _refuse("how much is known before anybody is picked: choose first, then say it of `it`", statement)


def _inside(statement: ast.Stmt, place: Standpoint) -> Standpoint:
    """Checks the blocks of a statement; what only some of its branches bind is not bound after them, but for counts."""
    if isinstance(statement, ast.Arm):
        # By then what the program has counted and found is forgotten.
        given = BOUND_BY_EVENT.get(statement.event, frozenset()) | _IT
        _block(statement.body, replace(place, event=statement.event, bound=given))
        return place
    if isinstance(statement, ast.Repeat):
        place = place.binding(frozenset({Register.ROUNDS}))  # where what is put somewhere adds up
    ends = [_block(block, place).bound for block in blocks(statement) if block or not isinstance(statement, ast.If)]
    if not ends:
        return place
    if isinstance(statement, ast.If) and not statement.other:
        ends.append(place.bound)
    if isinstance(statement, ast.Repeat):
        ends = [end - {Register.ROUNDS} for end in ends]
        place = replace(place, bound=place.bound - {Register.ROUNDS})
    counts = frozenset.union(*ends) & COUNTS
    return place.binding(frozenset.intersection(*ends) | counts)


def _read(expression: Iterable[ast.Node], place: Standpoint) -> Standpoint:
    """Checks what an expression refers to; whatever a selector picks or tests is `it` from then on."""
    for node in expression:
        _check_reference(node, place)
        if isinstance(node, ast.Selector):
            place = place.binding(_IT)
    return place


def _check_reference(node: ast.Node, place: Standpoint) -> None:
    match node:
        case ast.Selector(role=ast.Role() as role) if not place.has(role):
            _refuse(f"nothing here is {role}", node)
        case ast.Filter(kind=ast.FilterKind.ON, role=ast.Role() as role) if role not in POKEMON.roles or not place.has(role):
            _refuse(f"nothing has Tools that is {role} here", node)
        case ast.Filter(kind=ast.FilterKind.EVOLVES_FROM_IT | ast.FilterKind.NOT_IT) if Register.IT not in place.bound:
            _refuse("nothing was chosen before", node)
        case ast.Measure(kind=kind) if kind in MEASURE_REGISTERS and MEASURE_REGISTERS[kind] not in place.bound:
            _refuse(f"nothing sets {kind} before", node)
        case ast.Measure(kind=MeasureKind.EXTRA) if place.carrier != "attack":
            _refuse(f"only an attack knows {node.kind}", node)
        case ast.Measure(kind=MeasureKind.DEALT) if place.carrier != "attack" and place.event not in _HIT:
            _refuse("only an attack, and who is damaged by it, knows dealt", node)
        case ast.Memory(kind=ast.MemoryKind.DID) if Register.DID not in place.bound:
            _refuse("nothing was done before", node)


def _check_verb(statement: ast.Stmt, place: Standpoint) -> None:
    match statement:
        case ast.Power() | ast.Before() if place.event is not Event.ATTACK:
            _refuse(f"{statement.verb} belongs into an attack", statement)
        case ast.Reflip() if place.event is not Event.AFTER_COINS:
            _refuse("reflip belongs into after_coins", statement)
        case ast.Put(with_tools=True) if not (POKEMON.suit(statement.what) and statement.place in _WITH_TOOLS):
            _refuse("with_tools belongs to a Pokémon that goes to hand or deck: Tools are discarded anyway", statement)
        case ast.Put() if statement.what.zone in _ENERGY_GOES and statement.place not in _ENERGY_GOES[statement.what.zone]:
            _refuse("the Energy of the Energy Zone is discarded or comes next, the next one goes into the Energy Zone", statement)
        case ast.Put(what=ast.Selector(zone=ast.Zone.ZONE_NEXT) as what, place=ast.Place.ZONE_NEXT) if what.side is not _BOTH:
            _refuse("the next Energy of both players changes places", statement)
        case ast.Put(place=ast.Place.ZONE | ast.Place.ZONE_NEXT) if statement.what.zone not in _ENERGY_GOES:
            _refuse("only the next Energy goes into the Energy Zone", statement)
        case ast.Equip(what=ast.Selector(role=ast.Role.CARD)) if place.carrier is not Kind.TOOL:
            _refuse("only a Tool is attached", statement)
        case ast.Give() if (statement.duration is ast.Duration.STATIC) != _lasting(statement, place):
            wrong = "says no duration" if _lasting(statement, place) else "needs a duration: for …"
            _refuse(f"give {wrong} here", statement)
        case ast.If() | ast.Give() | ast.Arm():
            pass
        case _ if place.event is Event.STATIC:
            _refuse(f"a static program only gives, {statement.verb} is an action", statement)
    for node in nouns(statement):
        match node:
            case ast.Measure(kind=MeasureKind.UNTIL_TAILS) if not (isinstance(statement, ast.Flip) and statement.coins == node):
                _refuse("until_tails is a number of coins to flip, and the whole of it", statement)
            case ast.Measure(kind=MeasureKind.POWER) if not isinstance(statement, ast.Power):
                _refuse("power is damage that more or base changes", statement)
            case ast.Measure(kind=MeasureKind.UNTIL) if not isinstance(statement, ast.Draw):
                _refuse("until is a number of cards to draw", statement)


def _lasting(give: ast.Give, place: Standpoint) -> bool:
    """Static effects last while their source does; what an attack says of its own cost lasts likewise."""
    return place.event is Event.STATIC or (give.what.role is ast.Role.THIS_ATTACK and give.modifier.kind in (
        ast.ModifierKind.COST_IS, ast.ModifierKind.COST, ast.ModifierKind.ATTACKS_WHILE
    ))


def _check_targets(statement: ast.Stmt, place: Standpoint) -> None:
    for field, value in statement:
        came = isinstance(value, ast.Selector) and value.role is ast.Role.MOVED and not isinstance(statement, ast.Show | ast.Use)
        if came and Register.BENCHED not in place.bound:
            _refuse("moved are Pokémon where the last put was onto a Bench", statement)
        if isinstance(value, ast.Selector) and not TARGETS[statement.verb, field].suit(value):
            _refuse(f"{statement.verb} acts on {TARGETS[statement.verb, field].what}", statement)


def _refuse(what: str, node: ast.Node) -> NoReturn:
    raise InputError(f"effect program: {what}, in `{print_node(node)}`")
