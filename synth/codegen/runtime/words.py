"""Games in words: what an action does, what a player sees, and everything there is. For people; nothing here is fast."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import layout
from .cells import cell, current_player

_AT = {name: at for at, name in enumerate(layout.OBSERVATION)}
_PHASES = ("setup", "main", "promote", "choose a slot", "choose Energy", "choose an attack", "choose a card", "choose", "over")
_PLACES = ("deck", "hand", "discard", "Stadium", "being played")
"""Of cards; the others are absent or in play."""


def action_name(seen: Any, action: int) -> str:
    """`play Potion`, `attach Energy to your Bench 1 (Charmander)` …; `seen`: a state, or what a player sees who can do this."""
    look = _Look(seen)
    action = int(action)
    if not 0 <= action < layout.NUM_ACTIONS:
        raise ValueError(f"actions are numbers from 0 to {layout.NUM_ACTIONS - 1}, got {action}")
    group, (first, size, _) = next((name, at) for name, at in layout.ACTIONS.items() if at[0] <= action < at[0] + at[1])
    offset = action - first
    if group in ("play", "card"):
        return f"{'play' if group == 'play' else 'choose'} {look.card(f'my_card_{offset}')}"
    if group in ("attach", "ability", "discard", "slot"):
        words = {"attach": "attach Energy to", "ability": "use the Ability of", "discard": "discard", "slot": "choose"}
        return f"{words[group]} {look.spot(offset)}"
    if group == "retreat":
        return f"retreat for {look.spot(offset + 1)}"
    if group == "attack":
        attacks = layout.ATTACKS[look["my_pokemon_0"]]
        return f"attack: {attacks[offset]}" if offset < len(attacks) else f"attack {offset} of a card beneath"
    if group == "energy":
        return f"choose Energy {layout.UNITS[offset]}"
    return group if size == 1 else f"{group} {offset}"


def public_text(seen: Any) -> str:
    """What a player sees, a few lines: `seen` is a state, of which the player who decides is told, or an observation."""
    look = _Look(seen)
    phase = look["phase"]
    hand = [look.card(f"my_card_{k}") for k in range(layout.PLACES) if look[f"my_place_{k}"] == 1]
    zone = look["my_energy_now"]
    head = f"turn {look['turn']}, {_PHASES[phase]}; points {look['my_points']} : {look['their_points']}"
    if look["stadium"]:
        head += f"; Stadium {look.card('stadium')}"
    return "\n".join((
        head,
        f"  they: {look.board('their')}; {look['their_hand']} cards in hand",
        f"  you:  {look.board('my')}",
        f"  hand: {', '.join(hand) or 'empty'}" + (f"; Energy to attach: {layout.UNITS[zone - 1]}" if zone else ""),
    ))  # fmt: skip


def whole_text(state: Any) -> str:
    """Everything, hidden cards too: `state` is a state, or the row of one game."""
    row = np.asarray(getattr(state, "cells", state))
    if row.shape != (layout.RECORD,):
        raise ValueError(f"one game is [{layout.RECORD}] uint8, got {list(row.shape)}")
    first = int(cell(row, "turn_player"))
    won = int(cell(row, "winner"))
    state_of = f"player {int(current_player(row))} decides"
    if won:
        state_of = "a tie" if won == 3 else f"player {won - 1} has won"
    lines = [f"turn {int(cell(row, 'turn'))}, {_PHASES[int(cell(row, 'phase'))]}; {state_of}"]
    for player in range(2):
        side = player ^ first
        lines.append(f"player {player}: {int(cell(row, 'points')[side])} points; {_whole_board(row, side)}")
        cards, places = (cell(row, name)[side] for name in ("card", "place"))
        for number, place in enumerate(_PLACES):
            named = [layout.CARD_NAMES[card] for card, at in zip(cards, places, strict=True) if card and at == number]
            if named:
                lines.append(f"  {place}: {', '.join(named)}")
    return "\n".join(lines)


def _whole_board(row: np.ndarray, side: int) -> str:
    spots = range(side * layout.SLOTS, (side + 1) * layout.SLOTS)
    pokemon, damage, energy = (cell(row, name) for name in ("pokemon", "damage", "energy"))
    told = [_pokemon(int(pokemon[at]), int(damage[at]), energy[at], at == spots[0]) for at in spots if pokemon[at]]
    return "; ".join(told) or "nothing"


def _pokemon(number: int, damage: int, units: Any, active: bool) -> str:
    energy = ", ".join(f"{count} {layout.UNITS[at]}" for at, count in enumerate(units) if count)
    left = layout.HP[number] - 10 * damage
    return f"{'*' if active else ''}{layout.CARD_NAMES[number]} {left} HP{f' ({energy})' if energy else ''}"


class _Look:
    """An observation by the names of its entries; what this engine leaves out is 0."""

    def __init__(self, seen: Any) -> None:
        self._seen = np.asarray(getattr(seen, "observation", seen))
        if self._seen.shape != (len(layout.OBSERVATION),):
            raise ValueError(f"an observation is [{len(layout.OBSERVATION)}], got {list(self._seen.shape)}")

    def __getitem__(self, name: str) -> int:
        return int(self._seen[_AT[name]]) if name in _AT else 0

    def card(self, name: str) -> str:
        return layout.CARD_NAMES[self[name]] if self[name] else "nothing"

    def spot(self, slot: int) -> str:
        who, place = ("my", slot) if slot < layout.SLOTS else ("their", slot - layout.SLOTS)
        where = f"{'your' if who == 'my' else 'their'} {'Active' if place == 0 else f'Bench {place}'}"
        return f"{where} ({self.card(f'{who}_pokemon_{place}')})"

    def board(self, who: str) -> str:
        told = []
        for slot in range(layout.SLOTS):
            if number := self[f"{who}_pokemon_{slot}"]:
                units = [self[f"{who}_energy_{slot}_{unit}"] for unit in range(len(layout.UNITS))]
                told.append(_pokemon(number, self[f"{who}_damage_{slot}"], units, slot == 0))
        return "; ".join(told) or "nothing"
