"""Conditions that one player has more than the other: Pokémon, Energy, cards, points."""

from typing import Any

from synth.dsl.ast import Measure, MeasureKind, Scaled, Selector, Side, Zone
from synth.dsl.english.conditions.comparing import SOME_KIND, compares
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import Hole, Shape
from synth.dsl.english.nouns.pokemon import MANY
from synth.dsl.english.nouns.referents import whole
from synth.dsl.english.nouns.traits import KIND_POKEMON
from synth.dsl.english.nouns.words import TYPE


def _outnumbering(
    noun: str, mine: Any, theirs: Any, have: str = "have", has: str = "has", wording: str | None = None, /, **holes: Any
) -> Syntax[Any]:
    """One player beside the other; `their` in the noun is who has it."""
    own, other = noun.replace("THEIR", "your"), noun.replace("THEIR", "their")
    less = f"{wording or 'less'}_less"
    return Choice(
        compares(f"you {have} more {own} than your opponent", mine, ">", theirs, wording, **holes),
        compares(f"you {have} fewer {own} than your opponent", mine, "<", theirs, wording, **holes),
        compares(f"you {have} less {own} than your opponent", mine, "<", theirs, less, **holes),
        compares(f"you {have} the same number of {own} as your opponent", mine, "==", theirs, wording, **holes),
        compares(
            f"you and your opponent {have} the same number of {other}", mine, "==", theirs, f"{wording or 'you'}_and", **holes
        ),
        compares(f"both players {have} the same number of {other}", mine, "==", theirs, f"{wording or 'players'}_both", **holes),
        compares(f"you {have} as many {own} as your opponent", mine, "==", theirs, f"{wording or 'as'}_many", **holes),
        compares(f"your opponent {has} more {other} than you", theirs, ">", mine, wording, **holes),
        compares(f"your opponent {has} fewer {other} than you", theirs, "<", mine, wording, **holes),
        compares(f"your opponent {has} less {other} than you", theirs, "<", mine, less, **holes),
    )


def _such(zone: Zone) -> tuple[Any, Any]:
    mine, theirs = (
        Shape(Measure, kind=MeasureKind.COUNT, of=Shape(Selector, side=side, zone=zone, filters=Hole("filters")))
        for side in (Side.MY, Side.OPP)
    )
    return mine, theirs


def _than_the_other(noun: str, theirs: Measure, both: Measure, has: str = "has", have: str = "have") -> Syntax[Any]:
    """The player whose turn it is beside the other: twice as much is more, or less, than both have."""
    twice = Scaled(k=2, of=theirs)
    forms = Choice(
        *(
            compares(f"{who} {how} {noun} than their opponent", twice, op, both, f"{who}_{how}_than_other")
            for who in (f"that player {has}", f"they {have}")
            for how, op in (("more", ">"), ("fewer", "<"), ("less", "<"))
        )
    )
    return When(lambda state: state.actor is Side.TURN, forms)


def _of_turn(kind: MeasureKind, zone: Zone) -> tuple[Measure, Measure]:
    theirs, both = (Measure(kind=kind, of=whole(side, zone)) for side in (Side.TURN, Side.BOTH))
    return theirs, both


def _all(zone: Zone, kind: MeasureKind = MeasureKind.COUNT, **typed: Any) -> tuple[Any, Any]:
    mine, theirs = (Shape(Measure, kind=kind, of=whole(side, zone), **typed) for side in (Side.MY, Side.OPP))
    return mine, theirs


_ENERGY = MeasureKind.ENERGY
_TURN_POINTS = (Measure(kind=MeasureKind.POINTS, side=Side.TURN), Measure(kind=MeasureKind.POINTS, side=Side.BOTH))
_MY_POINTS, _THEIR_POINTS = (Measure(kind=MeasureKind.POINTS, side=side) for side in (Side.MY, Side.OPP))
_PLACES = (
    ("in your discard pile", Zone.DISCARD), ("in play", Zone.PLAY), ("on your Bench", Zone.BENCH), ("in your hand", Zone.HAND)
)  # fmt: skip


