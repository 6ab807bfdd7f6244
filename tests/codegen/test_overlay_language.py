"""What an overlay may not say. None of these sources is ever started."""

from __future__ import annotations

from pathlib import Path

import pytest

from synth.codegen.overlay.grammar import SOURCE_MOST
from synth.codegen.overlay.language import Refused, check
from synth.codegen.overlay.unit import Joint, Unit
from synth.codegen.overlay.vocabulary import CONTRACTS
from tests.codegen.overlay_pools import written_overlays

HEAL = Unit(Joint.OPERATIONS, "heal")


def body(*lines: str) -> str:
    return "def operate():\n" + "".join(f"    {line}\n" for line in lines)


HOSTILE = {
    "import": "import os\n" + body("pass"),
    "import inside": body("import os"),
    "import from": body("from os import system"),
    "attribute": body("x = go().real"),
    "method": body("stage('a').format()"),
    "dunder attribute": body("x = ().__class__.__bases__"),
    "dunder name": body("x = __builtins__"),
    "dunder of its own": body("x__y = 1"),
    "underscore": body("_binary(1, 2, 3)"),
    "for": body("for k in span(3):", "    stage('a')"),
    "while": body("while True:", "    pass"),
    "comprehension": body("x = [k for k in span(3)]"),
    "generator": body("x = total(k for k in span(3))"),
    "dict": body("x = {1: 2}"),
    "set": body("x = {1, 2}"),
    "lambda": body("x = lambda: 1"),
    "walrus": body("x = (y := 1)"),
    "f-string": body("x = f'{go()}'"),
    "bytes": body("x = b'abc'"),
    "float": body("x = 1.5"),
    "complex": body("x = 1j"),
    "ellipsis": body("x = ..."),
    "eval": body("eval('1')"),
    "exec": body("exec('1')"),
    "open": body("open('a')"),
    "getattr": body("getattr(go(), 'x')"),
    "a word as a value": body("x = stage"),
    "an own function as a value": "def f():\n    pass\n" + body("x = f"),
    "calling what was given": "def f(g):\n    g()\n" + body("f(1)"),
    "calling a call": body("go()()"),
    "recursion": "def f():\n    f()\n" + body("f()"),
    "recursion of two": "def f():\n    g()\ndef g():\n    f()\n" + body("f()"),
    "recursion by each": "def f(x):\n    each(x, f)\n" + body("f(1)"),
    "recursion of the entry": "def f():\n    operate()\n" + body("f()"),
    "power": body("x = 9 ** 9"),
    "division": body("x = 1 / 2"),
    "matrix product": body("x = 1 @ 2"),
    "a huge number": body("x = 99999999999999999999"),
    "a long string": body(f"x = '{'a' * 200}'"),
    "a string that is no name": body("x = 'a b'"),
    "a path": body("x = '/etc/passwd'"),
    "subscript": body("x = (1, 2)[0]"),
    "slice": body("x = (1, 2)[:]"),
    "starred argument": body("stage(*(1, 2))"),
    "keyword argument": body("stage(name='a')"),
    "starred target": body("a, *b = (1, 2)"),
    "nested targets": body("(a, (b, c)) = (1, (2, 3))"),
    "two targets": body("a = b = 1"),
    "star parameters": "def f(*a):\n    pass\n" + body("pass"),
    "default argument": "def f(a=1):\n    pass\n" + body("pass"),
    "keyword-only parameter": "def f(*, a):\n    pass\n" + body("pass"),
    "parameter annotation": "def f(a: 1):\n    pass\n" + body("pass"),
    "return annotation": "def f() -> 1:\n    pass\n" + body("pass"),
    "assignment annotation": body("x: int = 1"),
    "decorator": "@stage\ndef f():\n    pass\n" + body("pass"),
    "class": "class A:\n    pass\n" + body("pass"),
    "def inside def": body("def f():", "    pass"),
    "async": "async def f():\n    pass\n" + body("pass"),
    "yield": body("yield 1"),
    "global": body("global x"),
    "nonlocal": body("nonlocal x"),
    "del": body("del x"),
    "try": body("try:", "    pass", "except:", "    pass"),
    "with": body("with go():", "    pass"),
    "assert": body("assert go()"),
    "raise": body("raise go()"),
    "match": body("match 1:", "    case _:", "        pass"),
    "a word that is hidden": body("stage = 1", "stage('a')"),
    "a word's name for a function": "def stage():\n    pass\n" + body("pass"),
    "a word hidden by a parameter": "def f(go):\n    go()\n" + body("f(1)"),
    "an own function that is hidden": "def f(x):\n    pass\n" + body("f = 1"),
    "a chain of comparisons": body("x = 1 < 2 < 3"),
    "is": body("x = 1 is 1"),
    "a bare expression": body("1 + 1"),
    "module code": "x = 1\n" + body("pass"),
    "an unknown name": body("x = y"),
    "two functions of one name": body("pass") + body("pass"),
    "another entry": "def perform(stmt):\n    pass\n",
    "other parameters": "def operate(x):\n    pass\n",
    "deep nesting": body("x = " + "-" * 200 + "1"),
    "deep brackets": body("x = " + "(" * 150 + "1" + ")" * 150 + ",)"),
    "very many parts": body(*["x = 1 + 1 + 1 + 1 + 1"] * 600),
    "very long": body("pass") + "#" * SOURCE_MOST,
    "null": body("pass") + "\0",
    "no Python": "def operate(:",
    "nothing": "",
}


@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_not_allowed_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(Refused, match=r"^line \d+: "):
        check(source, HEAL)


def test_the_line_is_that_of_the_fault() -> None:
    with pytest.raises(Refused, match=r"^line 3: there is no word open$"):
        check(body("x = go()", "open('a')"), HEAL)


def test_words_belong_to_joints() -> None:
    check("def columns(stmt):\n    say('heal')\n", Unit(Joint.COLUMNS, "heal"))
    with pytest.raises(Refused, match="there is no word say"):
        check(body("say('heal')"), HEAL)


def test_what_is_allowed() -> None:
    for overlay in written_overlays():
        check(overlay.source, overlay.unit)
    check("def f(amount):\n    return amount\n" + body("go = f(1)", "x = amount('heal')"), HEAL)
    check(
        'def operate():\n    """Says what it does."""\n    a, b = (1, [2])\n    a += 1\n    if a in (1, 2) and not b is None:\n'
        "        pass\n    elif ~go() == -a:\n        return\n    else:\n        stage('x')\n    return a if b else None\n",
        HEAL,
    )


def test_the_examples_of_the_guide_are_allowed() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "overlays.md").read_text("utf-8")
    found = [text.split("```")[0] for text in guide.split("```python\n")[2:]]
    joints = {contract.entry: joint for joint, contract in CONTRACTS.items()}
    entries = [text.removeprefix("def ").split("(")[0] for text in found]
    assert sorted(entries) == sorted(joints)
    for entry, text in zip(entries, found, strict=True):
        check(text, Unit(joints[entry], "heal"))
