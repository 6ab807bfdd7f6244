"""What has changed between two states of the printed cards, card by card, in terms of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from synth.spec.cards import PrintedCard
from synth.spec.store import LEFT_TO_RECORDS, gameplay

Program = Callable[[str, str], str | None]
"""The program of a text and what carries it (`attack`, `ability` or the kind of a Trainer card), if it is understood."""

_PLAIN = ("name", "kind", "stage", "evolves_from", "hp", "type", "weakness", "retreat", "tags")


@dataclass(frozen=True)
class FieldChange:
    field: str
    """In words: `hp`, `attack Vine Whip damage`."""
    old: str | None
    new: str | None
    """None is the absence of the thing."""
    carrier: str | None = None
    """Of a text: what carries it."""
    plays: str = ""
    """Of a text: what the change means for the game, once it has been looked at."""


@dataclass(frozen=True)
class CardChange:
    cards: tuple[str, ...]
    """Ids of the printings that changed alike."""
    name: str
    fields: tuple[FieldChange, ...]


@dataclass(frozen=True)
class Changes:
    added: tuple[PrintedCard, ...]
    reprints: Mapping[str, str]
    """Of those added, the ones that play like an older card, with its id."""
    removed: tuple[PrintedCard, ...]
    changed: tuple[CardChange, ...]
    print_only: tuple[str, ...]
    """Ids of printings of which only rarity, pack or artist changed."""

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed or self.print_only)

    def explained(self, program: Program) -> Changes:
        """With what each changed text means for the game."""
        changed = (replace(change, fields=tuple(_explain(field, program) for field in change.fields)) for change in self.changed)
        return replace(self, changed=tuple(changed))

    def lines(self) -> Iterator[str]:
        for change in self.changed:
            yield f"changed {', '.join(change.cards)} {change.name}"
            for field in change.fields:
                yield f"  {field.field}: {_shown(field.old)} -> {_shown(field.new)}"
                if field.plays:
                    yield f"    {field.plays}"
        for card in self.removed:
            yield f"gone {card.id} {card.name}"
        for card in self.added:
            yield f"new {card.id} {card.name}" + (f", plays as {self.reprints[card.id]}" if card.id in self.reprints else "")
        yield (
            f"{sum(len(change.cards) for change in self.changed)} changed, {len(self.added)} new "
            f"({len(self.reprints)} reprints), {len(self.removed)} gone, {len(self.print_only)} in print only"
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "changed": [
                {
                    "cards": list(change.cards),
                    "name": change.name,
                    "fields": [
                        {"field": field.field, "old": field.old, "new": field.new, "plays": field.plays or None}
                        for field in change.fields
                    ],
                }
                for change in self.changed
            ],
            "new": [{"card": card.id, "name": card.name, "plays_as": self.reprints.get(card.id)} for card in self.added],
            "gone": [{"card": card.id, "name": card.name} for card in self.removed],
            "print_only": list(self.print_only),
        }


def compare(old: Iterable[PrintedCard], new: Iterable[PrintedCard]) -> Changes:
    before, after = ({card.id: card for card in cards} for cards in (old, new))
    played = {gameplay(card): name for name, card in reversed(before.items())}
    alike: dict[tuple[str, tuple[FieldChange, ...]], list[str]] = {}
    print_only = []
    for name, card in after.items():
        if name in before and before[name] != card:
            fields = tuple(_fields(before[name], card))
            if fields:
                alike.setdefault((card.name, fields), []).append(name)
            elif not _same_print(before[name], card):
                print_only.append(name)
    added = tuple(card for name, card in after.items() if name not in before)
    return Changes(
        added,
        {card.id: played[gameplay(card)] for card in added if gameplay(card) in played},
        tuple(card for name, card in before.items() if name not in after),
        tuple(CardChange(tuple(cards), name, fields) for (name, fields), cards in alike.items()),
        tuple(print_only),
    )


def _same_print(old: PrintedCard, new: PrintedCard) -> bool:
    """A catalogue says neither pack nor illustrator: what one side does not say is the same."""
    unsaid = {field for field in LEFT_TO_RECORDS if not (getattr(old, field) and getattr(new, field))}
    return old.model_copy(update={field: getattr(new, field) for field in unsaid}) == new


def _fields(old: PrintedCard, new: PrintedCard) -> Iterator[FieldChange]:
    before, after = dict(_facts(old)), dict(_facts(new))
    for field in dict.fromkeys((*before, *after)):
        was, carrier = before.get(field, (None, None))
        now, carrier_now = after.get(field, (None, None))
        if was != now:
            yield FieldChange(field, was, now, carrier_now or carrier)


def _facts(card: PrintedCard) -> Iterator[tuple[str, tuple[str | None, str | None]]]:
    """Field in words, value, and the carrier if it is a text."""
    fields = card.model_dump(mode="json")
    for field in _PLAIN:
        value = ", ".join(fields[field]) or None if field == "tags" else fields[field]
        yield field, (None if value is None else str(value), None)
    if card.text:
        yield "text", (card.text, card.kind)
    if card.ability:
        yield f"ability {card.ability.name}", (card.ability.text, "ability")
    for attack in card.attacks:
        yield f"attack {attack.name}", ("there", None)
        yield f"attack {attack.name} cost", (attack.cost or "free", None)
        yield f"attack {attack.name} damage", (f"{attack.damage}{attack.op}" if attack.damage else None, None)
        yield f"attack {attack.name} text", (attack.text, "attack")


def _explain(field: FieldChange, program: Program) -> FieldChange:
    if field.carrier is None:
        return field
    was, now = (program(text, field.carrier) if text else "" for text in (field.old, field.new))
    if was is None or now is None:
        plays = "not understood yet: synth coverage says at which word"
    elif was == now:
        plays = "plays as before"
    else:
        plays = f"plays {was or 'nothing'} -> {now or 'nothing'}"
    return replace(field, plays=plays)


def _shown(value: str | None) -> str:
    return "none" if value is None else value
