"""Whether visible facts let a Trainer or Ability do anything (rulebook 8.1), read off its program."""

from __future__ import annotations

from dataclasses import replace

from synth.codegen.ir import FALSE, TRUE, Value, either, total
from synth.codegen.machine import effective
from synth.codegen.machine.board import BENCH, Board
from synth.codegen.machine.cards import hand_room
from synth.codegen.machine.evaluate import (
    PILES,
    Scene,
    amount,
    attachable,
    can_leap,
    cards_of,
    condition,
    counts_itself,
    has_status,
    pokemon,
    sides,
    stadium,
    units_of,
)
from synth.codegen.pool import Unlowered
from synth.codegen.verbs.tools import bearers
from synth.dsl import ast
from synth.dsl.ast import Afflict, Event, MeasureKind, MemoryKind, Program, Quantifier, Role, Selector, Shift, Side, Stmt, Zone
from synth.spec.cards import UNITS, Status
from synth.spec.layout import ENERGIES, SLOTS, Place

_RESULT = ast.Measure(kind=MeasureKind.RESULT)
_COINS = (MeasureKind.HEADS, MeasureKind.TAILS, MeasureKind.UNTIL_TAILS)


def usable(program: Program, scene: Scene, played: bool = True) -> Value:
    """The header holds, and some statement can do something. `played`: a Trainer's, while the card is still in hand."""
    leaves = played and program.event is Event.PLAY
    card = next((card for card in scene.board.pool.cards if program in scene.board.pool.program_of(card)), None)
    scene = replace(
        scene, hand_room=TRUE if leaves else hand_room(scene.board, 0), leaving=leaves, playing=card if leaves else None
    )
    allowed = TRUE if program.condition is None else condition(program.condition, scene)
    for stmt in program.body:
        if stmt.verb == "require":
            allowed = allowed & condition(stmt.condition, scene)
        elif stmt.verb == "pay":
            for cost in stmt.body:
                allowed = allowed & _can_pay(cost, scene)
    return allowed & some(program.body, scene)


def some(block: tuple[Stmt, ...], scene: Scene) -> Value:
    """A choice that nothing can answer voids the statements after it; coins are taken to fall well."""
    possible, chosen = FALSE, TRUE
    for at, stmt in enumerate(block):
        if stmt.verb == "choose" and stmt.what.zone in PILES:
            chosen = chosen & either(flag for side in sides(stmt.what.side) for flag in cards_of(stmt.what, scene.board, side))
        elif stmt.verb == "choose":
            scene = replace(scene, it=pokemon(stmt.what, scene))
        elif stmt.verb == "heal" and stmt.what.quantifier is Quantifier.CHOOSE:
            # What it could not heal may still be cured by the next statement.
            possible = possible | (chosen & can_do(stmt, scene))
            scene = replace(scene, it=pokemon(stmt.what, scene))
        elif stmt.verb != "pay" and not _puts_chosen_card(stmt, block[:at]):
            possible = possible | (chosen & can_do(stmt, scene))
    return possible


def _puts_chosen_card(stmt: Stmt, before: tuple[Stmt, ...]) -> bool:
    """`put it` of a card that was chosen: it counts for nothing by itself, as the card was only chosen for that."""
    chosen = any(one.verb == "choose" and one.what.zone in PILES for one in before)
    return chosen and stmt.verb == "put" and stmt.what.role is Role.IT


def _can_pay(cost: Stmt, scene: Scene) -> Value:
    """A cost must be paid in full."""
    board = scene.board
    if cost.verb == "put" and cost.what.zone in PILES:
        held = total(flag for side in sides(cost.what.side) for flag in cards_of(cost.what, board, side))
        return held >= cost.what.n + int(counts_itself(cost.what, scene))
    if cost.verb == "strip":
        needed = amount(cost.units.n, scene)
        flags = enumerate(pokemon(cost.source, scene))
        return either(flag & (units_of(board, *divmod(at, SLOTS), cost.units.energies) >= needed) for at, flag in flags)
    raise Unlowered(f"paying by {cost.verb}")


