"""The printed cards beside the checkout as catalogue cards, read by the English grammar: test material only."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from synth.dsl.english import Carrier, read
from synth.dsl.printer import print_effect
from synth.spec.cards import Ability, Attack, Card, Effect

SHARED = Path(__file__).resolve().parents[3] / "shared"
_SETS = ("A1", "P-A")
_FACTS = ("id", "name", "kind", "stage", "evolves_from", "hp", "type", "weakness", "retreat", "play_id")


@cache
def first_cards() -> tuple[Card, ...]:
    """All cards of A1 and the Trainers of P-A."""
    programs = _Programs()
    found = []
    for set_code in _SETS:
        for printed in json.loads((SHARED / "corpus" / f"{set_code}.json").read_text(encoding="utf-8")):
            if set_code == "A1" or printed["kind"] != "pokemon":
                found.append(_card(printed, programs))
    programs.save()
    return tuple(found)


class _Programs:
    """Programs by text. Reading takes seconds, so they are kept for the next run as long as the grammar is the same."""

    def __init__(self) -> None:
        sources = sorted((Path(__file__).resolve().parents[2] / "synth" / "dsl").rglob("*.py"))
        grammar = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]
        self._path = Path(gettempdir()) / f"synth-programs-{grammar}.json"
        self._known: dict[str, str] = json.loads(self._path.read_text()) if self._path.exists() else {}

    def effect(self, text: str, carrier: Carrier) -> Effect:
        key = f"{carrier}: {text}"
        if key not in self._known:
            self._known[key] = print_effect(read(text, carrier).effect)
        return Effect(program=self._known[key], text_hash=hashlib.sha256(text.encode()).hexdigest()[:16])

    def save(self) -> None:
        self._path.write_text(json.dumps(self._known))


def _card(printed: dict, programs: _Programs) -> Card:
    facts = {name: printed[name] for name in _FACTS if printed.get(name) is not None}
    if printed["kind"] != "pokemon":
        effect = None if printed["kind"] == "fossil" else programs.effect(printed["text"], printed["kind"])
        return Card(**facts, effect=effect)
    ability = printed["ability"]
    attacks = tuple(
        Attack(
            **{name: attack[name] for name in ("name", "cost", "damage", "op")},
            effect=programs.effect(attack["text"], "attack") if attack["text"] else None,
        )
        for attack in printed["attacks"]
    )
    ability = ability and Ability(name=ability["name"], effect=programs.effect(ability["text"], "ability"))
    return Card(**facts, ability=ability, attacks=attacks)
