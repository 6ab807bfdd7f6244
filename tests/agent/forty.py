"""Every verb that has an overlay in tests/agent/overlays is taken out of codegen and brought back by the loop:

    python -m tests.agent.forty [--processes N] [VERB…]

The real loop talks to the scripted service, which answers with a wrong source first, and with the right one once it is shown
where the machine parts from the reference. A line for each verb: what was wrong, and what refuted it. Ends with 1 if one failed.
"""

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache, partial
from pathlib import Path
from typing import Any

from synth.agent.asking import Asker
from synth.agent.lower.outcome import OVERLAYS
from synth.agent.lower.run import Means, run
from synth.agent.service import Anthropic
from synth.agent.testing.replies import Reply, call
from synth.agent.testing.server import ScriptedService
from synth.cli.agent.run import DEFAULT_MODEL
from synth.codegen.overlay.lowerings import BUILT_IN
from synth.codegen.overlay.reading import Refused
from synth.codegen.overlay.store import Overlay, read_overlays
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.columns import Rows
from synth.spec.store import Catalogue, load_catalogue
from synth.verify.engines.machines import LoweredMachines
from synth.verify.trials.pool import TrialPool
from synth.verify.trials.trial import Effort, Trial
from synth.verify.trials.unit import trial_of, verb_named
from tests.agent.overlay_files import VERBS, overlay
from tests.agent.wrong_sources import CHANGES, Mutant, mutants

EFFORT = Effort(positions=48, around=8, decisions=4, games=16, moves=24, tries=40, seconds=600.0)
FRESH = 7_000
"""A seed that no trial of the loop has."""
UNSEEN = {
    ("heal", "an operation dropped, line 2: clear 1;"): "where a text asks what a heal did, nothing was done before it",
    ("cure", "an operation dropped, line 2: not_done 0;"): "no text asks what a cure did",
    ("cure", "another number, line 2: not_done 0;"): "no text asks what a cure did",
    ("move_damage", "another number, line 4: not_done 0;"): "no attack moves damage and asks whether it was moved",
    ("set_hp", "another number, line 2: not_done 0;"): "no text asks whether HP were set",
    ("set_hp", "an operation dropped, line 2: not_done 0;"): "no text asks whether HP were set",
    ("set_hp", "operations swapped, line 2: not_done 0;"): "the HP that texts set do not depend on what was done before",
    ("damage", "operations swapped, line 2: not_done 1;"): "the damage that texts do does not depend on what was done before",
    ("attach", "another number, line 10: else { not_done 0; pick_types n, to_whom, @end;"): "no attack asks whether it attached",
    ("give", "another form, line 5: let points = number(modifier.amount);"): "no trial comes to the text that awards more",
    ("put", "another number, line 3: clear 0;"): "no text puts Energy of a zone away within a repeat",
}
"""Wrong sources of which no trial says so, and why; any other that is accepted is a failure."""
_SHOWN = re.compile(r"(L[123]): (?:cell )?(.+?): reference (.+), engine (.+)")


@dataclass(frozen=True)
class Restored:
    verb: str
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
        shown = (f"{self.verb:14}", f"{self.seconds:6.1f} s", f"{self.rounds} rounds", f"{self.runs:5} runs", self.fault)
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


def restore(verb: str, effort: Effort, folder: Path) -> Restored:
    began = time.monotonic()
    absent = BUILT_IN.without(verb)
    trial = trial_of(verb, _catalogue(), absent, effort)
    right = overlay(verb)
    model = ScriptedModel(_wrong(right, trial), right.source)
    with ScriptedService(model).running() as server, closing(Anthropic("no key", server.url)) as service:
        means = Means(_catalogue(), absent, (DEFAULT_MODEL,), effort=effort)
        (outcome,) = run([verb], means, Asker(folder, service, Decimal(10)), folder).outcomes
    rounds, runs, why = len(server.asked), 0, ""
    if outcome.overlay is None:
        why = outcome.why
    elif not model.refuted or outcome.overlay.source != right.source:
        why = "the wrong source was accepted"
    else:
        (written,) = read_overlays(folder / OVERLAYS)
        again = replace(trial, seed=FRESH).run(LoweredMachines(absent.with_overlays(written)), levels=("L2", "L3"))
        runs, why = again.runs, str(again.failure or "")
    return Restored(verb, model.fault, model.refuted, rounds, runs, why, time.monotonic() - began)


def _wrong(right: Overlay, trial: Trial) -> Iterator[Mutant]:
    """Sources that give tables, and other ones; neighbouring verbs begin with different kinds of change."""
    kinds, found = list(CHANGES), mutants(right.source)
    first = VERBS.index(right.verb) % 3
    own = cache(partial(_columns, LoweredMachines(BUILT_IN)))
    for kind in (*kinds[first:], *kinds[:first]):
        for mutant in found[kind]:
            if (right.verb, mutant.fault) in UNSEEN:
                continue
            machines = LoweredMachines(BUILT_IN.with_overlays(overlay(right.verb, mutant.source)))
            try:
                machines.check(trial.needing)
                differs = any(_columns(machines, pool) != own(pool) for pool in trial.pools)
            except (Refused, Unlowered):
                continue
            if differs:
                yield mutant


def _columns(machines: LoweredMachines, pool: TrialPool) -> Mapping[str, Rows]:
    return machines.machine(pool.cards, 20).tables.columns


def _restore(verb: str) -> Restored:
    with tempfile.TemporaryDirectory() as folder:
        return restore(verb, EFFORT, Path(folder))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verbs", nargs="*", type=verb_named, metavar="VERB", help="such as heal; default: all that are written")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N", help="so many verbs at a time")
    given = parser.parse_args(arguments)
    verbs = given.verbs or [verb for verb in VERBS if any(mutants(overlay(verb).source).values())]
    began, restored = time.monotonic(), []
    with ProcessPoolExecutor(given.processes) as pool:
        for one in pool.map(_restore, verbs):
            print(one, flush=True)
            restored.append(one)
    failed = [one for one in restored if one.why]
    print(f"{len(restored) - len(failed)} of {len(restored)} restored, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
