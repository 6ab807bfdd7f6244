"""Every day has a seed of its own, which is printed and can be given."""

import datetime
import os
import subprocess
import sys

import pytest

from tests.daily_seed import VARIABLE, daily_seed


def test_the_seed_is_the_day_or_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "77")
    assert daily_seed() == 77
    monkeypatch.delenv(VARIABLE)
    assert daily_seed() in {int(f"{datetime.datetime.now(datetime.UTC) + one:%Y%m%d}") for one in _AROUND}
    monkeypatch.setenv(VARIABLE, "soon")
    with pytest.raises(ValueError, match="whole number"):
        daily_seed()


_AROUND = (datetime.timedelta(0), datetime.timedelta(seconds=-60))


def test_a_run_prints_it() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "tests/test_daily_seed.py", "-p", "no:cacheprovider"]
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, VARIABLE: "20250102"}, check=False)
    assert ran.returncode == 0 and "again with SYNTH_SEED=20250102" in ran.stdout
