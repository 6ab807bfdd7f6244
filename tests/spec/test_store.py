"""The catalogue on disk: readable, deterministic, and the same cards when read back."""

import json
from pathlib import Path

import pytest

from synth.spec.errors import InputError
from synth.spec.store import load_catalogue, write_catalogue
from tests.spec.made_up import CARDS, CATALOGUE, EMBERLING, EMBERLING_AGAIN, PROMO, PYROOK


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_catalogue(CARDS, tmp_path)
    return tmp_path


def test_cards_come_back_in_order_of_release(folder: Path) -> None:
    loaded = load_catalogue(folder=folder)
    assert dict(loaded.cards) == dict(CATALOGUE.cards)
    assert list(loaded.cards)[-1] == PROMO.id


def test_the_same_cards_give_the_same_bytes(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    again = tmp_path_factory.mktemp("again")
    write_catalogue(reversed(CARDS), again)
    files = sorted(path.name for path in folder.iterdir())
    assert files == ["P-Z.json", "Z1.json"]
    assert [(again / name).read_bytes() for name in files] == [(folder / name).read_bytes() for name in files]


def test_a_reprint_states_only_what_is_printed_differently(folder: Path) -> None:
    content = json.loads((folder / "Z1.json").read_text(encoding="utf-8"))
    assert content["printed"]["same_as"] == {"Z1-001": [20]}
    assert "Z1-020" not in {row["id"] for row in content["cards"]}
    assert 20 in content["printed"]["rarity"]["☆"]
    assert "illustrator" not in content["printed"]


def test_three_in_a_row_are_the_first_and_the_last(tmp_path: Path) -> None:
    rows = [EMBERLING.model_copy(update={"id": f"Z1-{number:03}", "rarity": "◊"}) for number in (1, 2, 3, 5, 6)]
    (path,) = write_catalogue(rows, tmp_path)
    assert json.loads(path.read_text(encoding="utf-8"))["printed"]["rarity"] == {"◊": [[1, 3], 5, 6]}
    assert list(load_catalogue(folder=tmp_path).cards.values()) == rows


def test_defaults_are_not_written(folder: Path) -> None:
    rows = {row["id"]: row for row in json.loads((folder / "Z1.json").read_text(encoding="utf-8"))["cards"]}
    assert list(rows[PYROOK.id]) == ["id", "name", "evolves_from", "hp", "type", "retreat", "attacks"]


def test_an_effect_is_a_list_and_one_with_names_is_read_too(tmp_path: Path) -> None:
    hand = next(card for card in CARDS if card.effect)
    assert hand.effect
    read = hand.model_copy(update={"effect": hand.effect.model_copy(update={"by": "grammar", "wording": ("joined",)})})
    (path,) = write_catalogue([read], tmp_path)
    content = json.loads(path.read_text(encoding="utf-8"))
    program, text_hash, wording = content["cards"][0]["effect"]
    content["cards"][0]["effect"] = {"wording": wording, "program": program, "text_hash": text_hash}
    for _ in ("as it is written", "as it was written"):
        assert load_catalogue(folder=tmp_path).get(read.id) == read
        path.write_text(json.dumps(content), encoding="utf-8")


def test_an_attack_is_a_list_and_one_with_names_is_read_too(folder: Path) -> None:
    path = folder / "Z1.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    rows = [row for row in content["cards"] if row.get("attacks")]
    before = load_catalogue(folder=folder)
    for row in rows:
        fields = ("name", "cost", "damage", "effect", "op")
        said = (dict(zip(fields, attack, strict=False)) for attack in row["attacks"])
        row["attacks"] = [{field: value for field, value in one.items() if value is not None} for one in said]
    path.write_text(json.dumps(content), encoding="utf-8")
    assert rows and load_catalogue(folder=folder) == before
    rows[0]["attacks"] = [["Nip", "C", 10, None, "+", 3]]
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(InputError):
        load_catalogue(folder=folder).get(rows[0]["id"])


def test_a_set_alone_finds_definitions_in_other_sets(folder: Path) -> None:
    promos = load_catalogue(["P-Z"], folder)
    assert list(promos.cards.values()) == [PROMO]
    assert promos.unique == (PROMO,)


def test_unique_has_one_printing_of_each_card() -> None:
    assert [card.id for card in CATALOGUE.unique][:2] == [EMBERLING.id, PYROOK.id]
    assert EMBERLING_AGAIN not in CATALOGUE.unique
    assert PROMO not in CATALOGUE.unique


def test_an_unknown_card_is_named_with_close_ones() -> None:
    with pytest.raises(InputError, match="unknown card Z1-0021; did you mean Z1-002 or Z1-001"):
        CATALOGUE.get("Z1-0021")


def test_an_unknown_set_is_named_with_those_there(folder: Path) -> None:
    with pytest.raises(InputError, match=r"no set Z2 in .*; there are P-Z Z1"):
        load_catalogue(["Z2"], folder)


def test_printings_that_differ_in_play_cannot_share_a_definition(tmp_path: Path) -> None:
    wrong = EMBERLING_AGAIN.model_copy(update={"hp": 70})
    with pytest.raises(InputError, match="Z1-020 does not play like Z1-001"):
        write_catalogue([EMBERLING, wrong], tmp_path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "cannot be read as UTF-8 JSON"),
        ("{}", "expected a list of cards"),
        ('{"cards": [{"id": "Z1-001"}], "printed": {"rarity": {"☆": [2]}}}', "printed: rarity: ☆: Z1-002 is no card"),
        ('{"cards": [{"id": "Z1-001"}], "printed": {"same_as": {"Z1-002": [1]}}}', "same_as: Z1-002: Z1-001 is no card"),
        ('{"cards": [], "printed": {"same_as": {"Z1-002": ["1"]}}}', "expected numbers or [first, last], not '1'"),
        ('{"cards": [], "printed": {"same_as": {"Z1-002": [[9, 1]]}}}', "expected numbers or [first, last], not [9, 1]"),
        ('{"cards": [], "printed": {"rarity": {"☆": [[1, 9]]}}}', "printed: rarity: ☆: Z1-001 is no card"),
        ('{"cards": [], "printed": {"same_as": {"Z1-002": [1]}}}', "same_as Z1-002 is no card with a definition"),
        ('{"cards": [{"id": "Z1-001"}], "printed": {"hue": {"red": [1]}}}', "printed: hue"),
        ("[3]", "entry 0: expected a card with an id"),
        ('[{"id": "Z2-001"}]', "belongs into the file of another set"),
        ('[{"id": "Z1-001", "same_as": "Z1-009"}]', "same_as Z1-009 is no card with a definition"),
        ('[{"id": "Z1-001", "name": "Odd", "kind": "item", "hp": 7}]', "card Z1-001: hp"),
        ('[{"id": "Z1-001", "name": "Odd", "kind": "item", "hue": 7}]', "card Z1-001: hue"),
    ],
)
def test_a_broken_file_is_one_line(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "Z1.json").write_text(content, encoding="utf-8")
    with pytest.raises(InputError) as error:
        load_catalogue(folder=tmp_path)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
