"""Bad cards and rules: one clear line, exit status 2, and nothing is written anywhere."""

from collections.abc import Callable
from pathlib import Path

import pytest

from synth.cli.main import COMMANDS
from synth.dsl import english
from synth.dsl.english.forms.core import Choice, Literal
from synth.dsl.parser import parse_effect
from synth.dsl.render import render
from synth.scraper.records import UNFINISHED, Record, dumps
from synth.spec.store import load_catalogue
from tests.cards.test_own import GOOD
from tests.cli.conftest import Ran

Synth = Callable[..., Ran]


@pytest.fixture
def refused(synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs every command that would write, with one bad place or rule file."""
    cache, out = tmp_path / "cache", tmp_path / "out"
    monkeypatch.setenv("SYNTH_CACHE", str(cache))
    monkeypatch.setenv("SYNTH_CARDS", "")
    monkeypatch.setenv("SYNTH_RULES", "")
    for command in ("train", "balance", "matchup", "simulate"):
        monkeypatch.setattr(f"synth.cli.{COMMANDS[command].module}.use_devices", lambda *_: None)

    def run(option: str, path: Path, *words: str) -> None:
        before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
        commands: list[tuple[object, ...]] = [
            ("build", "tcgjax", "--out", out, option, path),
            ("train", "--out", out, option, path),
            ("matchup", "--out", out, option, path),
            ("simulate", "pawmot-nemona", "pawmot-nemona", "--export", out, option, path),
        ]
        commands += [("balance", path, "--out", out), ("spec", "export", option, path)] if option == "--cards" else []
        for command in commands:
            synth(*command).refused(*words)
        assert not out.exists() and not cache.exists()
        assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before

    return run


OWN = {
    "an unknown key": (GOOD.replace("hp: 60", "hp: 60\n    hpp: 70"), "line 6: cards.hpp: unknown key; did you mean hp?"),
    "an Ability on a Trainer": (
        GOOD + "    ability: {name: Calm, text: Draw a card.}\n",
        "card Zorb Coach: card: a Trainer card has no Ability and no attacks",
    ),
    "a name that ships": (GOOD.replace("Zorbling", "Charmander"), "line 3: card Charmander: name: shadows a card that ships"),
}


@pytest.mark.parametrize("case", OWN)
def test_a_card_file(case: str, refused: Callable[..., None], tmp_path: Path) -> None:
    text, complaint = OWN[case]
    path = tmp_path / "own.yaml"
    path.write_text(text, encoding="utf-8")
    refused("--cards", path, complaint)


def test_a_text_that_reads_two_ways(
    refused: Callable[..., None], synth: Synth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No wording of the grammar does, so one is made that does."""
    one, other = parse_effect("attack { draw my 1 }"), parse_effect("attack { draw my 2 }")
    monkeypatch.setattr(english, "EFFECT", Choice(Literal("draw some.", one), Literal("draw some.", other)))
    path = tmp_path / "own.yaml"
    path.write_text(GOOD.replace("Flip a coin. If heads, this attack does 30 more damage.", "Draw some."), encoding="utf-8")
    said = "line 10: text: reads 2 ways: `attack { draw my 1 }` or `attack { draw my 2 }`"
    refused("--cards", path, said, "synth card check")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("bench = 7\n", "line 1: bench: Input should be less than or equal to 6"), ("turns = 9\n", "line 1: unknown rule turns")],
)
def test_a_rule_outside_its_range(text: str, complaint: str, refused: Callable[..., None], tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    refused("--rules", path, complaint)


def test_a_scrape_that_is_half_there(refused: Callable[..., None], tmp_path: Path) -> None:
    scrape = tmp_path / "scrape"
    (scrape / "cards").mkdir(parents=True)
    refused("--cards", scrape, "no card records there")
    card = next(iter(load_catalogue(["A1a"]).cards.values()))
    whole = dumps([Record(render(card), card.play_id)])
    (scrape / "cards" / "A1a.json").write_text(whole[: len(whole) // 2], encoding="utf-8")
    refused("--cards", scrape, "A1a.json", "not UTF-8 JSON")
    (scrape / "cards" / "A1a.json").write_text(whole, encoding="utf-8")
    (scrape / UNFINISHED).touch()
    refused("--cards", scrape, "interrupted while it was writing", "synth scrape --offline --out")
