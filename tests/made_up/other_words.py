# ruff: noqa: E501 (a card text is one line)
"""Texts whose words decide about whom, how many or how much: what is read must be played so."""

ATTACKS = {
    "Z5-001": "If both Active Pokémon have damage on them, this attack does 40 more damage.",
    "Z5-002": "If your opponent's Active Pokémon is a Basic Pokémon or has a Pokémon Tool attached, this attack does 40 more damage.",
    "Z5-003": "This attack does 20 more damage for each 10 damage on this Pokémon.",
    "Z5-004": "Your opponent flips a coin for each of their Benched Pokémon. This attack does 30 more damage for each tails.",
    "Z5-005": "During your opponent's next turn, if they play a Supporter card from their hand, they discard a card from their hand.",
    "Z5-006": "Discard a Pokémon Tool attached to your opponent's Active Pokémon. If you do, discard a random Energy from that Pokémon.",
    "Z5-007": "This attack does 20 damage to each Pokémon in play (both yours and your opponent's) except this Pokémon.",
    "Z5-008": "If all of your Benched Pokémon have damage on them, this attack does 30 more damage.",
    "Z5-009": "Choose Pokémon or Trainer. Discard the top card of your opponent's deck. If that card is of the chosen kind, this attack does 30 more damage.",
    "Z5-010": "If your opponent's Active Pokémon has exactly 1 Energy attached, this attack does 30 more damage.",
    "Z5-011": "Discard the top card of each player's deck. This attack does 30 more damage for each Pokémon discarded in this way.",
    "Z5-012": "If there are 3 or more [D] Energy in your discard pile, this attack does 40 more damage.",
    "Z5-013": "If either Active Pokémon is Poisoned, this attack does 40 more damage.",
    "Z5-014": "If this Pokémon has 30 or more damage on it, this attack does 20 more damage.",
    "Z5-015": "You may switch in 1 of your opponent's Benched Pokémon to the Active Spot before doing damage.",
    "Z5-016": "Discard a random Energy from your opponent's Active Pokémon and 1 of their Benched Pokémon.",
}
ABILITIES = {
    "Z5-021": "Once during your turn, you may move all Energy from this Pokémon to another of your Pokémon.",
    "Z5-022": "Once during your turn, you may draw a card. If you use this Ability, this Pokémon is now Asleep.",
    "Z5-023": "Attacks used by your opponent's Active Pokémon cost 1 [C] more for each [D] Energy attached to this Pokémon.",
    "Z5-024": "Your Benched Pokémon can't be affected by effects of attacks used by your opponent's Pokémon.",
    "Z5-025": "If all of your Pokémon in play are [D] Pokémon, they take -20 damage from attacks.",
    "Z5-027": "Once during your turn, you may switch a card from your hand with the top card of your deck.",
    "Z5-026": "Attacks used by this Pokémon cost 1 less [D] Energy and do +20 damage to your opponent's Active Pokémon.",
}
ITEMS = {
    "Z5-031": "Heal 40 damage from your Active [W] Pokémon, and it recovers from all Special Conditions.",
    "Z5-032": "Each player reveals their hand.",
    "Z5-033": "Put a random card from among Item and Stadium cards from your discard pile into your hand.",
}
SUPPORTERS = {
    "Z5-041": "Choose a type of Pokémon. During your opponent's next turn, all of your Pokémon take -20 damage from attacks from your opponent's Pokémon of that type.",
    "Z5-042": "Choose 1 of your Stage 2 Pokémon. Attach a [G] Energy from your discard pile to that Pokémon for each of your Benched [W] Pokémon.",
    "Z5-043": "Reveal the top 4 cards of your deck. Put 2 Pokémon you find there into your hand. Discard the other cards.",
}
TOOLS = {
    "Z5-051": "The [W] Pokémon this card is attached to gets +20 HP, and its Retreat Cost is 1 more.",
    "Z5-052": "The Pokémon this card is attached to can't be Asleep, Paralyzed, or Confused.",
}
STADIUMS = {
    "Z5-061": "At the end of each player's turn, if that player has gotten fewer points than their opponent, that player draws a card.",
}
TRAINERS = {"item": ITEMS, "supporter": SUPPORTERS, "tool": TOOLS, "stadium": STADIUMS}
