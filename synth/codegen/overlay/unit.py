"""The smallest thing codegen can lack and an overlay can bring: what one verb becomes at one joint."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Joint(StrEnum):
    """Where a lowering is called: a statement fills columns of a row; the machine does what columns say; a statement of a
    text that waits for an event is run."""

    COLUMNS = "columns"
    OPERATIONS = "operations"
    TRIGGER = "trigger"


@dataclass(frozen=True, order=True)
class Unit:
    joint: Joint
    verb: str

    def __str__(self) -> str:
        return f"{self.joint} {self.verb}"

    @classmethod
    def parse(cls, text: str) -> Unit:
        """`columns afflict`; ValueError for anything else."""
        joint, _, verb = text.partition(" ")
        if joint not in tuple(Joint) or not verb.isidentifier():
            raise ValueError(f"{text!r} is no unit; write a joint ({', '.join(Joint)}) and a verb, such as `columns afflict`")
        return cls(Joint(joint), verb)
