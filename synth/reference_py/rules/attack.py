"""An attack from its announcement to the end of the turn, stage by stage (rulebook 11.4)."""

from synth.dsl import ast
from synth.dsl.ast import Deed, ModifierKind, Scope, Span
from synth.dsl.numbering import LAST_ROW, remembered
from synth.dsl.walk import statements
from synth.reference_py.cards import CardAttack
from synth.reference_py.chance import Chance
from synth.reference_py.early import early_part, waits
from synth.reference_py.game import AttackOf, Carrier, Effect, Game, Option, Spot
from synth.reference_py.known import known
from synth.reference_py.queries import statics
from synth.reference_py.queries.copying import CopyText, copy_text
from synth.reference_py.queries.costs import attack_cost
from synth.reference_py.queries.covering import PICKED_ATTACK
from synth.reference_py.queries.measure import holds
from synth.reference_py.queries.select import cards, of_cards, players, spots, stack
from synth.reference_py.rules import attack_text, reactions
from synth.reference_py.rules.attack_damage import strike
from synth.reference_py.rules.knockout import settle
from synth.reference_py.rules.turn_end import end_turn
from synth.reference_py.verbs.coins import flip, own_coin
from synth.reference_py.verbs.performing import perform
from synth.spec.chance import Purpose
from synth.spec.layout import Daze, Flow, Phase

SMOKE_CAP = 8
"""Coins that effects can ask for before an attack."""


def usable_attacks(game: Game, spot: Spot, prior: bool) -> list[tuple[int, CardAttack]]:
    """The attacks a Pokémon has, numbered as the actions are: its own, then those of the cards underneath."""
    own = [game.pokemon(spot).card, *(game.card(held) for held in (stack(game, spot)[1:] if prior else ()))]
    return [(2 * depth + index, attack) for depth, card in enumerate(own) for index, attack in enumerate(card.attacks)]


def borrowable_attacks(game: Game) -> list[tuple[int, CardAttack]]:
    """Attacks of others that the Active Pokémon may use, numbered 2 * slot + attack: of its Bench, or in slot 0 of the opponent's
    Active Pokémon."""
    spot = Spot(game.turn_player, 0)
    allowed = statics.given(game, ModifierKind.BORROWS, spot)
    others = [Spot(1 - spot.player, 0), *game.own_spots(spot.player)[1:]] if allowed else []
    return [
        (2 * other.slot + index, attack)
        for other in others
        if any(known(one.modifier.vs).zone is not ast.Zone.DISCARD and statics.against(game, one, other) for one in allowed)
        for index, attack in enumerate(game.pokemon(other).card.attacks)
    ]


def discarded_attacks(game: Game, index: int) -> list[tuple[int, CardAttack]]:
    """The attacks of this number of cards in the discard pile that the Active Pokémon may use, by place in the deck list; of
    equal cards only the first."""
    found: dict[int, tuple[int, CardAttack]] = {}
    for one in statics.given(game, ModifierKind.BORROWS, Spot(game.turn_player, 0)):
        lenders = known(one.modifier.vs)
        for held in cards(game, one.effect, lenders) if lenders.zone is ast.Zone.DISCARD else ():
            attacks = game.card(held).attacks
            if held.player == game.turn_player and index < len(attacks):
                number = game.card(held).number
                at = min(held.at, found[number][0]) if number in found else held.at
                found[number] = (at, attacks[index])
    return sorted(found.values(), key=lambda one: one[0])


def announce_first_discarded(game: Game, chance: Chance, at: int) -> None:
    _announce(game, chance, dict(discarded_attacks(game, 0))[at])


def announce_second_discarded(game: Game, chance: Chance, at: int) -> None:
    _announce(game, chance, dict(discarded_attacks(game, 1))[at])


def announce(game: Game, chance: Chance, index: int) -> None:
    _announce(game, chance, dict(usable_attacks(game, Spot(game.turn_player, 0), prior=True))[index])


def announce_borrowed(game: Game, chance: Chance, index: int) -> None:
    _announce(game, chance, dict(borrowable_attacks(game))[index])


def _announce(game: Game, chance: Chance, attack: CardAttack) -> None:
    me = game.players[game.turn_player]
    spot = Spot(game.turn_player, 0)
    game.flow = Flow.END
    game.next(end_turn)
    # Confusion before other coins; with tails no attack was used (rulebook 11.4, D25).
    if me.daze is Daze.CONFUSED and not own_coin(game, chance, game.turn_player, Purpose.CONFUSION):
        return
    smoke = statics.given(game, ModifierKind.COIN_TO_ATTACK, spot)
    for number in range(min(SMOKE_CAP, sum(statics.size(game, one) if one.modifier.amount else 1 for one in smoke))):
        if not own_coin(game, chance, game.turn_player, Purpose.SMOKESCREEN, number):
            return
    _begin(game, spot)
    _prepare(game, chance, attack, ())


