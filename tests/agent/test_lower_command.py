"""`synth lower`, as a user runs it against the scripted service: a lowering is taken out, and written anew by the model."""

import json

import pytest

from synth.agent.lower.compiler import ON_TRIAL
from synth.agent.testing.replies import Refuse, call
from synth.agent.testing.server import in_order
from synth.codegen.overlay.lowerings import BUILT_IN
from synth.codegen.overlay.store import Overlay, read_overlays, write_overlay
from synth.verify.trials.unit import verb_hash
from tests.agent.conftest import KEY
from tests.agent.lowerings import (
    DOES_NOT_HOLD,
    END_TURN,
    ENDS_NOTHING,
    HOLDS,
    IMPORTS,
    QUICK,
    SET_HP,
    SET_HP_TOO_HIGH,
    judge_by_sight,
    lowerings,
)
from tests.agent.test_translate_command import files

SEVERAL = ("end_turn", "set_hp")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("synth.cli.agent.lower.EFFORT", QUICK)


@pytest.fixture
def by_sight(monkeypatch):
    judge_by_sight(monkeypatch)


def told(body):
    """What the last tool said."""
    return body["messages"][-1]["content"][0]["content"]


def scripted(body):
    """A model that is wrong about either lowering at first, and right once it has seen the difference."""
    task = body["messages"][0]["content"][0]["text"]
    wrong, right = (SET_HP_TOO_HIGH, SET_HP) if "`set_hp`" in task else (ENDS_NOTHING, END_TURN)
    return lowerings(right if "scenario:" in json.dumps(body["messages"][-1]) else wrong)[0]


def test_a_wrong_lowering_is_shown_the_difference_and_a_right_one_becomes_an_overlay(synth, served, tmp_path):
    server = served(in_order([call("write_scenarios", scenarios=HOLDS), *lowerings(ENDS_NOTHING, END_TURN)]))
    ran = synth("lower", "end_turn", "--out", tmp_path / "run")
    assert ran.status == 0, ran.err
    assert "1 of 1 lowerings written and verified" in ran.out
    assert told(server.asked[1]) == "1 scenarios hold on the reference; your lowering will be held to them"
    difference = told(server.asked[2])
    assert "L1: turn: reference" in difference and "end_turn" in difference and "steps:" in difference
    (overlay,) = read_overlays(tmp_path / "run" / "overlays")
    assert overlay.verb == "end_turn" and overlay.source == END_TURN
    origin = overlay.provenance
    assert (origin.model, origin.transcript) == ("claude-haiku-5-5", "lower/end-turn/claude-haiku-5-5")
    assert origin.reference == verb_hash("end_turn") and origin.prompt and origin.scenarios
    built = synth("build", "tcgjax", "--sets", "A2b", "--overlays", tmp_path / "run" / "overlays", "--out", tmp_path / "engine")
    assert built.status == 0 and (tmp_path / "engine" / "layout.py").is_file()


def test_what_the_model_is_shown(synth, served, by_sight, tmp_path):
    server = served(in_order([call("give_up", reason="Only looking.")]))
    assert synth("lower", "draw", "--out", tmp_path / "run").status == 1
    task = server.asked[0]["messages"][0]["content"][0]["text"]
    system = server.asked[0]["system"][0]["text"]
    assert "# synth.reference_py.verbs.card_moves.draw_cards\ndef draw_cards(" in task
    assert "draw my 2" in task and "class Draw(Node)" in task and "amount: amount" in task
    assert "op(Do." in task and "Do.DRAW" not in task, "neighbours, not what it is asked for"
    assert "draw (number: ask, side: 0..3, mode: 0..2)" in system and "relievable(block)" in system


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ([call("give_up", reason="There is no word for it.")], "gave up: There is no word for it."),
        (lowerings(IMPORTS, IMPORTS), "the model repeats what was refused"),
        (lowerings(*(f"{ENDS_NOTHING}# {n}" * n for n in range(1, 5))), "no result in 4 rounds"),
        ([call("write_lowering", source=END_TURN, verb="heal")] * 2, "the model repeats what was refused"),
        ([call("edit_file", path="synth/verify/trials/trial.py", content="pass")] * 2, "the model repeats what was refused"),
    ],
)
def test_a_failure_is_stated_and_leaves_no_overlay(synth, served, by_sight, tmp_path, answers, why):
    served(in_order(answers))
    ran = synth("lower", "end_turn", "--out", tmp_path / "run")
    assert ran.status == 1
    assert f"FAILED    end_turn: {why}" in ran.out and "0 of 1 lowerings" in ran.out
    assert not (tmp_path / "run" / "overlays").exists()
    kept = json.loads((tmp_path / "run" / "failures" / "end_turn.json").read_text())
    assert kept["attempts"] == [{"model": "claude-haiku-5-5", "why": why}] and kept["overlay"] is None


