"""An engine for the 16 cards of two decks, to read: its names, its tables, and its programs as operations. The machine itself
is not kept (1.5 MB of emitted code, nearly the same for every pool); its source is `synth/codegen/machine`.

    python -m tests.engines.golden     after a wanted change of what is generated: written anew
"""

import re
from pathlib import Path

from synth.cli.engines.bench import TWO
from synth.codegen.build import build
from synth.codegen.explain import explain_card
from synth.engines.pool import cards_of_decks
from synth.spec.cards import Card
from synth.spec.decks import find_deck
from synth.spec.numbering import unique_cards
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue

FOLDER = Path(__file__).with_name("golden")


def golden() -> dict[str, str]:
    """File contents by name."""
    catalogue = load_catalogue()
    cards = cards_of_decks([find_deck(name, catalogue) for name in TWO], catalogue)
    files = build(cards).files
    names = re.sub(r"\nVERSION = .*", "\n", files["layout.py"], flags=re.DOTALL)  # a digest of the emitted code too
    names = re.sub(r"\n\n?(OBSERVATION_RANGES|OBSERVATION_CARDS|VIEW) = \[.*?\](?=\n)", "", names, flags=re.DOTALL)  # numbers
    return {"layout.py.txt": names, "tables.txt": files["tables.txt"], "programs.txt": _programs(cards)}


def _programs(cards: list[Card]) -> str:
    lines = []
    for number, card in enumerate(unique_cards(cards), start=1):
        lines.append(f"{number} {card.id} {card.name}")
        for effect in explain_card(card, RuleSpec()):
            title = card.attacks[effect.row.index].name if effect.row.kind == "attack" else effect.row.kind
            lines.append(f"  {title}" + (f": played by {', '.join(effect.functions)}" if effect.functions else ""))
            lines += [f"    {what}" for what in effect.continuous]
            for program in effect.programs:
                lines.append(f"    {program.event}")
                lines += [f"      {one.at:4}  {one.text}" for one in program.operations]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
