"""Positions and actions in words, from what a player sees."""

from __future__ import annotations

import numpy as np

from synth.engines.engine import Engine
from synth.spec.cards import UNITS
from synth.spec.layout import Phase, Place


def describe_action(engine: Engine, seen: np.ndarray, action: int) -> str:
    """`attach to Bench 1 (Charmander)`, `play Potion` …"""
    group, (first, size) = next((name, at) for name, at in engine.actions.items() if at[0] <= action < sum(at))
    offset = action - first

    def entry(name: str) -> int:
        return int(seen[engine.entry(name)])

    def card(number: int) -> str:
        return engine.layout.CARD_NAMES[number] if number else "nothing"

    def spot(slot: int) -> str:
        who, place = ("my", slot) if slot < engine.slots else ("their", slot - engine.slots)
        where = f"{'your' if who == 'my' else 'their'} {'Active' if place == 0 else f'Bench {place}'}"
        return f"{where} ({card(entry(f'{who}_pokemon_{place}'))})"

    match group:
        case "play" | "card":
            return f"{'play' if group == 'play' else 'choose'} {card(entry(f'my_card_{offset}'))}"
        case "attach" | "ability" | "discard" | "slot":
            words = {"attach": "attach Energy to", "ability": "use the Ability of", "discard": "discard", "slot": "choose"}
            return f"{words[group]} {spot(offset)}"
        case "retreat":
            return f"retreat for {spot(offset + 1)}"
        case "attack":
            attacks = engine.cards[entry("my_pokemon_0") - 1].attacks if entry("my_pokemon_0") else ()
            return f"attack: {attacks[offset].name}" if offset < len(attacks) else f"attack {offset} of a card beneath"
        case "energy":
            return f"choose Energy {UNITS[offset].name.title()}"
    return group if size == 1 else f"{group} {offset}"


def describe_view(engine: Engine, seen: np.ndarray) -> str:
    """Both boards and the own hand, a line each."""

    def entry(name: str) -> int:
        return int(seen[engine.entry(name)])

    def board(who: str) -> str:
        spots = []
        for slot in range(engine.slots):
            number = entry(f"{who}_pokemon_{slot}")
            if number:
                units = "".join(unit * entry(f"{who}_energy_{slot}_{at}") for at, unit in enumerate(UNITS))
                left = engine.cards[number - 1].hp - 10 * entry(f"{who}_damage_{slot}")
                spots.append(f"{'*' if slot == 0 else ''}{engine.layout.CARD_NAMES[number]} {left} HP {units}".strip())
        return "; ".join(spots) or "nothing"

    hand = [
        engine.layout.CARD_NAMES[entry(f"my_card_{k}")]
        for k in range(engine.layout.PLACES)
        if entry(f"my_place_{k}") == Place.HAND
    ]
    zone = entry("my_energy_now")
    return "\n".join(
        (
            f"turn {entry('turn')}, {Phase(entry('phase')).name.lower()}; points {entry('my_points')} : {entry('their_points')}",
            f"  they: {board('their')}; {entry('their_hand')} cards in hand",
            f"  you:  {board('my')}",
            f"  hand: {', '.join(hand) or 'empty'}" + (f"; Energy to attach: {UNITS[zone - 1].name.title()}" if zone else ""),
        )
    )
