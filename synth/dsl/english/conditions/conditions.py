"""Conditions: what may follow "if"."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Compare,
    Const,
    Event,
    Exists,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    Role,
    Selector,
    Side,
    Zone,
)
from synth.dsl.english.conditions.coin_conditions import COINS
from synth.dsl.english.conditions.comparing import COMPARISONS, compares
from synth.dsl.english.conditions.either import EITHER, STRICKEN
from synth.dsl.english.conditions.every import EVERY
from synth.dsl.english.conditions.graded import GRADED, ONE_OF_EACH
from synth.dsl.english.conditions.in_this_way import BOTH_DISCARDED, IN_THIS_WAY
from synth.dsl.english.conditions.lately import EARLIER
from synth.dsl.english.conditions.outnumbering import OUTNUMBERING
from synth.dsl.english.conditions.presence import PRESENCE
from synth.dsl.english.conditions.said import ALIKE, ATTACHED, DENIED, SAID, SHARED
from synth.dsl.english.conditions.seen import SEEN
from synth.dsl.english.conditions.tallies import TALLIES
from synth.dsl.english.forms.core import Choice, Literal, Mapped, Shared, Such, Syntax
from synth.dsl.english.forms.state import RECOVERED, Discourse
from synth.dsl.english.forms.stateful import Noting, When, Worded
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.amounts import noted
from synth.dsl.english.nouns.card_kinds import MANY_CARDS, ONE_CARD, WithArticle
from synth.dsl.english.nouns.traits import KIND_POKEMON
from synth.dsl.english.nouns.words import ATTACK_NAME, NUMBER_OVER_1, TYPE
from synth.dsl.walk import nodes


def remembers(template: str, kind: MemoryKind, wording: str | None = None, **parts: Any) -> Syntax[Any]:
    return rule(template, Memory, wording, kind=kind, **parts)


_ONE = Const(n=1)
_SUPPORTER_PLAYED = Memory(kind=MemoryKind.SUPPORTER_PLAYED)
_IT_IS = ("it is", "it's", "this is")
_SO_FAR = ("", " of this game", " of the game")
_TIMES_USED = Shape(Measure, kind=MeasureKind.TIMES_USED, name=Hole("name"))
def _fell_during(turn: str) -> Syntax[Any]:
    """Whose Pokémon were Knocked Out; the opponent's turn that ends is their last one."""
    fell = f"Pokémon were Knocked Out during {turn}"
    by_attack = f"Pokémon were Knocked Out by damage from an attack during {turn}"
    ex_by_attack = by_attack.replace("Pokémon", "Pokémon ex", 1)
    return Choice(
        rule(f"none of your {by_attack}", Not(condition=Memory(kind=MemoryKind.KNOCKED_OUT))),
        remembers(f"any of your {by_attack}", MemoryKind.KNOCKED_OUT),
        remembers(f"any of your {{energy}} {by_attack}", MemoryKind.KNOCKED_OUT, energy=TYPE),
        remembers(f"any of your {ex_by_attack}", MemoryKind.EX_KNOCKED_OUT),
        rule(f"none of your {ex_by_attack}", Not(condition=Memory(kind=MemoryKind.EX_KNOCKED_OUT))),
        remembers(f"any of your {fell}", MemoryKind.FELL),
        rule(f"none of your {fell}", Not(condition=Memory(kind=MemoryKind.FELL))),
    )


