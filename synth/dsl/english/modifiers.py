"""What lasts: predicates that hold for a while. The duration comes from the sentence around."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import Duration, Give, Modifier, ModifierKind, Quantifier, Scaled, Scope
from synth.dsl.english.amounts import MEASURE
from synth.dsl.english.core import Choice, Literal, Such, Syntax, words
from synth.dsl.english.lists import Listing
from synth.dsl.english.pokemon import OPPOSED, SUBJECT
from synth.dsl.english.stateful import Known, Noting, changing
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.words import (
    ATTACK_NAME,
    NAME,
    SIGNED,
    SIGNED_INTEGER,
    TYPE,
)
from synth.spec.cards import Status

LASTING: Syntax[Duration] = Known(lambda state: state.duration)
Kind = ModifierKind


def says(template: str, kind: ModifierKind, wording: str | None = None, /, **parts: Any) -> Syntax[Modifier]:
    """A predicate of the Pokémon that has the modifier."""
    return rule(template, Modifier, wording, kind=kind, **parts)


def gives(template: str, what: Any, modifier: Any, wording: str | None = None, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """A statement that gives `what` a modifier."""
    if isinstance(what, Syntax):
        holes["what"], what = what, Hole("what")
    shape = Shape(Give, what=what, modifier=modifier, duration=Hole("duration"))
    return rule("{duration}" + template, (shape,), wording, duration=LASTING, **holes)


FROM: Syntax[Any] = Choice(Literal("", None), rule(" from {vs}", Hole("vs"), vs=OPPOSED))
TO: Syntax[Any] = Choice(Literal("", None), rule(" to {vs}", Hole("vs"), vs=OPPOSED))
_IMMUNE = Modifier(kind=Kind.IMMUNE, scope=Scope.ANY)
_ANY_CONDITION = "can't be affected by any Special Conditions"
_PER = Shape(Scaled, k=Hole("k"), of=Hole("of"))

PREDICATE: Syntax[Any] = Choice(
    says("<takes|take> {amount} damage from attacks{vs}", Kind.TAKES, amount=SIGNED, vs=FROM),
    says("<takes|take> {amount} damage from being Poisoned", Kind.POISON, amount=SIGNED),
    says("can't attack", Kind.CANNOT, scope=Scope.ATTACK),
    says("can't retreat", Kind.CANNOT, scope=Scope.RETREAT),
    says("can't be healed", Kind.CANNOT, scope=Scope.HEAL),
    says("can't use {name}", Kind.CANNOT, scope=Scope.THIS_ATTACK, name=ATTACK_NAME),
    says("can't be {scope}", Kind.IMMUNE, scope=words({status.value.capitalize(): Scope(status.value) for status in Status})),
    says(_ANY_CONDITION, Kind.IMMUNE, scope=Scope.ANY),
    says(
        f"<recovers|recover> from all Special Conditions and {_ANY_CONDITION}", Kind.IMMUNE, "recovers", scope=Scope.ANY
    ),
    says("<has|have> no Retreat Cost", Kind.FREE_RETREAT),
    says("<has|have> no Weakness", Kind.NO_WEAKNESS),
    says("<has|have> no Abilities", Kind.NO_ABILITY),
    says("<loses|lose> all Abilities", Kind.NO_ABILITY, "loses"),
    says("<gets|get> {amount} HP", Kind.MAX_HP, amount=SIGNED),
    rule(
        "<gets|get> {k} HP for each {of}", Shape(Modifier, kind=Kind.MAX_HP, amount=_PER), k=SIGNED_INTEGER, of=MEASURE
    ),
    says("<is|are> {energies} type", Kind.TYPES, energies=Listing(TYPE, "and")),
    says("can evolve during your first turn or the turn you play it", Kind.EVOLVE_EARLY),
    Noting(
        says("can use any attack from <its|their> previous Evolutions", Kind.PRIOR_ATTACKS),
        changing(reminder="You still need the necessary Energy to use each attack."),
    ),
    Noting(
        says(
            "can evolve into any Pokémon that evolves from {name} if you play it from your hand onto this Pokémon",
            Kind.EVOLVES_AS,
            name=NAME,
        ),
        changing(reminder="This Pokémon can't evolve during your first turn or the turn you play it."),
    ),
)


def _given(modifier: Any) -> Shape:
    return Shape(Give, what=Hole("what"), modifier=modifier, duration=Hole("duration"))


_SAID_TWICE = (_given(Hole("first")), _given(Hole("second")))
_THE_SAME = Such(SUBJECT, lambda pokemon: pokemon.quantifier is Quantifier.ALL)
PREDICATED: Syntax[Any] = Choice(
    gives("{what} {modifier}", SUBJECT, Hole("modifier"), modifier=PREDICATE),
    rule(
        "{duration}{what} {first} and {second}",
        _SAID_TWICE,
        duration=LASTING,
        what=_THE_SAME,
        first=PREDICATE,
        second=PREDICATE,
    ),
    rule(
        f"{{duration}}{{what}} {{first}}, <recovers|recover> from all Special Conditions, and {_ANY_CONDITION}",
        (_given(Hole("first")), _given(_IMMUNE)),
        "recovers_in_list",
        duration=LASTING,
        what=_THE_SAME,
        first=PREDICATE,
    ),
)
