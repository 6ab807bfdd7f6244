# ruff: noqa: E501 (a card text is one line)
"""Trainer cards: what each player does, cards that are sorted, evolving several at once."""

from __future__ import annotations

ITEMS = {
    "Z4-001": "Look at the top 4 cards of your deck. Put a Basic Pokémon and an Item card you find there into your hand. Shuffle the other cards back into your deck.",
    "Z4-002": "Each player puts a random Basic Pokémon from their deck onto their Bench.",
    "Z4-003": "Return a Stadium in play to its owner's hand.",
    "Z4-009": "Heal 30 damage from each of your Pokémon that has no Retreat Cost.",
    "Z4-013": "Reveal the top 3 cards of your deck. If there are any Item cards there, put 1 of them into your hand. Discard the other cards.",
    "Z4-014": "Each player draws a card for each of their Benched Pokémon.",
}
SUPPORTERS = {
    "Z4-021": "Each player discards 2 cards from their hand. (Your opponent discards first.)",
    "Z4-022": "Each player shuffles 1 of their Benched Pokémon into their deck.",
    "Z4-023": "Each player discards cards from their hand or draws cards until they have 2 cards in their hand. (Your opponent goes first.)",
    "Z4-024": "Each player chooses 1 of their Benched Pokémon and moves all Energy from their Active Pokémon to it. (Your opponent chooses first.)",
    "Z4-025": "Put 2 cards from your hand on the bottom of your deck. Draw 3 cards. If you can't put 2 cards on the bottom of your deck, you can't use this card.",
    "Z4-028": "Choose 2 of your Benched Pokémon. For each of those Pokémon, put a random card from your deck that evolves from that Pokémon onto that Pokémon to evolve it.",
    "Z4-029": "Your opponent reveals their hand. Choose a Supporter card you find there and use the effect of that card as the effect of this card.",
    "Z4-030": "Flip a coin. If heads, 2 cards are chosen at random from your opponent's hand. Your opponent reveals those cards and shuffles them into their deck.",
    "Z4-032": "Draw 2 cards. At the end of this turn, if you have 3 or more cards in your hand, discard your hand.",
}
TRAINERS = {"item": ITEMS, "supporter": SUPPORTERS}
