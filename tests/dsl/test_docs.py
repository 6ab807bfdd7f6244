"""The table of verbs in docs/dsl.md says how many texts of the catalogue each verb serves, and excuses those that serve few."""

import re
from collections import Counter
from pathlib import Path

import pytest

from synth.dsl.forms import FORMS
from synth.dsl.parser import parse_effect
from synth.dsl.walk import statements
from synth.spec.store import load_catalogue

DOCS = (Path(__file__).parents[2] / "docs" / "dsl.md").read_text(encoding="utf-8")
FEW = 3
"""A verb with fewer texts needs a reason to be there."""


def _programs() -> dict[str, str]:
    """By text, each once."""
    found = {}
    for card in load_catalogue().unique:
        for carrier in (card, card.ability, *card.attacks):
            if carrier and carrier.effect:
                found[carrier.effect.text_hash] = carrier.effect.program
    return found


PROGRAMS = _programs()


@pytest.fixture(scope="module")
def texts() -> Counter[str]:
    served = Counter(dict.fromkeys(FORMS, 0))
    for text in PROGRAMS.values():
        served.update({one.verb for program in parse_effect(text) for one in statements(program.body)})
    return served


def test_the_table_has_every_verb_with_its_number_of_texts(texts):
    rows = re.findall(r"^\| `(\w+)`.* \| (\*\*)?(\d+)(?:\*\*)? \|$", DOCS, re.MULTILINE)
    assert {verb: int(number) for verb, _, number in rows} == texts
    assert {verb for verb, bold, _ in rows if bold} == {verb for verb, number in texts.items() if number < FEW}


def test_verbs_of_few_texts_have_a_reason(texts):
    reasons = re.findall(r"^- `(\w+)` \((\d+)\): \S", DOCS, re.MULTILINE)
    assert {verb: int(number) for verb, number in reasons} == {verb: n for verb, n in texts.items() if n < FEW}


def test_the_number_of_all_texts_is_current():
    assert f"of the {len(PROGRAMS)} in the catalogue" in DOCS