def test_what_is_not_written_in_the_language_is_refused_and_never_run(synth, served, tmp_path):
    server = served(in_order(lowerings(IMPORTS, END_TURN)))
    assert synth("lower", "end_turn", "--out", tmp_path / "run").status == 0
    assert "line 1" in told(server.asked[1]) and "L1" not in told(server.asked[1])


def test_scenarios_must_hold_on_the_reference(synth, served, by_sight, tmp_path):
    wrong = [
        call("write_scenarios", scenarios=DOES_NOT_HOLD),
        call("write_scenarios", scenarios=HOLDS.replace("A1-001", "Z9-999")),
        call("write_scenarios", scenarios="a: &x 1\nb: *x"),
    ]
    server = served(in_order([*wrong, *lowerings(END_TURN)]))
    assert synth("lower", "end_turn", "--out", tmp_path / "run").status == 0
    said = [told(body) for body in server.asked[1:]]
    assert "on the reference, The turn is over once the Ability has been used does not hold" in said[0]
    assert "there is no card Z9-999" in said[1] and "anchors and aliases" in said[2]


def test_a_larger_model_is_asked_when_the_first_one_fails(synth, served, by_sight, tmp_path):
    def script(body):
        if body["model"] == "claude-haiku-5-5":
            return call("give_up", reason="Too hard.")
        return lowerings(END_TURN)[0]

    served(script)
    ran = synth("lower", "end_turn", "--out", tmp_path / "run", "--escalate", "claude-sonnet-5-5")
    assert ran.status == 0
    (overlay,) = read_overlays(tmp_path / "run" / "overlays")
    assert overlay.provenance.model == "claude-sonnet-5-5"
    shown = json.loads(synth("cost", tmp_path / "run", "--json").out)
    assert [row["what"] for row in shown["phase"]] == ["lower"]
    assert [row["what"] for row in shown["lowering"]] == ["end_turn"] and shown["card"] == []


def test_a_replay_gives_the_same_files(synth, served, by_sight, tmp_path, monkeypatch):
    served(scripted)
    assert synth("lower", *SEVERAL, "--out", tmp_path / "run").status == 0
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9")
    ran = synth("lower", *SEVERAL, "--out", tmp_path / "again", "--replay", tmp_path / "run")
    assert ran.status == 0 and "$0.0000" in ran.out
    assert files(tmp_path / "again") == files(tmp_path / "run")


@pytest.mark.parametrize("answered", [1, 3])
def test_a_run_that_was_stopped_goes_on_without_paying_twice(synth, served, by_sight, tmp_path, answered):
    replies = iter(range(answered))
    stopped = served(lambda body: scripted(body) if next(replies, None) is not None else Refuse(401, "authentication_error"))
    ran = synth("lower", *SEVERAL, "--out", tmp_path / "run")
    assert ran.status == 1 and "the same command goes on from here" in ran.err
    rest = served(scripted)
    assert synth("lower", *SEVERAL, "--out", tmp_path / "run").status == 0
    assert len(stopped.asked) - 1 + len(rest.asked) == 4
    assert len(read_overlays(tmp_path / "run" / "overlays")) == 2


