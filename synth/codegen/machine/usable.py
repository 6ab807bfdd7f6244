"""Whether visible facts let a Trainer or Ability do anything (rulebook 8.1), read off its program."""

from __future__ import annotations

from dataclasses import replace

from synth.codegen.ir import FALSE, TRUE, Value, either
from synth.codegen.machine import effective
from synth.codegen.machine.board import Board
from synth.codegen.machine.cards import hand_room
from synth.codegen.machine.evaluate import (
    Scene,
    attachable,
    cards_of,
    condition,
    has_status,
    pokemon,
    sides,
    stadium,
    units_of,
)
from synth.codegen.pool import Unlowered
from synth.codegen.verbs.tools import bearers
from synth.dsl import ast
from synth.dsl.ast import Afflict, Event, Program, Role, Selector, Shift, Side, Stmt, Zone
from synth.spec.cards import UNITS, Status
from synth.spec.layout import ENERGIES, SLOTS, Place


def usable(program: Program, scene: Scene) -> Value:
    """The header holds, and some statement can do something."""
    scene = replace(scene, hand_room=TRUE if program.event is Event.PLAY else hand_room(scene.board, 0))
    allowed = TRUE if program.condition is None else condition(program.condition, scene)
    for stmt in program.body:
        if stmt.verb == "require":
            allowed = allowed & condition(stmt.condition, scene)
    return allowed & _some(program.body, scene)


def _some(block: tuple[Stmt, ...], scene: Scene) -> Value:
    """A choice that nothing can answer voids the statements after it; coins are taken to fall well."""
    possible = FALSE
    for stmt in block:
        if stmt.verb == "choose":
            scene = replace(scene, it=pokemon(stmt.what, scene))
        else:
            possible = possible | can_do(stmt, scene)
    return possible


def can_do(stmt: Stmt, scene: Scene) -> Value:
    board = scene.board
    if stmt.verb in ("flip", "require"):
        return FALSE
    if stmt.verb == "if":
        return _some(stmt.then, scene) | _some(stmt.other, scene)
    if stmt.verb == "repeat":
        return _some(stmt.body, scene)
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
    if stmt.verb == "switch":
        return either(pokemon(stmt.out, scene)) & either(pokemon(stmt.into, scene))
    if stmt.verb == "draw":
        return either(
            _any(board, side, Place.DECK) & (scene.hand_room if side == 0 else TRUE) for side in sides(stmt.side)
        )
    if stmt.verb == "put" and stmt.place is ast.Place.HAND and stmt.what.zone in (Zone.DECK, Zone.DISCARD):
        return _can_move(stmt.what, scene) & scene.hand_room
    if stmt.verb in ("put", "show"):
        return _can_move(stmt.what, scene)
    if stmt.verb in ("give", "arm"):
        return TRUE
    raise Unlowered(f"usability of {stmt.verb}")


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
    board = scene.board
    places = {Zone.HAND: Place.HAND, Zone.DECK: Place.DECK, Zone.TOP: Place.DECK, Zone.DISCARD: Place.DISCARD}
    if what.zone is Zone.STADIUM:
        return stadium(what, board)
    if what.zone is Zone.TOOLS:
        return either(pokemon(bearers(what), scene))
    if what.role in (Role.IT, Role.SELF) or what.zone in (Zone.ACTIVE, Zone.PLAY, Zone.BENCH):
        return either(pokemon(what, scene))
    if what.zone not in places:
        raise Unlowered(f"moving cards of {what.zone}")
    if what.zone is Zone.DISCARD or (what.zone is Zone.HAND and what.side in (Side.MY, Side.TURN)):
        return either(flag for side in sides(what.side) for flag in cards_of(what, board, side))
    return either(_any(board, side, places[what.zone]) for side in sides(what.side))
