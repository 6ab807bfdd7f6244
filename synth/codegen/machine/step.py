"""One decision in four functions: what the player did (act), the effect it starts or resumes (effect), everything that follows
by itself, in passes (settle), the new mask (finish). Of a batch, only the games that need one of the middle two run it."""

from __future__ import annotations

from synth.codegen.ir import FALSE, TRUE, U32, WORD, Graph, Value, cast, constant, either, stage, where, width, writing
from synth.codegen.machine import actions
from synth.codegen.machine.actions import Action
from synth.codegen.machine.board import Board
from synth.codegen.machine.chance import Chance
from synth.codegen.machine.effect import run_effect
from synth.codegen.machine.entering import comes_with_text, enter
from synth.codegen.machine.evaluate import Scene, condition, matches, measure, pokemon
from synth.codegen.machine.knockout import unsettled
from synth.codegen.machine.legal import legal_flags
from synth.codegen.machine.offers import OPTIONS, Offers
from synth.codegen.machine.settle import settle_pass
from synth.codegen.machine.start import deck_inputs, start
from synth.codegen.machine.triggers.attached import hears
from synth.codegen.machine.triggers.attack import read_reply, snare
from synth.codegen.machine.triggers.programs import armed_in
from synth.codegen.machine.usable import some, usable
from synth.codegen.plan import Plan
from synth.codegen.pool import Answered
from synth.codegen.state import Todo
from synth.dsl.ast import Event, Give
from synth.spec.layout import ENERGIES, SLOTS, Flow, Phase, Winner, action_groups

PENDING = ("row", "source", "left", "heads", "dealt", "result", "attack", "attacker", "hit")
"""Cells that are 0 while no effect waits."""


def write_act(plan: Plan) -> Graph:
    """cells, mask, action, key → what is carried: what the player did, as far as it starts or resumes no effect."""
    graph = Graph("act")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        mask = plan.mask_inputs(graph)
        number = graph.input("action", 0, max(plan.table.size - 1, 0))
        key = key_inputs(graph)
        graph.stage("action")
        board = Board(plan.pool, plan.facts, cells)
        board.load_facts()
        over = board["winner"] != 0
        legal = plan.mask_bit(mask, number) & ~over
        board.cells |= {name: constant(0, dtype) for name, (_, _, dtype) in plan.momentary.items() if name not in board.cells}
        board.cells |= {"over": over, "foul": ~legal & ~over, "legal": legal, "taken": number}
        _act(plan, board, Chance(key), Action(plan.table, number, legal, plan.pool.places))
        _carry(plan, graph, board)
    return graph


def _act(plan: Plan, board: Board, chance: Chance, action: Action) -> None:
    setup, waiting = board["phase"] == Phase.SETUP, board["row"] > 0
    ends = either(action.of("end")) & ~waiting
    stage("play")
    played = actions.play_cards(board, action)
    stage("retreat")
    unit = actions.attach_energy(board, action)
    waits_units, retreats = actions.retreat(board, action)
    if armed_in(plan.pool, Event.RETREATS):
        snare(board, chance, plan.rows, retreats)
    stage("promote")
    actions.discard_fossil(board, action)
    actions.promote(board, action)
    promotes = either(action.of("slot")) & (board["phase"] == Phase.PROMOTE)
    stage("acting")
    uses = either(flag for group in ("attack", "ability", "stadium") for flag in action.of(group))
    heard = (unit > 0) & hears(board)
    acting = action.legal & (waiting | uses | (played.row > 0) | heard | comes_with_text(board, played))
    board.cells |= {"acting": acting, "played": played.row, "unit_came": unit}
    for slot in range(SLOTS):
        board.cells |= {f"benched{slot}": played.benched[slot], f"evolved{slot}": played.evolved[slot]}

    plain = action.legal & ~acting
    board.put("flow", plain & ends, where(setup, int(Flow.NEXT), int(Flow.END)))
    phase = where(setup, int(Phase.SETUP), int(Phase.MAIN))
    phase = where(played.waits, int(Phase.CHOOSE_SLOT), phase)
    board.put("phase", plain, where(waits_units, int(Phase.CHOOSE_ENERGY), phase))
    board.put("decider", plain, 0)
    todo = where(ends | promotes, int(Todo.GO_ON), where(unsettled(board), int(Todo.FALL), int(Todo.NOTHING)))
    board["todo"] = where(plain & ~played.waits & ~waits_units, todo, int(Todo.NOTHING))


def write_effect(plan: Plan) -> Graph:
    """What is carried → the same, after the effect that the action starts or resumes; for games where `acting`."""
    graph = Graph("effect")
    with writing(graph):
        board = Board(plan.pool, plan.facts, plan.carried_inputs(graph))
        key = key_inputs(graph)
        graph.stage("cards")
        board.load_cards()
        graph.stage("effect")
        _resolve(plan, board, Chance(key), Action(plan.table, board["taken"], board["legal"], plan.pool.places))
        board.cells["acting"] = FALSE
        _carry(plan, graph, board)
    return graph


