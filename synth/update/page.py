"""One page: what came in, what of it cannot be read or played, what the checks said."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def page(read: Mapping[str, Any], built: Mapping[str, Any] | None, checked: Sequence[str]) -> str:
    return "\n".join(_lines(read, built, checked)) + "\n"


def _lines(read: Mapping[str, Any], built: Mapping[str, Any] | None, checked: Sequence[str]) -> Iterator[str]:
    yield "# What came in"
    yield ""
    new, changed, declined = read["new"], read["changed"], read["declined"]
    yield (
        f"{len(new)} new printings ({read['reprints']} of them play like an older card), {len(changed)} cards changed,"
        f" {len(declined)} texts declined; {read['cards']} printings in all."
    )
    yield from _section("New cards", (f"{one['card']} {one['name']}{_plays(one)}" for one in new))
    yield from _section("Errata", _errata(changed))
    yield from _section("Declined texts", (_declined(one) for one in declined))
    if built is not None:
        yield from _section("The engine", _engine(built))
    yield from _section("Checks", checked)


def _section(title: str, lines: Any) -> Iterator[str]:
    found = list(lines)
    if found:
        yield from ("", f"## {title}", "", *(f"- {line}" for line in found))


def _plays(one: Mapping[str, Any]) -> str:
    return f", plays as {one['plays_as']}" if one.get("plays_as") else ""


def _errata(changed: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for one in changed:
        fields = "; ".join(
            f"{change['field']}: {change['old'] or 'none'} → {change['new'] or 'none'}"
            + (f" ({change['plays']})" if change.get("plays") else "")
            for change in one["fields"]
        )
        yield f"{', '.join(one['cards'])} {one['name']}: {fields}"


def _declined(one: Mapping[str, Any]) -> str:
    return f"{' '.join(one['cards'])} ({one['carrier']}): {one['reason']}: {one['text']}"


def _engine(built: Mapping[str, Any]) -> Iterator[str]:
    yield f"{built['cards']} cards ({built['printings']} printings), {built['effects']} effects, {built['actions']} actions"
    yield from (f"cannot play {one}" for one in built["left_out"])
