"""What card sentences say: one made-up text for every production, read and written."""

import pytest

from synth.dsl.check import check_effect
from synth.dsl.english import Carrier, Reading, read, write
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind
from tests.dsl.lines import parted

SAYINGS = parted("sayings.txt")


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_sentences_say_what_the_program_says(carrier: Carrier, text: str, program: str) -> None:
    reading = read(text, carrier)
    assert print_effect(reading.effect) == program
    assert write(reading.effect, carrier, reading.wording) == text


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_every_effect_has_a_default_surface_form(carrier: Carrier, text: str, program: str) -> None:
    effect = parse_effect(program)
    assert read(write(effect, carrier), carrier) == Reading(effect)


@pytest.mark.parametrize(("carrier", "text", "program"), SAYINGS)
def test_what_is_read_makes_sense_where_it_is_printed(carrier: Carrier, text: str, program: str) -> None:
    check_effect(read(text, carrier).effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
