"""Pairs of words that say the same: what a text may say, and what the grammar reads. A pair must hold wherever it fits."""

from synth.dsl.english.other_words.cards_told import CARDS_TOLD
from synth.dsl.english.other_words.in_attacks import IN_ATTACKS
from synth.dsl.english.other_words.on_cards import ON_CARDS
from synth.dsl.english.other_words.replaced import REPLACED
from synth.dsl.english.other_words.retold import RETOLD

ROOMS = (ON_CARDS, CARDS_TOLD, IN_ATTACKS, RETOLD, REPLACED)
PAIRS: dict[str, tuple[str, str]] = {name: pair for room in ROOMS for name, pair in room.items()}

_SWITCH_OF_THEIRS = r"(?:pponent|layers?) (?:\w+ )?switch|[Ss]witch (?:in|out) |(?:with|[Ss]witch) (?:their|your opponent's) Act"
_SWITCH_OF_YOURS = r"layers? (?:\w+ )?switch|[Ss]witch (?:this|(?:1 of )?your (?!opponent))|with (?:this|your) "
_FALLS_AT_ONCE = r"is (?:now )?Knocked Out\."
BUT_NOT: dict[str, str] = {
    "already": " now ",
    "isnt_out_but_gone": "If heads, ",
    "your_new_active": _SWITCH_OF_THEIRS,
    "their_new_active": _SWITCH_OF_YOURS,
    "this_damage": r"also does [^.]*\. (?:\([^)]*\) )?[Tt]his damage",
    "chosen_one": r"If [^.,]* Pokémon [^.,]*, [^.]*the chosen Pokémon|hooses? 1 .*hooses? 1 .*he chosen Pokémon",
    "chosen_then_struck": r"equal to [^.]*(?:that Pokémon|its )",
    "one_at_random": r"\] Energy attached, discard 1",
    "fell_by_this": _FALLS_AT_ONCE,
    "defender_fell_so": _FALLS_AT_ONCE,
    "attack_knocks_out": _FALLS_AT_ONCE,
    "attack_knocks_out_any": _FALLS_AT_ONCE,
}
"""Pairs that do not say the same in a text that also says this: whose Pokémon is new, which damage, who was chosen …"""
