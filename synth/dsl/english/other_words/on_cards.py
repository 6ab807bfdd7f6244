"""Pairs of words that say the same, as Abilities and Trainer cards use them (pairs.py)."""

_BEING_POISONED = "your opponent's Pokémon take +{n} damage from being Poisoned"
_SWITCHED_CARDS = "switch a card from your hand with the top card of your deck"
ON_CARDS: dict[str, tuple[str, str]] = {
    **{f"{cards}_{left}_there": (f"{cards} {left} in {{whose}}", f"{cards} in {{whose}}")
       for cards in ("card", "cards") for left in ("left", "remaining")},
    "energy_left": ("Energy left in {whose} Energy Zone", "Energy in {whose} Energy Zone"),
    "has_hp_of": ("has a remaining HP of {n} or less", "has {n} HP or less remaining"),
    "has_half_hp": ("has half or less of its maximum HP remaining", "has half of its maximum HP or less remaining"),
    "hp_of_bearer": ("the remaining HP of {bearer} is", "{bearer}'s remaining HP is"),
    "hp_of_active": ("the remaining HP of {whose} Active Pokémon is", "{whose} Active Pokémon's remaining HP is"),
    "top_switched_in_hand": ("switch a card in your hand with the top card of your deck", _SWITCHED_CARDS),
    "top_exchanged": ("exchange a card in your hand with the top card of your deck", _SWITCHED_CARDS),
    "top_exchanged_from": ("exchange a card from your hand with the top card of your deck", _SWITCHED_CARDS),
    "discards_one_of_them": (
        "your opponent has {many} cards in their hand, they discard 1 of them",
        "your opponent has {many} cards in their hand, your opponent discards a card from their hand",
    ),
    "discards_some_of_them": (
        "your opponent has {many} cards in their hand, they discard {n} of them",
        "your opponent has {many} cards in their hand, your opponent discards {n} cards from their hand",
    ),
    "pile_shuffled_in": ("Pokémon in your discard pile into your", "Pokémon from your discard pile into your"),
    "top_put_back": (
        "look at the top {n} cards of {whose} deck. Put them back", "look at the top {n} cards of {whose} deck and put them back"
    ),
    "top_rearranged": (
        "rearrange the top {n} cards of {whose} deck in any order",
        "look at the top {n} cards of {whose} deck and put them back in any order",
    ),
    "healed_and_cured": (
        "heal {n} damage and remove all Special Conditions from {one_pokemon}",
        "heal {n} damage from {one_pokemon}, and it recovers from all Special Conditions",
    ),
    "healed_from_and_cured": (
        "heal {n} damage from {one_pokemon} and remove all Special Conditions from it",
        "heal {n} damage from {one_pokemon}, and it recovers from all Special Conditions",
    ),
    "it_also_recovers": ("it also recovers from", "it recovers from"),
    "its_a_kind": ("if it's a", "if it is a"),
    "that_also_recovers": ("that Pokémon also recovers from", "that Pokémon recovers from"),
    "random_revealed": (
        "choose a random card from your opponent's hand. Your opponent reveals that card and shuffles it into their deck",
        "a card is chosen at random from your opponent's hand. Your opponent reveals that card and shuffles it into their deck",
    ),
    **{
        f"dropped_after_attack_{k}": (
            f"if the Pokémon this card is attached to {attacks}, discard this card at the end of {that} turn.",
            "at the end of your turn, if the Pokémon this card is attached to used an attack during that turn,"
            " discard this card.",
        )
        for k, (attacks, that) in enumerate(
            (attacks, that) for attacks in ("attacks", "uses an attack") for that in ("the", "your", "that")
        )
    },
    **{f"on_it_{all_}_discarded": (f"into your hand. (Discard {all_} cards attached to it.)", "into your hand.")
       for all_ in ("all", "any")},
    **{
        f"even_if_out_{k}": (f"an attack from your opponent's Pokémon{even}{end}", f"an attack from your opponent's Pokémon{end}")
        for k, (even, end) in enumerate(
            (brackets.format(f"even if {whom} is Knocked Out"), end)
            for whom in ("this Pokémon", "it", "the Pokémon this card is attached to")
            for brackets, end in ((", {}", ","), (" ({})", ","))
        )
    },
    **{
        f"by_their_attack_{k}": (f"is {done} {theirs} opponent's attack,", f"is {done} an attack from your opponent's Pokémon,")
        for k, (done, theirs) in enumerate(
            (done, theirs) for done in ("damaged by", "Knocked Out by damage from") for theirs in ("your", "an")
        )
    },
    "any_stadium_is": ("any Stadium is in play", "a Stadium is in play"),
    "unit_on_it": ("has {any} Energy attached to it{end}", "has {any} Energy attached"),
    "tool_on_it": ("has {any} Pokémon Tool attached to it{end}", "has {any} Pokémon Tool attached"),
    "attached_by_hand": (
        "whenever you attach a Pokémon Tool from your hand to 1 of your Pokémon,",
        "whenever you play a Pokémon Tool card from your hand,",
    ),
    "card_attached_by_hand": (
        "whenever you attach a Pokémon Tool card from your hand to 1 of your Pokémon,",
        "whenever you play a Pokémon Tool card from your hand,",
    ),
    "they_attach_by_hand": (
        "whenever your opponent attaches a Pokémon Tool from their hand to 1 of their Pokémon,",
        "whenever your opponent plays a Pokémon Tool card from their hand,",
    ),
    "they_attach_card": (
        "whenever your opponent attaches a Pokémon Tool card from their hand to 1 of their Pokémon,",
        "whenever your opponent plays a Pokémon Tool card from their hand,",
    ),
    "no_tools_attached": ("can't attach Pokémon Tools from", "can't play any Pokémon Tool cards from"),
    "no_tool_cards_attached": ("can't attach Pokémon Tool cards from", "can't play any Pokémon Tool cards from"),
    "poisoned_at_checkup": ("during Pokémon Checkup, your opponent's Poisoned Pokémon take {n} more damage", _BEING_POISONED),
    "poisoned_at_checkup_plus": ("during Pokémon Checkup, your opponent's Poisoned Pokémon take +{n} damage", _BEING_POISONED),
    "that_player_hurts": ("that player does {n} damage to", "do {n} damage to"),
    "they_hurt": ("if they do, they do {n} damage to", "if they do, do {n} damage to"),
    "they_draw_one": ("if they do, they draw a card", "if they do, that player draws a card"),
    "they_draw_some": ("if they do, they draw {n} cards", "if they do, that player draws {n} cards"),
    "of_their_own": ("their own", "their"),
    "of_your_own": ("your own", "your"),
    "healed_before": ("damage to that Pokémon after that damage is healed", "damage to that Pokémon"),
    "after_drawing": ("in your hand after drawing,", "in your hand,"),
    "after_doing_so": ("in your hand after doing so,", "in your hand,"),
    "one_more": ("draw 1 more.", "draw another card."),
    "some_more": ("draw {n} more.", "draw {n} more cards."),
    "counted_and_shuffled": (
        "each player counts the cards in their hand, shuffles those cards into their deck, and then draws that many cards",
        "each player shuffles their hand into their deck and draws that many cards",
    ),
    "to_bench_and_shuffled": (
        "put {one} from your deck onto your Bench. Then, shuffle your deck", "put {one} from your deck onto your Bench"
    ),
    "to_hand_and_shuffled": (
        "put {one} from your deck into your hand. Then, shuffle your deck", "put {one} from your deck into your hand"
    ),
    **{
        f"recovers_if_{k}": (
            f"can't be affected by any Special Conditions. If {it_is} already affected by any Special Conditions, it recovers"
            f" from {of}.",
            "recovers from all Special Conditions and can't be affected by any Special Conditions.",
        )
        for k, (it_is, of) in enumerate(
            (it_is, of) for it_is in ("it's", "it is") for of in ("them", "all of them", "those Special Conditions")
        )
    },
    "cheaper_for_each": (
        "for each {each}, attacks used by {bearer} cost {n} less {t} Energy.",
        "attacks used by {bearer} cost {n} less {t} Energy for each {each}.",
    ),
    "dearer_for_each": (
        "for each {each}, attacks used by {whose} Active Pokémon cost {n} more {t} Energy.",
        "attacks used by {whose} Active Pokémon cost {n} {t} more for each {each}.",
    ),
    **{
        f"retreat_for_each_{k}": (
            f"for each {{each}}, {whose} Retreat Cost is {{n}} {more}.",
            f"{whose} Retreat Cost is {{n}} {more} for each {{each}}.",
        )
        for k, (whose, more) in enumerate(
            (whose, more)
            for whose in ("this Pokémon's", "your Active Pokémon's", "your opponent's Active Pokémon's")
            for more in ("less", "more")
        )
    },
    "only_one_held": ("this is the only card in your hand", "you have no other cards in your hand"),
    **{
        f"until_instead_{k}": (f"{draw} you have {{n}} cards instead", "draw cards until you have {n} cards in your hand instead")
        for k, draw in enumerate(("draw until", "draw cards until"))
    },
    "draw_until": ("draw until you have {n} cards", "draw cards until you have {n} cards"),
    "any_such_number": ("choose a number of your", "choose any number of your"),
    "draws_1": ("draws 1 card", "draws a card"),
    "you_both_draw": ("both you and your opponent draw", "each player draws"),
    "you_and_they_draw": ("you and your opponent each draw", "each player draws"),
    "not_any_others": ("can't play any other {kind} cards", "can't play any {kind} cards"),
    "either_top": (
        "look at the top card of either player's deck", "choose either player. Look at the top card of that player's deck"
    ),
    **{
        f"reduce_damage_{k}": (f"reduce {damage.format(whom)} by {{n}}", f"{whom} takes -{{n}} damage from attacks")
        for k, (damage, whom) in enumerate(
            (damage, whom)
            for damage in ("damage done to {} by attacks", "the damage {} takes from attacks", "the damage done to {} by attacks")
            for whom in ("this Pokémon", "the Pokémon this card is attached to")
        )
    },
    "each_of_turns": ("at the beginning of each of your turns,", "at the beginning of your turn,"),
    "end_of_each_of_turns": ("at the end of each of your turns,", "at the end of your turn,"),
    "end_of_each_of_theirs": ("at the end of each of your opponent's turns,", "at the end of your opponent's turn,"),
    "start_of_each_of_theirs": (
        "at the beginning of each of your opponent's turns,", "at the beginning of your opponent's turn,"
    ),
    "attacks_of_theirs": (
        "the attacks of your opponent's Active Pokémon cost", "attacks used by your opponent's Active Pokémon cost"
    ),
    "discards_1": ("discards 1 card from", "discards a card from"),
    "draws_then_discards": (
        "each player draws {n} cards, then discards", "each player draws {n} cards. Then, each player discards"
    ),
    "shown_in_hand": ("reveal {one} in your hand and", "reveal {one} from your hand and"),
    "attacks_coin": (
        "whenever your opponent's Active Pokémon attacks, your opponent flips a coin.",
        "if your opponent's Active Pokémon tries to use an attack, your opponent flips a coin.",
    ),
    "any_attacks_coin": (
        "whenever your opponent's Pokémon attacks, your opponent flips a coin.",
        "if your opponent's Active Pokémon tries to use an attack, your opponent flips a coin.",
    ),
}
