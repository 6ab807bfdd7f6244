"""What the Energy Zones hold and make next, and Energy that becomes another type."""

from typing import Any

from synth.dsl.ast import Place, Put, Retype, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import Known
from synth.dsl.english.forms.template import act, rule
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, POKEMON
from synth.dsl.english.nouns.words import FOR_WHOM, TYPE, WHOSE

_NEW_TYPE: Syntax[Any] = Choice(
    Literal("1 of the following at random: [G], [R], [W], [L], [P], [F], [D], or [M]", None), TYPE
)
_NEXT_UNIT: Syntax[Selector] = rule(
    "the next Energy that will be generated for {side}", Selector, side=FOR_WHOM, zone=Zone.ZONE_NEXT
)
_IN_ZONE: Syntax[Selector] = rule(
    "the Energy that has been generated in {side} Energy Zone", Selector, side=WHOSE, zone=Zone.ZONE_NOW
)
PRODUCE: Syntax[Any] = Choice(
    act("discard {what}", Put, what=_IN_ZONE, place=Place.DISCARD),
    act(
        "{what}the next Energy is produced",
        Put,
        what=rule("{side}", Selector, side=Known(lambda state: state.actor), zone=Zone.ZONE_NEXT),
        place=Place.ZONE,
    ),
    *(
        act(
            f"{verb} {now} {joint} the next Energy that will be generated for {whom}",
            Put,
            f"exchanged_{verb}{joint}{k}{whom}",
            what=Selector(side=side, zone=Zone.ZONE_NOW),
            place=Place.ZONE_NEXT,
        )
        for verb, joint in (("switch", "with"), ("exchange", "with"), ("swap", "with"), ("switch", "and"))
        for whom, whose, side in (("you", "your", Side.MY), ("your opponent", "your opponent's", Side.OPP))
        for k, now in enumerate(
            f"{the} in {whose} Energy Zone" for the in (
                    *("the Energy", "the Energy that was generated", "the current Energy"),
                    *("the Energy that has been generated", "the Energy generated"),
                )
        )
    ),
    *(
        act(
            f"{verb} the next Energy that will be generated for {one} {joint} the next Energy that will be generated for {other}",
            Put,
            f"both_next_{verb}{joint}{one}" if (verb, one) != ("switch", "you") else None,
            what=Selector(side=Side.BOTH, zone=Zone.ZONE_NEXT),
            place=Place.ZONE_NEXT,
        )
        for verb, joint in (("switch", "with"), ("exchange", "with"), ("swap", "with"))
        for one, other in (("you", "your opponent"), ("your opponent", "you"))
    ),
)
"""The Energy Zone emptied and filled again, or its two Energy exchanged, or what those of both players make next."""

_SOME_TYPES = {"among": Listing(TYPE, "or", least=2, most=7)}
RETYPE: Syntax[Any] = Choice(
    act(
        "change the type of a random Energy attached to {what} to 1 of the following at random: {among}",
        Retype,
        "among",
        what=POKEMON,
        **_SOME_TYPES,
    ),
    act("change the type of {what} to 1 of the following at random: {among}", Retype, "among", what=_NEXT_UNIT, **_SOME_TYPES),
    act("change the type of {what} to {among} at random", Retype, "either", what=_NEXT_UNIT, **_SOME_TYPES),
    act("change the type of {what} to either {among} at random", Retype, "either_of", what=_NEXT_UNIT, **_SOME_TYPES),
    act(
        "change the type of a random Energy attached to {what} to {energy}", Retype, what=POKEMON, energy=_NEW_TYPE
    ),
    act("change the type of {what} to {energy}", Retype, what=_NEXT_UNIT, energy=_NEW_TYPE),
    *(
        act(f"{words} {{energy}}", Retype, name, what=Choice(POKEMON, ALL_ALIKE), every=True, energy=TYPE)
        for words, name in (
            ("change the type of all Energy attached to {what} to", None),
            ("change the types of all Energy attached to {what} to", "types"),
            ("change all Energy attached to {what} to", "change_all"),
        )
    ),
    *(
        act(words, Retype, name, what=POKEMON, every=True, energy=_NEW_TYPE)
        for words, name in (
            ("change the type of each Energy attached to {what} to {energy}", "each_unit"),
            ("for each Energy attached to {what}, change the type of that Energy to {energy}", "for_each_unit"),
        )
    ),
)
