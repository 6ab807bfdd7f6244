"""The words of each joint, and what runs them."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from synth.codegen.overlay import child
from synth.codegen.overlay.unit import Joint
from synth.codegen.overlay.words import board, columns, effect, nodes, numbers, trigger
from synth.codegen.overlay.words.word import Call, Word, Wrong


@dataclass(frozen=True)
class Contract:
    """What an overlay of a joint has to be."""

    entry: str
    parameters: tuple[str, ...]
    words: Mapping[str, Word]
    """What is asked of the process that builds."""
    operators: Mapping[str, Word]
    task: str

    @property
    def names(self) -> frozenset[str]:
        """All that it may call."""
        return frozenset({*self.words, *child.LOCAL, "either"})


CONTRACTS = {
    Joint.COLUMNS: Contract(
        "columns",
        ("stmt",),
        nodes.WORDS | columns.WORDS,
        {},
        "Fills the columns of a row from one statement of a program. Runs once for each statement of each card.",
    ),
    Joint.OPERATIONS: Contract(
        "operate",
        (),
        numbers.WORDS | board.WORDS | effect.WORDS | {name: nodes.WORDS[name] for name in ("unit", "daze", "place", "rule")},
        numbers.OPERATORS,
        "Writes what the machine does for the columns: for every row of the pool at once, as values that depend on the row.",
    ),
    Joint.TRIGGER: Contract(
        "perform",
        ("stmt",),
        numbers.WORDS | nodes.WORDS | board.WORDS | trigger.WORDS,
        numbers.OPERATORS,
        "Writes what one statement of a text does when the event comes that it waits for.",
    ),
}


def describe(joint: Joint) -> str:
    """The vocabulary of a joint: the function to write, then each word with its signature and one line."""
    contract = CONTRACTS[joint]
    lines = [f"def {contract.entry}({', '.join(contract.parameters)}): {contract.task}", ""]
    lines += [f"{word.signature}  {word.doc}" for word in sorted(contract.words.values(), key=lambda word: word.name)]
    if "either" not in contract.words:
        lines.append("either(flags) -> true or false  Whether at least one of a list of true and false is true.")
    lines.append("")
    lines += [f"{name}{_parameters(function)}  {function.__doc__}" for name, function in child.LOCAL.items()]
    if contract.operators:
        lines += ["", "Operators on values: + - * & | ^ ~ << >> == != < <= > >=; & | ~ of flags are and, or, not."]
    return "\n".join(lines)


def _parameters(function: Any) -> str:
    names = [("..." if one.kind is one.VAR_POSITIONAL else one.name) for one in inspect.signature(function).parameters.values()]
    return f"({', '.join(names)})"


def answer(joint: Joint, call: Call, name: object, args: object) -> object:
    """What a word or an operator of a joint gives."""
    contract = CONTRACTS[joint]
    word = contract.words.get(str(name)) or contract.operators.get(str(name))
    if word is None or not isinstance(args, list):
        raise Wrong(f"there is no word {str(name)[:60]}")
    return word.ask(call, args)
