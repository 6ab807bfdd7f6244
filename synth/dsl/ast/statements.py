"""What a program does, a node for each verb."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from synth.dsl.ast.modifiers import Modifier
from synth.dsl.ast.node import Node
from synth.dsl.ast.nouns import Place, Side
from synth.dsl.ast.timing import Duration, Event
from synth.dsl.ast.values import Amount, Condition, Const, Selector, Units
from synth.spec.cards import Energy, Status


class Flip(Node):
    verb: Literal["flip"] = "flip"
    coins: Amount


class If(Node):
    verb: Literal["if"] = "if"
    condition: Condition
    then: Block
    other: Block = ()


class Repeat(Node):
    verb: Literal["repeat"] = "repeat"
    times: Amount
    body: Block


class Choose(Node):
    verb: Literal["choose"] = "choose"
    what: Selector


class May(Node):
    verb: Literal["may"] = "may"
    by: Literal["my", "opp"] = "my"
    body: Block


class Modal(Node):
    verb: Literal["modal"] = "modal"
    by: Literal["my", "opp"] = "my"
    options: tuple[Block, ...]


class Require(Node):
    verb: Literal["require"] = "require"
    condition: Condition


class Pay(Node):
    """A cost: the effect is usable only if the body can be done in full."""

    verb: Literal["pay"] = "pay"
    body: Block


class Before(Node):
    """Runs before the attack's damage (rulebook 11.4, step 4)."""

    verb: Literal["before"] = "before"
    body: Block


class Power(Node):
    """This attack's damage: more, instead, or the whole attack fails."""

    verb: Literal["more", "base", "fail"]
    amount: Amount = Const(n=0)


class Damage(Node):
    verb: Literal["damage"] = "damage"
    to: Selector
    amount: Amount
    times: Amount | None = Field(default=None, description="random picks with repetition (rulebook 17.11)")


class Heal(Node):
    verb: Literal["heal"] = "heal"
    what: Selector
    amount: Amount


class SetHp(Node):
    verb: Literal["set_hp"] = "set_hp"
    what: Selector
    amount: Amount


class MoveDamage(Node):
    verb: Literal["move_damage"] = "move_damage"
    amount: Amount
    source: Selector
    to: Selector
    how: Literal["", "sparing", "swapped"] = Field(
        default="", description="sparing: only where it Knocks nobody Out; swapped: what the taker had goes back"
    )


class Afflict(Node):
    verb: Literal["afflict"] = "afflict"
    what: Selector
    statuses: tuple[Status, ...]
    how: Literal["all", "choose", "random_new", "random"] = "all"
    strength: int | None = Field(
        default=None, description="damage of poison, else of a burn alone, else coins of sleep alone, instead of the usual"
    )


class Cure(Node):
    verb: Literal["cure"] = "cure"
    what: Selector
    statuses: tuple[Status, ...] = Field(default=(), description="empty: all of them")
    how: Literal["all", "random"] = "all"


class Attach(Node):
    verb: Literal["attach"] = "attach"
    units: Units
    source: Literal["zone", "zone_now", "discard"] = Field(description="zone: it makes them; zone_now: the one that lies there")
    to: Selector
    spread: Literal["", "spread", "each"] = ""


class Strip(Node):
    """Discards Energy."""

    verb: Literal["strip"] = "strip"
    units: Units
    source: Selector
    pooled: bool = False


class Shift(Node):
    """Moves Energy between Pokémon."""

    verb: Literal["shift"] = "shift"
    units: Units
    source: Selector
    to: Selector
    one_each: bool = False
    spread: bool = Field(default=False, description="each unit to any of them, none to where it came from")


class Retype(Node):
    verb: Literal["retype"] = "retype"
    what: Selector
    every: bool = Field(default=False, description="each unit attached to them, else a random one of each")
    energy: Energy | None = Field(default=None, description="the new type, else a random one")
    among: tuple[Energy, ...] = Field(default=(), description="of these; empty: of all that Energy can be")


class Draw(Node):
    verb: Literal["draw"] = "draw"
    side: Side
    amount: Amount


class Score(Node):
    """Points that players get, or lose if there are less than none."""

    verb: Literal["score"] = "score"
    side: Side
    amount: Amount


class Put(Node):
    verb: Literal["put"] = "put"
    what: Selector
    place: Place
    with_tools: bool = Field(default=False, description="attached cards go to the same place (rulebook 8.17)")


class Equip(Node):
    """Attaches a Tool that is not played from the hand."""

    verb: Literal["equip"] = "equip"
    what: Selector
    to: Selector


class Show(Node):
    verb: Literal["show"] = "show"
    what: Selector
    to: Side


class Order(Node):
    verb: Literal["order"] = "order"
    what: Selector
    how: Literal["chosen", "random"]


class Evolve(Node):
    verb: Literal["evolve"] = "evolve"
    what: Selector
    card: Selector


class Switch(Node):
    verb: Literal["switch"] = "switch"
    out: Selector
    into: Selector


class Give(Node):
    verb: Literal["give"] = "give"
    what: Selector
    modifier: Modifier
    duration: Duration = Duration.STATIC
    once: bool = Field(default=False, description="given again for the same time it is no more than given once")


class Arm(Node):
    """Sets a delayed effect."""

    verb: Literal["arm"] = "arm"
    event: Event
    on: Selector
    body: Block
    duration: Duration


class Use(Node):
    """Runs another program as this one: an attack, a Supporter's effect, this attack again."""

    verb: Literal["use"] = "use"
    what: Literal["attack", "effect", "again"]
    of: Selector | None = None
    base: int | None = None


class EndTurn(Node):
    verb: Literal["end_turn"] = "end_turn"


class Reflip(Node):
    verb: Literal["reflip"] = "reflip"


Stmt = Annotated[
    Flip | If | Repeat | Choose | May | Modal | Require | Pay | Before | Power | Damage | Heal | SetHp | MoveDamage
    | Afflict | Cure | Attach | Strip | Shift | Retype | Draw | Score | Put | Equip | Show | Order | Evolve | Switch | Give | Arm
    | Use | EndTurn | Reflip,
    Field(discriminator="verb"),
]

Block = tuple[Stmt, ...]

# Nodes name others that come after them.
for _node in list(globals().values()):
    if isinstance(_node, type) and issubclass(_node, Node):
        _node.model_rebuild()
