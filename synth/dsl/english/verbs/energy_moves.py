"""The verbs of Energy: attach and discard."""

from typing import Any

from synth.dsl.ast import (
    Attach,
    Choose,
    Const,
    May,
    Measure,
    MeasureKind,
    Quantifier,
    Repeat,
    Role,
    Selector,
    Side,
    Strip,
    Units,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Noting, Scoped, When, Worded, changing
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.amounts import MEASURE, NUMBER_OF
from synth.dsl.english.nouns.energy import IT_UNITS, THEM_UNITS, UNITS
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, ALL_OF, BARE, CHOSEN, EACH, POKEMON, POT
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.traits import NAMED
from synth.dsl.english.nouns.words import NUMBER_OVER_1, ONE_TYPE, THEIR, THEY

_TAKE_IT = "<takes|take> {units} from {_their} Energy Zone and <attaches|attach> it to {to}"
_TAKE_THEM = "<takes|take> {units} from {_their} Energy Zone and <attaches|attach> them to {to}"
ANY_WAY = " in any way you like"
_ANY_WAY = " in any way {_they} like"
_HEADS = Measure(kind=MeasureKind.HEADS)
_HEADS_UNITS = rule("{energies} Energy", Units, n=_HEADS, energies=ONE_TYPE)
_COUNTED = Shape(
    Attach, units=Shape(Units, n=Hole("n"), energies=Hole("energies")), source="zone", to=Hole("to"), spread=Hole("spread")
)


def _as_many(end: str, spread: str, to: Syntax[Selector]) -> Syntax[Any]:
    """As many units as there are of something."""
    return rule(
        "take an amount of {energies} Energy from your Energy Zone equal to the number of {n} and attach it to {to}{spread}"
        + end,
        (_COUNTED,),
        "as_many",
        energies=ONE_TYPE,
        n=Such(NUMBER_OF, lambda n: n != _HEADS),
        to=to,
        spread=Literal("", spread),
    )


def _one_for_each(end: str, spread: str, to: Syntax[Selector]) -> Syntax[Any]:
    """The same, as one for each of them."""
    return Choice(
        *(
            rule(
                f"take a {{energies}} Energy from your Energy Zone for each {{n}} and attach {those} to {{to}}{{spread}}{end}",
                (_COUNTED,),
                f"one_for_each_{k}",
                energies=ONE_TYPE,
                n=Such(MEASURE, lambda n: n != _HEADS),
                to=to,
                spread=Literal("", spread),
            )
            for k, those in enumerate(("it", "them", "those Energy", "that Energy", "all of them"))
        )
    )


_BARE = spoken(BARE)

_GROUP = spoken(EACH)
_FREE = (Quantifier.UP_TO, Quantifier.ANY)
TAKER = Such(
    POKEMON,
    lambda whom: (
        whom.quantifier not in _FREE
        and (whom.quantifier is not Quantifier.ALL or whom.zone not in (Zone.PLAY, Zone.BENCH))
    ),
)
"""One Pokémon, or several that are not all of a group: who can be given Energy without "each" or "in any way"."""

_EVERYTHING = Measure(kind=MeasureKind.EVERYTHING)


def _is_everything(units: Units) -> bool:
    return units.n == _EVERYTHING and units.how != "upto"


def _any_one(group: Selector) -> Selector:
    return group.model_copy(update={"quantifier": Quantifier.CHOOSE})


def _the_group(one: Selector) -> Selector | None:
    chosen = one.quantifier is Quantifier.CHOOSE and one.n == 1 and one.by == "my"
    return one.model_copy(update={"quantifier": Quantifier.ALL}) if chosen else None


ALL_UNITS: Syntax[Units] = Such(UNITS, _is_everything)
ANY_UNITS: Syntax[Units] = Such(UNITS, lambda units: units.n == _EVERYTHING and units.how == "upto")
SOME_UNITS: Syntax[Units] = Such(UNITS, lambda units: units.n != _EVERYTHING)
ONE_UNIT: Syntax[Units] = Such(UNITS, lambda units: units.n == Const(n=1) and units.how == "chosen")
ANY_ONE: Syntax[Selector] = Worded("any_one", spoken(Mapped(POT, _any_one, _the_group)))
"""A bare plural for a single Energy: one of them is chosen."""

_THEM_OR_IT: Syntax[None] = Choice(Literal("it", None), Worded("them", Literal("them", None)))
_NAMED: Syntax[Selector] = spoken(
    some(
        "{filters}", "names_only", many=False, side=Side.MY, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE, filters=NAMED
    )
)


def _any_types(units: Units) -> bool:
    """Different types, whichever they are."""
    return units.how == "different" and not units.energies


def _from_zone(template: str, wording: str | None = None, /, **parts: Any) -> Syntax[Any]:
    they = {"_they": THEY} if "{_they}" in template else {}
    return act(template, Attach, wording, **parts, _their=THEIR, **they)


_THOSE: Syntax[Any] = act(
    "for each of those Pokémon, take {units} from your Energy Zone and attach it to that Pokémon",
    Attach,
    units=IT_UNITS,
    source="zone",
    to=Selector(role=Role.IT),
    spread="each",
)
_TO_THOSE: Syntax[Any] = act(
    "for each of those Pokémon, attach {units} from your discard pile to that Pokémon",
    Attach,
    units=UNITS,
    source="discard",
    to=Selector(role=Role.IT),
    spread="each",
)
_ONE_LYING = Units(n=Const(n=1))
_EACH_LYING = Shape(Attach, units=_ONE_LYING, source="discard", to=Hole("to"))


def _freely(template: str, to: Syntax[Selector], wording: str, chosen: bool = False) -> Syntax[Any]:
    """Several units of any type, picked one after the other."""
    one = Shape(Attach, units=_ONE_LYING, source="discard", to=Selector(role=Role.IT)) if chosen else _EACH_LYING
    shape: tuple[Any, ...] = (Shape(Repeat, times=Hole("n"), body=(one,)),)
    if chosen:
        shape = (Shape(Choose, what=Hole("to")), *shape)
    return rule(template, shape, wording, n=NUMBER_OVER_1, to=to)


_TO_THEM = "attach {n} Energy from your discard pile to {to}"
FREELY: Syntax[Any] = Choice(
    _freely(_TO_THEM, Such(TAKER, lambda to: is_definite(to) or to.role is Role.IT), "freely"),
    _freely(_TO_THEM, Such(spoken(CHOSEN), lambda to: to.n == 1 and to.side is Side.MY), "freely_to_one", True),
    _freely(_TO_THEM + ANY_WAY, Mapped(_BARE, _any_one, _the_group), "freely_spread"),
)
_LYING: Syntax[Units] = Such(
    UNITS, lambda units: units.how != "chosen" or bool(units.energies) or units.n in (Const(n=1), _EVERYTHING)
)
_ONE_OF_MINE = Such(spoken(CHOSEN), lambda to: to.n == 1 and to.side is Side.MY)
ATTACH: Syntax[Any] = Choice(
    *(
        act(f"choose {{to}}, {take} {{units}} from your {pile} {{_it}} to that Pokémon", Attach, f"chosen_{take}{source}",
            units=IT_UNITS, source=source, to=_ONE_OF_MINE, _it=_THEM_OR_IT)
        for take, pile, source in (("take", "Energy Zone, and attach", "zone"), ("take", "discard pile, and attach", "discard"))
    ),
    _from_zone(_TAKE_IT, units=IT_UNITS, source="zone", to=_GROUP, spread="each"),
    _from_zone(_TAKE_IT, units=IT_UNITS, source="zone", to=TAKER),
    _from_zone(_TAKE_IT, units=IT_UNITS, source="zone", to=_NAMED),
    _from_zone(_TAKE_IT, units=Such(IT_UNITS, lambda units: units.n == Const(n=1)), source="zone", to=ANY_ONE),
    _from_zone(_TAKE_THEM, units=THEM_UNITS, source="zone", to=TAKER),
    When(lambda state: state.chose_pokemon, Choice(_THOSE, _TO_THOSE)),
    _from_zone(_TAKE_THEM, "them", units=IT_UNITS, source="zone", to=TAKER),
    _from_zone(_TAKE_THEM + _ANY_WAY, "them", units=IT_UNITS, source="zone", to=_BARE, spread="spread"),
    _from_zone(_TAKE_IT + _ANY_WAY, units=IT_UNITS, source="zone", to=_BARE, spread="spread"),
    _from_zone(_TAKE_THEM + _ANY_WAY, units=THEM_UNITS, source="zone", to=_BARE, spread="spread"),
    act(
        "take an amount of {units} from your Energy Zone equal to the number of heads and attach it to {to}" + ANY_WAY,
        Attach,
        units=_HEADS_UNITS,
        source="zone",
        to=_BARE,
        spread="spread",
    ),
    act(
        "take an amount of {units} from your Energy Zone equal to the number of heads and attach it to {to}",
        Attach,
        units=_HEADS_UNITS,
        source="zone",
        to=TAKER,
    ),
    *(form for said in (_as_many, _one_for_each) for form in (said("", "", TAKER), said(ANY_WAY, "spread", _BARE))),
    _from_zone("<attaches|attach> {units} from {_their} Energy Zone to {to}", "from_zone", units=UNITS, source="zone", to=TAKER),
    Such(
        _from_zone("<attaches|attach> {units} from {_their} discard pile to {to}", units=_LYING, source="discard", to=TAKER),
        lambda block: not _any_types(block[0].units) or block[0].to.quantifier is Quantifier.ALL,
    ),
    act("take {units} from your discard pile and attach it to {to}", Attach, "taken", units=IT_UNITS, source="discard", to=TAKER),
    act("take {units} from your discard pile and attach them to {to}", Attach, "takes", units=_LYING, source="discard", to=TAKER),
    _from_zone("<attaches|attach> {units} from {_their} discard pile to {to}", units=ONE_UNIT, source="discard", to=ANY_ONE),
    _from_zone(
        "<attaches|attach> {units} from {_their} discard pile to {to}", units=_LYING, source="discard", to=_GROUP, spread="each"
    ),
    _from_zone(
        "<attaches|attach> {units} from {_their} discard pile to {to}" + _ANY_WAY,
        units=_LYING,
        source="discard",
        to=_BARE,
        spread="spread",
    ),
)


_LEFT = Units(n=Const(n=1))
_ONE_TAKER = Such(TAKER, lambda whom: is_definite(whom) or (whom.quantifier is Quantifier.CHOOSE and whom.n == 1))
_WHAT_LIES = tuple(
    f"the {what} in your Energy Zone"
    for what in ("Energy", "Energy still", "Energy that has been generated", "Energy that was generated", "current Energy")
)
LYING: Syntax[Any] = Choice(
    *(
        act(f"attach {what} to {{to}}", Attach, f"lying_{k}" if k else None, units=_LEFT, source="zone_now", to=_ONE_TAKER)
        for k, what in enumerate(_WHAT_LIES)
    ),
    *(
        act(f"take {what} and attach it to {{to}}", Attach, f"taken_{k}", units=_LEFT, source="zone_now", to=_ONE_TAKER)
        for k, what in enumerate((*_WHAT_LIES, "the Energy from your Energy Zone"))
    ),
)
"""The Energy that has not been attached in this turn."""

TYPES_TO_ONE: Syntax[Any] = rule(
    "attach {units} from your discard pile to {to}",
    (
        Shape(Choose, what=Hole("to")),
        Shape(Attach, units=Hole("units"), source="discard", to=Selector(role=Role.IT)),
    ),
    "types_to_one",
    units=Such(UNITS, lambda units: _any_types(units)),
    to=Such(spoken(CHOSEN), lambda one: one.n == 1),
)
"""One Pokémon is chosen first: it gets all of them."""


def _one_by_one(strip: Any) -> Any:
    """Chosen units of a group: one after the other, each from any of them."""
    one = Strip(units=Units(n=Const(n=1), energies=strip[0].units.energies), source=_any_one(strip[0].source))
    return (Repeat(times=strip[0].units.n, body=(one,)),)


def _as_wanted(strip: Any) -> Any:
    """The same, each only if it is wanted."""
    (repeat,) = _one_by_one(strip)
    return (repeat.model_copy(update={"body": (May(body=repeat.body),)}),)


def _at_most(block: Any) -> Any:
    match block:
        case (Repeat(body=(May(body=inner, by="my"),)) as repeat,):
            found = _in_one_pot((repeat.model_copy(update={"body": inner}),))
            most = found and (found[0].model_copy(update={"units": found[0].units.model_copy(update={"how": "upto"})}),)
            return most if most and _as_wanted(most) == block else None
    return None


def _in_one_pot(block: Any) -> Any:
    match block:
        case (Repeat(times=Const() as n, body=(Strip(units=units, source=source) as strip,)),) if n.n > 1:
            group = _the_group(source)
            if group is not None:
                whole_pot = (Strip(units=units.model_copy(update={"n": n}), source=group),)
                return whole_pot if _one_by_one(whole_pot) == block and not strip.pooled else None
    return None


CHOSEN_UNITS: Syntax[Units] = Such(UNITS, lambda units: isinstance(units.n, Const) and units.n.n > 1 and units.how == "chosen")
UP_TO_UNITS: Syntax[Units] = Such(SOME_UNITS, lambda units: units.how == "upto")
RANDOM_UNITS: Syntax[Units] = Such(SOME_UNITS, lambda units: units.how == "random")


def _from_pot(joint: str, wording: str) -> Syntax[Any]:
    """A bare plural: units picked by chance from one pot, or chosen one by one, or the only one from any of them."""
    words = f"<discards|discard> {{units}} {joint} {{source}}"
    return Choice(
        act(words, Strip, f"{wording}_one", units=ONE_UNIT, source=spoken(Mapped(POT, _any_one, _the_group))),
        act(words, Strip, wording, units=RANDOM_UNITS, source=spoken(POT), pooled=True),
        Worded(
            f"{wording}_chosen",
            Mapped(act(words, Strip, units=CHOSEN_UNITS, source=spoken(POT)), _one_by_one, _in_one_pot),
        ),
        Noting(
            Worded(f"{wording}_upto", Mapped(act(words, Strip, units=UP_TO_UNITS, source=spoken(POT)), _as_wanted, _at_most)),
            changing(unsure=True, rounds=True),
        ),
    )


def _discarded(state: Discourse, block: Any) -> Discourse:
    strip: Any = block[0]
    while isinstance(strip, Repeat | May):
        strip = strip.body[0]
    types = strip.units.energies
    return state._replace(done=f"[{types[0]}] Energy you discarded" if len(types) == 1 else "Energy you discarded")


_STRIP_TWO: Syntax[Any] = rule(
    "discard {a} from {first} and {b} from {second}",
    (Shape(Strip, units=Hole("a"), source=Hole("first")), Shape(Strip, units=Hole("b"), source=Hole("second"))),
    "strip_two",
    a=SOME_UNITS,
    first=POKEMON,
    b=SOME_UNITS,
    second=POKEMON,
)
_ONE_OF_TWO = Such(POKEMON, lambda whom: is_definite(whom) or (whom.quantifier is Quantifier.CHOOSE and whom.n == 1))
_STRIP_BOTH: Syntax[Any] = rule(
    "discard {units} from {first} and {second}",
    tuple(Shape(Strip, units=Hole("units"), source=Hole(one)) for one in ("first", "second")),
    "strip_both",
    units=SOME_UNITS,
    first=_ONE_OF_TWO,
    second=Choice(_ONE_OF_TWO, Scoped(_ONE_OF_TWO, rival=True)),
)
STRIP: Syntax[Any] = Noting(
    Choice(
        _STRIP_BOTH,
        act("<discards|discard> {units} from {source}", Strip, units=SOME_UNITS, source=POKEMON),
        act("<discards|discard> {units} from {source}", Strip, units=Choice(ALL_UNITS, ANY_UNITS), source=ALL_ALIKE),
        act("<discards|discard> {units} attached to {source}", Strip, "attached_to", units=SOME_UNITS, source=POKEMON),
        act("<discards|discard> {units} attached to {source}", Strip, "attached_to", units=ALL_UNITS, source=ALL_ALIKE),
        act("<discards|discard> {units} from among {source}", Strip, "from_among", units=ANY_UNITS, source=ALL_ALIKE),
        *(
            act(f"put {{units}} attached to {{source}} into {pile}", Strip, name, units=SOME_UNITS, source=POKEMON)
            for pile, name in ((f"{whose} discard pile", f"into_{whose}") for whose in ("the", "your", "their"))
        ),
        _STRIP_TWO,
        _from_pot("from", "pot"),
        _from_pot("attached to", "pot_attached"),
        act(
            "<discards|discard> {units} from among the Energy attached to {source}",
            Strip,
            units=RANDOM_UNITS,
            source=spoken(ALL_OF),
            pooled=True,
        ),
        act(
            "<discards|discard> {units} from among the Energy attached to {source}",
            Strip,
            "among_attached",
            units=ANY_UNITS,
            source=spoken(ALL_OF),
        ),
        Worded(
            "among_chosen",
            Mapped(
                act(
                    "<discards|discard> {units} from among the Energy attached to {source}",
                    Strip,
                    units=CHOSEN_UNITS,
                    source=spoken(ALL_OF),
                ),
                _one_by_one,
                _in_one_pot,
            ),
        ),
    ),
    _discarded,
)
