"""Card files: what is right becomes cards, what is wrong is one line with file, line and field."""

from pathlib import Path

import pytest

from synth.cards.own import read_own
from synth.cards.places import lay_over
from synth.spec.errors import InputError
from synth.spec.store import load_catalogue

EXAMPLES = Path(__file__).parents[2] / "examples"
GOOD = """set: ZZ
cards:
  - name: Zorbling
    type: fire
    hp: 60
    attacks:
      - name: Puff
        cost: RC
        damage: 20+
        text: Flip a coin. If heads, this attack does 30 more damage.
  - name: Zorb Coach
    kind: supporter
    program: "play { draw my 3 }"
"""
TOML = """set = "ZZ"

[[cards]]
name = "Zorbling"
type = "R"
hp = 60

[[cards.attacks]]
name = "Puff"
cost = "RC"
text = "Draw 3 bananas."
"""


def written(tmp_path: Path, text: str, name: str = "own.yaml") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_texts_and_programs_become_cards_over_those_that_ship(tmp_path: Path) -> None:
    base = load_catalogue()
    laid = lay_over(base, [written(tmp_path, GOOD)])
    assert laid.new == ("ZZ-001", "ZZ-002") and not laid.changed and not laid.declined
    zorbling, coach = (laid.catalogue.get(card) for card in laid.new)
    assert (zorbling.attacks[0].damage, zorbling.attacks[0].op) == (20, "+")
    assert zorbling.attacks[0].effect and zorbling.attacks[0].effect.program == "attack { flip 1; if heads >= 1 { more 30 } }"
    assert coach.effect and coach.effect.program == "play { draw my 3 }"
    assert len(laid.catalogue.cards) == len(base.cards) + 2


BAD = {
    "an unknown key": (GOOD.replace("hp: 60", "hp: 60\n    hpp: 70"), "line 6: cards.hpp: unknown key; did you mean hp?"),
    "a wrong value": (GOOD.replace("hp: 60", "hp: 65"), "line 5: cards.hp: Input should be a multiple of 10 (given 65)"),
    "an Ability on a Trainer": (
        GOOD + "    ability: {name: Calm, text: Draw a card.}\n",
        "card Zorb Coach: card: a Trainer card has no Ability and no attacks",
    ),
    "a text that is not read": (GOOD.replace("If heads, this", "If bananas, this"), "line 10: text: died at `bananas,`"),
    "a text and a program": (GOOD + "    text: Draw 3 cards.\n", "cards: give text or program, not both"),
    "a program of another language": (GOOD.replace("draw my 3", "draw thrice"), "line 13: card Zorb Coach: program:"),
    "a name that ships": (GOOD.replace("Zorbling", "Charmander"), "line 3: card Charmander: name: shadows a card that ships"),
    "a set that ships": (GOOD.replace("set: ZZ", "set: A1"), "line 1: set: A1 is a set that ships"),
    "an evolution of nobody": (
        GOOD.replace("type: fire", "type: fire\n    stage: 1\n    evolves_from: Blip"),
        "evolves_from: no card is named Blip",
    ),
    "a number twice": (
        GOOD.replace("type: fire", "type: fire\n    number: 2").replace("kind:", "number: 2\n    kind:"),
        "number: ZZ-002 is already card Zorbling",
    ),
    "a key twice": (GOOD.replace("hp: 60", "hp: 60\n    hp: 70"), "line 6: hp: stands twice"),
    "an alias": (GOOD.replace("hp: 60", "hp: &a 60"), "anchors, aliases and tags are not read"),
    "no YAML": ("set: [", "not YAML"),
    "something else": ("- 1\n", "the file:"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_is_one_line_with_its_place(case: str, tmp_path: Path) -> None:
    text, complaint = BAD[case]
    path = written(tmp_path, text)
    with pytest.raises(InputError) as error:
        lay_over(load_catalogue(["A1"]), [path])
    assert complaint in str(error.value)
    assert str(error.value).startswith(str(path)) and "\n" not in str(error.value)


def test_toml_says_the_line_too(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        lay_over(load_catalogue(["A1"]), [written(tmp_path, TOML, "own.toml")])
    assert "own.toml, line 11: text: died at `bananas.`" in str(error.value)


def test_the_example_set_has_thirty_cards() -> None:
    assert len(read_own(EXAMPLES / "tidewood.yaml").printed) == 30
