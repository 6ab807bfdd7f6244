"""Headers: what a program waits for, and the bodies under them."""

from collections.abc import Callable
from typing import Any

from synth.dsl.ast import (
    AllOf,
    Condition,
    Event,
    Exists,
    Filter,
    FilterKind,
    If,
    May,
    Measure,
    Memory,
    MemoryKind,
    Not,
    Program,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.conditions.conditions import STATES
from synth.dsl.english.conditions.said import Said
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Such, Syntax
from synth.dsl.english.forms.lists import Concat
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Entering, Scoped, When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.lasting.knock_outs import DEFENDER_FELL
from synth.dsl.english.nouns.pokemon import MANY
from synth.dsl.english.nouns.pronouns import asked, pronoun
from synth.dsl.english.nouns.referents import THIS_POKEMON
from synth.dsl.english.nouns.roles import HOST, SELF
from synth.dsl.english.nouns.traits import BEFORE, HAS, IS, ONE_HEAD
from synth.dsl.english.sentences.sentences import BODY
from synth.dsl.english.sentences.together import CLAUSES
from synth.dsl.walk import nodes


def printed_on(*carriers: str) -> Callable[[Discourse], bool]:
    return lambda state: state.carrier in carriers


def begins_with_if(block: Any) -> bool:
    """Where nothing else is done otherwise, the condition would be the header's."""
    return isinstance(block[0], If) and not block[0].other


ACTION: Syntax[Any] = Such(BODY, lambda block: not begins_with_if(block))
"""A body whose condition, if it begins with one, is the header's."""

UNASKED: Syntax[Any] = Such(BODY, lambda block: not (begins_with_if(block) or isinstance(block[0], May)))
"""A body that is done without asking; where it may be done, the header says so."""


def under(
    template: str, event: Event, wording: str | None = None, /, *, body: Syntax[Any] = ACTION, **parts: Any
) -> Syntax[Any]:
    """A program whose header is the template."""
    return Entering(rule(template + "{body}", Program, wording, event=event, body=body, **parts), event=event)


_WHOSE_FELL: tuple[tuple[str, dict[str, Any]], ...] = (("Active ", {"condition": DEFENDER_FELL}), ("", {}))
_ONCE = "once during your turn, "
_FIRST_TURN = Memory(kind=MemoryKind.FIRST_TURN)
_USES = {
    _ONCE: Event.ONCE,
    "as often as you like during your turn, ": Event.ANYTIME,
    _ONCE + "when you play this Pokémon from your hand to evolve 1 of your Pokémon, ": Event.ON_EVOLVE,
    _ONCE + "when you put this Pokémon from your hand onto your Bench, ": Event.ON_BENCH,
}


def _and_so(first: Condition) -> Syntax[Any]:
    return rule("{state}", Shape(AllOf, conditions=(first, Hole("state"))), state=STATES)


def _uses(header: str, event: Event) -> Syntax[Any]:
    of_self: dict[str, Any] = {"it": THIS_POKEMON} if "this Pokémon" in header else {}
    return Entering(
        Choice(
            under(header + "you may ", event, may=True),
            under(header + "if {condition}, you may ", event, may=True, condition=STATES),
            under("if {condition}, " + header + "you may ", event, "condition_first", may=True, condition=STATES),
            under(header + "you may use this Ability. ", event, "use_this", may=True),
            under(
                header.replace("your turn", "your first turn") + "you may ",
                event,
                "first_turn",
                may=True,
                condition=_FIRST_TURN,
            ),
            under(header + "if {condition}, you may use this Ability. ", event, "use_this", may=True, condition=STATES),
            *(
                form
                for words, zone in (("1 of your Benched Pokémon", FilterKind.BENCHED), ("your Active Pokémon", FilterKind.ACTIVE))
                for there in (header.replace("1 of your Pokémon", words),)
                for stands in (Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=zone),))),)
                if there != header
                for form in (
                    under(there + "you may ", event, f"at_{zone}", may=True, condition=stands),
                    under(there + "if {condition}, you may ", event, f"at_{zone}", may=True, condition=_and_so(stands)),
                    under(there.removeprefix(_ONCE) + "you may ", event, f"not_once_{zone}", may=True, condition=stands),
                    under(there.removeprefix(_ONCE), event, f"just_{zone}", body=UNASKED, condition=stands),
                )
            ),
            *(
                form
                for _ in range(event in (Event.ON_EVOLVE, Event.ON_BENCH))
                for form in (
                    under(header.removeprefix(_ONCE) + "you may ", event, "not_once", may=True),
                    under(header.removeprefix(_ONCE), event, body=UNASKED),
                    under(header, event, "once_plain", body=UNASKED),
                )
            ),
        ),
        **of_self,
    )