def _own(zone: Zone) -> Measure:
    """How many Pokémon; among cards they are those that are Pokémon."""
    cards = (KIND_POKEMON,) if zone in (Zone.DISCARD, Zone.HAND) else ()
    return Measure(kind=MeasureKind.COUNT, of=Selector(side=Side.MY, zone=zone, filters=cards))


_HERE_AND_THERE: Syntax[Any] = Choice(
    *(
        compares(f"you have {how} Pokémon {here} than {there}", _own(one), op, _own(other), f"here_{how}_{here}_{there}")
        for here, one in _PLACES
        for there, other in _PLACES
        for how, op in (("more", ">"), ("fewer", "<"))
        if one is not other
    )
)
OUTNUMBERING: Syntax[Any] = Choice(
    _HERE_AND_THERE,
    _outnumbering("{filters} in play", *_such(Zone.PLAY), "have", "has", "such", filters=Such(MANY, bool)),
    _outnumbering("Benched {filters}", *_such(Zone.BENCH), "have", "has", "such_benched", filters=Such(MANY, bool)),
    *(
        _outnumbering(f"{{filters}} in THEIR {pile}", *_such(zone), "have", "has", f"cards_{zone}", filters=SOME_KIND)
        for pile, zone in (("hand", Zone.HAND), ("discard pile", Zone.DISCARD))
    ),
    _outnumbering("Energy in THEIR discard pile", *_all(Zone.DISCARD, _ENERGY), "have", "has", "energy_lying"),
    _outnumbering(
        "{energy} Energy in THEIR discard pile",
        *_all(Zone.DISCARD, _ENERGY, energy=Hole("energy")),
        *("have", "has", "typed_lying"),
        energy=TYPE,
    ),
    _outnumbering("Pokémon in play", *_all(Zone.PLAY)),
    _outnumbering("Benched Pokémon", *_all(Zone.BENCH)),
    _outnumbering("Energy in play", *_all(Zone.PLAY, _ENERGY)),
    _outnumbering("{energy} Energy in play", *_all(Zone.PLAY, _ENERGY, energy=Hole("energy")), energy=TYPE),
    _outnumbering("Energy attached to THEIR Pokémon", *_all(Zone.PLAY, _ENERGY), "have", "has", "energy_attached"),
    _outnumbering("Pokémon Tools in play", *_all(Zone.TOOLS)),
    _outnumbering("Pokémon Tools attached to THEIR Pokémon", *_all(Zone.TOOLS), "have", "has", "tools_attached"),
    _outnumbering("cards in THEIR deck", *_all(Zone.DECK)),
    _outnumbering("cards in THEIR discard pile", *_all(Zone.DISCARD)),
    _outnumbering("points", _MY_POINTS, _THEIR_POINTS, "have gotten", "has gotten"),
    _outnumbering("points", _MY_POINTS, _THEIR_POINTS, "have", "has", "points_had"),
    _than_the_other("cards in their hand", *_of_turn(MeasureKind.COUNT, Zone.HAND)),
    _than_the_other("cards in their deck", *_of_turn(MeasureKind.COUNT, Zone.DECK)),
    _than_the_other("cards in their discard pile", *_of_turn(MeasureKind.COUNT, Zone.DISCARD)),
    _than_the_other("Pokémon in play", *_of_turn(MeasureKind.COUNT, Zone.PLAY)),
    _than_the_other("Benched Pokémon", *_of_turn(MeasureKind.COUNT, Zone.BENCH)),
    _than_the_other("Energy in play", *_of_turn(_ENERGY, Zone.PLAY)),
    *(
        _than_the_other("points", *_TURN_POINTS, has, have)
        for has, have in (("has gotten", "have gotten"), ("has", "have"))
    ),
    _outnumbering("cards in THEIR hand", *_all(Zone.HAND)),
)
