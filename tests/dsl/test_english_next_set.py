"""Texts as a next set might have them, each beside the program that it says; they were written before the grammar read them."""

from synth.dsl.check import check_effect
from synth.dsl.english import read, write
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind
from tests.dsl.lines import parted

TEXTS = parted("next_set.txt")


def test_they_say_what_the_program_says() -> None:
    wrong = []
    for carrier, text, program in TEXTS:
        reading = read(text, carrier)
        check_effect(reading.effect, carrier=carrier if carrier in ("attack", "ability") else Kind(carrier))
        if print_effect(reading.effect) != program or write(reading.effect, carrier, reading.wording) != text:
            wrong.append(text)
    assert TEXTS and not wrong
