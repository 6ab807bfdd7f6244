"""More pairs of words that say the same, about turns, coins and what is changed for a while (pairs.py)."""

_FIRST = "when this Pokémon is first damaged by an attack after coming into play, prevent that damage."
_SHIELD = "prevent all damage done to this Pokémon by attacks if that damage is {n} or more."
RETOLD: dict[str, tuple[str, str]] = {
    "this_damage": ("this damage isn't affected by", "this attack's damage isn't affected by"),
    "may_shuffle_theirs": ("you may shuffle their deck", "you may have your opponent shuffle their deck"),
    "your_benched_dont": ("your Benched Pokémon don't have any", "none of your Benched Pokémon have any"),
    "type_of_any_benched": (
        "your opponent's Active Pokémon is the same type as any of your Benched Pokémon",
        "any of your Benched Pokémon are the same type as your opponent's Active Pokémon",
    ),
    "defender_attacks": (
        "the Defending Pokémon attacks, flip a coin.", "the Defending Pokémon tries to use an attack, your opponent flips a coin."
    ),
    "no_units_for_it": (
        "turn, Energy can't be attached from their Energy Zone to the Defending",
        "turn, they can't attach any Energy from their Energy Zone to the Defending",
    ),
    "attacks_usable": ("this Pokémon's attacks can be used even if it is", "this Pokémon can attack even if it is"),
    "they_find": ("they find there", "you find there"),
    "found_there": ("found there", "you find there"),
    "became_active": (
        "was on the Bench and became your Active Pokémon this turn", "moved from your Bench to the Active Spot this turn"
    ),
    "hand_is_less": (
        "the number of cards in your hand is less than your opponent's", "you have fewer cards in your hand than your opponent"
    ),
    "they_choose_to_shuffle": (
        "your opponent chooses a card from their hand and shuffles it into", "your opponent shuffles a card from their hand into"
    ),
    "poison_so_strong": ("takes {n} damage from this Special Condition instead", "takes {n} damage instead"),
    "both_stricken": ("both this Pokémon and", "this Pokémon and"),
    "attach_without_an": ("attach Energy from their Energy Zone to the", "attach an Energy from their Energy Zone to the"),
    "not_grown_by_them": (
        "your opponent can't play any Pokémon from their hand to evolve the Defending Pokémon",
        "the Defending Pokémon can't evolve",
    ),
    "cards_of_this_go": (
        "hand. (Discard all cards attached to this Pokémon.)", "hand. Discard all cards attached to that Pokémon."
    ),
    "cards_of_that_go": (
        "hand. (Discard all cards attached to that Pokémon.)", "hand. Discard all cards attached to that Pokémon."
    ),
    "this_cant_be_used": ("this attack can't be used", "you can't use this attack"),
    "more_for_poisoned": (
        "during Pokémon Checkup, do {n} more damage to your opponent's Poisoned Pokémon",
        "your opponent's Pokémon take +{n} damage from being Poisoned",
    ),
    "less_from_that": ("takes {n} less damage from that attack", "takes -{n} damage from that attack"),
    "can_have_tools": ("can have up to {n} Pokémon Tools", "may have up to {n} Pokémon Tools"),
    "only_when": ("you can use this card only when", "you can use this card only if"),
    "only_card_held": ("it is the only card in your hand", "you have no other cards in your hand"),
    "all_but_so_many": (
        "discards all but {n} cards from their hand", "discards cards from their hand until they have {n} cards in their hand"
    ),
    "no_effect_itself": ("this card is attached to. (Damage is not an effect.)", "this card is attached to."),
    "no_effect_of_this": ("done to this Pokémon. (Damage is not an effect.)", "done to this Pokémon."),
    "no_effect_of_yours": ("done to your Pokémon. (Damage is not an effect.)", "done to your Pokémon."),
    "choose_one_or": ("cards; or", "cards, or"),
    "one_type_of": ("choose 1 type from among", "choose a type from among"),
    "they_shuffle_those": ("your opponent shuffles those Pokémon", "shuffle those Pokémon"),
    "they_shuffle_that_one": ("your opponent shuffles that Pokémon", "shuffle that Pokémon"),
    "other_cards_paid": ("discard {n} other cards from your hand", "discard {n} cards from your hand"),
    "put_there_so": (
        "in any order. Draw a card for each card you put there in this way",
        "in any order. Draw a card for each card you put on the bottom of your deck in this way",
    ),
    "they_shuffle_seen": (
        "reveals their hand and shuffles all {kind} cards you find there",
        "reveals their hand. Shuffle all {kind} cards you find there",
    ),
    "shuffled_so": (
        "draw a card for each card shuffled in this way", "draw a card for each card you shuffled into their deck in this way"
    ),
    "their_players_turn": (
        "that player's first turn or the turn that player plays them",
        "its player's first turn or the turn they are put into play",
    ),
    "another_paid": ("discard another card from your hand", "discard a card from your hand"),
    "if_that_happens": ("if that happens, discard this card", "if you do, discard this card"),
    "they_switch_first": ("Benched Pokémon. Your opponent switches first.", "Benched Pokémon. (Your opponent switches first.)"),
    "beyond_cost": ("extra {t} Energy attached (in addition to this attack's cost)", "extra {t} Energy attached"),
    "one_left_to_win": ("has exactly 1 point remaining", "needs exactly 1 more point to win"),
    "it_was_a": ("if it was a", "if it is a"),
    "that_card_was": ("if that card was a", "if that card is a"),
    "two_colorless_more": ("[C][C] more", "2 [C] more"),
    "two_colorless_less": ("[C][C] less", "2 less [C] Energy"),
    "stadium_card_there": ("any Stadium card in play,", "any Stadium in play,"),
    "does_to_itself": ("this Pokémon does {n} damage to itself", "this Pokémon also does {n} damage to itself"),
    "times_the_amount": ("times the amount of Energy", "times the number of Energy"),
    "coin_said_plainly": (
        "attack, flip a coin. If tails, that attack", "attack, your opponent flips a coin. If tails, that attack"
    ),
    "tries_to_attack": ("tries to attack,", "tries to use an attack,"),
    "that_does_nothing": ("that attack does nothing", "that attack doesn't happen"),
    "an_energy_of": ("an {t} Energy", "a {t} Energy"),
    "tool_or_stadium": ("a Pokémon Tool or Stadium in play", "a Pokémon Tool or a Stadium in play"),
    "once_without_comma": ("once during your turn you may", "once during your turn, you may"),
    "max_hp_increased": ("'s maximum HP is increased by {n}", " gets +{n} HP"),
    "even_if_fallen": (
        "an attack from your opponent's Pokémon (even if this Pokémon is Knocked Out)", "an attack from your opponent's Pokémon"
    ),
    "last_card_held": ("it is the last card in your hand", "you have no other cards in your hand"),
    "any_conditions_meant": ("affected by Special Conditions", "affected by any Special Conditions"),
    "whenever_any_player": ("whenever any player", "whenever a player"),
    "next_unit_is": ("generated for you is {t} Energy", "generated for you is a {t} Energy"),
    "next_unit_of_theirs": ("generated for your opponent is {t} Energy", "generated for your opponent is a {t} Energy"),
    "combined": ("the combined", "the total"),
    "survives_it": ("Active Pokémon survives this attack,", "Active Pokémon isn't Knocked Out by damage from this attack,"),
    "their_different_types": (
        "Pokémon your opponent has in play that has a different type", "different type of Pokémon your opponent has in play"
    ),
    "my_different_types": ("Pokémon you have in play that has a different type", "different type of Pokémon you have in play"),
    "retreats_theirs": ("whenever a player retreats their Active Pokémon,", "whenever a Pokémon retreats,"),
    "they_put_some": ("chooses {n} cards from their hand and puts them", "puts {n} cards from their hand"),
    "they_put_one": ("chooses a card from their hand and puts it", "puts a card from their hand"),
    "has_in_theirs": ("than your opponent has in theirs", "than your opponent"),
    "have_in_yours": ("than you have in yours", "than you"),
    "than_they_do": ("than your opponent does", "than your opponent"),
    "than_you_do": ("than you do,", "than you,"),
    "any_basic_put": ("put a Pokémon from their hand onto", "put a Basic Pokémon from their hand onto"),
    "any_basic_puts": ("puts a Pokémon from their hand onto", "puts a Basic Pokémon from their hand onto"),
    "of_kind_chosen": ("a card of the kind you chose", "of the kind you chose"),
    "of_chosen_kind": ("a card of the chosen kind", "of the chosen kind"),
    "no_tools_on_it": ("has no Pokémon Tools attached", "has no Pokémon Tool attached"),
    "not_any_tools": ("doesn't have any Pokémon Tools attached", "doesn't have a Pokémon Tool attached"),
    "from_their_bench": ("moved from their Bench to the Active Spot this", "moved from the Bench to the Active Spot this"),
    "each_picks_and_shuffles": (
        "each player chooses 1 of their Benched Pokémon and shuffles it and",
        "each player shuffles 1 of their Benched Pokémon and",
    ),
    "shuffled_in_many": ("you shuffled in {n} Pokémon in this way", "you shuffled {n} Pokémon into your deck in this way"),
    "they_retreat_more": ("your Pokémon can retreat", "you can retreat"),
    "cost_bare_less": ("cost {t} less", "cost 1 less {t} Energy"),
    "cost_bare_more": ("cost {t} more", "cost 1 {t} more"),
    "draws_1_more": ("draws 1 more card", "draws another card"),
    "on_the_top": ("on the top of {whose} deck", "on top of {whose} deck"),
    "have_each_switch": ("have each player switch their Active Pokémon with", "each player switches their Active Pokémon with"),
    "have_both_switch": ("have both players switch their Active Pokémon with", "each player switches their Active Pokémon with"),
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
        "this Pokémon can't attack until it leaves the Active Spot", "until this Pokémon leaves the Active Spot, it can't attack"
    ),
    "no_use_again": (
        "this Pokémon can't use attacks until it leaves the Active Spot",
        "until this Pokémon leaves the Active Spot, it can't use attacks",
    ),
    "heads_or_tails_short": ("if both of them are heads or both are tails,", "if both of them are the same,"),
    "after_that_attack": ("uses an attack, do {n} damage to it after that attack", "uses an attack, do {n} damage to it"),
    "after_that_attack_to": (
        "uses an attack, do {n} damage to that Pokémon after that attack", "uses an attack, do {n} damage to that Pokémon"
    ),
    "in_multiples": (
        "damage to your opponent's Pokémon in any way you like. (You can divide this damage only in multiples of 10.)",
        "damage to your opponent's Pokémon in any way you like.",
    ),
    "put_under_so": ("card you put on the bottom in this way", "card you put on the bottom of your deck in this way"),
    "put_under_so_deck": (
        "card put on the bottom of your deck in this way", "card you put on the bottom of your deck in this way"
    ),
    "shuffled_in_so": ("card shuffled into your deck in this way", "card you shuffled into your deck in this way"),
    "one_ex_fell": ("1 of your Pokémon ex was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "any_ex_fell": ("any of your Pokémon ex was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "an_ex_fell": ("a Pokémon ex of yours was Knocked Out by damage", "any of your Pokémon ex were Knocked Out by damage"),
    "those_back": ("shuffle those cards back into your deck", "shuffle the revealed cards back into your deck"),
    "hands_as_large": (
        "the number of cards in your hand is the same as your opponent's",
        "you have the same number of cards in your hand as your opponent",
    ),
    "they_switch_it": (
        "is chosen at random. Your opponent switches it with their Active Pokémon",
        "is chosen at random. Switch it with their Active Pokémon",
    ),
    "they_switch_that": (
        "is chosen at random. Your opponent switches that Pokémon with their Active Pokémon",
        "is chosen at random. Switch that Pokémon with their Active Pokémon",
    ),
    "there_is_any_stadium": ("there is any Stadium in play", "a Stadium is in play"),
    "there_is_a_stadium": ("there is a Stadium in play", "a Stadium is in play"),
    "there_is_no_stadium": ("there is no Stadium in play", "no Stadium is in play"),
    "hand_looked_at": ("look at your opponent's hand and choose", "your opponent reveals their hand. Choose"),
    "they_shuffle_it_in": (
        "you find there. Your opponent shuffles that card into their deck", "you find there and shuffle it into their deck"
    ),
    "shuffled_in_after": ("you find there. Shuffle that card into their deck", "you find there and shuffle it into their deck"),
    "they_discard_it_there": ("you find there. Your opponent discards that card", "you find there and discard it"),
    "discarded_after": ("you find there. Discard that card", "you find there and discard it"),
    "last_of_yours": ("this is your last Pokémon in play", "this Pokémon is your only Pokémon in play"),
    "last_one_of_yours": ("this Pokémon is your last Pokémon in play", "this Pokémon is your only Pokémon in play"),
    "revealed_one": ("the revealed card", "that card"),
    "they_shuffle_it": ("card, your opponent shuffles it into their deck", "card, shuffle it into their deck"),
    "they_shuffle_that": ("card, your opponent shuffles that card into their deck", "card, shuffle that card into their deck"),
    "each_heads_from_zone": (
        "take a {t} Energy from your Energy Zone for each heads and attach them to",
        "take an amount of {t} Energy from your Energy Zone equal to the number of heads and attach it to",
    ),
    "each_heads_from_zone_it": (
        "take a {t} Energy from your Energy Zone for each heads and attach it to",
        "take an amount of {t} Energy from your Energy Zone equal to the number of heads and attach it to",
    ),
    "also_to_each": ("this Pokémon also does {n} damage to each", "this attack also does {n} damage to each"),
    "also_to_one": ("this Pokémon also does {n} damage to 1 of", "this attack also does {n} damage to 1 of"),
    "harm_less": ("takes {n} less damage from being", "takes -{n} damage from being"),
    "harm_from_that": ("takes {n} more damage from that", "takes +{n} damage from that"),
    "affected_by_it": ("is now affected by it.", "is now affected by that Special Condition."),
    "stricken_too": ("is now {status} too", "is also now {status}"),
    "you_evolved_one": ("you evolved 1 of your Pokémon during this turn", "1 of your Pokémon evolved during this turn"),
    "all_heads": ("if all are heads", "if all of them are heads"),
    "all_tails": ("if all are tails", "if all of them are tails"),
    "coins_for_sleep": (
        "when your opponent would flip a coin during Pokémon Checkup for their Active Pokémon being Asleep,"
        " they flip {n} coins instead",
        "if your opponent's Active Pokémon is Asleep, your opponent flips {n} coins instead of 1 during Pokémon Checkup",
    ),
    "coins_for_sleeper": (
        "when your opponent flips a coin during Pokémon Checkup for their Asleep Pokémon, they flip {n} coins instead",
        "if your opponent's Active Pokémon is Asleep, your opponent flips {n} coins instead of 1 during Pokémon Checkup",
    ),
    "any_coins": ("any coins for the effect of", "any number of coins for the effect of"),
    "some_coins": ("1 or more coins for the effect of", "any number of coins for the effect of"),
    "coins_for_attack": ("coins for an attack, the first", "coins for the effect of an attack, the first"),
    "coins_for_one": ("flip any coins for an attack used by", "flip any number of coins for the effect of an attack used by"),
    "first_time_coins": ("the first time they flip any number of coins for", "the next time they flip any number of coins for"),
    "coins_at_all": ("flips coins for an attack, the first", "flips any number of coins for the effect of an attack, the first"),
    "coins_of_effect": ("flips coins for the effect of", "flips any number of coins for the effect of"),
    "first_coin_always": (", the first coin flip is always {face}", ", the first coin flip will definitely be {face}"),
    "first_coin_ever": (", the first coin is always {face}", ", the first coin flip will definitely be {face}"),
    "first_coin_treated": (", the first coin is treated as {face}", ", the first coin flip will definitely be {face}"),
    "first_one_is": (", the first one is {face}", ", the first coin flip will definitely be {face}"),
    "attack_while": ("you can use this attack even if this Pokémon is", "this attack can be used even if this Pokémon is"),
    "attack_while_it": ("this Pokémon can use this attack even if it is", "this attack can be used even if this Pokémon is"),
    "first_coin_is": (", the first coin is {face}", ", the first coin flip will definitely be {face}"),
    "first_coin_will": (", the first coin will definitely be {face}", ", the first coin flip will definitely be {face}"),
    "first_coin_flip_is": (", the first coin flip is {face}", ", the first coin flip will definitely be {face}"),
    "first_coin_be": (", the first coin flip will be {face}", ", the first coin flip will definitely be {face}"),
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
    "fell_by_this_damage": ("is Knocked Out by this damage", "is Knocked Out by damage from this attack"),
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
        "only if you go second, and only during your first turn", "only if you went second and it is your first turn"
    ),
    "goes_second_only": ("only if you go second", "only if you went second"),
    "goes_first_only": ("only if you go first", "only if you went first"),
    "it_isnt_affected": (", and it isn't affected by Weakness", ", and this attack's damage isn't affected by Weakness"),
    "ability_only_once": (
        "you can use this Ability only once during your turn.", "once during your turn, you may use this Ability."
    ),
    "ability_once_can": ("you can use this Ability once during your turn.", "once during your turn, you may use this Ability."),
    "order_to_use_it": ("in order to use it.", "in order to use this Ability."),
    "while_they_act": (
        "if this Pokémon is {spot} and your opponent {deed}", "as long as this Pokémon is {spot}, whenever your opponent {deed}"
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
        "attached to any Pokémon (yours or your opponent's)", "attached to all Pokémon (both yours and your opponent's)"
    ),
    "hand_as_many": (
        "your hand has as many cards as your opponent's hand", "you have as many cards in your hand as your opponent"
    ),
    "shuffle_and_draw": (
        "shuffle your hand into your deck and draw {n} cards. If", "shuffle your hand into your deck. Draw {n} cards. If"
    ),
    "if_it_survives": (
        "its remaining HP becomes {n}. If it does, discard this card.",
        "its remaining HP becomes {n}. If you do, discard this card.",
    ),
    "chosen_switched_in": ("switch in the chosen Pokémon to the Active Spot", "switch that Pokémon in to the Active Spot"),
    "chosen_by_chance": ("is chosen at random. The chosen Pokémon", "is chosen at random. That Pokémon"),
    "chosen_type_till_end": (
        "this Pokémon is the chosen type until the end of your turn",
        "until the end of your turn, this Pokémon is the chosen type",
    ),
    "may_choose_again": (
        "times. (You may choose the same Pokémon more than once.) For each time",
        "times. (You can choose the same Pokémon more than once.) For each time",
    ),
    "asleep_by_coins": (
        "is now Asleep. Your opponent flips {n} coins instead of 1",
        "is now Asleep. During Pokémon Checkup, your opponent flips {n} coins instead of 1",
    ),
    "chosen_one": ("the chosen Pokémon", "that Pokémon"),
    "that_active": ("that Active Pokémon", "that Pokémon"),
    "in_that_turn": ("during that player's turn,", "during their turn,"),
    "hand_as_cards": ("the cards in their hand and puts them on", "their hand and puts it on"),
    "your_hand_as_cards": ("the cards in your hand and put them on", "your hand and put it on"),
    "on_the_attacked": ("any effects on the Defending Pokémon", "any effects on your opponent's Active Pokémon"),
    "that_one_fell": (
        "this attack does {n} damage to 1 of your opponent's {bench}Pokémon. If that Pokémon is Knocked Out by damage",
        "this attack does {n} damage to 1 of your opponent's {bench}Pokémon. If your opponent's Pokémon is Knocked Out by damage",
    ),
    "one_of_those": (
        "your opponent has {many} Benched Pokémon, {pick} 1 of them",
        "your opponent has {many} Benched Pokémon, {pick} 1 of your opponent's Benched Pokémon",
    ),
    "one_of_yours": (
        "you have {many} Benched Pokémon, {pick} 1 of them", "you have {many} Benched Pokémon, {pick} 1 of your Benched Pokémon",
    ),
}
