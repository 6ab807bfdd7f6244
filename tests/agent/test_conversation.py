"""Whatever the model does, a conversation ends: with what was wanted, or with the reason why not."""

import json

import pytest
from pydantic import Field

from synth.agent.conversation import GIVE_UP, Accepted, Arguments, Ended, Job, Told, Tool, converse
from synth.agent.faults import OutOfBudget, Unanswered
from synth.agent.ledger import Topic, read_entries
from synth.agent.testing.replies import Cut, Drop, Hang, Raw, Refuse, Say, call, event
from synth.agent.testing.server import in_order

TOPIC = Topic("try/one", "author", "Z1-001")


class Guess(Arguments):
    number: int = Field(ge=0, le=100)


def guess(given: Guess) -> Accepted[int] | Told:
    return Accepted(given.number) if given.number == 42 else Told(f"{given.number} is wrong", refused=True)


JOB = Job(
    model="claude-haiku-5-5",
    system="Guess the number.",
    task="A number, please.",
    tools=(Tool("guess", "Names a number.", Guess, guess), GIVE_UP),
    rounds=3,
    max_tokens=500,
    failure=lambda what: f"No: {what}.",
)
RIGHT = call("guess", number=42)
PROSE = Say([{"type": "text", "text": "Forty-two, I think."}])


def said(body: dict) -> list[dict]:
    """The last message of a request."""
    return body["messages"][-1]["content"]