MEMORIES: Syntax[Any] = Choice(
    remembers("it is your first turn", MemoryKind.FIRST_TURN),
    rule("it's your first turn", Memory(kind=MemoryKind.FIRST_TURN), "its_first"),
    *(
        compares(f"{it} your {nth} turn", Measure(kind=MeasureKind.TURNS, side=Side.MY), "==", Const(n=n), f"{it}_{nth}")
        for it in ("it is", "it's")
        for n, nth in ((2, "second"), (3, "third"))
    ),
    *(
        compares(words, Shape(Measure, kind=MeasureKind.TURNS, side=side), ">=", Hole("n"), f"turns_{k}", n=NUMBER_OVER_1)
        for k, (words, side) in enumerate(
            (
                *((f"you have taken {{n}} or more turns {so}", Side.MY) for so in ("this game", "during this game", "so far")),
                *(
                    (f"{it} turn {{n}} or later{so}", Side.BOTH)
                    for it in ("it is", "it's")
                    for so in ("", " of this game", " of the game")
                ),
            )
        )
    ),
    *(
        compares(words, Measure(kind=MeasureKind.TURNS, side=Side.MY), op, Const(n=n), f"nth_{k}_{n}")
        for n, nth in enumerate(("second", "third", "fourth", "fifth", "sixth", "seventh"), 2)
        for k, (words, op) in enumerate(
            (
                *((f"{it} at least your {nth} turn{so}", ">=") for it in _IT_IS for so in _SO_FAR),
                *((f"{it} your {nth} turn or later{so}", ">=") for it in _IT_IS for so in _SO_FAR),
                *((f"{it} your {nth} turn{so}", "==") for it in ("this is", "it is", "it's") for so in _SO_FAR[1:]),
            )
        )
    ),
    *(
        rule(f"{it} {whose} turn", Memory(kind=MemoryKind.IN_TURN, side=side), f"turn_{it}")
        for it in ("it is", "it's")
        for side, whose in ((Side.MY, "your"), (Side.OPP, "your opponent's"))
    ),
    rule("it isn't your first turn", Not(condition=Memory(kind=MemoryKind.FIRST_TURN))),
    rule("you didn't play a Supporter card from your hand during this turn", Not(condition=_SUPPORTER_PLAYED)),
    rule("you haven't played a Supporter card from your hand during this turn", Not(condition=_SUPPORTER_PLAYED), "havent"),
    _fell_during("your opponent's last turn"),
    When(lambda state: state.event is Event.TURN_END_OPP, Worded("that_turn", _fell_during("that turn"))),
    remembers("1 of your Pokémon used {name} during your last turn", MemoryKind.USED_ATTACK, name=ATTACK_NAME),
    *(
        remembers(f"{who} used {{name}} during your last turn", MemoryKind.USED_ATTACK, f"{who}_used", name=ATTACK_NAME)
        for who in ("you", "your Pokémon")
    ),
    *(
        compares(f"{who} {{name}} during this game", _TIMES_USED, ">=", _ONE, f"used_before_{number}", name=ATTACK_NAME)
        for number, who in enumerate(
            f"{who} {has}"
            for who in ("1 of your Pokémon has", "any of your Pokémon have")
            for has in ("already used", "used")
        )
    ),
    remembers("you played a Supporter card from your hand during this turn", MemoryKind.SUPPORTER_PLAYED),
    remembers("you played a Stadium card from your hand during this turn", MemoryKind.STADIUM_PLAYED),
    When(
        lambda state: state.carrier in ("attack", "ability"),
        Choice(
            remembers("this Pokémon used {name} during your last turn", MemoryKind.SELF_USED, name=ATTACK_NAME),
            rule(
                "this Pokémon didn't use {name} during your last turn",
                Shape(Not, condition=Shape(Memory, kind=MemoryKind.SELF_USED, name=Hole("name"))),
                name=ATTACK_NAME,
            ),
        ),
    ),
    remembers("this is the first time this Pokémon has used an attack after coming into play", MemoryKind.FIRST_ATTACK),
    EARLIER,
)
_NOT_PAYABLE = Not(condition=Memory(kind=MemoryKind.CAN_PAY))
_OUTCOMES: Syntax[Any] = Choice(
    When(lambda state: state.actor is Side.MY and not state.unsure, remembers("you do", MemoryKind.DID)),
    When(
        lambda state: state.rounds and " discarded" in state.done,
        compares("you do", Measure(kind=MeasureKind.RESULT), ">=", _ONE),
    ),
    When(lambda state: state.actor is not Side.MY and not state.unsure, remembers("they do", MemoryKind.DID)),
    When(
        lambda state: state.actor is Side.MY and state.theirs and not state.unsure,
        rule("they do", Memory(kind=MemoryKind.DID), "they_did"),
    ),
    When(
        lambda state: state.actor is Side.MY and state.theirs and not state.unsure,
        Choice(
            rule("they can't", Not(condition=Memory(kind=MemoryKind.DID)), "they_cant"),
            rule("they don't", Not(condition=Memory(kind=MemoryKind.DID)), "they_dont"),
        ),
    ),
    Literal("you can't", Not(condition=Memory(kind=MemoryKind.DID))),
    When(lambda state: not state.unsure, rule("you don't", Not(condition=Memory(kind=MemoryKind.DID)), "you_dont")),
    When(
        lambda state: state.done == RECOVERED,
        Choice(
            rule("it does", Memory(kind=MemoryKind.DID), "it_does"),
            rule("that Pokémon does", Memory(kind=MemoryKind.DID), "that_one_does"),
            rule("it recovered", Memory(kind=MemoryKind.DID), "it_recovered"),
            *(
                rule(f"{words} in this way", Memory(kind=MemoryKind.DID), f"cured_{k}")
                for k, words in enumerate(
                    f"{what} {was} {done}"
                    for what, was in (("any Special Conditions", "were"), ("a Special Condition", "was"), ("any", "were"))
                    for done in ("removed", "recovered from", "recovered")
                )
            ),
            *(
                rule(f"{who} {done} in this way", Memory(kind=MemoryKind.DID), f"cured_{who}{k}")
                for who, did in (("you", "removed"), ("it", "recovered from"), ("that Pokémon", "recovered from"))
                for k, done in enumerate(f"{did} {what}" for what in ("any Special Conditions", "a Special Condition", "any"))
            ),
        ),
    ),
    Literal("this Pokémon doesn't have the necessary Energy to use that attack", _NOT_PAYABLE),
)
_A_CARD: dict[str, Any] = {"filters": WithArticle(Such(ONE_CARD, bool))}


