"""What happens at a time to come, or by this attack's Knock Out."""

from typing import Any

from synth.dsl.ast import (
    Afflict,
    Arm,
    Attach,
    Choose,
    Const,
    Damage,
    Duration,
    Event,
    Filter,
    FilterKind,
    Heal,
    If,
    Memory,
    MemoryKind,
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
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.stateful import Entering, Scoped, Worded
from synth.dsl.english.forms.template import Hole, Shape, act, rule
from synth.dsl.english.lasting.knock_outs import BY_THIS_ATTACK
from synth.dsl.english.lasting.waiting import LATER
from synth.dsl.english.nouns.pokemon import POKEMON
from synth.dsl.english.nouns.referents import THAT_ONE
from synth.dsl.english.nouns.words import NUMBER
from synth.dsl.walk import nodes

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
        case Attach(to=what):
            return what
    return None


_VERY_ONES = {Role.SELF, Role.DEFENDER, Role.IT}


def _struck(statement: Any) -> Selector | None:
    return statement.to if isinstance(statement, Damage) else _whom(statement)


def _about_one(body: Any, struck: bool = False) -> bool:
    """Whether it is done to one Pokémon that stays known."""
    whom = (_struck if struck else _whom)(body[0]) if not body[1:] or _then_so(body[1:]) else None
    return whom is not None and whom.role in (Role.SELF, Role.DEFENDER, Role.IT)


def _then_so(rest: Any) -> bool:
    return len(rest) == 1 and isinstance(rest[0], If) and rest[0].condition == Memory(kind=MemoryKind.DID)


def _if_about_one(body: Any) -> bool:
    """The same under a condition."""
    return len(body) == 1 and isinstance(body[0], If) and not body[0].other and _whose(body[0]) is not None


def _whose(told: If) -> Selector | None:
    """The one it is done to, else the one that is asked about."""
    if _about_one(told.then, struck=True):
        return _struck(told.then[0])
    roles = {node.role for node in nodes(told.condition) if isinstance(node, Selector)}
    return Selector(role=roles.pop()) if len(roles) == 1 and roles <= _VERY_ONES and _not_of_one(told.then) else None


def _at_the_end(words: str, event: Event, duration: Duration) -> Syntax[Any]:
    """An effect for the end of a turn is on the Pokémon it is about."""

    def arms(body: Any) -> Any:
        whom = _whose(body[0]) if isinstance(body[0], If) else _whom(body[0])
        return (Arm(event=event, on=whom, body=body, duration=duration),)

    def armed(block: Any) -> Any:
        if len(block) != 1 or not isinstance(block[0], Arm) or not (_about_one(block[0].body) or _if_about_one(block[0].body)):
            return None
        return block[0].body if arms(block[0].body) == block else None

    asked = act("if {condition}, {then}", If, condition=STATES, then=LATER)
    told = Choice(Such(LATER, _about_one), Such(Scoped(asked, event=event, delayed=True), _if_about_one))
    return Mapped(rule(words + "{body}", Hole("body"), body=told), arms, armed)


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
    told = Choice(LATER, act("if {condition}, {then}", If, condition=STATES, then=LATER))
    return rule(words + "{body}", (shape,), body=Such(Scoped(told, it=None, event=event), _not_of_one))


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
    BY_THIS_ATTACK,
    _TOLD_OF_ONE,
    _TOLD_OF_ALL,
    rule(
        _AT_END + "{first} and {second} are Knocked Out",
        (_falls(Hole("first")), _falls(Hole("second"))),
        "both_fall",
        first=_THE_VERY,
        second=_THE_VERY,
    ),
    rule(_SPOT + _AT_END_SAID + "Knock Out the Pokémon in the spot you chose", (_CHOSEN_SPOT, _falls(THAT_ONE))),
    Worded(
        "in_the_spot",
        Concat(
            Literal(_SPOT, (_CHOSEN_SPOT,)),
            Entering(_at_the_end(_AT_END, Event.TURN_END_OPP, Duration.OPP_TURN), it=_CHOSEN_SPOT.what, picked=True),
        ),
    ),
)
