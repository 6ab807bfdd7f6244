"""From a site to a game with its new cards: three commands, and the install is as it was."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from synth.spec.store import CATALOGUE
from tests.cli.conftest import Ran
from tests.scraper.paper_sites import AMBER, BOUGHLING, TEAPOT, TWIGLING, PaperAttack, PaperSites

READABLE = (
    replace(TWIGLING, ability=None, attacks=(PaperAttack("G", "Twig Toss", "20", "Heal 10 damage from this Pokémon."),)),
    replace(BOUGHLING, attacks=(PaperAttack("GGC", "X-Slam", "80+", "Flip a coin. If heads, this attack does 30 more damage."),)),
    # The name is new too: it is known while the text is read.
    replace(TEAPOT, name="Tea Pot", text="Put a random Twigling from your deck into your hand."),
    AMBER,
)
DECK = """Energy: Grass
2 Twigling Z1 1
2 Boughling ex Z1 2
2 Tea Pot Z1 3
2 Bulbasaur A1 1
2 Caterpie A1 5
2 Weedle A1 8
2 Oddish A1 11
2 Paras A1 14
2 Potion P-A 1
2 Professor's Research P-A 7
"""


def test_scrape_build_play(
    synth: Callable[..., Ran], sites: PaperSites, addresses: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sites.put(READABLE)
    for name, url in addresses.items():
        monkeypatch.setenv(name, url)
    monkeypatch.setenv("SYNTH_CARDS", "")
    monkeypatch.setattr("synth.cli.games.simulate.use_devices", lambda *_: None)
    deck = tmp_path / "deck.txt"
    deck.write_text(DECK, encoding="utf-8")
    shipped = {path: path.stat().st_mtime_ns for path in CATALOGUE.iterdir()}
    new, engine = tmp_path / "new", tmp_path / "engine"

    assert synth("scrape", "--sets", "Z1", "--tournaments", 0, "--out", new, "--json").status == 0
    built = synth("build", "tcgjax", "--cards", new, "--decks", deck, "--out", engine, "--json")
    monkeypatch.setenv("SYNTH_CARDS", "")  # each command is a process of its own
    given = ("-n", 1, "-v", "--players", "random,random", "--cards", new, "--engine", engine)
    played = synth("simulate", deck, deck, *given)

    assert built.status == 0 and json.loads(built.out)["cards"] == 10
    assert played.status == 0 and "Twigling" in played.out and "Turn 2" in played.out
    assert shipped == {path: path.stat().st_mtime_ns for path in CATALOGUE.iterdir()}