_ATTACKER: Syntax[Any] = rule(
    "{what}", Exists, what=rule("1 of your {filters}", Selector, side=Side.MY, zone=Zone.ACTIVE, filters=MANY)
)
"""Only the Active Pokémon attacks, so an attack of 1 of several is a matter of what the Active one is."""

_AFTER_COINS = "after you flip any coins for an attack of {condition}, you may "
_EACH_ONCE = "once during each player's turn, "
THEIR_BODY: Syntax[Any] = Scoped(ACTION, actor=Side.TURN)
_THEIR_STATES: Syntax[Any] = Scoped(STATES, actor=Side.TURN)


def _is_theirs(condition: Any) -> bool:
    return any(isinstance(node, Selector | Measure) and node.side is Side.TURN for node in nodes(condition))


USES: Syntax[Any] = Choice(
    under(
        _EACH_ONCE + "if {condition}, they may ",
        Event.ONCE_EACH,
        "they_may",
        may=True,
        condition=_THEIR_STATES,
        body=THEIR_BODY,
    ),
    *(_uses(header, event) for header, event in _USES.items()),
    under(_ONCE + _AFTER_COINS, Event.AFTER_COINS, may=True, condition=_ATTACKER),
    under(_EACH_ONCE + "that player may ", Event.ONCE_EACH, may=True, body=THEIR_BODY),
    *(
        under(words, Event.ONCE_EACH, f"each_may_{k}", may=True, body=THEIR_BODY)
        for k, words in enumerate(
            (
                "each player may, once during their turn, ",
                "each player may once during their turn ",
                "once during their turn, each player may ",
                "once during each of their turns, each player may ",
            )
        )
    ),
    under(
        _EACH_ONCE + "if {condition}, that player may ", Event.ONCE_EACH, may=True, condition=STATES, body=THEIR_BODY
    ),
    under(
        _EACH_ONCE + "if {condition}, that player may ",
        Event.ONCE_EACH,
        "their_state",
        may=True,
        condition=Such(_THEIR_STATES, _is_theirs),
        body=THEIR_BODY,
    ),
)

_MOVES_UP = "this Pokémon moves from your Bench to the Active Spot, "
_IN_ANY_TURN = Not(condition=Exists(what=Selector(role=Role.IT, filters=(Filter(kind=FilterKind.OTHER),))))
_AND_IN_ANY_TURN = rule("{state}", Shape(AllOf, conditions=(Hole("state"), _IN_ANY_TURN)), state=STATES)
_MOVING_ITSELF: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    (_MOVES_UP.replace(", ", " during your turn, "), {}, {"condition": STATES}),
    (_MOVES_UP, {"whose": Side.MY, "condition": _IN_ANY_TURN}, {"whose": Side.MY, "condition": _AND_IN_ANY_TURN}),
)
"""When only its own turn counts, it is the Pokémon's own event."""
_UNUSED = Exists(what=Selector(role=Role.SELF, filters=(Filter(kind=FilterKind.UNUSED),)))
_AND_UNUSED = rule("{state}", Shape(AllOf, conditions=(Hole("state"), _UNUSED)), state=STATES)
MOVING_UP: Syntax[Any] = Entering(
    Choice(
        under(_ONCE + f"when {_MOVES_UP}you may ", Event.ON_ACTIVE, may=True, condition=_UNUSED),
        under(_ONCE + f"when {_MOVES_UP}if {{condition}}, you may ", Event.ON_ACTIVE, may=True, condition=_AND_UNUSED),
        *(
            form
            for when, wording in (("when ", None), ("whenever ", "whenever"))
            for moves, so, if_so in _MOVING_ITSELF
            for form in (
                under(f"{when}{moves}you may ", Event.ON_ACTIVE, wording, may=True, **so),
                under(f"{when}{moves}", Event.ON_ACTIVE, wording, body=UNASKED, **so),
                under(f"{when}{moves}if {{condition}}, ", Event.ON_ACTIVE, wording, body=UNASKED, **if_so),
            )
        ),
    ),
    it=THIS_POKEMON,
)

