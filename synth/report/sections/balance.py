"""What a set of cards does to the field: its decks among the others, and its cards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.report.parts import Section, TableCell, number, table
from synth.spec.errors import InputError

STRONG = 0.15
"""A difference in points a game that is shown in full colour."""


class _Share(BaseModel):
    model_config = ConfigDict(extra="ignore")

    games: int = Field(ge=0)
    score: float
    score_low: float
    score_high: float

    @property
    def cell(self) -> TableCell:
        return TableCell(f"{self.score:.1%} [{self.score_low:.1%}, {self.score_high:.1%}]" if self.games else "–", self.score)


class _Deck(BaseModel):
    deck: str = Field(max_length=200)
    of_the_set: bool
    field: _Share
    with_the_set: _Share


class _Card(BaseModel):
    model_config = ConfigDict(extra="ignore")

    card: str = Field(max_length=40)
    name: str = Field(max_length=200)
    new: _Share = Field(alias="with")
    old: _Share = Field(alias="without")
    difference: float
    low: float
    high: float


class _Balance(BaseModel):
    """What `synth balance --json` prints."""

    model_config = ConfigDict(extra="ignore")

    player: str
    games: int
    decks: tuple[_Deck, ...]
    cards: tuple[_Card, ...]


def is_balance(content: Mapping[str, Any]) -> bool:
    return {"player", "decks", "cards", "not_tried"} <= content.keys()


def balance(content: Mapping[str, Any], path: Path) -> list[Section]:
    try:
        one = _Balance.model_validate(content)
    except ValidationError as error:
        raise InputError(f"{path} is not what synth balance --json prints: {error.errors()[0]['msg']}") from None
    decks = [
        [TableCell(row.deck, row.deck), TableCell("yes" if row.of_the_set else "no"), row.field.cell, row.with_the_set.cell]
        for row in sorted(one.decks, key=lambda row: -row.with_the_set.score)
    ]
    cards = [
        [
            TableCell(row.card, row.card), TableCell(row.name, row.name),
            row.new.cell, row.old.cell, _difference(row), number(row.new.games),
        ]
        for row in sorted(one.cards, key=lambda row: -row.difference)
    ]
    said = f"{one.games:,} games by {one.player}"
    columns = ("card", "name", "with it", "with a card like it", "difference", "games")
    return [
        Section(f"Balance: decks, {said}", table(("deck", "of the set", "against the field", "the set's decks in it"), decks)),
        Section("Balance: cards", table(columns, cards)),
    ]


def _difference(row: _Card) -> TableCell:
    text = f"{row.difference:+.1%} [{row.low:+.1%}, {row.high:+.1%}]"
    return TableCell(text, row.difference, tint=max(-1.0, min(1.0, row.difference / STRONG)))
