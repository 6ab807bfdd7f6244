"""Every lowering that is written as an overlay (tests/codegen/overlays) is taken out of codegen and brought back by the loop:

    python -m tests.agent.forty [--processes N] [UNIT…]

The real loop talks to the scripted service, which answers with a wrong source first, and with the right one once it is shown
where the machine parts from the reference. A line for each unit: what was wrong, and what refuted it. Ends with 1 if one failed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache, partial
from pathlib import Path
from typing import Any

from synth.agent.desk import Desk
from synth.agent.lower.outcome import OVERLAYS
from synth.agent.lower.run import Means, run
from synth.agent.service import Anthropic
from synth.agent.testing.replies import Reply, call
from synth.agent.testing.server import ScriptedService
from synth.cli.agent_run import DEFAULT_MODEL
from synth.codegen.lowerings import BUILT_IN
from synth.codegen.overlay.language import Refused
from synth.codegen.overlay.store import Overlay, read_overlays
from synth.codegen.overlay.unit import Unit
from synth.codegen.pool import Unlowered
from synth.spec.rules import RuleSpec
from synth.spec.store import Catalogue, load_catalogue
from synth.verify.machines import LoweredMachines
from synth.verify.trial import Effort, Trial
from synth.verify.trial_pool import TrialPool
from synth.verify.unit_trial import trial_of, unit_named
from tests.agent.wrong_sources import CHANGES, Mutant, mutants
from tests.codegen.overlay_pools import meaning, overlay, written_overlays

EFFORT = Effort(positions=64, decisions=3, games=32, moves=16, tries=40)
FRESH = 7_000
"""A seed that no trial of the loop has."""
UNSEEN = {
    ("trigger show", "a statement left out, 11:4 pass"): "the only card that says it puts the card it was shown into the deck",
    ("trigger show", "a statement left out, 17:4 pass"): "as above",
    ("columns heal", "another number, 6:30 100"): "nothing has 990 HP",
    ("operations evolve", "another number, 9:56 1"): "it happens only where a Pokémon is named, and then this is not read",
    ("operations move_damage", "another number, 11:88 1"): "damage is moved only where a goal was chosen",
}
"""Wrong sources of which no trial says so, and why; any other that is accepted is a failure."""
_SHOWN = re.compile(r"(L[123]): (?:cell )?(.+?): reference (.+), engine (.+)")


@dataclass(frozen=True)
class Restored:
    unit: Unit
    fault: str
    refuted: str
    """By which level and which cell the wrong source was refuted; empty if it was not."""
    rounds: int
    runs: int
    """Times the verb was run while the rebuilt machine was held to the reference."""
    why: str
    """What went wrong; empty if nothing did."""
    seconds: float

    def __str__(self) -> str:
        said = self.why and f"FAILED: {self.why}"
        shown = (f"{self.unit!s:24}", f"{self.seconds:6.1f} s", f"{self.rounds} rounds", f"{self.runs:5} runs", self.fault)
        return "  ".join((*shown, self.refuted and f"refuted by {self.refuted}", said)).rstrip()


class ScriptedModel:
    """Wrong, in one way after the other, until it is shown a difference."""

    def __init__(self, wrong: Iterator[Mutant], right: str) -> None:
        self._wrong, self._right = wrong, right
        self.fault = self.refuted = ""

    def __call__(self, body: dict[str, Any]) -> Reply:
        shown = _SHOWN.search(_last_told(body))
        if shown:
            level, cell, mine, theirs = shown.groups()
            self.refuted = f"{level} {cell}: {mine}, not {theirs}"
            return call("write_lowering", source=self._right)
        mutant = next(self._wrong, None)
        if mutant is None:
            return call("give_up", reason="No wrong source is left.")
        self.fault = mutant.fault
        return call("write_lowering", source=mutant.source)


def _last_told(body: dict[str, Any]) -> str:
    return "\n".join(block.get("content", "") for block in body["messages"][-1]["content"])


@cache
def _catalogue() -> Catalogue:
    return load_catalogue()


def restore(unit: Unit, effort: Effort, folder: Path) -> Restored:
    began = time.monotonic()
    absent = BUILT_IN.without(unit)
    trial = trial_of(unit, _catalogue(), absent, effort)
    right = overlay(unit)
    model = ScriptedModel(_wrong(right, trial), right.source)
    with ScriptedService(model).running() as server, closing(Anthropic("no key", server.url)) as service:
        means = Means(_catalogue(), absent, (DEFAULT_MODEL,), effort=effort)
        (outcome,) = run([unit], means, Desk(folder, service, Decimal(10)), folder).outcomes
    rounds, runs, why = len(server.asked), 0, ""
    if outcome.overlay is None:
        why = outcome.why
    elif not model.refuted or outcome.overlay.source != right.source:
        why = "the wrong source was accepted"
    else:
        (written,) = read_overlays(folder / OVERLAYS)
        again = replace(trial, seed=FRESH).run(LoweredMachines(absent.with_overlays(written)), levels=("L2", "L3"))
        runs, why = again.runs, str(again.failure or "")
    return Restored(unit, model.fault, model.refuted, rounds, runs, why, time.monotonic() - began)


def _wrong(right: Overlay, trial: Trial) -> Iterator[Mutant]:
    """Sources that give a machine, and another one; neighbouring units begin with different kinds of change."""
    kinds, found = list(CHANGES), mutants(right.source)
    first = [one.unit for one in written_overlays()].index(right.unit) % 4
    own = cache(partial(_meaning, LoweredMachines(BUILT_IN)))
    for kind in (*kinds[first:], *kinds[:first]):
        for mutant in found[kind]:
            if (str(right.unit), mutant.fault) in UNSEEN:
                continue
            machines = LoweredMachines(BUILT_IN.with_overlays(overlay(right.unit, mutant.source)))
            try:
                machines.check(trial.needing)
                differs = any(_meaning(machines, pool) != own(pool) for pool in trial.pools)
            except (Refused, Unlowered):
                continue
            if differs:
                yield mutant


def _meaning(machines: LoweredMachines, pool: TrialPool) -> dict[str, object]:
    return meaning(machines.for_positions(pool.cards, RuleSpec().deck_size))


def _restore(unit: Unit) -> Restored:
    with tempfile.TemporaryDirectory() as folder:
        return restore(unit, EFFORT, Path(folder))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("units", nargs="*", type=unit_named, metavar="UNIT", help="such as columns-heal; all that are written")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N", help="so many units at a time")
    given = parser.parse_args(arguments)
    units = given.units or [one.unit for one in written_overlays()]
    began, restored = time.monotonic(), []
    with ProcessPoolExecutor(given.processes) as pool:
        for one in pool.map(_restore, units):
            print(one, flush=True)
            restored.append(one)
    failed = [one for one in restored if one.why]
    print(f"{len(restored) - len(failed)} of {len(restored)} restored, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
