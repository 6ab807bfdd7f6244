"""The few things a browser may say."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LONGEST = 2_000
"""Characters of a frame that a browser may send; it has nothing longer to say."""


class _Said(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Act(_Said):
    """A move, and the decision it was made for: a late click is not a move of the next decision."""

    type: Literal["act"]
    step: int = Field(ge=0, le=10_000)
    action: int = Field(ge=0, le=10_000)


class Ask(_Said):
    type: Literal["next", "undo", "think"]
    step: int = Field(ge=0, le=10_000)


Said = TypeAdapter[Act | Ask](Annotated[Act | Ask, Field(discriminator="type")])
