"""Pokémon whose types are those of Energy: what an Energy Zone makes next, or what is attached to them."""

from typing import Any

from synth.dsl.ast import Exists, Filter, FilterKind, Give, If, Modifier, Role, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Worded
from synth.dsl.english.forms.template import Hole, rule
from synth.dsl.english.lasting.modifiers import Kind
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, OWNERS
from synth.dsl.english.nouns.words import FOR_WHOM
from synth.spec.cards import UNITS

_COMING = {side: Selector(side=side, zone=Zone.ZONE_NEXT) for side in (Side.MY, Side.OPP)}


def _typed_as(found: tuple[Selector, Side]) -> Any:
    """Of the type of what an Energy Zone makes next."""
    what, side = found
    return tuple(
        If(
            condition=Exists(what=_COMING[side].model_copy(update={"filters": (Filter(kind=FilterKind.TYPE, energies=(one,)),)})),
            then=(Give(what=what, modifier=Modifier(kind=Kind.TYPES, energies=(one,))),),
        )
        for one in UNITS
    )


def _typed_too(what: Selector) -> Any:
    """Of the types of Energy that it has, too."""
    return tuple(
        If(
            condition=Exists(what=what.model_copy(update={"filters": (Filter(kind=FilterKind.ENERGY, energies=(one,), n=1),)})),
            then=(Give(what=what, modifier=Modifier(kind=Kind.ALSO, energies=(one,))),),
        )
        for one in UNITS
    )


def _as_coming(block: Any) -> tuple[Selector, Side] | None:
    match block:
        case (If(condition=Exists(what=Selector(side=Side.MY | Side.OPP as side)), then=(Give(what=what),)), *_):
            return (what, side) if _typed_as((what, side)) == block else None
    return None


def _as_attached(block: Any) -> Selector | None:
    match block:
        case (If(then=(Give(what=Selector(role=Role.SELF | Role.HOST, filters=()) as what),)), *_):
            return what if _typed_too(what) == block else None
    return None


_NEXT_ENERGY = " the next Energy that will be generated for {side}"
_ITSELF = Such(ALL_ALIKE, lambda what: what.role in (Role.SELF, Role.HOST) and not what.filters)
TYPED_AS: Syntax[Any] = Choice(
    *(
        Worded(
            f"as_coming_{k}",
            Mapped(rule(words + _NEXT_ENERGY, (Hole("what"), Hole("side")), what=what, side=FOR_WHOM), _typed_as, _as_coming),
        )
        for k, (words, what) in enumerate(
            (
                ("{what} <is|are> the same type as", ALL_ALIKE),
                ("{what} type is the same as the type of", OWNERS),
                ("{what} type is the same as", OWNERS),
                ("{what} type is the type of", OWNERS),
            )
        )
    ),
    *(
        Worded(f"attached_{k}", Mapped(rule(f"{{what}} is {words}", Hole("what"), what=_ITSELF), _typed_too, _as_attached))
        for k, words in enumerate(
            (
                "also the type of each Energy attached to it",
                "also the types of all Energy attached to it",
                "also each type of Energy attached to it",
                "each type of Energy attached to it in addition to its own type",
                "the type of each Energy attached to it in addition to its own type",
            )
        )
    ),
)
