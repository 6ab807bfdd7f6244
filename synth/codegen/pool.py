"""What an engine is built for: the cards, their programs, and the lists of distinct things that rows refer to by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Generic, TypeVar

from synth.codegen.overlay.unit import Unit
from synth.dsl.ast import (
    Amount,
    Block,
    Condition,
    Effect,
    Filter,
    FilterKind,
    Measure,
    Place,
    Program,
    Put,
    Role,
    Selector,
    Use,
    Zone,
)
from synth.dsl.parser import parse_effect
from synth.dsl.walk import nodes
from synth.spec.cards import Card
from synth.spec.numbering import Row, numbers, rows, unique_cards
from synth.spec.rules import RuleSpec

if TYPE_CHECKING:
    from synth.codegen.lowerings import Lowerings

TRAITS = frozenset(
    {
        FilterKind.NAME,
        FilterKind.NOT_NAME,
        FilterKind.TAG,
        FilterKind.EVOLVES_FROM,
        FilterKind.HAS_ATTACK,
        FilterKind.ABILITY_NOT,
        FilterKind.HP_AT_MOST,
        FilterKind.EX,
        FilterKind.NOT_EX,
        FilterKind.MEGA,
        FilterKind.NOT_MEGA,
        FilterKind.EVOLUTION,
        FilterKind.ABILITY,
    }
)


RELATIVE = frozenset({FilterKind.EVOLVES_VIA_STAGE1, FilterKind.EVOLVES_FROM_IT})
"""Filters that compare a card with another one."""


def printed(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Those filters that a card passes or not by its print alone."""
    return tuple(one for one in filters if one.kind not in RELATIVE)


def tests_card(what: Selector) -> bool:
    """Whether `it` is a card outside play: only of such a one is it asked what kind it is."""
    return what.role is Role.IT and any(one.kind is FilterKind.KIND for one in what.filters)


class Unlowered(Exception):
    """A program says something that this code generator cannot lower yet; `unit`: the lowering that is absent, if one is."""

    def __init__(self, message: str, unit: Unit | None = None) -> None:
        super().__init__(message)
        self.unit = unit


T = TypeVar("T")


@dataclass(eq=False)
class Listing(Generic[T]):
    """Distinct things in order of first mention; number 0 is reserved for `nothing` or `always`."""

    things: list[T] = field(default_factory=list)

    def number(self, thing: T) -> int:
        if thing not in self.things:
            self.things.append(thing)
        return self.things.index(thing) + 1

    def __len__(self) -> int:
        return len(self.things) + 1


@dataclass(frozen=True)
class Answered:
    """The player has chosen this option of the effect (0 is yes)."""

    option: int


Guard = Condition | Answered


@dataclass(frozen=True)
class OptionAsk:
    """A question with numbered answers: `may` (one block, yes or no), `modal` (several), `deck` (own or the other's),
    `condition` (so many Special Conditions for the opponent's Active), `enter` (asked when its Pokémon comes into play)."""

    kind: str
    blocks: tuple[Block, ...] = ()
    size: int = 2


@dataclass(eq=False)
class Pool:
    """Cards of one build; kept gameplay-unique and in the order of their numbers."""

    cards: Sequence[Card]
    rules: RuleSpec = field(default_factory=RuleSpec)
    places: int = 20
    """Cards a player can have: the deck size, or more for positions set up by hand."""
    lowerings: Lowerings = field(kw_only=True)
    """What statements become."""

    guards: Listing[tuple[Guard, ...]] = field(default_factory=Listing)
    """Conditions that statements stand under, all of which must hold."""
    options: Listing[OptionAsk] = field(default_factory=Listing)
    measures: Listing[Measure] = field(default_factory=Listing)
    asks: Listing[Selector] = field(default_factory=Listing)
    targets: Listing[Selector] = field(default_factory=Listing)
    searches: Listing[tuple[Filter, ...]] = field(default_factory=Listing)
    traits: Listing[Filter] = field(default_factory=Listing)
    """Filters that only look at the card: one bit of its facts each."""
    usable: Listing[Program] = field(default_factory=Listing)
    statics: Listing[tuple[Program, ...]] = field(default_factory=Listing)
    """The continuous programs of a text."""
    triggers: Listing[Program] = field(default_factory=Listing)
    reflips: Listing[Program] = field(default_factory=Listing)

    def __post_init__(self) -> None:
        self.cards = unique_cards(self.cards)
        self.rows: list[Row] = rows(self.cards)
        self.numbers = numbers(self.programs(row) for row in self.rows)
        self.leaps = False
        """Whether a card lets a Pokémon evolve past a stage."""
        for node in (node for row in self.rows for program in self.programs(row) for node in nodes(program)):
            if isinstance(node, Filter) and node.kind in TRAITS:
                self.traits.number(node)
            elif isinstance(node, Filter) and node.kind is FilterKind.EVOLVES_VIA_STAGE1:
                self.leaps = True
            elif isinstance(node, Selector) and node.zone in (Zone.HAND, Zone.DECK, Zone.DISCARD) and printed(node.filters):
                self.searches.number(printed(node.filters))
            elif isinstance(node, Selector) and tests_card(node):
                self.searches.number(node.filters)
        said = [node for row in self.rows for program in self.programs(row) for node in nodes(program)]
        self.bottoms = any(isinstance(node, Put) and node.place is Place.DECK_BOTTOM for node in said)
        """Whether cards can come to lie at the bottom of a deck."""
        self.borrows = any(isinstance(node, Use) and node.what == "effect" for node in said)
        """Whether an effect uses that of a Supporter."""
        self.names = {name: k + 1 for k, name in enumerate(dict.fromkeys(self._mentioned_names()))}

    def _mentioned_names(self) -> list[str]:
        return [name for card in self.cards for name in (card.name, card.evolves_from) if name]

    def programs(self, row: Row) -> tuple[Program, ...]:
        """The effect of a row, parsed; empty for an attack without text."""
        effect = {"trainer": row.card.effect, "ability": row.card.ability and row.card.ability.effect}.get(
            row.kind, row.card.attacks[row.index].effect if row.kind == "attack" else None
        )
        return parsed(effect.program) if effect else ()

    def program_of(self, card: Card) -> tuple[Program, ...]:
        """The effect of a Trainer card."""
        return parsed(card.effect.program) if card.effect else ()


@cache
def parsed(program: str) -> Effect:
    return parse_effect(program)


def amount_parts(amount: Amount) -> tuple[int, Measure | None]:
    """k and m of `k * m`; m is None for a constant."""
    if amount.node == "const":
        return amount.n, None
    if amount.node == "scaled":
        return amount.k, amount.of
    if amount.node == "measure":
        return 1, amount
    raise Unlowered(f"amount {amount}")
