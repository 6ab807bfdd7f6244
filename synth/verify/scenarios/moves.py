"""Moves as a scenario writes them → actions of the engine, one step each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from synth.dsl.ast import Afflict, Block, Modal, ModifierKind
from synth.dsl.walk import own_types
from synth.reference_py.cards import CardAttack
from synth.reference_py.chance import Drawn
from synth.reference_py.engine import advance
from synth.reference_py.game import AttackOf, Done, Game, Held, Option, Spot
from synth.reference_py.queries.statics import has
from synth.reference_py.rules.attack import borrowable_attacks, discarded_attacks, usable_attacks
from synth.reference_py.rules.legal import answer_action, offsets
from synth.spec.cards import UNITS, Energy
from synth.spec.layout import Phase, Place
from synth.verify.scenarios.chance import Script, ScriptedChance
from synth.verify.scenarios.spots import is_absolute, parse_spot


class Illegal(Exception):
    """The move is not possible now; the message says why."""


def _named(name: str, attacks: list[tuple[int, CardAttack]]) -> int:
    """The number of the attack with this name."""
    for number, attack in attacks:
        if attack.name == name:
            return number
    raise Illegal(f"the Active Pokémon has no attack {name}")


def count_printed(option: Block) -> int:
    """How many printed options one of a `modal` is."""
    return sum(map(count_printed, option[0].options)) if len(option) == 1 and isinstance(option[0], Modal) else 1


@dataclass(frozen=True)
class Taken:
    """One step of the engine: the action, the random results it took, the game after it."""

    action: int
    drawn: tuple[Drawn, ...]
    game: Game


class Moves:
    """Plays the moves of one scenario and remembers which choices the engine made by itself."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game, self.script = game, script
        self.forced: list[Any] = []

    def possible(self, text: str) -> bool:
        """Whether the move could be made now, chance permitting."""
        trial = Moves(self.game, self.script.probe())
        trial.forced = list(self.forced)
        try:
            trial.make(text)
        except Illegal:
            return False
        return True

    def make(self, text: str) -> list[Taken]:
        """Makes the move; an empty list if the engine had already made it."""
        kind, _, rest = text.partition(" ")
        rest = rest.strip()
        if kind in ("choose", "promote"):
            return self._choose(rest)
        self.forced.clear()
        if kind == "copy" and rest not in [attack.name for _, attack in borrowable_attacks(self.game)]:
            for index, group in enumerate(("card", "rank")):
                for at, attack in discarded_attacks(self.game, index):
                    if attack.name == rest:
                        return [self._act(group, at)]
        if kind == "play":
            return self._play(*rest.split(" on ", 1))
        return [self._act(kind, self._offset(kind, rest))]

    def _offset(self, kind: str, rest: str) -> int:
        game = self.game
        if kind in ("end", "stadium"):
            return 0
        if kind == "attack":
            spot = Spot(game.turn_player, 0)
            attacks = usable_attacks(game, spot, has(game, ModifierKind.PRIOR_ATTACKS, spot)) if game.at(spot) else []
            return _named(rest, attacks)
        if kind == "copy":
            return _named(rest, borrowable_attacks(game))
        own = parse_spot(rest, game.decider)
        if own is None or own.player != game.decider:
            raise Illegal(f"`{kind} {rest}` names no own spot")
        return own.slot - 1 if kind == "retreat" else own.slot

    def _play(self, card: str, on: str | None = None) -> list[Taken]:
        game = self.game
        me, number = game.players[game.decider], game.pool.number_of.get(card.strip())
        hand = [at for at in me.cards_in(Place.HAND) if me.cards[at] == number]
        if not hand:
            raise Illegal(f"{card} is not in the hand")
        taken = [self._act("play", hand[0])]
        return taken + self._choose(on.strip()) if on else taken

    def _choose(self, text: str) -> list[Taken]:
        """Answers the pending choice, or finds it already made with this answer."""
        for answer in self._answers():
            if self._means(text, answer, self.game.decider):
                printed = self._printed(answer) if isinstance(answer, Option) else ()
                taken = [self._act(*answer_action(self.game, answer))]
                # One of many options is asked for in two steps.
                if len(printed) > 1 and text.isdigit():
                    return taken + self._choose(str(int(text) - printed[0] + 1))
                again = isinstance(answer, Option) and any(self._is_type(text, one) for one in self._answers())
                return taken + self._choose(text) if again else taken
        for made in self.forced:
            player = made.player if isinstance(made, Spot) and not is_absolute(text) else self.game.decider
            if self._means(text, made, player):
                self.forced.remove(made)
                return []
        raise Illegal(f"{text} is no possible answer")

    def _answers(self) -> Sequence[Any]:
        return self.game.question.answers if self.game.question else ()

    def _means(self, text: str, answer: Any, decider: int) -> bool:
        match answer:
            case AttackOf():
                return self.game.pokemon(answer.spot).card.attacks[answer.number].name == text
            case Spot():
                return parse_spot(text, decider) == answer
            case Held():
                return self.game.pool.number_of.get(text) == self.game.card(answer).number
            case Option():
                numbers = map(str, self._printed(answer))
                return text in (*numbers, ("yes", "no", *"....")[answer.number], self._condition(answer)) or (
                    self._is_type(text, answer)
                )
            case Done():
                return text == "done"
            case Energy():
                return answer == text
            case _:
                return bool(UNITS[answer] == text)

    def _condition(self, answer: Option) -> str | None:
        """The Special Condition that an option stands for, if the choice is between some."""
        for part in self.game.question.args if self.game.question else ():
            if isinstance(part, Afflict):
                return part.statuses[answer.number].value
        return None

    def _printed(self, answer: Option) -> Sequence[int]:
        """The numbers of the printed options that it stands for."""
        for part in self.game.question.args if self.game.question else ():
            if isinstance(part, Modal):
                first = 1 + sum(map(count_printed, part.options[: answer.number]))
                return range(first, first + count_printed(part.options[answer.number]))
        return (answer.number + 1,)

    def _is_type(self, text: str, answer: Any) -> bool:
        """Whether it is the option, of several, that speaks of this type."""
        for part in self.game.question.args if self.game.question and isinstance(answer, Option) else ():
            if isinstance(part, Modal):
                return text in own_types(part.options)[answer.number]
        return False

    def _act(self, group: str, offset: int) -> Taken:
        game = self.game
        if offset not in offsets(game, group):
            pending = f", {game.phase.name} is pending" if game.phase is not Phase.MAIN else ""
            raise Illegal(f"`{group} {offset}` is not possible{pending}")
        chance = ScriptedChance(self.script, game.turn_player)
        action = game.pool.actions(game.cards).index(group, offset)
        self.game = advance(game, action, chance)
        self.forced += chance.forced
        return Taken(action, tuple(chance.drawn), self.game)
