"""Level 1: each card among others that do nothing. Positions are drawn until its text can be used, and then it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from synth.dsl import ast
from synth.dsl.ast import MeasureKind
from synth.dsl.numbering import lasts
from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes
from synth.reference_py.engine import legal_mask
from synth.reference_py.game import Game
from synth.spec.cards import Card
from synth.spec.chance import step_key
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, uses_of
from synth.verify.rollouts.following import passes_turns, uses_texts
from synth.verify.rollouts.lockstep import Key
from synth.verify.scenarios.random_positions import Cast, Positions

POSITIONS, DECISIONS = 6, 4
"""Positions for each use of a card, and decisions in each."""
LATER, LATER_POSITIONS = 16, 3
"""Decisions where the card speaks of other turns, and positions for each use."""
DRAWN = 24
"""Positions that are drawn for a card at most."""
MORE = 60
"""Cards that fill decks: others every time, so that what is printed on any card matters to somebody."""
AROUND, STRANGERS = 8, 5
"""Pokémon without effects that stand around it, and any other cards beside them."""
_LOOKS_BACK = frozenset({MeasureKind.TIMES_USED, MeasureKind.KNOCKOUTS})
Lane = tuple[Game, int | None]
"""A start, and the first action if it is settled."""


def cards_alone(ground: Ground, size: float = 1.0, only: Sequence[Card] | None = None) -> Iterator[Stretch]:
    """Cards in an order of the seed's own, so that none is always late."""
    rng = np.random.default_rng([ground.seed, 1])
    focus = [card for card in only or ground.unique if card.effects]
    waiting: list[Lane] = []
    later: list[Lane] = []
    number = 0
    for at in rng.permutation(len(focus)):
        card = focus[int(at)]
        lanes = list(_lanes(ground, card, max(1, round(POSITIONS * size)), rng))
        waiting += [lane for _, lane in lanes]
        if speaks_of_turns(card):
            few = max(1, round(LATER_POSITIONS * size))
            later += [lane for kind in dict(lanes) for lane in [lane for one, lane in lanes if one == kind][:few]]
        for lanes_of, decisions, name in ((waiting, DECISIONS, "cards"), (later, LATER, "cards later")):
            while len(lanes_of) >= LANES:
                yield stretch_of(ground, 1, f"{name} {number}", lanes_of[:LANES], 1_000_000 + number * LANES, decisions)
                del lanes_of[:LANES]
                number += 1
    for lanes_of, decisions, name in ((waiting, DECISIONS, "cards"), (later, LATER, "cards later")):
        if lanes_of:
            yield stretch_of(ground, 1, f"{name} {number}", lanes_of, 1_000_000 + number * LANES, decisions)
            number += 1


@cache
def speaks_of_turns(card: Card) -> bool:
    """Whether its text leaves something for a turn to come, or asks about one that is over."""
    programs = [program for effect in card.effects for program in parse_effect(effect.program)]
    inner = [node for program in programs for node in nodes(program)]
    return any(
        (isinstance(node, ast.Give | ast.Arm) and lasts(node))
        or isinstance(node, ast.Memory)
        or (isinstance(node, ast.Measure) and node.kind in _LOOKS_BACK)
        for node in inner
    )


def stretch_of(ground: Ground, level: int, name: str, lanes: Sequence[Lane], first: int, decisions: int = DECISIONS) -> Stretch:
    seeds = [ground.seed * 100_000_000 + first + at for at in range(len(lanes))]
    settled: dict[Key, int] = {
        step_key(seed, 1): action for seed, (_, action) in zip(seeds, lanes, strict=True) if action is not None
    }
    rest = uses_texts if decisions < LATER else passes_turns
    return Stretch(level, name, [game for game, _ in lanes], seeds, decisions, FirstMoves(settled, rest))


def _lanes(ground: Ground, card: Card, wanted: int, rng: np.random.Generator) -> Iterator[tuple[str, Lane]]:
    """For each way to use the card some positions, by that way; some in which it only stands there."""
    number = ground.pool.number_of[card.id]
    kin, plain = _kin(ground, card), ground.plain
    source = positions(ground, (card, *kin, *plain), rng)
    found: dict[str, int] = {}
    for _ in range(DRAWN):
        around = dict.fromkeys((*kin, *_some(plain, AROUND, rng), *_some(ground.unique, STRANGERS, rng)))
        around.pop(card, None)
        cast = Cast(card, tuple(around))
        for game in source.around(cast, 1) if any(one.is_pokemon for one in around) else ():
            table = ground.pool.actions(game.cards)
            uses = uses_of(game, legal_mask(game), number)
            kinds: dict[str, int | None] = {table.describe(action): action for action in uses}
            kinds = {("play" if "play" in what else what): action for what, action in kinds.items()}
            for kind, action in (kinds or {"stands": None}).items():
                if found.get(kind, 0) < wanted:
                    found[kind] = found.get(kind, 0) + 1
                    yield kind, (game, action)
        used = [times for kind, times in found.items() if kind != "stands"]
        if used and min(used) >= wanted and "stands" in found:
            break


def names_in(card: Card) -> list[str]:
    """Names of cards and attacks in its programs."""
    return [name for effect in card.effects for name in re.findall(r'"([^"]+)"', effect.program)]


def _some(cards: Sequence[Card], count: int, rng: np.random.Generator) -> list[Card]:
    return [cards[int(at)] for at in rng.permutation(len(cards))[:count]]


def positions(ground: Ground, cards: Sequence[Card], rng: np.random.Generator) -> Positions:
    """Of these cards; decks have some others too, as in a small pool there may be too few."""
    return Positions(
        ground.pool, tuple(dict.fromkeys((*cards, *_some(ground.unique, MORE, rng)))), ground.pool.rules.deck_size, rng
    )


def plain_company(ground: Ground, card: Card) -> tuple[Card, ...]:
    """Pokémon without effects, what the card evolves from and into, and a Trainer of each kind."""
    near = (*_kin(ground, card), *ground.plain)
    return tuple(dict.fromkeys(one for one in near if one is not card))


def _kin(ground: Ground, card: Card) -> list[Card]:
    """What it evolves from, something that it evolves into, and who its text names."""
    below, above = [], []
    name = card.evolves_from
    while name:
        before = ground.named.get(name)
        if before is None:
            break
        below.append(before)
        name = before.evolves_from
    if card.is_pokemon:
        above = [one for one in ground.unique if one.evolves_from == card.name][:1]
    called = [ground.known_for[name] for name in names_in(card) if name in ground.known_for]
    return [*below, *above, *called]
