# ruff: noqa: E501 (a card text is one line)
"""What card sentences say: one made-up text for every production, read and written."""

from __future__ import annotations

import pytest

from synth.dsl.check import check_effect
from synth.dsl.english import Carrier, Reading, read, write
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind

SAYINGS: list[tuple[Carrier, str, str]] = [
    ("attack", "Shuffle this Pokémon into your deck.", "attack { put self to deck }"),
    ("attack", "Shuffle this Pokémon and all attached cards into your deck.", "attack { put self to deck with_tools }"),
    (
        "item",
        "Put 1 of your Benched Pokémon and all attached cards into your hand.",
        "play { put 1 of my.bench to hand with_tools }",
    ),
    ("attack", "This attack does 15 more damage.", "attack { more 15 }"),
    ("attack", "Flip 6 coins. This attack does 35 damage for each heads.", "attack { flip 6; base 35*heads }"),
    (
        "attack",
        "Flip a coin until you get tails. This attack does 25 more damage for each heads.",
        "attack { flip until_tails; more 25*heads }",
    ),
    (
        "attack",
        "Flip a coin for each [D] Energy attached to this Pokémon. If at least 3 of them are heads, this attack does nothing.",
        "attack { flip energy(self, D); if heads >= 3 { fail } }",
    ),
    ("attack", "Flip 7 coins. This attack does 5 damage for each tails.", "attack { flip 7; base 5*tails }"),
    (
        "attack",
        "Flip 3 coins. If 2 of them are heads, draw 4 cards. If all of them are tails, this Pokémon is now Burned.",
        "attack { flip 3; if heads == 2 { draw my 4 }; if heads == 0 { afflict self burned } }",
    ),
    (
        "attack",
        "Flip 2 coins. If at least 1 of them is tails, this Pokémon also does 15 damage to itself.",
        "attack { flip 2; if tails >= 1 { damage self 15 } }",
    ),
    (
        "attack",
        "This Pokémon also does 25 damage to itself and 15 damage to each of your Benched Pokémon.",
        "attack { damage self 25; damage my.bench 15 }",
    ),
    (
        "attack",
        "This attack also does 35 damage to 3 of your opponent's Benched Pokémon.",
        "attack { damage 3 of opp.bench 35 }",
    ),
    (
        "attack",
        "This attack does 35 damage to each of your opponent's Benched [G] Pokémon.",
        "attack { damage opp.bench[type=G] 35 }",
    ),
    (
        "attack",
        "This attack does 25 damage to 1 of your opponent's Pokémon for each [M] Energy attached to this Pokémon.",
        "attack { damage 1 of opp.play 25*energy(self, M) }",
    ),
    (
        "attack",
        "1 of your opponent's Benched Pokémon is chosen at random. This attack also does 45 damage to it.",
        "attack { damage random 1 of opp.bench 45 }",
    ),
    (
        "attack",
        "1 of your opponent's Pokémon is chosen at random 7 times. For each time a Pokémon was chosen, do 15 damage to it.",
        "attack { damage random 1 of opp.play 15 times 7 }",
    ),
    (
        "attack",
        "1 other Pokémon (either yours or your opponent's) is chosen at random 2 times. For each time a Pokémon was chosen, do 15 damage to it.",
        "attack { damage random 1 of both.play[other] 15 times 2 }",
    ),
    ("attack", "Heal all damage from each of your Benched [F] Pokémon.", "attack { heal my.bench[type=F] everything }"),
    (
        "attack",
        "Heal 15 damage from this Pokémon for each [G] Energy attached to this Pokémon.",
        "attack { heal self 15*energy(self, G) }",
    ),
    ("attack", "Your opponent's Active Pokémon's remaining HP is now 25.", "attack { set_hp opp.active 25 }"),
    ("attack", "Halve this Pokémon's remaining HP, rounded down.", "attack { set_hp self half(hp(self)) }"),
    (
        "attack",
        "Your opponent's Active Pokémon is now Poisoned, Burned, and Confused.",
        "attack { afflict opp.active poisoned, burned, confused }",
    ),
    (
        "attack",
        "Choose either Asleep or Burned. Your opponent's Active Pokémon is now affected by that Special Condition.",
        "attack { afflict opp.active choose(asleep, burned) }",
    ),
    (
        "attack",
        "1 Special Condition from among Burned and Asleep is chosen at random, and your opponent's Active Pokémon is now affected by that Special Condition. Any Special Conditions already affecting that Pokémon will not be chosen.",
        "attack { afflict opp.active random_new(burned, asleep) }",
    ),
    ("attack", "Remove a random Special Condition from this Pokémon.", "attack { cure self random }"),
    (
        "attack",
        "This Pokémon recovers from all Special Conditions. Heal 15 damage from this Pokémon.",
        "attack { cure self; heal self 15 }",
    ),
    ("attack", "This Pokémon recovers from being Poisoned and Burned.", "attack { cure self poisoned, burned }"),
    ("attack", "Discard 4 [G] Energy from this Pokémon.", "attack { strip 4[G] from self }"),
    (
        "attack",
        "Discard a random [W] Energy from your opponent's Active Pokémon.",
        "attack { strip random 1[W] from opp.active }",
    ),
    (
        "attack",
        "Discard 3 random Energy from among the Energy attached to all of your opponent's Pokémon.",
        "attack { strip random 3[*] from opp.play pooled }",
    ),
    (
        "attack",
        "Discard a [G] and a [P] Energy from this Pokémon. Draw a card.",
        "attack { strip different 2[G|P] from self; draw my 1 }",
    ),
    (
        "attack",
        "Discard a [G], [R], [W], and [L] Energy from this Pokémon.",
        "attack { strip different 4[G|R|W|L] from self }",
    ),
    (
        "attack",
        "Discard a [P] or [D] Energy from your opponent's Active Pokémon.",
        "attack { strip 1[P|D] from opp.active }",
    ),
    (
        "attack",
        "Take 4 [L] Energy from your Energy Zone and attach it to 1 of your Benched [L] Pokémon.",
        "attack { attach 4[L] from zone to 1 of my.bench[type=L] }",
    ),
    (
        "attack",
        "Take a [P] and a [D] Energy from your Energy Zone and attach them to this Pokémon.",
        "attack { attach different 2[P|D] from zone to self }",
    ),
    (
        "attack",
        "Take a random Energy from among [G], [R], and [W] Energy from your Energy Zone and attach it to this Pokémon.",
        "attack { attach random 1[G|R|W] from zone to self }",
    ),
    (
        "attack",
        "Flip 4 coins. Take an amount of [P] Energy from your Energy Zone equal to the number of heads and attach it to your Benched Pokémon in any way you like.",
        "attack { flip 4; attach heads[P] from zone to my.bench spread }",
    ),
    (
        "attack",
        "Take 4 [M] Energy from your Energy Zone and attach it to your Benched [M] Pokémon in any way you like.",
        "attack { attach 4[M] from zone to my.bench[type=M] spread }",
    ),
    (
        "attack",
        "Choose 3 of your Benched Pokémon. For each of those Pokémon, take a [P] Energy from your Energy Zone and attach it to that Pokémon.",
        "attack { choose 3 of my.bench; attach 1[P] from zone to it each }",
    ),
    (
        "attack",
        "Attach 3 random Energy from your discard pile to this Pokémon.",
        "attack { attach random 3[*] from discard to self }",
    ),
    (
        "attack",
        "Move 3 [G] Energy from 1 of your Benched Pokémon to this Pokémon.",
        "attack { shift 3[G] from 1 of my.bench to self }",
    ),
    ("attack", "Draw cards until you have 9 cards in your hand.", "attack { draw my until(9) }"),
    (
        "attack",
        "Discard up to 4 Item cards from your hand. This attack does 25 damage for each card you discarded in this way.",
        "attack { put upto 4 of my.hand[kind=item] to discard; base 25*result }",
    ),
    (
        "attack",
        "You may discard any number of your Benched Stage 1 Pokémon. This attack does 35 more damage for each Benched Pokémon you discarded in this way.",
        "attack { may { put any of my.bench[stage=1] to discard }; more 35*result }",
    ),
    (
        "attack",
        "Discard 3 [W] Energy from this Pokémon. This attack does 15 more damage for each [W] Energy you discarded in this way.",
        "attack { strip 3[W] from self; more 15*result }",
    ),
    (
        "attack",
        "Put 3 random cards from among Zorb, Glim, and Mr. Blimp from your deck into your hand.",
        'attack { put random 3 of my.deck[name="Zorb"|"Glim"|"Mr. Blimp"] to hand }',
    ),
    (
        "attack",
        "Put a random card that evolves from Zorb from your deck into your hand.",
        'attack { put random 1 of my.deck[evolves_from="Zorb"] to hand }',
    ),
    (
        "attack",
        "Put a random Zorb or Glim from your discard pile into your hand.",
        'attack { put random 1 of my.discard[name="Zorb"|"Glim"] to hand }',
    ),
    (
        "attack",
        "Put 1 random Basic [P] Pokémon with 70 HP or less from your deck onto your Bench.",
        "attack { put random 1 of my.deck[kind=pokemon, stage=0, type=P, hp_at_most=70] to bench }",
    ),
    ("attack", "Discard the top 7 cards of your opponent's deck.", "attack { put opp.top(7) to discard }"),
    ("attack", "Discard the top card of each player's deck.", "attack { put both.top(1) to discard }"),
    (
        "attack",
        "Discard the top card of your deck. If that card is an Item card, this attack does 75 more damage.",
        "attack { put my.top(1) to discard; if any it[kind=item] { more 75 } }",
    ),
    (
        "attack",
        "Discard all Pokémon Tools from both Active Pokémon.",
        "attack { put both.tools[on_zone=active] to discard }",
    ),
    (
        "attack",
        "Discard a Stadium in play. If you do, draw 2 cards.",
        "attack { put both.stadium to discard; if did { draw my 2 } }",
    ),
    (
        "attack",
        "Reveal the top 5 cards of your deck. This attack does 25 damage for each Supporter card you find there. Shuffle the other cards back into your deck.",
        "attack { show my.top(5) to both; base 25*count(found[kind=supporter]); put rest to deck }",
    ),
    (
        "attack",
        "Reveal all of your Pokémon in play and in your hand that have the Zorb Pile attack.",
        'attack { show my.play_hand[has_attack="Zorb Pile"] to both }',
    ),
    (
        "attack",
        "Look at the top 7 cards of your deck and put them back in any order.",
        "attack { order my.top(7) chosen }",
    ),
    (
        "attack",
        "Your opponent reveals a random Item card from their hand and shuffles it into their deck.",
        "attack { show random 1 of opp.hand[kind=item] to my; put it to deck }",
    ),
    (
        "attack",
        "Your opponent reveals their hand. Choose an Item card you find there and discard it.",
        "attack { show opp.hand to my; put 1 of opp.hand[kind=item] to discard }",
    ),
    (
        "attack",
        "Your opponent reveals their hand. Choose a Pokémon you find there and shuffle it into your opponent's deck.",
        "attack { show opp.hand to my; put 1 of opp.hand[kind=pokemon] to deck }",
    ),
    (
        "attack",
        "Choose 1 of your Benched Pokémon's attacks and use it as this attack. If this Pokémon doesn't have the necessary Energy to use that attack, this attack does nothing.",
        "attack { use attack of my.bench; if not can_pay { fail } }",
    ),
    (
        "attack",
        "This attack is used twice in a row. The second attack does 25 damage. (If the first attack Knocks Out your opponent's Active Pokémon, the second attack is used after your opponent chooses a new Active Pokémon.)",
        "attack { use again of this_attack base 25 }",
    ),
    (
        "attack",
        "Switch this Pokémon with 1 of your Benched Stage 1 Pokémon.",
        "attack { switch self with 1 of my.bench[stage=1] }",
    ),
    (
        "attack",
        "Switch in 1 of your opponent's Benched [D] Pokémon to the Active Spot. If you do, this attack does 25 damage to the new Active Pokémon.",
        "attack { switch opp.active with 1 of opp.bench[type=D]; if did { damage new_active 25 } }",
    ),
    (
        "attack",
        "Switch out your opponent's Active Stage 1 Pokémon to the Bench. (Your opponent chooses the new Active Pokémon.)",
        "attack { switch opp.active[stage=1] with 1 of opp.bench by opp }",
    ),
    (
        "attack",
        "During your next turn, this Pokémon's Zorb Beam attack does +35 damage.",
        'attack { give self bonus "Zorb Beam" +35 for my_turn }',
    ),
    (
        "attack",
        "During your next turn, this Pokémon's Zorb Beam attack does +35 damage to each of your opponent's Pokémon.",
        'attack { give self bonus "Zorb Beam" +35 vs opp.play for my_turn }',
    ),
    (
        "attack",
        "Until this Pokémon leaves the Active Spot, this Pokémon's Zorb Beam attack does +25 damage. This effect stacks.",
        'attack { give self bonus "Zorb Beam" +25 for while_active }',
    ),
    (
        "attack",
        "During your opponent's next turn, this Pokémon takes -15 damage from attacks from your opponent's Basic Pokémon.",
        "attack { give self takes -15 vs opp.play[stage=0] for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from Stage 2 Pokémon.",
        "attack { give self prevent damage vs both.play[stage=2] for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, prevent all damage done to this Pokémon by attacks if that damage is 65 or less.",
        "attack { give self prevent damage at_most 65 for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, attacks used by the Defending Pokémon cost 3 [C] more.",
        "attack { give defender cost [C] +3 for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, the Defending Pokémon's Retreat Cost is 3 more.",
        "attack { give defender retreat_cost +3 for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, they can't play any Pokémon from their hand to evolve their Active Pokémon.",
        "attack { give opp.active lock evolve for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, if this Pokémon is damaged by an attack, the Attacking Pokémon is now Asleep.",
        "attack { arm damaged on self { afflict attacker asleep } for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, if they attach Energy from their Energy Zone to the Defending Pokémon, do 35 damage to the Defending Pokémon.",
        "attack { arm attached_zone on defender { damage defender 35 } for opp_turn }",
    ),
    (
        "attack",
        "During your opponent's next turn, if this Pokémon is in the Active Spot when your opponent's Active Pokémon retreats, do 15 damage to the new Active Pokémon.",
        "attack { arm retreats on opp.active { if any self[active] { damage new_active 15 } } for opp_turn }",
    ),
    (
        "attack",
        "At the end of your opponent's next turn, do 45 damage to your opponent's Active Pokémon.",
        "attack { arm turn_end_opp on opp.play[active] { damage opp.active 45 } for opp_turn }",
    ),
    (
        "attack",
        "Choose a spot from among your opponent's Active Spot and Bench. At the end of your opponent's next turn, do 45 damage to the Pokémon in the spot you chose.",
        "attack { choose 1 of opp.spot; arm turn_end_opp on it { damage it 45 } for opp_turn }",
    ),
    (
        "attack",
        "If your opponent's Pokémon is Knocked Out by damage from this attack, draw 2 cards.",
        "attack { arm my_attack_kos on self { draw my 2 } for this_attack }",
    ),
    (
        "attack",
        "If this Pokémon has any Energy attached, this attack can be used for 1 [P] Energy.",
        "attack { if any self[energy(*)>=1] { give this_attack cost_is [P] } }",
    ),
    (
        "attack",
        "You can use this attack only if you have Zorb and Glim in play. Draw a card.",
        'attack { require any my.play[name="Zorb"] and any my.play[name="Glim"]; draw my 1 }',
    ),
    (
        "attack",
        "You may switch this Pokémon with 1 of your Benched [M] Pokémon.",
        "attack { may { switch self with 1 of my.bench[type=M] } }",
    ),
    (
        "attack",
        "Before doing damage, discard a random Energy from your opponent's Active Pokémon.",
        "attack { before { strip random 1[*] from opp.active } }",
    ),
    (
        "attack",
        "Discard 3 cards from your hand. If you can't discard 3 cards, this attack does nothing.",
        "attack { put 3 of my.hand to discard; if not did { fail } }",
    ),
    (
        "attack",
        "Discard a Supporter card from your hand. If you can't, this attack does nothing.",
        "attack { put 1 of my.hand[kind=supporter] to discard; if not did { fail } }",
    ),
    (
        "attack",
        "Flip 3 coins. This attack does 25 damage for each heads. If this Pokémon has Zorb Mittens attached, flip 6 coins instead.",
        'attack { flip (6 if any self[tool_named="Zorb Mittens"] else 3); base 25*heads }',
    ),
    (
        "attack",
        "If this Pokémon has full HP, this attack does 15 more damage.",
        "attack { if any self[undamaged] { more 15 } }",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon has an Ability, discard it.",
        "attack { if any opp.active[ability] { put opp.active to discard } }",
    ),
    (
        "attack",
        "If this Pokémon evolved from Zorb during this turn, this attack does 25 more damage.",
        'attack { if any self[evolved_now="Zorb"] { more 25 } }',
    ),
    (
        "attack",
        "If this Pokémon was damaged by an attack during your opponent's last turn while it was in the Active Spot, draw 2 cards.",
        "attack { if any self[hit_last_turn] { draw my 2 } }",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon has a Retreat Cost of 2 or more, this attack does 25 more damage.",
        "attack { if any opp.active[retreat>=2] { more 25 } }",
    ),
    (
        "attack",
        "If you have another Zorb in play, this attack does 25 more damage.",
        'attack { if any my.play[name="Zorb", other] { more 25 } }',
    ),
    (
        "attack",
        "If you don't have Zorb and Glim in play, this attack does nothing.",
        'attack { if not (any my.play[name="Zorb"] and any my.play[name="Glim"]) { fail } }',
    ),
    (
        "attack",
        "If Zorb Extract is in your discard pile, draw 2 cards.",
        'attack { if any my.discard[name="Zorb Extract"] { draw my 2 } }',
    ),
    (
        "attack",
        "If you have any Zorb in play with an Ability other than GLIM, draw 2 cards.",
        'attack { if any my.play[name="Zorb", ability_not="GLIM"] { draw my 2 } }',
    ),
    (
        "attack",
        "If your opponent has any Stage 1 Pokémon in play, this attack does 25 more damage.",
        "attack { if any opp.play[stage=1] { more 25 } }",
    ),
    (
        "attack",
        "If this Pokémon's remaining HP is 75 or more, this attack does 25 more damage.",
        "attack { if hp(self) >= 75 { more 25 } }",
    ),
    (
        "attack",
        "If this Pokémon has more remaining HP than your opponent's Active Pokémon, this attack does 25 more damage.",
        "attack { if hp(self) > hp(opp.active) { more 25 } }",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon has more Energy attached than this Pokémon, this attack does 25 more damage.",
        "attack { if energy(opp.active) > energy(self) { more 25 } }",
    ),
    (
        "attack",
        "If your Pokémon in play have 4 or more different types of Energy attached, draw 2 cards.",
        "attack { if energy_types(my.play) >= 4 { draw my 2 } }",
    ),
    (
        "attack",
        "If the amount of Energy attached to your opponent's Active Pokémon is 4 or more, this attack does 25 more damage.",
        "attack { if energy(opp.active) >= 4 { more 25 } }",
    ),
    (
        "attack",
        "If you have more Pokémon in play than your opponent, this attack does 25 more damage.",
        "attack { if count(my.play) > count(opp.play) { more 25 } }",
    ),
    (
        "attack",
        "If you have exactly 7 cards in your hand, this attack does 25 more damage.",
        "attack { if count(my.hand) == 7 { more 25 } }",
    ),
    (
        "attack",
        "If your opponent has no cards in their deck, this attack does 25 more damage.",
        "attack { if count(opp.deck) == 0 { more 25 } }",
    ),
    (
        "attack",
        "If you have gotten exactly 2 points, this attack does 25 more damage.",
        "attack { if points(my) == 2 { more 25 } }",
    ),
    (
        "attack",
        "If your opponent hasn't gotten any points, this attack does 25 more damage.",
        "attack { if points(opp) == 0 { more 25 } }",
    ),
    (
        "attack",
        "If any of your [R] Pokémon were Knocked Out by damage from an attack during your opponent's last turn, draw 2 cards.",
        "attack { if knocked_out(R) { draw my 2 } }",
    ),
    (
        "attack",
        "If 1 of your Pokémon used Zorb Relay during your last turn, draw 2 cards.",
        'attack { if used_attack("Zorb Relay") { draw my 2 } }',
    ),
    (
        "attack",
        "If you played a Supporter card from your hand during this turn, draw 2 cards.",
        "attack { if supporter_played { draw my 2 } }",
    ),
    (
        "attack",
        "If this is the first time this Pokémon has used an attack after coming into play, draw 2 cards.",
        "attack { if first_attack { draw my 2 } }",
    ),
    (
        "attack",
        "This attack does 25 more damage for each type of Energy attached to this Pokémon. Draw a card.",
        "attack { more 25*energy_types(self); draw my 1 }",
    ),
    (
        "attack",
        "This attack does 25 more damage for each Energy in this Pokémon's Retreat Cost.",
        "attack { more 25*retreat(self) }",
    ),
    (
        "attack",
        "This attack does 25 more damage for each Benched [W] Pokémon (both yours and your opponent's).",
        "attack { more 25*count(both.bench[type=W]) }",
    ),
    (
        "attack",
        "This attack does 25 more damage for each Basic Pokémon in play (both yours and your opponent's).",
        "attack { more 25*count(both.play[stage=0]) }",
    ),
    (
        "attack",
        "This attack does 25 damage for each time your Pokémon used Zorb Relay during this game.",
        'attack { base 25*times_used("Zorb Relay") }',
    ),
    (
        "attack",
        "This attack does 25 more damage for each time your Pokémon have been Knocked Out during this game.",
        "attack { more 25*knockouts(my) }",
    ),
    (
        "ability",
        "As often as you like during your turn, you may move a [G] Energy from 1 of your Benched Pokémon to your Active Pokémon.",
        "anytime may { shift 1[G] from 1 of my.bench to my.active }",
    ),
    (
        "ability",
        "Once during your turn, you may switch this Pokémon with your Active Pokémon.",
        "once may { switch my.active with self }",
    ),
    (
        "ability",
        "Once during your turn, you may move 25 damage that your Active Pokémon has on it to this Pokémon.",
        "once may { move_damage 25 from my.active to self }",
    ),
    (
        "ability",
        "Once during your turn, you may discard 2 [P] Energy from this Pokémon in order to use this Ability. Draw 2 cards.",
        "once may { pay { strip 2[P] from self }; draw my 2 }",
    ),
    (
        "ability",
        "Once during your turn, after you flip any coins for an attack of 1 of your [W] Pokémon, you may ignore all results of those coin flips and begin flipping those coins again. You can't use more than 1 Victory Star Ability each turn.",
        "after_coins may if any my.active[type=W] { reflip }",
    ),
    ("ability", "At the end of your first turn, draw 2 cards.", "turn_end_first { draw my 2 }"),
    (
        "ability",
        "At the end of each turn, if your opponent's Active Pokémon is Confused, draw a card.",
        "turn_end_each if any opp.active[status=confused] { draw my 1 }",
    ),
    (
        "ability",
        "If any damage is done to this Pokémon by attacks, flip a coin. If tails, prevent that damage.",
        "would_damage { flip 1; if heads == 0 { give self prevent damage for this_hit } }",
    ),
    (
        "ability",
        "If any damage is done to this Pokémon by attacks, flip 2 coins. If both of them are heads, this Pokémon takes -45 damage from that attack.",
        "would_damage { flip 2; if tails == 0 { give self takes -45 for this_hit } }",
    ),
    (
        "ability",
        "When this Pokémon is first damaged by an attack after coming into play, this Pokémon takes -45 damage from that attack.",
        "would_damage if first_damage { give self takes -45 for this_hit }",
    ),
    (
        "ability",
        "When this Pokémon is Knocked Out, flip 2 coins. If both of them are heads, your opponent can't get any points for it.",
        "ko_any { flip 2; if tails == 0 { give self award 0 for this_knockout } }",
    ),
    (
        "ability",
        "If your opponent's Pokémon is Knocked Out by damage from this Pokémon's attacks, draw 2 cards.",
        "my_attack_kos { draw my 2 }",
    ),
    (
        "ability",
        "Whenever your opponent attaches a [R] Energy from their Energy Zone to 1 of their Pokémon, do 15 damage to that Pokémon.",
        "attached_zone(opp, R) { damage it 15 }",
    ),
    (
        "ability",
        "As long as this Pokémon is on your Bench, attacks used by your Zorb or Glim do +25 damage to your opponent's Active Pokémon.",
        'static if any self[benched] { give my.play[name="Zorb"|"Glim"] deals +25 vs opp.active }',
    ),
    (
        "ability",
        "As long as this Pokémon is in the Active Spot, your opponent can't play any Pokémon from their hand to evolve their Pokémon.",
        "static if any self[active] { give opp.player lock evolve }",
    ),
    (
        "ability",
        "During your first turn, attacks used by this Pokémon cost 2 less [R] Energy.",
        "static if first_turn { give self cost [R] -2 }",
    ),
    ("ability", "This Pokémon is [G] and [M] type.", "static { give self types [G|M] }"),
    (
        "ability",
        "This Pokémon gets +15 HP for each of your Benched Pokémon.",
        "static { give self max_hp +15*count(my.bench) }",
    ),
    (
        "ability",
        "Each [M] Energy attached to your [M] Pokémon provides 3 [M] Energy. This effect doesn't stack.",
        "static { give my.play[type=M] unit_value [M] +3 }",
    ),
    (
        "ability",
        "This Pokémon can't be Asleep. This Pokémon has no Weakness.",
        "static { give self immune asleep; give self no_weakness }",
    ),
    (
        "ability",
        "This Pokémon can evolve into any Pokémon that evolves from Zorb if you play it from your hand onto this Pokémon. (This Pokémon can't evolve during your first turn or the turn you play it.)",
        'static { give self evolves_as "Zorb" }',
    ),
    (
        "ability",
        "All of your evolved Pokémon can use any attack from their previous Evolutions. (You still need the necessary Energy to use each attack.)",
        "static { give my.play[evolved] prior_attacks }",
    ),
    (
        "ability",
        "If a Stadium is in play, this Pokémon can evolve during your first turn or the turn you play it.",
        "static if any both.stadium { give self evolve_early }",
    ),
    (
        "ability",
        "Your opponent's Active Pokémon takes +45 damage from being Poisoned.",
        "static { give opp.active poison +45 }",
    ),
    (
        "ability",
        "All of your [G] Pokémon can't be affected by any Special Conditions.",
        "static { give my.play[type=G] immune any }",
    ),
    (
        "ability",
        "Prevent all effects of attacks used by your opponent's Basic Pokémon done to this Pokémon.",
        "static { give self prevent effects vs opp.play[stage=0] }",
    ),
    (
        "ability",
        "If you have Zorb in play, attacks used by this Pokémon do +15 damage to your opponent's Active Pokémon, and this Pokémon has no Retreat Cost.",
        'static if any my.play[name="Zorb"] { give self deals +15 vs opp.active; give self free_retreat }',
    ),
    (
        "item",
        "Look at the top card of your deck. If that card is an Item card, put it into your hand. If it is not an Item card, put it on the bottom of your deck.",
        "play { show my.top(1) to my; if any it[kind=item] { put it to hand } else { put it to deck_bottom } }",
    ),
    (
        "item",
        "Look at the top 2 cards of your deck. Then, you may shuffle your deck.",
        "play { show my.top(2) to my; may { order my.deck random } }",
    ),
    (
        "item",
        "Choose a Basic Pokémon in your hand and switch it with a random Pokémon in your deck.",
        "play { choose 1 of my.hand[kind=pokemon, stage=0]; put random 1 of my.deck[kind=pokemon] to hand; put it to deck }",
    ),
    (
        "item",
        "An Item card from among both player's hands is chosen at random, revealed to the other player, and shuffled into its owner's deck.",
        "play { show random 1 of both.hand[kind=item] to both; put it to deck }",
    ),
    ("item", "Discard all Pokémon Tool cards attached to each of your Pokémon.", "play { put my.tools to discard }"),
    (
        "item",
        "Discard a random Energy from your opponent's Active Pokémon, or draw 2 cards.",
        "play { modal { strip random 1[*] from opp.active } or { draw my 2 } }",
    ),
    (
        "item",
        "Shuffle 3 cards from your hand into your deck. Draw 2 cards. If you can't shuffle in 3 cards, you can't use this card.",
        "play { pay { put 3 of my.hand to deck }; draw my 2 }",
    ),
    (
        "item",
        "Choose 1 of your [P] Pokémon in play. Put a random Pokémon from your deck that evolves from that Pokémon onto that Pokémon to evolve it. You can't use this card during your first turn or on a Pokémon that was put into play this turn.",
        "play { require not first_turn; choose 1 of my.play[type=P, old]; evolve it with random 1 of my.deck[kind=pokemon, evolves_from_it] }",
    ),
    (
        "item",
        "Heal 45 damage from your Active Pokémon. If you healed any damage in this way, flip a coin. If heads, put this Zorb Pop into your hand instead of the discard pile.",
        'play { heal my.active 45; if result > 0 { flip 1; if heads >= 1 { put card[name="Zorb Pop"] to hand } } }',
    ),
    (
        "item",
        "Heal 45 damage and remove a random Special Condition from 1 of your Pokémon.",
        "play { heal 1 of my.play 45; cure it random }",
    ),
    (
        "item",
        "Your opponent discards cards from their hand until they have 2 cards in their hand.",
        "play { put downto 2 of opp.hand by opp to discard }",
    ),
    (
        "supporter",
        "Put 3 random Pokémon from your deck into your hand. For each Pokémon you put into your hand in this way, choose an Item card to shuffle from your hand into your deck.",
        "play { put random 3 of my.deck[kind=pokemon] to hand; repeat result { put 1 of my.hand[kind=item] to deck } }",
    ),
    (
        "supporter",
        "Look at a random Item card that's not Zorb Ball from your opponent's deck and shuffle it back into their deck. Use the effect of that card as the effect of this card.",
        'play { show random 1 of opp.deck[kind=item, not_name="Zorb Ball"] to my; use effect of it }',
    ),
    (
        "supporter",
        "For each of your Benched Pokémon, look at that many cards from the top of your opponent's deck and put them back in any order.",
        "play { order opp.top(count(my.bench)) chosen }",
    ),
    (
        "supporter",
        "Your opponent reveals all of the Item cards in their deck.",
        "play { show opp.deck[kind=item] to my }",
    ),
    (
        "supporter",
        "Each player shuffles their hand into their deck and draws that many cards.",
        "play { put both.hand to deck; draw both result }",
    ),
    (
        "supporter",
        "During this turn, if your opponent's Active Pokémon is Knocked Out by damage from an attack used by your Zorb or Glim, you get 1 more point.",
        'play { arm my_attack_kos on my.play[name="Zorb"|"Glim"] { give opp.active award +1 for this_knockout } for this_turn }',
    ),
    (
        "supporter",
        "During your opponent's next turn, if your Zorb would be Knocked Out by damage from an attack, it is not Knocked Out and its remaining HP becomes 25.",
        'play { arm would_ko on my.play[name="Zorb"] { set_hp it 25 } for opp_turn }',
    ),
    (
        "supporter",
        "Choose 1 of your Zorb, and move 25 of its damage to your opponent's Active Pokémon.",
        'play { choose 1 of my.play[name="Zorb"]; move_damage 25 from it to opp.active }',
    ),
    (
        "supporter",
        "Attach 2 different types of Energy from your discard pile to your [D] Pokémon in any way you like.",
        "play { attach different 2[*] from discard to my.play[type=D] spread }",
    ),
    (
        "supporter",
        "Take a [D] Energy from your Energy Zone and attach it to each of your Benched [D] Pokémon.",
        "play { attach 1[D] from zone to my.bench[type=D] each }",
    ),
    (
        "supporter",
        "Put 1 of your [G] Pokémon, except any Pokémon ex, into your hand.",
        "play { put 1 of my.play[type=G, not_ex] to hand }",
    ),
    ("supporter", "Draw 4 cards. Your turn ends.", "play { draw my 4; end_turn }"),
    (
        "supporter",
        "You can use this card only if you have gotten at least 2 points. Draw 4 cards.",
        "play { require points(my) >= 2; draw my 4 }",
    ),
    (
        "tool",
        "The Ancient Pokémon this card is attached to has no Weakness.",
        "static { give host[tag=ancient] no_weakness }",
    ),
    (
        "tool",
        "Attacks used by the Pokémon this card is attached to do +15 damage to your opponent's Active Pokémon for each point your opponent has gotten.",
        "static { give host deals +15*points(opp) vs opp.active }",
    ),
    (
        "tool",
        "If this card is attached to 1 of your Pokémon, discard it at the end of your opponent's turn. The Pokémon this card is attached to gets +45 HP.",
        "turn_end_opp { put card to discard } static { give host max_hp +45 }",
    ),
    (
        "tool",
        "If the Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon, move all Energy from the Pokémon this card is attached to to 1 of your Benched Pokémon.",
        "ko_by_attack { shift everything[*] from host to 1 of my.bench }",
    ),
    (
        "tool",
        "At the end of each turn, if the Pokémon this card is attached to has half of its maximum HP or less remaining, draw a card. If you do, discard this card.",
        "turn_end_each if hp(host) <= half(max_hp(host)) { draw my 1; if did { put card to discard } }",
    ),
    (
        "tool",
        "If the [G] Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon, move 3 [G] Energy from the Pokémon this card is attached to and attach 1 Energy each to 3 of your Benched Pokémon.",
        "ko_by_attack if any host[type=G] { shift 3[G] from host to 3 of my.bench one_each }",
    ),
    (
        "tool",
        "As long as the Pokémon this card is attached to is on your Bench, prevent all damage done to the Pokémon this card is attached to by your opponent's attacks and Abilities.",
        "static if any host[benched] { give host prevent damage_and_abilities vs opp.play }",
    ),
    (
        "stadium",
        "Once during each player's turn, that player may put a random Item card from their deck into their hand.",
        "once_each may { put random 1 of turn.deck[kind=item] to hand }",
    ),
    (
        "stadium",
        "Once during each player's turn, if a Stadium is in play, that player may draw a card.",
        "once_each may if any both.stadium { draw turn 1 }",
    ),
    (
        "stadium",
        "Attacks used by Stage 2 Pokémon in play (both yours and your opponent's) do +15 damage to the opponent's Active Pokémon ex.",
        "static { give both.play[stage=2] deals +15 vs opp.active[ex] }",
    ),
    (
        "stadium",
        "When applying the opponent's Active Pokémon's Weakness to damage from attacks used by [R] Pokémon in play (both yours and your opponent's), apply Weakness as x2.",
        "static { give both.play[type=R] weakness_x2 }",
    ),
    (
        "attack",
        "Move a random Energy from your opponent's Active Pokémon to 1 of their Benched Pokémon.",
        "attack { shift random 1[*] from opp.active to 1 of opp.bench }",
    ),
    (
        "attack",
        "If this Pokémon has exactly 4 Energy attached, this attack does 35 more damage.",
        "attack { if energy(self) == 4 { more 35 } }",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon isn't an Evolution Pokémon, draw 3 cards.",
        "attack { if not any opp.active[evolution] { draw my 3 } }",
    ),
    (
        "attack",
        "If you have 3 or more Stage 1 Pokémon on your Bench, draw 3 cards.",
        "attack { if count(my.bench[stage=1]) >= 3 { draw my 3 } }",
    ),
    (
        "attack",
        "If you have fewer cards in your hand than your opponent, draw 3 cards.",
        "attack { if count(my.hand) < count(opp.hand) { draw my 3 } }",
    ),
    (
        "attack",
        "Your opponent discards an Item card from their hand.",
        "attack { put 1 of opp.hand[kind=item] by opp to discard }",
    ),
    (
        "ability",
        "Once during your turn, if this Pokémon is in the Active Spot and you have Zorb in play, you may draw 3 cards.",
        'once may if any self[active] and any my.play[name="Zorb"] { draw my 3 }',
    ),
    (
        "supporter",
        "Put up to 3 Basic Pokémon from your discard pile into your hand.",
        "play { put upto 3 of my.discard[kind=pokemon, stage=0] to hand }",
    ),
    (
        "tool",
        "Whenever you attach a [G] Energy from your Energy Zone to the Pokémon this card is attached to, draw a card.",
        "attached_zone(my, G) { draw my 1 }",
    ),
    (
        "supporter",
        "Heal 45 damage and remove a random Special Condition from 1 of your Pokémon.",
        "play { heal 1 of my.play 45; cure it random }",
    ),
    (
        "ability",
        "At the end of your opponent's turn, heal 15 damage from this Pokémon.",
        "turn_end_opp { heal self 15 }",
    ),
    (
        "attack",
        "If this Pokémon and your opponent's Active Pokémon have 1 or more of the same type of Energy attached, draw 3 cards.",
        "attack { if any opp.active[shares_energy] { draw my 3 } }",
    ),
    (
        "attack",
        "If this Pokémon didn't evolve during this turn, this attack does nothing.",
        "attack { if not any self[evolved_now] { fail } }",
    ),
    (
        "attack",
        "1 of the Defending Pokémon's attacks is chosen at random. During your opponent's next turn, that Pokémon can't use the chosen attack.",
        "attack { give defender cannot random_attack for opp_turn }",
    ),
    (
        "attack",
        "Choose 1 of your opponent's Active Pokémon's attacks. During your opponent's next turn, that Pokémon can't use that attack.",
        "attack { give opp.active cannot chosen_attack for opp_turn }",
    ),
    (
        "supporter",
        "During this turn, 1 of your opponent's Pokémon is chosen 2 more times for the Zorb Storm attack used by your Pokémon.",
        'play { give my.play times "Zorb Storm" +2 for this_turn }',
    ),
    (
        "stadium",
        "Once during each player's turn, that player may choose a card in their hand and switch it with a random Stadium card in their deck.",
        "once_each may { choose 1 of turn.hand; put random 1 of turn.deck[kind=stadium] to hand; put it to deck }",
    ),
    (
        "attack",
        "This attack does damage to 1 of your opponent's Pokémon equal to this Pokémon's remaining HP.",
        "attack { damage 1 of opp.play hp(self) }",
    ),
    (
        "attack",
        "This attack does more damage equal to the damage your opponent's Active Pokémon has on it.",
        "attack { more damage_on(opp.active) }",
    ),
    (
        "attack",
        "Choose a spot from among your opponent's Active Spot and Bench. At the end of your opponent's next turn, Knock Out the Pokémon in the spot you chose.",
        "attack { choose 1 of opp.spot; arm turn_end_opp on it { set_hp it 0 } for opp_turn }",
    ),
    (
        "attack",
        "At the end of your opponent's next turn, the Defending Pokémon is now Paralyzed.",
        "attack { arm turn_end_opp on defender { afflict defender paralyzed } for opp_turn }",
    ),
    (
        "ability",
        "This Pokémon may have up to 3 Pokémon Tool cards attached to it.",
        "static { give self tool_slots +2 }",
    ),
    (
        "attack",
        "Discard all [W] and [P] Energy from this Pokémon.",
        "attack { strip everything[W|P] from self }",
    ),
    (
        "attack",
        "Discard any amount of Energy from this Pokémon. This attack does 25 more damage for each Energy you discarded in this way.",
        "attack { strip upto everything[*] from self; more 25*result }",
    ),
    (
        "attack",
        "Move all Energy from this Pokémon to your Benched Pokémon in any way you like.",
        "attack { shift everything[*] from self to my.bench spread }",
    ),
    (
        "supporter",
        "You may discard the Energy that has been generated in your Energy Zone. If you do, the next Energy is produced.",
        "play { may { put my.zone_now to discard }; if did { put my.zone_next to zone } }",
    ),
    (
        "attack",
        "This attack does 25 more damage for each Special Condition affecting your opponent's Active Pokémon.",
        "attack { more 25*conditions(opp.active) }",
    ),
    (
        "attack",
        "Put a random Item card from your discard pile on top of your deck.",
        "attack { put random 1 of my.discard[kind=item] to deck_top }",
    ),
    (
        "ability",
        "Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may draw 2 cards.",
        "on_active may if any self[unused] { draw my 2 }",
    ),
    (
        "attack",
        "Discard the top 4 cards of your deck. This attack does 35 damage for each Pokémon you discarded in this way.",
        "attack { put my.top(4) to discard; base 35*count(moved[kind=pokemon]) }",
    ),
    (
        "attack",
        "Look at the top 3 cards of your deck. Put a Supporter card you find there into your hand. Shuffle the other cards back into your deck.",
        "attack { show my.top(3) to my; put 1 of found[kind=supporter] to hand; put rest to deck }",
    ),
    (
        "attack",
        "During your opponent's next turn, they can't play any Stadium cards from their hand.",
        "attack { give opp.player lock stadium for opp_turn }",
    ),
    (
        "stadium",
        "Neither player can play any Pokémon Tool cards from their hand.",
        "static { give both.player lock tool }",
    ),
    (
        "attack",
        "If your opponent has gotten more points than you, draw 4 cards.",
        "attack { if points(opp) > points(my) { draw my 4 } }",
    ),
    (
        "attack",
        "If your opponent has 3 or more Stage 1 Pokémon in play, draw 4 cards.",
        "attack { if count(opp.play[stage=1]) >= 3 { draw my 4 } }",
    ),
    (
        "attack",
        "If this Pokémon is Burned or Confused, draw 4 cards.",
        "attack { if not (not any self[status=burned] and not any self[status=confused]) { draw my 4 } }",
    ),
    (
        "attack",
        "If you don't have any [D] Pokémon on your Bench, draw 4 cards.",
        "attack { if not any my.bench[type=D] { draw my 4 } }",
    ),
    (
        "attack",
        "If no Stadium is in play or you have Zorb in play, draw 4 cards.",
        'attack { if not (not not any both.stadium and not any my.play[name="Zorb"]) { draw my 4 } }',
    ),
    (
        "attack",
        "Heal 15 damage from up to 3 of your Benched Pokémon.",
        "attack { heal upto 3 of my.bench 15 }",
    ),
    (
        "supporter",
        "Discard any number of Item cards from your hand. Draw that many cards.",
        "play { put any of my.hand[kind=item] to discard; draw my result }",
    ),
    (
        "supporter",
        "Put all Pokémon Tool cards from your discard pile into your hand.",
        "play { put my.discard[kind=tool] to hand }",
    ),
    (
        "item",
        "Discard a Pokémon Tool card from 1 of your opponent's Benched Pokémon.",
        "play { put 1 of opp.tools[on_zone=bench] to discard }",
    ),
    (
        "attack",
        "Your opponent chooses 1 of their Benched Pokémon. This attack does 35 damage to that Pokémon.",
        "attack { choose 1 of opp.bench by opp; damage it 35 }",
    ),
    (
        "attack",
        "1 of your opponent's Benched Pokémon is chosen at random. Discard all Energy from that Pokémon.",
        "attack { choose random 1 of opp.bench; strip everything[*] from it }",
    ),
    (
        "attack",
        "During your opponent's next turn, if this Pokémon is Knocked Out by damage from an attack, the Attacking Pokémon is Knocked Out.",
        "attack { arm ko_by_attack on self { set_hp attacker 0 } for opp_turn }",
    ),
    (
        "attack",
        "If your opponent's Pokémon is Knocked Out by damage from this attack, you get 1 more point.",
        "attack { arm my_attack_kos on self { give defender award +1 for this_knockout } for this_attack }",
    ),
    (
        "ability",
        "Prevent all damage done to this Pokémon by attacks from Pokémon that have an Ability.",
        "static { give self prevent damage vs both.play[ability] }",
    ),
    (
        "attack",
        "Move all damage from this Pokémon to 1 of your opponent's Pokémon.",
        "attack { move_damage everything from self to 1 of opp.play }",
    ),
    (
        "attack",
        "Flip 5 coins. Take an amount of [P] Energy from your Energy Zone equal to the number of heads and attach it to this Pokémon.",
        "attack { flip 5; attach heads[P] from zone to self }",
    ),
    (
        "attack",
        "Discard all Pokémon Tools from both Active Pokémon. If a Stadium is in play, discard a Stadium in play.",
        "attack { put both.tools[on_zone=active] to discard; if any both.stadium { put both.stadium to discard } }",
    ),
    (
        "attack",
        "This attack does 15 damage for each card in both players' hands.",
        "attack { base 15*count(both.hand) }",
    ),
    (
        "attack",
        "If this Pokémon has damage on it, this attack does 120 damage instead.",
        "attack { if any self[damaged] { base 120 } }",
    ),
    (
        "supporter",
        "Draw 2 cards. If you have Zorb in play, draw 4 cards instead.",
        'play { if any my.play[name="Zorb"] { draw my 4 } else { draw my 2 } }',
    ),
    (
        "item",
        "Heal 30 damage from your Active Pokémon. If your opponent has gotten at least 2 points, heal 60 damage from your Active Pokémon instead.",
        "play { if points(opp) >= 2 { heal my.active 60 } else { heal my.active 30 } }",
    ),
    (
        "supporter",
        "Choose a Supporter card from your discard pile and use its effect as the effect of this card.",
        "play { choose 1 of my.discard[kind=supporter]; use effect of it }",
    ),
    (
        "attack",
        "If all of your Benched Pokémon are [D] Pokémon, draw 2 cards.",
        "attack { if count(my.bench[type=D]) == count(my.bench) { draw my 2 } }",
    ),
    (
        "attack",
        "You can't use this attack if this Pokémon has damage on it.",
        "attack { require not any self[damaged] }",
    ),
    (
        "attack",
        "At the end of your next turn, discard all Energy from this Pokémon.",
        "attack { arm turn_end_my on self { strip everything[*] from self } for my_turn }",
    ),
    (
        "attack",
        "Look at the top 5 cards of your deck. Put all Basic [G] Pokémon you find there onto your Bench. Shuffle the other cards back into your deck.",
        "attack { show my.top(5) to my; put found[kind=pokemon, stage=0, type=G] to bench; put rest to deck }",
    ),
]


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_sentences_say_what_the_program_says(carrier: Carrier, text: str, program: str) -> None:
    reading = read(text, carrier)
    assert print_effect(reading.effect) == program
    assert write(reading.effect, carrier, reading.wording) == text


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_every_effect_has_a_default_surface_form(carrier: Carrier, text: str, program: str) -> None:
    effect = parse_effect(program)
    assert read(write(effect, carrier), carrier) == Reading(effect)


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_what_is_read_makes_sense_where_it_is_printed(carrier: Carrier, text: str, program: str) -> None:
    check_effect(read(text, carrier).effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
