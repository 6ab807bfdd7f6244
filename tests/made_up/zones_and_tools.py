# ruff: noqa: E501 (a card text is one line)
"""Texts about the Energy that lies in the Energy Zone or comes next, about its type, and about Tools that change places."""

ATTACKS = {
    "Z2-001": "Switch the next Energy that will be generated for you with the next Energy that will be generated for your opponent.",
    "Z2-002": "Change the type of all Energy attached to your opponent's Active Pokémon to [C].",
    "Z2-003": "Attach the Energy in your Energy Zone to 1 of your Benched Pokémon. If you do, draw a card.",
    "Z2-004": "Move a Pokémon Tool attached to your opponent's Active Pokémon to 1 of your opponent's Benched Pokémon.",
    "Z2-005": "Attach a random Pokémon Tool card from your deck to 1 of your Benched Pokémon. If you do, heal 20 damage from that Pokémon.",
}
ABILITIES = {
    "Z2-021": "At the end of your turn, if there is still an Energy in your Energy Zone, attach it to this Pokémon.",
    "Z2-022": "Whenever you attach an Energy from your Energy Zone to this Pokémon, heal 10 damage from it.",
    "Z2-023": "As often as you like during your turn, you may move a Pokémon Tool from 1 of your Pokémon to another of your Pokémon.",
    "Z2-024": "As long as this Pokémon is in play, it is the same type as the next Energy that will be generated for you.",
    "Z2-025": "This Pokémon is also the type of each Energy attached to it.",
}
ITEMS = {
    "Z2-051": "Attach a Pokémon Tool card from your discard pile to 1 of your Pokémon that has no Pokémon Tool attached.",
    "Z2-052": "Look at the top 3 cards of your deck. You may attach a Pokémon Tool card you find there to 1 of your Pokémon. Shuffle the other cards back into your deck.",
}
TOOLS = {
    "Z2-061": "When the Pokémon this card is attached to retreats, you may move this card to the new Active Pokémon.",
    "Z2-062": "When the Pokémon this card is attached to is Knocked Out, you may move this card to 1 of your Benched Pokémon.",
    "Z2-063": "The Pokémon this card is attached to gets +30 HP.",
}
SUPPORTERS = {
    "Z2-041": "Attach the Energy in your Energy Zone to 1 of your Benched Pokémon.",
}
TRAINERS = {"item": ITEMS, "supporter": SUPPORTERS, "tool": TOOLS}