_TIMES = {
    "at the beginning of your opponent's turn, ": Event.TURN_START_OPP,
    "at the beginning of your turn, ": Event.TURN_START_MY,
    "at the end of your turn, ": Event.TURN_END_MY,
    "at the end of your opponent's turn, ": Event.TURN_END_OPP,
    "at the end of your first turn, ": Event.TURN_END_FIRST,
    "at the end of each turn, ": Event.TURN_END_EACH,
    "during Pokémon Checkup, ": Event.CHECKUP,
}
TIMES: Syntax[Any] = Choice(
    *(
        Entering(form, rival=event in (Event.TURN_START_OPP, Event.TURN_END_OPP))
        for header, event in _TIMES.items()
        for form in (under(header, event), under(header + "if {condition}, ", event, condition=STATES))
    ),
    *(
        Entering(under(f"if {{condition}} {header}", event, "time_last", condition=STATES), rival=event is Event.TURN_END_OPP)
        for header, event in _TIMES.items()
        if event in (Event.TURN_END_MY, Event.TURN_END_OPP, Event.TURN_END_EACH)
    ),
    *(
        Entering(
            rule(header + "{body} if {condition}.", Program, "if_after", event=event, body=CLAUSES, condition=STATES), event=event
        )
        for header, event in _TIMES.items()
    ),
    Entering(
        rule(
            "at the end of each player's turn, {body}.",
            Hole("body"),
            "if_after",
            body=Scoped(
                rule("{body} if {condition}", Program, event=Event.TURN_END_EACH, body=CLAUSES, condition=STATES), actor=Side.TURN
            ),
        ),
        event=Event.TURN_END_EACH,
    ),
    under("at the beginning of each player's turn, ", Event.TURN_START_EACH, body=THEIR_BODY),
    under(
        "at the beginning of each player's turn, if {condition}, ",
        Event.TURN_START_EACH,
        "their_condition",
        body=THEIR_BODY,
        condition=_THEIR_STATES,
    ),
    under("at the end of each player's turn, ", Event.TURN_END_EACH, body=THEIR_BODY),
    under("at the end of each player's turn, that player may ", Event.TURN_END_EACH, may=True, body=THEIR_BODY),
    under(
        "at the end of each player's turn, if {condition}, ",
        Event.TURN_END_EACH,
        "their_condition",
        body=THEIR_BODY,
        condition=_THEIR_STATES,
    ),
)


def _said_of(found: Selector) -> Exists | None:
    return Exists(what=found) if found.filters else None


def _bearer(role: Role) -> Callable[[Condition | None], Selector | None]:
    def named(condition: Condition | None) -> Selector | None:
        if condition is None:
            return Selector(role=role)
        return condition.what if isinstance(condition, Exists) and condition.what.filters else None

    return named


_SAME_BEARER = Such(pronoun("that Pokémon", "it"), lambda found: found.role in (Role.SELF, Role.HOST))
BEARER: Syntax[Any] = Choice(
    When(printed_on("ability"), Mapped(asked(SELF), _said_of, _bearer(Role.SELF))),
    When(printed_on("tool"), Mapped(asked(HOST), _said_of, _bearer(Role.HOST))),
    Mapped(_SAME_BEARER, _said_of, _bearer(Role.HOST)),
)
"""The Pokémon with this Ability or Tool, and the condition that naming it sets."""

