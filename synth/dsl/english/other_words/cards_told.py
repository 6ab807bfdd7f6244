"""Pairs of words that say the same (pairs.py): cards drawn, seen or moved, and what a turn's Knock Outs bring."""

_FELL = "is Knocked Out by damage from an attack used by"
_THEIR_ACTIVE = f"if your opponent's Active Pokémon {_FELL} {{users}}"

CARDS_TOLD: dict[str, tuple[str, str]] = {
    "one_more_for_each": ("draw 1 more card for each", "draw a card for each"),
    "another_for_each": ("draw an additional card for each", "draw a card for each"),
    "some_more_for_each": ("draw {n} more cards for each", "draw {n} cards for each"),
    "an_additional": ("draw 1 additional card", "draw another card"),
    "some_additional": ("draw {n} additional cards", "draw {n} more cards"),
    "same_as_in_theirs": ("in your hand as your opponent has in their hand", "in your hand as your opponent"),
    "same_as_they_have": ("cards in your hand as your opponent has{end}", "cards in your hand as your opponent"),
    "as_many_cards": ("draw cards until you have as many cards as", "draw cards until you have as many cards in your hand as"),
    "as_many_theirs": ("in your hand as there are in your opponent's hand", "in your hand as your opponent"),
    "card_then_ends": ("if you use this card, your turn ends", "your turn ends"),
    "card_played_ends": ("if you play this card, your turn ends", "your turn ends"),
    "fewer_for_each": ("gets 1 fewer point for each of them.", "gets 1 fewer point."),
    "fewer_for_that": ("gets 1 fewer point for that Pokémon.", "gets 1 fewer point."),
    "kinds_in_it": ("discards all {kind} cards from it", "discards all {kind} cards you find there"),
    "they_discard_seen": (
        "reveals their hand and discards all {kind} cards you find there",
        "reveals their hand. Discard all {kind} cards you find there",
    ),
    "they_shuffled_so": (
        "card your opponent shuffled into their deck in this way", "card you shuffled into their deck in this way"
    ),
    "they_discarded_so": ("card your opponent discarded in this way", "card you discarded in this way"),
    "fell_this_turn": (f"{_THEIR_ACTIVE} this turn,", f"during this turn, {_THEIR_ACTIVE},"),
    "fell_during_this": (f"{_THEIR_ACTIVE} during this turn,", f"during this turn, {_THEIR_ACTIVE},"),
    "same_result": ("show the same result", "are the same"),
    "chosen_by_chance_so": (
        "choose 1 of your opponent's {bench}Pokémon at random.", "1 of your opponent's {bench}Pokémon is chosen at random."
    ),
    "types_but_colorless": ("types of Energy attached to your Pokémon, except [C]", "types of Energy attached to your Pokémon"),
    "kinds_they_have": ("cards they have there", "cards you find there"),
    "shuffled_after": ("into your hand. Shuffle your deck{end}", "into your hand. Then, shuffle your deck"),
    "picked_in_deck": ("choose {one} in your deck and put it", "search your deck for {one} and put it"),
    "picked_from_deck": ("choose {one} from your deck and put it", "search your deck for {one} and put it"),
    "then_each_draws": (
        "each player shuffles their hand into their deck, then draws a",
        "each player shuffles their hand into their deck. Then, each player draws a",
    ),
    "and_each_draws": (
        "each player shuffles their hand into their deck and draws a card for each",
        "each player shuffles their hand into their deck. Then, each player draws a card for each",
    ),
    "heal_more_from": ("heal {n} more damage from", "heal {n} damage from"),
    "one_of_following": ("choose 1 of the following:", "choose 1:"),
    "one_of_two": ("choose one:", "choose 1:"),
    "both_show_hands": ("both players reveal their hands", "each player reveals their hand"),
    "both_discard_hands": ("both players discard their hands", "each player discards their hand"),
    "each_picks_and_discards": (
        "each player chooses 1 of their Benched Pokémon and discards it", "each player discards 1 of their Benched Pokémon"
    ),
    "they_shuffle_others": (
        "your opponent shuffles the other cards back into their deck", "shuffle the other cards back into their deck"
    ),
    "comma_then_put": ("deck, and put them back", "deck and put them back"),
    "back_on_yours": ("and put them back on top of your deck in any order", "and put them back in any order"),
    "back_on_theirs": ("and put them back on top of their deck in any order", "and put them back in any order"),
    "recovers_from_any": ("it recovers from any in this way", "it recovered from any in this way"),
    "same_side": ("show the same side", "are the same"),
}
