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
from synth.dsl.english.forms.core import Choice, Such, Syntax
from synth.dsl.english.forms.state import Discourse
from synth.dsl.english.forms.stateful import Entering, Scoped
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import MANY
from synth.dsl.english.nouns.referents import THIS_POKEMON
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
