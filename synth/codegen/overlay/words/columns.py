"""A row being filled: the words of the joint `columns`."""

from __future__ import annotations

from typing import Any

from synth.codegen.draft import IT, PRE, Draft
from synth.codegen.facts import card_matches
from synth.codegen.lower import lower_block
from synth.codegen.overlay.words.word import (
    ACondition,
    AnAmount,
    ANode,
    Anything,
    ASelector,
    Block,
    Call,
    Filters,
    Integer,
    Name,
    Text,
    Words,
    Wrong,
)
from synth.codegen.plan import FAMILIES, TEXT_FIELDS, verb_of
from synth.codegen.pool import Answered, OptionAsk, Unlowered
from synth.dsl.ast import Measure, Node, Quantifier, Selector

WORDS = Words()
GROUPS = frozenset(name for family in FAMILIES for name in family)
MOMENTS = {"pre": 1, "mid": 2, "post": 3, "gather": 5}
VALUE_MOST = 1 << 12


class Drafting(Call):
    """A statement is being lowered into a draft."""

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft.pool.rules)
        self.draft = draft


@WORDS.add("name")
def say(call: Drafting, group: Name) -> str:
    """A fresh group of columns, with the conditions the statement stands under: heal, then heal2, heal3. The columns of a
    group are its name and more: name(group, "k")."""
    if group not in GROUPS:
        raise Wrong(f"no operation reads columns {group!r}")
    return call.draft.say(group)


@WORDS.add(name="set")
def set_(call: Drafting, column: Name, number: Anything) -> None:
    """Fills a column; true and false are 1 and 0."""
    if column in TEXT_FIELDS or verb_of(column) not in GROUPS:
        raise Wrong(f"no operation reads a column {column!r}")
    if not isinstance(number, int) or abs(number) > VALUE_MOST:
        raise Wrong(f"a column holds numbers up to {VALUE_MOST}, not {number!r}"[:120])
    call.draft.set(column, int(number))


@WORDS.add("integer or None")
def column(call: Drafting, column: Name) -> int | None:
    """What a column holds so far; None if it is not filled."""
    return call.draft.columns.get(column)


@WORDS.add("integer")
def drop(call: Drafting, column: Name) -> int:
    """Empties a column again; what it held, 0 if nothing."""
    return call.draft.columns.pop(column, 0)


@WORDS.add()
def tens(call: Drafting, group: Name, amount: AnAmount) -> None:
    """Fills GROUP_k and GROUP_of with an amount of damage or HP, in tens."""
    call.draft.tens(group, amount)


@WORDS.add()
def count(call: Drafting, group: Name, amount: AnAmount) -> None:
    """Fills GROUP_k and GROUP_of with a number of cards, units or coins, times the repetition it stands in."""
    call.draft.count(group, amount)


@WORDS.add()
def on(call: Drafting, group: Name, selector: ASelector, when: Name = "") -> None:
    """Fills GROUP_on with the Pokémon it is about; asks first if one is to be chosen. when: see ask."""
    call.draft.on(group, selector, _moment(call, when))


@WORDS.add()
def ask(call: Drafting, selector: ASelector, when: Name = "") -> None:
    """A Pokémon is chosen, and is `it` from then on. when: pre (before coins), mid (before damage), post (after it), gather;
    left out: post for an attack, else pre."""
    call.draft.ask(selector, _moment(call, when))


def _moment(call: Drafting, when: str) -> int:
    if when and when not in MOMENTS:
        raise Wrong(f"{when!r} is none of {', '.join(MOMENTS)}")
    return MOMENTS.get(when, call.draft.later)


@WORDS.add("name")
def aiming(call: Drafting) -> str:
    """When a target of an attack's damage is asked: pre or mid."""
    return "pre" if call.draft.aiming == PRE else "mid"


@WORDS.add("selector or None")
def asked(call: Drafting) -> Selector | None:
    """What `it` was chosen from."""
    number = call.draft.columns.get("ask", 0)
    return call.draft.pool.asks.things[number - 1] if number else None


@WORDS.add()
def ask_instead(call: Drafting, selector: ASelector) -> None:
    """Another selector in the place of the one that `it` is chosen from."""
    if "ask" not in call.draft.columns:
        raise Wrong("nothing is asked yet")
    call.draft.columns["ask"] = call.draft.pool.asks.number(selector)


@WORDS.add()
def question(call: Drafting) -> None:
    """The statements before this one happen before the answer to its question is known. ask and option say so themselves."""
    call.draft.question()


