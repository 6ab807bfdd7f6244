"""What a model is shown of cards: facts, English written from programs, and programs only where it is to write some."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from pydantic import Field

from synth.agent.conversation import Arguments, Told, Tool
from synth.agent.translate.text import Shelf, Text
from synth.dsl.audit import effects
from synth.dsl.context import Carrier
from synth.dsl.render import render, write_english
from synth.spec.cards import Card, CardId, Effect, PrintedCard
from synth.spec.errors import InputError

EXAMPLES = 8
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"\[\w\]|\w+")


def card_facts(card: PrintedCard) -> str:
    """A printed card as JSON; its texts are quoted, so nothing in them can end the quotation."""
    facts = card.model_dump(mode="json", exclude_defaults=True, exclude={"rarity", "illustrator", "pack"})
    return json.dumps(facts, ensure_ascii=False)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def similar(text: Text, shelf: Shelf) -> str:
    """Texts of other cards that share most words with this one, each with its program; numbers make no other text."""
    wanted = _words(text.text)
    found: dict[str, str] = {}
    for card in shelf.catalogue.unique:
        for effect, carrier in effects(card):
            said = _english(effect, carrier)
            if said and effect.text_hash != text.hash and (carrier == "attack") == (text.carrier == "attack"):
                found[said] = effect.program

    def likeness(said: str) -> float:
        return len(wanted & _words(said)) / len(wanted | _words(said))

    best: dict[str, str] = {}
    for said in sorted(found, key=lambda said: (-likeness(said), said)):
        best.setdefault(_NUMBER.sub("0", said), f"{quoted(said)}\n  {found[said]}")
    return "\n".join(list(best.values())[:EXAMPLES])


@cache
def _english(effect: Effect, carrier: Carrier) -> str | None:
    try:
        return write_english(effect, carrier)
    except (ValueError, InputError):
        return None


@cache
def _words(text: str) -> frozenset[tuple[str, ...]]:
    """Words and pairs of neighbours."""
    words = _WORD.findall(text)
    return frozenset([*((word,) for word in words), *pairwise(words)])


def cast(text: Text, shelf: Shelf) -> str:
    """Cards for the other roles of a scenario: for each kind one that does nothing but its printed damage, if there is one."""
    chosen: dict[str, Card] = {}
    for key, card in _kinds(text, shelf):
        known = chosen.get(key)
        if known is None or _burden(card) < _burden(known):
            chosen[key] = card
    unique = {card.id: card for card in chosen.values() if card.id != text.card.id}
    return "\n".join(_line(card) for card in unique.values())


def _kinds(text: Text, shelf: Shelf) -> Iterator[tuple[str, Card]]:
    line = {text.card.evolves_from}
    for card in reversed(shelf.cards):
        line |= {card.evolves_from} if card.name in line else set()
        if card.evolves_from == text.card.name:
            yield "evolves", card
    for card in shelf.cards:
        if card.name in line:
            yield f"line {card.name}", card
        elif card.name in text.text:
            yield f"named {card.name}", card
        elif card.is_pokemon:
            yield f"{card.type} {card.stage if not card.ex else 'ex'}", card
            if card.tags:
                yield f"tag {card.tags[0]}", card
        else:
            yield card.kind, card


def _burden(card: Card) -> tuple[int, int]:
    """Effects of its own, then fewer HP: a Pokémon that survives shows the damage."""
    return len(card.effects), -card.hp


def _line(card: Card) -> str:
    printed = render(card)
    return card_facts(printed.model_copy(update={"tags": ()}) if not card.tags else printed)


class CardChoice(Arguments):
    card: CardId = Field(description="the id of a printing, as A1-001")


def card_reader(shelf: Shelf, programs: bool) -> Tool:
    """`read_card`: the one way to look something up."""

    def read(given: CardChoice) -> Told:
        card = shelf.by_id.get(given.card)
        if card is None:
            return Told(f"there is no card {given.card}", refused=True)
        lines = [_line(card), *(_programs(card) if programs else ())]
        return Told("\n".join(lines))

    return Tool("read_card", "Look at a card of the catalogue by its id.", CardChoice, read)


def _programs(card: Card) -> Iterable[Any]:
    return (f"{carrier}: {effect.program}" for effect, carrier in effects(card))
