# ruff: noqa: E501 (a card text is one line)
"""Attacks of made-up cards, with words that no card of the catalogue has."""

ATTACKS = {
    "Z3-001": "If any of your Pokémon ex were Knocked Out by damage from an attack during your opponent's last turn, this attack does 60 more damage.",
    "Z3-002": "This attack does 20 damage to each of your opponent's Pokémon for each Energy attached to that Pokémon.",
    "Z3-003": "This attack also does 10 damage to each of your opponent's Benched Pokémon for each Energy in that Pokémon's Retreat Cost.",
    "Z3-004": "Your opponent's Active Pokémon is now Burned. During Pokémon Checkup, it takes 50 damage from being Burned instead of 20.",
    "Z3-005": "1 Special Condition from among Poisoned and Confused is chosen at random, and both Active Pokémon are now affected by that Special Condition.",
    "Z3-006": "Change the type of the next Energy that will be generated for your opponent to 1 of the following at random: [L] or [G].",
    "Z3-007": "You may have this Pokémon also do 30 damage to itself. If you do, this attack does 40 more damage.",
    "Z3-008": "This attack does 10 more damage for each of your Benched Pokémon, up to a maximum of 20 damage.",
    "Z3-009": "During your opponent's next turn, if the Defending Pokémon tries to use an attack, your opponent flips 2 coins. If either of them is tails, that attack doesn't happen.",
    "Z3-010": "Choose a spot from among your opponent's Active Spot and Bench. At the end of your opponent's next turn, discard all Energy from the Pokémon in the spot you chose.",
    "Z3-011": "Move all Special Conditions from this Pokémon to your opponent's Active Pokémon.",
    "Z3-012": "Look at the top 3 cards of your deck. Put 1 of them into your hand and put the other cards back in any order.",
    "Z3-013": "During your opponent's next turn, the Defending Pokémon can't use attacks that cost 1 Energy or less.",
    "Z3-014": "If your opponent's Active Pokémon evolved during their last turn, this attack does 20 more damage.",
    "Z3-015": "If you attached an Energy from your Energy Zone to this Pokémon during this turn, this attack does 20 more damage.",
    "Z3-016": "Discard all [D] Energy from this Pokémon. Flip a coin for each Energy you discarded in this way. This attack does 20 more damage for each heads.",
    "Z3-017": "Choose 1 of your opponent's Benched Pokémon. This attack does 10 more damage for each Energy attached to that Pokémon.",
    "Z3-018": "This attack can be used even if this Pokémon is Asleep.",
    "Z3-019": "The Defending Pokémon gets -20 HP. This effect lasts until the Defending Pokémon leaves the Active Spot, and it doesn't stack.",
    "Z3-020": "For the rest of the game, attacks used by your [D] Pokémon do +10 damage to your opponent's Active Pokémon. This effect doesn't stack.",
    "Z3-021": "Take another turn after this one.",
}
