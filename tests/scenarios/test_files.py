"""Files that cannot be read are refused with the file, the scenario and the key; failures say what is wrong."""

from pathlib import Path

import pytest

from synth.reference_py.chance import Drawn
from synth.spec.chance import Purpose, pick, word
from synth.spec.errors import InputError
from synth.verify.scenarios.keys import NoKey, find_key
from synth.verify.scenarios.run import run
from synth.verify.scenarios.scenario import read_file, read_files

POSITION = "name: One\nA: {active: {card: A1-008, energy: G}}\nB: {active: {card: A1-211}}\n"


@pytest.fixture
def write(tmp_path: Path):
    def file(text: str) -> Path:
        path = tmp_path / "some.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return file


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (POSITION + "steps: [{do: end}]\ncoin: H", "some.yaml: scenario One: coin: unknown key; did you mean coins"),
        (POSITION.replace("energy: G", "energy: X") + "steps: [{do: end}]", "A.active.energy"),
        (POSITION.replace("card: A1-211", "damage: 10") + "steps: [{do: end}]", "B.active.card: Field required"),
        (POSITION + "steps: [{do: jump}]", "steps.0.do"),
        (POSITION + "steps: [{do: end, legal: [end]}]", "exactly one of do, legal, illegal, expect"),
        (POSITION + "steps: [{do: end}]\n---\n" + POSITION + "steps: [{do: end}]", "name: used twice"),
        (POSITION + "steps: [{do: end}]\n" + POSITION + "steps: [{do: end}]", "name stands twice"),
        (
            POSITION.replace("A1-211}", "A1-211}, bench: [" + "{card: A1-001}, " * 8 + "]") + "steps: [{do: end}]",
            "B.bench",
        ),
        ("name: [", "some.yaml"),
        ("just text", "scenario number 1"),
    ],
)
def test_a_file_that_cannot_be_read(write, text, complaint):
    with pytest.raises(InputError) as error:
        list(read_file(write(text)))
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("A1-211", "A1-2111"), "B.active.card: unknown card A1-2111"),
        (("A1-211}", "A1-211}, bench: [" + "{card: A1-001}, " * 4 + "]"), "B.bench: at most 3 Pokémon"),
        (("A1-211", "P-A-001"), "B.active.card: P-A-001 Potion is no Pokémon"),
        (("A1-211", "A1-211, damage: 150"), "B.active.damage: 150 on 150 HP would Knock it Out"),
    ],
)
def test_an_impossible_position(pool, write, change, complaint):
    [(_, scenario)] = read_files([write(POSITION.replace(*change) + "steps: [{do: end}]")])
    with pytest.raises(InputError, match=complaint):
        run(scenario, pool)


@pytest.mark.parametrize(
    ("steps", "failure"),
    [
        ("[{do: attack Sting}, {expect: {B.active.damage: 30}}]", "step 2: B.active.damage: expected 30, actual 20"),
        ("[{do: attack Stomp}]", "step 1 `attack Stomp`: the Active Pokémon has no attack Stomp"),
        ("[{legal: [retreat bench.0]}]", "step 1: expected `retreat bench.0` to be legal, it is not"),
        ("[{illegal: [end]}]", "step 1: expected `end` to be illegal, it is legal"),
        ("[{do: choose B.active}]", "step 1 `choose B.active`: B.active is no possible answer"),
    ],
)
def test_a_failing_scenario_says_what_differs(pool, write, steps, failure):
    [(_, scenario)] = read_files([write(POSITION + f"steps: {steps}")])
    assert run(scenario, pool).failure == failure


def test_an_unknown_fact_is_an_error_of_the_file(pool, write):
    [(_, scenario)] = read_files([write(POSITION + "steps: [{expect: {A.active.damge: 0}}]")])
    with pytest.raises(InputError, match=r"step 1: expect: unknown fact A.active.damge"):
        run(scenario, pool)


def test_coins_that_run_out_are_a_failure(pool, write):
    text = POSITION.replace("A1-008", "A1-022") + "steps: [{do: attack Stomp}]"
    [(_, scenario)] = read_files([write(text)])
    assert run(scenario, pool).failure == "step 1 `attack Stomp`: coins: no result left for a coin flip"


def test_a_roll_of_a_type_that_the_deck_lacks_is_a_failure(pool, write):
    [(_, scenario)] = read_files([write(POSITION + "rolls: R\nsteps: [{do: end}]")])
    assert run(scenario, pool).failure == "step 1 `end`: rolls: R is no type of Energy that the deck declares"


def test_no_such_file(tmp_path):
    with pytest.raises(InputError, match="no such file or folder"):
        read_files([tmp_path / "none.yaml"])


def test_a_key_fulfils_all_wishes():
    wishes = [
        Drawn(Purpose.COINS, 0, 5, 0b10110),
        Drawn(Purpose.PICK_POKEMON, 0, 3, 2),
        Drawn(Purpose.PICK_POKEMON, 1, 3, 0),
        Drawn(Purpose.BURN, 1, 2, 1),
    ]
    key = find_key(wishes)
    assert word(key, Purpose.COINS) & 0b11111 == 0b10110
    assert all(pick(word(key, wish.purpose, wish.index), wish.n) == wish.result for wish in wishes[1:])


def test_contradicting_wishes_have_no_key(monkeypatch):
    monkeypatch.setattr("synth.verify.scenarios.keys._SPACE", 1 << 21)
    with pytest.raises(NoKey):
        find_key([Drawn(Purpose.SLEEP, 0, 2, 0), Drawn(Purpose.SLEEP, 0, 2, 1)])
