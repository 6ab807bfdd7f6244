"""Level 1: each card among others that do nothing. Positions are drawn until its text and attacks can be used; then they are."""

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
from synth.verify.levels.kept_marks import KeptMarks
from synth.verify.levels.stretch import LANES, Ground, Stretch
from synth.verify.levels.using import FirstMoves, plain_attacks_of, uses_of
from synth.verify.rollouts.following import passes_turns, uses_texts
from synth.verify.rollouts.lockstep import Key
from synth.verify.scenarios.random_positions import Cast, Positions
from synth.verify.scenarios.varied_positions import varied

POSITIONS, PRINTED, DECISIONS = 20, 5, 4
"""Positions for each use of a card's text, and for each attack without one or a card that has none; decisions in each."""
LUCK = 2
"""So many times as many where chance has a part."""
VARIED = 12
"""Positions that are made of one that was drawn."""
LATER, LATER_POSITIONS = 16, 5
"""Decisions where the card speaks of other turns, and positions for each use."""
DRAWN = 20
"""Positions that are drawn for a card at most."""
WHERE = ("own", "facing", "away")
"""Whose the card is where it cannot be used; positions with a use come first."""
PROVOKING = ("attack", "attach", "retreat", "end")
"""Moves that set off what waits."""
MORE = 60
"""Cards that fill decks: others every time, so that what is printed on any card matters to somebody."""
AROUND, STRANGERS, FITTING, STRONG = 8, 5, 3, 3
"""Pokémon without effects that stand around it, any other cards, Pokémon of a kind that its text speaks of, and sturdy ones."""
MARKED = 0.2
"""How often something lasts already that an earlier card has left behind."""
_LOOKS_BACK = frozenset({MeasureKind.TIMES_USED, MeasureKind.KNOCKOUTS})
Lane = tuple[Game, int | None]
"""A start, and the first action if it is settled."""


def cards_alone(ground: Ground, size: float = 1.0, only: Sequence[Card] | None = None) -> Iterator[Stretch]:
    """Cards in an order of the seed's own, so that none is always late."""
    rng = np.random.default_rng([ground.seed, 1])
    focus = [card for card in only or ground.unique if card.effects or card.is_pokemon]
    marks = KeptMarks()
    waiting: list[Lane] = []
    later: list[Lane] = []
    number = 0
    for at in rng.permutation(len(focus)):
        card = focus[int(at)]
        often = LUCK if any(re.search(r"\b(flip|random\w*)\b", effect.program) for effect in card.effects) else 1
        lanes = list(_lanes(ground, card, max(1, round(POSITIONS * often * size)), rng, marks))
        lanes.sort(key=lambda lane: lane[0] in WHERE)
        waiting += [lane for _, lane in lanes]
        if speaks_of_turns(card):
            for game, action in (lane for kind, lane in lanes if kind not in WHERE):
                marks.look_after(game, action)
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


def _lanes(
    ground: Ground, card: Card, wanted: int, rng: np.random.Generator, marks: KeptMarks
) -> Iterator[tuple[str, Lane]]:  # fmt: skip
    """For each way to use the card some positions, by that way; some in which it is there and other moves may set it off."""
    number = ground.pool.number_of[card.id]
    few = max(1, round(wanted * PRINTED / POSITIONS))
    most = {f"attack {at}": wanted if attack.effect else few for at, attack in enumerate(card.attacks)}
    found: dict[str, int] = {}
    for drawn in drawn_around(ground, card, rng):
        game = marks.put_any(drawn, rng) if rng.random() < MARKED else drawn
        for kind, action in first_moves(game, legal_mask(game), number, rng):
            if found.get(kind, 0) < most.setdefault(kind, wanted if card.effects else few):
                found[kind] = found.get(kind, 0) + 1
                yield kind, (game, action)
        attacks = sum(kind.startswith("attack") for kind in found)
        if len(found) > 3 and attacks >= len(card.attacks) and all(found.get(kind, 0) >= count for kind, count in most.items()):
            break