@WORDS.add()
def option(call: Drafting, kind: Name, size: Integer, blocks: Anything = ()) -> None:
    """The player chooses one of `size` answers: may (yes 0, no 1, one block), modal (a block each), deck, condition."""
    if kind not in ("may", "modal", "deck", "condition") or not 2 <= size <= 5:
        raise Wrong("an option is may, modal, deck or condition, of 2 to 5 answers")
    if not isinstance(blocks, tuple) or any(not isinstance(block, tuple) for block in blocks):
        raise Wrong("blocks is a list of blocks")
    call.draft.option(OptionAsk(kind, blocks, size))


@WORDS.add("integer")
def chosen_option(call: Drafting) -> int:
    """1 + the answer under which the statement stands; 0 for none."""
    return call.draft.chosen_option


@WORDS.add("integer")
def guard(call: Drafting) -> int:
    """The number of the conditions the statement stands under, for a column GROUP_if; 0 for none. say fills it itself."""
    return call.draft.guard()


@WORDS.add("list")
def guards(call: Drafting) -> list[Node | int]:
    """Those conditions; the number of an answer where it is one."""
    return [one.option if isinstance(one, Answered) else one for one in call.draft.guards]


@WORDS.add()
def push(call: Drafting, condition: Anything) -> None:
    """One more condition, or the number of an answer, for what follows; every push needs its pop."""
    if not isinstance(condition, Node | int):
        raise Wrong("a condition, or the number of an answer")
    call.draft.guards.append(Answered(condition) if isinstance(condition, int) else condition)  # type: ignore[arg-type]


@WORDS.add()
def pop(call: Drafting) -> None:
    """Ends the last push."""
    if not call.draft.guards:
        raise Wrong("nothing was pushed")
    call.draft.guards.pop()


@WORDS.add()
def heed(call: Drafting) -> None:
    """The conditions the statement stands under are taken care of, although no guard was asked for."""
    call.draft.heeded = True


@WORDS.add()
def lower(call: Drafting, block: Block) -> None:
    """Lowers the statements of a block, under all that was pushed."""
    lower_block(block, call.draft)


@WORDS.add()
def repeat(call: Drafting, times: Anything) -> None:
    """What follows is repeated by a measure; None ends it."""
    if times is not None and not isinstance(times, Measure):
        raise Wrong("a measure, or None")
    call.draft.times = times


@WORDS.add("measure or None")
def times(call: Drafting) -> Measure | None:
    """What the statement is repeated by."""
    return call.draft.times


@WORDS.add("integer")
def measure(call: Drafting, measure: Anything) -> int:
    """The number of a measure, for a column GROUP_of; 0 for None, which stands for 1."""
    if measure is not None and not isinstance(measure, Measure):
        raise Wrong("a measure, or None")
    return call.draft.measure(measure)


@WORDS.add("integer")
def target(call: Drafting, selector: ASelector) -> int:
    """The number of a selector, for a column GROUP_on."""
    if selector.quantifier is not Quantifier.ALL:
        raise Wrong("a selector that chooses; say on")
    return call.draft.pool.targets.number(selector)


@WORDS.add("selector")
def it(call: Drafting) -> Selector:
    """What was chosen."""
    return IT


@WORDS.add("integer")
def search(call: Drafting, filters: Filters) -> int:
    """The number of a search for cards, for a column GROUP_for; 0 looks for any card."""
    for one in filters:
        card_matches(one, None)
    return call.draft.pool.searches.number(filters) if filters else 0


@WORDS.add("integer")
def test(call: Drafting, condition: ACondition) -> int:
    """The number of one condition by itself."""
    return call.draft.pool.guards.number((condition,))


@WORDS.add("integer")
def title(call: Drafting, name: Text) -> int:
    """The number of an attack's name that some text speaks of."""
    if name not in call.draft.pool.numbers.titles:
        raise Unlowered(f"attack {name}")
    return call.draft.pool.numbers.titles[name]


@WORDS.add("integer")
def listed(call: Drafting, what: Name, stmt: ANode) -> int:
    """1 + the number of a give or arm that has a cell of its own, in boosts, surges, guards, discounts or arms; 0: it has
    none."""
    if what not in ("boosts", "surges", "guards", "discounts", "arms"):
        raise Wrong(f"{what!r} is none of boosts, surges, guards, discounts, arms")
    numbers: dict[Any, int] = getattr(call.draft.pool.numbers, what)
    return numbers[stmt] + 1 if stmt in numbers else 0


@WORDS.add("name")
def kind(call: Drafting) -> str:
    """What the text is: attack, ability or trainer."""
    return call.draft.kind


@WORDS.add("true or false")
def early(call: Drafting) -> bool:
    """Whether the statement happens before damage, which depends on it."""
    return call.draft.early
