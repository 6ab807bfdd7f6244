"""The verbs of Energy: attach, discard, move, change."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    Attach,
    Measure,
    MeasureKind,
    Quantifier,
    Retype,
    Role,
    Selector,
    Shift,
    Side,
    Strip,
    Units,
    Zone,
)
from synth.dsl.english.core import Choice, Literal, Such, Syntax
from synth.dsl.english.energy import IT_UNITS, THEM_UNITS, UNITS
from synth.dsl.english.pokemon import ALL_OF, BARE, EACH, MANY, POKEMON, some, spoken
from synth.dsl.english.referents import whole
from synth.dsl.english.state import State
from synth.dsl.english.stateful import Noting, When
from synth.dsl.english.template import act, rule
from synth.dsl.english.traits import NAMED
from synth.dsl.english.words import FOR_WHOM, INTEGER, ONE_TYPE, TYPE

_TAKE_IT = "take {units} from your Energy Zone and attach it to {to}"
_TAKE_THEM = "take {units} from your Energy Zone and attach them to {to}"
_ANY_WAY = " in any way you like"
_HEADS = Measure(kind=MeasureKind.HEADS)
_HEADS_UNITS = rule("{energies} Energy", Units, n=_HEADS, energies=ONE_TYPE)
_BARE = spoken(BARE)

_GROUP = spoken(EACH)
_ONE = Such(POKEMON, lambda whom: whom.quantifier is not Quantifier.ALL or whom.zone not in (Zone.PLAY, Zone.BENCH))
_NAMED: Syntax[Selector] = spoken(
    some(
        "{filters}", "names_only", many=False, side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE, filters=NAMED
    )
)


_THOSE: Syntax[Any] = act(
    "for each of those Pokémon, take {units} from your Energy Zone and attach it to that Pokémon",
    Attach,
    units=IT_UNITS,
    source="zone",
    to=Selector(role=Role.IT),
    spread="each",
)
ATTACH: Syntax[Any] = Choice(
    act(_TAKE_IT, Attach, units=IT_UNITS, source="zone", to=_GROUP, spread="each"),
    act(_TAKE_IT, Attach, units=IT_UNITS, source="zone", to=_ONE),
    act(_TAKE_IT, Attach, units=IT_UNITS, source="zone", to=_NAMED),
    act(_TAKE_THEM, Attach, units=THEM_UNITS, source="zone", to=_ONE),
    When(lambda state: state.chose_pokemon, _THOSE),
    act(_TAKE_THEM, Attach, "them", units=IT_UNITS, source="zone", to=_ONE),
    act(_TAKE_THEM + _ANY_WAY, Attach, "them", units=IT_UNITS, source="zone", to=_BARE, spread="spread"),
    act(_TAKE_IT + _ANY_WAY, Attach, units=IT_UNITS, source="zone", to=_BARE, spread="spread"),
    act(_TAKE_THEM + _ANY_WAY, Attach, units=THEM_UNITS, source="zone", to=_BARE, spread="spread"),
    act(
        "take an amount of {units} from your Energy Zone equal to the number of heads and attach it to {to}" + _ANY_WAY,
        Attach,
        units=_HEADS_UNITS,
        source="zone",
        to=_BARE,
        spread="spread",
    ),
    act("attach {units} from your discard pile to {to}", Attach, units=UNITS, source="discard", to=_ONE),
    act(
        "attach {units} from your discard pile to {to}" + _ANY_WAY,
        Attach,
        units=UNITS,
        source="discard",
        to=_BARE,
        spread="spread",
    ),
)


def _discarded(state: State, block: Any) -> State:
    types = block[0].units.energies
    return state._replace(done=f"[{types[0]}] Energy you discarded" if len(types) == 1 else "Energy you discarded")


STRIP: Syntax[Any] = Noting(
    Choice(
        act("discard {units} from {source}", Strip, units=UNITS, source=POKEMON),
        act("discard {units} attached to {source}", Strip, "attached_to", units=UNITS, source=POKEMON),
        act(
            "discard {units} from among the Energy attached to {source}",
            Strip,
            units=UNITS,
            source=spoken(ALL_OF),
            pooled=True,
        ),
    ),
    _discarded,
)
_THEIRS = Such(POKEMON, lambda whom: whom.side is Side.OPP)
_THEIR_BENCH: Syntax[Selector] = some(
    "{n} of their Benched {filters}",
    many=False,
    n=INTEGER,
    side=Side.OPP,
    zone=Zone.BENCH,
    quantifier=Quantifier.CHOOSE,
    filters=MANY,
)
SHIFT: Syntax[Any] = Choice(
    act("move {units} from {source} to {to}", Shift, units=UNITS, source=_THEIRS, to=spoken(_THEIR_BENCH)),
    act("move {units} from {source} to {to}", Shift, units=UNITS, source=POKEMON, to=POKEMON),
    act(
        "move all of your Energy in play to {to}",
        Shift,
        "energy_in_play",
        units=Units(n=Measure(kind=MeasureKind.EVERYTHING)),
        source=whole(Side.MY, Zone.PLAY),
        to=POKEMON,
    ),
    act(
        "move {units} from {source} and attach 1 Energy each to {to}",
        Shift,
        units=UNITS,
        source=POKEMON,
        to=POKEMON,
        one_each=True,
    ),
)

_NEW_TYPE: Syntax[Any] = Choice(
    Literal("1 of the following at random: [G], [R], [W], [L], [P], [F], [D], or [M]", None), TYPE
)
_NEXT_UNIT: Syntax[Selector] = rule(
    "the next Energy that will be generated for {side}", Selector, side=FOR_WHOM, zone=Zone.ZONE_NEXT
)
RETYPE: Syntax[Any] = Choice(
    act(
        "change the type of a random Energy attached to {what} to {energy}", Retype, what=POKEMON, energy=_NEW_TYPE
    ),
    act("change the type of {what} to {energy}", Retype, what=_NEXT_UNIT, energy=_NEW_TYPE),
)
