"""`synth optimize`: completes or improves a deck by playing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from synth.cli.options.deck_lists import DeckLists, deck_names, read_decks
from synth.cli.options.devices import CORES, Devices, use_devices
from synth.cli.options.players import check_players
from synth.cli.options.ray import RayAddress, cluster
from synth.cli.options.shared import AsJson
from synth.cli.output.progress import progress
from synth.engines.cache import cached_engine
from synth.engines.pool import all_playable
from synth.spec.decks import EIGHT, Deck, find_deck, print_deck
from synth.spec.errors import InputError
from synth.spec.finding import find_cards
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import Catalogue, load_catalogue

if TYPE_CHECKING:
    from synth.play.elsewhere import Playing


def optimize(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck to improve, or fewer cards to complete.")],
    candidates: Annotated[
        list[str], typer.Option("--candidates", help="Cards that may come in: ids, names, decks, files of ids; with commas.")
    ],
    decks: DeckLists = None,
    player: Annotated[str, typer.Option(help="Who plays, on both sides; see synth eval.")] = "evolve",
    games: Annotated[int, typer.Option(min=1, help="Games of each round.")] = 20_000,
    most: Annotated[int, typer.Option("--variants", min=2, max=1024, help="Decks that are tried at most.")] = 64,
    seed: Annotated[int, typer.Option(min=0, help="Another seed, other decks and games.")] = 0,
    batch: Annotated[int, typer.Option(min=1, help="Games side by side.")] = 2048,
    devices: Devices = CORES,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Race variants of a deck against --decks: rounds of equal size, the better half goes on; then measure the winner anew.

    A full deck is varied by exchanging one card; one with fewer cards is filled up. A gain counts only if its interval does."""
    use_devices(devices)
    check_players(player)
    from synth.play.elsewhere import playing
    from synth.play.variants import variants

    catalogue = load_catalogue()
    given = find_deck(deck, catalogue)
    runners = variants(given, _cards(candidates, catalogue), most, seed, catalogue)
    field = read_decks(deck_names(decks or EIGHT))
    if games < len(runners) * len(field):
        raise InputError(
            f"--games {games} is too few for {len(runners)} decks against {len(field)}; give more, or fewer --variants"
        )
    wanted = {catalogue.get(card).play_id for one in (*runners, *field) for card in one.cards}
    folder = cached_engine(all_playable(catalogue, wanted))
    arena = playing(folder, (*runners, *field), player, min(batch, games), cluster(ray))
    summary = _race(arena, runners, field, player, games, seed)
    best = runners[summary["best"]]
    summary |= {"name": best.name, "cards": best.cards, "energy": best.energy}
    print(json.dumps(summary) if as_json else _sheet(summary, best, len(given.cards) == rules_in_force().deck_size, catalogue))


def _cards(given: Sequence[str], catalogue: Catalogue) -> list[str]:
    cards: list[str] = []
    names = {name.casefold() for name in catalogue.names}
    for word in (word.strip() for words in given for word in words.split(",")):
        if word in catalogue.cards:
            cards.append(word)
        elif word.casefold() in names:
            cards += [card.id for card in find_cards(word, catalogue)]
        elif Path(word).is_file() and all(each in catalogue.cards for each in Path(word).read_text("utf-8").split()):
            cards += Path(word).read_text("utf-8").split()
        elif word:
            cards += find_deck(word, catalogue).cards
    first = {catalogue.get(card).play_id: card for card in reversed(cards)}
    return sorted(first.values())


def _race(arena: Playing, runners: list[Deck], field: list[Deck], player: str, games: int, seed: int) -> dict[str, Any]:
    import numpy as np

    from synth.play.arena import Schedule
    from synth.play.race import gain, race
    from synth.play.results import Tally

    everyone = (*runners, *field)
    rounds = max(1, (len(runners) - 1).bit_length()) + 1
    with progress("optimize", rounds * games, "games") as tick:
        done = 0

        def play(alive: Sequence[int], seed: int) -> list[Tally]:
            """The decks in turn, each against the whole field in turn, so that all have the same share."""
            nonlocal done
            number = np.arange(games)
            mine = np.array(alive)[number % len(alive)]
            theirs = len(runners) + number // len(alive) % len(field)
            seeds = np.random.default_rng(seed).integers(0, 2**32, games, np.uint32)
            schedule = Schedule(everyone, np.stack([mine, theirs], axis=1).astype(np.int32), seeds)
            results = arena.play(schedule, lambda now: tick(done + now))
            done += games
            return [results.where(results.seats[:, 0] == runner).tally() for runner in alive]

        ran = race(len(runners), play, seed)
        old = 0 if ran.best else 1
        new, before = play([ran.best, old], seed + 1_000_003)
    low, high = new.score_interval
    summary: dict[str, Any] = {"best": ran.best, "variants": len(runners), "rounds": len(ran.rounds), "player": player}
    summary |= {"score": round(new.score, 4), "low": round(low, 4), "high": round(high, 4), "games": new.games}
    more, least, greatest = gain(new, before)
    return summary | {
        "before": round(before.score, 4),
        "gain": round(more, 4),
        "gain_low": round(least, 4),
        "gain_high": round(greatest, 4),
    }


def _sheet(summary: dict[str, Any], best: Deck, improves: bool, catalogue: Catalogue) -> str:
    lines = [
        f"{summary['variants']} decks, {summary['rounds']} rounds by {summary['player']}; best, in {summary['games']:,} games:",
        f"  {summary['score']:.1%} of the points [{summary['low']:.1%}, {summary['high']:.1%}]",
    ]
    if improves and summary["best"] == 0:
        lines.append("  no exchange did better than the deck as it is")
    elif improves:
        sure = "" if summary["gain_low"] > 0 else "; that may be luck"
        lines.append(
            f"  {summary['gain']:+.1%} [{summary['gain_low']:+.1%}, {summary['gain_high']:+.1%}] against the deck as it was{sure}"
        )
    return "\n".join([*lines, f"# {best.name}", print_deck(best, catalogue).rstrip()])
