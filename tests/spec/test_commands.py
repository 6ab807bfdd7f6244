"""The commands on a made-up catalogue: what they print for people, for programs, and for mistakes."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from synth.cli.cards.coverage import coverage
from synth.cli.cards.deck import app as deck_app
from synth.cli.cards.spec import app as spec_app
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue, write_catalogue
from tests.spec.made_up import CARDS
from tests.spec.test_decks import EXPORT

MEND = "Heal 170 damage from this Pokémon."
NONSENSE = "Heal 170 damage from the nearest lamp post."

coverage_app = typer.Typer()
coverage_app.command()(coverage)


def run(app: typer.Typer, *arguments: object) -> Result:
    result = CliRunner().invoke(app, list(map(str, arguments)))
    if isinstance(result.exception, InputError):
        raise result.exception
    return result


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    write_catalogue(CARDS, tmp_path / "catalogue")
    return tmp_path / "catalogue"


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two printed cards, one of which cannot be read."""
    rows = [
        {
            "id": f"Z1-00{number}",
            "name": name,
            "kind": "pokemon",
            "stage": 0,
            "hp": 60,
            "type": "R",
            "attacks": [{"name": "Mend", "cost": "R", "damage": 10, "op": "", "text": text}],
        }
        for number, name, text in ((1, "Emberling", MEND), (2, "Lampling", NONSENSE))
    ]
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "Z1.json").write_text(json.dumps(rows), encoding="utf-8")
    return folder


def test_list_and_show(shelf: Path) -> None:
    listed = json.loads(run(spec_app, "list", "--json", "--unique", "--kind", "pokemon", "--catalogue", shelf).stdout)
    assert [card["id"] for card in listed][:2] == ["Z1-001", "Z1-002"]
    assert "Z1-003\tPyrook ex" in run(spec_app, "list", "--sets", "Z1", "--catalogue", shelf).stdout
    assert "static { give self takes -20 }" in run(spec_app, "show", "Z1-4", "--catalogue", shelf).stdout
    shown = json.loads(run(spec_app, "show", "puddlet", "--json", "--catalogue", shelf).stdout)
    assert shown["ability"]["effect"]["program"] == "static { give self takes -20 }"


def test_show_knows_close_names(shelf: Path) -> None:
    with pytest.raises(InputError, match="no card is named Puddlit; did you mean Puddlet"):
        run(spec_app, "show", "Puddlit", "--catalogue", shelf)


def test_check_exits_with_one_when_a_program_is_wrong(shelf: Path) -> None:
    assert run(spec_app, "check", shelf).exit_code == 0
    file = shelf / "Z1.json"
    file.write_text(file.read_text(encoding="utf-8").replace("takes -20", "takes -2O"), encoding="utf-8")
    result = run(spec_app, "check", shelf, "--json")
    assert result.exit_code == 1
    assert [problem["card"] for problem in json.loads(result.stdout)["problems"]] == ["Z1-004"]


def test_coverage_is_exact_json(records: Path) -> None:
    report = json.loads(run(coverage_app, records, "--json").stdout)
    assert report == {
        "printings": 2,
        "parsed": 1,
        "declined": [{"text": NONSENSE, "at": report["declined"][0]["at"], "printings": 1}],
        "custom": 0,
    }
    assert report["declined"][0]["at"] in NONSENSE.split()


def test_coverage_knows_names_that_ship_and_names_that_only_the_records_have(records: Path) -> None:
    file = records / "Z1.json"
    for name in ("Bulbasaur", "Emberling"):
        text = f"Put a random {name} from your deck into your hand."
        file.write_text(json.dumps([{"id": "Z1-001", "name": "Emberling", "kind": "supporter", "text": text}]), encoding="utf-8")
        assert json.loads(run(coverage_app, records, "--json").stdout)["declined"] == [], name


def test_coverage_for_people(records: Path) -> None:
    output = run(coverage_app, records).stdout
    assert "1 of 2 printings read (50.0%)" in output
    assert NONSENSE in output
    with pytest.raises(InputError, match="no cards of set Z9"):
        run(coverage_app, records, "--sets", "Z9")


