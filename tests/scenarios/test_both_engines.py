"""Every scenario holds on the generated engine too, which is compared with the reference in every cell on the way."""

from pathlib import Path

import typer
from typer.testing import CliRunner

from synth.cli.verification.scenario import scenario
from synth.verify.scenarios.scenario import read_files

OWN = Path(__file__).parent
SHARED = OWN.parents[2] / "shared" / "scenarios"


def test_all_scenarios_hold_on_both_engines() -> None:
    app = typer.Typer()
    app.command()(scenario)
    folders = [folder for folder in (OWN, SHARED) if folder.is_dir()]
    result = CliRunner().invoke(app, list(map(str, folders)))
    lines = result.stdout.splitlines()
    count = len(list(read_files(folders)))
    assert not [line for line in lines if line.startswith("FAILS")]
    assert lines[-1] == f"{count} of {count} scenarios hold"
    assert result.exit_code == 0
