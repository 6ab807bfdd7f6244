"""What the words so far have settled: the antecedent, agreement, who acts. Threaded alike both ways."""

from __future__ import annotations

from typing import Literal, NamedTuple

from synth.dsl.ast import Amount, Duration, Event, Filter, FilterKind, Measure, Quantifier, Role, Selector, Side, Zone
from synth.spec.cards import Status

Carrier = Literal["attack", "ability", "item", "supporter", "tool", "stadium", "fossil"]
CARRIERS: tuple[Carrier, ...] = ("attack", "ability", "item", "supporter", "tool", "stadium", "fossil")

HEALED = "damage you healed"
RECOVERED = "Special Condition recovered from"
"""What `done` says after healing."""

_OUTSIDE_PLAY = (Zone.HAND, Zone.DECK, Zone.TOP, Zone.DISCARD)


class Discourse(NamedTuple):
    carrier: Carrier
    wording: tuple[str, ...] = ()
    """Reading: choice points met that differ from the default. Writing: those still to be honoured, in order."""
    it: Selector | None = None
    """The antecedent: the Pokémon last chosen or tested."""
    before: Selector | None = None
    """The antecedent before that one."""
    group: Selector | None = None
    """Several that were last spoken of alike: "they"."""
    plural: bool = True
    """Agreement of the next verb; an imperative has the plural's form."""
    actor: Side = Side.MY
    """Who does what the verb says."""
    owner: Side | None = None
    """Whose cards were last spoken of, for "their"."""
    event: Event | None = None
    """What the program waits for, once its header is known."""
    coins: Amount | None = None
    shown: Selector | None = None
    """The cards last looked at: "there"."""
    asked_for: tuple[Filter, ...] = ()
    """What kind of card was asked for among them: "them"."""
    counted: Measure | None = None
    """What was last counted, or asked to be there: "each of those cards", "1 of them"."""
    done: str = ""
    """What the last verb did, as the words before "in this way"."""
    earlier: str = ""
    """The same of the verb before that one."""
    duration: Duration = Duration.STATIC
    reminder: str = ""
    """What the sentence will add in parentheses."""
    opened: bool = False
    """The sentence opened with "during your opponent's next turn": the opponent is then "they"."""
    picked: bool = False
    """The antecedent was chosen by a sentence of its own: what stands there anyway does not take its place."""
    several: bool = False
    """The antecedent are several that came onto a Bench together."""
    moved: bool = False
    """One card was just put somewhere: "that card" is that one."""
    aimed: bool = False
    """The attack's damage was said to go to anyone."""
    beside: bool = False
    """The attack also does damage to someone: not only to that one."""
    asked_target: bool = False
    """It was asked what the one is that the damage went to: "more damage" would be for that one."""
    tooled: bool = False
    """It was just asked whether the antecedent has a Tool: "discard it" is about the Tool."""
    powered: bool = False
    """It was just asked whether the antecedent has an Energy: "discard it" would be about the Energy."""
    theirs: bool = False
    """The opponent was the last to act: "they" can be asked whether they did."""
    rival: bool = False
    """The header spoke of something the opponent does: "their" is the opponent's."""
    unsure: bool = False
    """The last sentence hung on a condition: "if you do" would be part of it."""
    rounds: bool = False
    """The last thing was done several times over: "if you do" is about any of them."""
    scored: bool = False
    """A Knock Out is being told of: it can be worth more."""
    listed: bool = False
    """Things were listed of which one is chosen: all that follows would be one of them."""
    typed: bool = False
    """A type was chosen: "the type you chose" is that one."""
    kinded: bool = False
    """A kind of card was chosen: "the kind you chose" is that one."""
    called: bool = False
    """A face of the coins was chosen: "the result you chose"."""
    ailments: tuple[Status, ...] = ()
    """A Special Condition was chosen among these: "the Special Condition you chose" is that one."""
    counted_each: bool = False
    """It is being said how much damage each of several is done."""
    happened: bool = False
    """The antecedent is the one that the header tells of: "the evolved Pokémon"."""
    delayed: bool = False
    """Inside an effect that happens later: an attack's later damage is no longer told as the attack's own."""

    def worded(self, wording: tuple[str, ...]) -> Discourse:
        """The same with another wording: what `_replace` would make, many thousand times a text."""
        return Discourse._make((self[0], wording, *self[2:]))

    def spoke_of(self, pokemon: Selector) -> Discourse:
        """Makes `pokemon` the antecedent, several of them none at all.

        One that is acted on only if it is of some kind is that kind of Pokémon when it is spoken of again; where it may no
        longer be of that kind then, nothing can be said of it.
        """
        if self.picked and is_definite(pokemon):
            return self
        if self.picked and pokemon.role is None and pokemon.quantifier is Quantifier.ALL:
            return self._replace(group=alike(pokemon))  # none of whom is "that Pokémon"
        known = self.asked_about(pokemon)
        if not is_definite(pokemon) or not pokemon.filters:
            return known
        return known._replace(it=pokemon if all(one.kind in _LASTING for one in pokemon.filters) else None)

    def asked_about(self, pokemon: Selector) -> Discourse:
        """The same of a condition, whose subject is always what is spoken of next."""
        known = self._replace(
            picked=False, moved=False, tooled=False, powered=False, happened=False, before=self.it, group=alike(pokemon),
            counted=self.counted if pokemon.quantifier is Quantifier.ALL else None,
        )  # fmt: skip
        if is_definite(pokemon):
            return known._replace(it=pokemon.model_copy(update={"filters": ()}), group=self.group)
        return known._replace(it=None if pokemon.quantifier is Quantifier.ALL and pokemon.role is None else pokemon)

    @property
    def chose_pokemon(self) -> bool:
        return self.it is not None and not is_definite(self.it) and not self.chose_card

    @property
    def chose_card(self) -> bool:
        return self.it is not None and self.it.zone in _OUTSIDE_PLAY


_LASTING = frozenset(
    {
        *(FilterKind.TYPE, FilterKind.STAGE, FilterKind.NAME, FilterKind.EX, FilterKind.MEGA, FilterKind.TAG),
        FilterKind.EVOLUTION,
    }
)
"""What nothing that is done to a Pokémon meanwhile takes from it."""


def alike(pokemon: Selector) -> Selector | None:
    """A whole group that stays what it is."""
    whole = pokemon.role is None and pokemon.quantifier is Quantifier.ALL and pokemon.zone in (Zone.PLAY, Zone.BENCH)
    return pokemon if whole and all(one.kind in _LASTING for one in pokemon.filters) else None


def is_definite(pokemon: Selector) -> bool:
    """Whether naming it again finds the same Pokémon: then a pronoun stands for the phrase itself, not for `it`."""
    if pokemon.role is not None:
        return pokemon.role is not Role.IT
    if pokemon.zone is Zone.STADIUM:
        return True
    return pokemon.zone is Zone.ACTIVE and pokemon.side is not Side.BOTH and pokemon.quantifier is Quantifier.ALL
