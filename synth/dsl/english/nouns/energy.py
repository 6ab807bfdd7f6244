"""Energy: which units, and the verbs that attach, discard and move them."""

from synth.dsl.ast import Const, Measure, MeasureKind, Units
from synth.dsl.english.forms.core import Choice, Syntax
from synth.dsl.english.forms.lists import Listing
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.words import NUMBER, NUMBER_OVER_1, ONE_TYPE, TYPE

_ALL = Measure(kind=MeasureKind.EVERYTHING)

IT_UNITS: Syntax[Units] = Choice(
    rule("a {energies} Energy", Units, n=Const(n=1), energies=ONE_TYPE),
    rule("1 {energies} Energy", Units, "digit", n=Const(n=1), energies=ONE_TYPE),
    rule("an Energy", Units, n=Const(n=1)),
    rule("1 Energy", Units, "digit", n=Const(n=1)),
    rule("{n} {energies} Energy", Units, n=NUMBER_OVER_1, energies=ONE_TYPE),
    rule("{n} Energy", Units, n=NUMBER_OVER_1),
    rule("a {energies} Energy", Units, n=Const(n=1), energies=Listing(TYPE, "or", least=2)),
    rule("a random Energy", Units, n=Const(n=1), how="random"),
    rule("{n} random Energy", Units, n=NUMBER_OVER_1, how="random"),
    rule("a random {energies} Energy", Units, n=Const(n=1), energies=ONE_TYPE, how="random"),
    rule("{n} random {energies} Energy", Units, n=NUMBER_OVER_1, energies=ONE_TYPE, how="random"),
    rule("all Energy", Units, n=_ALL),
    rule("all {energies} Energy", Units, n=_ALL, energies=ONE_TYPE),
    rule("all {energies} Energy", Units, n=_ALL, energies=Listing(TYPE, "and", least=2)),
    When(lambda state: state.typed, rule("all Energy of {energies}", Units, "of_type", n=_ALL, energies=ONE_TYPE)),
    When(lambda state: state.typed, rule("an Energy of {energies}", Units, "of_type", n=Const(n=1), energies=ONE_TYPE)),
    rule("any amount of Energy", Units, n=_ALL, how="upto"),
    rule("any amount of {energies} Energy", Units, n=_ALL, energies=ONE_TYPE, how="upto"),
    rule("any number of Energy", Units, "any_number", n=_ALL, how="upto"),
    rule("any number of {energies} Energy", Units, "any_number", n=_ALL, energies=ONE_TYPE, how="upto"),
    rule("any amount of {energies} Energy", Units, n=_ALL, energies=Listing(TYPE, "and", least=2), how="upto"),
    rule("up to {n} Energy", Units, n=NUMBER_OVER_1, how="upto"),
    rule("up to {n} {energies} Energy", Units, n=NUMBER_OVER_1, energies=ONE_TYPE, how="upto"),
    rule("{n} {energies} Energy", Units, n=NUMBER_OVER_1, energies=Listing(TYPE, "or", least=2)),
    rule(
        "a random Energy from among {energies} Energy",
        Units,
        n=Const(n=1),
        energies=Listing(TYPE, "and", least=2),
        how="random",
    ),
)
"""Units taken up by "it"."""

THEM_UNITS: Syntax[Units] = Choice(
    *(
        rule(
            "a {energies} Energy",
            Shape(Units, n=Const(n=count), energies=Hole("energies"), how="different"),
            energies=Listing(TYPE, "and", least=count, most=count),
        )
        for count in (3, 4, 5)
    ),
    rule(
        "a {first} and a {second} Energy",
        Shape(Units, n=Const(n=2), energies=(Hole("first"), Hole("second")), how="different"),
        first=TYPE,
        second=TYPE,
    ),
    rule(
        "a {first} Energy and a {second} Energy",
        Shape(Units, n=Const(n=2), energies=(Hole("first"), Hole("second")), how="different"),
        "energy_twice",
        first=TYPE,
        second=TYPE,
    ),
    rule("{n} different types of Energy", Units, n=NUMBER, how="different"),
)
"""Units of several types, taken up by "them"."""

UNITS: Syntax[Units] = Choice(IT_UNITS, THEM_UNITS)
