"""What happened in this turn or the last one: how much damage was taken, whether anybody attacked."""

from __future__ import annotations

from typing import Any

from synth.dsl.ast import (
    AllOf,
    Damage,
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
    Zone,
)
from synth.dsl.english.forms.core import Choice, Mapped, Such, Syntax
from synth.dsl.english.forms.stateful import When
from synth.dsl.english.forms.template import Hole, Shape, rule
from synth.dsl.english.nouns.pokemon import MANY, MANY_IN_PLAY, POKEMON, TESTED, some
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

_ATTACKED = Memory(kind=MemoryKind.ATTACKED)
_IDLE = ("didn't use an attack during {} turn", "didn't attack during {} turn", "didn't use any attacks during {} turn")
_ACTIVE = ("used an attack during {} turn", "attacked during {} turn")


def _busy(who: str, turn: str) -> Syntax[Any]:
    name = "_".join(who.split()[:2])
    if who.startswith("none"):
        forms = (rule(f"{who} {did.format(turn)}", Not(condition=_ATTACKED), f"{who}_{turn}_{did}") for did in _ACTIVE)
        return Choice(*forms)
    return Choice(
        *(rule(f"{who} {did.format(turn)}", Not(condition=_ATTACKED), f"idle_{name}_{turn}_{k}") for k, did in enumerate(_IDLE)),
        *(rule(f"{who} {did.format(turn)}", _ATTACKED, f"busy_{name}_{turn}_{k}") for k, did in enumerate(_ACTIVE)),
    )


ATTACKING: Syntax[Any] = Choice(
    *(
        When(lambda state: state.event is Event.TURN_END_MY, _busy(who, turn))
        for who in ("you", "your Pokémon", "none of your Pokémon")
        for turn in ("this", "that")
    ),
    *(
        When(lambda state: state.event is Event.TURN_END_OPP, _busy(who, turn))
        for who in ("your opponent", "your opponent's Pokémon", "they", "none of their Pokémon")
        for turn in ("this", "that")
    ),
    *(
        When(lambda state: state.event is Event.TURN_END_EACH and state.actor is Side.TURN, _busy(who, turn))
        for who in ("that player", "that player's Pokémon", "they", "their Pokémon", "none of their Pokémon")
        for turn in ("this", "that")
    ),
)
"""Whether the player whose turn ends has attacked."""


def _remembered(words: str, denied: str, memory: Memory, wording: str) -> Syntax[Any]:
    """A memory, and the contrary of it."""
    return Choice(rule(words, memory, wording), rule(denied, Not(condition=memory), f"not_{wording}"))


_BEFORE = MemoryKind.ATTACKED_BEFORE
_PLAYERS = ((Side.MY, "you", "your"), (Side.OPP, "your opponent", "their"))
_PLAYED = (("a", "Supporter", MemoryKind.SUPPORTER_BEFORE), ("an", "Item", MemoryKind.ITEM_BEFORE))
_LAST_TURNS: Syntax[Any] = Choice(
    *(
        _remembered(
            f"{who} played {a} {kind} card{hand} during {their} last turn",
            f"{who} didn't play {none} card{'s' * many}{hand} during {their} last turn",
            Memory(kind=memory, side=side),
            f"{kind}_{their}{many}{bool(hand)}",
        )
        for side, who, their in _PLAYERS
        for a, kind, memory in _PLAYED
        for many, none in enumerate((f"{a} {kind}", f"any {kind}"))
        for hand in (f" from {their} hand", "")
    ),
    *(
        _remembered(
            f"{who} {did} during {their} last turn",
            f"{who} didn't {do} during {their} last turn",
            Memory(kind=_BEFORE, side=side),
            f"{whose}_{do}",
        )
        for side, who, whose, their in (
            (Side.MY, "you", "you", "your"),
            (Side.OPP, "your opponent", "opponent", "their"),
            (Side.OPP, "your opponent's Pokémon", "opponents", "their"),
        )
        for did, do in (("attacked", "attack"), ("used an attack", "use an attack"), ("used any attacks", "use any attacks"))
    ),
    *(
        rule(
            f"none of your Pokémon {did} during your last turn", Not(condition=Memory(kind=_BEFORE, side=Side.MY)), f"none_{did}"
        )
        for did in ("attacked", "used an attack")
    ),
)
def _theirs(kind: FilterKind) -> Exists:
    return Exists(what=Selector(side=Side.OPP, zone=Zone.ACTIVE, filters=(Filter(kind=kind),)))


