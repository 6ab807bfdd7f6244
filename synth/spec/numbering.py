"""The numbers cards, effects and turn-long bonuses have in a build: both engines and every saved state use these.

A build's pool is a collection of catalogue cards; printings that play alike are one card, known by its `play_id`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from synth.spec.cards import Card, set_order
from synth.spec.layout import Counts

RowKind = Literal["trainer", "ability", "attack"]


@dataclass(frozen=True)
class Row:
    """One effect of one card; `index` tells its attacks apart."""

    card: Card
    kind: RowKind
    index: int = 0


def unique_cards(cards: Iterable[Card]) -> list[Card]:
    """One printing for each `play_id`, in the order of their numbers: the k-th of them is card k + 1."""
    first: dict[str, Card] = {}
    for card in sorted(cards, key=lambda card: _age(card.id)):
        first.setdefault(card.play_id, card)
    return [first[play_id] for play_id in sorted(first, key=_age)]


def card_numbers(cards: Iterable[Card]) -> dict[str, int]:
    """Number of each unique card by `play_id`, from 1; 0 is no card."""
    return {card.play_id: number for number, card in enumerate(unique_cards(cards), start=1)}


def rows(cards: Iterable[Card]) -> list[Row]:
    """Every effect of the pool: the first is row 1. An attack without text has a row too; a Fossil has none."""
    return [row for card in unique_cards(cards) for row in card_rows(card)]


def card_rows(card: Card) -> list[Row]:
    found = [Row(card, "trainer")] if card.effect else []
    found += [Row(card, "ability")] if card.ability else []
    return found + [Row(card, "attack", index) for index in range(len(card.attacks))]


@dataclass(frozen=True)
class Numbers:
    """Things of a pool that have cells of their own, numbered in the order of the rows that first name them.

    The statements are those of `synth.dsl.ast`, read by field name: the spec knows no effect language.
    """

    boosts: Mapping[Hashable, int]
    """Attack bonuses for this turn, from 0; equal statements share a number."""
    surges: Mapping[Hashable, int]
    """Attack bonuses of a player for the next own turn, from 0."""
    guards: Mapping[Hashable, int]
    """Reductions of a player for the opponent's next turn, from 0."""
    titles: Mapping[str, int]
    """Names of attacks that some effect refers to, from 1."""
    discounts: Mapping[Hashable, int]
    """Changes of attack costs for this turn, from 0."""
    arms: Mapping[Hashable, int]
    """Delayed effects over all of a player's Pokémon, from 0."""
    forgotten: frozenset[str]
    """Memories that no effect of the pool asks for: their cells stay 0."""

    @cached_property
    def counts(self) -> Counts:
        named = (self.boosts, self.surges, self.guards, self.titles, self.discounts, self.arms)
        return Counts(*(len(things) for things in named))


READERS: Mapping[str, frozenset[str]] = {
    "fought": frozenset({"first_attack"}),
    "spent": frozenset({"first_damage"}),
    "struck": frozenset({"hit_last_turn"}),
    "grown": frozenset({"evolved_now"}),
    "fallen": frozenset({"knocked_out"}),
    "knockouts": frozenset({"knockouts"}),
    "result": frozenset({"result", "different"}),
    "hit": frozenset({"ko_by_attack", "my_attack_kos", "knocked_out"}),
}
"""Cells that remember something, and the words of the effect language that ask for it."""


def numbers(programs: Iterable[Iterable[Any]]) -> Numbers:
    """Numbers of the parsed effects of the pool's rows, in row order."""
    boosts: dict[Hashable, int] = {}
    surges: dict[Hashable, int] = {}
    guards: dict[Hashable, int] = {}
    titles: dict[str, int] = {}
    discounts: dict[Hashable, int] = {}
    arms: dict[Hashable, int] = {}
    words: set[str] = set()
    tests = ((is_boost, boosts), (is_surge, surges), (is_guard, guards), (is_discount, discounts), (is_wide_arm, arms))
    for effect in programs:
        for program in effect:
            for statement in _statements(program.body):
                for test, found in tests:
                    if test(statement):
                        found.setdefault(statement, len(found))
            for title in _titles(program):
                titles.setdefault(title, len(titles) + 1)
            words.update(_words(program))
    forgotten = frozenset(fact for fact, asking in READERS.items() if not asking & words)
    return Numbers(boosts, surges, guards, titles, discounts, arms, forgotten)


def is_boost(statement: Any) -> bool:
    return bool(statement.verb == "give" and statement.modifier.kind == "deals" and statement.duration == "this_turn")


def is_surge(statement: Any) -> bool:
    """On a player, not on the one Pokémon that attacked."""
    wide = statement.verb == "give" and statement.what.zone == "play"
    return bool(wide and statement.modifier.kind == "deals" and statement.duration == "my_turn")


def is_guard(statement: Any) -> bool:
    wide = statement.verb == "give" and statement.what.zone == "play"
    return bool(wide and statement.modifier.kind == "takes" and statement.duration == "opp_turn")


def is_discount(statement: Any) -> bool:
    return bool(statement.verb == "give" and statement.modifier.kind == "cost" and statement.duration == "this_turn")


def is_wide_arm(statement: Any) -> bool:
    return bool(statement.verb == "arm" and statement.on.zone == "play")


def _titles(node: Any) -> Iterator[str]:
    """Attack names in modifiers (bonus, cannot), memories and measures, depth first."""
    if isinstance(node, tuple):
        for part in node:
            yield from _titles(part)
    elif hasattr(node, "model_fields_set"):
        kind = getattr(node, "kind", None)
        if kind in ("bonus", "cannot", "used_attack", "times_used") and node.name:
            yield node.name
        for name in type(node).model_fields:
            yield from _titles(getattr(node, name))


def _words(node: Any) -> Iterator[str]:
    """All words of a program: kinds, events, ways of choosing."""
    if isinstance(node, str):
        yield str(node)
    elif isinstance(node, tuple):
        for part in node:
            yield from _words(part)
    elif hasattr(node, "model_fields_set"):
        for name in type(node).model_fields:
            yield from _words(getattr(node, name))


def _statements(block: Iterable[Any]) -> Iterator[Any]:
    for statement in block:
        yield statement
        for inner in ("then", "other", "body"):
            yield from _statements(getattr(statement, inner, ()))
        for option in getattr(statement, "options", ()):
            yield from _statements(option)


def _age(card_id: str) -> tuple[tuple[int, str], int]:
    set_code, number = card_id.rsplit("-", 1)
    return set_order(set_code), int(number)
