"""Made-up cards that carry random programs, and decks in which they occur together with shipped cards."""

import random
from collections.abc import Iterator, Sequence

import numpy as np

from synth.spec.cards import DECLARABLE, Ability, Attack, Card, Effect, Energy, Kind, card_id
from synth.spec.decks import Deck
from synth.spec.decks.draft import Pool, random_deck
from synth.spec.rules import RuleSpec
from synth.spec.store import load_catalogue
from synth.verify.programs.random_programs import RandomProgram

SET = "Z8"
_HASH = "0" * 10
_SHIPPED = 40
"""Shipped cards in a pool beside the made-up ones, before the lines they need."""


def made_up_cards(seed: int, programs: Sequence[RandomProgram]) -> list[Card]:
    """Cards that carry all of these programs, each on one card: Pokémon in lines of one to three stages, and Trainers."""
    rng = random.Random(seed)
    attacks = [program for program in programs if program.carrier == "attack"]
    abilities = [program for program in programs if program.carrier == "ability"]
    cards: list[Card] = []
    while attacks or abilities:
        cards += _line(rng, len(cards) + 1, attacks, abilities)
    for program in programs:
        if program.carrier not in ("attack", "ability"):
            number = len(cards) + 1
            facts = {"id": card_id(SET, number), "play_id": card_id(SET, number), "name": f"Made-up Trainer {number}"}
            cards.append(Card(**facts, kind=Kind(program.carrier), effect=_effect(program)))
    return cards


def _effect(program: RandomProgram) -> Effect:
    return Effect(program=program.text, text_hash=_HASH, by="hand")


def _line(rng: random.Random, first: int, attacks: list[RandomProgram], abilities: list[RandomProgram]) -> Iterator[Card]:
    kind = rng.choice(DECLARABLE)
    below = None
    for stage in range(rng.choice((1, 1, 2, 3))):
        number = first + stage
        name = f"Made-up {number}" + (" ex" if rng.random() < 0.15 else "")
        own = [attacks.pop() for _ in range(min(len(attacks), rng.choice((1, 1, 2))))]
        ability = abilities.pop() if abilities and (rng.random() < 0.4 or not attacks) else None
        yield Card(
            id=card_id(SET, number),
            play_id=card_id(SET, number),
            name=name,
            kind=Kind.POKEMON,
            stage=stage,
            evolves_from=below,
            hp=rng.choice((60, 70, 80, 100, 120)) + 30 * stage,
            type=kind,
            weakness=rng.choice(DECLARABLE),
            retreat=rng.choice((0, 1, 1, 2)),
            attacks=tuple(_attack(rng, number, at, kind, one) for at, one in enumerate(own)) or (Attack(name="Tap", damage=20),),
            ability=Ability(name=f"Way {number}", effect=_effect(ability)) if ability else None,
        )
        below = name


def _attack(rng: random.Random, number: int, at: int, kind: Energy, program: RandomProgram) -> Attack:
    cost = rng.choice(("", kind.value, "C", kind.value + "C"))
    return Attack(name=f"Move {number} {at}", cost=cost, damage=rng.choice((0, 10, 20, 30, 50)), effect=_effect(program))


def pool_with(seed: int, made_up: Sequence[Card]) -> list[Card]:
    """The made-up cards, some shipped ones, and what their evolution lines need."""
    rng = random.Random(seed)
    shipped = load_catalogue().unique
    named: dict[str, Card] = {}
    for card in shipped:
        named.setdefault(card.name, card)
    found = {card.id: card for card in (*made_up, *rng.sample(list(shipped), _SHIPPED))}
    wanted = [card.evolves_from for card in found.values()]
    while wanted:
        name = wanted.pop()
        if name in named and named[name].id not in found:
            found[named[name].id] = named[name]
            wanted.append(named[name].evolves_from)
    return list(found.values())


def decks_of(seed: int, cards: Sequence[Card], count: int, rules: RuleSpec | None = None) -> list[tuple[Deck, Deck]]:
    """Pairs of random decks; made-up cards are in most of them, as each deck grows around a card of the pool."""
    rng = np.random.default_rng(seed)
    pool = Pool.of(cards, rules)
    return [(random_deck(pool, rng), random_deck(pool, rng)) for _ in range(count)]
