"""What an effect that lasts changes."""

from enum import StrEnum

from synth.dsl.ast.node import Node
from synth.dsl.ast.values import Amount, Selector
from synth.spec.cards import Energy


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
    FIRST_COIN = "first_coin"
    TIMES = "times"  # random targets of the named attack are picked so many times more
    BURN = "burn"
    SECOND_SUPPORTER = "second_supporter"  # a player may play one more in the same turn
    SECOND_RETREAT = "second_retreat"  # likewise
    ANOTHER_TURN = "another_turn"  # of the player after this one, without a Checkup between them
    TURN_AFTER_CHECKUP = "turn_after_checkup"  # likewise, with one
    BENCH_SIZE = "bench_size"  # so many more Pokémon on the Bench than usual, or fewer
    BORROWS = "borrows"  # may use attacks of others, for their cost
    NO_TOOLS = "no_tools"  # Tools attached to it do nothing
    WEAKNESS = "weakness"  # to these types instead of the printed one
    COINS = "coins"  # all that a player flips fall like this
    TAKES_AT_MOST = "takes_at_most"  # of each hit of an attack, whatever else adds to it
    ATTACKS_WHILE = "attacks_while"  # uses attacks though it is Asleep or Paralyzed
    RETREATS_WHILE = "retreats_while"  # likewise
    SPENT = "spent"  # of a player: an Ability of this name has been used
    SLEEP_COINS = "sleep_coins"  # so many more must be heads to wake it up
    ALSO = "also"  # of these types too


class Scope(StrEnum):
    """The word after prevent, cannot, lock, ignore, immune, coins, attacks_while, retreats_while."""

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
    GENERATE = "generate"  # the Energy Zone makes nothing at the start of the turn
    WEAKNESS = "weakness"
    ANY = "any"
    POISONED = "poisoned"
    BURNED = "burned"
    ASLEEP = "asleep"
    PARALYZED = "paralyzed"
    CONFUSED = "confused"
    RANDOM_ATTACK = "random_attack"  # one of its attacks, picked by chance now
    CHOSEN_ATTACK = "chosen_attack"  # one of its attacks, chosen now
    COST = "cost"  # attacks that cost so much Energy
    HEADS = "heads"
    TAILS = "tails"
    SWITCH = "switch"  # into or out of the Active Spot, by effects of the opponent's cards


class Modifier(Node):
    """What `give` changes; `vs` narrows the other side of an attack."""

    kind: ModifierKind
    scope: Scope | None = None
    amount: Amount | None = None
    energies: tuple[Energy, ...] = ()
    name: str | None = None
    vs: Selector | None = None
    at_most: int | None = None
    at_least: int | None = None