STANDING_SOMEWHERE: Syntax[Any] = rule("{what}", Exists, what=Said(asked(Choice(SELF, HOST)), IS))
_UNHURT_BY_IT = frozenset({FilterKind.TOOL, FilterKind.TOOL_NAMED, FilterKind.ENERGY, FilterKind.ANY_STATUS, FilterKind.STATUS})
_HAVING_SOMETHING: Syntax[Any] = rule(
    "{what}",
    Exists,
    what=Said(
        asked(Choice(SELF, HOST)),
        Choice(IS, Such(HAS, lambda traits: all(one.kind in _UNHURT_BY_IT for one in traits))),
    ),
)
"""What is said of one that is hit, if the damage makes no difference to it."""
_PRINTED = frozenset({FilterKind.RETREAT, FilterKind.RETREAT_AT_MOST})
_UNHURT: Syntax[Any] = Choice(IS, Such(HAS, lambda traits: all(one.kind in _UNHURT_BY_IT | _PRINTED for one in traits)))
_HAVING_TWO: Syntax[Any] = rule(
    "{what}", Exists, what=Said(asked(Choice(SELF, HOST)), Concat(_UNHURT, Literal(", ", ()), _UNHURT))
)
"""Two things said of one that is hit, before the hit itself."""
_BEFOREHAND: Syntax[Any] = rule("{what}", Exists, what=Said(asked(Choice(SELF, HOST)), Choice(HAS, IS)))
"""What the damage has not changed yet."""

_HITS = {
    "is damaged by an attack from your opponent's Pokémon, ": Event.DAMAGED,
    "is Knocked Out by damage from an attack from your opponent's Pokémon, ": Event.KO_BY_ATTACK,
}
_FROM_SUCH: Syntax[Any] = rule(
    "{what}", Exists, what=rule("{filters}", Selector, role=Role.ATTACKER, filters=Such(Concat(BEFORE, ONE_HEAD), bool))
)
ITS_BEARER: Syntax[None] = Choice(
    When(printed_on("ability"), Literal("this Pokémon", None)),
    When(printed_on("tool"), Literal("the Pokémon this card is attached to", None)),
)


_WHEN = {"if": "", "when": "_when", "whenever": "_whenever"}


def _by_such(hit: str, event: Event) -> Syntax[Any]:
    """Hit by a Pokémon of some kind; what is said of the one that is hit is another condition."""
    such = hit.removesuffix("Pokémon, ") + "{such}"
    both = Shape(AllOf, conditions=(Hole("bearer"), Hole("such")))
    conditions = Choice(
        rule(f"{{_whom}} {such}", Hole("such"), _whom=ITS_BEARER, such=_FROM_SUCH),
        rule(f"{{bearer}} and {such}", both, bearer=STANDING_SOMEWHERE, such=_FROM_SUCH),
    )
    return Choice(
        *(under(f"{when} {{condition}}, ", event, f"by_such{name}", condition=conditions) for when, name in _WHEN.items())
    )


_THE_BEARER: Syntax[None] = Choice(
    When(printed_on("ability"), Entering(ITS_BEARER, it=THIS_POKEMON)),
    When(printed_on("tool"), Entering(ITS_BEARER, it=Selector(role=Role.HOST))),
)
_THEIRS = Exists(what=Selector(role=Role.ATTACKER, filters=(Filter(kind=FilterKind.THEIRS),)))
_BY_THEIRS = "would be Knocked Out by damage from an attack from your opponent's Pokémon"
_WOULD_FALL = " would be Knocked Out by damage from an attack, "
_KILLED_BY_THEM: Syntax[Any] = Choice(
    rule(f"{{_whom}} {_BY_THEIRS}", _THEIRS, _whom=Entering(_THE_BEARER, plural=False)),
    rule(f"{{bearer}} and {_BY_THEIRS}", Shape(AllOf, conditions=(Hole("bearer"), _THEIRS)), bearer=_BEFOREHAND),
)
"""The own attacks do not count."""

