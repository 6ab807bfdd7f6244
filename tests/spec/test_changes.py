"""What a new scrape changes, in terms of the game."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from synth.cli.cards.spec import app
from synth.dsl.render import render
from synth.scraper.records import Record, dumps
from synth.spec.cards import PrintedAbility, PrintedAttack, PrintedCard, Tag
from synth.spec.changes import compare
from synth.spec.errors import InputError
from synth.spec.store import write_catalogue
from tests.spec.made_up import CARDS

HEAL, HEAL_MORE = "Heal 170 damage from this Pokémon.", "Heal 190 damage from this Pokémon."
EMBER = PrintedCard(
    id="Z1-001", name="Ember", kind="pokemon", hp=60, type="R", weakness="W", retreat=1, rarity="◊", pack="rosypack",
    ability=PrintedAbility(name="Glow", text="Nod at the fire."),
    attacks=(PrintedAttack(name="Mend", cost="R", damage=10, text=HEAL), PrintedAttack(name="Puff", cost="RC", damage=30)),
)  # fmt: skip
TEA = PrintedCard(id="Z1-002", name="Tea", kind="item", text="Draw 9 cards.")


def changed(**fields: Any) -> PrintedCard:
    return EMBER.model_copy(update=fields)


def attacks(**fields: Any) -> PrintedCard:
    return changed(attacks=(EMBER.attacks[0].model_copy(update=fields), EMBER.attacks[1]))


@pytest.mark.parametrize(
    ("new", "field", "old", "now"),
    [
        (changed(hp=70), "hp", "60", "70"),
        (changed(weakness=None), "weakness", "W", None),
        (changed(retreat=2), "retreat", "1", "2"),
        (changed(stage=1, evolves_from="Spark"), "evolves_from", None, "Spark"),
        (changed(tags=(Tag.ANCIENT,)), "tags", None, "ancient"),
        (changed(ability=None), "ability Glow", "Nod at the fire.", None),
        (attacks(cost="RR"), "attack Mend cost", "R", "RR"),
        (attacks(damage=20, op="x"), "attack Mend damage", "10", "20x"),
        (attacks(text=HEAL_MORE), "attack Mend text", HEAL, HEAL_MORE),
        (changed(attacks=EMBER.attacks[:1]), "attack Puff", "there", None),
    ],
)
def test_a_changed_field_is_named_with_both_values(new, field, old, now):
    (change,) = compare([EMBER, TEA], [new, TEA]).changed
    assert (change.cards, change.name) == (("Z1-001",), "Ember")
    assert (field, old, now) in [(found.field, found.old, found.new) for found in change.fields]


def test_printings_that_change_alike_are_one_change():
    twin = {"id": "Z1-009", "rarity": "☆"}
    old, new = ([card, card.model_copy(update=twin)] for card in (EMBER, changed(hp=70)))
    assert [change.cards for change in compare(old, new).changed] == [("Z1-001", "Z1-009")]


def test_new_cards_reprints_and_cards_that_are_gone_are_told_apart():
    reprint, fresh = EMBER.model_copy(update={"id": "Z2-001"}), changed(id="Z2-002", hp=90)
    found = compare([EMBER, TEA], [EMBER, reprint, fresh])
    assert [card.id for card in found.added] == ["Z2-001", "Z2-002"]
    assert found.reprints == {"Z2-001": "Z1-001"}
    assert [card.id for card in found.removed] == ["Z1-002"]
    assert list(found.lines())[-1] == "0 changed, 2 new (1 reprints), 1 gone, 0 in print only"


def test_what_is_printed_but_not_played_is_only_counted():
    found = compare([EMBER], [changed(rarity="☆")])
    assert (found.changed, found.print_only) == ((), ("Z1-001",))
    assert not compare([EMBER], [EMBER])


def test_a_catalogue_without_packs_is_no_change_of_print():
    assert not compare([changed(pack="")], [EMBER])


def diff(*arguments: object) -> Result:
    result = CliRunner().invoke(app, ["diff", *map(str, arguments)])
    if isinstance(result.exception, InputError):
        raise result.exception
    return result


def records(path: Path, *cards: PrintedCard) -> Path:
    path.write_text(dumps(Record(card, card.id) for card in cards), encoding="utf-8")
    return path


def test_a_changed_text_is_said_to_play_otherwise_or_as_before_or_to_be_not_understood(tmp_path):
    def told(old: str, new: str) -> str:
        places = (records(tmp_path / f"{at}.json", attacks(text=text)) for at, text in enumerate((old, new)))
        heading, field, plays, _ = diff(*places).stdout.splitlines()
        assert (heading, field) == ("changed Z1-001 Ember", f"  attack Mend text: {old} -> {new}")
        return plays.strip()

    assert told(HEAL, HEAL_MORE) == "plays attack { heal self 170 } -> attack { heal self 190 }"
    article, numeral = (f"Draw 9 cards. Discard {one} [M] Energy from this Pokémon." for one in ("a", "1"))
    assert told(article, numeral) == "plays as before"
    assert told(HEAL, "Heal the nearest lamp post.").startswith("not understood yet")


def test_programs_can_read_the_difference(tmp_path):
    told = diff(records(tmp_path / "old.json", EMBER), records(tmp_path / "new.json", changed(hp=70), TEA), "--json")
    assert json.loads(told.stdout) == {
        "changed": [{"cards": ["Z1-001"], "name": "Ember", "fields": [{"field": "hp", "old": "60", "new": "70", "plays": None}]}],
        "new": [{"card": "Z1-002", "name": "Tea", "plays_as": None}],
        "gone": [],
        "print_only": [],
        "rules": {},
    }


def test_a_catalogue_can_be_compared_with_records(tmp_path):
    write_catalogue(CARDS, tmp_path / "catalogue")
    same = records(tmp_path / "records.json", *map(render, CARDS))
    assert diff(tmp_path / "catalogue", same).stdout == "0 changed, 0 new (0 reprints), 0 gone, 0 in print only\n"


def test_rules_that_differ_are_shown(tmp_path):
    for name, bench in (("old", 3), ("new", 4)):
        (tmp_path / name / "cards").mkdir(parents=True)
        records(tmp_path / name / "cards/Z1.json", EMBER)
        (tmp_path / name / "rules.json").write_text(json.dumps({"bench": {"value": bench}}))
    assert diff(tmp_path / "old", tmp_path / "new").stdout.splitlines()[0] == "rule bench: 3 -> 4"


def test_a_place_without_cards_is_one_line(tmp_path):
    with pytest.raises(InputError, match="no card records there"):
        diff(tmp_path, tmp_path)
    (tmp_path / "Z1.json").write_text("{")
    with pytest.raises(InputError, match=r"Z1\.json: cannot be read"):
        diff(tmp_path, tmp_path)
