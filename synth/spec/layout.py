"""What both engines agree on: the action table, the cells of a state, the entries of an observation. Names and sizes only.

Sides are relative in a state: side 0 is the player whose turn it is (during setup, the player who puts Pokémon down), side
1 the other one. Slot 0 is the Active Spot, slots 1 to 3 the Bench from left to right. Damage is counted in tens. Cards in a
state are numbers of the build's card table (0 is no card); a player's cards are numbered by their place in the deck list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from synth.spec.cards import UNITS

SLOTS = 4
TOOLS = ("tool",)
"""Cells that hold the Tools of a Pokémon."""
ENERGIES = len(UNITS)


class Phase(IntEnum):
    """What is to be decided now."""

    SETUP = 0  # first play puts a Basic into the Active Spot, more go to the Bench, `end` confirms
    MAIN = 1
    PROMOTE = 2
    CHOOSE_SLOT = 3
    CHOOSE_ENERGY = 4
    CHOOSE_ATTACK = 5
    CHOOSE_CARD = 6
    CHOOSE_OPTION = 7
    OVER = 8


class Place(IntEnum):
    """Where a card is; IN_PLAY + slot for stacks and Tools."""

    DECK = 0
    HAND = 1
    DISCARD = 2
    IN_PLAY = 3
    STADIUM = 7
    RESOLVING = 8  # a Trainer card whose effect is not finished (rulebook 8.3)
    ABSENT = 9


class Flow(IntEnum):
    """What follows once nothing is pending."""

    MAIN = 0  # the turn goes on
    END = 1  # end of turn, Checkup, next turn
    NEXT = 2  # the Checkup is over: next turn


class Daze(IntEnum):
    """The three Special Conditions that exclude each other."""

    NONE = 0
    ASLEEP = 1
    PARALYZED = 2
    CONFUSED = 3


class Winner(IntEnum):
    NONE = 0
    PLAYER_0 = 1
    PLAYER_1 = 2
    TIE = 3


@dataclass(frozen=True)
class ActionGroup:
    name: str
    size: int
    meaning: str


def action_groups(cards: int) -> tuple[ActionGroup, ...]:
    """The whole action table in order; a specialised engine keeps the groups its pool can use."""
    return (
        ActionGroup("end", 1, "end the turn; in setup: confirm; in a loop of choices: done"),
        ActionGroup("attach", SLOTS, "attach the current Energy to the own slot"),
        ActionGroup("retreat", SLOTS - 1, "retreat for the Pokémon in Bench slot 1..3"),
        ActionGroup(
            "attack", 6, "use attack 0 or 1 of the Active Pokémon's top card, then of the cards under it, highest first"
        ),
        ActionGroup("ability", SLOTS, "use the Ability of the Pokémon in the own slot"),
        ActionGroup("discard", SLOTS, "discard the Fossil in the own slot"),
        ActionGroup("play", cards, "play the card at this place of the own deck list from hand"),
        ActionGroup(
            "slot",
            2 * SLOTS,
            "choose a slot: own 0..3, then the opponent's 0..3; also target of an evolution or a promotion",
        ),
        ActionGroup("energy", ENERGIES, "choose a unit of this type: " + " ".join(UNITS)),
        ActionGroup(
            "copy",
            2 * SLOTS,
            "choose attack 0 or 1 of a slot to copy, the opponent's or own as the effect says: 2 * slot + attack",
        ),
        ActionGroup("stadium", 1, "use the Stadium's once-per-turn effect"),
        ActionGroup("option", 6, "yes, no; or the k-th printed option"),
        ActionGroup("card", cards, "choose the own card at this place of the deck list"),
        ActionGroup(
            "rank", cards, "choose the k-th of the other player's candidate cards, each card once, by number descending"
        ),
    )


@dataclass(frozen=True)
class ActionTable:
    groups: tuple[ActionGroup, ...]

    @property
    def size(self) -> int:
        return sum(group.size for group in self.groups)

    def first(self, name: str) -> int:
        """The index of a group's first action."""
        at = 0
        for group in self.groups:
            if group.name == name:
                return at
            at += group.size
        raise KeyError(name)

    def has(self, name: str) -> bool:
        return any(group.name == name for group in self.groups)

    def describe(self, action: int) -> str:
        """`attach 2`, `play 13` …"""
        at = action
        for group in self.groups:
            if at < group.size:
                return group.name if group.size == 1 else f"{group.name} {at}"
            at -= group.size
        raise IndexError(action)

    def index(self, name: str, offset: int = 0) -> int:
        return self.first(name) + offset


@dataclass(frozen=True)
class Cell:
    """One number of a state. Names are `fact`, `fact_side`, `fact_side_slot` …: the first bare number is the side."""

    name: str
    bits: int = 8


def across(name: str) -> str | None:
    """The same cell of the other side; None for a cell that has no side."""
    parts = name.split("_")
    at = next((at for at, part in enumerate(parts) if part.isdigit()), None)
    if at is None:
        return None
    parts[at] = str(1 - int(parts[at]))
    return "_".join(parts)


