"""The second set with the grammar of the first, translated by the real service:

    python -m tests.agent.real_service FIRST SECOND --out DIR [--budget USD] [--model NAME] [--escalate NAME] [--dry-run]

FIRST and SECOND are records of a scrape (files, one set each). ANTHROPIC_API_KEY must be set, except for a dry run. What is
accepted is compared with the programs of the catalogue that ships.
"""

import argparse
from contextlib import closing
from decimal import Decimal
from pathlib import Path

from synth.agent.asking import Asker, alone_in
from synth.agent.service import Anthropic
from synth.agent.translate.queue import Queue
from synth.agent.translate.run import most_of, run
from synth.agent.translate.text import declined_texts
from synth.cli.agent.run import DEFAULT_MODEL
from synth.cli.output.progress import progress
from synth.dsl.audit import effects
from synth.dsl.canonical import equivalent
from synth.dsl.parser import parse_effect
from synth.dsl.translate import texts
from synth.scraper.records import read_printed
from synth.spec.store import load_catalogue
from tests.agent.restricted import productions, restricted


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/second-set"))
    parser.add_argument("--budget", type=Decimal, default=Decimal(2))
    parser.add_argument("--model", default=DEFAULT_MODEL)
    parser.add_argument("--escalate")
    parser.add_argument("--dry-run", action="store_true")
    given = parser.parse_args(arguments)
    models = (given.model, given.escalate) if given.escalate else (given.model,)
    first, second = read_printed(given.first), read_printed(given.second)
    with restricted(productions(dict.fromkeys(key for card in first for key in texts(card)))):
        names = frozenset(card.name for card in (*first, *second))
        found, shelf = declined_texts(second, names, load_catalogue(), {})
        print(f"{len(found)} declined texts, ${sum(most_of(text, shelf, models) for text in found):.2f} at most")
        if given.dry_run:
            return
        with alone_in(given.out), closing(Anthropic.from_environment()) as service:
            asker = Asker(given.out, service, given.budget)
            with progress("translate", len(found), "texts") as tick:
                result = run(found, shelf, models, asker, Queue(given.out), tick)
    right = {f"{one.text_hash}-{carrier}": one.program for card in shelf.catalogue.unique for one, carrier in effects(card)}
    for text, decision in zip(found, result.decisions, strict=False):
        print(f"{text.card.id}\t{_judged(decision.program, right[text.key])}\t{decision.why}")
    print(f"${asker.ledger.spent:.4f}" + (f"; stopped: {result.stopped}" if result.stopped else ""))


def _judged(program: str | None, right: str) -> str:
    if program is None:
        return "no program"
    return "right" if equivalent(parse_effect(program), parse_effect(right)) else "wrong"


if __name__ == "__main__":
    main()
