"""What the scripted service can answer: whole messages, and every way in which an answer fails to be one."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Block = Mapping[str, Any]
PLAIN_USAGE = {"input_tokens": 1000, "output_tokens": 100, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0}


@dataclass(frozen=True)
class Say:
    """A whole message."""

    content: Sequence[Block]
    stop_reason: str = "end_turn"
    usage: Mapping[str, int] = field(default_factory=lambda: PLAIN_USAGE)


@dataclass(frozen=True)
class Refuse:
    """An HTTP error."""

    status: int
    kind: str = "api_error"
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Cut:
    """A stream that ends after some events; with `error` the last one says so."""

    reply: Say
    events: int
    error: bool = False


@dataclass(frozen=True)
class Raw:
    """Bytes with status 200."""

    content: bytes
    content_type: str = "text/event-stream"


@dataclass(frozen=True)
class Hang:
    """Nothing at all for a while."""

    seconds: float


@dataclass(frozen=True)
class Drop:
    """A connection that is closed instead of answered."""


Reply = Say | Refuse | Cut | Raw | Hang | Drop


def call(name: str, /, **arguments: Any) -> Say:
    """The use of one tool."""
    block = {"type": "tool_use", "id": f"toolu_{name}", "name": name, "input": arguments}
    return Say([{"type": "text", "text": "I use a tool."}, block], "tool_use")


def message(reply: Say, model: str) -> dict[str, Any]:
    return {
        "id": "msg_test",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": [dict(block) for block in reply.content],
        "stop_reason": reply.stop_reason,
        "stop_sequence": None,
        "usage": dict(reply.usage),
    }


def events(reply: Say, model: str) -> Iterator[bytes]:
    """The message as a stream, tool arguments and texts in two pieces each."""
    begun = message(reply, model) | {"content": [], "stop_reason": None}
    begun["usage"] = dict(reply.usage) | {"output_tokens": 1}
    yield event("message_start", message=begun)
    for index, block in enumerate(reply.content):
        yield event("content_block_start", index=index, content_block=_opened(block))
        for delta in _deltas(block):
            yield event("content_block_delta", index=index, delta=delta)
        yield event("content_block_stop", index=index)
    usage = {"output_tokens": reply.usage["output_tokens"]}
    yield event("message_delta", delta={"stop_reason": reply.stop_reason, "stop_sequence": None}, usage=usage)
    yield event("message_stop")


def event(kind: str, **data: Any) -> bytes:
    return f"event: {kind}\ndata: {json.dumps({'type': kind, **data})}\n\n".encode()


def _opened(block: Block) -> dict[str, Any]:
    empty = {"text": "", "input": {}, "thinking": "", "signature": ""}
    return {name: empty.get(name, value) for name, value in block.items()}


def _deltas(block: Block) -> Iterator[dict[str, Any]]:
    match block["type"]:
        case "text":
            yield from ({"type": "text_delta", "text": part} for part in _halves(block["text"]))
        case "tool_use":
            parts = _halves(json.dumps(block["input"]))
            yield from ({"type": "input_json_delta", "partial_json": part} for part in parts)
        case "thinking":
            yield {"type": "thinking_delta", "thinking": block["thinking"]}
            yield {"type": "signature_delta", "signature": block["signature"]}


def _halves(text: str) -> tuple[str, str]:
    return text[: len(text) // 2], text[len(text) // 2 :]