def test_a_right_answer_ends_it(connect):
    asker, server = connect(in_order([RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    (body,) = server.asked
    assert body["system"][0]["cache_control"] == {"type": "ephemeral"}
    assert [tool["name"] for tool in body["tools"]] == ["guess", "give_up"]
    assert body["tools"][0]["input_schema"]["additionalProperties"] is False
    assert "temperature" not in body and "tool_choice" not in body


def test_a_wrong_answer_is_told_what_is_wrong(connect):
    asker, server = connect(in_order([call("guess", number=41), RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    result = {"type": "tool_result", "tool_use_id": "toolu_guess", "content": "No: 41 is wrong.", "is_error": True}
    assert said(server.asked[1]) == [result]


def test_prose_is_answered_with_the_tools_there_are(connect):
    asker, server = connect(in_order([PROSE, RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    assert said(server.asked[1]) == [{"type": "text", "text": "Use one of the tools: guess, give_up."}]


def test_an_empty_answer_is_answered_too(connect):
    asker, _ = connect(in_order([Say([]), RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)


def test_giving_up_is_an_end(connect):
    asker, _ = connect(in_order([call("give_up", reason="It could be anything.")]))
    assert converse(asker, TOPIC, JOB) == Ended("gave up: It could be anything.")


def test_a_refusal_is_an_end(connect):
    asker, server = connect(in_order([Say([], "refusal")]))
    assert converse(asker, TOPIC, JOB) == Ended("the model refused")
    assert len(server.asked) == 1


def test_a_tool_call_that_was_cut_off_is_not_run(connect):
    cut = Say(RIGHT.content, "max_tokens")
    asker, server = connect(in_order([cut, cut, cut]))
    assert converse(asker, TOPIC, JOB) == Ended("no result in 3 rounds")
    assert "too long" in said(server.asked[1])[-1]["text"]
    assert all(len(body["messages"]) == 1 for body in server.asked)


def test_the_rounds_are_limited(connect):
    asker, server = connect(in_order([call("guess", number=number) for number in range(10)]))
    assert converse(asker, TOPIC, JOB) == Ended("no result in 3 rounds")
    assert len(server.asked) == 3


def test_a_model_that_repeats_itself_is_stopped(connect):
    asker, server = connect(in_order([call("guess", number=1), call("guess", number=1), RIGHT]))
    assert converse(asker, TOPIC, JOB) == Ended("the model repeats what was refused")
    assert len(server.asked) == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (call("guess", number="many"), "number: Input should be a valid integer"),
        (call("guess", number=4200), "number: Input should be less than or equal to 100"),
        (call("guess"), "number: Field required"),
        (call("guess", number=42, path="/etc/passwd"), "path: Extra inputs are not permitted"),
    ],
)
def test_bad_arguments_are_told_and_not_run(connect, wrong, why):
    asker, server = connect(in_order([wrong, RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    assert why in said(server.asked[1])[0]["content"]


@pytest.mark.parametrize(
    "wrong",
    [
        call("edit_file", path="synth/verify/rollouts/verifier.py", content="def compare(): return []"),
        call("read_file", path="/etc/passwd"),
        call("bash", command="cat ~/.ssh/id_rsa"),
    ],
)
def test_there_is_no_tool_that_reads_or_edits_files(connect, wrong):
    asker, server = connect(in_order([wrong, RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    (told,) = said(server.asked[1])
    assert told["is_error"] and "there is no tool" in told["content"]


def test_each_of_several_calls_is_answered(connect):
    two = [{**call("guess", number=n).content[1], "id": f"toolu_{n}"} for n in (1, 2)]
    asker, server = connect(in_order([Say(two, "tool_use"), RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    assert [told["tool_use_id"] for told in said(server.asked[1])] == ["toolu_1", "toolu_2"]


PASSING = {
    "429": Refuse(429, "rate_limit_error", {"retry-after": "0"}),
    "500": Refuse(500),
    "529": Refuse(529),
    "dropped": Drop(),
    "cut": Cut(RIGHT, 4),
    "error event": Cut(RIGHT, 4, error=True),
    "HTML": Raw(b"<html></html>", "text/html"),
    "broken JSON": Raw(b"event: message_start\ndata: {\n\n"),
    "missing fields": Raw(event("message_start", message={"type": "message", "content": []}) + event("message_stop")),
}


@pytest.mark.parametrize("name", [*PASSING, "silence"])
def test_a_passing_fault_is_overcome_within_the_budget(connect, tmp_path, name):
    asker, _ = connect(in_order([PASSING.get(name, Hang(2.5)), RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    assert asker.ledger.spent <= asker.ledger.cap
    assert len([entry for entry in read_entries(tmp_path / "run") if entry.fault]) == 1


@pytest.mark.parametrize("name", PASSING)
def test_a_lasting_fault_ends_it_with_nothing_half_written(connect, tmp_path, name):
    asker, _ = connect(in_order([PASSING[name]] * 9))
    with pytest.raises(Unanswered):
        converse(asker, TOPIC, JOB)
    assert not (tmp_path / "run" / "transcripts").exists()
    assert asker.ledger.spent <= asker.ledger.cap
    for line in (tmp_path / "run" / "ledger.jsonl").read_text().splitlines():
        json.loads(line)


def test_a_conversation_ends_at_the_cap_and_goes_on_with_a_larger_one(connect, tmp_path):
    wrong = call("guess", number=1)
    asker, _ = connect(in_order([wrong]), cap="0.0006")
    with pytest.raises(OutOfBudget):
        converse(asker, TOPIC, JOB)
    asker, server = connect(in_order([RIGHT]))
    assert converse(asker, TOPIC, JOB) == Accepted(42)
    assert len(server.asked) == 1, "the first answer was paid before"


def test_a_conversation_that_outgrows_its_price_ends(connect):
    asker, server = connect(in_order([Say([{"type": "text", "text": "blah " * 25_000}]), RIGHT]))
    assert "too long for the price" in converse(asker, TOPIC, JOB).why
    assert len(server.asked) == 1


def test_no_key_gets_into_what_is_kept(connect, tmp_path):
    asker, _ = connect(in_order([RIGHT]))
    converse(asker, TOPIC, JOB)
    kept = "".join(path.read_text() for path in (tmp_path / "run").rglob("*.jsonl"))
    assert "no key" not in kept and "x-api-key" not in kept.lower()
