"""The card table of an engine: what a step must know of a card, by its number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from synth.codegen.ir import Table
from synth.codegen.pool import Pool, Unlowered, parsed
from synth.codegen.tables import PackedTable
from synth.dsl.ast import Filter, FilterKind, Give, ModifierKind, Use, Zone
from synth.dsl.walk import nodes
from synth.spec.cards import UNITS, Card, Energy, Kind
from synth.spec.store import load_catalogue

CLASSES = (None, Kind.POKEMON, Kind.ITEM, Kind.SUPPORTER, Kind.TOOL, Kind.STADIUM, Kind.FOSSIL)
"""Field `cls`."""

SEARCHES = 30
"""Searches whose matches share one word of a card's facts."""

TYPES = (*UNITS, Energy.DRAGON)


@dataclass(frozen=True)
class Carriers:
    """Cards with one continuous effect: whether Pokémon have it, and the numbers of Tools and Stadiums."""

    pokemon: bool
    tools: tuple[int, ...]
    stadiums: tuple[int, ...]

    @property
    def in_play(self) -> bool:
        """Whether it belongs to some Pokémon, not to the Stadium."""
        return self.pokemon or bool(self.tools)


@dataclass(frozen=True)
class CardFactsTable:
    """`table` serves cards in play (Pokémon, Tools, the Stadium), `hand` cards that may be played; row 0 is no card."""

    table: PackedTable
    hand: PackedTable
    tools: Table
    """1 for a Tool."""
    carriers: dict[int, Carriers]
    """By the number of a continuous effect."""


def card_facts(pool: Pool, texts: dict[int, dict[str, int]], effects: dict[int, int]) -> CardFactsTable:
    """`texts`: fields of Abilities, Tools and Stadiums by card number; `effects`: usability number of other Trainers."""
    first_row: dict[str, int] = {}
    for number, row in enumerate(pool.rows, start=1):
        first_row.setdefault(row.card.id, number)
    in_play: list[dict[str, int]] = [{}]
    in_hand: list[dict[str, int]] = [{}]
    lends = any(_copies(row.card, row.index, Zone.HAND_AND_DECK) for row in pool.rows if row.kind == "attack")
    text_fields = sorted({name for fields in texts.values() for name in fields})
    for number, card in enumerate(pool.cards, start=1):
        printed = _in_play(pool, card) if card.hp else {}
        here = printed or card.kind in (Kind.TOOL, Kind.STADIUM)
        in_play.append(printed | {"row": first_row.get(card.id, 0)} | texts.get(number, {}) if here else {})
        in_hand.append(
            {
                "cls": CLASSES.index(card.kind),
                "basic": int(card.is_basic),
                "stage": card.stage,
                "from": pool.names.get(card.evolves_from or "", 0),
                "usable": effects.get(number, 0),
                "via": pool.names.get(_before_stage_1(pool, card) or "", 0),
                "effect_row": first_row.get(card.id, 0) + (card.ability is not None) if card.effect or lends else 0,
                "lends": _lends(card) if lends else 0,
                **{
                    f"searches_{chunk}": sum(
                        1 << (k % SEARCHES)
                        for k, filters in enumerate(pool.searches.things)
                        if k // SEARCHES == chunk and all(card_matches(one, card) for one in filters)
                    )
                    for chunk in range(search_chunks(pool))
                },
            }
        )
    body = ("hp", "type", "weakness", "retreat", "points", "stage", "fossil")
    traits = tuple(f"trait_{k}" for k in range(len(pool.traits.things)))
    groups = (body, ("name", *traits), ("row", "ability", "attacks"), text_fields)
    return CardFactsTable(
        PackedTable("card", in_play, groups),
        PackedTable(
            "hand",
            in_hand,
            (
                ("cls", "basic", "from", "usable"),
                ("effect_row", "lends"),
                ("via",),
                ("stage", *(f"searches_{chunk}" for chunk in range(search_chunks(pool)))),
            ),
        ),
        Table("tools", (0, *(int(card.kind is Kind.TOOL) for card in pool.cards))),
        _carriers(pool, texts),
    )


def _copies(card: Card, attack: int, zone: Zone | None = None) -> bool:
    """Whether an attack uses another one as this one; `zone`: one of a card that is there."""
    effect = card.attacks[attack].effect
    uses = [node for program in parsed(effect.program) for node in nodes(program) if isinstance(node, Use)] if effect else []
    return any(use.what == "attack" and (zone is None or (use.of is not None and use.of.zone is zone)) for use in uses)


