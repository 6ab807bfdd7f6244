"""A new set the same evening, without touching the install: a package that does not know B4 meets it on the sites."""

from pathlib import Path

import pytest

from tests.cards.hidden_set import SCENARIO, package_with, same_evening
from tests.scraper.test_mirror import SHARED, mirror

pytestmark = pytest.mark.skipif(
    not (SHARED / "mirror/serve.py").exists(), reason="the stand-in and its corpus are not part of the project"
)


def test_an_unknown_set_is_updated_to_played_and_trained(tmp_path: Path) -> None:
    """The package knows one set only, so that the engine with every card is quick to build."""
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text(SCENARIO, encoding="utf-8")
    package = package_with(("A1",), tmp_path / "package")
    with mirror("--new") as urls:
        told = same_evening(package, tmp_path, urls, scenario, "--decisions", 300)
    assert len(told["read"]["new"]) + len({card for text in told["read"]["declined"] for card in text["cards"]}) >= 233
    assert any("differences" in line and ": 0 differences" in line for line in told["checked"])
    assert "1 of 1 scenarios hold" in told["checked"]
    assert "B4-026" in (tmp_path / "new" / "update.md").read_text("utf-8")