def _begin(game: Game, spot: Spot) -> None:
    attacker, defender = game.pokemon(spot), game.pokemon(Spot(1 - spot.player, 0))
    game.effect = Effect(
        Carrier.ATTACK,
        spot.player,
        source=attacker.serial,
        attacker=attacker.serial,
        defender=defender.serial,
    )
    game.next(_once_more)
    game.next(_conclude)
    game.next(reactions.react)
    game.next(_remember)


def _conclude(game: Game, chance: Chance) -> None:
    attack, game.effect = game.running, None
    settle(game, chance, game.turn_player, attack)


def _once_more(game: Game, chance: Chance) -> None:
    """A second attack in a row, on whoever is Active by then (rulebook 11.16)."""
    row, game.again = game.again, 0
    attacker = game.players[game.turn_player].slots[0]
    if not row or attacker is None or attacker.serial != game.striker:
        return
    _begin(game, Spot(game.turn_player, 0))
    use = next(s for s in statements(game.pool.attacks[row].body) if isinstance(s, ast.Use))
    game.running.row, game.running.power, game.running.second = row, known(use.base) // 10, True
    game.running.titles = _titles(game, game.pool.attacks[row])
    game.next(strike)


def _titles(game: Game, *attacks: CardAttack) -> tuple[int, ...]:
    return tuple(title for attack in attacks if (title := game.pool.title(attack.name)))


