"""What holds for every right card: catches a wrong value even where only one site has the card."""

import re
from collections.abc import Iterator

from synth.scraper.sighting import Facts
from synth.scraper.wording import ENERGY_WORDS
from synth.spec.cards import DECLARABLE

TENS = range(0, 501, 10)
_MORE = re.compile(r"\bmore damage\b")
_EACH = re.compile(r"(?<!also does )\b(\d+) damage for each\b")
_DISCARDED = re.compile(r"[Dd]iscard (?:an?|\d+|all) \[(\w)\] Energy from this Pokémon")
_ONLY_TARGETS = re.compile(
    r"^This attack does \d+ damage to (?:\d|each) of\b|\bPokémon was chosen, do \d+ damage to it\b"
)
_WORDING = {
    "a word is missing before a full stop or comma": re.compile(r"\s[.,;]"),
    "an Energy type is written as a symbol": re.compile(rf"\b(?:{'|'.join(ENERGY_WORDS)})\b"),
    "symbols in a row are counted": re.compile(r"\]\["),
    "one point is no points": re.compile(r"\b1 points\b"),
}
"""What a text never has, whatever it says: each is the trace of a symbol or a word lost on the way."""


def breaches(facts: Facts) -> Iterator[str]:
    """Every rule the card breaks, as "field: rule"."""
    for field, value in facts.items():
        if field.rsplit(".", 1)[-1] == "text" and isinstance(value, str):
            yield from (f"{field}: {rule}" for rule, trace in _WORDING.items() if trace.search(value))
    if facts["kind"] != "pokemon" or "attacks" not in facts:  # a Trainer, even if a site has it for a Pokémon
        return
    if facts["weakness"] not in (None, *DECLARABLE):
        yield "weakness: only to a basic Energy type"
    if facts["retreat"] not in range(5):
        yield "retreat: every Pokémon has a Retreat Cost, of 0 to 4"
    if facts["hp"] not in TENS or not facts["hp"]:
        yield "hp: tens, up to 500"
    if bool(facts["stage"]) != (facts["evolves_from"] is not None):
        yield "evolves_from: exactly the evolutions name what they evolve from"
    name = str(facts["name"])
    if facts["ex"] != name.endswith(" ex"):
        yield "name: exactly the names of Pokémon ex end in ex"
    if facts.get("mega") is not None and facts["mega"] != (name.startswith("Mega ") and name.endswith(" ex")):
        yield "name: exactly the Mega Evolution Pokémon ex are called Mega"
    for index in range(int(facts["attacks"] or 0)):
        yield from _attack(facts, f"attacks.{index}")


def _attack(facts: Facts, place: str) -> Iterator[str]:
    text, damage, op = str(facts[f"{place}.text"] or ""), facts[f"{place}.damage"], facts[f"{place}.op"]
    each = _EACH.search(text)
    more = bool(_MORE.search(text))
    expected = "+" if more else "x" if each and damage else ""
    if op != expected:
        yield f"{place}.op: the text calls for {expected!r}"
    elif op == "x" and each and int(each[1]) != damage:
        yield f"{place}.damage: the text multiplies {each[1]}"
    if any(letter not in str(facts[f"{place}.cost"]) for letter in _DISCARDED.findall(text)):
        yield f"{place}.text: discards Energy that is not in the cost"
    if damage not in TENS:
        yield f"{place}.damage: tens, up to 500"
    if damage and _ONLY_TARGETS.search(text):
        yield f"{place}.damage: an attack on chosen targets prints none"
