"""The budget: what a call may cost at most is written down before it is made, what it did cost afterwards.

A reservation that was never settled (the process died, the connection broke) counts in full: the cap is hard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.agent.faults import OutOfBudget
from synth.agent.files import append_line, read_lines
from synth.agent.messages import Usage
from synth.spec.errors import InputError

LEDGER = "ledger.jsonl"
LOWER, REPAIR = "lower", "repair"
"""Phases whose calls are about a lowering, or a difference; those of all others are about a card."""


@dataclass(frozen=True)
class Topic:
    """What a conversation is for: its name is the path of its transcript."""

    name: str
    phase: str
    about: str
    """The card, the lowering or the kind of difference it is about."""


class Entry(BaseModel):
    """One call."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int
    conversation: str
    phase: str
    about: str
    model: str
    reserved: Decimal = Field(ge=0)
    usd: Decimal | None = Field(default=None, ge=0, description="none: never settled")
    usage: Usage | None = None
    fault: str | None = None

    @property
    def charged(self) -> Decimal:
        return self.reserved if self.usd is None else self.usd


class Ledger:
    def __init__(self, folder: Path, cap: Decimal) -> None:
        self.path, self.cap = folder / LEDGER, cap
        self._entries = {entry.number: entry for entry in read_entries(folder)}

    @property
    def spent(self) -> Decimal:
        return sum((entry.charged for entry in self._entries.values()), Decimal(0))

    def reserve(self, topic: Topic, model: str, most: Decimal) -> Entry:
        """Puts the worst case of a call aside, or refuses it."""
        if self.spent + most > self.cap:
            raise OutOfBudget(
                f"the next call may cost ${most:.4f}, ${max(self.cap - self.spent, Decimal(0)):.4f} is left of ${self.cap}"
            )
        number = max(self._entries, default=0) + 1
        return self._note(Entry(
            number=number, conversation=topic.name, phase=topic.phase, about=topic.about, model=model, reserved=most
        ))  # fmt: skip

    def settle(self, entry: Entry, usd: Decimal, usage: Usage | None = None, fault: str | None = None) -> None:
        self._note(entry.model_copy(update={"usd": usd, "usage": usage, "fault": fault}))

    def _note(self, entry: Entry) -> Entry:
        self._entries[entry.number] = entry
        append_line(self.path, entry.model_dump(mode="json", exclude_none=True))
        return entry


def read_entries(folder: Path) -> Iterator[Entry]:
    """The calls of a run, each as it stands now."""
    latest: dict[int, Entry] = {}
    for line in read_lines(folder / LEDGER):
        try:
            entry = Entry.model_validate(line)
        except ValidationError as error:
            raise InputError(f"{folder / LEDGER}: {error.errors()[0]['msg']}") from None
        latest[entry.number] = entry
    yield from latest.values()
