"""`import synth` is enough: environments by decks or pools, decks that are legal or refused in a line."""

import subprocess
import sys
from pathlib import Path

import pytest

import synth
from tests.small_engine import small_decks, write_decks

TEN = ["A1-039", "A1-042", "A1-043", "A1-044", "A1-048", "A1-049", "A1-050", "A1-051", "P-A-001", "P-A-007"]


def test_importing_it_is_light() -> None:
    script = "import sys, synth\nprint(*sys.modules)\nassert set(synth.__all__) <= set(dir(synth))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"jax", "numpy", "pydantic", "synth.codegen"} & set(loaded)


def test_everything_it_promises_is_there_and_described() -> None:
    for name in synth.__all__:
        assert getattr(synth, name) and (name.startswith("__") or f"`{name}`" in (synth.__doc__ or "")), name
    with pytest.raises(AttributeError, match="no attribute mak"):
        _ = synth.mak  # type: ignore[attr-defined]


def test_an_environment_for_decks_however_they_are_given(tmp_path: Path) -> None:
    files = write_decks(tmp_path)
    one, other = (synth.make(decks=decks) for decks in (small_decks(), files))
    assert one.version == other.version and (one.decks == other.decks).all()
    assert one.decks.shape == (2, 21)
    (again,) = synth.make(decks=[synth.deck(2 * TEN, "Fire")]).decks
    assert again.tolist()[-1] == one.decks[0].tolist()[-1]


@pytest.mark.parametrize(
    ("cards", "energy", "said"),
    [
        (2 * TEN[:9], "Fire", "18 cards, a deck has exactly 20"),
        (2 * TEN[1:] + ["A1-039"], "Fire", "19 cards"),
        (10 * ["P-A-001", "P-A-007"], "Fire", "10 cards named Potion"),
        (2 * ["P-A-001", "P-A-007", *(f"A1-{number}" for number in range(219, 227))], "Fire", "no Basic Pokémon"),
        (2 * [*TEN[:9], "A1-999"], "Fire", "unknown card A1-999"),
        (2 * TEN, "Fir", "unknown type of Energy Fir; did you mean Fire"),
        (2 * TEN, ["Fire", "Dragon"], "Dragon Energy cannot be declared"),
    ],
)
def test_a_deck_that_is_not_legal_is_refused(cards: list[str], energy: str, said: str) -> None:
    with pytest.raises(synth.InputError) as refused:
        synth.deck(cards, energy)
    assert said in str(refused.value) and "\n" not in str(refused.value)


def test_what_cannot_be_made() -> None:
    for arguments, said in (
        ({"name": "chess"}, "no engine is called chess"),
        ({"decks": []}, "no decks given"),
        ({"decks": "pawmot-nemona"}, "are lists"),
        ({"decks": ["pawmot-nemon"]}, "did you mean pawmot-nemona"),
        ({"pool": "first", "sets": ["A1"]}, "pool or sets"),
        ({"sets": ["Z9"]}, "no set Z9"),
        ({"pool": "nowhere"}, "no such file"),
    ):
        with pytest.raises(synth.InputError, match=said):
            synth.make(**arguments)  # type: ignore[arg-type]
    with pytest.raises(synth.InputError, match="no engine in"):
        synth.load("nowhere")


def test_decks_that_the_pool_does_not_have(tmp_path: Path) -> None:
    (tmp_path / "pool.txt").write_text("\n".join(TEN))
    with pytest.raises(synth.InputError, match="is not in the pool of the engine"):
        synth.make(decks=small_decks(), pool=tmp_path / "pool.txt")
    env = synth.make(pool=tmp_path / "pool.txt")
    assert len(env.decks) == 64
