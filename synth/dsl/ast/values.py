"""Selectors, amounts and conditions. Each can contain the others, so they are one module."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from synth.dsl.ast.node import Node
from synth.dsl.ast.nouns import Filter, Quantifier, Role, Side, Zone
from synth.spec.cards import Energy


class Selector(Node):
    """Some Pokémon or cards: where to look, which of them, how many, who picks."""

    side: Side | None = None
    zone: Zone | None = None
    role: Role | None = None
    top: Amount | None = Field(default=None, description="how many cards, for the zone `top`")
    filters: tuple[Filter, ...] = ()
    quantifier: Quantifier = Quantifier.ALL
    n: int = 1
    by: Literal["my", "opp"] = "my"


class MeasureKind(StrEnum):
    HEADS = "heads"
    TAILS = "tails"
    UNTIL_TAILS = "until_tails"
    COUNT = "count"
    NAMES = "names"  # how many different ones
    TYPES_AMONG = "types_among"  # likewise, of Pokémon in play or of cards
    ENERGY = "energy"
    ENERGY_TYPES = "energy_types"
    EXTRA = "extra"  # units beyond this attack's cost (rulebook 6.12)
    HP = "hp"
    MAX_HP = "max_hp"
    DAMAGE_ON = "damage_on"
    EXCESS = "excess"  # damage beyond its HP, of one that is being Knocked Out
    TAKEN = "taken"  # damage done to it by attacks in the opponent's last turn
    AGE = "age"  # turns of its owner that have ended while it was in play
    RETREAT = "retreat"
    TOOLS = "tools"  # attached to them
    CONDITIONS = "conditions"  # how many Special Conditions affect it
    POINTS = "points"
    POINTS_NEEDED = "points_needed"
    TURNS = "turns"  # that side's turns so far, with the present one
    KNOCKOUTS = "knockouts"  # of that side's Pokémon during this game
    TIMES_USED = "times_used"
    DONE = "done"  # how often a player did something, and when
    RESULT = "result"  # "in this way"
    DEALT = "dealt"
    POWER = "power"  # this attack's damage so far
    UNTIL = "until"  # draw up to this many in hand
    HALF = "half"
    EVERYTHING = "everything"


class Deed(StrEnum):
    """What players do that can be counted."""

    ATTACKS = "attacks"
    TRAINERS = "trainers"  # cards played from hand, of any of the next four kinds
    ITEMS = "items"
    SUPPORTERS = "supporters"
    TOOLS = "tools"
    STADIUMS = "stadiums"
    ENERGY = "energy"  # units attached from the Energy Zone
    BENCHED = "benched"  # Pokémon cards put from hand onto the Bench
    EVOLUTIONS = "evolutions"
    RETREATS = "retreats"
    POINTS = "points"  # gotten


class Span(StrEnum):
    """Of turns, the player's own."""

    THIS_TURN = "this_turn"
    LAST_TURN = "last_turn"
    THIS_GAME = "this_game"


class Const(Node):
    node: Literal["const"] = "const"
    n: int


class Measure(Node):
    """A number read from the game; with what its kind needs."""

    node: Literal["measure"] = "measure"
    kind: MeasureKind
    of: Selector | None = None
    side: Side | None = None
    energy: Energy | None = None
    name: str | None = None
    arg: Amount | None = None
    deed: Deed | None = None
    span: Span | None = None


class Scaled(Node):
    node: Literal["scaled"] = "scaled"
    k: int
    of: Measure


class Either(Node):
    """`then` if the condition holds, else `other`."""

    node: Literal["either"] = "either"
    condition: Condition
    then: Amount
    other: Amount


Amount = Annotated[Const | Measure | Scaled | Either, Field(discriminator="node")]


class MemoryKind(StrEnum):
    DID = "did"  # the previous statement did something
    KNOCKED_OUT = "knocked_out"  # own Pokémon, by attack damage, in the opponent's last turn
    EX_KNOCKED_OUT = "ex_knocked_out"  # likewise, a Pokémon ex
    FELL = "fell"  # … in any way
    USED_ATTACK = "used_attack"  # a named attack in the own last turn
    FIRST_ATTACK = "first_attack"  # since coming into play
    FIRST_DAMAGE = "first_damage"
    FIRST_TURN = "first_turn"
    CAN_PAY = "can_pay"  # the copied attack's cost
    SUPPORTER_PLAYED = "supporter_played"
    STADIUM_PLAYED = "stadium_played"
    SELF_USED = "self_used"  # this Pokémon used a named attack in the own last turn
    WENT_FIRST = "went_first"  # the first turn of the game was the own
    SPENT = "spent"  # an Ability of this name, of which only one may be used, was used
    IN_TURN = "in_turn"  # it is that player's turn; a Checkup is in nobody's


class Compare(Node):
    node: Literal["compare"] = "compare"
    left: Amount
    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    right: Amount


class Exists(Node):
    node: Literal["exists"] = "exists"
    what: Selector


class OneOf(Node):
    node: Literal["one_of"] = "one_of"
    what: Amount
    values: tuple[int, ...]


class Not(Node):
    node: Literal["not"] = "not"
    condition: Condition


class AllOf(Node):
    node: Literal["all_of"] = "all_of"
    conditions: tuple[Condition, ...]


class Memory(Node):
    node: Literal["memory"] = "memory"
    kind: MemoryKind
    energy: Energy | None = None
    name: str | None = None
    side: Side | None = None


Condition = Annotated[Compare | Exists | OneOf | Not | AllOf | Memory, Field(discriminator="node")]


class Units(Node):
    """Some units of Energy: how many, of which types, picked how."""

    n: Amount
    energies: tuple[Energy, ...] = Field(default=(), description="empty: of any type")
    how: Literal["chosen", "random", "different", "upto"] = "chosen"


# Nodes name others that come after them.
for _node in list(globals().values()):
    if isinstance(_node, type) and issubclass(_node, Node):
        _node.model_rebuild()
