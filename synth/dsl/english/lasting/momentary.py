"""What holds for a moment only: this attack, this hit, this Knock Out, the next coins."""

from typing import Any

from synth.dsl.ast import Const, Duration, Event, Give, Modifier, ModifierKind, Role, Scaled, Scope, Selector, Side, Zone
from synth.dsl.english.forms.core import Choice, Literal, Such, Syntax
from synth.dsl.english.forms.state import is_definite
from synth.dsl.english.forms.stateful import Known, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.first_coins import NEXT_COINS
from synth.dsl.english.lasting.halved import BEARING, HALVED
from synth.dsl.english.lasting.modifiers import mod
from synth.dsl.english.lasting.unaffected import UNAFFECTED
from synth.dsl.english.nouns.amounts import MEASURE
from synth.dsl.english.nouns.pokemon import OWNERS, POKEMON, USERS
from synth.dsl.english.nouns.referents import THIS_ATTACK, whole
from synth.dsl.english.nouns.words import (
    ATTACK_NAME,
    NEGATED,
    NEGATED_INTEGER,
    NUMBER,
    NUMBER_OVER_1,
    ONE_TYPE,
    SIGNED,
    SIGNED_INTEGER,
)


def _worth(what: Any, points: Any) -> Any:
    """That a Knock Out gives other points."""
    modifier = Shape(Modifier, kind=ModifierKind.AWARD, amount=points)
    return (Shape(Give, what=what, modifier=modifier, duration=Duration.THIS_KNOCKOUT),)


def _own_cost(amount: Any) -> Any:
    return (Shape(Give, what=THIS_ATTACK, modifier=mod(ModifierKind.COST, "energies", amount=amount)),)


_FALLEN = Selector(role=Role.DEFENDER)
_ATTACKING: Syntax[Any] = Choice(
    UNAFFECTED,
    *(
        rule(
            f"this attack can be used even if this Pokémon is {dazed}",
            (Give(what=THIS_ATTACK, modifier=Modifier(kind=ModifierKind.ATTACKS_WHILE, scope=scope)),),
            f"usable_{scope}_{k}",
        )
        for scope, said in (
            (Scope.ASLEEP, ("Asleep",)), (Scope.PARALYZED, ("Paralyzed",)),
            (Scope.ANY, ("Asleep or Paralyzed", "Paralyzed or Asleep")),
        )
        for k, dazed in enumerate(said)
    ),
    *(
        rule(f"this attack costs {words}", _own_cost(Hole("n")), f"costs_{k}", n=n, energies=ONE_TYPE)
        for k, (words, n) in enumerate(
            ((f"{{n}} {much}", n) for less, n in (("less", NEGATED), ("more", NUMBER))
             for much in (f"{less} {{energies}} Energy", f"{{energies}} {less}", f"{{energies}} Energy {less}"))
        )
    ),
    *(
        rule(f"this attack costs {{k}} {much} for each {{of}}", _own_cost(Shape(Scaled, k=Hole("k"), of=Hole("of"))), f"per_{n}",
             k=NEGATED_INTEGER, energies=ONE_TYPE, of=MEASURE)
        for n, much in enumerate(("less {energies} Energy", "{energies} less", "{energies} Energy less"))
    ),
    rule(
        "this attack can be used for 1 {energies} Energy",
        (Shape(Give, what=THIS_ATTACK, modifier=mod(ModifierKind.COST_IS, "energies")),),
        energies=ONE_TYPE,
    ),
)
_HIT: Syntax[Any] = Choice(
    HALVED,
    rule(
        "prevent that damage{what}",
        (
            Shape(
                Give,
                what=Hole("what"),
                modifier=Modifier(kind=ModifierKind.PREVENT, scope=Scope.DAMAGE),
                duration=Duration.THIS_HIT,
            ),
        ),
        what=BEARING,
    ),
    rule(
        "{what} takes {amount} damage from that attack",
        (Shape(Give, what=Hole("what"), modifier=mod(ModifierKind.TAKES, "amount"), duration=Duration.THIS_HIT),),
        what=POKEMON,
        amount=SIGNED,
    ),
    rule(
        "{what} takes {k} damage from that attack for each {of}",
        (
            Shape(
                Give,
                what=Hole("what"),
                modifier=mod(ModifierKind.TAKES, amount=Shape(Scaled, k=Hole("k"), of=Hole("of"))),
                duration=Duration.THIS_HIT,
            ),
        ),
        what=POKEMON,
        k=SIGNED_INTEGER,
        of=MEASURE,
    ),
)
_MORE_FOR_IT: Syntax[Any] = rule(
    "you get {points}",
    _worth(_FALLEN, Hole("points")),
    points=Choice(
        Literal("1 more point", Const(n=1)),
        rule("{n} more points", Hole("n"), n=NUMBER_OVER_1),
        *(
            Worded(f"points_{k}", Literal(words, Const(n=n)))
            for k, (words, n) in enumerate(
                (f"1 {much} point{for_it}", n)
                for much, n in (("more", 1), ("fewer", -1), ("less", -1))
                for for_it in ("", " for it", " for that Pokémon")
                if (much, for_it) != ("more", "")
            )
        ),
    ),
)
FEWER_FOR_IT: Syntax[Any] = When(
    lambda state: state.scored, rule("get 1 fewer point for it", _worth(_FALLEN, Const(n=-1)))
)
"""After "you may"."""
_NONE_FOR_IT: Syntax[Any] = Choice(
    *(
        rule(f"you {get} points for it", _worth(_FALLEN, Const(n=0)), f"none_for_it_{k}")
        for k, get in enumerate(("can't get any", "don't get any", "get no"))
    )
)
_BEARER: Syntax[Selector] = Known(
    lambda state: Selector(role=Role.IT if state.delayed else Role.HOST if state.carrier == "tool" else Role.SELF)
)
_NO_POINTS: Syntax[Any] = rule(
    "{what}your opponent can't get any points for it", _worth(Hole("what"), Const(n=0)), what=_BEARER
)
_POINTS: Syntax[Any] = Choice(
    Literal("1 more point", Const(n=1)),
    Literal("1 less point", Const(n=-1)),
    rule("{points} more points", Hole("points"), points=NUMBER_OVER_1),
    rule("{points} fewer points", Hole("points"), points=NEGATED),
)
_OTHER_POINTS: Syntax[Any] = rule(
    "{what}your opponent gets {points}", _worth(Hole("what"), Hole("points")), what=_BEARER, points=_POINTS
)
_CHARMED: Syntax[Any] = Literal(
    "the next time you flip any number of coins for the effect of an attack, Ability, or Trainer card"
    " after using this card on this turn, the first coin flip will definitely be heads",
    (
        Give(
            what=whole(Side.MY, Zone.PLAYER),
            modifier=Modifier(kind=ModifierKind.FIRST_COIN, scope=Scope.HEADS),
            duration=Duration.THIS_TURN,
        ),
    ),
)
_MORE_PICKS: Syntax[Any] = rule(
    "during this turn, 1 of your opponent's Pokémon is chosen {times} for the {name} attack used by {what}",
    (
        Shape(
            Give,
            what=Hole("what"),
            modifier=mod(ModifierKind.TIMES, "name", amount=Hole("times")),
            duration=Duration.THIS_TURN,
        ),
    ),
    times=Choice(Literal("1 more time", Const(n=1)), rule("{n} more times", Hole("n"), n=NUMBER_OVER_1)),
    name=ATTACK_NAME,
    what=USERS,
)


