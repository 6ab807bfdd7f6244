# ruff: noqa: E501 (a card text is one line)
"""Trainer cards: what each player does, cards that are sorted, evolving from other places."""

ITEMS = {
    "Z4-001": "Look at the top 4 cards of your deck. Put a Basic Pokémon and an Item card you find there into your hand. Shuffle the other cards back into your deck.",
    "Z4-002": "Each player puts a random Basic Pokémon from their deck onto their Bench.",
    "Z4-003": "Return a Stadium in play to its owner's hand.",
    "Z4-004": "Attach 2 different types of Energy from your discard pile to 1 of your Pokémon.",
    "Z4-005": "Put a random [G] Pokémon from your deck onto your Bench.",
    "Z4-006": "Put a random Pokémon that has no Retreat Cost from your deck into your hand.",
    "Z4-007": "Choose 1 of your Basic Pokémon in play. Put a random Pokémon from your discard pile that evolves from that Pokémon onto that Pokémon to evolve it.",
    "Z4-008": "Choose 1 of your Basic Pokémon in play. Put a Pokémon from your discard pile that evolves from that Pokémon onto that Pokémon to evolve it.",
    "Z4-009": "Heal 30 damage from each of your Pokémon that has no Retreat Cost.",
    "Z4-010": "Look at the top 3 cards of your deck. Put any number of them on the bottom of your deck in any order and the other cards back on top in any order.",
    "Z4-011": "Look at the top 3 cards of your deck. Put 1 of them into your hand. Put the other cards on the bottom of your deck in any order.",
    "Z4-012": "Look at the top 3 cards of your deck. You may reveal a Pokémon you find there and put it into your hand. Discard the other cards.",
    "Z4-013": "Reveal the top 3 cards of your deck. If there are any Item cards there, put 1 of them into your hand. Discard the other cards.",
    "Z4-014": "Each player draws a card for each of their Benched Pokémon.",
    "Z4-033": "Put a Basic [G] Pokémon from your opponent's discard pile onto their Bench. If you do, do 20 damage to that Pokémon.",
    "Z4-034": "Discard up to 2 Pokémon Tools from your Pokémon. Draw a card for each Pokémon Tool you discarded in this way.",
    "Z4-035": "Choose a Pokémon in your hand and switch it with a random Item card in your discard pile.",
    "Z4-036": "Put 2 random Basic Pokémon from your deck onto your Bench. Attach a [W] Energy from your discard pile to each of those Pokémon.",
    "Z4-037": "Put a Basic [G] Pokémon from your opponent's discard pile onto their Bench. If you do, switch it in to the Active Spot.",
    "Z4-039": "During this turn, damage from attacks used by your [G] Pokémon isn't affected by any effects on your opponent's Active Pokémon.",
    "Z4-040": "During this turn, attacks used by your Basic Pokémon aren't affected by Weakness.",
    "Z4-038": "Return a Pokémon Tool attached to 1 of your Pokémon to your hand. If you do, heal 30 damage from that Pokémon.",
    "Z4-047": "Put up to 2 Basic Pokémon from your discard pile onto your Bench.",
    "Z4-048": "Discard 2 Energy from your Active Pokémon. If you do, do 50 damage to your opponent's Active Pokémon.",
}
SUPPORTERS = {
    "Z4-021": "Each player discards 2 cards from their hand. (Your opponent discards first.)",
    "Z4-022": "Each player shuffles 1 of their Benched Pokémon into their deck.",
    "Z4-023": "Each player discards cards from their hand or draws cards until they have 2 cards in their hand. (Your opponent goes first.)",
    "Z4-024": "Each player chooses 1 of their Benched Pokémon and moves all Energy from their Active Pokémon to it. (Your opponent chooses first.)",
    "Z4-025": "Put 2 cards from your hand on the bottom of your deck in any order. Draw 3 cards. If you can't put 2 cards on the bottom of your deck, you can't use this card.",
    "Z4-026": "Each player shuffles their hand and puts it on the bottom of their deck. If either player put any cards on the bottom of their deck in this way, you draw 3 cards, and your opponent draws 2 cards.",
    "Z4-027": "Your opponent chooses 1 of their Benched Pokémon and discards their other Benched Pokémon.",
    "Z4-028": "Choose 2 of your Benched Pokémon. For each of those Pokémon, put a random card from your deck that evolves from that Pokémon onto that Pokémon to evolve it.",
    "Z4-029": "Your opponent reveals their hand. Choose a Supporter card you find there and use the effect of that card as the effect of this card.",
    "Z4-030": "Flip a coin. If heads, 2 cards are chosen at random from your opponent's hand. Your opponent reveals those cards and shuffles them into their deck.",
    "Z4-031": "Your opponent discards cards from their hand until they have the same number of cards in their hand as you.",
    "Z4-032": "Draw 2 cards. At the end of this turn, if you have 3 or more cards in your hand, discard your hand.",
}
TRAINERS = {"item": ITEMS, "supporter": SUPPORTERS}
