"""Leaves out what a pool cannot do: cells that never change, actions that are never legal.

Writing the machine folds constants, so a cell that is known not to change takes the code around it along.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.codegen.ir import Graph, Value
from synth.codegen.machine.observe import write_observe
from synth.codegen.machine.step import write_act, write_effect, write_finish, write_legal, write_settle, write_start
from synth.codegen.passes import run_passes
from synth.codegen.plan import Plan
from synth.codegen.pool import Pool


@dataclass(frozen=True)
class Machine:
    """The functions of one engine and the plan they were written from."""

    plan: Plan
    start: Graph
    act: Graph
    effect: Graph
    settle: Graph
    finish: Graph
    observe: Graph
    legal: Graph

    @property
    def graphs(self) -> tuple[Graph, ...]:
        return self.start, self.act, self.effect, self.settle, self.finish, self.observe, self.legal

    @property
    def operations(self) -> int:
        """Of a step, each of its functions counted once."""
        functions = (self.act, self.effect, self.settle, self.finish)
        return sum(len(stage.values) for graph in functions for stage in graph.stages)


def generalise(pool: Pool) -> Machine:
    """The machine that takes nothing for granted: any position can be loaded, also one no game of the pool reaches."""
    plan = Plan(pool)
    return _machine(plan, write_start(plan), *_write_step(plan))


def specialise(pool: Pool) -> Machine:
    """Starts from the boldest guess, that nothing ever changes and nothing is legal, and gives up what does not hold."""
    plan = Plan(pool)
    start = write_start(plan)
    still = {name: value.const for name, value in start.outputs.items() if name in plan.ranges and value.is_const}
    still |= {name: 0 for name in plan.momentary if not name.startswith("words_")}
    reach = dict.fromkeys(start.legal, 0)
    while True:
        plan = Plan(pool, still, reach)
        start, step = write_start(plan), _write_step(plan)
        holds = {
            name: value
            for name, value in still.items()
            if all(_is(graph.outputs[name], value) for graph in step if name in graph.outputs)
        }
        further = {name: max(reach[name], _reach(start.legal[name]), _reach(step[-1].legal[name])) for name in reach}
        if (holds, further) == (still, reach):
            return _machine(plan, start, *step)
        still, reach = holds, further


def _write_step(plan: Plan) -> tuple[Graph, ...]:
    return write_act(plan), write_effect(plan), write_settle(plan), write_finish(plan)


def _machine(plan: Plan, *graphs: Graph) -> Machine:
    return Machine(plan, *map(run_passes, (*graphs, write_observe(plan), write_legal(plan))))


def _is(value: Value, number: int) -> bool:
    return value.is_const and value.const == number


def _reach(flags: list[Value]) -> int:
    """The number of actions up to the last one that can be legal."""
    return max((at for at, flag in enumerate(flags, start=1) if not (flag.is_const and not flag.const)), default=0)
