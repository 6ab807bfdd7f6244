"""The answers of the JSON card site as models: known keys must have their type, unknown ones are told of."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Word = Annotated[str, Field(min_length=1, max_length=2000)]

IGNORED = frozenset(
    {"id", "image", "localId", "set", "variants", "variants_detailed", "dexId", "description", "legal", "updated", "pricing"}
    | {"regulationMark", "logo", "symbol", "serie", "releaseDate", "type"}
)
"""Keys that say nothing about the game: pictures, prices, the story on the card."""


class Answer(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="allow")

    def unread(self) -> list[str]:
        """Keys, here and below, that are neither read nor known to be of no matter."""
        nested = [item for name in type(self).model_fields for item in _models(getattr(self, name))]
        return sorted({*(self.model_extra or {}), *(key for model in nested for key in model.unread())} - IGNORED)


def _models(value: object) -> list[Answer]:
    items = value if isinstance(value, list) else [value]
    return [item for item in items if isinstance(item, Answer)]


class CountAnswer(Answer):
    total: int = Field(ge=0, le=999)


class SetBriefAnswer(Answer):
    id: Word
    card_count: CountAnswer = Field(alias="cardCount")


class SeriesAnswer(Answer):
    sets: list[SetBriefAnswer]


class CardBriefAnswer(Answer):
    id: Word
    local_id: Word = Field(alias="localId")


class SetAnswer(Answer):
    id: Word
    cards: list[CardBriefAnswer]


class AttackAnswer(Answer):
    name: Word
    cost: list[str] = []
    damage: str | int = ""
    effect: Word | None = None


class AbilityAnswer(Answer):
    name: Word
    effect: Word


class WeaknessAnswer(Answer):
    type: str
    value: Literal["+20"] = "+20"


class BoosterAnswer(Answer):
    name: Word


class CardAnswer(Answer):
    category: Literal["Pokemon", "Trainer"]
    id: Word
    name: Word
    illustrator: str | None = None
    rarity: str | None = None
    boosters: list[BoosterAnswer] | None = None
    hp: int | None = None
    types: list[str] = Field(default=[], max_length=1)
    stage: Literal["Basic", "Stage1", "Stage2"] | None = None
    evolve_from: str | None = Field(default=None, alias="evolveFrom")
    suffix: Literal["EX"] | None = None
    abilities: list[AbilityAnswer] = Field(default=[], max_length=1)
    attacks: list[AttackAnswer] = Field(default=[], max_length=2)
    weaknesses: list[WeaknessAnswer] = Field(default=[], max_length=1)
    retreat: int | None = None
    effect: Word | None = None
    trainer_type: str | None = Field(default=None, alias="trainerType")
