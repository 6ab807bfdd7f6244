"""A coverage run: which texts the grammar reads, and which it declines at which word."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.report.parts import Section, TableCell, facts, number, table
from synth.spec.errors import InputError


class _Declined(BaseModel):
    text: str = Field(max_length=2000)
    at: str = Field(max_length=200)
    printings: int = Field(ge=0)


class _Coverage(BaseModel):
    """What `synth coverage --json` prints."""

    model_config = ConfigDict(extra="ignore")

    printings: int = Field(ge=0)
    parsed: int = Field(ge=0)
    declined: tuple[_Declined, ...]


def is_coverage(content: Mapping[str, Any]) -> bool:
    return {"printings", "parsed", "declined"} <= content.keys()


def coverage(content: Mapping[str, Any], path: Path) -> Section:
    try:
        one = _Coverage.model_validate(content)
    except ValidationError as error:
        raise InputError(f"{path} is not what synth coverage --json prints: {error.errors()[0]['msg']}") from None
    share = one.parsed / one.printings if one.printings else 0.0
    counts = [("printings", f"{one.printings:,}"), ("read", f"{one.parsed:,} ({share:.1%})")]
    shown = facts([*counts, ("texts declined", f"{len(one.declined):,}")])
    rows = [[number(text.printings), TableCell(text.at, text.at), TableCell(text.text, text.text)] for text in one.declined]
    return Section(f"Coverage: {path.name}", shown + (table(("printings", "stopped at", "text"), rows) if rows else ""))
