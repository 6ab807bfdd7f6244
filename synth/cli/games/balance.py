"""`synth balance`: what a set of cards does to the field."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from synth.cards.places import read_place
from synth.cli.options.cards import use_cards
from synth.cli.options.deck_lists import deck_names, read_decks
from synth.cli.options.devices import CORES, Devices, use_devices
from synth.cli.options.players import check_players
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.cli.output.table import counted, show_table
from synth.spec.cards import Card
from synth.spec.decks import EIGHT, Deck, Pool, random_deck, readable_decks
from synth.spec.errors import InputError
from synth.spec.store import Catalogue, load_catalogue

if TYPE_CHECKING:
    from numpy.random import Generator

    from synth.play.balance import Plan

DRAFTED = 2
"""Decks that are made of the set's cards where none are given."""
DRAFTS = 200
"""Random decks that are looked at for them."""
PART = 16_384
"""Games that are played at once; what is finished of a run is kept after each part."""


def balance(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The set: a card file, or any other place with cards.")],
    decks: Annotated[
        list[str] | None, typer.Option("--decks", help="Decks with cards of the set: files, folders; default: two random ones.")
    ] = None,
    field: Annotated[
        list[str] | None, typer.Option("--field", help="Decks they meet: files, folders, names; default: eight that ship.")
    ] = None,
    player: Annotated[str, typer.Option(help="Who plays, on both sides; see synth eval.")] = "evolve",
    games: Annotated[int, typer.Option(min=1, help="Games of every two decks, of every card, and without it.")] = 1024,
    hosts: Annotated[int, typer.Option(min=2, max=256, help="Decks in which every card is tried.")] = 32,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for balance.json; an interrupted run goes on there.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other decks and games.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 4096,
    devices: Devices = CORES,
    as_json: AsJson = False,
) -> None:
    """Play decks with and without the cards of a set: its decks in the field, and each card in decks of the field against a
    random card of the same kind, stage and points in the same places; points a game with 95% intervals."""
    use_devices(devices)
    check_players(player)
    if out is not None and out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    if games < hosts:
        raise InputError(f"--games {games} is too few for --hosts {hosts}: a game each at least")
    use_cards([file])
    catalogue = load_catalogue()
    cards, left_out = _set(file, catalogue)
    plan = _plan(cards, decks, field, hosts, seed, catalogue)
    summary = _measure(plan, cards, player, games, seed, batch, out, catalogue) | {"left_out": left_out}
    if out is not None:
        _write(out, summary)
    print(json.dumps(summary, ensure_ascii=False) if as_json else _sheet(summary))
    if not as_json:
        _tables(summary)


def _set(file: Path, catalogue: Catalogue) -> tuple[list[Card], list[str]]:
    """The set's cards that both engines play, one printing of each, and a line for each other one."""
    from synth.engines.pool import playable

    ids = [facts.id for facts in read_place(file).facts]
    first = {catalogue.get(card).play_id: catalogue.get(card) for card in reversed(ids) if card in catalogue.cards}
    kept, refused = playable(first.values())
    unread = [f"{card}: its text cannot be read" for card in ids if card not in catalogue.cards]
    if not kept:
        raise InputError(f"{file}: the engines can play none of its cards")
    return sorted(kept, key=lambda card: card.id), [*refused, *unread]


def _plan(
    cards: list[Card], decks: list[str] | None, field: list[str] | None, hosts: int, seed: int, catalogue: Catalogue
) -> Plan:
    import numpy as np

    from synth.engines.pool import playable
    from synth.play.balance import Plan
    from synth.play.exchange import Exchanges

    rng = np.random.default_rng(seed)
    of_set = {card.play_id for card in cards}
    met = read_decks(deck_names(field or EIGHT))
    if mixed := next((deck for deck in met if _has(deck, of_set, catalogue)), None):
        raise InputError(f"--field: deck {mixed.name} has cards of the set; the field is to be without it")
    others = playable(card for card in catalogue.unique if card.play_id not in of_set)[0]
    if decks:
        own = read_decks(deck_names(decks))
        if plain := next((deck for deck in own if not _has(deck, of_set, catalogue)), None):
            raise InputError(f"--decks: deck {plain.name} has no card of the set")
    else:
        own = _drafted(cards, others, rng, catalogue)
    known = [deck for deck in readable_decks(catalogue)[0].values() if not _has(deck, of_set, catalogue)]
    usual = [deck for deck in known if _legal(deck, catalogue)] if not field else []
    tried = Exchanges(cards, [*met, *usual], others, catalogue)
    return Plan(tuple(met), tuple(own), {card.id: tried.of(card, hosts, rng) for card in cards})


