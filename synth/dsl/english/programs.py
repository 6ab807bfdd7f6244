"""Whole texts: programs that wait for something, that simply hold, or that are played."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Arm,
    Damage,
    Event,
    Exists,
    Memory,
    MemoryKind,
    Place,
    Program,
    Put,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.amended import excusing, instead, sparing
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Entering, Noting, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.deeds import WAITING
from synth.dsl.english.headers.happenings import AS_LONG, PLAYING
from synth.dsl.english.headers.headers import TIMES, printed_on, under
from synth.dsl.english.headers.hits import HITS
from synth.dsl.english.headers.limits import LIMITED
from synth.dsl.english.lasting.knock_outs import DEFENDER_FELL
from synth.dsl.english.lasting.modifiers import before_if
from synth.dsl.english.nouns.pronouns import asked
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.roles import HOST, SELF
from synth.dsl.english.nouns.traits import PLACE
from synth.dsl.english.sentences.gates import FIRST_TURN
from synth.dsl.english.sentences.sentences import BODY, STANDING, STANDING_SENTENCE, STATED_TOGETHER
from synth.dsl.walk import nodes
from synth.spec.rules import RuleSpec

_TURNS = ((Side.MY, "your"), (Side.OPP, "your opponent's"))


def in_turn(side: Side) -> Memory:
    return Memory(kind=MemoryKind.IN_TURN, side=side)


_PLACED: Syntax[Any] = rule("{what}", Exists, what=Said(asked(Choice(SELF, HOST)), PLACE))


def _both_hold(found: tuple[Any, Any, Any]) -> Program:
    first, body, second = found
    return Program(event=Event.STATIC, condition=AllOf(conditions=(first, second)), body=body)


def _apart(program: Program) -> tuple[Any, Any, Any] | None:
    match program:
        case Program(event=Event.STATIC, condition=AllOf(conditions=(first, second)), may=False):
            return first, program.body, second
    return None


_UNDER_CONDITION: Syntax[Any] = Choice(
    under(AS_LONG, Event.STATIC, body=STANDING_SENTENCE, condition=_PLACED),
    under("if {condition}, ", Event.STATIC, "if", body=STANDING_SENTENCE, condition=_PLACED),
    under("during your first turn, ", Event.STATIC, body=STANDING_SENTENCE, condition=FIRST_TURN),
    *(
        form
        for side, whose in _TURNS
        for form in (
            Entering(
                under(f"during {whose} turn, ", Event.STATIC, f"during_{side}", body=STANDING_SENTENCE, condition=in_turn(side)),
                rival=side is Side.OPP,
            ),
            under(
                f"during {whose} turn, {{condition}}, ",
                Event.STATIC,
                f"during_if_{side}",
                body=STANDING_SENTENCE,
                condition=rule(
                    "if {state}", Shape(AllOf, conditions=(in_turn(side), Hole("state"))), state=Choice(_PLACED, STATES)
                ),
            ),
            Entering(
                rule(
                    f"{{body}} during {whose} turn.",
                    Program,
                    f"during_last_{side}",
                    event=Event.STATIC,
                    body=STATED_TOGETHER,
                    condition=in_turn(side),
                ),
                event=Event.STATIC,
            ),
        )
    ),
    under("if {condition}, ", Event.STATIC, body=STANDING_SENTENCE, condition=STATES),
    under("if it is your first turn, ", Event.STATIC, "if_first", body=STANDING_SENTENCE, condition=FIRST_TURN),
    under(AS_LONG, Event.STATIC, "as_long_as", body=STANDING_SENTENCE, condition=STATES),
    under("this Ability works if {condition}. ", Event.STATIC, "works_if", body=STANDING, condition=STATES),
    under("this Ability works only if {condition}. ", Event.STATIC, "works_only_if", body=STANDING, condition=STATES),
    Entering(
        rule(
            "{body} if {condition}.", Program, "if_after", event=Event.STATIC, body=before_if(STATED_TOGETHER), condition=STATES
        ),
        event=Event.STATIC,
    ),
    Entering(
        rule(
            "{body} as long as {condition}.",
            Program,
            "as_long_after",
            event=Event.STATIC,
            body=before_if(STATED_TOGETHER),
            condition=Choice(_PLACED, STATES),
        ),
        event=Event.STATIC,
    ),
    *(
        When(
            printed_on("tool"),
            under(
                f"as long as this card is attached to {whom}, ",
                Event.STATIC,
                wording,
                body=Entering(STANDING_SENTENCE, it=Selector(role=Role.HOST)),
            ),
        )
        for whom, wording in (("a Pokémon", "while_attached"), ("1 of your Pokémon", "while_attached_yours"))
    ),
    under(
        "as long as this Pokémon is in play, ",
        Event.STATIC,
        "while_in_play",
        body=Entering(STANDING_SENTENCE, it=THIS_POKEMON),
    ),
)
_IF_TOO: Syntax[Any] = Choice(
    *(
        Worded(
            f"{when}_too_{k}",
            Mapped(
                Entering(
                    rule(
                        f"{lead}{{first}}, {{body}} {when} {{second}}.",
                        (Hole("first"), Hole("body"), Hole("second")),
                        first=first,
                        body=before_if(STATED_TOGETHER),
                        second=STATES,
                    ),
                    event=Event.STATIC,
                ),
                _both_hold,
                _apart,
            ),
        )
        for k, (lead, first) in enumerate((("as long as ", Choice(_PLACED, STATES)), ("if ", STATES)))
        for when in ("if", "as long as")
    )
)
"""A condition before what holds and another one after it."""
_UNCONDITIONAL: Syntax[Any] = under("", Event.STATIC, body=STANDING)
_HOLDING: Syntax[Any] = Choice(_UNDER_CONDITION, _IF_TOO, _UNCONDITIONAL)
HOLDS: Syntax[Any] = Choice(_HOLDING, sparing(_HOLDING))


def _always_there(it: Selector | None) -> Selector | None:
    """Who is spoken of again whatever was asked before."""
    return it if it is not None and it.role in (Role.SELF, Role.HOST) and not it.filters else None


_DISCARDED = (Put(what=Selector(role=Role.CARD), place=Place.DISCARD),)
_SHORT_LIVED: Syntax[Any] = Choice(
    *(
        Literal(
            f"if this card is attached to 1 of your Pokémon, discard it at the end of {turn}.",
            Program(event=event, body=_DISCARDED),
        )
        for event, turn in (
            (Event.TURN_END_OPP, "your opponent's turn"), (Event.TURN_END_MY, "your turn"), (Event.TURN_END_EACH, "the turn")
        )
    )
)
FOSSIL: Syntax[Any] = Literal(
    f"play this card as if it were a {RuleSpec().fossil_hp}-HP Basic [C] Pokémon."
    " At any time during your turn, you may discard this card from play. This card can't retreat.",
    (),
)
"""A Fossil's text is a rule of the game (rulebook 2.3), not a program."""


