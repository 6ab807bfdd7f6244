"""Lowerings of most verbs in the language of overlays, one file each in `overlays/`."""

from functools import cache
from pathlib import Path

from synth.codegen.overlay.lowerings import BUILT_IN
from synth.codegen.overlay.store import Overlay, Provenance
from synth.spec.cards import Card
from synth.spec.store import load_catalogue
from synth.verify.trials.unit import lacking, said

FOLDER = Path(__file__).with_name("overlays")
PROVENANCE = Provenance(model="none", transcript="by hand", prompt="0", reference="0", scenarios="0")
VERBS = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


def overlay(verb: str, source: str | None = None) -> Overlay:
    """A source as an overlay; without one, that of the folder."""
    text = (FOLDER / f"{verb}.txt").read_text("utf-8") if source is None else source
    return Overlay(verb=verb, source=text, provenance=PROVENANCE)


@cache
def cards_saying(verb: str) -> tuple[Card, ...]:
    return tuple(card for card in all_cards() if verb in said(card))


@cache
def all_cards() -> tuple[Card, ...]:
    """Those that codegen can play."""
    return tuple(card for card in load_catalogue().unique if not lacking([card], BUILT_IN))
