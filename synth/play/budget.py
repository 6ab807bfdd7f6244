"""How many simulations a search can make in some milliseconds on this machine, for one game at a time."""

import time
from dataclasses import replace

import jax
import numpy as np

from synth.play.player import look
from synth.play.search import SearchPlayer
from synth.spec.decks import random_deck

FEWEST, MOST = 8, 1024
POSITION = 24
"""Decisions of a random game until the position that is searched."""


def within(player: SearchPlayer, milliseconds: float) -> SearchPlayer:
    """The player with the greatest power of two of simulations that takes no longer; the fewest if none does.

    Timed, so another machine, or this one when it is busy, gets another number."""
    fits = replace(player, simulations=FEWEST)
    while fits.simulations < MOST:
        more = replace(fits, simulations=2 * fits.simulations)
        if _milliseconds(more) > milliseconds:
            break
        fits = more
    return fits


def _milliseconds(player: SearchPlayer) -> float:
    """The median of some moves in the middle of a game, compilation apart."""
    engine = player.function.engine
    host, decks = engine.host, engine.deck_rows([random_deck(engine.cards, np.random.default_rng(k)) for k in range(2)])
    rows = host.start(decks[None], host.step_keys(np.zeros(1, np.uint32), 0))
    for count in range(1, POSITION):
        keys = host.step_keys(np.zeros(1, np.uint32), count)
        rows = host.step(rows, host.random_actions(rows, keys), keys)
    choose = jax.jit(lambda parameters, rows, key: player.choose(parameters, look(engine, rows), key))
    taken = []
    for count in range(6):
        keys = host.step_keys(np.zeros(1, np.uint32), POSITION + count)
        began = time.monotonic()
        jax.block_until_ready(choose(player.parameters, rows, (keys[:, 0], keys[:, 1])))
        taken.append(1000 * (time.monotonic() - began))
        rows = host.step(rows, host.random_actions(rows, keys), keys)
    return float(np.median(taken[1:]))
