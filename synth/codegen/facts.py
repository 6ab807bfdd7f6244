"""The card table of an engine: what a step must know of a card, by its number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from synth.codegen.pool import Pool, Unlowered
from synth.codegen.tables import PackedTable
from synth.dsl.ast import Filter, FilterKind
from synth.spec.cards import UNITS, Card, Energy, Kind

CLASSES = (None, Kind.POKEMON, Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM, Kind.FOSSIL)
"""Field `cls`."""

TYPES = (*UNITS, Energy.DRAGON)


@dataclass(frozen=True)
class CardFactsTable:
    """`table` serves Pokémon in play, `hand` cards that may be played; row 0 of both is no card."""

    table: PackedTable
    hand: PackedTable


def card_facts(pool: Pool, abilities: dict[int, dict[str, int]], effects: dict[int, int]) -> CardFactsTable:
    """`abilities`: fields of each card's Ability by card number; `effects`: usability number of each Trainer."""
    first_row = {}
    for number, row in enumerate(pool.rows, start=1):
        first_row.setdefault(row.card.id, number)
    in_play: list[dict[str, int]] = [{}]
    in_hand: list[dict[str, int]] = [{}]
    ability_fields = sorted({name for fields in abilities.values() for name in fields})
    for number, card in enumerate(pool.cards, start=1):
        in_play.append(
            _in_play(pool, card) | {"row": first_row.get(card.id, 0)} | abilities.get(number, {}) if card.hp else {}
        )
        in_hand.append(
            {
                "cls": CLASSES.index(card.kind),
                "basic": int(card.is_basic),
                "stage": card.stage,
                "from": pool.names.get(card.evolves_from or "", 0),
                "usable": effects.get(number, 0),
                "effect_row": first_row.get(card.id, 0) if card.effect else 0,
                "searches": sum(
                    1 << k
                    for k, search in enumerate(pool.searches.things)
                    if all(card_matches(one, card) for one in search.filters)
                ),
            }
        )
    body = ("hp", "type", "weakness", "retreat", "points", "stage", "fossil")
    groups = (body, ("name", "sets"), ("row", "ability", "attacks"), ability_fields)
    return CardFactsTable(
        PackedTable("card", in_play, groups),
        PackedTable("hand", in_hand, (("cls", "basic", "from", "usable"), ("effect_row",), ("stage", "searches"))),
    )


def _in_play(pool: Pool, card: Card) -> dict[str, int]:
    return {
        "hp": card.hp // 10,
        "type": TYPES.index(card.type or Energy.COLORLESS),
        "weakness": 1 + TYPES.index(card.weakness) if card.weakness else 0,
        "retreat": card.retreat,
        "points": card.points,
        "stage": card.stage,
        "fossil": int(card.kind is Kind.FOSSIL),
        "name": pool.names[card.name],
        "sets": sum(1 << k for k, names in enumerate(pool.name_sets.things) if card.name in names),
        "ability": int(card.ability is not None),
        "attacks": len(card.attacks),
    }


def card_matches(one: Filter, card: Card | None) -> bool:
    """Whether a card outside play passes a filter; with no card, whether the filter can be asked at all."""
    tests: dict[FilterKind, Callable[[Card], bool]] = {
        FilterKind.TYPE: lambda c: c.is_pokemon and c.type in one.energies,
        FilterKind.NAME: lambda c: c.name in one.names,
        FilterKind.STAGE: lambda c: c.is_pokemon and c.stage == one.n,
        FilterKind.KIND: lambda c: c.kind == one.card_kind or (one.card_kind == "trainer" and not c.is_pokemon),
    }
    if one.kind not in tests:
        raise Unlowered(f"filter {one.kind} on a card")
    return card is not None and tests[one.kind](card)
