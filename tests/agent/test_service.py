"""Every way in which the service can fail ends as one fault that says whether to ask again and what it may have cost."""

from collections.abc import Iterator

import pytest

from synth.agent.faults import ServiceFault
from synth.agent.messages import Request
from synth.agent.service import Anthropic
from synth.agent.testing.replies import Cut, Drop, Hang, Raw, Refuse, Reply, Say, call, event, message
from synth.agent.testing.server import ScriptedService, in_order
from synth.spec.errors import InputError

REQUEST = Request("claude-haiku-5-5", 100, "Be brief.", (), ({"role": "user", "content": "Hello"},))
HELLO = Say([{"type": "text", "text": "Hello yourself."}])


@pytest.fixture
def asked() -> Iterator[object]:
    """Asks a service that gives one reply."""
    opened = []

    def ask(reply: Reply, timeout: float = 5.0):
        with ScriptedService(in_order([reply])).running() as server:
            service = Anthropic("no key", server.url, timeout)
            opened.append(service)
            return service.answer(REQUEST)

    yield ask
    for service in opened:
        service.close()


def test_a_whole_message_is_an_answer(asked):
    answer = asked(HELLO)
    assert answer.content == ({"type": "text", "text": "Hello yourself."},)
    assert (answer.stop_reason, answer.usage.input_tokens, answer.usage.output_tokens) == ("end_turn", 1000, 100)


def test_tool_calls_arrive_whole(asked):
    (used,) = asked(call("write", program="attack { more 10 }")).calls
    assert (used.name, used.input) == ("write", {"program": "attack { more 10 }"})


def test_what_the_model_thought_is_kept_for_the_next_round(asked):
    thought = {"type": "thinking", "thinking": "Hm.", "signature": "c2lnbmVk"}
    assert asked(Say([thought, *HELLO.content])).content[0] == thought


MESSAGE_START = event("message_start", message=message(HELLO, "m") | {"content": [], "stop_reason": None})
FAULTS = {
    "429": (Refuse(429, "rate_limit_error", {"retry-after": "7"}), "429", True, False),
    "500": (Refuse(500), "500", True, False),
    "529": (Refuse(529, "overloaded_error"), "529", True, False),
    "a wrong key": (Refuse(401, "authentication_error"), "401", False, False),
    "a bad request": (Refuse(400, "invalid_request_error"), "400", False, False),
    "a dropped connection": (Drop(), "connection failed", True, True),
    "a stream that is cut at once": (Cut(HELLO, 0), "cut", True, True),
    "a stream that is cut half-way": (Cut(HELLO, 3), "cut", True, True),
    "a stream that is cut before its last event": (Cut(HELLO, 6), "cut", True, True),
    "an error inside the stream": (Cut(HELLO, 3, error=True), "overloaded_error inside the stream", True, True),
    "HTML": (Raw(b"<html>Bad gateway</html>", "text/html"), "cut", True, True),
    "HTML called a stream": (Raw(b"<html>Bad gateway</html>"), "cut", True, True),
    "broken JSON": (Raw(b'event: message_start\ndata: {"type": "mess\n\n'), "cannot be read", True, True),
    "no usage": (
        Raw(event("message_start", message={"type": "message", "role": "assistant", "content": []}) + event("message_stop")),
        "not whole",
        True,
        True,
    ),
    "no reason to stop": (Raw(MESSAGE_START + event("message_stop")), "not whole: stop_reason", True, True),
    "a delta for nothing": (
        Raw(MESSAGE_START + event("content_block_delta", index=3, delta={"type": "text_delta", "text": "?"})),
        "cannot be read",
        True,
        True,
    ),
    "half a character": (Say([{"type": "text", "text": "\ud800"}]), "not whole: content", True, True),
    "an unknown block": (Say([{"type": "hologram"}]), "not whole: content", True, True),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_says_what_to_do(asked, name):
    reply, what, again, paid = FAULTS[name]
    with pytest.raises(ServiceFault, match=what) as caught:
        asked(reply)
    assert (caught.value.again, caught.value.paid) == (again, paid)


def test_silence_is_a_fault_after_the_time_limit(asked):
    with pytest.raises(ServiceFault, match="connection failed") as caught:
        asked(Hang(0.6), timeout=0.2)
    assert caught.value.again and caught.value.paid


def test_the_service_may_name_the_pause(asked):
    with pytest.raises(ServiceFault) as caught:
        asked(FAULTS["429"][0])
    assert caught.value.wait == 7


def test_without_a_key_one_line_says_what_else_is_possible(monkeypatch):
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    with pytest.raises(InputError, match=r"ANTHROPIC_API_KEY is not set.*--dry-run.*--replay"):
        Anthropic.from_environment()
