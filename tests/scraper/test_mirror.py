"""A scrape of the local stand-in for the sites gives the reference corpus, field by field, and the catalogue that ships."""

import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from synth.cli.cards.scrape import app
from synth.cli.cards.spec import app as spec_app
from synth.scraper.records import read_printed, read_rules
from synth.spec.rules import RuleSpec
from synth.spec.store import CATALOGUE

SHARED = Path(__file__).resolve().parents[3] / "shared"
NOT_GAMEPLAY = {"pack", "conflicts"}
"""The stand-in serves no packs; conflicts are compared by what was chosen. Every other field is compared."""

pytestmark = pytest.mark.skipif(
    not (SHARED / "mirror/serve.py").exists(), reason="the stand-in and its corpus are not part of the project"
)


@contextmanager
def mirror(*arguments: str):
    command = [sys.executable, str(SHARED / "mirror/serve.py"), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            urls = json.loads(server.stdout.readline())
            yield {f"SYNTH_{site.upper()}_URL": url for site, url in urls.items()}
        finally:
            server.terminate()


def scraped(folder: Path, urls: dict[str, str], sets: str) -> dict[str, object]:
    result = CliRunner().invoke(app, ["--sets", sets, "--out", str(folder), "--json"], env=urls)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def differences(folder: Path, code: str) -> list[str]:
    known = next(place for place in (SHARED / "corpus", SHARED / "new_sets") if (place / f"{code}.json").is_file())
    ours, reference = (
        {card["id"]: card for card in json.loads((place / f"{code}.json").read_text("utf-8"))}
        for place in (folder / "cards", known)
    )
    if list(ours) != list(reference):
        return [f"{code}: other cards or another order"]
    return [
        f"{name}.{field}: {ours[name].get(field)!r}, expected {value!r}"
        for name, card in reference.items()
        for field, value in card.items()
        if field not in NOT_GAMEPLAY and ours[name].get(field) != _settled(field, value)
    ]


def _settled(field: str, value: object) -> object:
    """Tags with a question mark are disputed; the rulebook's default is that the card has none."""
    return [tag for tag in value if not tag.endswith("?")] if field == "tags" else value


def test_a1_and_the_promos_equal_the_corpus(tmp_path):
    with mirror() as urls:
        summary = scraped(tmp_path, urls, "A1,P-A")
    assert differences(tmp_path, "A1") + differences(tmp_path, "P-A") == []
    assert (summary["cards"], summary["failed"], summary["errors"], summary["suspicions"]) == (403, 0, 0, 0)
    assert [card.name for card in read_printed(tmp_path)][:1] == ["Bulbasaur"]
    assert read_rules(tmp_path) == RuleSpec()


def test_a_misbehaving_site_gives_the_same_cards(tmp_path):
    with mirror("--faults", "flaky") as urls:
        summary = scraped(tmp_path, urls, "A1a")
    assert summary["answers"].keys() > {"200"}
    assert differences(tmp_path, "A1a") == []


def test_a_scrape_of_every_set_builds_the_catalogue_that_ships(tmp_path):
    with mirror("--new") as urls:
        scraped(tmp_path / "scrape", urls, "all")
    built = tmp_path / "catalogue"
    result = CliRunner().invoke(spec_app, ["build", str(tmp_path / "scrape"), "--out", str(built)])
    assert result.exit_code == 0, result.output
    files = sorted(path.name for path in CATALOGUE.glob("*.json"))
    assert len(files) == 22
    assert sorted(path.name for path in built.iterdir()) == files
    assert [name for name in files if (built / name).read_bytes() != (CATALOGUE / name).read_bytes()] == []
    assert [gap for name in files for gap in differences(tmp_path / "scrape", name.removesuffix(".json"))] == []


def test_the_corpus_itself_can_be_read():
    assert len(read_printed(SHARED / "corpus")) == 3336
