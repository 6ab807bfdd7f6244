"""Programs of effects as words, read three at a time: what a policy knows of a card's text.

A word is a verb, a side, a zone, a sign …; every number is the same word with a size beside it, and so is every name. A triple of
neighbouring words is a row of numbers that means the same in every pool, and a program is the rows it has.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from synth.spec.cards import Card

_WORD = re.compile(r'"[^"]*"|[A-Za-z_]+|\d+|[^\s\w"]')
WINDOW = 3
EFFECTS = 3
"""of a card: two attacks, and its Ability or what a Trainer card does"""
_NUMBER, _NAME, _EDGE = "#", '"', ""


def words(program: str) -> list[tuple[str, float]]:
    """Each word with the size of a number, else 0."""
    found = []
    for word in _WORD.findall(program):
        if word[0].isdigit():
            found.append((_NUMBER, min(float(word), 300.0) / 50))
        else:
            found.append((_NAME if word[0] == '"' else word, 0.0))
    return found


Triple = tuple[tuple[str, float], ...]


def triples(program: str) -> list[Triple]:
    read = [(_EDGE, 0.0), *words(program), (_EDGE, 0.0)]
    return [tuple(read[at : at + WINDOW]) for at in range(len(read) - WINDOW + 1)]


def programs_of(card: Card) -> list[str]:
    """Of the first attack, the second, and the rest; empty where there is none."""
    attacks = [attack.effect.program if attack.effect else "" for attack in card.attacks[:2]]
    rest = (card.effect, card.ability.effect if card.ability else None)
    return [*attacks, *[""] * (2 - len(attacks)), " ".join(effect.program for effect in rest if effect)]


@dataclass(frozen=True, eq=False)
class Programs:
    """The programs of a pool."""

    cards: Sequence[Card]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the columns of `triples` mean: a word at a place of the triple, or the size of a number there."""
        known = sorted({word for triple in self._triples for word, _ in triple} - {_EDGE})
        return tuple(f"{place} {word}" for place in range(WINDOW) for word in (*known, "size"))

    @cached_property
    def triples(self) -> np.ndarray:
        """[triples, columns] float32"""
        at = {name: column for column, name in enumerate(self.names)}
        rows = np.zeros((max(1, len(self._triples)), len(self.names)), np.float32)
        for row, triple in enumerate(self._triples):
            for place, (word, size) in enumerate(triple):
                if word != _EDGE:
                    rows[row, at[f"{place} {word}"]] = 1.0
                    rows[row, at[f"{place} size"]] = size
        return rows

    @cached_property
    def counts(self) -> np.ndarray:
        """[programs + 1, triples] float32: how often a program has each; the first row is that of no program."""
        counts = np.zeros((len(self._texts) + 1, len(self.triples)), np.float32)
        for row, text in enumerate(self._texts, start=1):
            for triple in triples(text):
                counts[row, self._triples[triple]] += 1.0
        return counts

    @cached_property
    def of_cards(self) -> np.ndarray:
        """[cards + 1, EFFECTS] int32: rows of `counts`."""
        number = {text: row for row, text in enumerate(self._texts, start=1)}
        rows = [[number.get(text, 0) for text in programs_of(card)] for card in self.cards]
        return np.array([[0] * EFFECTS, *rows], np.int32)

    @cached_property
    def _texts(self) -> list[str]:
        return sorted({text for card in self.cards for text in programs_of(card) if text})

    @cached_property
    def _triples(self) -> dict[Triple, int]:
        found = sorted({triple for text in self._texts for triple in triples(text)})
        return {triple: row for row, triple in enumerate(found)}
