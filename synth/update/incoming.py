"""What a scrape brings against the cards that ship: new cards, errata, texts that cannot be read."""

from dataclasses import dataclass
from pathlib import Path

from synth.agent.translate.queue import read_programs, written
from synth.cards.places import Laid, lay_over
from synth.dsl.render import render
from synth.dsl.translate import program
from synth.scraper.records import read_printed
from synth.spec.changes import Changes, compare
from synth.spec.store import Catalogue, write_catalogue


@dataclass(frozen=True)
class Incoming:
    laid: Laid
    changes: Changes


def incoming(shipped: Catalogue, scrape: Path, agent_run: Path | None = None) -> Incoming:
    """The scrape over what ships; programs that an agent run accepted count as read."""
    programs = written(read_programs(agent_run)) if agent_run else None
    laid = lay_over(shipped, [scrape], programs)
    printed = read_printed(scrape)
    ids = {card.id for card in printed}
    before = [render(card) for card in shipped.cards.values() if card.id in ids]
    return Incoming(laid, compare(before, printed).explained(program))


def write_incoming(found: Incoming, folder: Path) -> None:
    """The catalogue that ships with what came in: a place for `--cards`."""
    write_catalogue(found.laid.catalogue.cards.values(), folder)
