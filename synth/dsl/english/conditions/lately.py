"""What happened in this turn or the last one: how much damage was taken, whether anybody attacked."""

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Compare,
    Const,
    Damage,
    Deed,
    Event,
    Exists,
    Filter,
    FilterKind,
    If,
    Measure,
    MeasureKind,
    Memory,
    MemoryKind,
    Not,
    Power,
    Selector,
    Side,
    Span,
    Zone,
)
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import Noting, When, changing
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.done import DONE
from synth.dsl.english.nouns.pokemon import MANY, MANY_IN_PLAY, POKEMON, TESTED
from synth.dsl.english.nouns.pronouns import some
from synth.dsl.english.nouns.referents import THIS_POKEMON

TAKEN = Measure(kind=MeasureKind.TAKEN, of=THIS_POKEMON)
_HURT = Exists(what=Selector(role=THIS_POKEMON.role, filters=(Filter(kind=FilterKind.HURT_LAST_TURN),)))
_IF_HURT = "if this Pokémon was damaged by an attack during your opponent's last turn, this attack "
_SO_MUCH = (("that much", "that_much"), ("the same amount of", "same_amount"))


def _when_hurt(words: str, statement: Any, wording: str, **holes: Syntax[Any]) -> Syntax[Any]:
    return rule(_IF_HURT + words, (Shape(If, condition=_HURT, then=(statement,)),), f"back_{wording}", **holes)


_TO_SOMEBODY = Shape(Damage, to=Hole("to"), amount=TAKEN)
PAID_BACK: Syntax[Any] = When(
    lambda state: state.carrier == "attack",
    Choice(
        *(
            _when_hurt(f"{also}does {much} damage to {{to}}", _TO_SOMEBODY, f"{also}{name}", to=POKEMON)
            for also in ("", "also ")
            for much, name in _SO_MUCH
        ),
        _when_hurt("does that much more damage", Power(verb="more", amount=TAKEN), "more"),
        *(_when_hurt(f"does {much} damage", Power(verb="base", amount=TAKEN), f"base_{name}") for much, name in _SO_MUCH),
    ),
)
"""As much damage as was taken."""

def _remembered(words: str, denied: str, memory: Memory, wording: str) -> Syntax[Any]:
    """A memory, and the contrary of it."""
    return Choice(rule(words, memory, wording), rule(denied, Not(condition=memory), f"not_{wording}"))



def _theirs(kind: FilterKind) -> Exists:
    return Exists(what=Selector(side=Side.OPP, zone=Zone.ACTIVE, filters=(Filter(kind=kind),)))


_THEIR_LAST: Syntax[Any] = Noting(
    Choice(
        *(
            Choice(
                rule(f"your opponent's Active Pokémon {did} during {turn} last turn", _theirs(kind), f"attacker_{turn}_{do}"),
                rule(
                    f"your opponent's Active Pokémon didn't {do} during {turn} last turn",
                    Not(condition=_theirs(kind)),
                    f"no_attacker_{turn}_{do}",
                ),
            )
            for turn in ("your opponent's", "their", "its")
            for did, do, kind in (
                ("attacked", "attack", FilterKind.ATTACKED_LAST),
                ("used an attack", "use an attack", FilterKind.ATTACKED_LAST),
                ("evolved", "evolve", FilterKind.EVOLVED_LAST),
            )
        )
    ),
    changing(it=Selector(side=Side.OPP, zone=Zone.ACTIVE)),
)
_WENT_FIRST = Memory(kind=MemoryKind.WENT_FIRST)
_WHO_BEGAN: Syntax[Any] = Choice(
    _remembered("you went first", "you went second", _WENT_FIRST, "went"),
    _remembered("your opponent went second", "your opponent went first", _WENT_FIRST, "opponent_went"),
)
_OWN_TURNS = frozenset({Event.ONCE, Event.ANYTIME, Event.ON_BENCH, Event.ON_EVOLVE, Event.TURN_END_MY})
_FROM_ZONE = "Energy from your Energy Zone"
_IS_FED = Filter(kind=FilterKind.FED_NOW)
_FED: Syntax[Selector] = Mapped(
    Choice(
        Such(TESTED, lambda whom: whom.side is not Side.OPP),
        some("1 of your Benched {filters}", "one_fed", many=False, side=Side.MY, zone=Zone.BENCH, filters=MANY),
        some("1 of your {filters}", "one_fed", many=False, side=Side.MY, zone=Zone.PLAY, filters=MANY_IN_PLAY),
    ),
    lambda whom: whom.model_copy(update={"filters": (*whom.filters, _IS_FED)}),
    lambda whom: whom.model_copy(update={"filters": whom.filters[:-1]}) if whom.filters[-1:] == (_IS_FED,) else None,
)
_IN_OWN_TURN: Syntax[Any] = When(
    lambda state: not state.delayed and (state.carrier in ("attack", "item", "supporter") or state.event in _OWN_TURNS),
    Choice(
        *(
            rule(
                f"you attached {an} {_FROM_ZONE} to {{what}} {turn}",
                Shape(Exists, what=Hole("what")),
                f"fed_{an}{turn}",
                what=_FED,
            )
            for an in ("an", "any")
            for turn in ("during this turn", "this turn")
        ),
    ),
)



_ITEM_PLAYED = Compare(
    left=Measure(kind=MeasureKind.DONE, side=Side.MY, deed=Deed.ITEMS, span=Span.THIS_TURN), op=">=", right=Const(n=1)
)
_TOOL_PLAYED = _ITEM_PLAYED.model_copy(update={"left": _ITEM_PLAYED.left.model_copy(update={"deed": Deed.TOOLS})})
_BOTH_KINDS = (
    ("a Pokémon Tool", _TOOL_PLAYED),
    ("an Item", _ITEM_PLAYED),
    ("a Supporter", Memory(kind=MemoryKind.SUPPORTER_PLAYED)),
    ("a Stadium", Memory(kind=MemoryKind.STADIUM_PLAYED)),
)
_PLAYED_BOTH: Syntax[Any] = Choice(
    *(
        rule(
            f"you played {first} card and {second} card{hand} during this turn",
            AllOf(conditions=(one, other)),
            f"both_{first}_{second}{bool(hand)}",
        )
        for first, one in _BOTH_KINDS
        for second, other in _BOTH_KINDS
        for hand in (" from your hand", "")
        if one is not other
    )
)
_IDLE = AllOf(
    conditions=(
        Compare(left=Measure(kind=MeasureKind.AGE, of=THIS_POKEMON), op=">=", right=Const(n=1)),
        Not(condition=Exists(what=THIS_POKEMON.model_copy(update={"filters": (Filter(kind=FilterKind.ATTACKED_LAST),)}))),
    )
)
_WAS_IDLE: Syntax[Any] = Choice(
    *(
        rule(f"this Pokémon was in play during your last turn {words}", _IDLE, f"idle_{k}" if k else None)
        for k, words in enumerate(
            f"{joint} didn't {do} during that turn"
            for joint in ("and", "but", "and it", "but it")
            for do in ("use an attack", "use any attacks", "attack")
        )
    )
)
EARLIER: Syntax[Any] = Choice(_WAS_IDLE, _PLAYED_BOTH, _THEIR_LAST, _WHO_BEGAN, _IN_OWN_TURN, DONE)
