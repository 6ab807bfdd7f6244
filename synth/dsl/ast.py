"""The effect language as data: frozen nodes, closed enums. The text syntax is in syntax.lark; each prints as the other."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from synth.spec.cards import Energy, Kind, Status, Tag


class Node(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Side(StrEnum):
    """Relative to the controller of the effect."""

    MY = "my"
    OPP = "opp"
    BOTH = "both"
    TURN = "turn"  # the player whose turn it is: Stadiums say "that player"


class Zone(StrEnum):
    ACTIVE = "active"
    BENCH = "bench"
    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    TOP = "top"  # the first n cards of the deck
    DISCARD = "discard"
    STADIUM = "stadium"
    TOOLS = "tools"  # Tool cards attached in play
    PLAYER = "player"  # the player as carrier of a lock
    SPOT = "spot"  # the Active Spot as carrier, whoever stands there
    ZONE_NOW = "zone_now"  # the Energy that lies in the Energy Zone
    ZONE_NEXT = "zone_next"  # the next Energy of the Energy Zone
    HAND_AND_DECK = "hand_deck"
    PLAY_AND_HAND = "play_hand"


class Role(StrEnum):
    """Objects an effect refers to without searching for them."""

    SELF = "self"  # the Pokémon the effect is printed on
    HOST = "host"  # the Pokémon a Tool is attached to
    IT = "it"  # what was last chosen or tested
    DEFENDER = "defender"  # the opponent's Active when the attack was declared
    ATTACKER = "attacker"
    CARD = "card"  # this very Trainer card
    THIS_ATTACK = "this_attack"
    FOUND = "found"  # the cards just looked at that match
    REST = "rest"  # the others of them
    MOVED = "moved"  # the cards that `put` moved last; in a repeat, all of its rounds
    NEW_ACTIVE = "new_active"
    TOP_CARD = "top_card"  # the uppermost card of `it`'s stack


class Quantifier(StrEnum):
    ALL = "all"
    CHOOSE = "choose"  # n of them, chosen
    RANDOM = "random"
    ANY = "any"  # any number
    UP_TO = "upto"
    DOWN_TO = "downto"  # until n are left


class FilterKind(StrEnum):
    TYPE = "type"
    NOT_TYPE = "not_type"
    NAME = "name"
    NOT_NAME = "not_name"
    KIND = "kind"
    STAGE = "stage"
    TAG = "tag"
    STATUS = "status"
    ANY_STATUS = "any_status"
    ENERGY = "energy"
    SHARES_ENERGY = "shares_energy"  # has a type of Energy attached that the source has attached too
    EVOLVES_FROM = "evolves_from"
    HAS_ATTACK = "has_attack"
    TOOL_NAMED = "tool_named"
    ABILITY_NOT = "ability_not"
    RETREAT = "retreat"  # Retreat Cost of n or more
    HP_AT_MOST = "hp_at_most"  # printed HP
    MAX_HP_AT_MOST = "max_hp_at_most"
    ON_ZONE = "on_zone"  # Tools: where their Pokémon is
    ACTIVE = "active"
    BENCHED = "benched"
    DAMAGED = "damaged"
    UNDAMAGED = "undamaged"
    EX = "ex"
    NOT_EX = "not_ex"
    MEGA = "mega"
    NOT_MEGA = "not_mega"
    EVOLUTION = "evolution"  # a Stage 1 or Stage 2 card
    EVOLVED = "evolved"  # has a card underneath
    EVOLVED_NOW = "evolved_now"  # evolved during this turn, optionally from a name
    MOVED_NOW = "moved_now"  # moved from the Bench to the Active Spot this turn
    TOOL = "tool"
    NO_TOOL = "no_tool"
    NO_ENERGY = "no_energy"  # optionally none of some types
    NO_ABILITY = "no_ability"
    SHARES_TYPE = "shares_type"  # is of a type that the source is of too
    ABILITY = "ability"
    OTHER = "other"  # not the source itself
    OLD = "old"  # not put into play this turn
    EVOLVES_FROM_IT = "evolves_from_it"
    EVOLVES_VIA_STAGE1 = "evolves_via_stage1"
    HAS_DAMAGED_BY_ATTACK = "hit_last_turn"  # damaged by an attack while Active during the opponent's last turn


class Filter(Node):
    kind: FilterKind
    energies: tuple[Energy, ...] = ()
    names: tuple[str, ...] = ()
    n: int | None = None
    card_kind: Kind | Literal["trainer"] | None = None
    tag: Tag | None = None
    status: Status | None = None
    zone: Zone | None = None


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
    ENERGY = "energy"
    ENERGY_TYPES = "energy_types"
    EXTRA = "extra"  # units beyond this attack's cost (rulebook 6.12)
    HP = "hp"
    MAX_HP = "max_hp"
    DAMAGE_ON = "damage_on"
    RETREAT = "retreat"
    CONDITIONS = "conditions"  # how many Special Conditions affect it
    POINTS = "points"
    POINTS_NEEDED = "points_needed"
    KNOCKOUTS = "knockouts"  # of that side's Pokémon during this game
    TIMES_USED = "times_used"
    RESULT = "result"  # "in this way"
    DEALT = "dealt"
    UNTIL = "until"  # draw up to this many in hand
    HALF = "half"
    EVERYTHING = "everything"


class Const(Node):
    node: Literal["const"] = "const"
    n: int


class Measure(Node):
    """A number read from the game; `of`, `side`, `energy`, `name`, `arg` as its kind needs."""

    node: Literal["measure"] = "measure"
    kind: MeasureKind
    of: Selector | None = None
    side: Side | None = None
    energy: Energy | None = None
    name: str | None = None
    arg: Amount | None = None


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
    USED_ATTACK = "used_attack"  # a named attack in the own last turn
    FIRST_ATTACK = "first_attack"  # since coming into play
    FIRST_DAMAGE = "first_damage"
    FIRST_TURN = "first_turn"
    CAN_PAY = "can_pay"  # the copied attack's cost
    SUPPORTER_PLAYED = "supporter_played"


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


Condition = Annotated[Compare | Exists | OneOf | Not | AllOf | Memory, Field(discriminator="node")]


class Units(Node):
    """Some units of Energy: how many, of which types, picked how."""

    n: Amount
    energies: tuple[Energy, ...] = Field(default=(), description="empty: of any type")
    how: Literal["chosen", "random", "different", "upto"] = "chosen"


class ModifierKind(StrEnum):
    TAKES = "takes"
    DEALS = "deals"
    PREVENT = "prevent"
    CANNOT = "cannot"
    BONUS = "bonus"  # to this attack
    LOCK = "lock"
    RETREAT_COST = "retreat_cost"
    FREE_RETREAT = "free_retreat"
    COST = "cost"
    COST_IS = "cost_is"
    MAX_HP = "max_hp"
    IMMUNE = "immune"
    NO_WEAKNESS = "no_weakness"
    WEAKNESS_X2 = "weakness_x2"
    NO_ABILITY = "no_ability"
    COIN_TO_ATTACK = "coin_to_attack"
    IGNORE = "ignore"
    TYPES = "types"
    PRIOR_ATTACKS = "prior_attacks"
    UNIT_VALUE = "unit_value"
    POISON = "poison"
    EVOLVE_EARLY = "evolve_early"
    EVOLVES_AS = "evolves_as"
    AWARD = "award"
    TOOL_SLOTS = "tool_slots"
    FIRST_COIN_HEADS = "first_coin_heads"
    TIMES = "times"  # random targets of the named attack are picked so many times more


class Scope(StrEnum):
    """The word after prevent, cannot, lock, ignore, immune."""

    DAMAGE = "damage"
    EFFECTS = "effects"
    DAMAGE_AND_EFFECTS = "damage_and_effects"
    DAMAGE_OF_ATTACKS_AND_ABILITIES = "damage_and_abilities"
    ATTACK = "attack"
    THIS_ATTACK = "this_attack"
    RETREAT = "retreat"
    HEAL = "heal"
    SUPPORTER = "supporter"
    ITEM = "item"
    TRAINER = "trainer"
    TOOL = "tool"
    STADIUM = "stadium"
    BENCH = "bench"  # Basic Pokémon from hand
    EVOLVE = "evolve"
    ZONE_ENERGY = "zone_energy"
    WEAKNESS = "weakness"
    ANY = "any"
    POISONED = "poisoned"
    BURNED = "burned"
    ASLEEP = "asleep"
    PARALYZED = "paralyzed"
    CONFUSED = "confused"
    RANDOM_ATTACK = "random_attack"  # one of its attacks, picked by chance now
    CHOSEN_ATTACK = "chosen_attack"  # one of its attacks, chosen now


class Modifier(Node):
    """What `give` changes; `vs` narrows the other side of an attack."""

    kind: ModifierKind
    scope: Scope | None = None
    amount: Amount | None = None
    energies: tuple[Energy, ...] = ()
    name: str | None = None
    vs: Selector | None = None
    at_most: int | None = None


class Duration(StrEnum):
    STATIC = "static"  # while the source is in play and qualifies
    THIS_TURN = "this_turn"
    OPP_TURN = "opp_turn"  # the opponent's next turn
    MY_TURN = "my_turn"  # the own next turn
    WHILE_ACTIVE = "while_active"
    THIS_ATTACK = "this_attack"
    THIS_HIT = "this_hit"
    THIS_KNOCKOUT = "this_knockout"


class Event(StrEnum):
    """What a program waits for."""

    ATTACK = "attack"
    PLAY = "play"
    STATIC = "static"
    ONCE = "once"
    ONCE_EACH = "once_each"
    ANYTIME = "anytime"
    ON_EVOLVE = "on_evolve"
    ON_BENCH = "on_bench"
    ON_ACTIVE = "on_active"  # moved from the Bench to the Active Spot in the own turn
    DAMAGED = "damaged"
    WOULD_DAMAGE = "would_damage"
    WOULD_KO = "would_ko"
    KO_BY_ATTACK = "ko_by_attack"
    KO_ANY = "ko_any"
    MY_ATTACK_KOS = "my_attack_kos"
    ATTACHED_ZONE = "attached_zone"
    TURN_START_MY = "turn_start_my"
    TURN_END_MY = "turn_end_my"
    TURN_END_OPP = "turn_end_opp"
    TURN_END_EACH = "turn_end_each"
    TURN_END_FIRST = "turn_end_first"
    CHECKUP = "checkup"
    AFTER_COINS = "after_coins"
    RETREATS = "retreats"


class Place(StrEnum):
    HAND = "hand"
    DECK = "deck"
    DECK_BOTTOM = "deck_bottom"
    DECK_TOP = "deck_top"
    DISCARD = "discard"
    BENCH = "bench"
    ZONE = "zone"  # into the Energy Zone, to be attached


Block = tuple["Stmt", ...]


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
    body: Block


class Modal(Node):
    verb: Literal["modal"] = "modal"
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


class Afflict(Node):
    verb: Literal["afflict"] = "afflict"
    what: Selector
    statuses: tuple[Status, ...]
    how: Literal["all", "choose", "random_new"] = "all"
    strength: int | None = Field(default=None, description="poison damage instead of the usual")


class Cure(Node):
    verb: Literal["cure"] = "cure"
    what: Selector
    statuses: tuple[Status, ...] = Field(default=(), description="empty: all of them")
    how: Literal["all", "random"] = "all"


class Attach(Node):
    verb: Literal["attach"] = "attach"
    units: Units
    source: Literal["zone", "discard"]
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
    energy: Energy | None = Field(default=None, description="the new type, else a random one")


class Draw(Node):
    verb: Literal["draw"] = "draw"
    side: Side
    amount: Amount


class Put(Node):
    verb: Literal["put"] = "put"
    what: Selector
    place: Place
    with_tools: bool = Field(default=False, description="attached cards go to the same place (rulebook 8.17)")


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
    | Afflict | Cure | Attach | Strip | Shift | Retype | Draw | Put | Show | Order | Evolve | Switch | Give | Arm | Use
    | EndTurn | Reflip,
    Field(discriminator="verb"),
]


class Program(Node):
    """A header (what it waits for, under which condition, optional or not) and what it then does."""

    event: Event
    whose: Side | None = Field(default=None, description="whose attachment, for attached_zone")
    energy: Energy | None = None
    may: bool = False
    condition: Condition | None = None
    body: Block


Effect = tuple[Program, ...]
"""What one card text does: nearly always a single program."""

for _model in list(globals().values()):
    if isinstance(_model, type) and issubclass(_model, Node):
        _model.model_rebuild()