def test_build_and_export_give_the_records_back(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "built"
    result = run(spec_app, "build", records, "--out", out, "--json")
    assert json.loads(result.stdout)["cards"] == 1
    assert "left out Z1-002" in result.stderr
    assert list(load_catalogue(folder=out).cards) == ["Z1-001"]
    (record,) = json.loads(run(spec_app, "export", "--json", "--catalogue", out).stdout)
    assert record["attacks"] == [{"name": "Mend", "cost": "R", "damage": 10, "op": "", "text": MEND}]
    run(spec_app, "export", tmp_path / "exported", "--catalogue", out)
    assert json.loads((tmp_path / "exported" / "Z1.json").read_text(encoding="utf-8")) == [record]


def test_deck_check(shelf: Path, tmp_path: Path) -> None:
    (tmp_path / "sample.txt").write_text(EXPORT, encoding="utf-8")
    assert (
        "# sample: legal\nEnergy: Fire\n2 Emberling Z1 1\n"
        in run(deck_app, "check", tmp_path / "sample.txt", "--catalogue", shelf).stdout
    )
    report = json.loads(run(deck_app, "check", tmp_path / "sample.txt", "--json", "--catalogue", shelf).stdout)
    assert (report["deck"], report["legal"], report["energy"], len(report["cards"])) == ("sample", True, ["R"], 20)
    (tmp_path / "short.txt").write_text("1 Emberling Z1 1", encoding="utf-8")
    with pytest.raises(InputError, match="deck short: 1 cards"):
        run(deck_app, "check", tmp_path / "short.txt", "--catalogue", shelf)


def test_the_shipped_decks_are_listed_and_checked_by_name() -> None:
    lines = run(deck_app, "list").stdout.splitlines()
    assert "dragonite-ex-drampa\tWater, Lightning\tDragonite ex, Drampa" in lines
    decks = json.loads(run(deck_app, "list", "--json").stdout)
    assert len(decks) == len(lines) >= 30
    assert all(deck.keys() == {"deck", "energy", "key_cards", "cards"} and len(deck["cards"]) == 20 for deck in decks)
    checked = run(deck_app, "check", *(deck["deck"] for deck in decks))
    assert (checked.exit_code, checked.stdout.count(": legal\n")) == (0, len(decks))


def test_an_unknown_deck_is_named() -> None:
    with pytest.raises(InputError, match=r"charizard-moltres is neither .* did you mean charizard-ex-moltres"):
        run(deck_app, "check", "charizard-moltres")


def test_a_set_that_is_built_again_keeps_its_links(tmp_path: Path) -> None:
    """One set into a catalogue with others: a reprint still names the first printing, in both directions."""

    def printed(*ids: str) -> Path:
        folder = tmp_path / "-".join(ids)
        folder.mkdir()
        for one in ids:
            attack = {"name": "Mend", "cost": "R", "damage": 10, "op": "", "text": MEND}
            row = {"id": one, "name": "Emberling", "kind": "pokemon", "stage": 0, "hp": 60, "type": "R", "attacks": [attack]}
            (folder / f"{one.partition('-')[0]}.json").write_text(json.dumps([row]), encoding="utf-8")
        return folder

    whole, out = printed("Z1-001", "Z2-005"), tmp_path / "catalogue"
    run(spec_app, "build", whole, "--out", out)
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    for sets in ("Z2", "Z1"):
        run(spec_app, "build", whole, "--sets", sets, "--out", out)
        assert {path.name: path.read_bytes() for path in out.iterdir()} == before
    run(spec_app, "build", printed("Z1-002"), "--out", tmp_path / "later")
    run(spec_app, "build", printed("Z0-009"), "--out", tmp_path / "later")
    assert {card.play_id for card in load_catalogue(folder=tmp_path / "later").cards.values()} == {"Z0-009"}


def test_check_notices_a_link_that_is_lost(shelf: Path) -> None:
    first = json.loads((shelf / "Z1.json").read_text(encoding="utf-8"))["cards"][0]
    (shelf / "Z9.json").write_text(json.dumps({"cards": [first | {"id": "Z9-001"}], "printed": {}}), encoding="utf-8")
    result = run(spec_app, "check", shelf, "--json")
    assert result.exit_code == 1
    assert "plays like Z1-001 and is not linked to it" in json.loads(result.stdout)["problems"][0]["what"]