def _locked(template: str, scope: Scope) -> Syntax[Any]:
    return rule(
        template,
        (
            Shape(
                Give,
                what=Hole("what"),
                modifier=Modifier(kind=ModifierKind.CANNOT, scope=scope),
                duration=Duration.OPP_TURN,
            ),
        ),
        what=Such(OWNERS, is_definite),
    )


_NEXT_TURN_LOCKED = "During your opponent's next turn, that Pokémon can't use "
_ATTACK_LOCKED: Syntax[Any] = Choice(
    _locked(f"1 of {{what}} attacks is chosen at random. {_NEXT_TURN_LOCKED}the chosen attack", Scope.RANDOM_ATTACK),
    _locked(f"choose 1 of {{what}} attacks. {_NEXT_TURN_LOCKED}that attack", Scope.CHOSEN_ATTACK),
    *(
        Worded(
            f"lock_last_{number}",
            _locked(
                f"choose 1 of {{what}} attacks. {who} can't use {attack} during your opponent's next turn", Scope.CHOSEN_ATTACK
            ),
        )
        for number, (who, attack) in enumerate(
            (who, attack)
            for who in ("That Pokémon", "It", "The Defending Pokémon")
            for attack in ("that attack", "the chosen attack")
        )
    ),
    Worded("the_chosen", _locked(f"choose 1 of {{what}} attacks. {_NEXT_TURN_LOCKED}the chosen attack", Scope.CHOSEN_ATTACK)),
)


def _during(form: Syntax[Any], *events: Event) -> Syntax[Any]:
    """What can be said only while that is happening."""
    return When(lambda state: state.event in events, form)


MOMENTARY: Syntax[Any] = Choice(
    _during(_ATTACKING, Event.ATTACK),
    _during(_HIT, Event.WOULD_DAMAGE),
    _during(_NO_POINTS, Event.KO_ANY, Event.KO_BY_ATTACK),
    _during(_OTHER_POINTS, Event.KO_ANY, Event.KO_BY_ATTACK),
    _during(_CHARMED, Event.PLAY),
    NEXT_COINS,
    When(lambda state: state.scored, Choice(_MORE_FOR_IT, _NONE_FOR_IT)),
    _MORE_PICKS,
    _ATTACK_LOCKED,
)
