"""A run of the agent: what it has cost, by phase, model and what it was about."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from pathlib import Path

from synth.report.parts import Section, TableCell, facts, names, number, paragraph, table

FILE = "ledger.jsonl"
COLUMNS = ("what", "calls", "failed", "conversations", "input tokens", "from the cache", "output tokens", "USD")


def agent(folder: Path) -> list[Section]:
    if not (folder / FILE).is_file():
        return []
    from synth.agent.ledger import Entry, read_entries

    entries = list(read_entries(folder))

    def row(name: str, of: Iterable[Entry]) -> list[TableCell]:
        chosen = list(of)
        used = [entry.usage for entry in chosen if entry.usage]
        counts = (
            len(chosen),
            sum(entry.usage is None for entry in chosen),
            len({entry.conversation for entry in chosen}),
            sum(one.input_tokens + one.cache_creation_input_tokens for one in used),
            sum(one.cache_read_input_tokens for one in used),
            sum(one.output_tokens for one in used),
        )
        usd = float(sum((entry.charged for entry in chosen), Decimal(0)))
        return [TableCell(name, name), *(number(count) for count in counts), number(usd, f"{usd:.4f}")]

    def grouped(of: Callable[[Entry], str]) -> list[list[TableCell]]:
        names = sorted({of(entry) for entry in entries})
        return [row(name, (entry for entry in entries if of(entry) == name)) for name in names]

    total = sum((entry.charged for entry in entries), Decimal(0))
    unsettled = sum(entry.usd is None for entry in entries)
    shown = facts([("calls", f"{len(entries):,}"), ("USD", f"{total:.4f}"), ("never settled, counted in full", f"{unsettled:,}")])
    parts: list[tuple[str, Callable[[Entry], str]]] = [
        ("by phase", lambda entry: entry.phase),
        ("by model", lambda entry: entry.model),
        ("by what it was about", lambda entry: entry.about),
    ]
    body = "".join(f"<h3>{title}</h3>{table(COLUMNS, grouped(of))}" for title, of in parts)
    return [Section("Agent", shown + body), *_outcome(folder)]


def _outcome(folder: Path) -> list[Section]:
    """What was accepted, and what waits for a person."""
    from synth.agent.translate.queue import PROGRAMS, Queue, read_programs

    accepted = read_programs(folder) if (folder / PROGRAMS).is_file() else []
    waiting = Queue(folder).waiting()
    lowerings = sorted(path.stem for path in (folder / "overlays").glob("*.json"))
    if not (accepted or waiting or lowerings):
        return []
    counts = (("programs accepted", accepted), ("waiting for review", waiting), ("lowerings accepted", lowerings))
    body = facts([(name, f"{len(found):,}") for name, found in counts if found])
    if waiting:
        rows: list[list[TableCell | str]] = [[key, number(len(one.cards)), one.text, one.why] for key, one in waiting.items()]
        said = paragraph(f"synth review {folder} KEY shows the evidence for each, and takes a decision.")
        body += f"<h3>waiting for review</h3>{said}{table(('key', 'printings', 'text', 'gate that was not passed'), rows)}"
    if accepted:
        programs = [[one.text_hash, str(one.carrier), one.program, one.by] for one in accepted]
        body += f"<h3>programs accepted</h3>{table(('text, by its hash', 'of', 'program', 'by'), programs)}"
    return [Section("What came of it", body + (names("lowerings accepted", lowerings) if lowerings else ""))]
