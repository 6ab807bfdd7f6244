"""Pairs of words that say the same, as attacks use them (pairs.py)."""

IN_ATTACKS: dict[str, tuple[str, str]] = {
    "coins_to_wake": ("instead of 1 to see if that Pokémon wakes up.", "instead of 1."),
    "coins_at_checkup": (
        "flip {n} coins instead of 1 for this Special Condition during Pokémon Checkup.",
        "during Pokémon Checkup, flip {n} coins instead of 1 for this Special Condition.",
    ),
    "also_to_picked": (
        "for each time a Pokémon was chosen, also do {n} damage to it", "for each time a Pokémon was chosen, do {n} damage to it",
    ),
    "you_chose_one": ("for each time you chose a Pokémon,", "for each time a Pokémon was chosen,"),
    "amount_of_that": ("equal to the amount of that damage", "equal to that damage"),
    "by_that_attack": (
        "equal to the damage done to this Pokémon by that attack",
        "equal to the damage done to this Pokémon by attacks during your opponent's last turn",
    ),
    "they_had_on_them": (
        "the total damage all of {whose} Benched Pokémon have on them", "the damage all of {whose} Benched Pokémon have on them",
    ),
    "they_have_on_them": (
        "the total damage {whose} Benched Pokémon have on them", "the damage {whose} Benched Pokémon have on them",
    ),
    "none_will_be": ("no Energy will be generated in", "no Energy is generated in"),
    "isnt_generated": ("Energy isn't generated in", "no Energy is generated in"),
    "energy_not_generated": ("Energy is not generated in", "no Energy is generated in"),
    "not_produced": ("Energy Zone doesn't produce any Energy", "Energy Zone doesn't generate any Energy"),
    "types_you_have": ("different type among the Pokémon you have in play", "different type of Pokémon you have in play"),
    "types_they_have": (
        "different type among the Pokémon your opponent has in play", "different type of Pokémon your opponent has in play",
    ),
    "all_on_it_goes_along": ("into your hand. (Discard all Energy and Pokémon Tools attached to it.)", "into your hand."),
    "all_on_it_goes": (
        "on the bottom of your deck. (Discard all Energy and Pokémon Tools attached to it.)", "on the bottom of your deck.",
    ),
    "switched_in_by_chance": (
        "is chosen at random and switched in to the Active Spot.", "is chosen at random. Switch it in to the Active Spot.",
    ),
    "needed_remaining": ("for each of your remaining points needed to win", "for each remaining point you need to win"),
    "points_you_need": ("for each point you still need to win", "for each remaining point you need to win"),
    "random_ones_are_put": ("{n} random cards from {whose} hand are put on", "put {n} random cards from {whose} hand on"),
    "random_one_is_put": ("a random card from {whose} hand is put on", "put a random card from {whose} hand on"),
    "not_generated_next": (
        "no Energy is generated for your opponent during their next turn",
        "during your opponent's next turn, no Energy is generated for them",
    ),
    "each_shuffles_it_back": (
        "each player shuffles the revealed card back into their deck", "shuffle the revealed cards back into their deck",
    ),
    "each_shuffles_back": (
        "each player shuffles the revealed cards back into their deck", "shuffle the revealed cards back into their deck",
    ),
    "shuffle_what_they_revealed": (
        "each player shuffles the card they revealed back into their deck", "shuffle the revealed cards back into their deck",
    ),
    "revealed_one_back": ("the revealed card back into", "that card into"),
    "that_one_back": ("that card back into", "that card into"),
    "picked_and_revealed": (
        "your opponent chooses a card from their hand and reveals it", "your opponent reveals a card from their hand",
    ),
    "picks_and_reveals": (
        "your opponent chooses and reveals a card from their hand", "your opponent reveals a card from their hand",
    ),
    "twice_that_amount": ("do twice that amount of damage to", "do twice that much damage to"),
    "double_that": ("do double that amount of damage to", "do twice that much damage to"),
    "switched_by_chance": (
        "is chosen at random and switched with their Active Pokémon", "is chosen at random. Switch it with their Active Pokémon",
    ),
    "already_stricken": ("is already {status}, this", "is {status}, this"),
    "after_this_hits": ("after this attack does damage,", "after doing damage,"),
    "of_other_names": ("for each Pokémon with a different name in", "for each different Pokémon in"),
    "of_other_name": ("for each {kind} card with a different name in", "for each different {kind} card in"),
    "the_stadium_put": ("put the Stadium in play into", "put a Stadium in play into"),
    "the_stadium_card": ("put the Stadium card in play into", "put a Stadium in play into"),
    "already_on_it": ("the damage it already has on it", "the damage it has on it"),
    "that_already_has": ("that already has", "that has"),
    "that_already_have": ("that already have", "that have"),
    "that_one_stays": ("hand. (That Pokémon can't evolve this turn.)", "hand. That Pokémon can't evolve this turn."),
    "it_stays": ("hand. (That Pokémon can't evolve during this turn.)", "hand. That Pokémon can't evolve during this turn."),
    "random_for_each": (
        "for each {each}, 1 of your opponent's {bench}Pokémon is chosen at random. For",
        "1 of your opponent's {bench}Pokémon is chosen at random for each {each}. For",
    ),
    "at_random_and": ("choose a card from {whose} hand at random and", "choose a random card from {whose} hand and"),
    "isnt_out_and": ("isn't Knocked Out, and its remaining HP", "is not Knocked Out, and its remaining HP"),
    "isnt_out_but": ("isn't Knocked Out and its remaining HP", "is not Knocked Out, and its remaining HP"),
    "cards_in_your_hands": ("the same number of cards in your hands", "the same number of cards in their hand"),
    "few_points_left": ("has {n} or fewer points remaining,", "needs {n} or fewer points to win,"),
    "few_points_left_you": ("you have {n} or fewer points remaining,", "you need {n} or fewer points to win,"),
    "same_next_type": (
        "the next Energy that will be generated for you and the next Energy that will be "
        "generated for your opponent are the same type",
        "the next Energy generated for each player is of the same type",
    ),
    "both_energies_alike": (
        "the next Energy that will be generated for you is the same type as the next "
        "Energy that will be generated for your opponent",
        "the next Energy generated for each player is of the same type",
    ),
    "choose_to_get_fewer": ("you may choose to get 1 fewer point for it", "you may get 1 fewer point for it"),
    "used_an_item": (
        "your opponent used an Item card during their last turn",
        "your opponent played an Item card from their hand during their last turn",
    ),
    "then_they_reveal": (". Then, your opponent reveals", ". Your opponent reveals"),
    "shares_its_type": (
        "your opponent's Active Pokémon shares a type with any of your",
        "your opponent's Active Pokémon is the same type as any of your",
    ),
    "to_each_of_those": (
        "your opponent has {many} Benched Pokémon, this attack also does {n} damage to each of them",
        "your opponent has {many} Benched Pokémon, this attack also does {n} damage to each of your opponent's Benched Pokémon",
    ),
    "one_from_their_hand": (
        "cards in their hand, discard a random card from it",
        "cards in their hand, discard a random card from your opponent's hand",
    ),
    "one_from_that_hand": (
        "your opponent's hand has {n} or more cards, discard a random card from it",
        "your opponent has {n} or more cards in their hand, discard a random card from your opponent's hand",
    ),
    "is_the_only_one": ("if this is the only Pokémon you have in play", "if this Pokémon is the only Pokémon you have in play"),
    "is_your_only_one": ("if this is your only Pokémon in play", "if this Pokémon is your only Pokémon in play"),
    "any_of_them_has": ("if any of {whose} {bench}Pokémon has", "if any of {whose} {bench}Pokémon have"),
    "attacks_in_turn": (
        "if the Defending Pokémon attacks during your opponent's next turn,",
        "during your opponent's next turn, if the Defending Pokémon attacks,",
    ),
    "uses_in_turn": (
        "if the Defending Pokémon uses an attack during your opponent's next turn,",
        "during your opponent's next turn, if the Defending Pokémon uses an attack,",
    ),
    "evolves_in_turn": (
        "if the Defending Pokémon evolves during your opponent's next turn,",
        "during your opponent's next turn, if the Defending Pokémon evolves,",
    ),
    "after_its_attack": ("attacks, do {n} damage to it after that attack", "attacks, do {n} damage to it"),
    "defender_there_at_end": (
        "if the Defending Pokémon is still in the Active Spot at the end of your opponent's next turn,",
        "at the end of your opponent's next turn, if the Defending Pokémon is still in the Active Spot,",
    ),
    "self_there_at_end": (
        "if this Pokémon is still in the Active Spot at the end of your opponent's next turn,",
        "at the end of your opponent's next turn, if this Pokémon is still in the Active Spot,",
    ),
    "now_out": ("is now Knocked Out", "is Knocked Out"),
    "switch_it_with_this": ("switch it with this Pokémon", "switch this Pokémon with it"),
    "while_there": (
        "as long as the Defending Pokémon is in the Active Spot, it", "until the Defending Pokémon leaves the Active Spot, it",
    ),
    "after_your_attack": ("after your attack,", "after doing damage,"),
    "after_this_attack": ("after this attack,", "after doing damage,"),
    "also_to_itself": ("uses an attack, it also does {n} damage to itself", "uses an attack, do {n} damage to it"),
    "attacks_also_to_itself": ("attacks, it also does {n} damage to itself", "attacks, do {n} damage to it"),
    "is_also": ("it is also {status}", "it is now {status}"),
    "is_now_also": ("is now also {status}", "is now {status}"),
    "is_also_now": ("is also now {status}", "is now {status}"),
    "at_that_end": (
        "during your opponent's next turn, {each}. At the end of that turn,",
        "during your opponent's next turn, {each}. At the end of your opponent's next turn,",
    ),
    "known_after_damage": ("if {each} after doing damage,", "after doing damage, if {each},"),
    "chooses_in_hand": ("your opponent chooses a card in their hand", "your opponent chooses a card from their hand"),
    "hit_although_out": ("is damaged by an attack (even if it is Knocked Out),", "is damaged by an attack,"),
    "this_hit_although_out": ("is damaged by an attack (even if this Pokémon is Knocked Out),", "is damaged by an attack,"),
    "as_much_back": (
        "do damage to the Attacking Pokémon equal to the damage done to this Pokémon.",
        "do the same amount of damage to the Attacking Pokémon.",
    ),
    "as_much_back_it": (
        "do damage to the Attacking Pokémon equal to the damage done to it.",
        "do the same amount of damage to the Attacking Pokémon.",
    ),
    "that_damage_back": (
        "do damage equal to that damage to the Attacking Pokémon", "do the same amount of damage to the Attacking Pokémon",
    ),
    "equal_back": (
        "do damage to the Attacking Pokémon equal to that damage", "do the same amount of damage to the Attacking Pokémon",
    ),
    "or_higher": ("{n} or higher", "{n} or more"),
    "or_greater": ("{n} or greater", "{n} or more"),
    "or_lower": ("{n} or lower", "{n} or less"),
    "active_maximum_more": (
        "Active Pokémon has a maximum HP of {n} or more,", "Active Pokémon's maximum HP is {n} or more,",
    ),
    "active_maximum_less": (
        "Active Pokémon has a maximum HP of {n} or less,", "Active Pokémon's maximum HP is {n} or less,",
    ),
    "its_maximum_more": (
        "this Pokémon has a maximum HP of {n} or more,", "this Pokémon's maximum HP is {n} or more,",
    ),
    "its_maximum_less": (
        "this Pokémon has a maximum HP of {n} or less,", "this Pokémon's maximum HP is {n} or less,",
    ),
    "so_much_maximum": ("Active Pokémon has {n} or more maximum HP,", "Active Pokémon's maximum HP is {n} or more,"),
    "chosen_then_struck": (
        "choose 1 of your opponent's {bench}Pokémon. Do damage to that Pokémon equal to",
        "do damage to 1 of your opponent's {bench}Pokémon equal to",
    ),
    "of_either_side": ("Pokémon (yours and your opponent's)", "Pokémon (both yours and your opponent's)"),
    "bench_without_weakness": ("Pokémon. (Don't apply Weakness for Benched Pokémon.)", "Pokémon."),
    "bench_not_weak": ("Pokémon. (Weakness isn't applied to Benched Pokémon.)", "Pokémon."),
    "them_not_weak": ("of them. (Don't apply Weakness for Benched Pokémon.)", "of them."),
    "picked_and_hit": (
        "is chosen at random, and this attack does {n} damage to it", "is chosen at random. This attack does {n} damage to it",
    ),
    "picked_and_also_hit": (
        "is chosen at random, and this attack also does {n} damage to it",
        "is chosen at random. This attack also does {n} damage to it",
    ),
    "picked_and_struck": (
        "is chosen at random, and do {n} damage to it", "is chosen at random. Do {n} damage to it",
    ),
    "picked_for_each": (
        "for each {each}, 1 of your opponent's {bench}Pokémon is chosen at random. This attack does {n} damage to it.",
        "1 of your opponent's {bench}Pokémon is chosen at random for each {each}. For each time a Pokémon was chosen, "
        "do {n} damage to it.",
    ),
    "hits_by_chance": (
        "this attack does {n} damage to 1 of your opponent's {bench}Pokémon at random.",
        "1 of your opponent's {bench}Pokémon is chosen at random. Do {n} damage to it.",
    ),
    "hits_random_one": (
        "this attack does {n} damage to 1 random Pokémon of your opponent's.",
        "1 of your opponent's Pokémon is chosen at random. Do {n} damage to it.",
    ),
    "also_hits_by_chance": (
        "this attack also does {n} damage to 1 of your opponent's {bench}Pokémon at random.",
        "1 of your opponent's {bench}Pokémon is chosen at random. This attack also does {n} damage to it.",
    ),
    "with_abilities": ("Pokémon that have Abilities", "Pokémon that have an Ability"),
    "units_from_among": ("Energy from among your Pokémon", "Energy from your Pokémon"),
    "any_of_yours_used": ("if any of your Pokémon used", "if 1 of your Pokémon used"),
    "attacks_of_defender": ("the attacks of the Defending Pokémon", "the Defending Pokémon's attacks"),
    "cost_of_defender": ("the Retreat Cost of the Defending Pokémon", "the Defending Pokémon's Retreat Cost"),
    "cost_of_active": ("the Retreat Cost of your opponent's Active Pokémon", "your opponent's Active Pokémon's Retreat Cost"),
    "all_attacks_used": ("all attacks used by", "attacks used by"),
    "less_from_defender": (
        "damage from the Defending Pokémon's attacks is reduced by {n}", "the Defending Pokémon's attacks do {n} less damage",
    ),
    "less_done_by_defender": (
        "damage from attacks used by the Defending Pokémon is reduced by {n}",
        "the Defending Pokémon's attacks do {n} less damage",
    ),
    "hits_reduced": (
        "reduce any damage done to {bearer} by attacks by {n}", "any damage done to {bearer} by attacks is reduced by {n}",
    ),
    "random_one_shown": (
        "choose a random card from your opponent's hand. Your opponent reveals it.",
        "your opponent reveals a random card from their hand.",
    ),
    "all_of_its_damage": ("move all of this Pokémon's damage to", "move all damage from this Pokémon to"),
    "shares_type_with_this": ("shares a type with this Pokémon", "is the same type as this Pokémon"),
    "hp_remaining_than": ("HP remaining than", "remaining HP than"),
    "became_the_active": (
        "this Pokémon became your Active Pokémon this turn", "this Pokémon moved from your Bench to the Active Spot this turn",
    ),
    "became_active_one": (
        "this Pokémon became Active this turn", "this Pokémon moved from your Bench to the Active Spot this turn",
    ),
    "switched_there": (
        "this Pokémon was switched in this turn", "this Pokémon moved from your Bench to the Active Spot this turn",
    ),
    "deck_has_none": ("your deck has no cards left", "you have no cards in your deck"),
    "deck_is_empty": ("your deck is empty", "you have no cards in your deck"),
    "remove_them_all": (
        "if this Pokémon has any Special Conditions, remove all of them",
        "if this Pokémon has any Special Conditions, remove all Special Conditions from it",
    ),
    "several_0": ("(If there is more than 1 such Pokémon, you choose.)", "If there is more than 1, you choose 1."),
    "several_1": ("(If there is more than 1 such Pokémon, choose 1 of them.)", "If there is more than 1, you choose 1."),
    "several_2": ("(If there is more than 1, you choose.)", "If there is more than 1, you choose 1."),
    "several_3": ("(If more than 1 Pokémon is tied, you choose.)", "If there is more than 1, you choose 1."),
    "several_4": ("(If there is a tie, you choose.)", "If there is more than 1, you choose 1."),
    "you_healed_it": ("you healed any damage from {one_pokemon} during this turn", "{one_pokemon} was healed during this turn"),
    "any_attacks_at_all": ("can't use any attacks", "can't use attacks"),
    "damaged_by_attacks": ("was damaged by attacks during", "was damaged by an attack during"),
    "discard_fewer": ("if you discard fewer than {n} cards in this way", "if you discarded fewer than {n} cards in this way"),
    "fed_to_a_pokemon": ("from their Energy Zone to a Pokémon,", "from their Energy Zone to 1 of their Pokémon,"),
    "over_one_type": ("more than 1 type of Energy attached", "2 or more different types of Energy attached"),
    "capped_so": ("up to a maximum of {n}.", "up to a maximum of {n} damage."),
    **{
        f"heals_as_much_{k}": (
            f"heal damage from this Pokémon equal to the damage {done}",
            "heal from this Pokémon the same amount of damage you did to your opponent's Active Pokémon",
        )
        for k, done in enumerate((
            "done to your opponent's Active Pokémon by this attack", "this attack did to your opponent's Active Pokémon",
            "you did to your opponent's Active Pokémon", "this attack does to your opponent's Active Pokémon",
        ))
    },
    "hp_is_full": ("Pokémon's HP is full", "Pokémon has full HP"),
    "for_your_points": ("for each of your points", "for each point you have gotten"),
    "for_their_points": ("for each of your opponent's points", "for each point your opponent has gotten"),
    "shares_type_with_it": ("that shares a type with this Pokémon", "that is the same type as this Pokémon"),
    "if_its_such": ("if it's a ", "if it is a "),
    "its_out": ("it's Knocked Out", "it is Knocked Out"),
    "they_cant_heal": ("your opponent can't heal any of their Pokémon", "your opponent's Pokémon can't be healed"),
    "as_many_as_they_hold": (
        "draw as many cards as your opponent has in their hand", "draw a card for each card in your opponent's hand",
    ),
    "at_least_so_many_types": ("at least {n} different types of", "{n} or more different types of"),
    "zone_empty": ("{whose} Energy Zone is empty", "there is no Energy in {whose} Energy Zone"),
}
