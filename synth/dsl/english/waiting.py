"""Effects that wait: what an attack or Trainer card sets up to happen later."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    Afflict,
    AllOf,
    Arm,
    Choose,
    Compare,
    Const,
    Damage,
    Duration,
    Event,
    Exists,
    Filter,
    FilterKind,
    Give,
    Heal,
    If,
    Measure,
    MeasureKind,
    Modifier,
    ModifierKind,
    Put,
    Quantifier,
    Role,
    Selector,
    SetHp,
    Side,
    Strip,
    Switch,
    Zone,
)
from synth.dsl.english.core import Choice, Later, Mapped, Such, Syntax
from synth.dsl.english.lists import Concat
from synth.dsl.english.modifiers import LASTING
from synth.dsl.english.pokemon import BARE, MANY, MANY_IN_PLAY, POKEMON, some, spoken
from synth.dsl.english.referents import THAT_ONE, THIS_POKEMON, whole
from synth.dsl.english.stateful import Scoped, When, Worded
from synth.dsl.english.template import Hole, Shape, rule
from synth.dsl.english.traits import BEFORE, ONE_HEAD
from synth.dsl.english.whoever import ATTACKING, KNOWN, ONE_OF_MINE, ONE_OF_OPPONENTS, ONE_OF_THEIRS, WHOM, is_known
from synth.dsl.english.words import A_CARD_KIND, NUMBER, WHOSE
from synth.dsl.walk import nodes

DEFENDER_FELL = Compare(
    left=Measure(kind=MeasureKind.HP, of=Selector(role=Role.DEFENDER)), op="<=", right=Const(n=0)
)
"""Of those that an attack Knocks Out, whether the one it was used against is one."""

_SUCH_A_ONE = Shape(Exists, what=Shape(Selector, role=Role.DEFENDER, filters=Hole("filters")))
_SUCH_A_ONE_FELL = Shape(AllOf, conditions=(DEFENDER_FELL, _SUCH_A_ONE))
_SELF_ACTIVE = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.ACTIVE),)))

THEN: Later[Any] = Later()
"""What happens when the time comes: clauses, which sentences.py defines."""

_LATER: Syntax[Any] = Scoped(THEN, delayed=True, duration=Duration.STATIC, opened=False)
_OUT: Syntax[Any] = Scoped(_LATER, event=Event.KO_ANY)
_HIT_BACK: Syntax[Any] = Scoped(_LATER, event=Event.DAMAGED)


def waits(template: str, event: Event, on: Syntax[Any], body: Any, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """An effect armed for as long as the sentence around says."""
    shape = Shape(Arm, event=event, on=Hole("on"), body=body, duration=Hole("duration"))
    return rule("{duration}" + template, (shape,), duration=LASTING, on=on, **holes)


_GROUP = spoken(BARE)
_MORE_POINTS = Shape(
    Give,
    what=whole(Side.OPP, Zone.ACTIVE),
    modifier=Shape(Modifier, kind=ModifierKind.AWARD, amount=Hole("points")),
    duration=Duration.THIS_KNOCKOUT,
)

_ANY_OF: Syntax[Selector] = Choice(
    some("any of {side} {filters}", "any_of", many=False, side=WHOSE, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    some("any of {side} Benched {filters}", "any_of", many=False, side=WHOSE, zone=Zone.BENCH, filters=MANY),
)
_WHOEVER: Syntax[Selector] = Choice(KNOWN, _ANY_OF, Worded("whichever", ONE_OF_MINE))
"""Whom it may happen to: nobody is chosen beforehand."""

_BY_THEM = (("", ""), (" from your opponent's Pokémon", "by_them"))
"""In the opponent's turn only the opponent's Pokémon attack."""


def _in_their_turn(name: str, form: Syntax[Any]) -> Syntax[Any]:
    return When(lambda state: state.duration is Duration.OPP_TURN, Worded(name, form)) if name else form


_SUCH_A_CARD = Shape(Selector, role=Role.IT, filters=(Shape(Filter, kind=FilterKind.KIND, card_kind=Hole("kind")),))
_PLAYED_ONE = Shape(Exists, what=_SUCH_A_CARD)


_ONE_THAT_GREW = Selector(side=Side.OPP, zone=Zone.PLAY, quantifier=Quantifier.CHOOSE)


_FROM_HAND = (
    ("{} a Pokémon from their hand to evolve 1 of their Pokémon", ("play",), Event.ON_EVOLVE),
    ("{} a Basic Pokémon from their hand onto their Bench", ("put", "play"), Event.ON_BENCH),
)


def _arms(template: str, event: Event, body: Any, it: Selector | None, /, **holes: Syntax[Any]) -> Syntax[Any]:
    """What waits for something that the opponent does in the turn to come."""
    shape = Shape(Arm, event=event, on=whole(Side.OPP, Zone.PLAY), body=body, duration=Hole("duration"))
    form = rule("{duration}" + template, (shape,), duration=LASTING, body=Scoped(_LATER, rival=True, it=it), **holes)
    return When(lambda state: state.duration is Duration.OPP_TURN, form)


_THEY = (("whenever they {}", ""), ("whenever your opponent {}s", "opponent"), ("if they {}", "if"), ("when they {}", "when"))
THEIR_DEEDS: Syntax[Any] = Choice(
    *(
        Worded(
            f"played_{name}_{short}",
            _arms(
                f"{who.format('play')} {{kind}} card{hand}, {{body}}",
                Event.PLAYED,
                (Shape(If, condition=_PLAYED_ONE, then=Hole("body")),),
                None,
                kind=A_CARD_KIND,
            ),
        )
        for who, name in _THEY
        for hand, short in ((" from their hand", ""), ("", "short"))
    ),
    *(
        Worded(f"evolves_{name}", _arms(f"{who}, {{body}}", Event.EVOLVES, Hole("body"), _ONE_THAT_GREW))
        for who, name in (
            *((f"{who.format('evolve')} 1 of their Pokémon", name) for who, name in _THEY),
            ("whenever 1 of their Pokémon evolves", "it"),
            ("whenever 1 of your opponent's Pokémon evolves", "theirs"),
        )
    ),
    *(
        Worded(
            f"{event}_{verb}_{name}",
            _arms(f"{who.format(verb)} {what.removeprefix('{} ')}, {{body}}", event, Hole("body"), _ONE_THAT_GREW),
        )
        for who, name in _THEY
        for what, verbs, event in _FROM_HAND
        for verb in verbs
    ),
)
WAITING: Syntax[Any] = Choice(
    THEIR_DEEDS,
    *(
        _in_their_turn(
            by + when * (when != "if"),
            waits(f"{when} {{on}} {hit} an attack{whose}, {{body}}", event, _WHOEVER, Hole("body"), body=body),
        )
        for hit, event, body in (
            ("is damaged by", Event.DAMAGED, _HIT_BACK),
            ("is Knocked Out by damage from", Event.KO_BY_ATTACK, Scoped(_LATER, event=Event.KO_BY_ATTACK)),
        )
        for when in ("if", "when", "whenever")
        for whose, by in _BY_THEM
    ),
    *(
        Worded(f"{when}_falls", waits(f"{when} {{on}} is Knocked Out, {{body}}", Event.KO_ANY, whom, Hole("body"), body=_OUT))
        for when in ("if", "when", "whenever")
        for whom in (ONE_OF_MINE, KNOWN)
    ),
    *(
        Worded(
            f"{when}_rises_{whose}_{bench}",
            waits(
                f"{when} {{on}} moves from {bench} Bench to the Active Spot, {{body}}",
                Event.ON_ACTIVE,
                whom,
                Hole("body"),
                body=_LATER,
            ),
        )
        for when in ("whenever", "when", "if")
        for whom, whose, benches in (
            (ONE_OF_THEIRS, "their", ("their", "the")),
            (ONE_OF_OPPONENTS, "theirs", ("the", "their")),
            (ONE_OF_MINE, "mine", ("your", "the")),
        )
        for bench in benches
    ),
    *(
        Worded(
            f"{when}_healed_{whose}", waits(f"{when} {{on}} is healed, {{body}}", Event.HEALED, whom, Hole("body"), body=_LATER)
        )
        for when in ("whenever", "when", "if")
        for whom, whose in ((ONE_OF_THEIRS, "their"), (ONE_OF_OPPONENTS, "theirs"), (ONE_OF_MINE, "mine"))
    ),
    waits(
        "if they attach Energy from their Energy Zone to {on}, {body}",
        Event.ATTACHED_ZONE,
        WHOM,
        Hole("body"),
        body=_LATER,
    ),
    Worded(
        "whenever_attach",
        waits(
            "whenever they attach an Energy from their Energy Zone to {on}, {body}",
            Event.ATTACHED_ZONE,
            ONE_OF_THEIRS,
            Hole("body"),
            body=_LATER,
        ),
    ),
    Worded(
        "you_attach",
        waits(
            "whenever you attach an Energy from your Energy Zone to {on}, {body}",
            Event.ATTACHED_ZONE,
            ONE_OF_MINE,
            Hole("body"),
            body=_LATER,
        ),
    ),
    waits(
        "if this Pokémon is in the Active Spot when {on} retreats, {body}",
        Event.RETREATS,
        POKEMON,
        (Shape(If, condition=_SELF_ACTIVE, then=Hole("body")),),
        body=_LATER,
    ),
    *(
        Worded(f"{when}{also}", waits(f"{when} {{on}} {does}, {{body}}", event, whom, Hole("body"), body=_LATER))
        for when in ("if", "when", "whenever")
        for does, event, whom, also in (
            ("retreats", Event.RETREATS, WHOM, ""),
            ("uses an attack", Event.ATTACKS, ATTACKING, "_uses"),
            ("attacks", Event.ATTACKS, ATTACKING, "_attacks"),
        )
    ),
    *(
        _in_their_turn(
            f"survives{by}{too}" if by or too else "",
            waits(
                f"if {{on}} would be Knocked Out by damage from an attack{whose}, it is not Knocked Out{too} and its remaining HP"
                " becomes {hp}",
                Event.WOULD_KO,
                Choice(_GROUP, Such(WHOM, is_known)),
                (Shape(SetHp, what=THAT_ONE, amount=Hole("hp")),),
                hp=NUMBER,
            ),
        )
        for whose, by in _BY_THEM
        for too in ("", ",")
    ),
    waits(
        "if your opponent's Active Pokémon is Knocked Out by damage from an attack used by {on},"
        " you get {points} more point",
        Event.MY_ATTACK_KOS,
        _GROUP,
        (_MORE_POINTS,),
        points=NUMBER,
    ),
)

_KILLED_BY = "is Knocked Out by damage from an attack used by {on}, {body}"
KILLING: Syntax[Any] = Choice(
    waits(
        f"if your opponent's Active Pokémon {_KILLED_BY}",
        Event.MY_ATTACK_KOS,
        _GROUP,
        (Shape(If, condition=DEFENDER_FELL, then=Hole("body")),),
        body=_LATER,
    ),
    waits(f"if your opponent's Pokémon {_KILLED_BY}", Event.MY_ATTACK_KOS, _GROUP, Hole("body"), body=_LATER),
)
"""What a Knock Out by some of the own Pokémon sets off, for as long as the sentence around says."""

_AT_THEIR_END = "at the end of your opponent's next turn, do {amount} damage to "


_THE_VERY = Such(POKEMON, lambda whom: whom.role in (Role.SELF, Role.DEFENDER, Role.IT))


def _strikes(whom: Any) -> Shape:
    blow = Shape(Damage, to=whom, amount=Hole("amount"))
    return Shape(Arm, event=Event.TURN_END_OPP, on=whom, body=(blow,), duration=Duration.OPP_TURN)


def _falls(whom: Any) -> Shape:
    fall = Shape(SetHp, what=whom, amount=Const(n=0))
    return Shape(Arm, event=Event.TURN_END_OPP, on=whom, body=(fall,), duration=Duration.OPP_TURN)


_SPOT = "choose a spot from among your opponent's Active Spot and Bench. "
_AT_END = "at the end of your opponent's next turn, "
_AT_OWN_END = "at the end of your next turn, "
_OWN_TIMES = (
    ("at the beginning of your next turn, ", "begins", Event.TURN_START_MY, Duration.MY_TURN),
    ("at the start of your next turn, ", "starts", Event.TURN_START_MY, Duration.MY_TURN),
    ("at the end of this turn, ", "ends", Event.TURN_END_MY, Duration.THIS_TURN),
    ("at the end of your turn, ", "ends_mine", Event.TURN_END_MY, Duration.THIS_TURN),
)
_AT_END_SAID = "At the end of your opponent's next turn, "
_CHOSEN_SPOT = Choose(what=Selector(side=Side.OPP, zone=Zone.SPOT, quantifier=Quantifier.CHOOSE))


def _whom(statement: Any) -> Selector | None:
    """The Pokémon that a statement is about; damage has its own words for later."""
    match statement:
        case Put(what=Selector(zone=Zone.TOOLS, filters=(Filter(kind=FilterKind.ON, role=role),))):
            return Selector(role=role)
        case SetHp(what=what) | Afflict(what=what) | Put(what=what) | Heal(what=what) | Strip(source=what) | Switch(out=what):
            return what
    return None


def _about_one(body: Any) -> bool:
    """Whether it is done to one Pokémon that stays known."""
    whom = _whom(body[0]) if len(body) == 1 else None
    return whom is not None and whom.role in (Role.SELF, Role.DEFENDER, Role.IT)


def _at_the_end(words: str, event: Event, duration: Duration) -> Syntax[Any]:
    """An effect for the end of a turn is on the Pokémon it is about."""

    def arms(body: Any) -> Any:
        return (Arm(event=event, on=_whom(body[0]), body=body, duration=duration),)

    def armed(block: Any) -> Any:
        if len(block) != 1 or not isinstance(block[0], Arm) or not _about_one(block[0].body):
            return None
        return block[0].body if arms(block[0].body) == block else None

    return Mapped(rule(words + "{body}", Hole("body"), body=Such(_LATER, _about_one)), arms, armed)


_TOLD_OF_ONE: Syntax[Any] = Choice(
    _at_the_end(_AT_END, Event.TURN_END_OPP, Duration.OPP_TURN),
    _at_the_end(_AT_OWN_END, Event.TURN_END_MY, Duration.MY_TURN),
    *(Worded(name, _at_the_end(words, event, duration)) for words, name, event, duration in _OWN_TIMES),
)


def _not_of_one(body: Any) -> bool:
    roles = {node.role for statement in body for node in nodes(statement) if isinstance(node, Selector | Filter)}
    return not roles & {Role.SELF, Role.HOST, Role.DEFENDER, Role.IT, Role.CARD}


def _once_then(words: str, event: Event, duration: Duration, side: Side) -> Syntax[Any]:
    """What is on no Pokémon happens once, as the board is by then: there is just one Active Pokémon of that player."""
    active = Selector(side=side, zone=Zone.PLAY, filters=(Filter(kind=FilterKind.ACTIVE),))
    shape = Shape(Arm, event=event, on=active, body=Hole("body"), duration=duration)
    return rule(words + "{body}", (shape,), body=Such(Scoped(_LATER, it=None), _not_of_one))


_TOLD_OF_ALL: Syntax[Any] = Choice(
    _once_then(_AT_END, Event.TURN_END_OPP, Duration.OPP_TURN, Side.OPP),
    _once_then(_AT_OWN_END, Event.TURN_END_MY, Duration.MY_TURN, Side.MY),
    *(Worded(name, _once_then(words, event, duration, Side.MY)) for words, name, event, duration in _OWN_TIMES),
)

DELAYED: Syntax[Any] = Choice(
    rule(_AT_THEIR_END + "{on}", (_strikes(Hole("on")),), amount=NUMBER, on=_THE_VERY),
    rule(
        _SPOT + _AT_THEIR_END[0].upper() + _AT_THEIR_END[1:] + "the Pokémon in the spot you chose",
        (_CHOSEN_SPOT, _strikes(THAT_ONE)),
        amount=NUMBER,
    ),
    rule(
        "if your opponent's Pokémon is Knocked Out by damage from this attack, {body}",
        (Shape(Arm, event=Event.MY_ATTACK_KOS, on=THIS_POKEMON, body=Hole("body"), duration=Duration.THIS_ATTACK),),
        body=Scoped(THEN, scored=True),
    ),
    rule(
        "if your opponent's Active Pokémon is Knocked Out by damage from this attack, {body}",
        (
            Shape(
                Arm,
                event=Event.MY_ATTACK_KOS,
                on=THIS_POKEMON,
                body=(Shape(If, condition=DEFENDER_FELL, then=Hole("body")),),
                duration=Duration.THIS_ATTACK,
            ),
        ),
        body=Scoped(THEN, scored=True, it=Selector(role=Role.DEFENDER)),
    ),
    *(
        rule(
            f"if your opponent's {active}{{filters}} is Knocked Out by damage from this attack, {{body}}",
            (Shape(Arm, event=Event.MY_ATTACK_KOS, on=THIS_POKEMON, body=(told,), duration=Duration.THIS_ATTACK),),
            filters=Such(Concat(BEFORE, ONE_HEAD), bool),
            body=Scoped(THEN, scored=True, it=Selector(role=Role.DEFENDER)),
        )
        for active, told in (
            ("Active ", Shape(If, condition=_SUCH_A_ONE_FELL, then=Hole("body"))),
            ("", Shape(If, condition=_SUCH_A_ONE, then=Hole("body"))),
        )
    ),
    _TOLD_OF_ONE,
    _TOLD_OF_ALL,
    rule(_SPOT + _AT_END_SAID + "Knock Out the Pokémon in the spot you chose", (_CHOSEN_SPOT, _falls(THAT_ONE))),
)
