"""Records on disk: written in one schema, read back with errors that name the place."""

import json

import pytest

from synth.scraper.output import write_scrape
from synth.scraper.records import read_printed
from synth.spec.errors import InputError
from tests.scraper.paper_sites import Z1

TRAINER = {"id": "Z1-003", "set": "Z1", "number": 3, "name": "Tea Pot", "kind": "supporter", "text": "Pour tea."}
POKEMON = {
    "id": "Z1-001", "name": "Twigling", "kind": "pokemon", "stage": 0, "hp": 60, "type": "G", "ex": False, "points": 1,
    "attacks": [{"name": "Wave", "cost": "G", "damage": 10, "op": "", "text": None}], "tags": ["ancient?"],
    "play_id": "Z1-001", "conflicts": [],
}  # fmt: skip


@pytest.fixture
def folder(sites, tmp_path):
    write_scrape(tmp_path, sites.scrape(tmp_path / "snapshots"), Z1)
    return tmp_path


def test_a_scrape_is_read_back_as_it_was(sites, folder):
    scraped = [record.card for record in sites.scrape(folder / "snapshots").records["Z1"]]
    assert read_printed(folder) == scraped
    assert read_printed(folder / "cards") == read_printed(str(folder / "cards/Z1.json")) == scraped


def test_records_state_the_derived_fields_and_a_trainer_none_of_a_pokemon(folder):
    twig, bough, tea, fossil = json.loads((folder / "cards/Z1.json").read_text("utf-8"))
    assert (bough["set"], bough["number"], bough["ex"], bough["mega"], bough["points"]) == ("Z1", 2, True, False, 2)
    assert list(twig)[-2:] == ["play_id", "conflicts"]
    common = ["id", "set", "number", "name", "kind"]
    ending = ["text", "rarity", "pack", "illustrator", "play_id", "conflicts"]
    assert list(tea) == common + ending
    assert list(fossil) == [*common, "hp", "type", *ending]


def test_disputed_tags_are_read_as_none(tmp_path):
    path = tmp_path / "Z1.json"
    path.write_text(json.dumps([POKEMON]))
    assert read_printed(path)[0].tags == ()


def test_cards_come_in_order_of_release(tmp_path):
    for code, number in (("P-A", 1), ("B1", 2), ("A1a", 1), ("A1", 9), ("A1", 2)):
        card = TRAINER | {"id": f"{code}-{number:03d}", "set": code, "number": number}
        (tmp_path / f"{code}{number}.json").write_text(json.dumps([card]))
    assert [card.id for card in read_printed(tmp_path)] == ["A1-002", "A1-009", "A1a-001", "B1-002", "P-A-001"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ([TRAINER | {"text": ""}], "card Z1-003: field text"),
        ([TRAINER | {"text": 7}], "card Z1-003: field text"),
        ([TRAINER | {"id": "../../Z1-003"}], r"card ../../Z1-003: field id"),
        ([TRAINER | {"number": 4}], "card Z1-003: field number: is 4 but follows to be 3"),
        ([TRAINER | {"flavour": "mint"}], "card Z1-003: field flavour: is no field"),
        ([POKEMON | {"points": 3}], "card Z1-001: field points"),
        ([POKEMON | {"attacks": [{"name": "Wave", "cost": "Q"}]}], "card Z1-001: field attacks.0.cost"),
        ([POKEMON | {"evolves_from": "Leaf"}], "card Z1-001: field .the whole card."),
        ([{"name": "Tea Pot"}], "card at entry 0: field id"),
        ([TRAINER, TRAINER], "card Z1-003: field id: stands twice"),
        ([TRAINER, "Tea Pot"], "entry 1: expected a card record, found str"),
        ({"cards": []}, "expected a list of card records"),
    ],
)
def test_a_wrong_record_is_named_by_file_card_and_field(tmp_path, content, problem):
    path = tmp_path / "Z1.json"
    path.write_text(json.dumps(content))
    with pytest.raises(InputError, match=f"Z1.json: {problem}") as raised:
        read_printed(path)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("content", [b"", b"[", b"\xff\xfe[]", b"[" * 100_000])
def test_a_file_that_is_no_json_is_named(tmp_path, content):
    path = tmp_path / "Z1.json"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"Z1\.json: not UTF-8 JSON"):
        read_printed(path)


def test_a_place_without_records_says_how_to_get_some(tmp_path):
    with pytest.raises(InputError, match="synth scrape"):
        read_printed(tmp_path)
    with pytest.raises(InputError, match="synth scrape"):
        read_printed(tmp_path / "nowhere")
