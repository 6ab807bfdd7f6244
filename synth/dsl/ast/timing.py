"""What a program waits for, and how long an effect lasts."""

from enum import StrEnum


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
    ON_ACTIVE = "on_active"  # moved from the Bench to the Active Spot; without a side: itself, in the own turn
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
    PLAYED = "played"  # a Trainer card of some kind, from hand
    EVOLVES = "evolves"  # any Pokémon of a player
    ALLY_KO = "ally_ko"  # any own Pokémon, by damage from the opponent's attack
    ON_ATTACH = "on_attach"  # this Tool, from hand
    TURN_START_OPP = "turn_start_opp"
    TURN_START_EACH = "turn_start_each"
    HEALED = "healed"  # any Pokémon of a player, by a text
    MOVES_BACK = "moves_back"  # moved from the Active Spot to the Bench
    FALLS = "falls"  # any Pokémon of a player, Knocked Out in any way
    ATTACKS = "attacks"  # any Pokémon of a player, when its attack is over
    DRAWS = "draws"  # a player, each card
    DISCARDS = "discards"  # a player, each card from hand by a text
    SCORES = "scores"  # a player gets points


class Duration(StrEnum):
    STATIC = "static"  # while the source is in play and qualifies
    THIS_TURN = "this_turn"
    OPP_TURN = "opp_turn"  # the opponent's next turn
    MY_TURN = "my_turn"  # the own next turn
    WHILE_ACTIVE = "while_active"
    WHILE_SELF_ACTIVE = "while_self_active"  # of others: as long as the Pokémon whose attack this is stays Active
    REST_OF_GAME = "rest_of_game"
    THIS_ATTACK = "this_attack"
    THIS_HIT = "this_hit"
    THIS_KNOCKOUT = "this_knockout"
