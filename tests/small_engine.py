"""Two decks of plain cards, and an engine for just them: the quickest to compile that still evolves, draws and heals."""

from pathlib import Path

from synth.codegen.build import build, write
from synth.engines.engine import Engine
from synth.spec.decks import Deck, parse_deck
from synth.spec.store import load_catalogue

FIRE = """Energy: Fire
2 Growlithe A1 39
2 Ponyta A1 42
2 Rapidash A1 43
2 Magmar A1 44
2 Heatmor A1 48
2 Salandit A1 49
2 Salazzle A1 50
2 Sizzlipede A1 51
2 Potion P-A 1
2 Professor's Research P-A 7
"""

WATER = """Energy: Water
2 Squirtle A1 53
2 Wartortle A1 54
2 Poliwag A1 59
2 Poliwhirl A1 60
2 Seel A1 64
2 Dewgong A1 65
2 Staryu A1 74
2 Starmie A1 75
2 Potion P-A 1
2 Professor's Research P-A 7
"""


def small_decks() -> list[Deck]:
    catalogue = load_catalogue()
    return [parse_deck(text, name, catalogue) for name, text in (("fire", FIRE), ("water", WATER))]


def write_decks(folder: Path) -> list[str]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("fire", FIRE), ("water", WATER)):
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return [str(folder / "fire.txt"), str(folder / "water.txt")]


def small_engine(folder: Path) -> Engine:
    catalogue = load_catalogue()
    wanted = {catalogue.get(card).play_id for deck in small_decks() for card in deck.cards}
    write(build([card for card in catalogue.cards.values() if card.play_id in wanted]).files, folder)
    return Engine.load(folder)