_BY_BEARER = "is Knocked Out by damage from an attack used by the Pokémon this card is attached to"

HITS: Syntax[Any] = Choice(
    *(_by_such(hit, event) for hit, event in _HITS.items()),
    *(
        under(f"{when} {{condition}}{' ' * (joint[:1] != ',')}{joint}{hit}", event, wording, condition=bearer)
        for joint, bearer in (("", BEARER), ("and ", _HAVING_SOMETHING), (", and ", _HAVING_TWO))
        for hit, event in (*_HITS.items(), *((("is Knocked Out, ", Event.KO_ANY),) if joint else ()))
        for when, wording in (("if", None), ("when", "when"), ("whenever", "whenever"))
    ),
    under("if any damage is done to {condition} by attacks, ", Event.WOULD_DAMAGE, condition=BEARER),
    under("if {condition} would be damaged by an attack, ", Event.WOULD_DAMAGE, "would_be", condition=BEARER),
    *(
        form
        for when, also in _WHEN.items()
        for form in (
            under(f"{when} {{condition}}{_WOULD_FALL}", Event.WOULD_KO, also or None, condition=BEARER),
            under(f"{when} {{condition}} and{_WOULD_FALL}", Event.WOULD_KO, also or None, condition=_BEFOREHAND),
            under(f"{when} {{condition}}, ", Event.WOULD_KO, also or None, condition=_KILLED_BY_THEM),
        )
    ),
    under("when {condition} is Knocked Out, ", Event.KO_ANY, condition=BEARER),
    under("if {condition} is Knocked Out, ", Event.KO_ANY, "if_out", condition=BEARER),
    under("whenever {condition} is Knocked Out, ", Event.KO_ANY, "whenever_out", condition=BEARER),
    under("when {condition} retreats, ", Event.RETREATS, condition=BEARER),
    under("whenever {condition} retreats, ", Event.RETREATS, "whenever", condition=BEARER),
    under("if {condition} retreats, ", Event.RETREATS, "if", condition=BEARER),
    under(
        "when this Pokémon is first damaged by an attack after coming into play, ",
        Event.WOULD_DAMAGE,
        condition=Memory(kind=MemoryKind.FIRST_DAMAGE),
    ),
    under("if your opponent's Pokémon is Knocked Out by damage from this Pokémon's attacks, ", Event.MY_ATTACK_KOS),
    *(
        under(
            f"{when} your opponent's Active Pokémon is Knocked Out by damage from {attack}, ",
            Event.MY_ATTACK_KOS,
            wording,
            condition=DEFENDER_FELL,
        )
        for when, attack, wording in (
            ("if", "this Pokémon's attacks", None),
            ("when", "this Pokémon's attacks", "when_its"),
            ("whenever", "this Pokémon's attacks", "whenever_its"),
            ("if", "an attack used by this Pokémon", "if_an"),
            ("when", "an attack used by this Pokémon", "when_an"),
        )
    ),
    *(
        under(f"{when} your opponent's Pokémon is Knocked Out by damage from {attack}, ", Event.MY_ATTACK_KOS, wording)
        for when, attack, wording in (
            ("when", "this Pokémon's attacks", "when_its"),
            ("whenever", "this Pokémon's attacks", "whenever_its"),
            ("if", "an attack used by this Pokémon", "if_an"),
            ("when", "an attack used by this Pokémon", "when_an"),
        )
    ),
    When(
        printed_on("tool"),
        Entering(
            Choice(
                *(
                    under(f"{when} your opponent's {whose}Pokémon {_BY_BEARER}, ", Event.MY_ATTACK_KOS, wording, **more)
                    for when, wording in (("if", "if_bearer"), ("when", "when_bearer"), ("whenever", "whenever_bearer"))
                    for whose, more in _WHOSE_FELL
                )
            ),
            it=Selector(role=Role.HOST),
        ),
    ),
    under(
        "whenever your opponent's Pokémon is Knocked Out by damage from an attack used by {condition}, ",
        Event.MY_ATTACK_KOS,
        "whenever",
        condition=BEARER,
    ),
)
