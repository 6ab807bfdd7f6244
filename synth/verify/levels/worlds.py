"""Level 1: a world that a player imagines could be the real one, and is not always the same."""

import numpy as np

from synth.spec.layout import Phase, Place
from synth.verify.engines.batch import Array
from synth.verify.levels.asked import Asked

DEALS = 24
"""Worlds of a moment."""


def worlds_are_possible(asked: Asked) -> str | None:
    """What the player sees stays; what it cannot know moves, all of it, and the game can go on from there."""
    few = asked.running().few(240)
    if not len(few.rows):
        return None
    decides = np.asarray(few.host.current_player(few.rows))
    for viewers in (decides, 1 - decides):
        moved = np.zeros(few.cell("place").shape, bool)
        for number in range(DEALS):
            keys = few.keys(100 + number)
            world = few.host.resample(few.rows, viewers, keys)
            found = _impossible(few, world, viewers, decides, number)
            if found:
                return found
            moved |= (few.cell("place", world) != few.cell("place")) | (few.cell("order", world) != few.cell("order"))
        found = _stuck(few, viewers, moved)
        if found:
            return found
    return None


def _impossible(few: Asked, world: Array, viewers: Array, decides: Array, number: int) -> str | None:
    host = few.host
    if (host.observe(world, viewers) != host.observe(few.rows, viewers)).any():
        return "a world looks different to who imagines it"
    if (np.asarray(host.current_player(world)) != decides).any():
        return "somebody else decides in it"
    masks = np.asarray(host.legal_mask(world))
    if not masks.any(axis=1).all():
        return "nobody can do anything in it"
    own = viewers == decides
    if (masks != np.asarray(host.legal_mask(few.rows)))[own].any():
        return "who decides may do something else in it"
    for name in ("card", "declared", "damage", "energy", "points", "tool"):
        if (few.cell(name, world) != few.cell(name)).any():
            return f"it has another {name}"
    counted = [np.sort(few.cell("place", rows), axis=2) for rows in (world, few.rows)]
    if (counted[0] != counted[1]).any():
        return "it has more cards in one place and fewer in another"
    ordered = [np.sort(few.cell("order", rows), axis=2) for rows in (world, few.rows)]
    if (ordered[0] != ordered[1]).any():
        return "other places of its decks are fixed"
    if (few.cell("pokemon", world) != few.cell("pokemon"))[few.cell("phase") != Phase.SETUP].any():
        return "other Pokémon are in play"
    keys = few.keys(200 + number)
    after = host.step(world, host.random_actions(world, keys), keys)
    if (~np.asarray(host.legal_mask(after)).any(axis=1) & (few.cell("winner", after) == 0)).any():
        return "it leads to where nothing is legal"
    again = host.resample(world, viewers, few.keys(100))
    if number == 1 and (few.engine.numbers(again) != few.engine.numbers(host.resample(few.rows, viewers, few.keys(100)))).any():
        return "games that a player cannot tell apart become different worlds"
    return None


def _stuck(few: Asked, viewers: Array, moved: Array) -> str | None:
    """A hidden card of the other player's is somewhere else in one of many worlds, if there is anywhere else."""
    turn = few.cell("turn_player")
    their = 1 - (viewers ^ turn)
    lanes = np.arange(len(turn))
    place, seen, card = (few.cell(name)[lanes, their] for name in ("place", "seen", "card"))
    hidden = ((place == Place.DECK) | (place == Place.HAND)) & (seen & 2 == 0) & (few.cell("phase") != Phase.SETUP)[:, None]
    in_hand = (hidden & (place == Place.HAND)).sum(axis=1)
    in_deck = (hidden & (place == Place.DECK)).sum(axis=1)
    # With a third of them in hand a card stays for 24 worlds once in ten thousand times: all of many do not.
    even = (in_hand >= 2) & (in_deck >= 2) & (in_deck <= 4 * in_hand)
    stays = hidden & ~moved[lanes, their] & even[:, None]
    if even.any() and stays.sum() > 0.1 * (hidden & even[:, None]).sum():
        return "hidden cards stay where they are"
    numbers = [np.unique(card[lane][hidden[lane]]) for lane in lanes if even[lane]]
    return None if numbers or not even.any() else "nothing is hidden"
