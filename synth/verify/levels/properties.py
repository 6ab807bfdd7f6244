"""Level 1: what holds in every position, whatever the cards say. Each property is asked of many games of an engine at once."""

from collections.abc import Callable
from typing import Any

import numpy as np

from synth.spec.chance import Purpose, pick, step_key, word
from synth.spec.layout import Phase, Place
from synth.verify.engines.batch import Array, HostBatch
from synth.verify.levels.asked import Asked
from synth.verify.levels.worlds import worlds_are_possible

Property = Callable[[Asked], str | None]
"""What is broken, or None."""
ALONE = 12
"""Decisions of a run that are also made one by one."""


def broken_property(engine: HostBatch, rows: Array, tick: Callable[[str], None] = lambda _: None) -> str | None:
    """The first property that does not hold in these games."""
    asked = Asked(engine, rows)
    for name, holds in PROPERTIES.items():
        tick(name)
        found = holds(asked)
        if found:
            return f"{name}: {found}"
    return None


def cards_are_conserved(asked: Asked) -> str | None:
    """Deck lists stay, what is in play has its cards there, nothing is between places."""
    running = asked.running()
    after = running.stepped()
    sides = running.cell("turn_player") != running.cell("turn_player", after)
    there = running.cell("card", after)
    there = np.where(sides[:, None, None], there[:, ::-1], there)
    if (there != running.cell("card")).any():
        return "a deck list has changed"
    place, pokemon, card = (running.cell(name, after) for name in ("place", "pokemon", "card"))
    slots = pokemon.shape[1] // 2
    for side in range(2):
        for slot in range(slots):
            here = place[:, side] == Place.IN_PLAY + slot
            number = pokemon[:, side * slots + slot]
            if (here.any(axis=1) != (number > 0)).any():
                return f"cards of slot {slot} without a Pokémon there, or the other way round"
            if (~(here & (card[:, side] == number[:, None])).any(axis=1) & (number > 0)).any():
                return f"the Pokémon in slot {slot} is none of the cards that lie there"
    resting = (running.cell("waits", after) == 0) & (running.cell("winner", after) == 0)
    if (place[resting] == Place.RESOLVING).any():
        return "a card is being played, and nobody waits"
    return None


def energy_is_conserved(asked: Asked) -> str | None:
    """No unit is lost: what is in play and in the discard pile never becomes less."""
    running = asked.running()
    after = running.stepped()

    def units(rows: Array) -> Any:
        energy, gone = running.cell("energy", rows), running.cell("discarded", rows)
        sides = energy.reshape(len(rows), 2, -1).sum(axis=2) + gone.reshape(len(rows), 2, -1).sum(axis=2)
        flipped = running.cell("turn_player", rows) == 1
        return np.where(flipped[:, None], sides[:, ::-1], sides)

    return "units of Energy were lost" if (units(after) < units(running.rows)).any() else None


def knowledge_is_of_hidden_cards(asked: Asked) -> str | None:
    place, order, seen = (asked.cell(name) for name in ("place", "order", "seen"))
    if ((order != 0) & (place != Place.DECK)).any():
        return "a card outside of the deck has an order"
    if ((seen & 2 != 0) & (place != Place.DECK) & (place != Place.HAND)).any():
        return "a card that lies open is marked as known"
    for sign in (1, -1):
        placed = np.sort(np.where((place == Place.DECK) & (sign * order > 0), sign * order, 0), axis=2)
        count = (placed > 0).sum(axis=2, keepdims=True)
        wanted = np.maximum(0, np.arange(1, placed.shape[2] + 1) - (placed.shape[2] - count))
        if (placed != wanted).any():
            return "the known cards of a deck are not its top or its bottom"
    return None


def somebody_can_act(asked: Asked) -> str | None:
    masks = np.asarray(asked.host.legal_mask(asked.rows))
    running = asked.cell("winner") == 0
    if (masks.any(axis=1) != running).any():
        return "no legal action in a game that goes on, or one in a game that is over"
    return None


def every_action_is_what_the_mask_says(asked: Asked) -> str | None:
    """Each legal action steps; each other one, of any integer type, ends the game at once for who decides."""
    few = asked.running().few()
    n, size = len(few.rows), few.layout.NUM_ACTIONS
    masks = np.asarray(few.host.legal_mask(few.rows))
    rows = np.repeat(few.rows, size, axis=0)
    actions = np.tile(np.arange(size), n)
    keys = np.repeat(few.keys(5), size, axis=0)
    after = few.host.step(rows, actions, keys)
    lost = _forfeited(few, rows, after)
    if (lost != ~masks.reshape(-1)).any():
        at = int(np.flatnonzero(lost != ~masks.reshape(-1))[0])
        return f"action {at % size} is {'legal' if masks.reshape(-1)[at] else 'illegal'} by the mask and not by the step"
    for odd in _odd_actions(size):
        after = few.host.step(few.rows, np.full(n, odd), few.keys(6))
        if not _forfeited(few, few.rows, after).all():
            return f"action {odd!r} ({odd.dtype}) does not lose"
    return None


