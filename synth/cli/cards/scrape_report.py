"""`synth scrape report`: what the last run in a folder found, where the sites disagree and who was believed."""

from pathlib import Path
from typing import Annotated

import typer

from synth.cli.options.shared import AsJson
from synth.cli.output.table import show_table
from synth.scraper.report_file import ReportFile, read_report

DEFAULT_OUT = Path("out/scrape")


def report(
    folder: Annotated[Path, typer.Argument(metavar="[DIR]", help="Folder of a scrape.")] = DEFAULT_OUT,
    as_json: AsJson = False,
) -> None:
    """Show counts, what could not be read, and every disagreement with the side that was taken and why."""
    found = read_report(folder)
    if as_json:
        print(found.model_dump_json())
        return
    _show(found)
    print(", ".join(f"{count} {what}" for what, count in found.totals.items()))


def _show(found: ReportFile) -> None:
    sets = ((code, counts.cards, counts.failed, _sources(counts.sources)) for code, counts in found.sets.items())
    show_table("sets", ("set", "cards", "failed", "read from"), sets)
    if found.errors:
        show_table("could not be read", ("page", "block", "problem"), ((e.page, e.block, e.problem) for e in found.errors))
    if found.disagreements:
        rows = ((d.card, d.field, _shown(d.chosen), _others(d.chosen, d.values), d.why) for d in found.disagreements)
        show_table("disagreements", ("card", "field", "taken", "said", "why"), rows)
        decided = ((count, *side) for side, count in found.taken().items())
        show_table("decided by", ("times", "rule", "field", "taken from"), decided)
    if found.suspicions:
        show_table("suspicions", ("card", "check"), ((s.card, s.check) for s in found.suspicions))
    unlike = ((name, rule.page, rule.rulebook) for name, rule in found.rules.unlike_rulebook.items())
    if found.rules.unlike_rulebook:
        show_table("rules unlike the rulebook", ("rule", "page", "rulebook"), unlike)


def _sources(read: dict[str, int]) -> str:
    return ", ".join(f"{site} {cards}" for site, cards in read.items())


def _shown(value: object) -> str:
    return "null" if value is None else str(value)


def _others(chosen: object, values: dict[str, list[str]]) -> str:
    """What the sites say of the printing, the value taken first."""
    ordered = sorted(values.items(), key=lambda item: item[0] != _shown(chosen))
    return "; ".join(f"{', '.join(sites)}: {value or 'nothing'}" for value, sites in ordered)
