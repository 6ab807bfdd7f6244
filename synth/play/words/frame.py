"""A view of the game as data: what pages draw, and nothing that the viewer does not know."""

from typing import Any

from synth.play.live.board import Board, Side, Standing
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.words.asking import asked
from synth.play.words.facts import card_facts
from synth.play.words.lasting import lasting
from synth.play.words.moves import Offer, offers
from synth.reference_py.game import Game
from synth.spec.cards import UNITS
from synth.spec.layout import Phase, Place, Winner


def view(library: Library, seen: Board, step: int, match: Match | None = None) -> dict[str, Any]:
    """The board as the viewer sees it; with the match, the legal moves too if the viewer decides."""
    frame: dict[str, Any] = {
        "turn": seen.turn,
        "goal": library.pool.rules.points_to_win,
        "step": step,
        "myTurn": seen.my_turn,
        "deciding": seen.deciding,
        "phase": seen.phase.name.lower(),
        "stadium": {"card": seen.stadium, "mine": seen.stadium_mine} if seen.stadium else None,
        "sides": [_side(library, seen, seen.me, "my"), _side(library, seen, seen.them, "their")],
        "hand": [{"at": at, "card": card} for at, card in seen.hand],
    }
    if match is not None and seen.deciding:
        frame["choice"] = choice(library, match.game, seen, offers(library, match.game, seen, match.legal()))
    frame["cards"] = _facts(library, frame)
    return frame


def choice(library: Library, game: Game, seen: Board, legal: list[Offer]) -> dict[str, Any]:
    what = asked(library, game, seen)
    found: dict[str, Any] = {
        "kind": seen.phase.name.lower(),
        "title": what.title,
        "source": what.source,
        "text": what.text,
        "left": seen.left if seen.phase in (Phase.CHOOSE_SLOT, Phase.CHOOSE_ENERGY, Phase.CHOOSE_CARD) else 0,
        "moves": [_move(offer) for offer in legal],
    }
    return found


def _move(offer: Offer) -> dict[str, Any]:
    known = {"slot": offer.slot, "card": offer.card, "at": offer.place}
    return {"action": offer.action, "group": offer.group, "offset": offer.offset, "label": offer.label} | {
        name: value for name, value in known.items() if value > 0 or (name != "card" and value == 0)
    }


def _side(library: Library, seen: Board, side: Side, who: str) -> dict[str, Any]:
    return {
        "points": side.points,
        "hand": side.hand,
        "deck": side.deck,
        "energyNow": _unit(side.energy_now),
        "energyNext": _unit(side.energy_next),
        "conditions": list(side.conditions),
        "effects": lasting(library, seen.seen, who),
        "slots": [standing and _standing(standing) for standing in side.slots],
        "discard": side.cards_in(Place.DISCARD),
        "discardedEnergy": "".join(str(unit) * n for unit, n in zip(UNITS, side.discarded_energy, strict=True)),
        "known": [card for card, place, at in side.places if at < 0 and place == Place.HAND],
        "resolving": side.cards_in(Place.RESOLVING),
    }


def _unit(number: int) -> str:
    return str(UNITS[number - 1]) if number else ""


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "card": one.card,
        "hp": one.hp,
        "max": one.max_hp,
        "damage": one.damage,
        "tools": list(one.tools),
        "energy": "".join(str(unit) * n for unit, n in zip(UNITS, one.energy, strict=True)),
        "fresh": one.fresh,
    }


def _facts(library: Library, frame: dict[str, Any]) -> dict[int, Any]:
    """Facts of exactly the cards that stand in the frame."""
    numbers = {entry["card"] for entry in frame["hand"]}
    numbers |= {frame["stadium"]["card"]} if frame["stadium"] else set()
    for side in frame["sides"]:
        numbers |= {*side["discard"], *side["known"], *side["resolving"]}
        numbers |= {number for one in side["slots"] if one for number in (one["card"], *one["tools"])}
    numbers |= {move["card"] for move in frame.get("choice", {}).get("moves", ()) if "card" in move}
    return {number: card_facts(library.card(number)) for number in sorted(numbers)}


def result(game: Game) -> dict[str, Any] | None:
    if not game.over:
        return None
    return {"winner": {Winner.PLAYER_0: 0, Winner.PLAYER_1: 1}.get(game.winner)}
