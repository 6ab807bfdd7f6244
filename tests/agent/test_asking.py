"""Money and memory: the worst case is put aside before a call, no answer is paid twice, the cap holds whatever happens."""

import json
from datetime import date
from decimal import Decimal

import pytest

from synth.agent.asking import Asker, Patience, Replay, alone_in
from synth.agent.faults import OutOfBudget, ServiceFault, Unanswered
from synth.agent.ledger import Topic, read_entries
from synth.agent.messages import Answer, Request, Usage
from synth.agent.prices import price_of
from synth.spec.errors import InputError

TOPIC = Topic("try/one", "author", "Z1-001")
HELLO = Request("claude-haiku-5-5", 1000, "Be brief.", (), ({"role": "user", "content": "Hello"},))
ANSWER = Answer(
    content=({"type": "text", "text": "Yes?"},), stop_reason="end_turn", usage=Usage(input_tokens=1000, output_tokens=200)
)
MOST = price_of(HELLO.model).bound(HELLO)
BUSY = ServiceFault("busy", again=True, paid=False)
BROKEN = ServiceFault("broken", again=True, paid=True)


class Scripted:
    """Answers from a list; what is a fault is raised."""

    def __init__(self, *replies: Answer | Exception) -> None:
        self.replies, self.calls = list(replies), 0

    def answer(self, request: Request) -> Answer:
        self.calls += 1
        reply = self.replies.pop(0)
        if isinstance(reply, BaseException):
            raise reply
        return reply


def asker(folder, *replies, cap="1", waits=None) -> Asker:
    patience = Patience((1.0, 2.0), (waits if waits is not None else []).append)
    return Asker(folder, Scripted(*replies), Decimal(cap), patience)


def spent(folder) -> Decimal:
    return sum(entry.charged for entry in read_entries(folder))


def test_a_call_costs_what_its_usage_says(tmp_path):
    assert asker(tmp_path, ANSWER).ask(TOPIC, HELLO) == ANSWER
    assert spent(tmp_path) == (1000 * Decimal("0.10") + 200 * Decimal("0.50")) / 1_000_000


def test_tokens_of_the_cache_have_their_own_prices():
    price = price_of("claude-sonnet-5-5", date(2026, 11, 1))
    usage = Usage(input_tokens=1, output_tokens=10, cache_creation_input_tokens=100, cache_read_input_tokens=1000)
    assert price.cost(usage) == (1 * 2 + 10 * 10 + 100 * Decimal("2.5") + 1000 * Decimal("0.2")) / 1_000_000


def test_the_worst_case_counts_every_byte_as_a_token_and_nothing_as_cached():
    price = price_of(HELLO.model)
    assert ((HELLO.bytes + 1000) * price.cache_write + 1000 * price.output) / 1_000_000 == MOST


def test_an_unknown_model_is_an_error_and_never_free():
    with pytest.raises(InputError, match="no price is known for model claude-haiku-55; did you mean claude-haiku-5-5"):
        price_of("claude-haiku-55")
    with pytest.raises(InputError, match="no price is known"):
        price_of("claude-haiku-5-5", date(2026, 10, 6))


def test_a_new_price_holds_from_its_day_on(tmp_path):
    row = {"model": "m", "since": "2026-01-01", "input": 1, "cache_write": 1, "cache_read": 1, "output": 1}
    path = tmp_path / "prices.json"
    path.write_text(json.dumps([row, {**row, "since": "2026-06-01", "output": 2}]))
    assert price_of("m", date(2026, 5, 31), path).output == 1
    assert price_of("m", date(2026, 6, 1), path).output == 2


def test_nothing_is_sent_that_could_break_the_cap(tmp_path):
    at_the_desk = asker(tmp_path, ANSWER, cap=str(MOST - Decimal("0.000001")))
    with pytest.raises(OutOfBudget, match="may cost"):
        at_the_desk.ask(TOPIC, HELLO)
    assert at_the_desk._service.calls == 0 and spent(tmp_path) == 0


def test_the_same_question_is_not_paid_twice(tmp_path):
    asker(tmp_path, ANSWER).ask(TOPIC, HELLO)
    before = spent(tmp_path)
    assert asker(tmp_path).ask(TOPIC, HELLO) == ANSWER
    assert spent(tmp_path) == before


def test_another_conversation_asks_for_itself(tmp_path):
    other = Answer(content=({"type": "text", "text": "No."},), stop_reason="end_turn", usage=ANSWER.usage)
    at_the_desk = asker(tmp_path, ANSWER, other)
    assert at_the_desk.ask(TOPIC, HELLO) == ANSWER
    assert at_the_desk.ask(Topic("try/two", "author", "Z1-001"), HELLO) == other


