"""The state of a game: two players, the effect being resolved, and what is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from synth.dsl.ast import Deed, Modifier, Span
from synth.dsl.numbering import counted
from synth.reference_py.board import Held, Mark, Player, Pokemon, Spot, spots_of
from synth.reference_py.cards import CardPool, PoolCard
from synth.reference_py.words import Words, words_of
from synth.spec.chance import Purpose
from synth.spec.layout import Flow, Phase, Shape, Winner

__all__ = [
    "AttackOf",
    "Carrier",
    "Done",
    "Effect",
    "Fall",
    "Game",
    "Held",
    "Mark",
    "Option",
    "Player",
    "Pokemon",
    "Question",
    "Spot",
    "winner_of",
]


NOTED_CAP = 99
"""How often something done is counted."""


class Option(NamedTuple):
    """An answer by number: yes and no, or the k-th printed option."""

    number: int


class AttackOf(NamedTuple):
    """An attack of a Pokémon in play, by its number there."""

    spot: Spot
    number: int


class Done(NamedTuple):
    """The answer that ends a loop of choices."""


class Carrier(Enum):
    """What kind of effect is being resolved: rules differ for what attacks do."""

    RULE = "rule"  # a retreat or an evolution that waits for a choice; what an effect has left behind
    AFTERMATH = "aftermath"  # what an attack has armed: its damage counts like that of an attack
    ATTACK = "attack"
    ABILITY = "ability"
    TRAINER = "trainer"
    TOOL = "tool"
    STADIUM = "stadium"


@dataclass(slots=True)
class Effect:
    """The effect being resolved: whose it is and what it has found out so far."""

    carrier: Carrier
    controller: int
    row: int = 0
    source: int | None = None  # serial of the Pokémon it is printed on
    defender: int | None = None
    attacker: int | None = None
    attack: int = 0  # row of the attack that it answers
    card: Held | None = None  # the Trainer card itself
    it: int | None = None
    it_card: Held | None = None  # a card that was last chosen, tested or shown
    chosen: tuple[int, ...] = ()  # serials, if several were chosen at once
    found: tuple[tuple[Held, int], ...] = ()  # cards just looked at, and where they were
    moved: tuple[Held, ...] = ()  # cards that were put somewhere last
    shed: tuple[int, ...] = ()  # whose cards this statement has discarded from hand so far
    new_active: int | None = None
    old_active: int | None = None
    each: int | None = None
    slot: int | None = None  # Bench slot of a retreat that waits
    left: int = 0
    coin: tuple[Purpose, int] | None = None  # the word of a reaction's own coin
    coins: int | None = None
    heads: int = 0
    dealt: int = 0
    result: int = 0
    returned: Mapping[int, int] = field(default_factory=dict)  # cards put away, by player
    counting: bool = False  # in a loop, whose results add up
    spot: Spot | None = None  # a chosen spot, whoever stands there
    did: bool = False
    ends_turn: bool = False
    evolved: int | None = None  # serial of what it evolved with a card from hand
    failed: bool = False
    hushed: bool = False  # it answers an attachment: what it attaches itself sets nothing off
    second: bool = False  # the second hit of an attack that is used twice
    reckoning: bool = False  # before the damage of an attack: its text still changes it
    cost: tuple[int, ...] = ()
    power: int = 0
    titles: tuple[int, ...] = ()  # of the attack and of the one it copies
    ignores: tuple[Modifier, ...] = ()  # what this hit is not affected by
    printed: bool = False  # it takes away Abilities or Tools, and asks what types are printed
    hit: frozenset[int] = frozenset()  # serials of the Pokémon that the attack's damage reached
    vows: tuple[Any, ...] = ()  # effects armed for this attack only
    aims: dict[int, tuple[Spot, ...]] = field(default_factory=dict)  # chosen targets, by id of the statement
    decided: dict[int, bool] = field(default_factory=dict)  # conditions already tested, by id of the statement
    struck: dict[Spot, int] = field(default_factory=dict)  # base damage of this attack, before modifiers

    def call(self, serial: int | None, card: Held | None = None, spot: Spot | None = None) -> None:
        """This is `it` from now on: a Pokémon, a card, or a spot with whoever stands there."""
        self.it, self.it_card, self.spot, self.chosen = serial, card, spot, ()

    def copy(self) -> Effect:
        twin = Effect.__new__(Effect)
        for name in Effect.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.aims, twin.decided, twin.struck = self.aims.copy(), self.decided.copy(), self.struck.copy()
        return twin


@dataclass(frozen=True, slots=True)
class Fall:
    """What has been said about Pokémon that are being Knocked Out, by serial."""

    rescued: Mapping[int, tuple[Any, bool]] = field(default_factory=dict)  # where to, and whether with their Tools
    denied: frozenset[int] = frozenset()
    awards: Mapping[int, int] = field(default_factory=dict)

    def points(self, pokemon: Pokemon) -> int:
        if pokemon.serial in self.denied:
            return 0
        return max(0, pokemon.card.points + self.awards.get(pokemon.serial, 0))


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


@dataclass
class Game:
    pool: CardPool
    players: list[Player]
    turn_player: int
    turn: int = -1
    phase: Phase = Phase.SETUP
    flow: Flow = Flow.MAIN
    winner: Winner = Winner.NONE
    stadium: Held | None = None
    supporter_played: int = 0  # in this turn
    stadium_played: bool = False
    stadium_used: bool = False
    retreated: int = 0
    again: int = 0
    striker: int = 0  # serial of the Pokémon that attacks again
    ending: int = 0
    reflipped: bool = False
    effect: Effect | None = None
    fall: Fall | None = None
    falling: frozenset[int] = frozenset()  # serials of Pokémon whose Knock Out is being settled
    question: Question | None = None
    agenda: list[Task] = field(default_factory=list)  # what is still to be done, the next task last
    serials: int = 0
    slots: int = field(init=False)
    """Slots a player: the Active Spot and the Bench."""
    _words: Words | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.slots = self.pool.slots
        for player in self.players:
            player.prepare(self.slots, len(self.pool.numbers.titles))

    def copy(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.players = [player.copy() for player in self.players]
        twin.agenda = self.agenda.copy()
        twin.effect = self.effect and self.effect.copy()
        return twin

    @property
    def cards(self) -> int:
        """Cards a player: the size of both deck lists."""
        return len(self.players[0].cards)

    @property
    def words(self) -> Words:
        """What the cards of both deck lists can say: a question that none of them speaks of needs no look at the table."""
        first, second = self.players
        words = self._words
        if words is None or words.first is not first.cards or words.second is not second.cards or words.pool is not self.pool:
            words = self._words = words_of(self.pool, first.cards, second.cards)
        return words

    @property
    def shape(self) -> Shape:
        return self.pool.shape(self.cards)

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

    @property
    def running(self) -> Effect:
        """The effect that is being resolved."""
        if self.effect is None:
            raise AssertionError("no effect is being resolved")
        return self.effect

    def at(self, spot: Spot) -> Pokemon | None:
        return self.players[spot.player].slots[spot.slot]

    def pokemon(self, spot: Spot) -> Pokemon:
        """The one that is known to be there."""
        found = self.players[spot.player].slots[spot.slot]
        if found is None:
            raise AssertionError(f"no Pokémon in slot {spot.slot} of player {spot.player}")
        return found

    def spots(self) -> list[tuple[Spot, Pokemon]]:
        """All Pokémon in play, the turn player's first."""
        found = []
        for player in self.sides():
            for spot, pokemon in zip(spots_of(player, self.slots), self.players[player].slots, strict=True):
                if pokemon is not None:
                    found.append((spot, pokemon))
        return found

    def own_spots(self, player: int) -> list[Spot]:
        """Where a player has Pokémon in play."""
        slots = self.players[player].slots
        return [spot for spot, pokemon in zip(spots_of(player, self.slots), slots, strict=True) if pokemon is not None]

    def texts(self) -> list[PoolCard]:
        """The cards in play that may say something: every Pokémon and its Tools, the Stadium."""
        found = [self.card(self.stadium)] if self.stadium else []
        for player in self.players:
            for pokemon in player.slots:
                if pokemon is not None:
                    found.append(pokemon.card)
                    found += [self.pool[player.cards[at]] for at in pokemon.attached]
        return found

    def marks(self) -> list[Mark]:
        """All that earlier effects have left."""
        found: list[Mark] = []
        for player in self.players:
            found += player.wide
            for pokemon in player.slots:
                if pokemon is not None:
                    found += pokemon.marks
        return found

    def find(self, serial: int | None) -> Spot | None:
        """Where the Pokémon is now, if it is still in play."""
        if serial is None:
            return None
        for number, player in enumerate(self.players):
            for slot, pokemon in enumerate(player.slots):
                if pokemon is not None and pokemon.serial == serial:
                    return spots_of(number, self.slots)[slot]
        return None

    def enter(self, player: int, slot: int, card: PoolCard, fresh: bool) -> Pokemon:
        """A new Pokémon in an empty slot."""
        self.serials += 1
        pokemon = Pokemon(card, self.serials, fresh=fresh)
        self.players[player].slots[slot] = pokemon
        return pokemon

    def card(self, held: Held) -> PoolCard:
        found = self.pool.cards[self.players[held.player].cards[held.at]]
        if found is None:
            raise AssertionError(f"no card at place {held.at} of player {held.player}")
        return found

    def tools(self, spot: Spot) -> list[Held]:
        """The Tools attached to the Pokémon there."""
        pokemon = self.at(spot)
        return [Held(spot.player, at) for at in pokemon.attached] if pokemon else []

    def note(self, player: int, deed: Deed, so_often: int = 1) -> None:
        """A player did something, if some card counts it; what is done in the other player's turn is of no own turn."""
        times, in_turn = self.players[player].times, self.flow in (Flow.MAIN, Flow.END)
        for span in (Span.THIS_TURN, Span.THIS_GAME) if player == self.turn_player and in_turn else (Span.THIS_GAME,):
            title = self.pool.title(counted(deed, span))
            times[title] = min(NOTED_CAP, times[title] + so_often) if title else 0

    def next(self, task: Callable[..., None], *args: Any) -> None:
        """Does this before everything that is already to be done."""
        self.agenda.append((task, *args))

    def ask(self, phase: Phase, decider: int, answers: tuple[Any, ...], then: Callable[..., None], *args: Any) -> None:
        self.phase, self.question = phase, Question(phase, decider, answers, then, args)

    def finish(self, winner: Winner) -> None:
        self.phase, self.winner, self.flow = Phase.OVER, winner, Flow.MAIN
        self.question = self.effect = self.fall = None
        self.falling = frozenset()
        self.again = self.ending = 0
        self.agenda.clear()


def winner_of(player: int) -> Winner:
    return (Winner.PLAYER_0, Winner.PLAYER_1)[player]
