"""The loop: ask, let the tools judge what comes back, tell what was wrong, until a tool is satisfied or the rounds are over."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.agent.asking import Asker
from synth.agent.faults import TooLong
from synth.agent.ledger import Topic
from synth.agent.messages import Answer, Message, Request, ToolCall
from synth.agent.prices import price_of

T = TypeVar("T")
LONGEST_REPLY = 2_000
"""Bytes of a tool's reply."""
CALLS = 4
"""Tool calls of one answer that are run: with the longest reply, the most by which a round lengthens the next prompt."""


@dataclass(frozen=True)
class Accepted(Generic[T]):
    """The tool has what the conversation was for."""

    value: T


@dataclass(frozen=True)
class Told:
    """What the tool has to say; the conversation goes on."""

    text: str
    refused: bool = False


@dataclass(frozen=True)
class Ended:
    """A conversation that led to nothing, and why."""

    why: str


@dataclass(frozen=True)
class Tool:
    """Something the model may do: its arguments are a closed schema, what it does is ours."""

    name: str
    description: str
    arguments: type[BaseModel]
    run: Callable[[Any], Accepted[Any] | Ended | Told]

    def stated(self) -> Message:
        return {"name": self.name, "description": self.description, "input_schema": self.arguments.model_json_schema()}

    def use(self, call: ToolCall) -> Accepted[Any] | Ended | Told:
        try:
            arguments = self.arguments.model_validate(call.input)
        except ValidationError as error:
            first = error.errors()[0]
            return Told(f"{'.'.join(map(str, first['loc']))}: {first['msg']}", refused=True)
        return self.run(arguments)


class Arguments(BaseModel):
    """Of a tool: nothing beyond what it names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Reason(Arguments):
    reason: str = Field(max_length=1_000)


GIVE_UP = Tool(
    "give_up",
    "End the conversation when the task cannot be done. Say why in one or two sentences.",
    Reason,
    lambda given: Ended(f"gave up: {given.reason}"),
)


@dataclass(frozen=True)
class Job:
    """What a conversation starts from, and its limits."""

    model: str
    system: str
    task: str
    tools: tuple[Tool, ...]
    rounds: int
    max_tokens: int
    failure: Callable[[str], str] = str
    """How a refusal is told."""


def converse(asker: Asker, topic: Topic, job: Job) -> Accepted[Any] | Ended:
    messages: list[Message] = [{"role": "user", "content": [_text(job.task)]}]
    refused: set[str] = set()
    for _ in range(job.rounds):
        try:
            answer = asker.ask(topic, _request(job, messages))
        except TooLong as error:
            return Ended(str(error))
        match answer.stop_reason:
            case "refusal":
                return Ended("the model refused")
            case "max_tokens":
                # The last tool call is cut somewhere: it must not be run, and cannot be sent back.
                messages[-1] = _with(messages[-1], "Your answer was cut off: it was too long. Answer more briefly.")
                continue
            case "pause_turn" | "model_context_window_exceeded":
                return Ended(f"the model stopped: {answer.stop_reason}")
        done = _take(job, answer, messages, refused)
        if done:
            return done
    return Ended(f"no result in {job.rounds} rounds")


def _take(job: Job, answer: Answer, messages: list[Message], refused: set[str]) -> Accepted[Any] | Ended | None:
    """Runs the tools of an answer; what they say becomes the next message."""
    tools = {tool.name: tool for tool in job.tools}
    results = []
    for number, call in enumerate(answer.calls):
        said = json.dumps([call.name, call.input], sort_keys=True)
        if said in refused:
            return Ended("the model repeats what was refused")
        if number >= CALLS:
            outcome: Accepted[Any] | Ended | Told = Told("too many calls at once", refused=True)
        elif call.name in tools:
            outcome = tools[call.name].use(call)
        else:
            outcome = Told(f"there is no tool {call.name[:40]}; there are {', '.join(tools)}", refused=True)
        if not isinstance(outcome, Told):
            return outcome
        if outcome.refused:
            refused.add(said)
        results.append(_result(job, call, outcome))
    messages.append({"role": "assistant", "content": list(answer.content) or [_text("(nothing)")]})
    messages.append({"role": "user", "content": results or [_text(f"Use one of the tools: {', '.join(tools)}.")]})
    return None


def _result(job: Job, call: ToolCall, told: Told) -> Message:
    text = job.failure(told.text) if told.refused else told.text
    text = text.encode()[:LONGEST_REPLY].decode(errors="ignore")
    return {"type": "tool_result", "tool_use_id": call.id, "content": text, "is_error": told.refused}


def worst_case(job: Job) -> Decimal:
    """What a conversation can cost at most: all rounds, each answer as long as allowed, nothing from the cache."""
    price, total = price_of(job.model), Decimal(0)
    first = _request(job, [{"role": "user", "content": [_text(job.task)]}]).bytes
    further = job.max_tokens + CALLS * (LONGEST_REPLY + 200)
    for number in range(job.rounds):
        try:
            total += price.most(first + number * further, job.max_tokens)
        except TooLong:
            break  # such a round is not asked for
    return total


def _request(job: Job, messages: Sequence[Message]) -> Request:
    stated = tuple(tool.stated() for tool in job.tools)
    return Request(job.model, job.max_tokens, job.system, stated, tuple(messages))


def _text(text: str) -> Message:
    return {"type": "text", "text": text}


def _with(message: Message, text: str) -> Message:
    return {**message, "content": [*message["content"], _text(text)]}