def _remember(game: Game, chance: Chance) -> None:
    """What later attacks may ask about: that this Pokémon has attacked, and with what (rulebook 11.30, 16.9, D25)."""
    effect, me = game.running, game.players[game.turn_player]
    game.note(game.turn_player, Deed.ATTACKS)
    spot = game.find(effect.attacker)
    if spot:
        pokemon = game.pokemon(spot)
        pokemon.fought = True
        if not game.pool.numbers.asked.isdisjoint(("self_used", "attacked_now", "attacked_last")):
            pokemon.acted = (pokemon.acted[0], True)
    for part, number in zip(LAST_ROW, (effect.row % 100, effect.row // 100), strict=True):
        title = game.pool.title(remembered(part, Span.THIS_TURN))
        me.times[title] = number if title else 0
    for title in dict.fromkeys(effect.titles):
        me.times[title] += 1
        me.title_next = title


def _prepare(game: Game, chance: Chance, attack: CardAttack, provisos: ast.Block) -> None:
    """Sets the attack up as printed; a copy attack first asks which one it becomes."""
    effect = game.running
    effect.row, effect.power = attack.row, attack.damage
    effect.cost = attack_cost(game, known(game.find(effect.source)), attack)
    effect.titles += _titles(game, attack)
    if any(_fails(game, proviso) for proviso in provisos):
        effect.failed = True
    elif attack.copies:
        game.next(_copy_in_turn, attack.body)
        game.next(_toss, attack.body)
    else:
        _run(game, attack)


def _toss(game: Game, chance: Chance, body: ast.Block) -> None:
    batch = next((statement for statement in body if isinstance(statement, ast.Flip)), None)
    if batch and not waits(batch):
        flip(game, chance, batch)


def _copy_in_turn(game: Game, chance: Chance, body: ast.Block) -> None:
    """What the copier's text says before, the copied attack, what the copier's text says after it."""
    text = known(copy_text(body))
    game.next(perform, text.rest)
    game.next(_look_for_copy, text)
    game.next(_placing)
    game.next(perform, text.before)
    game.next(_reckoning)


def _look_for_copy(game: Game, chance: Chance, text: CopyText) -> None:
    if game.running.failed:
        return
    if text.condition is None or holds(game, game.running, text.condition):
        game.next(perform, text.inner)
        if game.find(game.running.source):
            _ask_copy(game, chance, text.use, text.provisos)


def _ask_copy(game: Game, chance: Chance, copy: ast.Use, after: ast.Block) -> None:
    effect = game.running
    of = known(copy.of)
    if of.role:
        _ask_spoken_of(game, chance, of, after)
        return
    if of.zone is ast.Zone.PLAYER:
        attack = used_last(game, players(game, effect, of.side)[0])
        if attack and not attack.copies and attack.name not in barred_attacks(game, game.find(effect.source)):
            _become(game, chance, attack, after)
        return
    if of_cards(effect, of):
        unseen = [attack for held in cards(game, effect, of) for attack in game.card(held).attacks if not attack.copies]
        if unseen:
            index = chance.count(Purpose.PICK_OPTION)
            _become(game, chance, chance.among(Purpose.PICK_OPTION, index, unseen, lambda attack: attack.name), after)
        return
    options = copyable(game, effect, copy)
    if len(options) == 1:
        chance.forced.append(options[0])
        _copy(game, chance, options[0], after)
    elif options:
        game.ask(Phase.CHOOSE_ATTACK, effect.controller, tuple(options), _copy, after)


def used_last(game: Game, player: int) -> CardAttack | None:
    """The last attack that this player used in the own last turn: if it became another one, that one."""
    times = game.players[player].times
    units, hundreds = (times[game.pool.title(remembered(part, Span.LAST_TURN))] for part in LAST_ROW)
    return game.pool.attacks.get(units + 100 * hundreds)


def _ask_spoken_of(game: Game, chance: Chance, of: ast.Selector, after: ast.Block) -> None:
    """One of the attacks of a card, or of a Pokémon in play, that the text has spoken of."""
    effect = game.running
    held = [game.card(one) for one in cards(game, effect, of)] if of_cards(effect, of) else []
    found = held or [game.pokemon(spot).card for spot in ([] if of_cards(effect, of) else spots(game, effect, of))]
    attacks = found[0].attacks if found else ()
    barred = barred_attacks(game, game.find(effect.source))
    options = [Option(k) for k, one in enumerate(attacks) if not one.copies and one.name not in barred]
    if len(options) == 1:
        chance.forced.append(options[0])
        _copy_spoken_of(game, chance, options[0], attacks, after)
    elif options:
        game.ask(Phase.CHOOSE_OPTION, effect.controller, tuple(options), _copy_spoken_of, attacks, after)


def _copy_spoken_of(game: Game, chance: Chance, answer: Option, attacks: tuple[CardAttack, ...], after: ast.Block) -> None:
    _become(game, chance, attacks[answer.number], after)


def copyable(game: Game, effect: Effect, copy: ast.Use) -> list[AttackOf]:
    """Attacks of the Pokémon it may copy, but no copy attack (rulebook 11.29) and none it may not use this turn."""
    barred = barred_attacks(game, game.find(effect.source))
    return [
        AttackOf(spot, index)
        for spot in spots(game, effect, known(copy.of))
        for index, attack in enumerate(game.pokemon(spot).card.attacks)
        if not attack.copies and attack.name not in barred
    ]


def barred_attacks(game: Game, spot: Spot | None) -> frozenset[str]:
    """Names of attacks that the Pokémon there cannot use now."""
    found = statics.given(game, ModifierKind.CANNOT, spot) if spot else []
    return frozenset(one.modifier.name for one in found if one.modifier.scope is Scope.THIS_ATTACK and one.modifier.name)


def locked_attacks(game: Game, spot: Spot) -> set[int]:
    """Numbers of attacks of the Pokémon there that chance or a player has locked."""
    found = statics.given(game, ModifierKind.CANNOT, spot)
    return {known(one.worth) - 1 for one in found if one.modifier.scope in PICKED_ATTACK}


def _copy(game: Game, chance: Chance, copied: AttackOf, after: ast.Block) -> None:
    _become(game, chance, game.pokemon(copied.spot).card.attacks[copied.number], after)


def _become(game: Game, chance: Chance, attack: CardAttack, after: ast.Block) -> None:
    """The copier's own conditions are tested first, with the copied attack's cost in view; it has found out nothing yet."""
    copier = game.running
    game.effect = Effect(
        copier.carrier,
        copier.controller,
        source=copier.source,
        attacker=copier.attacker,
        defender=copier.defender,
        titles=copier.titles,
        vows=copier.vows,
    )
    _prepare(game, chance, attack, after)


def _fails(game: Game, proviso: ast.Stmt) -> bool:
    """Whether the copier's own text voids the attack it copied, before anything of that is asked (rulebook 11.28)."""
    if not isinstance(proviso, ast.If) or ast.Power(verb="fail") not in proviso.then:
        return False
    return holds(game, game.running, proviso.condition)


def _run(game: Game, attack: CardAttack) -> None:
    body, early = attack.body, early_part(attack.body)
    if any(isinstance(statement, ast.Use) and statement.what == "again" for statement in body):
        game.again, game.striker = attack.row, known(game.running.attacker)
    game.next(perform, body[early:])
    game.next(strike)
    game.next(attack_text.reckon, body[early:])
    game.next(attack_text.take_late_aim, body[early:])
    game.next(_placing)
    game.next(perform, body[:early])
    game.next(_reckoning)
    game.next(_toss, body)
    game.next(attack_text.take_aim, body)
    game.next(_placing)
    for statement in reversed(body):
        if isinstance(statement, ast.Before):
            game.next(perform, statement.body)
    game.next(_reckoning)


def _reckoning(game: Game, chance: Chance) -> None:
    """Statements from here on change the damage to come."""
    game.running.reckoning = True


def _placing(game: Game, chance: Chance) -> None:
    game.running.reckoning = False