def _lends(card: Card) -> int:
    """Bits of the attacks of a card that can be copied while it is hidden; its row is then that of its first attack."""
    return sum(1 << attack for attack in range(len(card.attacks)) if not _copies(card, attack))


def _carriers(pool: Pool, texts: dict[int, dict[str, int]]) -> dict[int, Carriers]:
    found = {}
    for static in range(1, len(pool.statics)):
        cards = {k: pool.cards[k - 1].kind for k, fields in texts.items() if fields["static"] == static}
        for stmt in (stmt for program in pool.statics.things[static - 1] for stmt in program.body):
            types = stmt.modifier.energies if isinstance(stmt, Give) and stmt.modifier.kind is ModifierKind.TYPES else ()
            if types and any(pool.cards[k - 1].type not in types for k in cards):
                raise Unlowered("types without the printed one")
        tools = tuple(k for k, kind in cards.items() if kind is Kind.TOOL)
        stadiums = tuple(k for k, kind in cards.items() if kind is Kind.STADIUM)
        found[static] = Carriers(len(cards) > len(tools) + len(stadiums), tools, stadiums)
    return found


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
        **{f"trait_{k}": int(card_matches(one, card)) for k, one in enumerate(pool.traits.things)},
        "ability": int(card.ability is not None),
        "attacks": len(card.attacks),
    }


def _before_stage_1(pool: Pool, card: Card) -> str | None:
    """What a Stage 2 comes from at last; that Stage 1 may be in the catalogue only (rulebook 7.11)."""
    if card.stage != 2 or not pool.leaps:
        return None
    return catalogue_origins().get(card.evolves_from or "") or next(
        (one.evolves_from for one in pool.cards if one.name == card.evolves_from and one.stage == 1), None
    )


@cache
def catalogue_origins() -> dict[str, str]:
    """What each Stage 1 of the shipped catalogue evolves from."""
    cards = load_catalogue().cards.values()
    return {card.name: card.evolves_from for card in cards if card.stage == 1 and card.evolves_from}


def _kinds(card: Card) -> tuple[str, ...]:
    """What a card counts as outside play: a Fossil is an Item there (rulebook 8.29)."""
    if card.is_pokemon:
        return (Kind.POKEMON,)
    return (Kind.ITEM if card.kind is Kind.FOSSIL else card.kind, "trainer")


def search_chunks(pool: Pool) -> int:
    return -(-len(pool.searches.things) // SEARCHES)


def card_matches(one: Filter, card: Card | None) -> bool:
    """Whether a card passes a filter by its print; with no card, whether the filter can be asked at all."""
    tests: dict[FilterKind, Callable[[Card], bool]] = {
        FilterKind.TYPE: lambda c: c.is_pokemon and c.type in one.energies,
        FilterKind.NAME: lambda c: c.name in one.names,
        FilterKind.NOT_NAME: lambda c: c.name not in one.names,
        FilterKind.STAGE: lambda c: c.is_pokemon and c.stage == one.n,
        FilterKind.KIND: lambda c: one.card_kind in _kinds(c),
        FilterKind.TAG: lambda c: one.tag in c.tags,
        FilterKind.EVOLVES_FROM: lambda c: c.evolves_from in one.names,
        FilterKind.HAS_ATTACK: lambda c: any(attack.name in one.names for attack in c.attacks),
        FilterKind.ABILITY_NOT: lambda c: c.ability is not None and c.ability.name not in one.names,
        FilterKind.HP_AT_MOST: lambda c: c.is_pokemon and c.hp <= (one.n or 0),
        FilterKind.EX: lambda c: c.ex,
        FilterKind.NOT_EX: lambda c: not c.ex,
        FilterKind.MEGA: lambda c: c.mega,
        FilterKind.NOT_MEGA: lambda c: not c.mega,
        FilterKind.EVOLUTION: lambda c: c.is_pokemon and c.stage > 0,
        FilterKind.ABILITY: lambda c: c.ability is not None,
        FilterKind.RETREAT: lambda c: c.is_pokemon and c.retreat >= (one.n or 0),
    }
    if one.kind not in tests:
        raise Unlowered(f"filter {one.kind} on a card")
    return card is not None and tests[one.kind](card)
