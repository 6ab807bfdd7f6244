"""One part of a level played in full: the same work whoever does it, and what came of it as JSON."""

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from synth.engines import load_engine
from synth.reference_py.cards import CardPool
from synth.spec.decks import Pool, random_deck
from synth.spec.errors import InputError
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.verify.differences.report import dump
from synth.verify.differences.shrink import shrink_from
from synth.verify.engines.batch import Array, HostBatch
from synth.verify.engines.seats import SeatsFor
from synth.verify.levels.asked import Asked
from synth.verify.levels.cell_search import CellSearch
from synth.verify.levels.guided_games import GuidedGames
from synth.verify.levels.interactions import Interactions
from synth.verify.levels.plan import PARTS
from synth.verify.levels.properties import PROPERTIES
from synth.verify.levels.stretch import Ground, Stretch, play
from synth.verify.levels.unrun import Unrun
from synth.verify.rollouts.lockstep import Parted

PROPERTY_PART = "properties"
GAMES, MOMENTS = 256, 64
TRIES = 300
"""Scenarios that are tried to make a difference small."""
TOLD = 3
"""Differences of a part that are made small."""
Given = tuple[str, str, int, float]
"""Folder of the engine, part, seed, size."""
Result = dict[str, Any]


@cache
def ground_of(folder: str, seed: int) -> Ground:
    engine = load_engine(Path(folder))
    catalogue = load_catalogue()
    unknown = sorted(set(engine.CARDS) - set(catalogue.cards))
    if unknown:
        raise InputError(f"the engine in {folder} knows {unknown[0]}, the catalogue does not; build it again")
    cards = [catalogue.cards[card] for card in engine.CARDS]
    return Ground(cards, CardPool(cards, rules=rules_in_force()), seed, HostBatch(engine))


def play_part(given: Given) -> Result:
    folder, name, seed, size = given
    began = time.process_time()
    ground = ground_of(folder, seed)
    found = _properties(ground) if name == PROPERTY_PART else _played(ground, name, size)
    return {"part": name, "seed": seed, **found, "seconds": round(time.process_time() - began, 1)}


def _played(ground: Ground, name: str, size: float) -> Result:
    part = next(one for one in PARTS if one.name == name)
    search: Any = None
    if name == "cells":
        search = CellSearch(ground, ground.engine)
        stretches: Iterator[Stretch] = search.rounds(max(1, round(4 * size)))
    elif name == "unrun":
        search = Unrun(ground)
        stretches = search.stretches(size)
    elif name.startswith("interactions "):
        search = Interactions(ground, int(name.removeprefix("interactions ")) - 1)
        stretches = search.stretches(size)
    elif name == "guided":
        search = GuidedGames(ground)
        stretches = search.rounds(max(1, round(3 * size)))
    else:
        stretches = part.stretches(ground, size)
    result: Result = {"level": part.level, "decisions": 0, "games": 0, "no_room": 0, "differences": [], "crashes": []}
    for stretch in stretches:
        played = play(stretch, ground.engine, ground.pool)
        result["decisions"] += played.decisions
        result["games"] += len(stretch.starts)
        result["no_room"] += played.engine_full
        result["crashes"] += played.crashes
        result["differences"] += [_told(one, ground, len(result["differences"])) for one in played.parted]
    return result | _reached(search)


def _reached(search: Any) -> Result:
    if isinstance(search, CellSearch):
        reached = search.reached
        cells = {name: int(reached.pairs[at].any(axis=1).sum()) for at, name in enumerate(reached.names)}
        return {"curve": reached.curve, "reached": reached.count, "values": cells}
    if isinstance(search, Unrun):
        return {"run_of": search.run_of()}
    if isinstance(search, Interactions):
        matrix = search.matrix
        met = [[verb, other, times] for (verb, other), times in sorted(matrix.met.items())]
        return {
            "curve": matrix.curve[:: max(1, len(matrix.curve) // 60)],
            "verbs": matrix.verbs,
            "others": matrix.others,
            "possible": sorted(matrix.possible),
            "met": met,
            "unforeseen": sorted(matrix.unforeseen),
        }
    if isinstance(search, GuidedGames):
        return {"curve": search.curve, "reached": int(search.seen.sum()), "never_run": search.never_run()}
    return {}


def _told(parted: Parted, ground: Ground, before: int) -> Result:
    """A difference, with a small scenario if it can be stated as one."""
    apart, scenario = parted.apart, None
    if before < TOLD:
        engine = SeatsFor(ground.engine, ground.pool)
        scenario = shrink_from(parted.start, parted.seed, parted.actions, apart.what, engine, tries=TRIES)
    moves = [step.do for step in scenario.steps if step.do] if scenario else None
    return {
        "what": apart.what, "reference": apart.reference, "engine": apart.engine, "seed": parted.seed,
        "decisions": len(parted.actions), "scenario": dump(scenario) if scenario else None, "moves": moves,
    }  # fmt: skip


def _properties(ground: Ground) -> Result:
    """Every property in moments of random games of the engine."""
    asked = Asked(ground.engine, _moments(ground))
    broken = [f"{name}: {found}" for name, holds in PROPERTIES.items() if (found := holds(asked))]
    said = [
        {"what": one, "reference": 0, "engine": 1, "seed": ground.seed, "decisions": 0, "scenario": None, "moves": None}
        for one in broken
    ]
    return {"level": 1, "decisions": len(asked.rows), "games": GAMES, "no_room": 0, "differences": said, "crashes": []}


def _moments(ground: Ground) -> Array:
    rng = np.random.default_rng([ground.seed, 6])
    engine, decks = ground.engine, Pool.of(ground.cards)
    pairs = [[random_deck(decks, rng) for _ in range(2)] for _ in range(GAMES)]
    rows = np.array([[engine.deck_row(deck.cards, deck.energy) for deck in pair] for pair in pairs], np.int16)
    seeds = ground.seed * 1000 + np.arange(GAMES)
    games, found = engine.start(rows, engine._host.step_keys(seeds, 0)), []
    for number in range(1, MOMENTS + 1):
        if number % 4 == 1:
            found.append(games)
        keys = engine._host.step_keys(seeds, number)
        games = engine.step(games, engine._host.random_actions(games, keys), keys)
    return np.concatenate(found)