def _resolve(plan: Plan, board: Board, chance: Chance, action: Action) -> None:
    reply = read_reply(board, plan.rows, action)
    started = actions.start_effect(board, action, board["played"])
    came = actions.units_attached(board, action)
    outcome = run_effect(board, chance, plan.rows, action, started, came)
    actions.finish_card(board, outcome.finished)
    stage("entering")
    enters = enter(board, outcome)

    stage("flow")
    last = outcome.attack | (outcome.ends_turn & outcome.finished)
    board["flow"] = where(outcome.ran, where(last, int(Flow.END), int(Flow.MAIN)), board["flow"])
    phase = where(enters, int(Phase.CHOOSE_OPTION), int(Phase.MAIN))
    board["phase"] = where(outcome.waits, outcome.phase, phase)
    board["decider"] = where(outcome.waits, board["decider"], 0)
    struck = outcome.finished & outcome.attack
    settles = unsettled(board) | (board["flow"] != Flow.MAIN)
    todo = where(struck, int(Todo.REACT), where(settles, int(Todo.FALL), int(Todo.NOTHING)))
    todo = where(outcome.waits | enters, int(Todo.NOTHING), todo)
    board["todo"] = where(reply.given, reply.todo, todo)
    board.cells |= {"struck_now": struck | reply.given, "answered": reply.given, "second": reply.second}
    outcome.offers.add_options([enters, enters, *[FALSE] * (OPTIONS - 2)])
    outcome.offers.add_slots(reply.slots)
    outcome.offers.store(board)
    board.cells["attacking"] = where(reply.given, reply.attack, board["attacking"])
    board.cells["blow"] = where(reply.given, reply.dealt, board["blow"])
    board.cells |= {"picks": chance.picks, "drawn0": chance.draws[0], "drawn1": chance.draws[1]}


def write_settle(plan: Plan) -> Graph:
    """What is carried → the same, one pass further: Knock Outs, the end of the turn, the next turn.

    It is repeated while some game has something to do; a game that has not (`todo` 0) is left as it is."""
    graph = Graph("settle")
    with writing(graph):
        board = Board(plan.pool, plan.facts, plan.carried_inputs(graph))
        key = key_inputs(graph)
        graph.stage("cards")
        board.load_cards()
        graph.stage("todo")
        chance = Chance(key)
        settle_pass(board, chance, plan.rows)
        _carry(plan, graph, board)
    return graph


def write_finish(plan: Plan) -> Graph:
    """What is carried → cells, mask."""
    graph = Graph("finish")
    with writing(graph):
        board = Board(plan.pool, plan.facts, plan.carried_inputs(graph))
        graph.stage("cards")
        board.load_cards()
        _end_game(board, board["foul"], board["over"])
        write_outputs(plan, graph, board, Offers.load(board))
    return graph


def key_inputs(graph: Graph) -> tuple[Value, Value]:
    return graph.input("key_0", *WORD, U32), graph.input("key_1", *WORD, U32)


def _carry(plan: Plan, graph: Graph, board: Board) -> None:
    stage("carry")
    for name, (lo, hi, dtype) in plan.carried.items():
        graph.outputs[name] = cast(board[name].within(lo, hi), dtype)


def _end_game(board: Board, foul: Value, over: Value) -> None:
    """A finished game stays as it is; an action outside the mask loses it."""
    stage("end of game")
    actor = board["turn_player"] ^ board["decider"]
    board.put("winner", foul, int(Winner.PLAYER_1) - actor)
    ended = (board["winner"] != 0) & ~over
    for name in (*PENDING, "decider", "flow", "again", "ending"):
        board.put(name, ended, 0)
    board.put("it", ended, -1)
    board.put("phase", ended, int(Phase.OVER))


def write_start(plan: Plan) -> Graph:
    """decks, key → cells, mask."""
    graph = Graph("start")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        graph.inputs.clear()
        key = key_inputs(graph)
        graph.stage("coin")
        board = Board(plan.pool, plan.facts, cells)
        decks, declared = deck_inputs(graph, board)
        start(board, Chance(key), decks, declared)
        board.load_facts()
        board.load_cards()
        write_outputs(plan, graph, board, Offers())
    return graph


def write_legal(plan: Plan) -> Graph:
    """cells → mask, without the slots a pending effect offers: those are known only while it is being resolved."""
    graph = Graph("legal")
    with writing(graph):
        cells = plan.cell_inputs(graph)
        graph.stage("facts")
        board = Board(plan.pool, plan.facts, cells)
        board.load_facts()
        board.load_cards()
        write_outputs(plan, graph, board, Offers())
        graph.outputs = {name: value for name, value in graph.outputs.items() if name.startswith("mask_")}
    return graph


def write_outputs(plan: Plan, graph: Graph, board: Board, offers: Offers) -> None:
    flags = {group.name: [FALSE] * group.size for group in action_groups(plan.pool.places)}
    flags |= legal_flags(board, plan.rows, offers)
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
        board.load_cards()
        scene = Scene(board, [TRUE, *[FALSE] * (SLOTS - 1)], cost=[constant(0)] * ENERGIES)
        for program in plan.pool.usable.things:
            usable(program, scene)
        for what in (one for guards in plan.pool.guards.things for one in guards if not isinstance(one, Answered)):
            condition(what, scene)
        for block in (block for asked in plan.pool.options.things for block in asked.blocks):
            some(block, scene)
        for measured in plan.pool.measures.things:
            measure(measured, scene)
        for asked in (*plan.pool.asks.things, *plan.pool.targets.things):
            pokemon(asked, scene)
        if plan.pool.triggers.things:
            write_settle(plan)
            write_act(plan)
        for static in (program for text in plan.pool.statics.things for program in text):
            if static.condition is not None:
                condition(static.condition, scene)
            for stmt in static.body:
                covered = (stmt.what, stmt.modifier.vs) if isinstance(stmt, Give) else ()
                for selector in covered:
                    for one in selector.filters if selector else ():
                        matches(one, scene, 0, 0)