def _takes_it_for_attacked(statement: Any) -> bool:
    """Whether what waits for a Knock Out speaks of the Pokémon attacked and does not ask whether that one fell."""
    if not isinstance(statement, Arm) or statement.event is not Event.MY_ATTACK_KOS:
        return False
    inside = tuple(nodes(statement.body))
    return DEFENDER_FELL not in inside and Selector(role=Role.DEFENDER) in (
        one.model_copy(update={"filters": ()}) for one in inside if isinstance(one, Selector)
    )


def _fallen_is_clear(program: Program) -> bool:
    """ "Your opponent's Pokémon" that falls is the one attacked: not so where the attack hits others of theirs too."""
    if not any(map(_takes_it_for_attacked, program.body)):
        return True
    hits = (node.to for one in program.body if not isinstance(one, Arm) for node in nodes(one) if isinstance(node, Damage))
    return all(to.side is Side.MY or to.zone is Zone.ACTIVE or to.role is Role.SELF for to in hits)


PROGRAM: Syntax[Any] = Choice(
    When(printed_on("attack"), Such(under("", Event.ATTACK, body=BODY), _fallen_is_clear)),
    When(printed_on("item", "supporter"), under("", Event.PLAY, body=BODY)),
    When(printed_on("ability", "tool", "stadium"), Choice(WAITING, HOLDS)),
    excusing(Choice(WAITING, HOLDS)),
    When(printed_on("ability"), LIMITED),
)
EFFECT: Syntax[Any] = Choice(
    rule("{program}", (Hole("program"),), program=PROGRAM),
    When(printed_on("ability", "tool", "stadium"), instead(_HOLDING)),
    When(
        printed_on("tool"),
        rule("{first} {second}", (Hole("first"), Hole("second")), first=_SHORT_LIVED, second=PROGRAM),
    ),
    When(
        printed_on("ability", "tool"),
        rule(
            "{first} {second}",
            (Hole("first"), Hole("second")),
            first=_UNCONDITIONAL,
            second=Choice(TIMES, HITS, PLAYING, _UNDER_CONDITION),
        ),
    ),
    When(
        printed_on("stadium"),
        rule("{first} {second}", (Hole("first"), Hole("second")), first=_UNCONDITIONAL, second=WAITING),
    ),
    Such(
        rule(
            "{first} {second}",
            (Hole("first"), Hole("second")),
            "two_conditions",
            first=Noting(_UNDER_CONDITION, lambda state, _: state._replace(it=_always_there(state.it))),
            second=_UNDER_CONDITION,
        ),
        lambda both: all(program.condition is not None for program in both),
    ),
    When(
        printed_on("ability", "tool"),
        Worded(
            "waits_first",
            rule(
                "{first} {second}",
                (Hole("first"), Hole("second")),
                first=Such(WAITING, lambda program: program.event is not Event.ON_BENCH or not program.may),
                second=Choice(_UNDER_CONDITION, _UNCONDITIONAL),
            ),
        ),
    ),
    When(printed_on("fossil"), FOSSIL),
)
