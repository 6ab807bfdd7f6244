"""Record mode: a conversation through the recording server can be served again from its file."""

import json

from synth.agent.conversation import Accepted, converse
from synth.agent.testing.record import recorded, recording
from synth.agent.testing.replies import Refuse, call
from synth.agent.testing.server import in_order
from tests.agent.test_conversation import JOB, RIGHT, TOPIC


def test_what_was_recorded_can_be_played_again(connect, tmp_path):
    upstream, _ = connect(in_order([call("guess", number=41), RIGHT]))
    script = tmp_path / "script.jsonl"
    through, server = connect(recording(upstream._service, script), tmp_path / "first")
    assert converse(through, TOPIC, JOB) == Accepted(42)
    again, replayed = connect(in_order(list(recorded(script))), tmp_path / "second")
    assert converse(again, TOPIC, JOB) == Accepted(42)
    assert replayed.asked == server.asked
    assert "no key" not in script.read_text()
    assert [json.loads(line)["answer"]["stop_reason"] for line in script.read_text().splitlines()] == ["tool_use"] * 2


def test_a_fault_is_passed_on_and_not_recorded(connect, tmp_path):
    upstream, _ = connect(in_order([Refuse(529), RIGHT]))
    script = tmp_path / "script.jsonl"
    through, _ = connect(recording(upstream._service, script), tmp_path / "first")
    assert converse(through, TOPIC, JOB) == Accepted(42)
    assert len(list(recorded(script))) == 1
