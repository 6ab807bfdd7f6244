"""The machine plays the reference's games: the first pool, every shipped deck, and what has gone wrong before."""

import numpy as np
import pytest

from synth.codegen.build import machine, playable
from synth.engines import load_engine
from synth.engines.cache import whole_engine
from synth.reference_py.cards import CardPool
from synth.reference_py.engine import new_game
from synth.reference_py.game import Game
from synth.spec.cards import Card, Energy
from synth.spec.chance import step_key
from synth.spec.decks import Deck, shipped_decks
from synth.spec.store import Catalogue, load_catalogue
from synth.verify.engines.batch import HostBatch
from synth.verify.engines.shared_code import engine_for_pool
from synth.verify.rollouts.lockstep import Lockstep, any_legal, deal
from synth.verify.rollouts.verifier import Verifier

Pair = tuple[Deck, Deck]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def agrees(engine: HostBatch, pool: CardPool, pairs: list[Pair], decisions: int) -> list[Game]:
    """Random games, the reference's states before every decision; all must be the same."""
    seeds, seen = range(len(pairs)), []
    starts = [new_game(pool, pair, step_key(seed, 0)) for pair, seed in zip(pairs, seeds, strict=True)]

    def note(game: Game, action: int) -> None:
        seen.append(game)

    played = Lockstep(engine, pool, starts, deal(engine, pairs, seeds), seeds).run(decisions, any_legal, note)
    assert [str(one.apart) for one in played.parted] == [] and played.crashes == []
    assert played.full == played.engine_full == 0
    return seen


def test_no_card_is_left_out(catalogue: Catalogue) -> None:
    kept, refused = playable(catalogue.cards.values())
    assert refused == [] and len(kept) == len(catalogue.cards)


def test_games_of_the_first_pool_are_the_references(cards: list[Card]) -> None:
    report = Verifier(engine_for_pool(cards), cards, 24).run(decisions=3000, seed=2)
    assert [str(difference) for difference in (*report.differences, *report.no_room)] == []
    assert report.games > 8


def test_games_between_shipped_decks_are_the_references_and_the_whole_engines(catalogue: Catalogue) -> None:
    decks = list(shipped_decks(catalogue).values())
    pairs = list(zip(decks, decks[1:] + decks[:1], strict=True))
    cards = [catalogue.get(card) for card in dict.fromkeys(card for deck in decks for card in deck.cards)]
    games = agrees(engine_for_pool(cards), CardPool(cards), pairs, 60)
    assert sum(game.turn > 5 for game in games) > len(pairs), "most games get going"
    package = load_engine(whole_engine())
    agrees(HostBatch(package), CardPool(catalogue.get(card) for card in package.CARDS), pairs, 30)


def test_games_with_stopped_attacks_are_the_references(catalogue: Catalogue) -> None:
    """An attack that Confusion has stopped was not used: the Pokémon's first attack is still to come (rulebook 16.9, D25)."""
    first_attack, confuse = ("B3a-026", "B3a-013"), ("A2b-049", "A3b-060", "B1-195", "B2-063")
    ids = (*first_attack, *confuse, "A1-112", "A1-119", "A1-125", "A1-126")
    deck = Deck.of("confusion", 2 * ids, (Energy.PSYCHIC, Energy.WATER))
    cards = [catalogue.get(card) for card in ids]
    games = agrees(engine_for_pool(cards), CardPool(cards), [(deck, deck)] * 24, 80)
    assert any(pokemon and pokemon.fought for game in games for player in game.players for pokemon in player.slots)


def test_it_does_not_matter_which_printing_a_deck_lists(cards: list[Card], decks: list[Deck]) -> None:
    last = {card.play_id: card.id for card in cards}
    plays = {card.id: card.play_id for card in cards}
    reprinted = [Deck.of(deck.name, (last[plays[card]] for card in deck.cards), deck.energy) for deck in decks]
    assert reprinted != decks
    engine = engine_for_pool(cards)
    for one, other in zip(decks, reprinted, strict=True):
        assert engine.deck_row(one.cards, one.energy) == engine.deck_row(other.cards, other.energy)


def test_an_action_outside_the_mask_loses_and_nothing_follows(engine, decks: list[Deck]) -> None:
    batch, keys = HostBatch(engine), np.array([step_key(seed, 0) for seed in range(4)], np.uint32)
    games = deal(batch, [(decks[0], decks[1])] * 4, range(4))
    foul = batch.masks(games).argmin(axis=1)
    host = __import__(f"{engine.__name__}.host", fromlist=["host"])
    actor = host.current_player(games)
    lost = batch.step(games, foul, keys)
    assert (host.winner(lost) == 2 - actor).all() and not batch.masks(lost).any()
    assert (batch.step(lost, foul, keys) == lost).all()


def test_asking_what_is_possible_changes_of_a_context_only_what_the_next_question_sets_again(cards: list[Card]) -> None:
    program = machine(cards).program
    changed = {cell for cell in program.stored("possible_value") if cell.startswith("f_")}
    assert changed and changed <= program.stored("frames_probe_again")
