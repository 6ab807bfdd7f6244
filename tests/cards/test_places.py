"""Places with cards: whatever they are, they lie over what ships."""

import shutil
from pathlib import Path

import pytest

from synth.cards.places import VARIABLE, lay_over, read_place
from synth.dsl.render import render
from synth.scraper.records import Record, dumps
from synth.spec.errors import InputError
from synth.spec.store import CATALOGUE, Catalogue, load_catalogue

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def shipped() -> Catalogue:
    return load_catalogue()


def records(folder: Path, catalogue: Catalogue, code: str, **changes: object) -> Path:
    """A set as records, with its English written from the programs."""
    cards = [card for card in catalogue.cards.values() if card.set == code]
    printed = [render(card) for card in cards]
    printed[0] = printed[0].model_copy(update=changes)
    folder.mkdir(exist_ok=True)
    (folder / f"{code}.json").write_text(
        dumps(Record(card, one.play_id) for card, one in zip(printed, cards, strict=True)), encoding="utf-8"
    )
    return folder


def test_a_hidden_set_comes_back_from_its_records_as_it_was(shipped: Catalogue, tmp_path: Path) -> None:
    """All that ships but one set, with the records of that set over it, is what ships."""
    rest = Catalogue({name: card for name, card in shipped.cards.items() if card.set != "B3a"})
    laid = lay_over(rest, [records(tmp_path / "scrape", shipped, "B3a")])
    assert laid.declined == ()
    assert set(laid.new) == {name for name, card in shipped.cards.items() if card.set == "B3a"}
    assert {name: card.effects for name, card in laid.catalogue.cards.items()} == {
        name: card.effects for name, card in shipped.cards.items()
    }


def test_what_is_as_it_was_is_not_touched_and_errata_are(shipped: Catalogue, tmp_path: Path) -> None:
    same = lay_over(shipped, [records(tmp_path / "same", shipped, "A1a")])
    assert (same.new, same.changed) == ((), ())
    first = next(card for card in shipped.cards.values() if card.set == "A1a")
    other = lay_over(shipped, [records(tmp_path / "errata", shipped, "A1a", hp=first.hp + 10)])
    assert other.changed == (first.id,) and other.catalogue.get(first.id).hp == first.hp + 10


def test_a_catalogue_is_a_place(tmp_path: Path) -> None:
    shutil.copy(CATALOGUE / "A1.json", tmp_path)
    assert len(read_place(tmp_path).cards) == len(load_catalogue(["A1"]).cards)


def test_the_environment_names_places_for_every_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(EXAMPLES / "tidewood.yaml"))
    assert load_catalogue().get("TW-003").name == "Leviamaw"
    assert [card.set for card in load_catalogue(["TW"]).cards.values()] == ["TW"] * 30
    monkeypatch.delenv(VARIABLE)
    assert "TW-003" not in load_catalogue().cards


def test_a_place_that_is_none_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file or folder"):
        read_place(tmp_path / "nowhere")
    with pytest.raises(InputError, match="no card records there"):
        read_place(tmp_path)
