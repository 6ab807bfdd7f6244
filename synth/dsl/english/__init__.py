"""Card English ⇄ effect trees: every production is stated once and used both ways.

A text that no reading prints back to declines; two readings that mean different things are an error.

The rooms, each importing only earlier ones: `forms` (what is read, what was said so far, and what productions are made of),
`nouns` (Pokémon, cards, Tools, Energy, numbers of them), `conditions`, `verbs`, `lasting` (what holds for a while, or comes
later), `sentences`, `headers` (what a program waits for); then `programs`, whole texts, and `meant`, what these mean beyond
their words. `other_words` says which words stand for the same. A new verb is a line in its module, a new filter a line in
`nouns/traits.py`, another way to say a known thing a line with a wording.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from synth.dsl.ast import Effect
from synth.dsl.english.forms.source import Source, sentence_case
from synth.dsl.english.forms.state import CARRIERS, Carrier, Discourse
from synth.dsl.english.meant import meant, sure, worded
from synth.dsl.english.other_words.synonyms import parted, plainer, said
from synth.dsl.english.programs import EFFECT

__all__ = ["CARRIERS", "Ambiguous", "Carrier", "Declined", "Reading", "read", "write"]


_NTH = "nth "
_MOST = 64
"""The forms of a wording are tried in order; a text that is not the first of them names its place."""


@dataclass(frozen=True)
class Reading:
    effect: Effect
    wording: tuple[str, ...] = ()
    """Named choice points where the text differs from the default surface form."""


class Declined(ValueError):
    """The grammar does not know the text; `token` is the word at which every reading had died."""

    def __init__(self, text: str, at: int) -> None:
        start = text.rfind(" ", 0, at) + 1
        self.text, self.at, self.token = text, start, text[start:].split(" ")[0]
        super().__init__(f"declined at {start} ({self.token!r}): {text[:start]}▸{text[start:]}")


class Ambiguous(ValueError):
    """The text has readings that mean different things."""

    def __init__(self, text: str, readings: tuple[Reading, ...]) -> None:
        self.text, self.readings = text, readings
        super().__init__(f"{len(readings)} readings: {text}")


def read(text: str, carrier: Carrier) -> Reading:
    """What a card text says. Only a reading that prints back to the very text counts."""
    try:
        return _read(text, carrier)
    except Declined as declined:
        usual, replaced = plainer(text)
        if not replaced or said(usual, replaced) != text:
            raise
        try:
            reading = _read(usual, carrier)
        except Declined:
            raise declined from None
        return Reading(reading.effect, (*reading.wording, *replaced))


def _read(text: str, carrier: Carrier) -> Reading:
    """The reading of a text as it stands."""
    source = Source(text)
    found = [
        Reading(meant(effect), state.wording)
        for effect, end, state in EFFECT.read(source, 0, Discourse(carrier))
        if end == len(text) and sure(effect)
    ]
    readings: dict[Effect, Reading] = {}
    for reading in found:
        if reading.effect not in readings and _spelled(reading, carrier) == text:
            readings[reading.effect] = reading
    for reading in found if not readings else ():
        if reading.effect not in readings and (named := _other_words(reading, carrier, text)):
            readings[reading.effect] = named
    if not readings:
        raise Declined(text, source.furthest)
    if len(readings) > 1:
        raise Ambiguous(text, tuple(readings.values()))
    return next(iter(readings.values()))


def write(effect: Effect, carrier: Carrier, wording: tuple[str, ...] = ()) -> str:
    """The card text of an effect, in its default surface form but for the wording; none if it would mean something else."""
    text = _spelled(Reading(effect, wording), carrier) if meant(effect) == effect and sure(effect) else None
    if text is None:
        raise ValueError(f"no English for {effect!r}")
    return text


def _spelled(reading: Reading, carrier: Carrier) -> str | None:
    return next(islice(_spellings(reading, carrier), _place(reading), None), None)


def _spellings(reading: Reading, carrier: Carrier) -> Iterator[str | None]:
    wording, replaced = parted(tuple(one for one in reading.wording if not one.startswith(_NTH)))
    for effect in dict.fromkeys((worded(reading.effect), reading.effect)):
        for text, state in EFFECT.write(effect, Discourse(carrier, wording=wording)):
            if not state.wording:
                yield said(sentence_case(text), replaced)


def _place(reading: Reading) -> int:
    return next((int(one.removeprefix(_NTH)) for one in reading.wording if one.startswith(_NTH)), 0)


def _other_words(reading: Reading, carrier: Carrier, text: str) -> Reading | None:
    """The reading with the place of the text among those that its wording leaves open."""
    for place, spelled in enumerate(islice(_spellings(reading, carrier), _MOST)):
        if spelled == text:
            return Reading(reading.effect, (*reading.wording, f"{_NTH}{place}"))
    return None
