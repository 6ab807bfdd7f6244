"""`synth update`: a new set the same evening, from the sites to a verified engine and one page about it."""

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from synth.cli.options.shared import AsJson
from synth.spec.errors import InputError
from synth.spec.files import replace_file
from synth.spec.store import CATALOGUE, Catalogue, load_shelf
from synth.update.incoming import Incoming, incoming, write_incoming
from synth.update.page import page
from synth.update.steps import Ledger, command, digest

DEFAULT_OUT = Path("out/update")
SCRAPE, AGENT, CARDS, ENGINE, PAGE = "scrape", "agent", "catalogue", "engine", "update.md"


class Until(StrEnum):
    READ = "read"
    BUILD = "build"
    VERIFY = "verify"
    SCENARIOS = "scenarios"


def update(
    out: Annotated[Path, typer.Option(help="Folder for the scrape, the catalogue, the engine and the page.")] = DEFAULT_OUT,
    sets: Annotated[list[str] | None, typer.Option(help="Only these sets of the sites, several or comma-separated.")] = None,
    offline: Annotated[bool, typer.Option("--offline", help="Ask nobody: from the snapshots in the folder alone.")] = False,
    agent: Annotated[bool, typer.Option("--agent", help="Have a model write programs for declined texts.")] = False,
    budget: Annotated[float, typer.Option(min=0, help="USD that --agent may cost at most.")] = 10.0,
    decisions: Annotated[int, typer.Option(min=1, help="Decisions of random games to compare on both engines.")] = 20_000,
    scenarios: Annotated[list[Path] | None, typer.Option(help="Scenario files or folders to play.")] = None,
    until: Annotated[Until, typer.Option(help="The last step to do.")] = Until.SCENARIOS,
    again: Annotated[bool, typer.Option("--again", help="Do every step again, whatever was done before.")] = False,
    as_json: AsJson = False,
) -> None:
    """Scrape what changed, read it, build, verify a sample, play scenarios; say on one page what came in."""
    if out.exists() and not out.is_dir():
        raise InputError(f"--out {out} is a file; give a folder")
    missing = next((path for path in scenarios or () if not path.exists()), None)
    if missing:
        raise InputError(f"--scenarios {missing}: no such file or folder")
    out.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(out, again)
    _scrape(out, sets, offline)
    read = _read(out, ledger, agent, budget)
    order = list(Until)
    built = _build(out, ledger) if order.index(until) >= 1 else None
    checked: list[str] = []
    if built and order.index(until) >= 2:
        checked.append(_verify(out, ledger, decisions))
    if built and order.index(until) >= 3 and scenarios:
        checked += _play(out, ledger, scenarios)
    text = page(read, built, checked)
    with replace_file(out / PAGE) as file:
        file.write(text.encode())
    print(json.dumps({"read": read, "built": built, "checked": checked}, ensure_ascii=False) if as_json else text, end="")


def _scrape(out: Path, sets: list[str] | None, offline: bool) -> None:
    """Asks the sites what has changed; a scrape that was killed goes on by itself."""
    chosen = [word for code in sets or () for word in ("--sets", code)]
    command(["scrape", "--out", str(out / SCRAPE), "--json", *chosen, *(["--offline"] if offline else [])])


def _shipped() -> Catalogue:
    """The cards of the package alone: what lies over them otherwise is no news."""
    return Catalogue(load_shelf(CATALOGUE))


def _read(out: Path, ledger: Ledger, agent: bool, budget: float) -> dict[str, Any]:
    given = digest(out / SCRAPE / "cards", CATALOGUE, agent)
    known = ledger.result("read", given)
    if known is not None and (out / CARDS).is_dir():
        return dict(known)
    _say("reading the cards …")
    shipped = _shipped()
    run = out / AGENT if (out / AGENT).is_dir() else None
    found = incoming(shipped, out / SCRAPE, run)
    if agent and found.laid.declined:
        command(["translate", str(out / SCRAPE), "--out", str(out / AGENT), "--budget", str(budget), "--json"], accept=(0, 1))
        found = incoming(shipped, out / SCRAPE, out / AGENT)
    write_incoming(found, out / CARDS)
    return dict(ledger.note("read", given, _summary(found)))


def _summary(found: Incoming) -> dict[str, Any]:
    changes = found.changes.to_json()
    cards = found.laid.catalogue.cards
    older = {card.id: card.play_id for card in cards.values() if card.play_id != card.id}
    new = [one | {"plays_as": older.get(one["card"])} for one in changes["new"]]
    declined = [
        {"cards": list(text.printings), "carrier": str(text.carrier), "reason": text.reason, "text": text.text}
        for text in found.laid.declined
    ]
    return {
        "cards": len(cards),
        "new": new,
        "reprints": sum(one["plays_as"] is not None for one in new),
        "changed": changes["changed"],
        "declined": declined,
    }


def _build(out: Path, ledger: Ledger) -> dict[str, Any]:
    given = digest(out / CARDS)
    known = ledger.result("build", given)
    if known is not None and (out / ENGINE).is_dir():
        return dict(known)
    _say("building the engine …")
    (built,) = command(["build", "tcgjax", "--cards", str(out / CARDS), "--out", str(out / ENGINE), "--json"])
    return dict(ledger.note("build", given, built))


def _verify(out: Path, ledger: Ledger, decisions: int) -> str:
    given = digest(out / CARDS, decisions)
    known = ledger.result("verify", given)
    if known is None:
        ways = ["--engine", str(out / ENGINE), "--cards", str(out / CARDS), "--report", str(out / "verify")]
        (found,) = command(["verify", *ways, "--decisions", str(decisions), "--json"], accept=(0, 1))
        known = ledger.note("verify", given, {name: found[name] for name in ("decisions", "games", "differences")})
    return f"{known['decisions']} decisions in {known['games']} games on both engines: {known['differences']} differences"


def _play(out: Path, ledger: Ledger, scenarios: list[Path]) -> list[str]:
    files = [path.read_text("utf-8") if path.is_file() else path for path in scenarios]
    given = digest(out / CARDS, *files)
    known = ledger.result("scenarios", given)
    if known is None:
        rows = command(["scenario", *map(str, scenarios), "--cards", str(out / CARDS), "--json"], accept=(0, 1))
        known = ledger.note("scenarios", given, rows)
    failing = [row for row in known if not row["holds"]]
    fails = (f"scenario {row['scenario']} FAILS: {row['failure']}" for row in failing)
    return [f"{len(known) - len(failing)} of {len(known)} scenarios hold", *fails]


def _say(line: str) -> None:
    print(line, file=sys.stderr)