MARKS_OF_OWNER = ("takes", "takes_ex", "prevent", "prevent_small", "no_weakness", "hit_back", "snare")
"""Set by the own attack, over at the end of the other player's turn. Tens where they are damage.

`takes` from any attack, `takes_ex` from attacks of Pokémon ex; `prevent` 1: damage and effects of attacks, 2: damage,
3: damage from Basic Pokémon; `prevent_small`: damage of at most this; `hit_back` to an attacker that damages it; `snare`: to
the new Active when the opponent's Active retreats."""

MARKS_OF_OPPONENT = ("deals", "no_attack", "no_retreat", "attack_cost", "retreat_more", "smoke", "doom", "doze")
"""Set by the opponent's attack, over at the end of the owner's turn.

`deals` by its attacks; `attack_cost` and `retreat_more` Colorless more; `smoke`: its attack needs heads; `doom`: damage at the
end of the turn; `doze`: Asleep when Energy is attached from the Zone."""

MARKS_IN_TURN = ("rest", "bonus", "bonus_for")
"""For the owner's next turn: `x_next` is set, and becomes `x` at the end of the owner's turn. `rest` 1: no attack; 1 + title:
not that attack. `bonus` tens more for the attack with title `bonus_for`."""

MARKS_WHILE_ACTIVE = ("exposed_next", "exposed", "frenzy", "frenzy_for", "haze", "silenced")
"""Last as long as the Pokémon is Active, but for `exposed`: more damage from attacks in the turn after the owner's next one
(`exposed_next` becomes `exposed` at the end of the opponent's turn). `frenzy` tens more for title `frenzy_for`, adding up;
`haze`: every attack needs heads; `silenced`: no Ability."""

MARKS = (
    *MARKS_OF_OWNER,
    *MARKS_OF_OPPONENT,
    *MARKS_IN_TURN,
    *(f"{mark}_next" for mark in MARKS_IN_TURN),
    *MARKS_WHILE_ACTIVE,
)
"""Effects of attacks on a Pokémon. They live on the Active Spot and end when it is left or its Pokémon evolves."""

LOCKS = ("locked", "locked_item", "locked_trainer", "locked_evolve", "locked_zone")
"""What a player cannot do in the next own turn: play from hand Supporters, Items, any Trainer, evolutions; attach Energy from the
Energy Zone to the Active Pokémon."""


@dataclass(frozen=True)
class Counts:
    """How many of each numbered thing a pool has (synth.spec.numbering)."""

    boosts: int = 0
    surges: int = 0
    guards: int = 0
    titles: int = 0
    discounts: int = 0
    arms: int = 0


