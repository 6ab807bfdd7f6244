"""A run of `synth verify --level`: parts of levels as jobs, round after round with other seeds until the time is up."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from synth.jobs import Job, Runner, do_jobs
from synth.verify.levels.plan import PARTS
from synth.verify.levels.playing import PROPERTY_PART, Result, play_part

JOURNAL = "journal.jsonl"


@dataclass(frozen=True)
class LevelRun:
    engine: Path
    levels: tuple[int, ...]
    seed: int
    minutes: float
    """0: one round of each part."""
    size: float
    folder: Path

    @property
    def about(self) -> str:
        return f"levels {','.join(map(str, self.levels))}, seed {self.seed}, size {self.size:g}, engine {self.engine.name}"

    def jobs(self, number: int) -> list[Job]:
        """The number-th round."""
        names = [PROPERTY_PART] if 1 in self.levels else []
        names += [part.name for part in PARTS if part.level in self.levels]
        seed = self.seed + number
        return [Job(f"{name} {seed}", (str(self.engine), name, seed, self.size)) for name in names]


def run_levels(run: LevelRun, runner: Runner, tick: Callable[[int, int], None]) -> list[Result]:
    """Results in the order of the rounds; what the journal has is not played again. `tick`: rounds, decisions."""
    began, found = time.monotonic(), list[Result]()
    for number, jobs in enumerate(_rounds(run)):
        if number and time.monotonic() - began > 60 * run.minutes:
            break
        done = do_jobs(play_part, jobs, runner, run.folder / JOURNAL, run.about)
        found += done.values()
        tick(number + 1, sum(one["decisions"] for one in found))
        if any(one["differences"] or one["crashes"] for one in done.values()):
            break
    return found


def _rounds(run: LevelRun) -> Iterator[list[Job]]:
    number = 0
    while True:
        yield run.jobs(number)
        number += 1


def summary(run: LevelRun, results: list[Result]) -> dict[str, Any]:
    """What a program may read, and what the page is made of."""
    levels = {}
    for level in run.levels:
        of_level = [one for one in results if one["level"] == level]
        levels[str(level)] = {
            "decisions": sum(one["decisions"] for one in of_level),
            "games": sum(one["games"] for one in of_level),
            "differences": sum(len(one["differences"]) for one in of_level),
            "seconds": round(sum(one["seconds"] for one in of_level), 1),
        }
    met: dict[tuple[str, str], int] = {}
    verbs: dict[str, None] = {}
    others: dict[str, None] = {}
    possible: dict[tuple[str, str], None] = {}
    for one in results:
        possible |= dict.fromkeys((verb, other) for verb, other in one.get("possible", ()))
        verbs |= dict.fromkeys(one.get("verbs", ()))
        others |= dict.fromkeys(one.get("others", ()))
        for verb, other, times in one.get("met", ()):
            met[verb, other] = met.get((verb, other), 0) + times
    return {
        "levels": levels,
        "seeds": sorted({one["seed"] for one in results}),
        "decisions": sum(one["decisions"] for one in results),
        "differences": [{"part": one["part"], **apart} for one in results for apart in one["differences"]],
        "crashes": [crash for one in results for crash in one["crashes"]],
        "no_room": sum(one["no_room"] for one in results),
        "matrix": {
            "verbs": list(verbs), "others": list(others), "met": [[*pair, times] for pair, times in sorted(met.items())],
            "possible": len(possible), "never_met": [[*pair] for pair in possible if pair not in met],
            "unforeseen": sorted({(verb, other) for one in results for verb, other in one.get("unforeseen", ())}),
        },
        "curves": [{"part": one["part"], "seed": one["seed"], "points": one["curve"]} for one in results if one.get("curve")],
        "values": next((one["values"] for one in results if one.get("values")), {}),
        "run_of": next((one["run_of"] for one in results if one.get("run_of")), {}),
        "never_run": next((one["never_run"] for one in results if one.get("never_run") is not None), []),
    }  # fmt: skip
