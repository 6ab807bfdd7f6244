"""A stretch of a level: games or positions that both engines play side by side for some decisions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from synth.reference_py.cards import CardPool
from synth.reference_py.engine import new_game
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.spec.decks import Deck
from synth.verify.engines.batch import GameBatch, Games, HostBatch
from synth.verify.rollouts.lockstep import Choose, Lockstep, Played, any_legal, deal, load

PLAIN = 40
"""Pokémon without effects that stand around others."""
STURDY = 16
"""Pokémon that are not beaten by most attacks."""
LANES = 48
"""Games of a stretch: few, so that a difference that shows early is found early."""


@dataclass(frozen=True)
class Stretch:
    level: int
    name: str
    starts: Sequence[Game]
    """Of the reference."""
    seeds: Sequence[int]
    decisions: int
    choose: Choose = any_legal
    decks: Sequence[tuple[Deck, Deck]] | None = None
    """What the games were dealt from; None for positions."""

    def held(self, engine: GameBatch) -> Games:
        """The same starts on an engine."""
        return load(engine, self.starts) if self.decks is None else deal(engine, self.decks, self.seeds)


@dataclass(frozen=True)
class Ground:
    """What levels are played with."""

    cards: Sequence[Card]
    """All printings."""
    pool: CardPool
    seed: int
    engine: HostBatch
    """For searches that would take the reference too long."""
    unique: Sequence[Card] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "unique", [card.card for card in self.pool.cards[1:] if card])

    @cached_property
    def named(self) -> dict[str, Card]:
        """The first card of each name."""
        return {card.name: card for card in reversed(self.unique)}

    @cached_property
    def known_for(self) -> dict[str, Card]:
        """By name, or by the name of an attack that is its own."""
        return {attack.name: card for card in reversed(self.unique) for attack in card.attacks} | self.named

    @cached_property
    def sturdy(self) -> tuple[Card, ...]:
        """Basic Pokémon that stand much."""
        return tuple(sorted((card for card in self.unique if card.is_basic), key=lambda card: -card.hp)[:STURDY])

    @cached_property
    def plain(self) -> tuple[Card, ...]:
        """Some Pokémon without effects, and a Trainer of each kind."""
        basics = [card for card in self.unique if card.is_basic and not card.effects]
        rng = np.random.default_rng([self.seed, 2])
        chosen = sorted(rng.permutation(len(basics))[:PLAIN].tolist())
        trainers = {card.kind: card for card in reversed(self.unique) if not card.is_pokemon}
        return (*(basics[at] for at in chosen), *trainers.values())


def dealt(
    ground: Ground, level: int, name: str, decks: Sequence[tuple[Deck, Deck]], seeds: Sequence[int], decisions: int,
    choose: Choose = any_legal,
) -> Stretch:  # fmt: skip
    """Games from their start."""
    starts = [new_game(ground.pool, pair, step_key(seed, 0)) for pair, seed in zip(decks, seeds, strict=True)]
    return Stretch(level, name, starts, seeds, decisions, choose, decks)


def play(
    stretch: Stretch, engine: HostBatch, pool: CardPool, note: Callable[[Game, int], None] = lambda game, action: None,
    enough: int | None = None,
) -> Played:  # fmt: skip
    """On both engines, with everything compared after every decision; in level 1 also what players imagine."""
    lockstep = Lockstep(engine, pool, stretch.starts, stretch.held(engine), stretch.seeds)
    return lockstep.run(stretch.decisions, stretch.choose, note, enough, engine if stretch.level == 1 else None)
