"""Energy that goes from one Pokémon to another."""

from typing import Any

from synth.dsl.ast import Filter, FilterKind, Measure, MeasureKind, Quantifier, Role, Selector, Shift, Side, Units, Zone
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.state import Discourse, is_definite
from synth.dsl.english.forms.stateful import Known, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.nouns.energy import UNITS
from synth.dsl.english.nouns.pokemon import ALL_ALIKE, ANOTHER, BARE, CHOSEN, MANY, POKEMON, POT
from synth.dsl.english.nouns.pronouns import pronoun, some, spoken
from synth.dsl.english.nouns.referents import are_two, whole
from synth.dsl.english.nouns.roles import SELF
from synth.dsl.english.nouns.words import INTEGER
from synth.dsl.english.verbs.energy_moves import ALL_UNITS, ANY_ONE, ANY_UNITS, ANY_WAY, ONE_UNIT, SOME_UNITS, TAKER

_OTHER = Filter(kind=FilterKind.OTHER)
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
def _of_their_active(state: Discourse) -> bool:
    return state.it == whole(Side.OPP, Zone.ACTIVE)


_ELSEWHERE: Syntax[Selector] = Choice(
    Such(spoken(BARE), lambda whom: all(one.kind is not FilterKind.OTHER for one in whom.filters)),
    When(_of_their_active, Worded("their_benched", Literal("their Benched Pokémon", whole(Side.OPP, Zone.BENCH)))),
    When(lambda state: state.it is None, Worded("your_other", Literal("your other Pokémon", whole(Side.MY, Zone.PLAY)))),
)
"""Where Energy goes that is moved in any way: what it comes from is not among them."""

_THE_ONE_THAT_SPEAKS: Syntax[Selector] = Known(
    lambda state: Selector(role=Role.HOST if state.carrier == "tool" else Role.SELF)
)
_BENCH_OF_THEIRS = Such(POKEMON, lambda whom: (whom.side, whom.zone, whom.n) == (Side.OPP, Zone.BENCH, 1))
_CHOSEN_ONE = Such(POKEMON, lambda whom: whom.quantifier is Quantifier.CHOOSE and whom.n == 1)


def _of_the_same_side(block: Any) -> bool:
    return block[0].source.side is block[0].to.side


def _to_another(units: Syntax[Units]) -> Syntax[Any]:
    form = act("<moves|move> {units} from {source} to {to}", Shift, units=units, source=_CHOSEN_ONE, to=spoken(ANOTHER))
    return Such(form, _of_the_same_side)


_OTHER_THAN_THIS: Syntax[Selector] = Mapped(
    ANOTHER,
    lambda one: one.model_copy(update={"filters": (_OTHER, *one.filters)}),
    lambda one: one.model_copy(update={"filters": one.filters[1:]}) if one.filters[:1] == (_OTHER,) else None,
)
"""Another one than the Pokémon that speaks."""
_FROM_SELF: Syntax[Any] = When(
    lambda state: state.carrier in ("attack", "ability"),
    act("<moves|move> {units} from {source} to {to}", Shift, "from_self", units=UNITS, source=SELF, to=spoken(_OTHER_THAN_THIS)),
)
_CHOSEN_BEFORE = pronoun("that Pokémon", "it")
_FROM_IT: Syntax[Any] = When(
    lambda state: state.chose_pokemon and state.it is not None and state.it.n == 1 and state.it.side is Side.MY,
    act("<moves|move> {units} from {source} to {to}", Shift, "from_it", units=UNITS, source=_CHOSEN_BEFORE, to=spoken(ANOTHER)),
)
_ITS_OWNERS: Syntax[Any] = When(
    lambda state: state.chose_pokemon and state.it is not None and (state.it.n, state.it.side) == (1, Side.OPP),
    act(
        "move {units} from {source} to their Active Pokémon",
        Shift,
        "its_active",
        units=UNITS,
        source=_CHOSEN_BEFORE,
        to=whole(Side.OPP, Zone.ACTIVE),
    ),
)
_SHIFT: Syntax[Any] = Choice(
    _to_another(UNITS),
    _FROM_IT,
    _FROM_SELF,
    _ITS_OWNERS,
    Such(
        act(
            "<moves|move> {units} from {source} to {to}",
            Shift,
            "among_theirs",
            units=UNITS,
            source=Such(_CHOSEN_ONE, lambda whom: whom.side is Side.OPP),
            to=Scoped(spoken(ANOTHER), rival=True),
        ),
        _of_the_same_side,
    ),
    act(
        "<moves|move> {units} from {source} to {to}" + ANY_WAY,
        Shift,
        units=UNITS,
        source=ALL_ALIKE,
        to=_ELSEWHERE,
        spread=True,
    ),
    act("<moves|move> {units} from {source} to {to}", Shift, units=UNITS, source=_THEIRS, to=spoken(_THEIR_BENCH)),
    act(
        "<moves|move> {units} from {source} to their Active Pokémon",
        Shift,
        "their_active",
        units=UNITS,
        source=_BENCH_OF_THEIRS,
        to=whole(Side.OPP, Zone.ACTIVE),
    ),
    act("<moves|move> {units} from {source} to {to}", Shift, "theirs", units=UNITS, source=_THEIRS, to=_BENCH_OF_THEIRS),
    act("<moves|move> {units} from {source} to {to}", Shift, units=Choice(ALL_UNITS, ANY_UNITS), source=ALL_ALIKE, to=TAKER),
    act("<moves|move> {units} from {source} to {to}", Shift, units=SOME_UNITS, source=POKEMON, to=TAKER),
    act("<moves|move> {units} from {source} to {to}", Shift, units=ONE_UNIT, source=ANY_ONE, to=TAKER),
    act(
        "<moves|move> {units} from {source} to {to}",
        Shift,
        "from_pot",
        units=Such(SOME_UNITS, lambda units: units.how == "upto"),
        source=spoken(POT),
        to=Such(POKEMON, is_definite),
        spread=True,
    ),
    When(
        lambda state: state.it is not None and state.it.role in (Role.SELF, Role.HOST),
        Choice(
            *(
                rule(
                    f"move {{units}} from {{source}} to {it}{{to}}",
                    (Shape(Shift, units=Hole("units"), source=Hole("source"), to=Hole("to"), spread=spread),),
                    f"to_{it}{spread:d}",
                    units=units,
                    source=source,
                    to=_THE_ONE_THAT_SPEAKS,
                )
                for it in ("it",)
                for units, source, spread in (
                    (Such(SOME_UNITS, lambda units: units.how == "upto"), POT, True),
                    (Choice(ALL_UNITS, ANY_UNITS), POT, False),
                    (ONE_UNIT, CHOSEN, False),
                )
            )
        ),
    ),
    act("<moves|move> {units} from {source} to {to}", Shift, units=ONE_UNIT, source=POKEMON, to=ANY_ONE),
    act(
        "move all of your Energy in play to {to}",
        Shift,
        "energy_in_play",
        units=Units(n=Measure(kind=MeasureKind.EVERYTHING)),
        source=whole(Side.MY, Zone.PLAY),
        to=POKEMON,
    ),
    act(
        "<moves|move> {units} from {source} and attach 1 Energy each to {to}",
        Shift,
        units=UNITS,
        source=POKEMON,
        to=POKEMON,
        one_each=True,
    ),
)
SHIFT: Syntax[Any] = Such(_SHIFT, lambda block: are_two(block[0].source, block[0].to))
