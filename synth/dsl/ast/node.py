"""The root of all nodes."""

from pydantic import BaseModel, ConfigDict


class Node(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