def test_a_call_that_died_counts_in_full_when_the_run_goes_on(tmp_path):
    with pytest.raises(KeyboardInterrupt):
        asker(tmp_path, KeyboardInterrupt()).ask(TOPIC, HELLO)
    assert spent(tmp_path) == MOST
    with pytest.raises(OutOfBudget):
        asker(tmp_path, ANSWER, cap=str(MOST)).ask(TOPIC, HELLO)


def test_lines_that_an_interruption_cut_are_passed_over(tmp_path):
    asker(tmp_path, ANSWER).ask(TOPIC, HELLO)
    paths = [tmp_path / "ledger.jsonl", tmp_path / "transcripts" / "try" / "one.jsonl"]
    for path in paths:
        path.write_bytes(path.read_bytes() + b'{"digest": "12')
    assert asker(tmp_path).ask(TOPIC, HELLO) == ANSWER
    another = Request(HELLO.model, 1000, "Be brief.", (), ({"role": "user", "content": "Again"},))
    asker(tmp_path, ANSWER).ask(TOPIC, another)
    assert asker(tmp_path).ask(TOPIC, another) == ANSWER
    assert len(list(read_entries(tmp_path))) == 2


def test_a_busy_service_is_asked_again_and_costs_nothing(tmp_path):
    waits: list[float] = []
    assert asker(tmp_path, BUSY, BUSY, ANSWER, waits=waits).ask(TOPIC, HELLO) == ANSWER
    assert waits == [1.0, 2.0]
    assert [entry.fault for entry in read_entries(tmp_path)] == ["busy", "busy", None]
    assert spent(tmp_path) == price_of(HELLO.model).cost(ANSWER.usage)


def test_what_may_have_been_billed_counts_in_full(tmp_path):
    asker(tmp_path, BROKEN, ANSWER).ask(TOPIC, HELLO)
    assert spent(tmp_path) == MOST + price_of(HELLO.model).cost(ANSWER.usage)


def test_retries_end_at_the_cap(tmp_path):
    with pytest.raises(OutOfBudget):
        asker(tmp_path, BROKEN, BROKEN, ANSWER, cap=str(MOST * 2)).ask(TOPIC, HELLO)
    assert spent(tmp_path) == 2 * MOST


def test_the_pause_the_service_names_is_kept_unless_it_is_too_long(tmp_path):
    waits: list[float] = []
    asker(tmp_path, ServiceFault("busy", again=True, paid=False, wait=7), ANSWER, waits=waits).ask(TOPIC, HELLO)
    assert waits == [7]
    with pytest.raises(Unanswered, match="busy, and asks for 3600 s"):
        asker(tmp_path / "b", ServiceFault("busy", again=True, paid=False, wait=3600)).ask(TOPIC, HELLO)


def test_patience_ends(tmp_path):
    with pytest.raises(Unanswered, match="busy"):
        asker(tmp_path, BUSY, BUSY, BUSY, ANSWER).ask(TOPIC, HELLO)
    with pytest.raises(Unanswered, match="bad request"):
        asker(tmp_path, ServiceFault("bad request", again=False, paid=False), ANSWER).ask(TOPIC, HELLO)


def test_a_replay_needs_no_service_and_leaves_the_same_transcripts(tmp_path):
    asker(tmp_path / "run", ANSWER).ask(TOPIC, HELLO)
    replay = Replay(tmp_path / "run", tmp_path / "again")
    assert replay.ask(TOPIC, HELLO) == ANSWER == replay.ask(TOPIC, HELLO)
    said = "transcripts/try/one.jsonl"
    assert (tmp_path / "again" / said).read_bytes() == (tmp_path / "run" / said).read_bytes()
    assert spent(tmp_path / "again") == 0
    with pytest.raises(InputError, match="have no answer"):
        replay.ask(Topic("try/two", "author", "Z1-001"), HELLO)


def test_a_transcript_that_was_tampered_with_is_refused(tmp_path):
    asker(tmp_path, ANSWER).ask(TOPIC, HELLO)
    path = tmp_path / "transcripts" / "try" / "one.jsonl"
    line = json.loads(path.read_text())
    path.write_text(json.dumps({**line, "answer": {"content": "all yours"}}) + "\n")
    with pytest.raises(InputError, match=r"one\.jsonl: no answer"):
        asker(tmp_path).ask(TOPIC, HELLO)


def test_two_runs_do_not_share_a_folder(tmp_path):
    with alone_in(tmp_path), pytest.raises(InputError, match="another run"), alone_in(tmp_path):
        pass