_THEIR_LAST: Syntax[Any] = Choice(
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
)
_WENT_FIRST = Memory(kind=MemoryKind.WENT_FIRST)
_WHO_BEGAN: Syntax[Any] = Choice(
    _remembered("you went first", "you went second", _WENT_FIRST, "went"),
    _remembered("your opponent went second", "your opponent went first", _WENT_FIRST, "opponent_went"),
)
_OWN_TURNS = frozenset({Event.ONCE, Event.ANYTIME, Event.ON_BENCH, Event.ON_EVOLVE, Event.TURN_END_MY})
_ATTACHED = Memory(kind=MemoryKind.ATTACHED)
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
_NOW = (("a", "Supporter", MemoryKind.SUPPORTER_PLAYED), ("an", "Item", MemoryKind.ITEM_PLAYED))
_IN_OWN_TURN: Syntax[Any] = When(
    lambda state: not state.delayed and (state.carrier in ("attack", "item", "supporter") or state.event in _OWN_TURNS),
    Choice(
        *(
            _remembered(
                f"you played {a} {kind} card{hand} {turn}",
                f"you didn't play {a} {kind} card{hand} {turn}",
                Memory(kind=memory),
                f"now_{kind}{bool(hand)}{turn}",
            )
            for a, kind, memory in _NOW
            for hand in ("", " from your hand")
            for turn in ("during this turn", "this turn")
            if (hand, turn) != (" from your hand", "during this turn")
        ),
        *(
            rule(
                f"you {not_} any {kind} cards{hand} {turn}",
                Not(condition=Memory(kind=memory)),
                f"{kind}_{not_}{bool(hand)}{turn}",
            )
            for _, kind, memory in _NOW
            for not_ in ("didn't play", "haven't played")
            for hand in ("", " from your hand")
            for turn in ("during this turn", "this turn")
        ),
        *(
            _remembered(
                f"you attached {an} {_FROM_ZONE} {turn}",
                f"you didn't attach {none} {_FROM_ZONE} {turn}",
                _ATTACHED,
                f"{none}{turn}",
            )
            for an, none in (("an", "an"), ("any", "any"))
            for turn in ("during this turn", "this turn", "during that turn")
        ),
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
        *(
            rule(f"you haven't attached {none} {_FROM_ZONE} {turn}", Not(condition=_ATTACHED), f"havent_{none}{turn}")
            for none in ("an", "any")
            for turn in ("during this turn", "this turn")
        ),
    ),
)
"""The memory is of the player whose turn it is."""


def _in_that_turn(who: str, their: str) -> Syntax[Any]:
    """What the player whose turn ends did in it."""
    turns = ("during this turn", "this turn", "during that turn")
    return Choice(
        *(
            _remembered(
                f"{who} played {a} {kind} card{hand} {turn}",
                f"{who} didn't play {a} {kind} card{hand} {turn}",
                Memory(kind=memory),
                f"{who}_{kind}{bool(hand)}{turn}",
            )
            for a, kind, memory in _NOW
            for hand in ("", f" from {their} hand")
            for turn in turns
        ),
        *(
            rule(
                f"{who} didn't play any {kind} cards{hand} {turn}",
                Not(condition=Memory(kind=memory)),
                f"{who}_any_{kind}{bool(hand)}{turn}",
            )
            for _, kind, memory in _NOW
            for hand in ("", f" from {their} hand")
            for turn in turns
        ),
        *(
            _remembered(
                f"{who} attached {an} Energy from {their} Energy Zone{to} {turn}",
                f"{who} didn't attach {an} Energy from {their} Energy Zone{to} {turn}",
                _ATTACHED,
                f"{who}_{an}_{bool(to)}{turn}",
            )
            for an in ("an", "any")
            for to in ("", f" to {their} Pokémon")
            for turn in turns
        ),
    )


_AT_THE_END: Syntax[Any] = Choice(
    When(
        lambda state: state.event is Event.TURN_END_OPP,
        Choice(*(_in_that_turn(who, "their") for who in ("they", "your opponent"))),
    ),
    When(
        lambda state: state.event is Event.TURN_END_EACH and state.actor is Side.TURN,
        Choice(*(_in_that_turn(who, "their") for who in ("they", "that player"))),
    ),
    When(
        lambda state: state.event is Event.TURN_END_MY and state.carrier in ("ability", "tool"),
        Choice(
            *(
                rule(f"you didn't play any {kind} cards{hand} during that turn", Not(condition=Memory(kind=memory)),
                     f"that_turn_{kind}{bool(hand)}")
                for _, kind, memory in _NOW
                for hand in ("", " from your hand")
            )
        ),
    ),
)
_BOTH_KINDS = (
    ("an Item", MemoryKind.ITEM_PLAYED), ("a Supporter", MemoryKind.SUPPORTER_PLAYED), ("a Stadium", MemoryKind.STADIUM_PLAYED),
)  # fmt: skip
_PLAYED_BOTH: Syntax[Any] = Choice(
    *(
        rule(
            f"you played {first} card and {second} card{hand} during this turn",
            AllOf(conditions=(Memory(kind=one), Memory(kind=other))),
            f"both_{one}_{other}{bool(hand)}",
        )
        for first, one in _BOTH_KINDS
        for second, other in _BOTH_KINDS
        for hand in (" from your hand", "")
        if one is not other
    )
)
EARLIER: Syntax[Any] = Choice(_PLAYED_BOTH, _LAST_TURNS, _THEIR_LAST, _WHO_BEGAN, _IN_OWN_TURN, _AT_THE_END)
