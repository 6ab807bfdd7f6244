"""The command prints one line a scenario and a sum."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from synth.cli.verification.scenario import scenario
from synth.spec.errors import InputError

OWN = Path(__file__).parent
app = typer.Typer()
app.command()(scenario)


def test_all_own_scenarios_hold():
    result = CliRunner().invoke(app, [str(OWN / "abilities.yaml"), "--engine", "reference"])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert all(line.startswith("holds  ") for line in lines[:-1])
    assert lines[-1] == f"{len(lines) - 1} of {len(lines) - 1} scenarios hold"


def test_a_failing_one_is_status_1_and_json_tells_why(tmp_path):
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "name: Wrong\nA: {active: {card: A1-008}}\nB: {active: {card: A1-211}}\nsteps: [{expect: {turn: 9}}]\n"
    )
    result = CliRunner().invoke(app, [str(file), "--engine", "reference", "--json"])
    assert result.exit_code == 1
    row = json.loads(result.output.splitlines()[0])
    assert row["failure"] == "step 1: turn: expected 9, actual 5" and not row["holds"]


def test_an_unknown_card_names_file_scenario_and_key(tmp_path):
    file = tmp_path / "strange.yaml"
    file.write_text("name: Strange\nA: {active: {card: Z9-001}}\nB: {active: {card: A1-211}}\nsteps: [{do: end}]\n")
    with pytest.raises(InputError, match=r"strange\.yaml: scenario Strange: A\.active\.card: unknown card Z9-001"):
        CliRunner().invoke(app, [str(file), "--engine", "reference"], catch_exceptions=False)