def _odd_actions(size: int) -> list[Any]:
    found: list[Any] = [kind(value) for kind in (np.int8, np.int16, np.int32, np.int64) for value in (-1, np.iinfo(kind).min)]
    found += [kind(np.iinfo(kind).max) for kind in (np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64)]
    found += [np.int64(value) for value in (size, size + 1, 1 << 31, 1 << 32, (1 << 32) + 1, -(1 << 32), -(1 << 31) - 1)]
    return [one for one in found if not 0 <= int(one) < size]


def _forfeited(asked: Asked, before: Array, after: Array) -> Any:
    """[games]: over, won by the one who did not decide, and nothing else has changed."""
    decides = np.asarray(asked.host.current_player(before))
    lost = asked.cell("winner", after) == np.where(decides == 0, 2, 1)
    same = np.ones(len(before), bool)
    for name in ("points", "place", "damage", "pokemon", "energy", "turn", "card", "order"):
        same &= (asked.cell(name, before) == asked.cell(name, after)).reshape(len(before), -1).all(axis=1)
    return lost & same & (asked.cell("phase", after) == Phase.OVER)


def random_moves_are_those_of_the_contract(asked: Asked) -> str | None:
    """A random legal action is the one that the word of the policy picks: all alike, and the same for everybody."""
    few = asked.running().few(200)
    masks = np.asarray(few.host.legal_mask(few.rows))
    for number in range(11, 15):
        keys = few.keys(number)
        chosen = few.host.random_actions(few.rows, keys)
        for mask, (first, second), action in zip(masks, keys.tolist(), chosen.tolist(), strict=True):
            legal = np.flatnonzero(mask)
            if action != legal[pick(word((first, second), Purpose.POLICY), len(legal))]:
                return f"action {action} is not the one that was drawn"
    over = few.host.step(few.rows, np.full(len(few.rows), -1), few.keys(15))
    return "there is an action after the end" if few.host.random_actions(over, few.keys(16)).any() else None


def runs_are_made_of_steps(asked: Asked) -> str | None:
    """Many random decisions in one call are those that one call each makes, by the keys of the contract."""
    few = asked.running().few(64)
    seeds, counts = np.arange(len(few.rows), dtype=np.uint32), np.full(len(few.rows), 3, np.uint32)
    decides = np.asarray(few.host.current_player(few.rows))
    for viewers in (decides, 1 - decides):
        rows, left = few.rows, counts.copy()
        for _ in range(ALONE):
            going = (few.cell("winner", rows) == 0) & (np.asarray(few.host.current_player(rows)) != viewers)
            keys = np.array([step_key(*one) for one in zip(seeds.tolist(), left.tolist(), strict=True)], np.uint32)
            after = few.host.step(rows, few.host.random_actions(rows, keys), keys)
            rows, left = np.where(going[:, None], after, rows), left + going.astype(np.uint32)
        together, number = few.host.until(few.rows, viewers, seeds, counts)
        same = left < 3 + ALONE
        if (number != left)[same].any() or (together != rows)[same].any():
            return "decisions of a run are not those of its steps"
    return None


def chance_has_a_part_where_it_says_so(asked: Asked) -> str | None:
    """A step that drew no random numbers leads to the same state with any key."""
    few = asked.running().few(600)
    actions = few.host.random_actions(few.rows, few.keys(21))
    first, second = (few.host.step(few.rows, actions, few.keys(number)) for number in (22, 23))
    drew = [few.cell("drew", after) != 0 for after in (first, second)]
    without = ~drew[0] & ~drew[1]
    for read in (few.engine.numbers, few.engine.masks):
        if (read(first) != read(second))[without].any():
            return "a step that drew nothing depends on its key"
    return "every step draws something" if len(few.rows) and drew[0].all() else None


def after_the_end_nothing_changes(asked: Asked) -> str | None:
    few = asked.running().few()
    ended = few.host.step(few.rows, np.full(len(few.rows), -1), few.keys(7))
    for action in (-1, 0, 3):
        again = few.host.step(ended, np.full(len(ended), action), few.keys(8))
        if (again != ended).any():
            return f"action {action} changes a game that is over"
    return None


