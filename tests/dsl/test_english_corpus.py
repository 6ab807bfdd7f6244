"""Every text of the real cards, where the corpus is at hand: it is no part of the repository, no test quotes it."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from synth.dsl.ast import Node, Program
from synth.dsl.check import check_effect
from synth.dsl.english import Carrier, Reading, read, write
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.walk import nodes
from synth.spec.cards import Kind
from synth.spec.errors import InputError
from tests.dsl.test_english_next_set import TEXTS
from tests.dsl.test_english_sayings import SAYINGS
from tests.dsl.test_english_wording import ALTERNATES
from tests.made_up import next_set

SHARED = Path(__file__).parents[2].parent / "shared"
CORPUS = SHARED / "corpus"
FILES = sorted((*CORPUS.glob("*.json"), *(SHARED / "new_sets").glob("*.json")))
SETS, PRINTINGS = 22, 3761
"""All that is at hand; every one of them is read."""

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason=f"no corpus in {CORPUS}")

Text = tuple[Carrier, str]


def texts(file: Path) -> Iterator[Text]:
    """The texts of a set, each with what carries it."""
    for card in json.loads(file.read_text(encoding="utf-8")):
        if card.get("text"):
            yield card["kind"], card["text"]
        if card.get("ability"):
            yield "ability", card["ability"]["text"]
        for attack in card.get("attacks") or ():
            if attack["text"]:
                yield "attack", attack["text"]


@pytest.fixture(scope="module")
def readings() -> dict[Text, Reading]:
    """What could be read; a decline shows as a text that is missing."""
    found = {}
    for carrier, text in {entry: None for file in FILES for entry in texts(file)}:
        try:
            found[carrier, text] = read(text, carrier)
        except ValueError:
            continue
    return found


def test_every_text_of_every_set_is_read(readings: dict[Text, Reading]) -> None:
    assert {entry for file in FILES for entry in texts(file)} - readings.keys() == set()


def test_all_sets_and_printings_are_counted() -> None:
    assert (len(FILES), sum(len(json.loads(file.read_text(encoding="utf-8"))) for file in FILES)) == (SETS, PRINTINGS)


def test_readings_print_back_to_the_very_text(readings: dict[Text, Reading]) -> None:
    assert [
        text for (carrier, text), reading in readings.items() if write(reading.effect, carrier, reading.wording) != text
    ] == []


def test_effects_make_sense_and_survive_the_effect_language(readings: dict[Text, Reading]) -> None:
    for (carrier, _), reading in readings.items():
        if carrier != "fossil":
            check_effect(reading.effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
            assert parse_effect(print_effect(reading.effect)) == reading.effect


def test_the_default_surface_form_of_every_effect_is_its_own(readings: dict[Text, Reading]) -> None:
    for (carrier, _), reading in readings.items():
        assert read(write(reading.effect, carrier), carrier) == Reading(reading.effect)


def test_one_text_per_effect_and_wording(readings: dict[Text, Reading]) -> None:
    assert len({(carrier, reading) for (carrier, _), reading in readings.items()}) == len(readings)


def test_recombined_effects_come_back_as_they_were(readings: dict[Text, Reading]) -> None:
    """Parts of real effects in other real effects: whatever makes sense and has English is read as what was written."""
    chance = random.Random(0)
    parts = [node for reading in readings.values() for node in nodes(reading.effect) if not isinstance(node, Program)]
    written = 0
    for (carrier, _), reading in list(readings.items()) * 2:
        if carrier == "fossil":
            continue
        old = chance.choice([node for node in nodes(reading.effect) if not isinstance(node, Program)])
        new = chance.choice([node for node in parts if type(node) is type(old)])
        effect = exchanged(reading.effect, old, new)
        try:
            check_effect(effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
            text = write(effect, carrier)
        except (InputError, ValueError):
            continue
        written += 1
        assert read(text, carrier) == Reading(effect)
    assert written > len(readings)


def exchanged(value: Any, old: Node, new: Node) -> Any:
    """The value with every occurrence of one part replaced by another."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(exchanged(item, old, new) for item in value)
    if isinstance(value, Node):
        return value.model_copy(
            update={name: exchanged(getattr(value, name), old, new) for name in type(value).model_fields}
        )
    return value


def test_no_test_quotes_a_real_text(readings: dict[Text, Reading]) -> None:
    real = {text for _, text in readings}
    quoted = {text for _, text, _ in SAYINGS}
    quoted |= {text for _, text, _ in TEXTS} | {text for texts in next_set.TRAINERS.values() for text in texts.values()}
    quoted |= {*next_set.ATTACKS.values(), *next_set.ABILITIES.values()}
    quoted |= {text for _, default, alternate, _ in ALTERNATES for text in (default, alternate)}
    assert not real & quoted
