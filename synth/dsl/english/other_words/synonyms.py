"""Other words for the same thing: where a text cannot be read as it stands, they are replaced by those that the grammar knows.

Each replacement is named in the wording, with its place, so that the text can be written back to the letter.
"""

import re
from functools import cache

from synth.dsl.english.forms.source import capitalised, sentence_starts
from synth.dsl.english.other_words.pairs import BUT_NOT, PAIRS

_SLOTS = {
    "n": r"\d+",
    "t": r"\[[GRWLPFDMCN]\]",
    "whose": r"your opponent's|your|their",
    "kind": r"Supporter|Item|Pokémon Tool|Stadium|Trainer",
    "status": r"Poisoned|Burned|Asleep|Paralyzed|Confused",
    "noun": r"card|Ability|attack",
    "spot": r"in the Active Spot|on your Bench",
    "deed": r"plays|attaches|evolves|puts",
    "bench": r"(?:Benched )?",
    "and": r"(?:Weakness or by )?",
    "many": r"any|\d+(?: or more)?",
    "pick": r"(?:you may )?choose",
    "one": r"an? [^.,]+?",
    "each": r"[^.,]+",
    "users": r"(?:any of )?your [^.,]*?Pokémon(?: ex)?",
    "bearer": r"this Pokémon|the (?:[A-Z]\w* |Stage \d |\[[A-Z]\] )*?(?:Pokémon(?: ex)?|Ultra Beast) this card is attached to",
    "from": r"(?: from your opponent's Pokémon)?",
    "nth": r"first|second",
    "one_pokemon": r"(?:your Active|this|1 of your(?: Benched)?(?: \[[GRWLPFDMCN]\])?) Pokémon",
    "any": r"an?(?: \[[GRWLPFDMCN]\])?|any(?: \[[GRWLPFDMCN]\])?",
    "face": r"heads|tails",
    "end": r"(?=[.,]| for each | during | to )",
    "several": r"(?<!\ba )(?<!random )(?<!\d )",
}
"""What may stand in a pair; the last two only look: at what follows, and that it is not one of each that is meant."""
_SLOT = re.compile(r"\{(\w+)\}")
_MARK = "as "


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """The words of a template anywhere in a text, also at the start of a sentence."""
    parts, end = [], 0
    for slot in _SLOT.finditer(template):
        parts.append(re.escape(template[end : slot.start()]))
        inner = _SLOTS[slot[1].rstrip("23")]
        parts.append(inner if inner.startswith(("(?=", "(?<")) else f"(?P<{slot[1]}>{inner})")
        end = slot.end()
    parts.append(re.escape(template[end:]))
    first = template[0]
    if first.isalpha():
        parts[0] = f"[{first.upper()}{first.lower()}]" + parts[0][1:]
    before = r"(?<![\w+-])" if first.isalnum() else ""
    after = r"(?![\w'])" if template[-1].isalnum() else ""
    return re.compile(before + "".join(parts) + after)


def _replaced(found: re.Match[str], template: str) -> str:
    text = _SLOT.sub(lambda slot: found.groupdict().get(slot[1]) or "", template)
    return capitalised(text) if found.group()[:1].isupper() else text


def plainer(text: str) -> tuple[str, tuple[str, ...]]:
    """The text in words that the grammar knows, and the replacements."""
    done: list[str] = []
    for name, (said, usual) in PAIRS.items():
        if name in BUT_NOT and re.search(BUT_NOT[name], text):
            continue
        while found := _pattern(said).search(text):
            words = _replaced(found, usual)
            if found.start() in sentence_starts(text):  # after a number that began it
                words = capitalised(words)
            text = text[: found.start()] + words + text[found.end() :]
            places = [match.start() for match in _pattern(usual).finditer(text)]
            if found.start() not in places:
                break
            done.append(f"{_MARK}{name} {places.index(found.start())}")
    return text, tuple(done)


def said(text: str, wording: tuple[str, ...]) -> str | None:
    """The text with the replacements undone; None if one of them has no place in it."""
    for entry in reversed(wording):
        name, place = entry.removeprefix(_MARK).rsplit(" ", 1)
        words, usual = PAIRS[name]
        found = list(_pattern(usual).finditer(text))
        if int(place) >= len(found):
            return None
        match = found[int(place)]
        usual = _replaced(match, words)
        if match.start() in sentence_starts(text):  # a number has no capital
            usual = capitalised(usual)
        text = text[: match.start()] + usual + text[match.end() :]
    return text


def parted(wording: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What of a wording is the grammar's, and what is replaced."""
    return tuple(one for one in wording if not one.startswith(_MARK)), tuple(one for one in wording if one.startswith(_MARK))