def neighbours_do_not_matter(asked: Asked) -> str | None:
    """One game alone, games in another order, and all at once: the same bytes."""
    few = asked.running().few()
    keys = few.keys(9)
    actions = few.host.random_actions(few.rows, keys)
    together = few.host.step(few.rows, actions, keys)
    views = [few.host.observe(few.rows, player) for player in range(2)]
    order = np.random.default_rng(0).permutation(len(few.rows))
    if (few.host.step(few.rows[order], actions[order], keys[order]) != together[order]).any():
        return "a step depends on the order of the games"
    for at in range(0, len(few.rows), 7):
        if (few.host.step(few.rows[at : at + 1], actions[at : at + 1], keys[at : at + 1])[0] != together[at]).any():
            return "a step depends on how many games there are"
        if any((few.host.observe(few.rows[at : at + 1], player)[0] != views[player][at]).any() for player in range(2)):
            return "an observation depends on how many games there are"
    if any((few.host.observe(few.rows[order], player) != views[player][order]).any() for player in range(2)):
        return "an observation depends on the order of the games"
    return None


def players_may_be_exchanged(asked: Asked) -> str | None:
    """The state is told from the side of the turn player: who that is changes nothing but names."""
    few = asked.running().few(400)
    other = few.host.with_cell(few.rows, "turn_player", 1 - few.cell("turn_player"))
    keys = few.keys(10)
    actions = few.host.random_actions(few.rows, keys)
    mine, theirs = (few.host.step(rows, actions, keys) for rows in (few.rows, other))
    if (few.cell("turn_player", mine) == few.cell("turn_player", theirs)).any():
        return "both are player 0's turn"
    back = few.host.with_cell(theirs, "turn_player", few.cell("turn_player", mine))
    won = few.cell("winner", theirs)
    back = few.host.with_cell(back, "winner", np.where((won == 1) | (won == 2), 3 - won, won))
    if (few.engine.numbers(back) != few.engine.numbers(mine)).any():
        return "the same game goes on in another way for the other player"
    for player in range(2):
        if (few.host.observe(mine, player) != few.host.observe(theirs, 1 - player)).any():
            return "the same game looks different to the other player"
    return None


def packing_is_the_same_game(asked: Asked) -> str | None:
    few = asked.few()
    kept = [few.host.to_bytes(row) for row in few.rows]
    if any((few.host.from_bytes(text) != row).any() for text, row in zip(kept, few.rows, strict=True)):
        return "a game that was written down is another one when it is read"
    resting = Asked(
        few.engine, few.rows[(few.cell("waits") == 0) & (few.cell("winner") == 0) & (few.cell("phase") == Phase.MAIN)]
    )
    if not len(resting.rows):
        return None
    again = resting.engine.load(resting.engine.numbers(resting.rows))
    for what, read in (("cells", resting.engine.numbers), ("legal actions", resting.engine.masks)):
        if (read(again) != read(resting.rows)).any():
            return f"a position that is set up from its cells has other {what}"
    return None


def hidden_things_are_not_seen(asked: Asked) -> str | None:
    """Hidden cards of the other player change places: an observation stays as it was."""
    few = asked.running().few(300)
    rng = np.random.default_rng(1)
    turn, setup = few.cell("turn_player"), few.cell("phase") == Phase.SETUP
    for viewer in range(2):
        their = 1 - (viewer ^ turn)
        card, place, seen = (few.cell(name)[np.arange(len(turn)), their] for name in ("card", "place", "seen"))
        hidden = ((place == Place.DECK) | (place == Place.HAND)) & (seen & 2 == 0) | (setup[:, None] & (place >= Place.IN_PLAY))
        mixed = card.copy()
        for lane in range(len(turn)):
            at = np.flatnonzero(hidden[lane])
            mixed[lane, at] = card[lane, rng.permutation(at)]
        cards = few.cell("card")
        cards[np.arange(len(turn)), their] = mixed
        other = few.host.with_cell(few.rows, "card", cards)
        declared = few.cell("declared")
        declared[np.arange(len(turn)), their] ^= 7
        other = few.host.with_cell(other, "declared", declared)
        if (few.host.observe(other, viewer) != few.host.observe(few.rows, viewer)).any():
            return f"player {viewer} sees what is hidden"
    return None


PROPERTIES: dict[str, Property] = {
    "somebody can act": somebody_can_act,
    "conservation of cards": cards_are_conserved,
    "conservation of Energy": energy_is_conserved,
    "knowledge": knowledge_is_of_hidden_cards,
    "mask": every_action_is_what_the_mask_says,
    "random moves": random_moves_are_those_of_the_contract,
    "runs": runs_are_made_of_steps,
    "part of chance": chance_has_a_part_where_it_says_so,
    "after the end": after_the_end_nothing_changes,
    "neighbours": neighbours_do_not_matter,
    "exchange of players": players_may_be_exchanged,
    "packing": packing_is_the_same_game,
    "hidden things": hidden_things_are_not_seen,
    "imagined worlds": worlds_are_possible,
}
