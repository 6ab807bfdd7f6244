"""What a card is: facts, validated. A printed card carries its English; a catalogue card carries effect programs instead."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator


class Energy(StrEnum):
    """Types of Energy and of Pokémon; no Energy is of type Dragon."""

    GRASS = "G"
    FIRE = "R"
    WATER = "W"
    LIGHTNING = "L"
    PSYCHIC = "P"
    FIGHTING = "F"
    DARKNESS = "D"
    METAL = "M"
    COLORLESS = "C"
    DRAGON = "N"


DECLARABLE = tuple(Energy(letter) for letter in "GRWLPFDM")
"""Types a deck may declare for its Energy Zone (rulebook 2.4), in their canonical order."""

UNITS = (*DECLARABLE, Energy.COLORLESS)
"""Types a unit of Energy can have, in the order of every nine-wide block of the state."""


class Kind(StrEnum):
    POKEMON = "pokemon"
    ITEM = "item"
    SUPPORTER = "supporter"
    TOOL = "tool"
    STADIUM = "stadium"
    FOSSIL = "fossil"


class Tag(StrEnum):
    ULTRA_BEAST = "ultra_beast"
    ANCIENT = "ancient"
    FUTURE = "future"


class Status(StrEnum):
    """Special Conditions (rulebook 12.1)."""

    POISONED = "poisoned"
    BURNED = "burned"
    ASLEEP = "asleep"
    PARALYZED = "paralyzed"
    CONFUSED = "confused"


CardId = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z0-9-]{0,7}-\d{3}$")]
# No markup, and nothing that a terminal would obey: control characters, changes of the writing direction.
_READABLE = r"[^<>\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
Name = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=rf"^{_READABLE}+$")]
Cost = Annotated[str, StringConstraints(pattern=r"^[GRWLPFDMC]{0,6}$")]
Text = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=rf"^{_READABLE}+$")]
Label = Annotated[str, StringConstraints(max_length=120, pattern=rf"^{_READABLE}*$")]
Tens = Annotated[int, Field(ge=0, le=500, multiple_of=10)]


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Effect(Frozen):
    """What a text does, in the DSL, with where it came from."""

    program: str
    text_hash: str = Field(pattern=r"^[0-9a-f]{10}$", description="of the normalised English it was read from")
    wording: tuple[str, ...] = Field(default=(), description="where that English departs from its default surface form")
    by: str = Field(default="grammar", description="who wrote the program: grammar, hand, or agent with its transcript")


class PrintedAttack(Frozen):
    name: Name
    cost: Cost = ""
    damage: Tens = 0
    op: Literal["", "+", "x"] = ""
    text: Text | None = None


class PrintedAbility(Frozen):
    name: Name
    text: Text


class Attack(Frozen):
    name: Name
    cost: Cost = ""
    damage: Tens = 0
    op: Literal["", "+", "x"] = ""
    effect: Effect | None = None


class Ability(Frozen):
    name: Name
    effect: Effect


class CardFacts(Frozen):
    """What printed and catalogue cards have in common."""

    id: CardId
    name: Name
    kind: Kind
    stage: int = Field(default=0, ge=0, le=2)
    evolves_from: Name | None = None
    hp: Tens = 0
    type: Energy | None = None
    weakness: Energy | None = None
    retreat: int = Field(default=0, ge=0, le=5)
    tags: tuple[Tag, ...] = ()
    rarity: Label = ""
    illustrator: Label = ""

    @property
    def set(self) -> str:
        return self.id.rsplit("-", 1)[0]

    @property
    def number(self) -> int:
        return int(self.id.rsplit("-", 1)[1])

    @property
    def ex(self) -> bool:
        return self.name.endswith(" ex")

    @property
    def mega(self) -> bool:
        return self.ex and self.name.startswith("Mega ")

    @property
    def points(self) -> int:
        """Points the opponent gets for knocking it out (rulebook 14.5)."""
        return 3 if self.mega else 2 if self.ex else 1

    @property
    def is_pokemon(self) -> bool:
        return self.kind is Kind.POKEMON

    @property
    def is_basic(self) -> bool:
        """A Basic Pokémon card; a Fossil is none outside play (rulebook 2.3)."""
        return self.is_pokemon and self.stage == 0

    @model_validator(mode="after")
    def _consistent(self) -> CardFacts:
        if self.is_pokemon:
            if not self.hp or self.type is None:
                raise ValueError("a Pokémon needs hp and a type")
            if (self.stage > 0) != (self.evolves_from is not None):
                raise ValueError("exactly the evolutions name what they evolve from")
            if self.weakness in (Energy.COLORLESS, Energy.DRAGON):
                raise ValueError("no Pokémon is weak to Colorless or Dragon")
        elif self.stage or self.evolves_from or self.weakness or self.retreat:
            raise ValueError("a Trainer card has no stage, weakness or Retreat Cost")
        return self


class PrintedCard(CardFacts):
    """A card as scraped: with its English."""

    ability: PrintedAbility | None = None
    attacks: tuple[PrintedAttack, ...] = Field(default=(), max_length=2)
    text: Text | None = None
    pack: Label = Field(default="", description="where it is drawn from; no fact of the game, and not every site says it")

    @model_validator(mode="after")
    def _texts(self) -> PrintedCard:
        if self.is_pokemon == (self.text is not None):
            raise ValueError("a Trainer card has a text, a Pokémon has none of its own")
        if not self.is_pokemon and (self.ability or self.attacks):
            raise ValueError("a Trainer card has no Ability and no attacks")
        return self

    @property
    def texts(self) -> tuple[str, ...]:
        texts = (self.text, self.ability and self.ability.text, *(attack.text for attack in self.attacks))
        return tuple(text for text in texts if text)


class Card(CardFacts):
    """A card of the catalogue: effects are programs."""

    ability: Ability | None = None
    attacks: tuple[Attack, ...] = Field(default=(), max_length=2)
    effect: Effect | None = Field(default=None, description="of a Trainer; Fossils have none, they are rules")
    play_id: CardId = Field(description="first printing with the same gameplay")

    @property
    def effects(self) -> tuple[Effect, ...]:
        found = (self.effect, self.ability and self.ability.effect, *(attack.effect for attack in self.attacks))
        return tuple(effect for effect in found if effect)


def card_id(set_code: str, number: int | str) -> str:
    """The id of a printing: set and number padded to three digits."""
    return f"{set_code}-{int(number):03d}"


def set_order(set_code: str) -> tuple[int, str]:
    """Release order of sets: promos last."""
    return (1 if set_code.startswith("P-") else 0, re.sub(r"^([A-Z]\d)$", r"\1 ", set_code))
