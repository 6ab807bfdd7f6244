"""Texts as a next set might have them, each beside the program that it says; they were written before the grammar read them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from synth.dsl.check import check_effect
from synth.dsl.english import Carrier, read, write
from synth.dsl.printer import print_effect
from synth.spec.cards import Kind

TEXTS = [
    tuple(line.split(" | "))
    for line in Path(__file__).with_name("next_set.txt").read_text(encoding="utf-8").splitlines()
]


def test_they_say_what_the_program_says() -> None:
    wrong = []
    for carrier, text, program in TEXTS:
        printed_on = cast(Carrier, carrier)
        reading = read(text, printed_on)
        check_effect(reading.effect, carrier=printed_on if printed_on in ("attack", "ability") else Kind(printed_on))
        if print_effect(reading.effect) != program or write(reading.effect, printed_on, reading.wording) != text:
            wrong.append(text)
    assert TEXTS and not wrong