def _of_that_kind(role: Role) -> Syntax[Any]:
    """What the one card spoken of is."""
    kind = Shape(Exists, what=Shape(Selector, role=role, filters=Hole("filters")))
    return Choice(
        rule("that card is {filters}", kind, **_A_CARD),
        rule("it is {filters}", kind, "it_is", **_A_CARD),
        rule("it's {filters}", kind, "its", **_A_CARD),
        rule("that card isn't {filters}", Shape(Not, condition=kind), **_A_CARD),
        rule("that card is not {filters}", Shape(Not, condition=kind), "is_not", **_A_CARD),
    )


def _is_pokemon(filters: tuple[Any, ...]) -> bool:
    return filters[:1] == (KIND_POKEMON,)


_SUCH_A_POKEMON: Syntax[Any] = WithArticle(Such(ONE_CARD, _is_pokemon))
_MOVED_ONE = Shape(Exists, what=Shape(Selector, role=Role.MOVED, filters=Hole("filters")))
THAT_CARD: Syntax[Any] = Choice(
    When(
        lambda state: state.moved and state.it is None,
        rule("that Pokémon is {filters}", _MOVED_ONE, "that_pokemon_is", filters=_SUCH_A_POKEMON),
    ),
    When(lambda state: state.chose_card, _of_that_kind(Role.IT)),
    When(lambda state: state.moved and not state.chose_card, _of_that_kind(Role.MOVED)),
)
_SOME_CARDS = Such(MANY_CARDS, bool)
_STATE: Syntax[Any] = Shared(
    Choice(
        *(SAID, ATTACHED, STRICKEN, EITHER, SHARED, ALIKE, DENIED, PRESENCE, EVERY, GRADED, ONE_OF_EACH, COMPARISONS),
        *(OUTNUMBERING, TALLIES, MEMORIES),
    )
)


def _either(found: tuple[Any, Any]) -> Any:
    """One or the other: not neither of them."""
    return Not(condition=AllOf(conditions=tuple(Not(condition=one) for one in found)))


def _alternatives(condition: Any) -> tuple[Any, Any] | None:
    match condition:
        case Not(condition=AllOf(conditions=(Not(condition=first), Not(condition=second)))):
            return first, second
    return None


def _spoke_of_them(state: Discourse, asked: Any) -> Discourse:
    """After a question about the opponent alone, "their" is the opponent's."""
    sides = {node.side for node in nodes(asked) if isinstance(node, Selector | Measure) and node.side is not None}
    known = state._replace(rival=True) if sides == {Side.OPP} else state
    match asked:
        case Exists(what=Selector(role=None, zone=Zone.PLAY | Zone.BENCH) as group):
            return _asked_about(known, group)._replace(group=group)
        case Exists(what=Selector(role=None, zone=Zone.HAND | Zone.DISCARD) as cards):
            return _asked_about(known, cards)
        case Compare(left=Measure(kind=MeasureKind.COUNT, of=Selector(zone=Zone.PLAY | Zone.BENCH) as some) as many, op=">="):
            return noted(known, many)._replace(group=some)
        case Compare(left=Measure() as measure):
            one = asked.right == _ONE and measure.kind in (MeasureKind.ENERGY, MeasureKind.EXTRA)
            return noted(known, measure)._replace(powered=one)
    return known


def _asked_about(state: Discourse, what: Selector) -> Discourse:
    return state._replace(counted=Measure(kind=MeasureKind.COUNT, of=what))


STATES: Syntax[Any] = Noting(
    Shared(
        Choice(
            _STATE,
            Mapped(
                rule("{first} or {second}", (Hole("first"), Hole("second")), first=_STATE, second=_STATE), _either, _alternatives
            ),
            rule(
                "{first} and {second}",
                Shape(AllOf, conditions=(Hole("first"), Hole("second"))),
                first=_STATE,
                second=_STATE,
            ),
        )
    ),
    _spoke_of_them,
)
"""What can be asked of the game at any time."""

_EITHER_COINS: Syntax[Any] = Mapped(
    rule("{first} or {second}", (Hole("first"), Hole("second")), first=COINS, second=COINS), _either, _alternatives
)
_EITHER_SEEN: Syntax[Any] = When(
    lambda state: state.shown is not None,
    Mapped(rule("{first} or {second}", (Hole("first"), Hole("second")), first=SEEN, second=SEEN), _either, _alternatives),
)
CONDITION: Syntax[Any] = Choice(
    *(COINS, _EITHER_COINS, STATES, _OUTCOMES, THAT_CARD, BOTH_DISCARDED, IN_THIS_WAY, SEEN, _EITHER_SEEN)
)
"""What can be asked within an effect."""
