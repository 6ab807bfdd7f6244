"""Engines for the small pool, sound or built from cards of which one is made wrong, and games in which that shows."""

from functools import cache

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import new_game
from synth.spec.chance import step_key
from synth.verify.engines.batch import HostBatch
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.rollouts.lockstep import Lockstep, deal
from synth.verify.rollouts.verifier import Difference
from tests.verify.small_pool import cards, deck, with_fault

GAMES, DECISIONS = 24, 80


@cache
def sound_engine() -> HostBatch:
    return engine_for_pool(cards())


@cache
def faulty_engine(right: str, wrong: str) -> HostBatch:
    return engine_for_pool(with_fault(right, wrong))


def first_difference(engine: HostBatch, pool: CardPool) -> Difference:
    """Random games on both until one goes apart in a cell or in its mask."""
    pair, seeds = (deck(), deck()), range(GAMES)
    starts = [new_game(pool, pair, step_key(seed, 0)) for seed in seeds]
    played = Lockstep(engine, pool, starts, deal(engine, [pair] * GAMES, seeds), seeds).run(DECISIONS, enough=1)
    if not played.parted:
        raise AssertionError("the fault does not show")
    first = played.parted[0]
    return Difference(first.seed, len(first.actions), *first.apart, pair, first.actions)
