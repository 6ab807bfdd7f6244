"""What can be said of a Pokémon or card, as filters: before the noun, as the noun, after it, or as a predicate."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Filter, FilterKind, Selector
from synth.dsl.english.core import Choice, Literal, Syntax
from synth.dsl.english.lists import Concat, Listing, optional
from synth.dsl.english.stateful import Scoped, Worded
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.words import (
    ATTACK_NAME,
    INTEGER,
    NAME,
    NAMES,
    NAMES_OR,
    ONE_NAME,
    ONE_TYPE,
    SEVERAL,
    STATUS,
    TAGGED,
    TYPE,
)
from synth.spec.cards import Kind, Tag

Filters = Syntax[tuple[Filter, ...]]


def _is(kind: FilterKind, **fields: Any) -> tuple[Filter, ...]:
    return (Filter(kind=kind, **fields),)


def trait(template: str, kind: FilterKind, wording: str | None = None, /, **parts: Any) -> Filters:
    """A phrase for one filter."""
    holes = {name: part for name, part in parts.items() if isinstance(part, Syntax)}
    fields = {name: Hole(name) if name in holes else part for name, part in parts.items()}
    return rule(template, (Shape(Filter, kind=kind, **fields),), wording, **holes)


RANK: Filters = Choice(
    Literal("Basic ", _is(FilterKind.STAGE, n=0)),
    Literal("Stage 1 ", _is(FilterKind.STAGE, n=1)),
    Literal("Stage 2 ", _is(FilterKind.STAGE, n=2)),
    Literal("evolved ", _is(FilterKind.EVOLVED)),
    Literal("Evolution ", _is(FilterKind.EVOLUTION)),
    trait("{tag} ", FilterKind.TAG, tag=TAGGED),
)
TYPED: Filters = trait("{energies} ", FilterKind.TYPE, energies=Listing(TYPE, "or"))
BEFORE: Filters = Concat(optional(RANK), optional(TYPED))

_EX: Filters = Literal("Pokémon ex", _is(FilterKind.EX))
_MEGA: Filters = Literal("Mega Evolution Pokémon ex", _is(FilterKind.MEGA))
_ANY: Filters = Literal("Pokémon", ())
NAMED: Filters = trait("{names}", FilterKind.NAME, names=NAMES)
ANY_NAMED: Filters = trait("{names}", FilterKind.NAME, names=NAMES_OR)
EACH_TYPE: Filters = rule(
    "{a} Pokémon and {b} Pokémon",
    (Shape(Filter, kind=FilterKind.TYPE, energies=(Hole("a"), Hole("b"))),),
    "each_type",
    a=TYPE,
    b=TYPE,
)
ONE_HEAD: Filters = Choice(_ANY, _EX, _MEGA, Literal("Ultra Beast", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)))
MANY_HEAD: Filters = Choice(_ANY, _EX, _MEGA, Literal("Ultra Beasts", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)))

KNOWS: Filters = trait(
    "<has|have> the {names} attack", FilterKind.HAS_ATTACK, names=Listing(ATTACK_NAME, "", most=1)
)
HAS: Filters = Choice(
    KNOWS,
    trait("<has|have> damage on <it|them>", FilterKind.DAMAGED),
    trait("<has|have> any damage on <it|them>", FilterKind.DAMAGED, "any_damage"),
    trait("<has|have> no damage on <it|them>", FilterKind.UNDAMAGED),
    trait("<has|have> full HP", FilterKind.UNDAMAGED, "full_hp"),
    trait("<has|have> any Energy attached", FilterKind.ENERGY, n=1),
    trait("<has|have> any {energies} Energy attached", FilterKind.ENERGY, n=1, energies=ONE_TYPE),
    trait("<has|have> {n} or more Energy attached", FilterKind.ENERGY, n=SEVERAL),
    trait("<has|have> {n} or more {energies} Energy attached", FilterKind.ENERGY, n=SEVERAL, energies=ONE_TYPE),
    trait("<has|have> a Pokémon Tool attached", FilterKind.TOOL),
    trait("<has|have> {names} attached", FilterKind.TOOL_NAMED, names=ONE_NAME),
    trait("<has|have> an Ability", FilterKind.ABILITY),
    trait("<has|have> a Retreat Cost of {n} or more", FilterKind.RETREAT, n=INTEGER),
    trait("<evolves|evolve> from {names}", FilterKind.EVOLVES_FROM, names=ONE_NAME),
    trait("<is|are> {status}", FilterKind.STATUS, status=STATUS),
    trait("<is|are> affected by a Special Condition", FilterKind.ANY_STATUS),
    trait("<is|are> affected by any Special Conditions", FilterKind.ANY_STATUS, "any_conditions"),
)
"""Predicates that serve a relative clause as well as a condition."""

_RELATIVE: Filters = Choice(
    rule(" that {traits}", Hole("traits"), traits=HAS),
    trait(" with {n} HP or less", FilterKind.HP_AT_MOST, n=INTEGER),
    trait(" with a Retreat Cost of {n} or more", FilterKind.RETREAT, "with", n=INTEGER),
    trait(" with an Ability other than {names}", FilterKind.ABILITY_NOT, names=ONE_NAME),
    trait(" that <isn't a|aren't> Mega Evolution Pokémon ex", FilterKind.NOT_MEGA),
    trait(", except any Pokémon ex,", FilterKind.NOT_EX),
)
AFTER: Filters = optional(Choice(_RELATIVE, Worded("that_have", Scoped(_RELATIVE, plural=True))))
"""What follows the noun; attacks say "1 of … that have" where other cards say "that has"."""

OTHERS_FIRST: Filters = Literal("other Pokémon", _is(FilterKind.OTHER))

IN_PLAY: Filters = Choice(Literal("", ()), Worded("in_play", Literal(" in play", ())))

_AN = Choice(
    Literal("an Evolution Pokémon", _is(FilterKind.EVOLUTION)),
    Literal("an evolved Pokémon", _is(FilterKind.EVOLVED)),
    Literal("an Ancient Pokémon", _is(FilterKind.TAG, tag=Tag.ANCIENT)),
    Literal("an Ultra Beast", _is(FilterKind.TAG, tag=Tag.ULTRA_BEAST)),
)
A_KIND: Filters = Choice(_AN, rule("a {traits}", Hole("traits"), traits=Concat(BEFORE, ONE_HEAD)))
"""What a Pokémon can be: "a Basic Pokémon", "a [G] or [M] Pokémon"."""

PLACE: Filters = Choice(
    trait("is in the Active Spot", FilterKind.ACTIVE),
    trait("is your Active Pokémon", FilterKind.ACTIVE, "is_active"),
    trait("is on your Bench", FilterKind.BENCHED),
)
IS: Filters = Choice(
    PLACE,
    rule("is {traits}", Hole("traits"), traits=A_KIND),
    trait("is {names}", FilterKind.NAME, names=Listing(NAME, "or")),
    trait("evolved during this turn", FilterKind.EVOLVED_NOW),
    trait("evolved from {names} during this turn", FilterKind.EVOLVED_NOW, names=ONE_NAME),
    trait("moved from your Bench to the Active Spot this turn", FilterKind.MOVED_NOW),
    trait(
        "was damaged by an attack during your opponent's last turn while it was in the Active Spot",
        FilterKind.HAS_DAMAGED_BY_ATTACK,
    ),
)


def with_filters(selector: Selector, filters: tuple[Filter, ...]) -> Selector:
    return selector.model_copy(update={"filters": filters})


KIND_POKEMON = Filter(kind=FilterKind.KIND, card_kind=Kind.POKEMON)
