"""What tokens cost. A model without a price is an error: nothing is ever free by oversight."""

import json
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from synth.agent.faults import TooLong
from synth.agent.messages import Request, Usage
from synth.spec.errors import InputError, suggestion

PRICES = Path(__file__).with_name("prices.json")
_MILLION = Decimal(1_000_000)
FRAME = 1_000
"""Tokens the service adds to a request by itself: its instructions for tools, the frame of each message."""


class Price(BaseModel):
    """USD for a million tokens, since a day."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    model: str
    since: date
    input: Decimal = Field(gt=0)
    cache_write: Decimal = Field(gt=0)
    cache_read: Decimal = Field(gt=0)
    output: Decimal = Field(gt=0)
    prompt_up_to: int | None = Field(default=None, gt=0, description="longer prompts cost more than this row says")

    def cost(self, usage: Usage) -> Decimal:
        """What a call has cost."""
        return (
            usage.input_tokens * self.input
            + usage.cache_creation_input_tokens * self.cache_write
            + usage.cache_read_input_tokens * self.cache_read
            + usage.output_tokens * self.output
        ) / _MILLION

    def bound(self, request: Request) -> Decimal:
        """The most a call can cost: no token is shorter than a byte, nothing comes from the cache, every token is used."""
        return self.most(request.bytes, request.max_tokens)

    def most(self, prompt_bytes: int, max_tokens: int) -> Decimal:
        tokens = prompt_bytes + FRAME
        if self.prompt_up_to and tokens > self.prompt_up_to:
            raise TooLong(f"a prompt of {prompt_bytes} bytes is too long for the price of {self.model}")
        return (tokens * max(self.input, self.cache_write) + max_tokens * self.output) / _MILLION


def price_of(model: str, today: date | None = None, path: Path = PRICES) -> Price:
    """The newest price of the model that holds today."""
    rows = _read(path)
    today = today or date.today()
    valid = [row for row in rows if row.model == model and row.since <= today]
    if not valid:
        raise InputError(f"no price is known for model {model}{_hint(model, rows)}; prices are in {path.name}")
    return max(valid, key=lambda row: row.since)


def _read(path: Path) -> list[Price]:
    try:
        return TypeAdapter(list[Price]).validate_python(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, ValidationError) as error:
        raise InputError(f"{path}: no list of prices ({' '.join(str(error).split())[:200]})") from None


def _hint(model: str, rows: Iterable[Price]) -> str:
    known = sorted({row.model for row in rows})
    return suggestion(model, known) or f"; known: {', '.join(known)}"
