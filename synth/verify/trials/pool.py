"""Small pools of cards for trying out one verb: the plainest cards that use it in each of its ways, and partners."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from synth.dsl.ast import Block, Stmt
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_node
from synth.dsl.walk import blocks, nodes
from synth.spec.cards import Card, Kind
from synth.spec.store import Catalogue

WAYS = 8
"""Ways to use the verb in one pool."""
ALIKE = 2
"""Cards for one way: with one number only, a lowering could know it by heart."""
NAMES = 12
"""Different names a pool has at least: a deck needs ten."""

_NUMBER, _QUOTED, _TYPE = re.compile(r"\d+"), re.compile(r'"([^"]+)"'), re.compile(r"(?<==)[A-Z]\b")


@dataclass(frozen=True)
class Use:
    """A card that uses the verb, and how: the statement without its numbers, names and types."""

    card: Card
    way: str
    under: tuple[str, ...]
    """The event and the statements around it: what they make of it is part of what it does."""
    burden: int
    """Parts of the whole program: the fewer, the more the verb is alone."""


@dataclass(frozen=True)
class TrialPool:
    focus: tuple[Card, ...]
    """The plainest first."""
    partners: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.focus, *self.partners)

    @property
    def plain(self) -> tuple[Card, ...]:
        """Partners that do nothing but their printed damage."""
        return tuple(card for card in self.partners if not card.effects)


def uses(verb: str, cards: Iterable[Card]) -> list[Use]:
    """The cards that say the verb, plainest first."""
    found = []
    for card in cards:
        for effect in card.effects:
            programs = parse_effect(effect.program)
            burden = sum(1 for _ in nodes(programs))
            for program in programs:
                said = _inside(program.body, (program.event.value,))
                found += [Use(card, abstract(print_node(one)), under, burden) for one, under in said if one.verb == verb]
    return sorted(found, key=_plainness)


def _inside(block: Block, under: tuple[str, ...]) -> Iterator[tuple[Stmt, tuple[str, ...]]]:
    for statement in block:
        yield statement, under
        for inner in blocks(statement):
            yield from _inside(inner, (*under, statement.verb))


def abstract(said: str) -> str:
    """Without numbers, names and types: what is left is done in one way."""
    return _TYPE.sub("X", _QUOTED.sub('""', _NUMBER.sub("0", said)))


def _plainness(use: Use) -> tuple[int, int, int, str]:
    return use.burden, use.card.stage, len(use.card.effects), use.card.id


def trial_pools(found: Sequence[Use], catalogue: Catalogue, lowered: Callable[[Card], bool]) -> Iterator[TrialPool]:
    """Pools that together have every way; `lowered`: whether the engine could play a partner."""
    ways: dict[str, list[Use]] = {}
    for use in found:
        ways.setdefault(use.way, []).append(use)
    alike = [_examples(uses) for uses in ways.values()]
    for first in range(0, len(alike), WAYS):
        focus = tuple(dict.fromkeys(card for cards in alike[first : first + WAYS] for card in cards))
        yield TrialPool(focus, tuple(_partners(focus, catalogue, lowered)))


def _examples(alike: Sequence[Use]) -> list[Card]:
    """The plainest, then those that stand under something else."""
    first = {use.under: use.card for use in reversed(alike)}
    others = sorted(first.values(), key=[use.card for use in alike].index)
    return list(dict.fromkeys((*others, *(use.card for use in alike))))[:ALIKE]


def _partners(focus: Sequence[Card], catalogue: Catalogue, lowered: Callable[[Card], bool]) -> Iterator[Card]:
    """Whom they evolve from and into and name, a plain Pokémon of each type they speak of, one card of each other kind."""
    given = {card.play_id for card in focus}
    names = {card.name for card in focus}
    known = [card for card in catalogue.unique if card.play_id not in given]
    # What an attack leaves on a Pokémon shows only if it survives.
    plainest = sorted(known, key=lambda card: (len(card.effects), card.stage, len("".join(_said(card))), -card.hp, card.id))

    def take(wanted: Callable[[Card], bool], count: int = 1) -> Iterator[Card]:
        fitting = (card for card in plainest if card.name not in names and wanted(card) and lowered(card))
        for _ in range(count):
            card = next(fitting, None)
            if card is None:
                return
            names.add(card.name)
            yield card
            yield from below(card)

    def below(card: Card) -> Iterator[Card]:
        if card.evolves_from and card.evolves_from not in names:
            yield from take(_with(name=card.evolves_from))

    said = " ".join(part for card in focus for part in _said(card))
    for card in focus:
        yield from below(card)
    for card in focus:
        if any("evolve" in one for one in _said(card)):
            yield from take(_with(evolves_from=card.name))
    for name in sorted(set(_QUOTED.findall(said))):
        yield from take(_with(name=name))
    types = sorted({*_TYPE.findall(said), *(str(card.type) for card in focus if card.type), "C"})
    for energy in types:
        yield from take(_with(is_basic=True, type=energy, effects=()))
    yield from take(lambda one: one.is_pokemon and one.stage == 1 and not one.effects)
    for kind in (Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM):
        yield from take(_with(kind=kind))
    missing = NAMES - len(names)
    if missing > 0:
        yield from take(lambda one: one.is_basic and not one.effects, missing)


def _with(**facts: object) -> Callable[[Card], bool]:
    return lambda card: all(getattr(card, fact) == value for fact, value in facts.items())


def _said(card: Card) -> Iterator[str]:
    return (effect.program for effect in card.effects)
