# ruff: noqa: E501 (a card text is one line)
"""Texts of made-up cards that wait for what others do, and other words that no card of the catalogue has."""

from __future__ import annotations

ATTACKS = {
    "Z6-001": "If this Pokémon was damaged by an attack during your opponent's last turn, this attack does 60 more damage.",
    "Z6-002": "If this Pokémon was healed during this turn, this attack does 40 more damage.",
    "Z6-003": "If this Pokémon used Grudge during your last turn, this attack does 30 more damage.",
    "Z6-004": "If you played an Item card from your hand during this turn, this attack does 20 more damage.",
    "Z6-005": "Put 1 of your opponent's Benched Pokémon on the bottom of their deck.",
    "Z6-006": "At the start of your opponent's next turn, their Energy Zone doesn't generate any Energy.",
    "Z6-007": "This attack does 20 damage to each of your opponent's Pokémon that has 2 or fewer Energy attached.",
    "Z6-008": "Move up to 2 Energy from your Benched Pokémon to this Pokémon.",
    "Z6-009": "At the end of your opponent's next turn, switch this Pokémon with 1 of your Benched Pokémon.",
    "Z6-010": "Your opponent's Active Pokémon is also now Burned.",
    "Z6-011": "During your opponent's next turn, Pokémon Tools attached to your opponent's Pokémon have no effect.",
    "Z6-012": "If you played a Stadium card from your hand during this turn, this attack does 30 more damage.",
    "Z6-013": "This attack also does 20 damage to 1 of your opponent's Benched Pokémon that isn't a Pokémon ex.",
    "Z6-014": "Discard up to 2 Pokémon Tools from your opponent's Pokémon.",
    "Z6-015": "Your opponent's Active Pokémon is now Burned. If it was already Burned, this attack does 40 more damage.",
    "Z6-016": "During your opponent's next turn, whenever 1 of their Pokémon moves from their Bench to the Active Spot, do 30 damage to that Pokémon.",
    "Z6-017": "If this Pokémon was damaged by an attack during your opponent's last turn, this attack does that much more damage.",
    "Z6-101": "If you went second, this attack does 30 more damage.",
    "Z6-102": "If your opponent played a Supporter card during their last turn, this attack does 40 more damage.",
    "Z6-103": "If your opponent's Pokémon didn't attack during their last turn, this attack does 20 more damage.",
    "Z6-104": "If this Pokémon used an attack during your last turn, this attack does 30 more damage.",
    "Z6-105": "Discard random cards from your opponent's hand until they have 2 cards in their hand.",
    "Z6-106": "If you played an Item card from your hand during your last turn, this attack does 10 more damage.",
    "Z6-107": "If you attached an Energy from your Energy Zone during this turn, this attack does 20 more damage.",
    "Z6-019": "During your opponent's next turn, if the Defending Pokémon attacks, do 40 damage to it.",
    "Z6-018": "Your opponent's Active Pokémon is now Asleep. During Pokémon Checkup, your opponent flips 2 coins instead of 1 for this Special Condition. If either of them is tails, that Pokémon is still Asleep.",
}
ABILITIES = {
    "Z6-021": "Whenever you play a Supporter card from your hand, heal 10 damage from this Pokémon.",
    "Z6-022": "As long as this Pokémon is in the Active Spot, whenever your opponent plays an Item card from their hand, do 20 damage to their Active Pokémon.",
    "Z6-023": "Whenever 1 of your Pokémon evolves, heal 30 damage from that Pokémon.",
    "Z6-024": "When 1 of your other Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, you may move an Energy from that Pokémon to this Pokémon.",
    "Z6-025": "Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may heal 30 damage from it.",
    "Z6-026": "At the beginning of your opponent's turn, do 10 damage to your opponent's Active Pokémon.",
    "Z6-027": "Whenever you play a Pokémon Tool card from your hand, you may draw a card.",
    "Z6-028": "You may play up to 2 Supporter cards during your turn.",
    "Z6-030": "Your opponent's Active Pokémon takes 10 more damage from being Burned.",
    "Z6-029": "Once during your turn, you may do 40 damage to 1 of your opponent's Pokémon. If you use this Ability, this Pokémon is Knocked Out.",
    "Z6-031": "Whenever your opponent's Active Pokémon retreats, do 30 damage to the new Active Pokémon.",
    "Z6-032": "As long as this Pokémon is in the Active Spot, whenever your opponent puts a Basic Pokémon from their hand onto their Bench, do 20 damage to that Pokémon.",
    "Z6-033": "Whenever you attach an Energy from your Energy Zone to 1 of your Benched Pokémon, heal 20 damage from that Pokémon.",
    "Z6-034": "Whenever 1 of your opponent's Pokémon moves from the Bench to the Active Spot, do 20 damage to that Pokémon.",
    "Z6-035": "When this Pokémon moves from the Active Spot to your Bench, heal 30 damage from it.",
    "Z6-036": "Whenever 1 of your opponent's Pokémon is healed, do 30 damage to that Pokémon.",
    "Z6-111": "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon if that damage is 50 or more.",
    "Z6-112": "At the end of your turn, if you didn't attach an Energy from your Energy Zone during this turn, heal 30 damage from this Pokémon.",
    "Z6-113": "The first time each turn you play an Item card from your hand, do 20 damage to your opponent's Active Pokémon.",
    "Z6-114": "The first time 1 of your Pokémon is healed each turn, you may draw a card.",
    "Z6-037": "Whenever this Pokémon uses an attack, heal 20 damage from it.",
    "Z6-038": "Whenever your opponent's Active Pokémon uses an attack, do 20 damage to it.",
}
ITEMS = {
    "Z6-041": "During this turn, you may play 1 more Supporter card.",
    "Z6-042": "Choose a Pokémon Tool or Stadium in play and discard it.",
    "Z6-043": "You can use this card only if you discard 2 other cards from your hand. Draw 3 cards.",
    "Z6-044": "Heal 20 damage from 1 of your Pokémon in play. If that Pokémon is a Basic Pokémon, heal 40 damage instead.",
    "Z6-045": "Choose 1 of your Pokémon that has a Pokémon Tool attached. Put that Pokémon Tool into your hand.",
}
SUPPORTERS = {
    "Z6-051": "Draw a card, then discard a card from your hand.",
    "Z6-052": "Until the end of your next turn, attacks used by your Pokémon do +10 damage to your opponent's Active Pokémon.",
    "Z6-053": "At the beginning of your next turn, do 30 damage to your opponent's Active Pokémon.",
    "Z6-055": "For the rest of this game, attacks used by your Pokémon do +10 damage to your opponent's Active Pokémon.",
    "Z6-056": "For the rest of this game, whenever 1 of your opponent's Pokémon uses an attack, do 10 damage to that Pokémon.",
    "Z6-054": "At the end of your opponent's next turn, do 20 damage to each of your opponent's Pokémon.",
}
TOOLS = {
    "Z6-061": "When you attach this card from your hand to 1 of your Pokémon, heal 20 damage from that Pokémon.",
    "Z6-062": "If the Pokémon this card is attached to has full HP and would be Knocked Out by damage from an attack from your opponent's Pokémon, it is not Knocked Out, and its remaining HP becomes 10. Then, discard this card.",
    "Z6-063": "The Pokémon this card is attached to gets +20 HP and has no Weakness.",
    "Z6-065": "Whenever the Pokémon this card is attached to attacks, you may draw a card.",
    "Z6-064": "If any damage is done to the Pokémon this card is attached to by attacks, that Pokémon takes -40 damage from that attack. Discard this card.",
}
STADIUMS = {
    "Z6-071": "Whenever a player plays a Supporter card from their hand, do 10 damage to that player's Active Pokémon.",
    "Z6-072": "Pokémon Tools attached to Pokémon in play have no effect.",
    "Z6-073": "At the beginning of each player's turn, that player draws a card.",
    "Z6-074": "Burned Pokémon in play take +10 damage from being Burned.",
    "Z6-075": "Whenever any player puts a Basic Pokémon from their hand onto their Bench, do 20 damage to that Pokémon.",
    "Z6-076": "Whenever a Pokémon is Knocked Out, each player draws a card.",
    "Z6-077": "Whenever a player's Active Pokémon retreats, that player draws a card.",
    "Z6-078": "Whenever a player plays a Pokémon from their hand to evolve 1 of their Pokémon, that player heals 20 damage from that Pokémon.",
    "Z6-080": "Whenever a [W] Pokémon attacks, do 10 damage to that Pokémon.",
    "Z6-079": "At the end of each player's turn, if that player didn't use an attack during that turn, that player heals 30 damage from their Active Pokémon.",
}
TRAINERS = {"item": ITEMS, "supporter": SUPPORTERS, "tool": TOOLS, "stadium": STADIUMS}
