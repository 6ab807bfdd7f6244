"""The state of a game: two players, their Pokémon and cards, and what is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from synth.reference_py.cards import CardPool, PoolCard
from synth.spec.layout import ENERGIES, MARKS, SLOTS, Daze, Flow, Phase, Place, Winner


class Spot(NamedTuple):
    """A place of a Pokémon in play; slot 0 is the Active Spot."""

    player: int
    slot: int


class Held(NamedTuple):
    """A card by its place in its owner's deck list."""

    player: int
    at: int


class Carrier(Enum):
    """What kind of effect is being resolved: rules differ for what attacks do."""

    RULE = "rule"  # a retreat or an evolution that waits for a choice
    ATTACK = "attack"
    ABILITY = "ability"
    TRAINER = "trainer"


@dataclass(slots=True)
class Pokemon:
    card: PoolCard
    serial: int  # tells this Pokémon apart for as long as it is in play, wherever it moves
    damage: int = 0
    fresh: bool = False
    used: bool = False
    energy: list[int] = field(default_factory=lambda: [0] * ENERGIES)

    def copy(self) -> Pokemon:
        return Pokemon(self.card, self.serial, self.damage, self.fresh, self.used, self.energy.copy())

    @property
    def units(self) -> int:
        return sum(self.energy)


@dataclass(slots=True)
class Player:
    cards: tuple[int, ...]
    declared: tuple[int, ...]
    place: list[int]
    order: list[int]
    seen: list[int]
    slots: list[Pokemon | None] = field(default_factory=lambda: [None] * SLOTS)
    discarded: list[int] = field(default_factory=lambda: [0] * ENERGIES)
    marks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MARKS, 0))
    points: int = 0
    energy_now: int = 0
    energy_next: int = 0
    poison: int = 0
    burn: int = 0
    daze: Daze = Daze.NONE
    daze_fresh: bool = False
    moved: bool = False
    locked: bool = False

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _OWNED:
            setattr(twin, name, getattr(self, name).copy())
        twin.slots = [pokemon and pokemon.copy() for pokemon in self.slots]
        return twin

    def cards_in(self, place: int) -> list[int]:
        """Places in the deck list of the cards that are there, ascending."""
        return [at for at, where in enumerate(self.place) if where == place]

    def stack(self, slot: int) -> list[int]:
        """The cards a Pokémon consists of."""
        return self.cards_in(Place.IN_PLAY + slot)

    def bench(self) -> list[int]:
        return [slot for slot in range(1, SLOTS) if self.slots[slot]]

    def free_bench_slot(self) -> int | None:
        return next((slot for slot in range(1, SLOTS) if self.slots[slot] is None), None)

    def has_pokemon(self) -> bool:
        return any(self.slots)

    def recover(self) -> None:
        """Ends Special Conditions and effects of attacks on the Active Spot's Pokémon (rulebook 7.4, 9.5)."""
        self.poison = self.burn = 0
        self.daze, self.daze_fresh = Daze.NONE, False
        self.marks = dict.fromkeys(MARKS, 0)


_OWNED = ("place", "order", "seen", "discarded", "marks")
_SHARED = tuple(name for name in Player.__slots__ if name not in (*_OWNED, "slots"))


@dataclass(slots=True)
class Effect:
    """The effect being resolved: whose it is and what it has found out so far."""

    carrier: Carrier
    controller: int
    row: int = 0
    source: int | None = None  # serial of the Pokémon it is printed on
    defender: int | None = None
    attacker: int | None = None
    card: Held | None = None  # the Trainer card itself
    it: int | None = None
    slot: int | None = None  # Bench slot of a retreat that waits
    left: int = 0
    coins: int | None = None
    heads: int = 0
    dealt: int = 0
    result: int = 0
    did: bool = False
    failed: bool = False
    cost: tuple[int, ...] = ()
    power: int = 0
    aims: dict[int, tuple[Spot, ...]] = field(default_factory=dict)  # chosen targets, by id of the statement
    decided: dict[int, bool] = field(default_factory=dict)  # conditions already tested, by id of the statement
    struck: dict[Spot, int] = field(default_factory=dict)  # base damage of this attack, before modifiers

    def copy(self) -> Effect:
        twin = Effect.__new__(Effect)
        for name in Effect.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.aims, twin.decided, twin.struck = self.aims.copy(), self.decided.copy(), self.struck.copy()
        return twin


@dataclass(frozen=True, slots=True)
class Question:
    """A pending choice: who decides, what may be answered, and what then happens with the answer."""

    phase: Phase
    decider: int
    answers: tuple[Any, ...]
    then: Callable[..., None]
    args: tuple[Any, ...] = ()


Task = tuple[Any, ...]
"""A function of (game, chance, …) and its further arguments."""


@dataclass(slots=True)
class Game:
    pool: CardPool
    players: list[Player]
    turn_player: int
    boosts: list[int]
    turn: int = -1
    phase: Phase = Phase.SETUP
    flow: Flow = Flow.MAIN
    winner: Winner = Winner.NONE
    supporter_played: bool = False
    retreated: bool = False
    retreat_less: int = 0
    effect: Effect | None = None
    question: Question | None = None
    agenda: list[Task] = field(default_factory=list)  # what is still to be done, the next task last
    serials: int = 0

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        for name in Game.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.players = [player.copy() for player in self.players]
        twin.boosts = self.boosts.copy()
        twin.agenda = self.agenda.copy()
        twin.effect = self.effect and self.effect.copy()
        return twin

    @property
    def cards(self) -> int:
        """Cards a player: the size of both deck lists."""
        return len(self.players[0].cards)

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def decider(self) -> int:
        """Player who decides now."""
        return self.question.decider if self.question else self.turn_player

    def side(self, player: int) -> int:
        """0 for the player whose turn it is."""
        return player ^ self.turn_player

    def sides(self) -> tuple[int, int]:
        """Both players, the one whose turn it is first."""
        return self.turn_player, 1 - self.turn_player

    def at(self, spot: Spot) -> Pokemon | None:
        return self.players[spot.player].slots[spot.slot]

    def spots(self) -> Iterator[tuple[Spot, Pokemon]]:
        """All Pokémon in play, the turn player's first."""
        for player in self.sides():
            for slot, pokemon in enumerate(self.players[player].slots):
                if pokemon:
                    yield Spot(player, slot), pokemon

    def find(self, serial: int | None) -> Spot | None:
        """Where the Pokémon is now, if it is still in play."""
        return next((spot for spot, pokemon in self.spots() if pokemon.serial == serial), None)

    def enter(self, player: int, slot: int, card: PoolCard, fresh: bool) -> Pokemon:
        """A new Pokémon in an empty slot."""
        self.serials += 1
        pokemon = Pokemon(card, self.serials, fresh=fresh)
        self.players[player].slots[slot] = pokemon
        return pokemon

    def card(self, held: Held) -> PoolCard:
        return self.pool[self.players[held.player].cards[held.at]]

    def next(self, task: Callable[..., None], *args: Any) -> None:
        """Does this before everything that is already to be done."""
        self.agenda.append((task, *args))

    def ask(self, phase: Phase, decider: int, answers: tuple[Any, ...], then: Callable[..., None], *args: Any) -> None:
        self.phase, self.question = phase, Question(phase, decider, answers, then, args)

    def finish(self, winner: Winner) -> None:
        self.phase, self.winner, self.flow = Phase.OVER, winner, Flow.MAIN
        self.question = self.effect = None
        self.agenda.clear()


def winner_of(player: int) -> Winner:
    return (Winner.PLAYER_0, Winner.PLAYER_1)[player]
