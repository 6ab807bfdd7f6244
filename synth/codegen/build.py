"""`synth build`: cards → a package on disk, written whole or not at all."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from synth.codegen.lowerings import BUILT_IN, Lowerings
from synth.codegen.machine.step import check_machine
from synth.codegen.overlay.running import running
from synth.codegen.package import package_files
from synth.codegen.plan import Plan
from synth.codegen.pool import Pool, Unlowered
from synth.codegen.specialise import Machine, generalise, specialise
from synth.spec.cards import Card
from synth.spec.rules import RuleSpec


@dataclass(frozen=True)
class Built:
    machine: Machine
    files: dict[str, str]


def playable(cards: Iterable[Card], lowerings: Lowerings = BUILT_IN) -> tuple[list[Card], list[str]]:
    """The cards whose every effect can be lowered, and one line for each gameplay-unique card that cannot."""
    kept: list[Card] = []
    cards = list(cards)
    with running(lowerings) as live:
        if _refusal(live, *cards) is None:
            return cards, []
        verdicts: dict[str, str | None] = {}
        for card in cards:
            if card.play_id not in verdicts:
                verdicts[card.play_id] = _refusal(live, card)
            if verdicts[card.play_id] is None:
                kept.append(card)
    return kept, [line for line in verdicts.values() if line]


def _refusal(lowerings: Lowerings, *cards: Card) -> str | None:
    """Why these cards cannot be lowered, or None."""
    try:
        check_machine(Plan(Pool(cards, lowerings=lowerings)))
    except Unlowered as error:
        known = any(card.id in str(error) for card in cards)
        return str(error) if known or len(cards) > 1 else f"{cards[0].id} {cards[0].name}: {error}"
    return None


def build(cards: Sequence[Card], rules: RuleSpec | None = None, lowerings: Lowerings = BUILT_IN) -> Built:
    """The engine for games between decks of these cards; equal printings share a number."""
    rules = rules or RuleSpec()
    with running(lowerings) as live:
        machine = specialise(Pool(cards, rules, rules.deck_size, lowerings=live))
    return Built(machine, package_files(machine, cards))


def build_for_positions(
    cards: Sequence[Card], places: int, rules: RuleSpec | None = None, lowerings: Lowerings = BUILT_IN
) -> Built:
    """An engine for positions set up by hand, with up to `places` cards a player."""
    with running(lowerings) as live:
        machine = generalise(Pool(cards, rules or RuleSpec(), places, lowerings=live))
    return Built(machine, package_files(machine, cards))


def write(files: dict[str, str], out: Path) -> None:
    """Replaces the folder by the new files in one move: a reader sees the old package or the new one."""
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        fresh.chmod(0o755)
        for name, text in files.items():
            (fresh / name).write_text(text, encoding="utf-8")
        if out.exists():
            old = fresh.with_name(fresh.name + "-old")
            out.replace(old)
            fresh.replace(out)
            shutil.rmtree(old)
        else:
            fresh.replace(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def differences(files: dict[str, str], out: Path) -> list[str]:
    """Names of files on disk that are not what would be built."""
    there = {path.name for path in out.iterdir() if path.suffix in (".py", ".ll")} if out.is_dir() else set()
    stale = {name for name, text in files.items() if name not in there or (out / name).read_text("utf-8") != text}
    return sorted(stale | (there - files.keys()))
