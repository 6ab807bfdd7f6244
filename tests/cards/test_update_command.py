"""`synth update` as a user sees it, from sites that stand on paper: what came in, once, again, and offline."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from synth.cli.main import app
from synth.dsl.render import render
from synth.scraper.records import Record, dumps
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue
from synth.update import incoming as incoming_module
from synth.update.page import page
from synth.update.steps import Ledger, digest


@pytest.fixture
def scrape(tmp_path: Path) -> Path:
    """Records of a set that ships, with one card more, one erratum and one text that nobody can read."""
    catalogue = load_catalogue(["A1a"])
    cards = [render(card) for card in catalogue.cards.values()]
    first, second, *_ = cards
    plain = next(card for card in cards if card.is_pokemon and not card.ability)
    attack = plain.attacks[0].model_copy(update={"text": "Draw 3 bananas."})
    new = plain.model_copy(update={"id": "A1a-900", "name": "Zorbling", "stage": 0, "evolves_from": None})
    odd = new.model_copy(update={"id": "A1a-901", "name": "Zorbmaw", "attacks": (attack,)})
    changed = [first.model_copy(update={"hp": first.hp + 10}), second, *cards[2:], new, odd]
    folder = tmp_path / "scrape" / "cards"
    folder.mkdir(parents=True)
    (folder / "A1a.json").write_text(dumps(Record(card, card.id) for card in changed), encoding="utf-8")
    return tmp_path / "scrape"


def test_what_came_in_is_told_against_what_ships(scrape: Path) -> None:
    found = incoming_module.incoming(load_catalogue(["A1a"]), scrape)
    assert found.laid.new == ("A1a-900",)
    assert [text.printings for text in found.laid.declined] == [("A1a-901",)]
    assert [(change.cards, change.fields[0].field) for change in found.changes.changed] == [(("A1a-001",), "hp")]


def test_the_catalogue_written_is_a_place_with_all_cards(scrape: Path, tmp_path: Path) -> None:
    found = incoming_module.incoming(load_catalogue(["A1a"]), scrape)
    incoming_module.write_incoming(found, tmp_path / "catalogue")
    assert load_catalogue(folder=tmp_path / "catalogue").cards == dict(found.laid.catalogue.cards)


def test_a_step_is_done_once_for_the_same_input(tmp_path: Path) -> None:
    place = tmp_path / "cards"
    place.mkdir()
    (place / "a").write_text("1", encoding="utf-8")
    ledger = Ledger(tmp_path)
    assert ledger.result("read", digest(place)) is None
    ledger.note("read", digest(place), {"new": 1})
    assert Ledger(tmp_path).result("read", digest(place)) == {"new": 1}
    assert Ledger(tmp_path, again=True).result("read", digest(place)) is None
    (place / "a").write_text("2", encoding="utf-8")
    assert Ledger(tmp_path).result("read", digest(place)) is None


def test_a_damaged_ledger_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "update.json").write_text("[1", encoding="utf-8")
    with pytest.raises(InputError, match="delete it to start over"):
        Ledger(tmp_path)


def test_the_page_names_everything() -> None:
    read: dict[str, Any] = {
        "cards": 10,
        "new": [{"card": "Z1-001", "name": "Zorb", "plays_as": None}, {"card": "Z1-002", "name": "Zorb", "plays_as": "Z1-001"}],
        "reprints": 1,
        "changed": [{"cards": ["Z1-003"], "name": "Blip", "fields": [{"field": "hp", "old": "60", "new": "70", "plays": None}]}],
        "declined": [{"cards": ["Z1-004"], "carrier": "attack", "reason": "died at `bananas.`", "text": "Draw 3 bananas."}],
    }
    built = {"cards": 9, "printings": 10, "effects": 3, "actions": 50, "left_out": ["Z1-005 Blop: filter x"]}
    text = page(read, built, ["20000 decisions in 100 games on both engines: 0 differences"])
    for said in (
        "2 new printings (1 of them play like an older card), 1 cards changed, 1 texts declined; 10 printings in all.",
        "Z1-002 Zorb, plays as Z1-001",
        "Z1-003 Blip: hp: 60 → 70",
        "Z1-004 (attack): died at `bananas.`: Draw 3 bananas.",
        "cannot play Z1-005 Blop: filter x",
        "0 differences",
    ):
        assert said in text


def test_bad_options_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["update", "--out", str(tmp_path / "out"), "--scenarios", str(tmp_path / "nowhere")])
    assert isinstance(done.exception, InputError) and not (tmp_path / "out").exists()


def test_offline_without_a_scrape_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["update", "--out", str(tmp_path / "out"), "--offline", "--json"])
    assert isinstance(done.exception, InputError)
    assert json.dumps("update") not in done.stdout
