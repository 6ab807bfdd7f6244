"""Random positions around a card: what it can do is done at once, instead of after many turns of a game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import numpy as np
from pydantic import ValidationError

from synth.dsl.ast import Event
from synth.dsl.parser import parse_effect
from synth.reference_py.cards import CardPool, Unsupported
from synth.reference_py.game import Game, Held
from synth.reference_py.verbs.piles import OWNER_KNOWS
from synth.spec.cards import DECLARABLE, Card, Kind, Status
from synth.spec.errors import InputError
from synth.verify.scenarios.position import build, deck_lists
from synth.verify.scenarios.scenario import Memory, PlayerPosition, Scenario, StadiumInPlay, Standing, Step, Zone

T = TypeVar("T")
OWN_HALF = 0.6
"""How often the card in question is the acting player's; else the opponent's."""
TOGETHER = 0.5
"""How often all that the card names are on its Bench."""
LAST_LEGS = 0.3
"""How often a Pokémon that is damaged has 10 HP left: much waits for a Knock Out."""
ATTEMPTS = 50


@dataclass(frozen=True)
class Cast:
    """Who may stand around the card in question."""

    focus: Card
    others: tuple[Card, ...]
    named: tuple[Card, ...] = ()
    """Pokémon that its text names: at times they are there, all of them."""


class Positions:
    """Every position has `places` cards a player, so that many fit into one batch."""

    def __init__(self, pool: CardPool, cards: Sequence[Card], places: int, rng: np.random.Generator) -> None:
        self._pool, self._places, self._rng = pool, places, rng
        self._named: dict[str, Card] = {}
        for card in cards:
            self._named.setdefault(card.name, card)
        self._ids = list({pool.number_of[card.id]: card.id for card in cards}.values())

    def around(self, cast: Cast, count: int) -> Iterator[Game]:
        for _ in range(count * ATTEMPTS):
            if count == 0:
                return
            try:
                game = build(self._pool, self._filled(self._draw(cast)))
            except (InputError, Unsupported, ValidationError):
                continue  # more damage than HP, or too many cards
            _as_dealt(game, [self._seen_at_the_top() for _ in game.players])
            count -= 1
            yield game

    def _draw(self, cast: Cast) -> Scenario:
        acts = self._one("AB")
        owner = acts if self._chance(OWN_HALF) else "BA"["AB".index(acts)]
        seats = {seat: self._player(cast, owns=seat == owner, acts=seat == acts) for seat in "AB"}
        stadiums = [card for card in cast.others if card.kind is Kind.STADIUM]
        stadium = None
        if cast.focus.kind is Kind.STADIUM and self._chance(0.7):
            stadium = StadiumInPlay(card=cast.focus.id, owner=owner)
        elif stadiums and self._chance(0.2):
            stadium = StadiumInPlay(card=self._one(stadiums).id, owner=self._one("AB"))
        turn = int(self._rng.integers(2, 12)) * 2 + (acts == "A")
        wait = (Step(expect={"turn": turn}),)
        return Scenario(name="position", turn=turn, to_act=acts, stadium=stadium, A=seats["A"], B=seats["B"], steps=wait)

    def _player(self, cast: Cast, owns: bool, acts: bool) -> PlayerPosition:
        focus = cast.focus
        pokemon = [card for card in cast.others if card.is_pokemon]
        together = owns and cast.named and self._chance(TOGETHER)
        beside = list(cast.named[:3]) if together else self._some(pokemon, 3)
        team = [self._standing(self._one(pokemon), ready=acts), *(self._standing(card) for card in beside)]
        hand = [card.id for card in self._some(cast.others, 5)]
        if owns and focus.is_pokemon and not self._chance(0.75 if _works_when_played(focus) else 0.25):
            at = 0 if together or self._chance(0.75) else len(team)
            team[at : at + bool(together)] = [self._standing(focus, ready=True)]
        elif owns and focus.kind is Kind.TOOL and self._chance(0.7):
            team[0] = team[0].model_copy(update={"tools": (focus.id,)})
        elif owns:
            hand.append(focus.id)
            before = self._named.get(focus.evolves_from or "")
            if before:
                team[0] = self._standing(before)
        tools = [card.id for card in cast.others if card.kind is Kind.TOOL]
        active, *bench = (self._equipped(one, tools) for one in team[:4])
        types = self._types(focus if owns else None)
        return PlayerPosition(
            active=active.model_copy(update={"conditions": self._conditions()}),
            bench=tuple(bench),
            hand=tuple(hand),
            deck=(),
            discard=tuple(card.id for card in self._some(cast.others, 4)),
            discard_energy=self._letters(types, 4),
            zone=Zone(current=self._one(types) if acts else "none", next=self._one(types)),
            energy_types=types,
            points=int(self._rng.integers(3)),
            memory=self._memory(acts),
        )

    def _filled(self, scenario: Scenario) -> Scenario:
        """With decks that bring each player to the number of cards there is to be, none more often than a deck may have it."""
        seats: dict[str, Any] = {}
        for seat, cards in zip("AB", deck_lists(self._pool, scenario), strict=True):
            held = Counter(self._pool.number_of[card] for card in cards)
            copies = self._pool.rules.copies
            if max(held.values()) > copies:
                raise InputError("too many of a card")
            left = [card for card in self._ids for _ in range(copies - held[self._pool.number_of[card]])]
            missing = self._places - len(cards)
            if not 0 < missing <= len(left):
                raise InputError("too many cards, or too few")
            deck = tuple(left[int(k)] for k in self._rng.choice(len(left), size=missing, replace=False))
            seats[seat] = getattr(scenario, seat).model_copy(update={"deck": deck})
        return scenario.model_copy(update=seats)

    def _standing(self, card: Card, ready: bool = False) -> Standing:
        """`ready`: it can pay for its dearest attack as a rule."""
        cost = max((str(attack.cost) for attack in card.attacks), key=len, default="")
        paid = cost.replace("C", self._one(self._types(card))) if ready and self._chance(0.85) else ""
        damage = self._damage(card.hp) if card.hp and self._chance(0.6) else 0
        return Standing(
            card=card.id,
            energy=paid + self._letters(self._types(card), 3),
            damage=damage,
            played_this_turn=card.is_basic and self._chance(0.1),
        )

    def _equipped(self, standing: Standing, tools: Sequence[str]) -> Standing:
        """A Tool now and then; where some may have more than one, more."""
        held, room = standing.tools, self._pool.numbers.tools
        if not tools or not self._chance(0.25 if room == 1 else 0.5):
            return standing
        more = [self._one(tools) for _ in range(len(held), int(self._rng.integers(1, room + 1)))]
        return standing.model_copy(update={"tools": (*held, *more)})

    def _seen_at_the_top(self) -> int:
        return int(self._rng.integers(1, 4)) if self._chance(0.3) else 0

    def _damage(self, hp: int) -> int:
        return hp - 10 if self._chance(LAST_LEGS) else 10 * int(self._rng.integers(hp // 10))

    def _types(self, card: Card | None) -> str:
        own = [str(card.type)] if card and card.type in DECLARABLE else []
        other = [str(energy) for energy in self._some(DECLARABLE, 2)]
        return "".join(dict.fromkeys([*own, *other])) or str(DECLARABLE[0])

    def _letters(self, types: str, most: int) -> str:
        return "".join(self._one(types) for _ in range(int(self._rng.integers(most + 1))))

    def _conditions(self) -> tuple[Status, ...]:
        lasting = [status for status in (Status.POISONED, Status.BURNED) if self._chance(0.15)]
        dazed = [self._one((Status.ASLEEP, Status.PARALYZED, Status.CONFUSED))] if self._chance(0.15) else []
        return (*lasting, *dazed)

    def _memory(self, acts: bool) -> Memory:
        return Memory(
            retreated=acts and self._chance(0.2),
            energy_attached=acts and self._chance(0.3),
            knocked_out_by_attack_last_turn=(str(self._one(DECLARABLE)),) if self._chance(0.2) else (),
        )

    def _some(self, options: Sequence[T], most: int) -> list[T]:
        count = min(int(self._rng.integers(most + 1)), len(options))
        return [options[int(k)] for k in self._rng.choice(len(options), size=count, replace=False)]

    def _one(self, options: Sequence[T]) -> T:
        return options[int(self._rng.integers(len(options)))]

    def _chance(self, probability: float) -> bool:
        return bool(self._rng.random() < probability)


@cache
def _works_when_played(card: Card) -> bool:
    programs = (program for effect in card.effects for program in parse_effect(effect.program))
    return any(program.event in (Event.ON_BENCH, Event.ON_EVOLVE) for program in programs)


def _as_dealt(game: Game, known: Sequence[int]) -> None:
    """Deck lists sorted by number, as in every game: engines rely on equal cards being neighbours. Decks are in no order but
    for so many top cards, which their owner has looked at."""
    for number, player in enumerate(game.players):
        places = sorted(range(len(player.cards)), key=lambda at: player.cards[at])
        now = {old: new for new, old in enumerate(places)}
        player.cards = tuple(player.cards[at] for at in places)
        player.place = [player.place[at] for at in places]
        player.order = [order if order <= known[number] else 0 for order in (player.order[at] for at in places)]
        player.seen = [OWNER_KNOWS if order else 0 for order in player.order]
        for pokemon in filter(None, player.slots):
            pokemon.tools = tuple(None if at is None else now[at] for at in pokemon.tools)
        if game.stadium and game.stadium.player == number:
            game.stadium = Held(number, now[game.stadium.at])
