"""More pairs of words that say the same, about turns, coins and what is changed for a while (replaced.py)."""

from __future__ import annotations

_FIRST = "when this Pokémon is first damaged by an attack after coming into play, prevent that damage."
_SHIELD = "prevent all damage done to this Pokémon by attacks if that damage is {n} or more."
RETOLD: dict[str, tuple[str, str]] = {
    "on_the_top": ("on the top of {whose} deck", "on top of {whose} deck"),
    "have_each_switch": ("have each player switch their Active Pokémon with", "each player switches their Active Pokémon with"),
    "have_both_switch": ("have both players switch their Active Pokémon with", "each player switches their Active Pokémon with"),
    "then_remaining": (
        "is not Knocked Out, its remaining HP becomes {n}, and discard",
        "is not Knocked Out, and its remaining HP becomes {n}. Discard",
    ),
    "on_first_turn": ("on your first turn", "during your first turn"),
    "only_on_turn": ("only on turn {n} or later", "only if it is turn {n} or later"),
    "on_turn": ("on turn {n} or later,", "if it is turn {n} or later,"),
    "from_turn": ("from turn {n} on,", "if it is turn {n} or later,"),
    "any_of_theirs_fed": ("their Energy Zone to attach to any of their Pokémon", "their Energy Zone to attach to their Pokémon"),
    "to_any_of_theirs": (
        "attach any Energy from their Energy Zone to any of their Pokémon",
        "attach any Energy from their Energy Zone to their Pokémon",
    ),
    "for_that_condition": ("instead of 1 for that Special Condition", "instead of 1 for this Special Condition"),
    "healed_any_now": ("you healed any of your Pokémon during this turn,", "any of your Pokémon were healed during this turn,"),
    "healed_one_now": ("you healed 1 of your Pokémon during this turn,", "1 of your Pokémon was healed during this turn,"),
    "healed_this_now": ("you healed this Pokémon during this turn,", "this Pokémon was healed during this turn,"),
    "no_attack_again": (
        "this Pokémon can't attack again until it leaves the Active Spot",
        "until this Pokémon leaves the Active Spot, it can't attack",
    ),
    "no_attack_until": (
        "this Pokémon can't attack until it leaves the Active Spot",
        "until this Pokémon leaves the Active Spot, it can't attack",
    ),
    "no_use_again": (
        "this Pokémon can't use attacks until it leaves the Active Spot",
        "until this Pokémon leaves the Active Spot, it can't use attacks",
    ),
    "heads_or_tails": (
        "if both of them are heads or both of them are tails,",
        "if both of them are the same,",
    ),
    "heads_or_tails_short": ("if both of them are heads or both are tails,", "if both of them are the same,"),
    "after_that_attack": ("uses an attack, do {n} damage to it after that attack", "uses an attack, do {n} damage to it"),
    "after_that_attack_to": (
        "uses an attack, do {n} damage to that Pokémon after that attack",
        "uses an attack, do {n} damage to that Pokémon",
    ),
    "in_multiples": (
        "damage to your opponent's Pokémon in any way you like. (You can divide this damage only in multiples of 10.)",
        "damage to your opponent's Pokémon in any way you like.",
    ),
    "put_under_so": ("card you put on the bottom in this way", "card you put on the bottom of your deck in this way"),
    "put_under_so_deck": (
        "card put on the bottom of your deck in this way",
        "card you put on the bottom of your deck in this way",
    ),
    "shuffled_in_so": ("card shuffled into your deck in this way", "card you shuffled into your deck in this way"),
    "one_ex_fell": ("1 of your Pokémon ex was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "any_ex_fell": ("any of your Pokémon ex was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "an_ex_fell": ("a Pokémon ex of yours was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "all_heads": ("if all are heads", "if all of them are heads"),
    "all_tails": ("if all are tails", "if all of them are tails"),
    "all_coins": ("all coins are heads", "all of them are heads"),
    "all_coins_tails": ("all coins are tails", "all of them are tails"),
    "first_prevented": ("prevent the first damage done to this Pokémon by an attack after it comes into play.", _FIRST),
    "first_is_prevented": ("the first damage done to this Pokémon by an attack after it comes into play is prevented.", _FIRST),
    "first_by_attacks": ("prevent the first damage done to this Pokémon by attacks after it comes into play.", _FIRST),
    "so_much_of": ("prevent all damage of {n} or more done to this Pokémon by attacks.", _SHIELD),
    "saved_in_turn": (
        "if this Pokémon would be Knocked Out by damage from an attack during your opponent's next turn,",
        "during your opponent's next turn, if this Pokémon would be Knocked Out by damage from an attack,",
    ),
    "not_affected": ("this attack's damage is not affected by", "this attack's damage isn't affected by"),
    "defender_fell": (
        "if the Defending Pokémon is Knocked Out by damage from this attack,",
        "if your opponent's Active Pokémon is Knocked Out by damage from this attack,",
    ),
    "defender_fell_so": (
        "if the Defending Pokémon is Knocked Out by this attack,",
        "if your opponent's Active Pokémon is Knocked Out by damage from this attack,",
    ),
    "fell_by_this": ("is Knocked Out by this attack", "is Knocked Out by damage from this attack"),
    "evolution_card": ("an Evolution card", "an Evolution Pokémon"),
    "random_evolution_card": ("a random Evolution card", "a random Evolution Pokémon"),
    "evolution_cards": ("Evolution cards", "Evolution Pokémon"),
    "on_the_bench": ("this Pokémon is on the Bench", "this Pokémon is on your Bench"),
    "both_reveal": ("both players reveal the top card of their deck", "each player reveals the top card of their deck"),
    "also_recovers": ("it also recovers from", "it recovers from"),
    "zone_only_active": (
        "can attach Energy from their Energy Zone only to their Active Pokémon",
        "can't attach any Energy from their Energy Zone to their Benched Pokémon",
    ),
    "zone_only_active_can": (
        "can only attach Energy from their Energy Zone to their Active Pokémon",
        "can't attach any Energy from their Energy Zone to their Benched Pokémon",
    ),
    "costs_less": ("Retreat Costs are {n} less", "Retreat Cost is {n} less"),
    "costs_more": ("Retreat Costs are {n} more", "Retreat Cost is {n} more"),
    "types_of_energy": ("{n} or more types of Energy attached", "{n} or more different types of Energy attached"),
    "each_time": ("each time", "whenever"),
    "both_pick": (
        "both players choose 1 of their Benched Pokémon and switch it with their Active Pokémon",
        "each player switches their Active Pokémon with 1 of their Benched Pokémon",
    ),
    "each_picks": (
        "each player chooses 1 of their Benched Pokémon and switches it with their Active Pokémon",
        "each player switches their Active Pokémon with 1 of their Benched Pokémon",
    ),
    "one_at_random": ("Energy attached, discard 1 of them at random", "Energy attached, discard a random Energy from it"),
    "harm_increased": (
        "damage from being {status} done to your opponent's Active Pokémon is increased by {n}",
        "your opponent's Active Pokémon takes +{n} damage from being {status}",
    ),
    "loses_ability": ("loses its Ability", "has no Abilities"),
    "lose_abilities": ("lose their Abilities", "have no Abilities"),
    "in_own_turn": ("from their hand during their turn", "from their hand"),
    "goes_second": (
        "only if you go second, and only during your first turn",
        "only if you went second and it is your first turn",
    ),
    "goes_second_only": ("only if you go second", "only if you went second"),
    "goes_first_only": ("only if you go first", "only if you went first"),
    "it_isnt_affected": (", and it isn't affected by Weakness", ", and this attack's damage isn't affected by Weakness"),
    "ability_only_once": (
        "you can use this Ability only once during your turn.",
        "once during your turn, you may use this Ability.",
    ),
    "ability_once_can": (
        "you can use this Ability once during your turn.",
        "once during your turn, you may use this Ability.",
    ),
    "order_to_use_it": ("in order to use it.", "in order to use this Ability."),
    "while_they_act": (
        "if this Pokémon is {spot} and your opponent {deed}",
        "as long as this Pokémon is {spot}, whenever your opponent {deed}",
    ),
    "either_players_deed": ("whenever either player", "whenever a player"),
    "in_any_combination": (" in any combination from", " from"),
    "once_it_moved": ("to that Pokémon after it moves to the Bench.", "to that Pokémon."),
    "all_tool_cards": ("discard all Pokémon Tool cards from", "discard all Pokémon Tools from"),
    "pokemon_card_so": ("Pokémon card you discarded in this way", "Pokémon you discarded in this way"),
    "of_own_choice": ("{n} cards of your choice from your", "{n} cards from your"),
    "one_of_own_choice": ("a card of your choice from your", "a card from your"),
    "still_active": ("is still in the Active Spot", "is in the Active Spot"),
    "falls_along": (
        "would be Knocked Out by damage from an attack, the Attacking Pokémon is also Knocked Out",
        "is Knocked Out by damage from an attack, the Attacking Pokémon is also Knocked Out",
    ),
    "all_handed_on": ("attach all Energy from", "move all Energy from"),
    "any_1_seen": ("choose any 1 card in your deck", "choose a card in your deck"),
    "drew_none": ("if you drew no cards in this way,", "if you can't,"),
    "this_first_turn": ("if this is your first turn", "if it is your first turn"),
    "not_any_more": ("can't play any more {kind} cards", "can't play any {kind} cards"),
    "tools_of_any": (
        "attached to any Pokémon (yours or your opponent's)",
        "attached to all Pokémon (both yours and your opponent's)",
    ),
    "hand_as_many": (
        "your hand has as many cards as your opponent's hand",
        "you have as many cards in your hand as your opponent",
    ),
}
