"""A batch of positions played on by both engines for a few decisions, until one goes apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import legal_mask, step
from synth.reference_py.export import export
from synth.reference_py.game import Game
from synth.spec.chance import Purpose, pick, step_key, word
from synth.verify.comparing import Apart, Compared, Comparison
from synth.verify.coverage import Coverage
from synth.verify.interpreted import Interpreted

USES = {"attack": 4, "ability": 4, "stadium": 4, "play": 2}
"""How much more often than others the moves are made that run a text."""


@dataclass(frozen=True)
class Parted:
    """A position from which the engines go apart, and the way there."""

    start: Game
    seed: int
    actions: tuple[int, ...]
    apart: Apart


def follow(
    starts: Sequence[Game], engine: Interpreted, pool: CardPool, decisions: int, seed: int, coverage: Coverage
) -> Parted | None:
    """Random legal play; the first position that goes apart, after the fewest decisions."""
    comparison, games = Comparison(engine, pool), list(starts)
    played: list[list[int]] = [[] for _ in games]
    seeds = [seed + at for at in range(len(games))]
    cells, seen = engine.load([export(game) for game in games])
    for number in range(decisions + 1):
        legal = [legal_mask(game) for game in games]
        found = comparison.apart([Compared(game, mask) for game, mask in zip(games, legal, strict=True)], seen)
        if found:
            at = min(found)
            return Parted(starts[at], seeds[at], tuple(played[at]), found[at])
        if number == decisions or all(game.over for game in games):
            break
        keys = [step_key(one, number + 1) for one in seeds]
        actions = [_choose(game, mask, key) for game, mask, key in zip(games, legal, keys, strict=True)]
        for at, action in enumerate(actions):
            if not games[at].over:
                coverage.note(games[at], action)
            played[at].append(action)
        games = [step(game, action, key) for game, action, key in zip(games, actions, keys, strict=True)]
        own = comparison.actions.from_whole[np.array(actions)]
        cells, seen = engine.step(cells, own, np.array(keys, np.uint32))
    return None


def _choose(game: Game, mask: list[bool], key: tuple[int, int]) -> int:
    """A kind of move first, then one of that kind: many cards in hand do not keep a text from being used."""
    table = game.pool.actions(game.cards)
    legal = [action for action, flag in enumerate(mask) if flag]
    if not legal:
        return 0
    groups = [table.describe(action).partition(" ")[0] for action in legal]
    kinds = [kind for kind in dict.fromkeys(groups) for _ in range(USES.get(kind, 1))]
    kind = kinds[pick(word(key, Purpose.POLICY, 0), len(kinds))]
    of_kind = [action for action, group in zip(legal, groups, strict=True) if group == kind]
    return of_kind[pick(word(key, Purpose.POLICY, 1), len(of_kind))]