def can_do(stmt: Stmt, scene: Scene) -> Value:
    board = scene.board
    if stmt.verb in ("flip", "require", "end_turn", "use"):
        return FALSE
    if stmt.verb == "if" and _of_what_was_done(stmt.condition):
        # What was done before is enough to make the effect usable; nothing was done otherwise.
        return some(stmt.other, scene)
    if stmt.verb == "if":
        return some(stmt.then, scene) | some(stmt.other, scene)
    if stmt.verb == "may":
        return some(stmt.body, scene)
    if stmt.verb == "modal":
        return either(some(block, scene) for block in stmt.options)
    if stmt.verb == "retype":
        near = enumerate(pokemon(stmt.what, scene) if stmt.what.zone is not Zone.ZONE_NEXT else ())
        attached = either(flag & (board.units(*divmod(at, SLOTS)) > 0) for at, flag in near)
        return TRUE if stmt.what.zone is Zone.ZONE_NEXT else attached
    if stmt.verb == "order":
        there = either(_any(board, side, Place.DECK) for side in sides(stmt.what.side))
        return there if stmt.how == "random" or stmt.what.top is None else there & (amount(stmt.what.top, scene) > 0)
    if stmt.verb == "evolve" and stmt.card.zone is Zone.HAND:
        return either(scene.it[slot] & can_leap(board, stmt.card.filters, slot) for slot in range(SLOTS))
    if stmt.verb == "repeat":
        return _some_of(stmt.times, scene) & some(stmt.body, scene)
    if stmt.verb == "heal":
        return either(
            flag & (board.damage(*divmod(at, SLOTS)) > 0) & effective.can_be_healed(board, *divmod(at, SLOTS))
            for at, flag in enumerate(pokemon(stmt.what, scene))
        )
    if stmt.verb == "damage":
        return either(pokemon(stmt.to, scene))
    if stmt.verb == "attach":
        there = either(attachable(pokemon(stmt.to, scene), board) if stmt.source == "zone" else pokemon(stmt.to, scene))
        if stmt.source == "discard":
            units = [UNITS.index(energy) for energy in stmt.units.energies] or range(ENERGIES)
            there = there & either(board[f"discarded_0_{unit}"] > 0 for unit in units)
        return there
    if stmt.verb == "strip":
        flags = pokemon(stmt.source, scene)
        held = (units_of(board, *divmod(at, SLOTS), stmt.units.energies) > 0 for at in range(len(flags)))
        return either(flag & units for flag, units in zip(flags, held, strict=True))
    if stmt.verb == "cure":
        return either(
            flag & either(has_status(board, at // SLOTS, status) for status in stmt.statuses or tuple(Status))
            for at, flag in enumerate(pokemon(stmt.what, scene))
            if at % SLOTS == 0
        )
    if stmt.verb == "set_hp":
        return either(pokemon(stmt.what, scene))
    if stmt.verb == "shift":
        return _can_shift(stmt, scene)
    if stmt.verb == "afflict":
        return _can_afflict(stmt, scene)
    if stmt.verb == "evolve":
        return either(pokemon(stmt.what, scene)) & _any(board, 0, Place.DECK)
    if stmt.verb == "move_damage":
        sources, targets = pokemon(stmt.source, scene), pokemon(stmt.to, scene)
        hurt = [flag & (board.damage(*divmod(at, SLOTS)) > 0) for at, flag in enumerate(sources)]
        return either(a & b for at, a in enumerate(hurt) for to, b in enumerate(targets) if at != to)
    if stmt.verb == "switch":
        return either(pokemon(stmt.out, scene)) & either(pokemon(stmt.into, scene))
    if stmt.verb == "draw":
        return _some_of(stmt.amount, scene) & either(
            _any(board, side, Place.DECK) & (scene.hand_room if side == 0 else TRUE) for side in sides(stmt.side)
        )
    if stmt.verb == "put" and stmt.what.quantifier is Quantifier.DOWN_TO:
        return total(flag for side in sides(stmt.what.side) for flag in cards_of(stmt.what, board, side)) > stmt.what.n
    if stmt.verb == "put" and stmt.place is ast.Place.BENCH and stmt.what.zone in PILES:
        free = either(~board.occupied(side, slot) for side in sides(stmt.what.side) for slot in BENCH)
        return _can_move(stmt.what, scene) & free
    if stmt.verb == "put" and stmt.place is ast.Place.HAND and stmt.what.zone in (Zone.DECK, Zone.DISCARD):
        return _can_move(stmt.what, scene) & scene.hand_room
    if stmt.verb in ("put", "show"):
        return _can_move(stmt.what, scene)
    if stmt.verb in ("give", "arm"):
        return TRUE
    raise Unlowered(f"usability of {stmt.verb}")


def _of_what_was_done(what: ast.Condition) -> bool:
    """`did`, `result > 0`."""
    return what == ast.Memory(kind=MemoryKind.DID) or what == ast.Compare(left=_RESULT, op=">", right=ast.Const(n=0))


def _some_of(what: ast.Amount, scene: Scene) -> Value:
    """Whether an amount may be more than nothing: coins are taken to fall well, nothing has been done yet."""
    if what == _RESULT:
        return FALSE
    lucky = what.node == "measure" and what.kind in (*_COINS, MeasureKind.UNTIL)
    return TRUE if what.node == "const" or lucky else amount(what, scene) > 0


def _any(board: Board, side: int, place: Place) -> Value:
    return either(board.in_place(side, card, place) for card in range(board.pool.places))


def _can_shift(stmt: Shift, scene: Scene) -> Value:
    sources, targets = pokemon(stmt.source, scene), pokemon(stmt.to, scene)
    held = either(
        flag & ~targets[at] & (units_of(scene.board, *divmod(at, SLOTS), stmt.units.energies) > 0)
        for at, flag in enumerate(sources)
    )
    return held & either(targets)


def _can_afflict(stmt: Afflict, scene: Scene) -> Value:
    """Not if the target has just these conditions already."""
    board = scene.board
    result = FALSE
    for at, flag in enumerate(pokemon(stmt.what, scene)):
        side, slot = divmod(at, SLOTS)
        if slot:
            continue
        for status in stmt.statuses:
            same = has_status(board, side, status)
            if status is Status.POISONED:
                same = board[f"poison_{side}"] == (stmt.strength or board.pool.rules.poison) // 10
            result = result | (flag & ~same & ~effective.immune(board, side, status))
    return result


def _can_move(what: Selector, scene: Scene) -> Value:
    """The only Pokémon in play may be put away (rulebook 8.16)."""
    board = scene.board
    if what.role in (Role.FOUND, Role.REST, Role.CARD):
        return TRUE
    places = {Zone.HAND: Place.HAND, Zone.DECK: Place.DECK, Zone.TOP: Place.DECK, Zone.DISCARD: Place.DISCARD}
    if what.zone is Zone.STADIUM:
        return stadium(what, board)
    if what.zone is Zone.TOOLS:
        return either(pokemon(bearers(what), scene))
    if what.role in (Role.IT, Role.SELF) or what.zone in (Zone.ACTIVE, Zone.PLAY, Zone.BENCH):
        return either(pokemon(what, scene))
    if what.zone not in places:
        raise Unlowered(f"moving cards of {what.zone}")
    if what.zone is Zone.DISCARD or (what.zone is Zone.HAND and what.side is not Side.OPP):
        found = total(flag for side in sides(what.side) for flag in cards_of(what, board, side))
        return found > int(counts_itself(what, scene))
    there = [_any(board, side, places[what.zone]) for side in sides(what.side)]
    if what.zone is Zone.HAND and what.side is Side.BOTH and scene.leaving:
        there[0] = board.count(0, Place.HAND) > 1
    return either(there)
