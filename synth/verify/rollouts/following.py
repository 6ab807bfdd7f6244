"""A batch of positions played on by both engines for a few decisions, until one goes apart."""

from collections.abc import Mapping, Sequence

from synth.reference_py.cards import CardPool
from synth.reference_py.game import Game
from synth.spec.chance import Purpose, pick, word
from synth.verify.engines.batch import GameBatch
from synth.verify.rollouts.coverage import Coverage
from synth.verify.rollouts.lockstep import Lockstep, Parted, load

__all__ = ["Parted", "follow"]

USES = {"attack": 4, "ability": 4, "stadium": 4, "play": 2}
"""How much more often than others the moves are made that run a text."""
PASSES = {"attack": 8, "end": 5, "attach": 2}
"""… and that bring turns to their end."""


def follow(
    starts: Sequence[Game], engine: GameBatch, pool: CardPool, decisions: int, seed: int, coverage: Coverage
) -> Parted | None:
    """Random legal play; the first position that goes apart, after the fewest decisions."""
    if not starts:
        return None
    seeds = range(seed, seed + len(starts))
    played = Lockstep(engine, pool, starts, load(engine, starts), seeds).run(decisions, uses_texts, coverage.note, enough=1)
    return played.parted[0] if played.parted else None


def uses_texts(game: Game, mask: list[bool], key: tuple[int, int]) -> int:
    """A kind of move first, then one of that kind: many cards in hand do not keep a text from being used."""
    return _by_kind(game, mask, key, USES)


def passes_turns(game: Game, mask: list[bool], key: tuple[int, int]) -> int:
    """Attacks and ends of turns more than all else: what lasts for turns, or looks back on them, comes to its end soon."""
    return _by_kind(game, mask, key, PASSES)


def _by_kind(game: Game, mask: list[bool], key: tuple[int, int], weights: Mapping[str, int]) -> int:
    table = game.pool.actions(game.cards)
    legal = [action for action, flag in enumerate(mask) if flag]
    if not legal:
        return 0
    groups = [table.describe(action).partition(" ")[0] for action in legal]
    kinds = [kind for kind in dict.fromkeys(groups) for _ in range(weights.get(kind, 1))]
    kind = kinds[pick(word(key, Purpose.POLICY, 0), len(kinds))]
    of_kind = [action for action, group in zip(legal, groups, strict=True) if group == kind]
    return of_kind[pick(word(key, Purpose.POLICY, 1), len(of_kind))]