def drawn_around(ground: Ground, card: Card, rng: np.random.Generator, drawn: int = DRAWN) -> Iterator[Game]:
    """Positions of the card among others that do nothing, that its text names or speaks of, and a few strangers."""
    kin, plain = _kin(ground, card), ground.plain
    source = positions(ground, (card, *kin, *plain), rng)
    names = set(names_in(card))
    named = tuple(one for one in kin if one.is_pokemon and names & {one.name, *(attack.name for attack in one.attacks)})
    spoken = fitting(ground, card)
    titles = [number for title, number in ground.pool.numbers.titles.items() if title in names]
    for _ in range(drawn):
        near = (*kin, *some_of(spoken, FITTING, rng), *_line(ground, card, rng), *some_of(ground.sturdy, STRONG, rng))
        around = dict.fromkeys((*near, *some_of(plain, AROUND, rng), *some_of(ground.unique, STRANGERS, rng)))
        around.pop(card, None)
        cast = Cast(card, tuple(around), named)
        for game in source.around(cast, 1) if any(one.is_pokemon for one in around) else ():
            yield game
            yield from varied(game, VARIED, rng, titles)


def first_moves(game: Game, mask: list[bool], number: int, rng: np.random.Generator) -> Iterator[tuple[str, int | None]]:
    """Ways to use the card, each with an action; if there are none, whose it is, and something that may set it off."""
    table = game.pool.actions(game.cards)
    uses = (*uses_of(game, mask, number), *plain_attacks_of(game, mask, number))
    kinds = {table.describe(action): action for action in uses}
    if kinds:
        yield from {("play" if "play" in what else what): action for what, action in kinds.items()}.items()
        return
    legal = [(table.describe(action).partition(" ")[0], action) for action, flag in enumerate(mask) if flag]
    groups = [group for group in PROVOKING if any(group == one for one, _ in legal)]
    group = groups[int(rng.integers(len(groups)))] if groups else ""
    moves = [action for one, action in legal if one == group]
    sides = [any(one and one.card.number == number for one in game.players[player].slots) for player in game.sides()]
    where = WHERE[0 if sides[0] else 1 if sides[1] else 2]
    yield where, moves[int(rng.integers(len(moves)))] if moves else None


def fitting(ground: Ground, card: Card) -> list[Card]:
    """Pokémon of the tags, types and lines that its programs speak of."""
    said = " ".join(effect.program for effect in card.effects)
    tags, types = set(re.findall(r"tag=(\w+)", said)), set(re.findall(r"\btype=([A-Z])", said))
    names = set(names_in(card))
    return [
        one for one in ground.unique
        if one.is_pokemon and (tags & {str(tag) for tag in one.tags} or str(one.type) in types or one.evolves_from in names)
    ]  # fmt: skip


def _line(ground: Ground, card: Card, rng: np.random.Generator) -> list[Card]:
    """A Stage 2 with what it evolves from, if the card speaks of evolving."""
    tops = [one for one in ground.unique if one.stage == 2 and any("evolve" in effect.program for effect in card.effects)]
    return [one for top in some_of(tops, 1, rng) for one in (top, *_below(ground, top))]


def names_in(card: Card) -> list[str]:
    """Names of cards and attacks in its programs."""
    return [name for effect in card.effects for name in re.findall(r'"([^"]+)"', effect.program)]


def some_of(cards: Sequence[Card], count: int, rng: np.random.Generator) -> list[Card]:
    return [cards[int(at)] for at in rng.permutation(len(cards))[:count]]


def positions(ground: Ground, cards: Sequence[Card], rng: np.random.Generator) -> Positions:
    """Of these cards; decks have some others too, as in a small pool there may be too few."""
    return Positions(
        ground.pool, tuple(dict.fromkeys((*cards, *some_of(ground.unique, MORE, rng)))), ground.pool.rules.deck_size, rng
    )


def _kin(ground: Ground, card: Card) -> list[Card]:
    """What it evolves from, something that it evolves into, and who its text names."""
    above = []
    if card.is_pokemon:
        above = [one for one in ground.unique if one.evolves_from == card.name][:1]
    called = [ground.known_for[name] for name in names_in(card) if name in ground.known_for]
    return [*_below(ground, card), *above, *called]


def _below(ground: Ground, card: Card) -> Iterator[Card]:
    """What it evolves from, and what that evolves from."""
    while (before := ground.named.get(card.evolves_from or "")) is not None:
        yield before
        card = before
