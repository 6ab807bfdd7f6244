"""What is to be decided now: a heading, and what asks for it with its text."""

from dataclasses import dataclass

from synth.play.live.board import Board
from synth.play.live.pool import Library
from synth.play.words.texts import row_text, row_title, trainer_text
from synth.reference_py.game import Game, Held
from synth.spec.cards import Card, Kind
from synth.spec.layout import Phase

_TITLES = {
    Phase.MAIN: "Your turn",
    Phase.PROMOTE: "Choose your new Active Pokémon",
    Phase.CHOOSE_SLOT: "Choose a Pokémon",
    Phase.CHOOSE_ENERGY: "Choose an Energy",
    Phase.CHOOSE_ATTACK: "Choose an attack",
    Phase.CHOOSE_CARD: "Choose a card",
    Phase.CHOOSE_OPTION: "Decide",
}


@dataclass(frozen=True)
class Asked:
    title: str
    source: str = ""
    text: str = ""


def asked(library: Library, game: Game, seen: Board) -> Asked:
    """For who decides; `seen` is that player's view."""
    title = _TITLES.get(seen.phase, "")
    if row := library.rows[seen.row]:
        return Asked(title, row_title(row), row_text(row))
    if seen.phase is Phase.SETUP:
        first = seen.me.slots[0] is None
        return Asked("Choose your Active Pokémon" if first else "Put Basic Pokémon onto your Bench, if you like")
    if seen.phase is Phase.CHOOSE_ENERGY:  # no effect asks: it is the price of retreating
        return Asked("Choose an Energy to discard", "Retreat Cost")
    if seen.phase is Phase.CHOOSE_SLOT and (card := _played(library, game)):
        return Asked(_target(card), card.name, trainer_text(card))
    return Asked(title)


def _played(library: Library, game: Game) -> Card | None:
    """The decider's card for which a Pokémon is looked for."""
    held = [part for part in game.question.args if isinstance(part, Held)] if game.question else []
    return library.card(game.card(held[0]).number) if held and held[0].player == game.decider else None


def _target(card: Card) -> str:
    if card.kind is Kind.TOOL:
        return "Choose who carries it"
    return "Choose who evolves" if card.is_pokemon and card.stage else _TITLES[Phase.CHOOSE_SLOT]
