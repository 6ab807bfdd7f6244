"""Whole texts: programs that wait for something, that simply hold, or that are played."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Arm,
    Damage,
    Duration,
    Event,
    Exists,
    Give,
    If,
    May,
    Memory,
    MemoryKind,
    Modifier,
    ModifierKind,
    Not,
    Pay,
    Place,
    Program,
    Put,
    Require,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Entering, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.headers.deeds import WAITING
from synth.dsl.english.headers.happenings import AS_LONG, PLAYING
from synth.dsl.english.headers.headers import HITS, TIMES, USES, printed_on, under
from synth.dsl.english.lasting.knock_outs import DEFENDER_FELL
from synth.dsl.english.lasting.modifiers import before_if
from synth.dsl.english.nouns.pokemon import HOST, SELF
from synth.dsl.english.nouns.pronouns import asked
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.traits import PLACE
from synth.dsl.english.nouns.words import ATTACK_NAME
from synth.dsl.english.sentences.clauses import IMPERATIVE
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
HOLDS: Syntax[Any] = Choice(_UNDER_CONDITION, _IF_TOO, _UNCONDITIONAL)

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


def _paid(found: tuple[Any, Program]) -> Program:
    cost, program = found
    return program.model_copy(update={"body": (Pay(body=cost), *program.body)})


def _cost_and_rest(program: Program) -> tuple[Any, Program] | None:
    first = program.body[0]
    if not isinstance(first, Pay) or len(program.body) == 1:
        return None
    return first.body, program.model_copy(update={"body": program.body[1:]})


_PAYING: Syntax[Any] = Worded(
    "pay_first",
    Mapped(
        rule(
            "you must {cost} in order to use this Ability. {program}",
            (Hole("cost"), Hole("program")),
            cost=IMPERATIVE,
            program=USES,
        ),
        _paid,
        _cost_and_rest,
    ),
)
def _conditioned(found: tuple[Any, Program]) -> Program | None:
    condition, program = found
    return program.model_copy(update={"condition": condition})


def _condition_first(program: Program) -> tuple[Any, Program] | None:
    if program.condition is None:
        return None
    return program.condition, program.model_copy(update={"condition": None})


_ONLY_IF: Syntax[Any] = Worded(
    "only_if_first",
    Mapped(
        rule(
            "you can use this Ability only if {condition}. {program}",
            (Hole("condition"), Hole("program")),
            condition=STATES,
            program=Such(USES, lambda program: program.condition is None),
        ),
        _conditioned,
        _condition_first,
    ),
)
def _works_if(found: tuple[Any, Program]) -> Program:
    condition, program = found
    both = AllOf(conditions=(condition, program.condition)) if program.condition else condition
    return program.model_copy(update={"condition": both})


def _told_before(program: Program) -> tuple[Any, Program] | None:
    match program.condition:
        case AllOf(conditions=(first, second)) if not program.may:
            return first, program.model_copy(update={"condition": second})
    return _condition_first(program)


def _is_simple(program: Program) -> bool:
    """Several conditions of its own would be one with that before it."""
    return not isinstance(program.condition, AllOf) and program.event not in (Event.ONCE, Event.ANYTIME)


_WORKING_IF: Syntax[Any] = Choice(
    *(
        Worded(
            f"works_{number}",
            Mapped(
                rule(
                    f"this Ability works {only}if {{condition}}. {{program}}",
                    (Hole("condition"), Hole("program")),
                    condition=STATES,
                    program=Such(WAITING, _is_simple),
                ),
                _works_if,
                _told_before,
            ),
        )
        for number, only in enumerate(("", "only "))
    )
)
"""A condition before a program that waits."""
_LIMITS = tuple(
    (f"{begins} {{name}} Ability {span}.", duration)
    for begins in ("you can't use more than 1", "you can't use more than one", "you can use only 1", "you may use only 1")
    for spans, duration in (
        (("each turn", "per turn", "during your turn", "during each turn", "during each of your turns"), Duration.THIS_TURN),
        (("during this game", "per game", "during the game", "each game", "in this game"), Duration.REST_OF_GAME),
    )
    for span in spans
)


_ALONE = (Event.ONCE, Event.ON_EVOLVE, Event.ON_BENCH)
"""What no two Pokémon answer at the same time; of others each asks when its turn comes."""


def _unspent(name: str) -> Not:
    return Not(condition=Memory(kind=MemoryKind.SPENT, name=name))


def _noted(body: Any, name: str, duration: Duration) -> Any:
    """Once costs are paid, and it is to be done at all, it is noted."""
    note = Give(
        what=Selector(side=Side.MY, zone=Zone.PLAYER), modifier=Modifier(kind=ModifierKind.SPENT, name=name), duration=duration
    )
    if isinstance(body[0], May) and len(body) == 1:
        return (body[0].model_copy(update={"body": (note, *body[0].body)}),)
    paid = next((k for k, one in enumerate(body) if not isinstance(one, Pay | Require)), len(body))
    return (*body[:paid], note, *body[paid:])


def _limited(found: tuple[Program, str], duration: Duration) -> Program:
    """Whoever uses it notes that, and it can be used if nobody did."""
    program, name = found
    unspent, body = _unspent(name), _noted(program.body, name, duration)
    if program.event not in _ALONE or program.whose:
        return program.model_copy(update={"body": (If(condition=unspent, then=body),)})
    condition = AllOf(conditions=(program.condition, unspent)) if program.condition else unspent
    return program.model_copy(update={"condition": condition, "body": body})


def _unlimited(program: Program, duration: Duration) -> tuple[Program, str] | None:
    notes = [one for one in nodes(program.body) if isinstance(one, Give) and one.modifier.kind is ModifierKind.SPENT]
    name = notes[0].modifier.name if notes else None
    if name is None:
        return None
    body, condition = program.body, program.condition
    if program.event not in _ALONE or program.whose:
        body = body[0].then if isinstance(body[0], If) else body
    else:
        condition = condition.conditions[0] if isinstance(condition, AllOf) else None
    if isinstance(body[0], May) and len(body) == 1:
        body = (body[0].model_copy(update={"body": tuple(one for one in body[0].body if one not in notes)}),)
    else:
        body = tuple(one for one in body if one not in notes)
    found = program.model_copy(update={"condition": condition, "body": body}), name
    return found if body and _limited(found, duration) == program else None


def _one_of_a_name(words: str, number: int, duration: Duration) -> Syntax[Any]:
    return Worded(
        f"limited_{number}",
        Mapped(
            rule(
                "{program} {name}",
                (Hole("program"), Hole("name")),
                program=Such(Choice(WAITING, _PAYING), lambda program: program.event not in (Event.WOULD_DAMAGE, Event.WOULD_KO)),
                name=rule(words, Hole("name"), name=ATTACK_NAME),
            ),
            lambda found: _limited(found, duration),
            lambda program: _unlimited(program, duration),
        ),
    )


_ONE_IN_A_TURN: Syntax[Any] = Choice(*(_one_of_a_name(words, k, duration) for k, (words, duration) in enumerate(_LIMITS)))
"""Of all Abilities of a name a player uses one."""
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
    When(printed_on("ability"), Choice(_PAYING, _ONLY_IF, _WORKING_IF, _ONE_IN_A_TURN)),
)
EFFECT: Syntax[Any] = Choice(
    rule("{program}", (Hole("program"),), program=PROGRAM),
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
