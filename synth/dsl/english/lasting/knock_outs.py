"""What a Knock Out sets off: one by this attack, or by some of the own Pokémon."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Arm,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Give,
    If,
    Modifier,
    ModifierKind,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, Scoped, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.waiting import LATER, THEN, waits
from synth.dsl.english.nouns.pokemon import BARE, MANY_IN_PLAY
from synth.dsl.english.nouns.pronouns import some, spoken
from synth.dsl.english.nouns.referents import THIS_POKEMON, whole
from synth.dsl.english.nouns.traits import BEFORE, ONE_HEAD
from synth.dsl.english.nouns.whoever import ONE_OF_OPPONENTS
from synth.dsl.english.nouns.words import NUMBER

_NO_HP = Filter(kind=FilterKind.HP_LEFT_AT_MOST, n=0)
_BEATEN = (Filter(kind=FilterKind.HIT_NOW), _NO_HP)
DEFENDER_FELL = Exists(what=Selector(role=Role.DEFENDER, filters=(Filter(kind=FilterKind.ACTIVE), _NO_HP)))
"""Of those that an attack Knocks Out, whether the one it was used against is one, and still Active (rulebook 11.6)."""

_SUCH_A_ONE = Shape(Exists, what=Shape(Selector, role=Role.DEFENDER, filters=Hole("such")))
_SUCH_A_ONE_FELL = Shape(AllOf, conditions=(DEFENDER_FELL, _SUCH_A_ONE))
_KILLED_BY = "is Knocked Out by damage from an attack used by {on}, {body}"
_SUCH_FELL = Shape(Exists, what=Shape(Selector, side=Side.OPP, zone=Zone.PLAY, filters=Hole("such")))
_A_KIND: Syntax[Any] = Such(Concat(BEFORE, ONE_HEAD), bool)
_SCORED = Scoped(LATER, scored=True, it=Selector(role=Role.DEFENDER))
_ONE_FALLEN: Syntax[Selector] = Choice(
    ONE_OF_OPPONENTS,
    Worded("any_fallen", some("any of {side} {filters}", many=True, side=Literal("your opponent's", Side.OPP), zone=Zone.PLAY,
                              filters=MANY_IN_PLAY)),
    Worded("bare_fallen", Entering(Literal("your opponent's Pokémon", whole(Side.OPP, Zone.PLAY)), plural=False)),
)  # fmt: skip
_BY_MINE = ("", " used by your Pokémon", " from your Pokémon", " used by 1 of your Pokémon", " used by any of your Pokémon")
_GROUP = spoken(BARE)
KILLING: Syntax[Any] = Choice(
    waits(
        "if your opponent's Active Pokémon is Knocked Out by damage from an attack used by {on},"
        " you get {points} more point",
        Event.MY_ATTACK_KOS,
        _GROUP,
        (
            Shape(
                Give,
                what=whole(Side.OPP, Zone.ACTIVE),
                modifier=Shape(Modifier, kind=ModifierKind.AWARD, amount=Hole("points")),
                duration=Duration.THIS_KNOCKOUT,
            ),
        ),
        points=NUMBER,
    ),
    When(
        lambda state: state.duration is Duration.THIS_TURN,
        Choice(
            *(
                Worded(
                    f"each_fallen_{k}",
                    waits(
                        f"whenever {{on}} <is|are> Knocked Out by damage from an attack{whose}, {{body}}",
                        Event.KO_BY_ATTACK,
                        _ONE_FALLEN,
                        Hole("body"),
                        body=LATER,
                    ),
                )
                for k, whose in enumerate(_BY_MINE)
            )
        ),
    ),
    *(
        Worded(when, form) if when != "if" else form
        for when in ("if", "when", "whenever")
        for form in (
            waits(
                f"{when} your opponent's Active Pokémon {_KILLED_BY}",
                Event.MY_ATTACK_KOS,
                _GROUP,
                (Shape(If, condition=DEFENDER_FELL, then=Hole("body")),),
                body=LATER,
            ),
        )
    ),
    waits(f"if your opponent's Pokémon {_KILLED_BY}", Event.MY_ATTACK_KOS, _GROUP, Hole("body"), body=LATER),
    *(
        waits(
            f"if your opponent's {active}{{such}} {_KILLED_BY}",
            Event.MY_ATTACK_KOS,
            _GROUP,
            (Shape(If, condition=asked, then=Hole("body")),),
            body=body,
            such=such,
        )
        for active, asked, body, such in (
            ("Active ", _SUCH_A_ONE_FELL, _SCORED, _A_KIND),
            ("", _SUCH_FELL, LATER, Mapped(_A_KIND, lambda such: such + _BEATEN, lambda such: such[:-2] or None)),
        )
    ),
)
"""What a Knock Out by some of the own Pokémon sets off, for as long as the sentence around says."""
_AT_IT = Scoped(THEN, scored=True, it=Selector(role=Role.DEFENDER))
BY_THIS_ATTACK: Syntax[Any] = Choice(
    *(
        rule(
            f"if your opponent's {whom} is Knocked Out by damage from this attack, {{body}}",
            (Shape(Arm, event=Event.MY_ATTACK_KOS, on=THIS_POKEMON, body=told, duration=Duration.THIS_ATTACK),),
            body=body,
            **such,
        )
        for whom, told, body, such in (
            ("Pokémon", Hole("body"), Scoped(THEN, scored=True), {}),
            *(
                (whom, (Shape(If, condition=asked, then=Hole("body")),), _AT_IT, such)
                for whom, asked, such in (
                    ("Active Pokémon", DEFENDER_FELL, {}),
                    ("Active {such}", _SUCH_A_ONE_FELL, {"such": _A_KIND}),
                    ("{such}", _SUCH_A_ONE, {"such": _A_KIND}),
                )
            ),
        )
    )
)
