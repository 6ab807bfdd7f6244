"""A whole text: programs, each with what it waits for."""

from typing import Literal

from pydantic import Field

from synth.dsl.ast.node import Node
from synth.dsl.ast.nouns import Side
from synth.dsl.ast.statements import Block
from synth.dsl.ast.timing import Event
from synth.dsl.ast.values import Condition
from synth.spec.cards import Energy, Kind


class Program(Node):
    """A header (what it waits for, under which condition, optional or not) and what it then does."""

    event: Event
    whose: Side | None = Field(default=None, description="who attaches, plays or evolves")
    energy: Energy | None = None
    card_kind: Kind | Literal["trainer"] | None = Field(default=None, description="what is played")
    may: bool = False
    condition: Condition | None = None
    body: Block


Effect = tuple[Program, ...]
"""What one card text does: nearly always a single program."""
