"""Where Pokémon and cards are, what they are called, and what narrows them."""

from enum import StrEnum
from typing import Literal

from synth.dsl.ast.node import Node
from synth.spec.cards import Energy, Kind, Status, Tag


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


class Place(StrEnum):
    HAND = "hand"
    DECK = "deck"
    DECK_BOTTOM = "deck_bottom"
    DECK_TOP = "deck_top"
    DECK_UNDER = "deck_under"  # shuffled, then to the bottom: nobody knows their order
    DISCARD = "discard"
    BENCH = "bench"
    ZONE = "zone"  # into the Energy Zone, to be attached
    ZONE_NEXT = "zone_next"  # it changes places with what the Energy Zone makes next; the next Energy of both, with each other


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
    OLD_ACTIVE = "old_active"  # the one that `switch` sent to the Bench
    EACH = "each"  # of those that an attack damages, the one whose damage is being counted


class Quantifier(StrEnum):
    ALL = "all"
    CHOOSE = "choose"  # n of them, chosen
    RANDOM = "random"
    ANY = "any"  # any number
    UP_TO = "upto"
    DOWN_TO = "downto"  # until n are left
    RANDOM_DOWN_TO = "random_downto"  # likewise, by chance
    BY_COIN = "by_coin"  # as many as coins were heads, by chance: each has a coin of its own


class FilterKind(StrEnum):
    TYPE = "type"
    NOT_TYPE = "not_type"
    NAME = "name"
    NOT_NAME = "not_name"
    KIND = "kind"
    KINDS = "kinds"  # of any of several
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
    NOT_ABILITY = "not_ability"  # its printed Ability, if it has one, is of another name
    RETREAT = "retreat"  # Retreat Cost of n or more
    HP_AT_MOST = "hp_at_most"  # printed HP
    MAX_HP_AT_MOST = "max_hp_at_most"
    ON_ZONE = "on_zone"  # Tools: where their Pokémon is
    ON = "on"  # Tools: who their Pokémon is
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
    SHARES_TYPE = "shares_type"  # is of a type that the source is of too, or the Active Pokémon of a side
    ABILITY = "ability"
    OTHER = "other"  # not the source itself
    NOT_IT = "not_it"  # not the one, or one of those, last chosen
    OLD = "old"  # not put into play this turn
    EVOLVES_FROM_IT = "evolves_from_it"
    EVOLVES_VIA_STAGE1 = "evolves_via_stage1"
    HAS_DAMAGED_BY_ATTACK = "hit_last_turn"  # damaged by an attack while Active during the opponent's last turn
    HURT_LAST_TURN = "hurt_last_turn"  # damaged by an attack during the opponent's last turn, wherever it was
    HEALED_NOW = "healed_now"  # damage was healed from it during this turn
    ATTACKED_NOW = "attacked_now"  # used an attack in the own present turn
    ATTACKED_LAST = "attacked_last"  # used an attack in the own last turn
    HIT_NOW = "hit_now"  # got damage from the attack that set this off
    EVOLVED_LAST = "evolved_last"  # evolved in the own last turn
    FED_NOW = "fed_now"  # got Energy from the Energy Zone in the own present turn
    UNUSED = "unused"  # its Ability has not been used this turn
    THEIRS = "theirs"  # of the other player than the one whose effect it is
    ENERGY_AT_MOST = "energy_at_most"
    HP_LEFT_AT_MOST = "hp_left_at_most"
    HP_LEFT = "hp_left"  # n or more
    RETREAT_AT_MOST = "retreat_at_most"
    ABOVE = "above"  # has more of something than the source
    BELOW = "below"
    MOST = "most"  # none of those who pass all other filters has more
    LEAST = "least"
    WEAK_TO = "weak_to"  # by its print


class Worth(StrEnum):
    """By what Pokémon are compared: words of measures."""

    HP = "hp"
    MAX_HP = "max_hp"
    DAMAGE_ON = "damage_on"
    ENERGY = "energy"
    RETREAT = "retreat"


class Filter(Node):
    kind: FilterKind
    energies: tuple[Energy, ...] = ()
    names: tuple[str, ...] = ()
    n: int | None = None
    card_kind: Kind | Literal["trainer"] | None = None
    tag: Tag | None = None
    status: Status | None = None
    zone: Zone | None = None
    kinds: tuple[Kind, ...] = ()
    role: Role | None = None
    side: Side | None = None
    worth: Worth | None = None
