"""One decision: what the player did, the effect it starts or resumes, Knock Outs, the end of the turn, the new mask."""

from __future__ import annotations

from synth.codegen.ir import FALSE, TRUE, Graph, Value, cast, constant, either, stage, where, width, writing
from synth.codegen.machine import actions
from synth.codegen.machine.actions import Action
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.effect import run_effect
from synth.codegen.machine.evaluate import Scene, condition, matches, measure, pokemon
from synth.codegen.machine.knockout import settle
from synth.codegen.machine.legal import legal_flags
from synth.codegen.machine.start import deck_inputs, start
from synth.codegen.machine.turn import checkup, end_turn, next_turn
from synth.codegen.machine.usable import usable
from synth.codegen.plan import Plan
from synth.dsl.ast import Give
from synth.spec.layout import ENERGIES, SLOTS, Flow, Phase, Winner, action_groups


def write_step(plan: Plan) -> Graph:
    """cells, mask, action, key → cells, mask."""
    graph = Graph("step")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        mask = plan.mask_inputs(graph)
        number = graph.input("action", 0, max(plan.table.size - 1, 0))
        key = (graph.input("key_0", 0, 2**32 - 1, "uint32"), graph.input("key_1", 0, 2**32 - 1, "uint32"))
        graph.stage("action")
        board = Board(plan.pool, plan.facts, cells)
        board.load_facts()
        chance = Chance(key)
        over = board["winner"] != 0
        legal = plan.mask_bit(mask, number) & ~over
        foul = ~legal & ~over
        action = Action(plan.table, number, legal, plan.pool.places)
        candidates = _advance(plan, board, chance, action)
        _end_game(board, foul, over)
        write_outputs(plan, graph, board, candidates)
    return graph


def _advance(plan: Plan, board: Board, chance: Chance, action: Action) -> list[Value]:
    setup = board["phase"] == Phase.SETUP
    ends = action.legal & either(action.of("end"))
    confirms, passes = ends & setup, ends & ~setup

    stage("play")
    trainer_row, waits_onto = actions.play_cards(board, action)
    stage("retreat")
    actions.attach_energy(board, action)
    waits_units = actions.retreat(board, action)
    stage("promote")
    actions.discard_fossil(board, action)
    actions.promote(board, action)
    stage("effect")
    started = actions.start_effect(board, action, trainer_row)
    outcome = run_effect(board, chance, plan.rows, action, started)
    actions.finish_card(board, outcome.finished)

    stage("flow")
    flow = where(outcome.ran, where(outcome.attack, int(Flow.END), int(Flow.MAIN)), board["flow"])
    board["flow"] = where(passes, int(Flow.END), where(confirms, int(Flow.NEXT), flow))
    phase = where(setup, int(Phase.SETUP), int(Phase.MAIN))
    phase = where(waits_onto | outcome.waits_slot, int(Phase.CHOOSE_SLOT), phase)
    phase = where(waits_units, int(Phase.CHOOSE_ENERGY), phase)
    phase = where(outcome.waits_attack, int(Phase.CHOOSE_ATTACK), phase)
    board["phase"] = where(action.legal, phase, board["phase"])
    board["decider"] = where(action.legal & ~outcome.waits_slot, 0, board["decider"])
    waits = waits_onto | waits_units | outcome.waits_slot | outcome.waits_attack
    calm = action.legal & ~waits

    promotes = settle(board, calm, outcome.finished & outcome.attack)
    ending = calm & ~promotes & (board["flow"] == Flow.END) & (board["winner"] == 0)
    end_turn(board, ending)
    checkup(board, chance, ending)
    promotes = settle(board, ending)
    following = (
        calm & ~promotes & (board["flow"] == Flow.NEXT) & (board["winner"] == 0) & (board["phase"] != Phase.PROMOTE)
    )
    next_turn(board, chance, following)
    return outcome.candidates


def _end_game(board: Board, foul: Value, over: Value) -> None:
    """A finished game stays as it is; an action outside the mask loses it."""
    stage("end of game")
    actor = board["turn_player"] ^ board["decider"]
    board.put("winner", foul, int(Winner.PLAYER_1) - actor)
    ended = (board["winner"] != 0) & ~over
    for name in ("row", "source", "left", "heads", "dealt", "decider", "flow"):
        board.put(name, ended, 0)
    board.put("it", ended, -1)
    board.put("phase", ended, int(Phase.OVER))


def write_start(plan: Plan) -> Graph:
    """decks, key → cells, mask."""
    graph = Graph("start")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        graph.inputs.clear()
        key = (graph.input("key_0", 0, 2**32 - 1, "uint32"), graph.input("key_1", 0, 2**32 - 1, "uint32"))
        graph.stage("coin")
        board = Board(plan.pool, plan.facts, cells)
        decks, declared = deck_inputs(graph, board)
        start(board, Chance(key), decks, declared)
        board.load_facts()
        write_outputs(plan, graph, board, [FALSE] * (2 * SLOTS))
    return graph


def write_legal(plan: Plan) -> Graph:
    """cells → mask, without the slots a pending effect offers: those are known only while it is being resolved."""
    graph = Graph("legal")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        graph.stage("facts")
        board = Board(plan.pool, plan.facts, cells)
        board.load_facts()
        write_outputs(plan, graph, board, [FALSE] * (2 * SLOTS))
        graph.outputs = {name: value for name, value in graph.outputs.items() if name.startswith("mask_")}
    return graph


def write_outputs(plan: Plan, graph: Graph, board: Board, candidates: list[Value]) -> None:
    flags = {group.name: [FALSE] * group.size for group in action_groups(plan.pool.places)}
    flags |= legal_flags(board, plan.rows, candidates)
    stage("mask: words")
    for name, bounds in plan.ranges.items():
        graph.outputs[name] = cast(board[name], width(*bounds))
    for k, word in enumerate(plan.mask_words(flags)):
        graph.outputs[f"mask_{k}"] = word
    graph.legal = flags


def check_machine(plan: Plan) -> None:
    """Raises Unlowered if some expression of the pool's programs has no lowering; writes nothing."""
    graph = Graph("check")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        graph.stage("check")
        board = Board(plan.pool, plan.facts, cells)
        board.load_facts()
        scene = Scene(board, [TRUE, *[FALSE] * (SLOTS - 1)], cost=[constant(0)] * ENERGIES)
        for program in plan.pool.usable.things:
            usable(program, scene)
        for what in plan.pool.conditions.things:
            condition(what, scene)
        for measured in plan.pool.measures.things:
            measure(measured, scene)
        for asked in (*plan.pool.asks.things, *plan.pool.targets.things):
            pokemon(asked, scene)
        for static in plan.pool.statics.things:
            if static.condition is not None:
                condition(static.condition, scene)
            for stmt in static.body:
                covered = (stmt.what, stmt.modifier.vs) if isinstance(stmt, Give) else ()
                for selector in covered:
                    for one in selector.filters if selector else ():
                        matches(one, scene, 0, 0)
