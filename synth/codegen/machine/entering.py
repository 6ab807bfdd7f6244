"""Abilities for coming from the hand: asked about right then (docs/engine.md, Triggers, on_bench and on_evolve)."""

from __future__ import annotations

from synth.codegen.ir import FALSE, Value, either, total, where
from synth.codegen.lower import ENTERS
from synth.codegen.machine import effective
from synth.codegen.machine.actions import Played
from synth.codegen.machine.board import Board
from synth.codegen.machine.effect import Outcome
from synth.codegen.machine.evaluate import Scene
from synth.codegen.machine.usable import usable
from synth.dsl.ast import Event
from synth.spec.layout import SLOTS


def comes_with_text(board: Board, played: Played) -> Value:
    """Whether a Pokémon that has just come may have such an Ability."""
    if "enters" not in board.facts.table.fields or not board.facts.table.fields["enters"].hi:
        return FALSE
    came = [a | b for a, b in zip(played.benched, played.evolved, strict=True)]
    return either(flag & (board.fact(0, slot, "enters") > 0) for slot, flag in enumerate(came))


def enter(board: Board, outcome: Outcome) -> Value:
    """Whether the Ability of a Pokémon that has just come is asked about; its row waits then."""
    if "enters" not in board.facts.table.fields or not board.facts.table.fields["enters"].hi:
        return FALSE
    benched = [board[f"benched{slot}"] for slot in range(SLOTS)]
    grown = [board[f"evolved{slot}"] | outcome.evolved[slot] for slot in range(SLOTS)]
    kinds = ((Event.ON_BENCH, benched), (Event.ON_EVOLVE, grown))
    source = [
        either(flags[slot] & (board.fact(0, slot, "enters") == ENTERS[event]) for event, flags in kinds)
        & ~effective.ability_lost(board, 0, slot)
        for slot in range(SLOTS)
    ]
    scene = Scene(board, source)
    able = FALSE
    for number, program in enumerate(board.pool.usable.things, start=1):
        if program.event in ENTERS:
            possible = usable(program, scene)
            able = able | either(flag & (board.fact(0, slot, "usable") == number) & possible for slot, flag in enumerate(source))
    for slot, flag in enumerate(source):
        board.put("row", able & flag, board.fact(0, slot, "row"))
    at = total(where(flag, slot, 0) for slot, flag in enumerate(source)).within(0, SLOTS - 1)
    board.put("source", able, at)
    return able
