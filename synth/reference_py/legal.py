"""Which actions are possible now, derived from the rules and the effect programs."""

from __future__ import annotations

from collections.abc import Iterator

from synth.dsl.ast import Event, Require
from synth.dsl.walk import statements
from synth.reference_py.attack import Copied
from synth.reference_py.game import Carrier, Effect, Game, Held, Spot
from synth.reference_py.measure import holds, payable
from synth.reference_py.statics import supporters_locked
from synth.reference_py.usable import usable
from synth.spec.cards import Kind
from synth.spec.layout import SLOTS, Daze, Phase, Place


def legal_mask(game: Game) -> list[bool]:
    """One flag an action of the table; all False once the game is over."""
    table = game.pool.actions(game.cards)
    mask: list[bool] = []
    for group in table.groups:
        possible = frozenset(offsets(game, group.name))
        mask += [offset in possible for offset in range(group.size)]
    return mask


def offsets(game: Game, group: str) -> Iterator[int]:
    """The possible actions of a group."""
    if game.over:
        return iter(())
    if game.question:
        actions = (answer_action(game, answer) for answer in game.question.answers)
        return (offset for name, offset in actions if name == group)
    if game.phase is Phase.SETUP:
        return _SETUP[group](game) if group in _SETUP else iter(())
    return _MAIN[group](game) if group in _MAIN else iter(())


def answer_action(game: Game, answer: Spot | Copied | int) -> tuple[str, int]:
    """The action that gives this answer: group and offset. Slots are counted from the decider's own."""
    match answer:
        case Copied():
            return "copy", 2 * answer.spot.slot + answer.index
        case Spot():
            return "slot", answer.slot + (0 if answer.player == game.decider else SLOTS)
        case _:
            return "energy", answer


def retreat_cost(game: Game) -> int:
    return max(0, game.players[game.turn_player].slots[0].card.retreat - game.retreat_less)


def evolution_targets(game: Game, card: Held) -> list[Spot]:
    """Rulebook 7.3: by name, not on a first turn, not on a Pokémon that came or evolved this turn."""
    if game.turn <= 2:
        return []
    name = game.card(card).evolves_from
    slots = enumerate(game.players[card.player].slots)
    return [Spot(card.player, slot) for slot, own in slots if own and own.card.name == name and not own.fresh]


def ability_program(game: Game, slot: int):
    """The program that using the Ability in this slot runs, if it has such a one."""
    pokemon = game.players[game.turn_player].slots[slot]
    ability = pokemon and pokemon.card.ability
    if not ability:
        return None
    once = ability.program(Event.ONCE)
    return (None if pokemon.used else once) if once else ability.program(Event.ANYTIME)


def _end(game: Game) -> Iterator[int]:
    yield 0


def _attach(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    return (slot for slot in range(SLOTS) if me.energy_now and me.slots[slot])


def _retreat(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    active = me.slots[0]
    stuck = game.retreated or me.marks["no_retreat"] or active.card.is_fossil or _dazed(game)
    if not stuck and active.units >= retreat_cost(game):
        yield from (slot - 1 for slot in me.bench())


def _attack(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    active = me.slots[0]
    if me.marks["no_attack"] or _dazed(game):
        return
    for index, attack in enumerate(active.card.attacks):
        effect = Effect(
            Carrier.ATTACK, game.turn_player, source=active.serial, attacker=active.serial, cost=attack.cost
        )
        required = (statement for statement in statements(attack.body) if isinstance(statement, Require))
        if payable(attack.cost, active) and all(holds(game, effect, statement.condition) for statement in required):
            yield index


def _dazed(game: Game) -> bool:
    return game.players[game.turn_player].daze in (Daze.ASLEEP, Daze.PARALYZED)


def _ability(game: Game) -> Iterator[int]:
    for slot in range(SLOTS):
        program = ability_program(game, slot)
        if program:
            source = game.players[game.turn_player].slots[slot].serial
            if usable(game, Effect(Carrier.ABILITY, game.turn_player, source=source), program):
                yield slot


def _discard(game: Game) -> Iterator[int]:
    slots = game.players[game.turn_player].slots
    return (slot for slot, own in enumerate(slots) if own and own.card.is_fossil)


def _hand(game: Game) -> Iterator[Held]:
    """Cards in hand; of equal ones only the first."""
    me, known = game.players[game.turn_player], set()
    for at in me.cards_in(Place.HAND):
        if me.cards[at] not in known:
            known.add(me.cards[at])
            yield Held(game.turn_player, at)


def _play(game: Game) -> Iterator[int]:
    return (card.at for card in _hand(game) if _playable(game, card))


def _playable(game: Game, held: Held) -> bool:
    card, me = game.card(held), game.players[held.player]
    match card.kind:
        case Kind.POKEMON if card.stage > 0:
            return bool(evolution_targets(game, held))
        case Kind.POKEMON | Kind.FOSSIL:
            return me.free_bench_slot() is not None
        case Kind.SUPPORTER if game.supporter_played or me.locked or supporters_locked(game, held.player):
            return False
    program = card.trainer.program(Event.PLAY)
    me.place[held.at] = Place.RESOLVING  # it has left the hand when its effect looks at it (rulebook 8.3)
    possible = usable(game, Effect(Carrier.TRAINER, held.player, card=held), program)
    me.place[held.at] = Place.HAND
    return possible


def _setup_play(game: Game) -> Iterator[int]:
    me = game.players[game.turn_player]
    room = me.slots[0] is None or me.free_bench_slot() is not None
    return (card.at for card in _hand(game) if room and game.card(card).is_basic)


def _setup_end(game: Game) -> Iterator[int]:
    return iter((0,) if game.players[game.turn_player].slots[0] else ())


_MAIN = {
    "end": _end,
    "attach": _attach,
    "retreat": _retreat,
    "attack": _attack,
    "ability": _ability,
    "discard": _discard,
    "play": _play,
}
_SETUP = {"end": _setup_end, "play": _setup_play}
