"""How fast the engines are: random legal play from random decks of the engine's pool."""

import importlib
import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from synth.engines import load_engine
from synth.reference_py.cards import CardPool
from synth.reference_py.play import random_game
from synth.spec.cards import Card
from synth.spec.decks import Pool, random_deck
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue

DECKS = 256
STEPS = 32
FEW_STEPS = 2
"""Of a call by an engine without machine code: a call takes long enough."""
"""Decisions of every game in one call of the compiled function."""


def pool_of(engine: Path) -> list[Card]:
    """The catalogue's cards that an engine was built for."""
    catalogue = load_catalogue()
    return [catalogue.get(card) for card in load_engine(engine).CARDS]


def measure_reference(cards: list[Card], seconds: float) -> dict[str, int]:
    pool, decks = CardPool(cards, rules=rules_in_force()), Pool.of(cards)
    rng = np.random.default_rng(0)
    decisions = games = 0
    began = time.monotonic()
    while (elapsed := time.monotonic() - began) < seconds:
        pair = (random_deck(decks, rng), random_deck(decks, rng))
        decisions += sum(1 for _ in random_game(pool, pair, games)) - 1
        games += 1
    return {"decisions_per_s": round(decisions / elapsed), "games_per_s": round(games / elapsed)}


def measure_engine(folder: Path, cards: list[Card], batch: int, seconds: float) -> dict[str, Any]:
    """Step by step, as a loop that chooses its own actions runs, and, where there is
    machine code, all steps in one call of it (`fused`).

    Compiling is measured from nothing kept, once, with the first of them."""
    engine = load_engine(folder)
    import jax

    importlib.import_module(f"{engine.__name__}.code").forget_code()
    rollout = importlib.import_module(f"{engine.__name__}.rollout")
    pool = Pool.of(cards)
    rng = np.random.default_rng(0)
    drawn = [random_deck(pool, rng) for _ in range(DECKS)]
    rows = np.array([engine.deck_row(deck.cards, deck.energy) for deck in drawn], np.int16)
    began = time.monotonic()
    cpu = time.process_time()
    steps = STEPS if rollout.in_one_call() else FEW_STEPS
    run, advance = rollout.runner(rows, batch, steps)
    compile_s, compile_cpu_s = time.monotonic() - began, time.process_time() - cpu
    stepwise = _measure(run, advance, batch * steps, seconds)
    fused = {}
    if rollout.in_one_call():
        whole, all_at_once = rollout.runner(rows, batch, steps, fused=True)
        fused = {"fused": _measure(whole, all_at_once, batch * steps, seconds)}
    devices = jax.devices()
    return {
        **stepwise,
        **fused,
        "compile_s": round(compile_s, 1),
        "compile_cpu_s": round(compile_cpu_s, 1),
        "peak_mb": max(map(_peak, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))) // 1024,
        "batch": batch,
        "device": f"{len(devices)} x {devices[0].device_kind}",
    }


def _measure(run: Any, advance: Callable[[Any], Any], decisions: int, seconds: float) -> dict[str, int]:
    """`decisions`: of one call."""
    import jax

    run = jax.block_until_ready(advance(run))
    finished = int(run.games.sum())
    calls = 0
    cpu, began = time.process_time(), time.monotonic()
    while (elapsed := time.monotonic() - began) < seconds:
        run = jax.block_until_ready(advance(run))
        calls += 1
    return {
        "decisions_per_s": round(calls * decisions / elapsed),
        "decisions_per_cpu_s": round(calls * decisions / (time.process_time() - cpu)),
        "games_per_s": round((int(run.games.sum()) - finished) / elapsed),
    }


def _peak(whose: int) -> int:
    """KB of the largest process: this one, or one of those that compiled."""
    return resource.getrusage(whose).ru_maxrss
