"""Near misses: a text that is not understood, or not where it is printed, is declined with the word it died at."""

import pytest

from synth.dsl.english import Carrier, Declined, read

DECLINES: list[tuple[Carrier, str, str]] = [
    ("attack", "Draw a banana.", "banana."),
    ("ability", "When this Pokémon retreats, if the new Active Pokémon has damage on it, heal 20 damage from it.", "it."),
    (
        "supporter",
        "Each player discards the top card of their deck. If you discarded an Item card in this way, draw 2 cards.",
        "discarded",
    ),
    (
        "attack",
        "Attacks used by the Defending Pokémon do -25 damage."
        " This effect lasts until the Defending Pokémon leaves the Active Spot, and it never stacks.",
        "stacks.",
    ),
    ("supporter", "Put 1 of your Benched Pokémon into your hand. If it was a Stage 1 Pokémon, draw 3 cards.", "a"),
    ("attack", "If both Active Pokémon have 3 or more Energy attached, draw a card.", "attached,"),
    (
        "attack",
        "If your opponent's Active Pokémon is Confused, your opponent reveals a random card from their hand and shuffles it into"
        " their deck.",
        "deck.",
    ),
    (
        "attack",
        "Choose 1 of your opponent's Benched Pokémon."
        " This attack does 30 damage to your opponent's Active Pokémon for each Energy attached to that Pokémon.",
        "Pokémon.",
    ),
    (
        "tool",
        "If the Pokémon this card is attached to has full HP and would be Knocked Out by damage from an attack, it is not"
        " Knocked Out and its remaining HP becomes 20. If this happens, discard this card.",
        "Out",
    ),
    ("supporter", "Heal 25 damage from your Active Pokémon that has damage on it. If you do, discard an Energy from it.", "it."),
    ("ability", "Attacks used by this Pokémon do +25 damage to your opponent's Active Pokémon if it has damage on it.", "has"),
    ("attack", "This attack does 25 damage to 1 of your opponent's Benched Pokémon if it has damage on it.", "it."),
    ("tool", "If the [R] Pokémon this card is attached to isn't Poisoned, it takes -25 damage from attacks.", "isn't"),
    (
        "supporter",
        "During your opponent's next turn, your opponent's Active Pokémon can't attack if it has a Pokémon Tool attached.",
        "attached.",
    ),
    (
        "attack",
        "If you have any Item cards in your hand, discard 2 cards from your hand."
        " This attack does 20 damage for each of those cards.",
        "those",
    ),
    ("attack", "If your opponent's Active Pokémon has any [F] Energy attached, discard it.", "it."),
    ("attack", "If your opponent's Active Pokémon has exactly 1 Energy attached, discard it.", "it."),
    (
        "item",
        "Put a Basic Pokémon from your discard pile onto your Bench. Discard your hand. Heal 15 damage from that Pokémon.",
        "that",
    ),
    ("supporter", "Until the end of your next turn, 1 of your Pokémon takes -20 damage from attacks.", "attacks."),
    ("attack", "Flip a coin. If heads, this attack does 20 more banana.", "banana."),
    ("attack", "Flip a coin. If both of them are heads, this attack does 20 more damage.", "of"),
    ("supporter", "Put a random Stage 1 and Stage 2 Pokémon from your deck into your hand.", "and"),
    (
        "attack",
        "This attack also does 35 damage to each of your opponent's Benched Pokémon."
        " If your opponent's Pokémon is Knocked Out by damage from this attack, you get 1 more point.",
        "point.",
    ),
    (
        "attack",
        "This attack does 35 damage to 1 of your opponent's Pokémon."
        " If your opponent's Basic Pokémon is Knocked Out by damage from this attack, draw a card.",
        "card.",
    ),
    ("attack", "If heads, this attack does 20 more damage.", "heads,"),
    ("attack", "This Pokémon takes -25 damage from attacks.", "attacks."),
    ("attack", "Heal 20 damage from the Pokémon this card is attached to.", "this"),
    ("attack", "Heal 20 damage from that Pokémon.", "that"),
    (
        "attack",
        "Flip a coin. If heads, heal 20 damage from 1 of your Pokémon. Discard a random Energy from that Pokémon.",
        "that",
    ),
    ("attack", "Draw 2 cards. This attack does 20 damage for each card you discarded in this way.", "discarded"),
    (
        "attack",
        "Discard 2 cards from your hand. Draw 2 cards. This attack does 20 damage for each card you discarded in this way.",
        "discarded",
    ),
    ("attack", "Use the effect of that card as the effect of this Ability.", "that"),
    ("attack", "Prevent that damage.", "that"),
    ("attack", "The Attacking Pokémon is now Poisoned.", "Attacking"),
    ("attack", "Put a random Pokémon from your opponent's deck onto your Bench.", "Bench."),
    ("attack", "This attack does 20 more damage for each of your Benched Pokémon that has damage.", "damage."),
    ("attack", "Shuffle the other cards back into your deck.", "cards"),
    ("ability", "Draw 6 cards.", "Draw"),
    ("ability", "Once during your turn, draw a card.", "draw"),
    ("ability", "This Pokémon can't be Drowsy.", "Drowsy."),
    ("ability", "If you have Zorb in play, this Pokémon gets +20 HP. This Pokémon has no Weakness.", "Weakness."),
    ("item", "Heal 25 damage from this Pokémon.", "this"),
    (
        "attack",
        "This attack also does 25 damage to 1 of your opponent's Pokémon."
        " This attack's damage isn't affected by any effects on that Pokémon.",
        "that",
    ),
    ("supporter", "Attacks used by your Pokémon do +25 damage to your opponent's Active Pokémon.", "Pokémon."),
    ("supporter", "Each player discards an Energy from their Active Pokémon.", "Pokémon."),
    (
        "supporter",
        "Heal 20 damage from each of your Pokémon that has damage on it, and they recover from all Special Conditions.",
        "they",
    ),
    ("supporter", "Draw 2 cards", "cards"),
    ("tool", "The Pokémon this card is attached to gets 20 HP.", "20"),
    ("fossil", "Draw 6 cards.", "Draw"),
    ("attack", "Your Benched Pokémon is now Asleep.", "Asleep."),
    ("attack", "This attack does 25 damage to your opponent's Benched Pokémon.", "Pokémon."),
    ("supporter", "Heal 25 damage from your Pokémon.", "Pokémon."),
    ("attack", "Take 3 [M] Energy from your Energy Zone and attach them to your Benched Pokémon.", "Pokémon."),
    ("attack", "Move all Energy from this Pokémon to your Benched Pokémon.", "Pokémon."),
    ("supporter", "Move 3 Energy from your Benched Pokémon to your Active Pokémon.", "Active"),
    ("supporter", "Switch your Pokémon with 1 of your Benched Pokémon.", "of"),
    ("supporter", "Switch your Active Pokémon with 1 of your opponent's Benched Pokémon.", "Pokémon."),
    ("attack", "Discard a card from your opponent's hand.", "hand."),
    ("attack", "Put 2 cards from your opponent's deck into their hand.", "into"),
    ("item", "Discard a random Pokémon Tool from 1 of your opponent's Pokémon.", "1"),
    ("attack", "Choose 2 of your Benched Pokémon. Switch this Pokémon with that Pokémon.", "that"),
    ("attack", "Flip 3 coins. If they are different, draw a card.", "are"),
    ("ability", "Your opponent's Benched Pokémon can't use Abilities.", "Abilities."),
    (
        "supporter",
        "Each player switches their Active Pokémon with 1 of their Benched Pokémon. Heal 30 damage from your new Active Pokémon.",
        "new",
    ),
    (
        "attack",
        "This attack also does 35 damage to 1 of your opponent's Benched Pokémon. This damage isn't affected by Weakness.",
        "damage",
    ),
    (
        "attack",
        "Choose 1 of your opponent's Pokémon. If your opponent's Active Pokémon has damage on it, this attack does 35 damage"
        " to the chosen Pokémon.",
        "chosen",
    ),
    ("attack", "If your opponent's Active Pokémon has 3 or more [W] Energy attached, discard 1 of them at random.", "them"),
    ("ability", "Whenever this Pokémon is damaged by an attack from your opponent's Pokémon, draw 2 cards.", "cards."),
    ("attack", "Attach a [M] Energy from your discard pile to each of your Benched Pokémon.", "Pokémon."),
    ("attack", "Put a Stadium in play into your hand.", "your"),
    ("attack", "Choose 1 of your Pokémon. If your opponent's Active Pokémon is Burned, heal 20 damage from it.", "it."),
    ("attack", "Halve each of your opponent's Benched Pokémon's remaining HP, rounded down.", "Pokémon's"),
    ("attack", "If your Pokémon's maximum HP is 90 or more, draw 2 cards.", "Pokémon's"),
    ("attack", "During your opponent's next turn, if this Pokémon retreats, do that much damage to it.", "that"),
]
"""Carrier, text, the word at which reading stops."""


@pytest.mark.parametrize(("carrier", "text", "token"), DECLINES)
def test_what_is_not_understood_is_declined_where_it_stops_making_sense(carrier: Carrier, text: str, token: str) -> None:
    with pytest.raises(Declined) as declined:
        read(text, carrier)
    error = declined.value
    assert (error.text, error.token) == (text, token)
    assert text[error.at :].startswith(token)
