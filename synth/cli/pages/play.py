"""`synth play`: sit down at the game, in a browser or in the terminal."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.deck_lists import deck_names, read_decks
from synth.cli.options.devices import use_devices
from synth.cli.options.shared import EngineFolder
from synth.play.live import DEFAULT_OPPONENT
from synth.spec.decks import Deck, readable_decks


def play(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="[DECKS]...", help="Own decks beside those that ship: files or folders.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, without a browser: two DECKS, yours first.")] = False,
    opponent: Annotated[str, typer.Option(help="Who plays against you with --terminal; see synth eval.")] = DEFAULT_OPPONENT,
    checkpoint: Annotated[
        list[Path] | None, typer.Option(help="Further opponents: run folders of synth train, or policy files.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**32 - 1, help="With --terminal: fixes chance.")] = None,
    host: Annotated[str, typer.Option(help="Address to listen on; any but the default lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    engine: EngineFolder = None,
) -> None:
    """Open a local page to play against players, people or yourself, to build decks and to try them."""
    use_devices(1)
    if terminal:
        from synth.play.terminal import play_here

        play_here(decks or [], opponent, seed, engine)
        return
    own = {deck.name: deck for deck in read_decks(deck_names(decks or []))}
    _serve(own, [f"policy:{path}" for path in checkpoint or ()], engine, host, port, browser)


def _serve(own: dict[str, Deck], checkpoints: list[str], engine: Path | None, host: str, port: int, browser: bool) -> None:
    from synth.play.live.bots import Bots
    from synth.play.live.match import Match
    from synth.play.live.pool import Library
    from synth.play.roster import check_player
    from synth.play.web.lobby import Lobby
    from synth.play.web.server import make_app
    from synth.play.web.serving import allowed_hosts, listen, new_token, run
    from synth.spec.errors import InputError

    bots = Bots(engine)
    for name in checkpoints:
        bots.check(name)
    library = Library(engine)
    known: dict[str, Deck] = {}
    for name, deck in (own | readable_decks(library.catalogue)[0]).items():
        try:
            library.check(deck)
            known[name] = deck
        except InputError:
            if name in own:
                raise
    if not known:
        raise InputError("no deck that ships is legal under these rules or has the engine's cards; give DECKS of your own")
    lobby = Lobby(library, bots, known, checkpoints)
    first = next(iter(known.values()))

    def warm() -> None:
        match = Match(library.pool, (first, first), 0)
        for name in dict.fromkeys((DEFAULT_OPPONENT, "greedy", "policy")):
            with suppress(InputError):  # what the policy needs may not be installed
                check_player(name)
                bots.prepare(name, match)
        with suppress(InputError):
            check_player("policy")
            bots.think(match)

    token = new_token()
    run(make_app(lobby, token, allowed_hosts(host)), listen(host, port), token, browser, warm)
