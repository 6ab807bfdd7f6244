"""Text of an effect → its AST. The forms are in syntax.lark, the words in the enums of ast.py."""

from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken, VisitError

from synth.dsl.ast import Effect
from synth.dsl.nouns import Misfit
from synth.dsl.sentences import Sentences
from synth.spec.errors import InputError, suggestion

_NAMES = {"WORD": "a word", "INT": "a number", "STRING": 'a "name"', "ENERGY": "an Energy letter", "OP": "a comparison"}
_SHOWN = 24
"""Characters of context on each side of the place an error points at."""


def parse_effect(text: str) -> Effect:
    """The programs written in `text`; an InputError points at the first place that is not of the language."""
    try:
        effect: Effect = Sentences().transform(_grammar().parse(text))
    except UnexpectedInput as error:
        raise _unexpected(text, error) from None
    except Misfit as error:
        raise _complaint(text, error.at, str(error)) from None
    except VisitError as error:
        if not isinstance(error.orig_exc, Misfit):
            raise
        raise _complaint(text, error.orig_exc.at, str(error.orig_exc)) from None
    return effect


@cache
def _grammar() -> Lark:
    source = Path(__file__).with_name("syntax.lark").read_text(encoding="utf-8")
    return Lark(source, parser="lalr", lexer="contextual", maybe_placeholders=True)


def _unexpected(text: str, error: UnexpectedInput) -> InputError:
    at = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream >= 0 else len(text)
    match error:
        case UnexpectedToken() if error.token.type != "$END":
            found = str(error.token)
        case UnexpectedCharacters():
            found = text[at]
        case _:
            found, at = "", len(text)
    what = f"unexpected `{found}`" if found else "unexpected end"
    return _complaint(text, at, what + _hint(found, _acceptable(text)))


def _acceptable(text: str) -> set[str]:
    """What could stand where parsing died; asking again step by step is exact where the parse table is not."""
    steps = _grammar().parse_interactive(text)
    with suppress(UnexpectedInput):
        steps.exhaust_lexer()
    accepted: set[str] = steps.accepts()  # type: ignore[no-untyped-call]
    return accepted


def _hint(found: str, expected: Collection[str]) -> str:
    """The word that was probably meant, else all that could stand there."""
    fixed = [terminal for terminal in _grammar().terminals if terminal.pattern.type == "str"]
    literals = {terminal.name: terminal.pattern.value for terminal in fixed}
    words = sorted(literals[name] for name in expected if name in literals)
    meant = suggestion(found, words)
    if meant:
        return meant
    shown = [f"`{word}`" for word in words] + sorted(_NAMES[name] for name in expected if name in _NAMES)
    return ", expected " + (" or ".join(shown) if len(shown) <= 3 else "one of " + " ".join(shown))


def _complaint(text: str, at: int, what: str) -> InputError:
    """One line with the position, and the surroundings with a caret before the place."""
    line = text.count("\n", 0, at) + 1
    column = at - (text.rfind("\n", 0, at) + 1) + 1
    before, after = " ".join(text[max(0, at - _SHOWN) : at].split("\n")), " ".join(text[at : at + _SHOWN].split("\n"))
    start, end = "…" if at > _SHOWN else "", "…" if at + _SHOWN < len(text) else ""
    return InputError(f"effect program, line {line}, column {column}: {what} at {start}{before}^{after}{end}")
