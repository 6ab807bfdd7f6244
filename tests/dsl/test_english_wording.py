# ruff: noqa: E501 (a card text is one line)
"""Two ways to say the same thing give one effect; the less usual one is named."""

from __future__ import annotations

import pytest

from synth.dsl.english import Carrier, read, write

ALTERNATES: list[tuple[Carrier, str, str, str]] = [
    (
        "attack",
        "Draw 3 cards. Heal 15 damage from this Pokémon.",
        "Draw 3 cards, and heal 15 damage from this Pokémon.",
        "joined",
    ),
    (
        "attack",
        "This attack also does 15 damage to 1 of your opponent's Benched Pokémon.",
        "This attack does 15 damage to 1 of your opponent's Benched Pokémon.",
        "not_also",
    ),
    (
        "attack",
        "This attack does 15 damage to 1 of your opponent's Pokémon.",
        "This attack also does 15 damage to 1 of your opponent's Pokémon.",
        "also",
    ),
    (
        "attack",
        "Your opponent's Active Pokémon is Knocked Out.",
        "Knock Out your opponent's Active Pokémon.",
        "knock_out",
    ),
    (
        "attack",
        "If this Pokémon has damage on it, heal 15 damage from this Pokémon.",
        "If this Pokémon has damage on it, heal 15 damage from it.",
        "it",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon is Asleep, your opponent's Active Pokémon is now Burned.",
        "If your opponent's Active Pokémon is Asleep, that Pokémon is now Burned.",
        "that_pokemon",
    ),
    (
        "attack",
        "If this Pokémon has no damage on it, this attack does 15 more damage.",
        "If this Pokémon has full HP, this attack does 15 more damage.",
        "full_hp",
    ),
    ("attack", "If Zorb is on your Bench, draw 3 cards.", "If you have Zorb on your Bench, draw 3 cards.", "you_have"),
    (
        "attack",
        "During your next turn, the Defending Pokémon can't attack.",
        "The Defending Pokémon can't attack during your next turn.",
        "duration_last",
    ),
    ("attack", "Discard 5 Energy from this Pokémon.", "Discard 5 Energy attached to this Pokémon.", "attached_to"),
    (
        "attack",
        "Put a random [F] Pokémon from your deck into your hand.",
        "Put 1 random [F] Pokémon from your deck into your hand.",
        "one_random",
    ),
    (
        "attack",
        "Put 1 random [F] Pokémon from your deck onto your Bench.",
        "Put a random [F] Pokémon from your deck onto your Bench.",
        "a_random",
    ),
    (
        "attack",
        "Shuffle your opponent's Active Pokémon into their deck.",
        "Your opponent shuffles their Active Pokémon into their deck.",
        "they_do",
    ),
    (
        "attack",
        "Flip 5 coins. For each heads, put a random [F] Pokémon from your discard pile into your hand.",
        "Flip 5 coins. For each heads, a [F] Pokémon is chosen at random from your discard pile and put into your hand.",
        "passive",
    ),
    (
        "attack",
        "Your opponent reveals a random Supporter card from their hand and shuffles it into their deck.",
        "Look at a random Supporter card from your opponent's hand and shuffle it into their deck.",
        "look",
    ),
    (
        "attack",
        "Your opponent reveals a random Supporter card from their hand and shuffles it into their deck.",
        "A Supporter card is chosen at random from your opponent's hand. Your opponent reveals that card and shuffles it into their deck.",
        "passive",
    ),
    (
        "attack",
        "This attack does 15 damage to 1 of your opponent's Pokémon that has damage on it.",
        "This attack does 15 damage to 1 of your opponent's Pokémon that have damage on them.",
        "that_have",
    ),
    (
        "attack",
        "This attack does 15 more damage for each of your Benched Zorb or Glim.",
        "This attack does 15 more damage for each of your Benched Zorb and Glim.",
        "and_names",
    ),
    (
        "attack",
        "This attack does 15 more damage for each of your Benched Evolution Pokémon.",
        "This attack does 15 more damage for each Evolution Pokémon on your Bench.",
        "on_bench",
    ),
    (
        "attack",
        "Flip a coin for each of your Zorb. This attack does 15 damage for each heads.",
        "Flip a coin for each Zorb you have in play. This attack does 15 damage for each heads.",
        "you_have",
    ),
    (
        "attack",
        "Take a [W] Energy from your Energy Zone and attach it to 1 of your Zorb or Glim.",
        "Take a [W] Energy from your Energy Zone and attach it to Zorb or Glim.",
        "names_only",
    ),
    (
        "attack",
        "Take 3 [W] Energy from your Energy Zone and attach it to this Pokémon.",
        "Take 3 [W] Energy from your Energy Zone and attach them to this Pokémon.",
        "them",
    ),
    (
        "attack",
        "Flip a coin. If heads, choose 1 of your Benched Pokémon, and heal 15 damage from that Pokémon.",
        "Flip a coin. If heads, choose 1 of your Benched Pokémon. Heal 15 damage from that Pokémon.",
        "sequel",
    ),
    (
        "attack",
        "Discard a random Stadium card from your opponent's hand.",
        "Your opponent discards a random Stadium card from their hand.",
        "they_do",
    ),
    (
        "ability",
        "Once during your turn, if this Pokémon is in the Active Spot, you may draw 3 cards.",
        "If this Pokémon is in the Active Spot, once during your turn, you may draw 3 cards.",
        "condition_first",
    ),
    (
        "ability",
        "Once during your turn, you may discard 2 cards from your hand in order to use this Ability. Draw 3 cards.",
        "You must discard 2 cards from your hand in order to use this Ability. Once during your turn, you may draw 3 cards.",
        "pay_first",
    ),
    (
        "ability",
        "If a Stadium is in play, this Pokémon takes -15 damage from attacks.",
        "As long as a Stadium is in play, this Pokémon takes -15 damage from attacks.",
        "as_long_as",
    ),
    (
        "ability",
        "If you have Zorb in play, your Active Pokémon has no Retreat Cost.",
        "This Ability works if you have Zorb in play. Your Active Pokémon has no Retreat Cost.",
        "works_if",
    ),
    (
        "ability",
        "This Pokémon is [G] and [R] type.",
        "As long as this Pokémon is in play, this Pokémon is [G] and [R] type.",
        "while_in_play",
    ),
    ("ability", "All of your [R] Pokémon get +15 HP.", "Each of your [R] Pokémon gets +15 HP.", "each_of"),
    ("ability", "All of your [R] Pokémon get +15 HP.", "Your [R] Pokémon get +15 HP.", "bare"),
    (
        "ability",
        "All of your [G] Pokémon can't be affected by any Special Conditions.",
        "Each of your [G] Pokémon recovers from all Special Conditions and can't be affected by any Special Conditions.",
        "each_of recovers",
    ),
    (
        "ability",
        "Attacks used by your [G] or [R] Pokémon do +15 damage to your opponent's Active Pokémon.",
        "Attacks used by your [G] Pokémon and [R] Pokémon do +15 damage to your opponent's Active Pokémon.",
        "each_type",
    ),
    (
        "ability",
        "Attacks used by this Pokémon do +15 damage to your opponent's Active Pokémon.",
        "This Pokémon's attacks do +15 damage to your opponent's Active Pokémon.",
        "own_attacks",
    ),
    (
        "ability",
        "Your Active Pokémon's Retreat Cost is 3 less.",
        "The Retreat Cost of your Active Pokémon is 3 less.",
        "cost_of",
    ),
    (
        "ability",
        "Once during your turn, you may take a [R] Energy from your Energy Zone and attach it to your Active [R] Pokémon.",
        "Once during your turn, you may take a [R] Energy from your Energy Zone and attach it to the [R] Pokémon in the Active Spot.",
        "in_spot",
    ),
    (
        "ability",
        "Your Zorb in the Active Spot has no Retreat Cost.",
        "Your Active Zorb has no Retreat Cost.",
        "active_first",
    ),
    (
        "ability",
        "Once during your turn, you may draw 3 cards. Your turn ends.",
        "Once during your turn, you may draw 3 cards. If you use this Ability, your turn ends.",
        "using_ends",
    ),
    (
        "ability",
        "If your opponent's Pokémon is Knocked Out by damage from this Pokémon's attacks, draw 3 cards.",
        "Whenever your opponent's Pokémon is Knocked Out by damage from an attack used by this Pokémon, draw 3 cards.",
        "whenever",
    ),
    (
        "supporter",
        "Draw 3 cards, or heal 15 damage from your Active Pokémon.",
        "Choose 1: Draw 3 cards. Heal 15 damage from your Active Pokémon.",
        "choose_1",
    ),
    (
        "supporter",
        "Each player shuffles their hand into their deck and draws 6 cards.",
        "Each player shuffles the cards in their hand into their deck, then draws 6 cards.",
        "then the_cards_in",
    ),
    (
        "supporter",
        "Move all Energy from each of your Pokémon to your Active Pokémon.",
        "Move all of your Energy in play to your Active Pokémon.",
        "energy_in_play",
    ),
    (
        "supporter",
        "Heal 15 damage from 1 of your [G] Pokémon.",
        "Heal 15 damage from 1 of your [G] Pokémon in play.",
        "in_play",
    ),
    (
        "tool",
        "If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your opponent's Pokémon, draw a card.",
        "If the Pokémon this card is attached to is your Active Pokémon and is damaged by an attack from your opponent's Pokémon, draw a card.",
        "is_active",
    ),
    (
        "stadium",
        "Once during each player's turn, that player may flip a coin. If heads, draw 2 cards.",
        "Once during each player's turn, that player may flip a coin. If heads, that player draws 2 cards.",
        "that_player",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon is Burned, this attack does 65 more damage.",
        "This attack does 65 more damage if your opponent's Active Pokémon is Burned.",
        "if_last",
    ),
    (
        "attack",
        "Flip 5 coins. For each heads, discard a random Energy from your opponent's Active Pokémon.",
        "Flip 5 coins. Discard a random Energy from your opponent's Active Pokémon for each heads.",
        "each_last",
    ),
    (
        "attack",
        "This attack does 15 damage to all Benched Pokémon (both yours and your opponent's).",
        "This attack does 15 damage to each Benched Pokémon (both yours and your opponent's).",
        "each_bench",
    ),
    (
        "attack",
        "If this Pokémon has damage on it, draw 6 cards.",
        "If this Pokémon has any damage on it, draw 6 cards.",
        "any_damage",
    ),
    (
        "attack",
        "If your opponent's Active Pokémon is affected by a Special Condition, draw 6 cards.",
        "If your opponent's Active Pokémon is affected by any Special Conditions, draw 6 cards.",
        "any_conditions",
    ),
    (
        "attack",
        "1 of your opponent's Benched Pokémon is chosen at random. This attack also does 15 damage to it.",
        "1 of your opponent's Benched Pokémon is chosen at random. Do 15 damage to it.",
        "not_also",
    ),
    (
        "attack",
        "1 of your opponent's Pokémon is chosen at random. Do 15 damage to it.",
        "1 of your opponent's Pokémon is chosen at random 1 time. Do 15 damage to the chosen Pokémon.",
        "one_time",
    ),
    (
        "attack",
        "Discard a [R] Energy from this Pokémon. Draw 6 cards.",
        "Discard 1 [R] Energy from this Pokémon. Draw 6 cards.",
        "digit",
    ),
    (
        "attack",
        "During your next turn, the Defending Pokémon has no Abilities.",
        "During your next turn, the Defending Pokémon loses all Abilities.",
        "loses",
    ),
    (
        "attack",
        "During your next turn, the Defending Pokémon's Retreat Cost is 6 more.",
        "During your next turn, the Defending Pokémon's Retreat Cost is 6 [C] more.",
        "colorless",
    ),
    (
        "attack",
        "During your opponent's next turn, if this Pokémon is damaged by an attack, do 15 damage to the Attacking Pokémon.",
        "During your opponent's next turn, if this Pokémon is damaged by an attack, this attack does 15 damage to the Attacking Pokémon.",
        "attack_does",
    ),
    (
        "attack",
        "During your opponent's next turn, if this Pokémon is damaged by an attack, the Attacking Pokémon is now Confused.",
        "During your opponent's next turn, if this Pokémon is damaged by an attack, the Attacking Pokémon will be Confused.",
        "will_be",
    ),
    (
        "attack",
        "Reveal the top 5 cards of your deck. Shuffle the other cards back into your deck.",
        "Reveal the top 5 cards of your deck. Shuffle the revealed cards back into your deck.",
        "the_revealed",
    ),
    (
        "attack",
        "During your opponent's next turn, they can't use any Supporter cards from their hand. Draw 6 cards.",
        "During your opponent's next turn, they can't play any Supporter cards from their hand. Draw 6 cards.",
        "play",
    ),
    (
        "ability",
        "As long as this Pokémon is on your Bench, your Active Pokémon takes -15 damage from attacks.",
        "If this Pokémon is on your Bench, your Active Pokémon takes -15 damage from attacks.",
        "if",
    ),
    (
        "ability",
        "This Pokémon can't be Asleep and has no Weakness.",
        "This Pokémon can't be Asleep. This Pokémon has no Weakness.",
        "apart",
    ),
    (
        "ability",
        "If this Pokémon would be Knocked Out by damage from an attack, this Pokémon's remaining HP is now 25.",
        "If this Pokémon would be Knocked Out by damage from an attack, this Pokémon is not Knocked Out, and its remaining HP becomes 25.",
        "survives",
    ),
    (
        "ability",
        "This Pokémon takes -15 damage from attacks and can't be affected by any Special Conditions.",
        "This Pokémon takes -15 damage from attacks, recovers from all Special Conditions, and can't be affected by any Special Conditions.",
        "recovers_in_list",
    ),
    (
        "supporter",
        "Your opponent reveals their hand. Draw 6 cards.",
        "Look at your opponent's hand. Draw 6 cards.",
        "look",
    ),
    (
        "supporter",
        "Your opponent shuffles their hand into their deck and draws 6 cards.",
        "Have your opponent shuffle their hand into their deck and draw 6 cards.",
        "have",
    ),
    (
        "supporter",
        "Discard all Energy from each of your Benched Pokémon.",
        "Discard all Energy from all of your Benched Pokémon.",
        "all_of",
    ),
    (
        "supporter",
        "Draw 6 cards. Discard a Stadium in play.",
        "Draw 6 cards. Discard a Stadium card in play.",
        "stadium_card",
    ),
    (
        "tool",
        "At the end of your turn, the Pokémon this card is attached to recovers from all Special Conditions.",
        "At the end of your turn, the Pokémon this card is attached to recovers from all of them.",
        "all_of_them",
    ),
    (
        "tool",
        "If the Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon, put the Pokémon this card is attached to into your hand.",
        "If the Pokémon this card is attached to is Knocked Out by damage from an attack from your opponent's Pokémon, put the Pokémon this card is attached to into your hand instead of the discard pile.",
        "instead",
    ),
    (
        "stadium",
        "Once during each player's turn, that player may discard a card from their hand. If they do, draw 6 cards.",
        "Once during each player's turn, that player may discard a card from their hand. If they do, they draw 6 cards.",
        "they",
    ),
    (
        "attack",
        "Discard the top 5 cards of your opponent's deck. Look at the top 5 cards of your opponent's deck.",
        "Discard the top 5 cards of your opponent's deck. Your opponent reveals the top 5 cards of their deck.",
        "apart they_reveal",
    ),
    (
        "attack",
        "Put your opponent's Active Pokémon into their hand.",
        "Put your opponent's Active Pokémon into your opponent's hand.",
        "opponents",
    ),
    (
        "attack",
        "Put a random Pokémon that has a Retreat Cost of 4 or more from your deck into your hand.",
        "Put a random Pokémon with a Retreat Cost of 4 or more from your deck into your hand.",
        "with",
    ),
    (
        "attack",
        "The Defending Pokémon can't retreat. This effect lasts until the Defending Pokémon leaves the Active Spot.",
        "The Defending Pokémon can't retreat. This effect lasts until the Defending Pokémon leaves the Active Spot, and it doesn't stack.",
        "unstacked",
    ),
    (
        "attack",
        "Flip 9 coins. This attack does 15 damage to each of your Pokémon for each heads.",
        "Flip 9 coins. This attack does 15 damage for each heads to each of your Pokémon.",
        "each_before",
    ),
]
"""Carrier, default text, alternate text, names of the choice points."""


@pytest.mark.parametrize(("carrier", "default", "alternate", "wording"), ALTERNATES)
def test_alternate_wordings_mean_the_same(carrier: Carrier, default: str, alternate: str, wording: str) -> None:
    usual, other = read(default, carrier), read(alternate, carrier)
    assert other.effect == usual.effect
    assert (usual.wording, other.wording) == ((), tuple(wording.split()))
    assert write(other.effect, carrier, other.wording) == alternate
    assert write(other.effect, carrier) == default
