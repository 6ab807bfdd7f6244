"""The numbers that lasting effects and names of attacks have in a build: both engines and every saved state use these."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from synth.dsl import ast
from synth.dsl.ast import Duration
from synth.dsl.walk import nodes, statements
from synth.spec.cards import Status
from synth.spec.layout import MOST_TOOLS

Lasting = ast.Give | ast.Arm
_TIMED = frozenset(
    {
        *(Duration.THIS_TURN, Duration.OPP_TURN, Duration.MY_TURN),
        *(Duration.WHILE_ACTIVE, Duration.WHILE_SELF_ACTIVE, Duration.REST_OF_GAME),
    }
)
_KEPT: Mapping[str, tuple[str, ...]] = {
    **{one: (one,) for one in ("hurt_last_turn", "healed_now", "self_used", "fell", "attacked_now", "taken")},
    **{one: (one,) for one in ("age", "attacked_last", "ex_knocked_out", "evolved_last", "fed_now")},
}
"""Memories that only some pools keep, and what is kept for each."""
MOST_BURN = 99
"""Tens of damage of a burn."""
MOST_COINS = 8
"""Coins of sleep, so that a Checkup is finite."""
_KINDED = (ast.Filter, ast.Memory, ast.Measure)
_TITLED = frozenset({"bonus", "cannot", "times", "used_attack", "times_used", "self_used", "spent"})


@dataclass(frozen=True)
class Numbers:
    """Numbered in the order of the rows that first name them."""

    lasting: Mapping[Lasting, int]
    """Statements that leave something behind, from 0; equal ones share a number."""
    titles: Mapping[str, int]
    """Names of attacks that some effect refers to, and what players do that some effect counts, from 1."""
    rows: tuple[int, ...]
    """For each number in `lasting`, the row that first has it; rows count from 1."""
    tools: int
    """Places for Tools that a Pokémon needs."""
    bench: tuple[int, int] = (0, 0)
    """Places on a Bench by which a single text makes it smaller or larger: at most so many."""
    asked: frozenset[str] = frozenset()
    """Memories that only some pools keep, because a card asks for them."""

    @cached_property
    def deeds(self) -> tuple[int, ...]:
        """Those titles that are of no attack."""
        said = {counted(deed, span) for deed in ast.Deed for span in ast.Span}
        return tuple(number for title, number in self.titles.items() if title in said)

    @cached_property
    def statements(self) -> tuple[Lasting, ...]:
        """What each number stands for."""
        return tuple(self.lasting)


def numbers(effects: Iterable[ast.Effect]) -> Numbers:
    """Numbers of the parsed effects of a pool's rows, in row order; a row without text has an empty effect."""
    lasting: dict[Lasting, int] = {}
    titles: dict[str, int] = {}
    rows: list[int] = []
    tools = 1
    benches = {0}
    asked: set[str] = set()
    for row, effect in enumerate(effects, start=1):
        for program in effect:
            for statement in statements(program.body):
                if isinstance(statement, ast.Give | ast.Arm) and lasts(statement) and statement not in lasting:
                    lasting[statement] = len(lasting)
                    rows.append(row)
                    asked |= {statement.duration.value} & {Duration.WHILE_SELF_ACTIVE.value}
            for title in _titles(program):
                titles.setdefault(title, len(titles) + 1)
            tools = max(tools, _tool_places(program))
            benches |= set(_bench_sizes(program))
            kinds = [str(node.kind) for node in nodes(program) if isinstance(node, _KINDED)]
            asked |= {one for kind in kinds for one in _KEPT.get(kind, ())}
            sleeps = (one for one in statements(program.body) if isinstance(one, ast.Afflict) and sleep_coins(one) > 1)
            asked |= {"deep_sleep" for _ in sleeps}
            asked |= {"strong_burn" for one in statements(program.body) if isinstance(one, ast.Afflict) and burns_more(one)}
    return Numbers(lasting, titles, tuple(rows), tools, (min(benches), max(benches)), frozenset(asked))


def burns_more(afflict: ast.Afflict) -> bool:
    """Whether it is a burn alone, with damage of its own."""
    return afflict.statuses == (Status.BURNED,) and afflict.strength is not None


def sleep_coins(afflict: ast.Afflict) -> int:
    """Coins that must all be heads for a Pokémon that falls asleep by this to wake up."""
    return min(MOST_COINS, afflict.strength or 1) if afflict.statuses == (Status.ASLEEP,) else 1


def lasts(statement: ast.Stmt) -> bool:
    """Whether it leaves a mark: something in force, or something that waits."""
    if isinstance(statement, ast.Arm):
        return statement.duration is not Duration.THIS_ATTACK
    return isinstance(statement, ast.Give) and statement.duration in _TIMED


def _tool_places(program: ast.Program) -> int:
    """Several permissions do not add up; one that is measured may come to anything."""
    allowed = [node.amount for node in nodes(program) if isinstance(node, ast.Modifier) and node.kind == "tool_slots"]
    return min(MOST_TOOLS, max((1 + (one.n if isinstance(one, ast.Const) else MOST_TOOLS) for one in allowed), default=1))


def _bench_sizes(program: ast.Program) -> Iterator[int]:
    for node in nodes(program):
        if isinstance(node, ast.Modifier) and node.kind == "bench_size" and isinstance(node.amount, ast.Const):
            yield node.amount.n


def counted(deed: ast.Deed, span: ast.Span) -> str:
    """The title of a deed: no attack has such a name."""
    return f"{deed}_{span}"


LAST_ROW = ("row_units", "row_hundreds")
"""Beside what players do: the row of the attack that a player used last in a turn, as two numbers below 100."""


def remembered(part: str, span: ast.Span) -> str:
    return f"{part}_{span}"


def now_for(span: ast.Span) -> ast.Span:
    """The last turn was this turn before."""
    return ast.Span.THIS_TURN if span is ast.Span.LAST_TURN else span


def _titles(node: Any) -> Iterator[str]:
    """Attack names in modifiers (bonus, cannot), memories and measures, and deeds, depth first."""
    if isinstance(node, tuple):
        for part in node:
            yield from _titles(part)
    elif isinstance(node, ast.Node):
        name = getattr(node, "name", None)
        if name and getattr(node, "kind", None) in _TITLED:
            yield name
        if isinstance(node, ast.Measure) and node.deed and node.span:
            yield from dict.fromkeys((counted(node.deed, now_for(node.span)), counted(node.deed, node.span)))
        if isinstance(node, ast.Use) and node.of and node.of.zone is ast.Zone.PLAYER:
            yield from (remembered(part, span) for span in (ast.Span.THIS_TURN, ast.Span.LAST_TURN) for part in LAST_ROW)
        for _, value in node:
            yield from _titles(value)