def _drafted(cards: list[Card], others: list[Card], rng: Generator, catalogue: Catalogue) -> list[Deck]:
    """Random decks of the set's Pokémon with any Trainers; where it has too few, any decks with cards of the set."""
    of_set = {card.play_id for card in cards}
    trainers = [card for card in others if not card.is_pokemon]
    for pool in (Pool.of([*cards, *trainers]), Pool.of([*cards, *others])):
        found: list[Deck] = []
        for _ in range(DRAFTS):
            try:
                deck = random_deck(pool, rng, f"random deck {len(found) + 1}")
            except InputError:
                break
            if _has(deck, of_set, catalogue):
                found.append(deck)
            if len(found) == DRAFTED:
                return found
    return []


def _has(deck: Deck, of_set: set[str], catalogue: Catalogue) -> bool:
    return any(catalogue.get(card).play_id in of_set for card in deck.cards)


def _legal(deck: Deck, catalogue: Catalogue) -> bool:
    from synth.engines.pool import cards_of_decks

    try:
        cards_of_decks([deck], catalogue)
    except InputError:
        return False
    return True


def _measure(
    plan: Plan, cards: list[Card], player: str, games: int, seed: int, batch: int, out: Path | None, catalogue: Catalogue
) -> dict[str, Any]:
    from synth.engines.cache import cached_engine
    from synth.engines.engine import Engine
    from synth.engines.pool import all_playable
    from synth.play.arena import Arena
    from synth.play.parts import play_in_parts
    from synth.play.roster import batch_for, find_player

    schedule = plan.schedule(games, seed)
    wanted = {catalogue.get(card).play_id for deck in plan.decks for card in deck.cards}
    folder = cached_engine(all_playable(catalogue, wanted))
    engine = Engine.load(folder)
    who = find_player(player, engine)
    arena = Arena(engine, (who, who), min(batch_for((player,), batch), len(schedule)))
    kept = out / "games.npz" if out else None
    with progress("balance", len(schedule), "games") as tick:
        print("compiling …", file=sys.stderr)
        results = play_in_parts(arena, schedule, PART, tick, kept, f"{folder.name} {player} {schedule.digest}")
    names = {card.id: card.name for card in cards}
    rows = [{"name": names[str(row["card"])]} | row for row in plan.card_rows(results)]
    return {
        "player": player,
        "games": len(schedule),
        "decks": plan.deck_rows(results),
        "cards": rows,
        "not_tried": [f"{card} {names[card]}" for card, tried in plan.exchanges.items() if not tried],
    }


def _write(out: Path, summary: dict[str, Any]) -> None:
    from synth.spec.files import replace_file

    out.mkdir(parents=True, exist_ok=True)
    with replace_file(out / "balance.json") as file:
        file.write((json.dumps(summary, ensure_ascii=False, indent=1) + "\n").encode())


def _sheet(summary: dict[str, Any]) -> str:
    lines = [f"{counted(summary['games'], 'game')} by {summary['player']}; points a game (a tie is half), 95% intervals"]
    lines += [f"no deck of the field can use {card}" for card in summary["not_tried"]]
    return "\n".join([*lines, *(f"left out: {line}" for line in summary["left_out"])])


def _tables(summary: dict[str, Any]) -> None:
    def share(part: dict[str, Any]) -> str:
        return f"{part['score']:.1%} [{part['score_low']:.1%}, {part['score_high']:.1%}]" if part["games"] else "-"

    decks = [
        (row["deck"] + (" *" if row["of_the_set"] else ""), share(row["field"]), share(row["with_the_set"]))
        for row in sorted(summary["decks"], key=lambda row: -row["with_the_set"]["score"])
    ]
    show_table("decks (* of the set)", ("deck", "against the field", "the set's decks in it"), decks)
    cards = [
        (
            *(row["card"], row["name"], f"{row['with']['score']:.1%}", f"{row['without']['score']:.1%}"),
            f"{row['difference']:+.1%} [{row['low']:+.1%}, {row['high']:+.1%}]",
        )
        for row in sorted(summary["cards"], key=lambda row: -row["difference"])
    ]
    show_table("cards", ("card", "name", "with it", "without", "difference"), cards)