def cells(cards: int, counts: Counts) -> Iterator[Cell]:
    """All cells in order."""
    yield Cell("turn")  # -1 and 0 while the first and the second player put their Pokémon down
    yield Cell("turn_player")  # player (absolute) who is side 0
    yield Cell("phase")
    yield Cell("decider")  # side that decides now
    yield Cell("flow")
    yield Cell("winner")
    yield Cell("stadium", 16)
    yield Cell("stadium_side")
    yield Cell("supporter_played")
    yield Cell("stadium_played")
    yield Cell("stadium_used")
    yield Cell("retreated")
    yield Cell("row", 16)  # effect being resolved, 0 for none
    yield Cell("source")  # slot of side 0 whose effect it is
    yield Cell("left")  # units still to choose or place
    yield Cell("it")  # slot chosen: 0..3 own, 4..7 the opponent's; -1 for none
    yield Cell("heads")
    yield Cell("dealt")  # tens of damage the attack did to the opponent's Active
    yield Cell("result", 16)  # "in this way" so far
    yield Cell("attack", 16)  # row of the attack, while a reaction to it waits
    yield Cell("attacker")  # 1 + slot of side 0 where the attacker is then, 0 if it has left play
    yield Cell("hit", 16)  # bit slot + 4 * side: Pokémon that the attack's damage reached, until Knock Outs are settled
    yield Cell("again", 16)  # row of the attack that is used once more after this one's Knock Outs, 0 for none
    yield Cell("ending")  # next step of the end of the turn, while a Knock Out among them waits for a promotion
    yield Cell("first_heads")  # the first coin of the next batch is heads
    yield Cell("reflipped")  # a batch of coins was flipped again this turn
    yield Cell("retreat_less")  # Retreat Cost of the turn player's Active is this much less this turn
    for k in range(counts.boosts):
        yield Cell(f"boost{k}")  # copies in force this turn
    for k in range(counts.discounts):
        yield Cell(f"discount{k}")  # copies of a change of attack costs in force this turn
    for side in range(2):
        yield Cell(f"points_{side}")
        yield Cell(f"energy_now_{side}")  # 0 for none, else 1 + index in UNITS
        yield Cell(f"energy_next_{side}")
        yield Cell(f"declared_{side}", 16)  # bit mask over UNITS
        yield Cell(f"poison_{side}")  # tens a Checkup, 0 for none
        yield Cell(f"burn_{side}")
        yield Cell(f"daze_{side}")
        yield Cell(f"daze_fresh_{side}")  # paralyzed during the owner's own current turn (rulebook 12.3)
        yield Cell(f"moved_{side}")  # the Active moved up from the Bench this turn
        # types (bits, UNITS then Dragon) of own Pokémon Knocked Out by an attack's damage
        # in the opponent's last turn; cleared at the end of the own turn
        yield Cell(f"fallen_{side}", 16)
        yield Cell(f"knockouts_{side}")  # own Pokémon Knocked Out in this game
        yield Cell(f"title_{side}")  # title of the attack used in the own last turn, 0 for none
        yield Cell(f"title_next_{side}")  # … in the own current turn
        for lock in LOCKS:
            yield Cell(f"{lock}_{side}")
        for mark in MARKS:
            yield Cell(f"{mark}_{side}")
        for k in range(counts.surges):
            yield Cell(f"surge{k}_{side}")  # copies for the own turn
            yield Cell(f"surge{k}_next_{side}")
        for k in range(counts.guards):
            yield Cell(f"guard{k}_{side}")  # copies for the opponent's turn
        for k in range(counts.arms):
            yield Cell(f"armed{k}_{side}")  # 1: a delayed effect over all of a player's Pokémon is waiting
        for k in range(1, counts.titles + 1):
            yield Cell(f"times{k}_{side}")  # attacks with this title used in this game
        for unit in range(ENERGIES):
            yield Cell(f"discarded_{side}_{unit}")
        for slot in range(SLOTS):
            yield Cell(f"pokemon_{side}_{slot}", 16)
            yield Cell(f"damage_{side}_{slot}")
            for tool in TOOLS:
                yield Cell(f"{tool}_{side}_{slot}", 16)
            yield Cell(f"fresh_{side}_{slot}")  # put into play or evolved this turn
            yield Cell(f"used_{side}_{slot}")  # Ability used this turn
            yield Cell(f"grown_{side}_{slot}", 16)  # card it evolved from during this turn
            yield Cell(f"fought_{side}_{slot}")  # has used an attack since it came into play
            # has used up its protection from the first damage since it came into play
            yield Cell(f"spent_{side}_{slot}")
            yield Cell(f"struck_{side}_{slot}")  # damaged by an attack in the Active Spot in the opponent's last turn
            yield Cell(f"trap_{side}_{slot}")  # tens of damage to whoever is here at the end of the owner's turn
            for unit in range(ENERGIES):
                yield Cell(f"energy_{side}_{slot}_{unit}")
        for card in range(cards):
            yield Cell(f"card_{side}_{card}", 16)
            yield Cell(f"place_{side}_{card}")
            # 0: not fixed; k: k-th card from the top of the deck; -k: k-th from the bottom
            yield Cell(f"order_{side}_{card}")
            # bits: the owner knows its place in the deck (1); the opponent knows that it is
            # in the hand or deck (2), and its place in the deck (4)
            yield Cell(f"seen_{side}_{card}")


SLOT_FACTS = ("pokemon", "damage", *TOOLS, "fresh", "used", "grown", "fought", "spent", "struck", "trap")
"""What an observation shows of a slot besides its Energy."""


def observation(cards: int, counts: Counts) -> Iterator[str]:
    """Names of the entries of an observation, in order; `my` is the viewer, `their` the other player.

    Hidden things are 0: the other player's declared types; during setup everything they have put down. Their cards are
    listed without regard to their deck list: those whose place is public or known, by card number and place descending.
    """
    yield from ("turn", "my_turn", "deciding", "phase", "stadium", "stadium_mine", "supporter_played", "stadium_played")
    yield from ("stadium_used", "retreated", "row", "source", "left", "it", "heads", "dealt", "result", "attack")
    yield from ("attacker", "hit", "again", "ending", "first_heads", "reflipped", "retreat_less")
    yield from (f"boost{k}" for k in range(counts.boosts))
    yield from (f"discount{k}" for k in range(counts.discounts))
    for who in ("my", "their"):
        yield from (f"{who}_{fact}" for fact in ("points", "hand", "deck", "energy_now", "energy_next", "declared"))
        yield from (
            f"{who}_{fact}" for fact in ("poison", "burn", "daze", "daze_fresh", "moved", "fallen", "knockouts")
        )
        yield from (f"{who}_{fact}" for fact in ("title", "title_next", *LOCKS, *MARKS))
        for k in range(counts.surges):
            yield from (f"{who}_surge{k}", f"{who}_surge{k}_next")
        yield from (f"{who}_guard{k}" for k in range(counts.guards))
        yield from (f"{who}_armed{k}" for k in range(counts.arms))
        yield from (f"{who}_times{k}" for k in range(1, counts.titles + 1))
        yield from (f"{who}_discarded_{unit}" for unit in range(ENERGIES))
        for slot in range(SLOTS):
            yield from (f"{who}_{fact}_{slot}" for fact in SLOT_FACTS)
            yield from (f"{who}_energy_{slot}_{unit}" for unit in range(ENERGIES))
    for card in range(cards):
        yield from (f"my_card_{card}", f"my_place_{card}", f"my_order_{card}")
    for card in range(cards):
        yield from (f"their_card_{card}", f"their_place_{card}", f"their_order_{card}")
