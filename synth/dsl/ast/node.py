"""The root of all nodes."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Node(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
