"""What is said to the service and what it answers, as frozen data; the wire format is the Messages API's."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, field_validator

Message = Mapping[str, Any]

BLOCK_FIELDS: Mapping[str, tuple[str, ...]] = {
    "text": ("type", "text"),
    "tool_use": ("type", "id", "name", "input"),
    "thinking": ("type", "thinking", "signature"),
    "redacted_thinking": ("type", "data"),
}
"""The blocks an answer may have, and what is sent back of them."""


@dataclass(frozen=True)
class Request:
    """One call: everything that is sent, and nothing about who sends it."""

    model: str
    max_tokens: int
    system: str
    tools: tuple[Message, ...]
    messages: tuple[Message, ...]

    def body(self) -> dict[str, Any]:
        """The part before the conversation is the same for every text, so it is marked for the cache."""
        system = {"type": "text", "text": self.system, "cache_control": {"type": "ephemeral"}}
        return {
            "model": self.model,
            "max_tokens": self.max_tokens,
            "system": [system],
            "tools": list(self.tools),
            "messages": list(self.messages),
        }

    @property
    def bytes(self) -> int:
        return len(json.dumps(self.body(), ensure_ascii=False).encode())

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.body(), sort_keys=True).encode()).hexdigest()[:32]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Usage(_Part):
    """Tokens of one call; those read from the cache and written to it are not among `input_tokens`."""

    input_tokens: int = Field(ge=0)
    output_tokens: int = Field(ge=0)
    cache_creation_input_tokens: int = Field(default=0, ge=0)
    cache_read_input_tokens: int = Field(default=0, ge=0)

    @field_validator("cache_creation_input_tokens", "cache_read_input_tokens", mode="before")
    @classmethod
    def _absent_is_none(cls, value: Any) -> Any:
        return 0 if value is None else value


class ToolCall(_Part):
    id: str = Field(min_length=1)
    name: str
    input: dict[str, JsonValue]


class Answer(_Part):
    """A whole answer: one that ended for a stated reason, with its bill."""

    content: tuple[dict[str, JsonValue], ...]
    stop_reason: Literal[
        "end_turn", "max_tokens", "stop_sequence", "tool_use", "pause_turn", "refusal", "model_context_window_exceeded"
    ]
    usage: Usage

    @field_validator("content")
    @classmethod
    def _known_blocks(cls, content: tuple[dict[str, Any], ...]) -> tuple[dict[str, Any], ...]:
        for block in content:
            fields = BLOCK_FIELDS.get(str(block.get("type")))
            if fields is None or not set(fields) <= block.keys():
                raise ValueError(f"a block of type {block.get('type')} is unknown or lacks a field")
            if block["type"] == "tool_use":
                ToolCall.model_validate(block)
            json.dumps(block, ensure_ascii=False).encode()  # half a character could be neither kept nor sent back
        return tuple({field: block[field] for field in BLOCK_FIELDS[block["type"]]} for block in content)

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        return tuple(ToolCall.model_validate(block) for block in self.content if block["type"] == "tool_use")