def test_the_budget_ends_a_run_with_nothing_half_written(synth, served, by_sight, tmp_path):
    server = served(scripted)
    ran = synth("lower", *SEVERAL, "--out", tmp_path / "run", "--budget", "0.0001")
    assert ran.status == 1 and server.asked == []
    first = float(ran.err.partition("may cost $")[2].split(",")[0])
    enough = first + 0.00006  # what is said is rounded; an answer costs more than twice that
    ran = synth("lower", *SEVERAL, "--out", tmp_path / "run", "--budget", str(enough))
    assert ran.status == 1 and "may cost" in ran.err and len(server.asked) == 1, "the second round could cost more than is left"
    assert not (tmp_path / "run" / "overlays").exists() and not (tmp_path / "run" / "failures").exists()
    assert json.loads(synth("cost", tmp_path / "run", "--json").out)["total"]["usd"] <= enough
    assert synth("lower", *SEVERAL, "--out", tmp_path / "run").status == 0
    assert len(server.asked) == 4, "the first answer was paid before"


def test_the_worst_case_is_stated_before_a_cent_is_spent(synth, served, by_sight, tmp_path):
    server = served(scripted)
    stated = json.loads(synth("lower", *SEVERAL, "--dry-run", "--json", "--out", tmp_path / "run").out)
    assert stated["lowerings"] == 2 and [row["verb"] for row in stated["each"]] == ["end_turn", "set_hp"]
    assert server.asked == [] and not (tmp_path / "run").exists()
    synth("lower", *SEVERAL, "--out", tmp_path / "run")
    assert 0 < json.loads(synth("cost", tmp_path / "run", "--json").out)["total"]["usd"] < stated["worst_case_usd"]


def test_what_the_catalogue_lacks_is_found(synth, served, by_sight, tmp_path, monkeypatch):
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    assert synth("lower", "--missing").out == "no lowering is missing\n"
    served(scripted)
    ran = synth("lower", "--missing", "--without", "end_turn", "--without", "set_hp", "--out", tmp_path / "run")
    assert ran.status == 0 and "2 of 2 lowerings" in ran.out


def test_bad_input_is_one_line(synth, tmp_path, monkeypatch):
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    synth("lower").refused("name the lowerings to write, or say --missing")
    synth("lower", "end_turn", "--missing").refused("or say --missing")
    synth("lower", "hael").refused("no verb of the effect language", "heal")
    synth("lower", "require").refused("nothing is written for this verb")
    synth("lower", "heal", "--without", "draw card").refused("draw card: no verb")
    synth("lower", "end_turn", "--out", tmp_path / "run").refused("ANTHROPIC_API_KEY is not set")
    synth("lower", "end_turn", "--model", "claude-2").refused("no price is known")
    synth("lower", "end_turn", "--overlays", tmp_path / "absent").refused("absent")
    assert not (tmp_path / "run").exists()


def test_an_overlay_that_is_none_builds_nothing(synth, tmp_path):
    origin = ON_TRIAL.model_copy(update={"reference": verb_hash("end_turn")})
    write_overlay(Overlay(verb="end_turn", source="lower end_turn {\n  stop;\n}\n", provenance=origin), tmp_path / "overlays")
    build = ("build", "tcgjax", "--sets", "A2b", "--overlays", tmp_path / "overlays", "--out", tmp_path / "engine")
    synth(*build).refused("overlay end_turn: line 2: no operation stop")
    write_overlay(Overlay(verb="end_turn", source=END_TURN, provenance=ON_TRIAL), tmp_path / "overlays")
    synth(*build).refused("overlay end_turn: the reference's source of it has changed")
    assert not (tmp_path / "engine").exists()


def test_no_secret_is_written_or_printed(synth, served, by_sight, tmp_path):
    served(scripted)
    ran = synth("lower", "end_turn", "--out", tmp_path / "run")
    kept = b"".join(path.read_bytes() for path in (tmp_path / "run").rglob("*") if path.is_file())
    assert KEY.encode() not in kept and KEY not in ran.out + ran.err
    assert BUILT_IN.source("end_turn") != END_TURN
