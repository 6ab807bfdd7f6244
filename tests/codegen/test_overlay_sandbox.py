"""The process of the overlays can compute and ask, and nothing else; the process that builds believes nothing it says."""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from synth.codegen.build import build_for_positions
from synth.codegen.lowerings import BUILT_IN
from synth.codegen.overlay import confine as confinement
from synth.codegen.overlay import sandbox as sandboxes
from synth.codegen.overlay.grammar import Refused
from synth.codegen.overlay.running import Conversation, running
from synth.codegen.overlay.sandbox import Limits, Sandbox
from synth.codegen.overlay.store import Overlay
from synth.codegen.overlay.unit import Joint, Unit
from tests.codegen.overlay_pools import cards_with, overlay

HEAL = Unit(Joint.OPERATIONS, "heal")
ATTEMPTS = {
    "read a file": "open('/etc/hostname')",
    "write a file": "open('written', 'w')",
    "list a folder": "os.listdir('/')",
    "delete a file": "os.unlink('/tmp/nothing-here')",
    "open a socket": "socket.socket()",
    "make a pipe": "os.pipe()",
    "fork": "os.fork()",
    "run a program": "subprocess.run(['true'])",
    "become a program": "os.execv('/bin/true', ['true'])",
    "stop another process": "os.kill(os.getppid(), 0)",
    "raise its limits": "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))",
    "take much memory": "bytearray(2 * confine.MEMORY_MOST)",
}
NEEDS_FILTER = {"delete a file", "stop another process", "become a program", "fork"}
"""Opens nothing, so that limits alone do not stop it; the limit of processes does not hold for root."""


def confined(attempt: str, filtered: bool) -> str:
    """What comes of any Python in a process that has given up what the process of the overlays gives up."""
    program = (
        "import importlib.util, os, resource, socket, subprocess, sys\n"
        f"spec = importlib.util.spec_from_file_location('confine', {confinement.__file__!r})\n"
        "confine = importlib.util.module_from_spec(spec)\nspec.loader.exec_module(confine)\n"
        + ("" if filtered else "confine.SYSTEM_CALLS = {}\n")
        + f"confine.confine(5)\ntry:\n    {attempt}\n    said = 'done'\n"
        "except BaseException as error:\n    said = type(error).__name__\nos.write(1, said.encode())\nos._exit(0)\n"
    )
    command = [sys.executable, "-I", "-S", "-B", "-c", program]
    return subprocess.run(command, capture_output=True, timeout=30, check=True, env={}).stdout.decode()


@pytest.mark.skipif(platform.machine() not in confinement.SYSTEM_CALLS, reason="no filter for this machine")
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_even_free_python_can_do_nothing_there(attempt: str) -> None:
    assert confined("pass", filtered=True) == "done"
    assert confined(ATTEMPTS[attempt], filtered=True) in ("PermissionError", "OSError", "MemoryError", "ValueError")


@pytest.mark.parametrize("attempt", sorted(ATTEMPTS.keys() - NEEDS_FILTER))
def test_limits_alone_stop_what_opens_something(attempt: str) -> None:
    said = confined(ATTEMPTS[attempt], filtered=False)
    assert said in ("PermissionError", "OSError", "BlockingIOError", "MemoryError", "ValueError"), said


def run_heal(source: str, limits: Limits | None = None) -> str:
    """What is refused when an overlay is run that the check has let through."""
    lowerings = BUILT_IN.with_overlays(overlay(HEAL, source))
    with pytest.raises(Refused) as refused, running(lowerings, limits) as live:
        build_for_positions(cards_with(HEAL)[:3], 20, lowerings=live)
    return str(refused.value)


DOUBLING = "".join(f"def f{k}(x):\n    f{k + 1}(x)\n    f{k + 1}(x)\n" for k in range(35)) + "def f35(x):\n    return x\n"


def test_an_overlay_without_end_is_stopped() -> None:
    began = time.monotonic()
    assert "no end after 0.5 seconds" in run_heal(DOUBLING + "def operate():\n    f0(1)\n", Limits(seconds=0.5))
    assert time.monotonic() - began < 20


def test_the_processors_time_is_bounded_too() -> None:
    assert "has ended" in run_heal(DOUBLING + "def operate():\n    f0(1)\n", Limits(seconds=30, processor=1))


def test_a_flood_of_messages_is_stopped() -> None:
    source = "def ask(x):\n    return go()\ndef operate():\n    each(span(4000), ask)\n"
    assert "more than 1000 messages" in run_heal(source, Limits(messages=1000))


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("def operate():\n    if go():\n        pass\n", "line 2: a value of the game is not known"),
        ("def operate():\n    put('no_such_cell', go(), 1)\n", "line 2: there is no cell 'no_such_cell'"),
        ("def operate():\n    hurt(2, 0, 1)\n", "line 2: hurt, side: side is wanted, not 2"),
        ("def operate():\n    hurt(0, 0)\n", r"line 2: hurt\(side: side, slot: slot, tens: value\) is given 2 arguments"),
        ("def operate():\n    put('poison_0', 1, 1)\n", "line 2: put, when: flag is wanted, not 1"),
        ("def operate():\n    x = 1\n    x = x << 99\n", "line 3: a shift by 99"),
        ("def operate():\n    x = damage(0, 0) << 32\n", r"line 2: a shift by 32\.\.32; 0\.\.31 are possible"),
        ("def operate():\n    x = damage(0, 0) << 30\n", "line 2: _shl: range 0"),
        ("def operate():\n    x = 1 // 0\n", "line 2: a division by zero"),
        ("def operate():\n    x = within(go(), 3, 1)\n", r"line 2: 3\.\.1 is no range"),
        ("def operate():\n    x = within(5, 0, 1)\n", r"line 2: within: 5 is not within 0\.\.1"),
        ("def operate():\n    x = ~damage(0, 0)\n", "line 2: _invert, a: flag is wanted, not a value"),
        ("def operate():\n    x = (1,)\n    x = at(x, 1)\n", "line 3: no item 1 in a list of 1"),
        ("def operate():\n    a, b = (1, 2, 3)\n", "line 2: ValueError"),
        ("def operate():\n    if 1 == 2:\n        x = 1\n    stage(x)\n", "line 4: UnboundLocalError"),
        ("def grow(x, k):\n    return x * x\ndef operate():\n    fold(span(9), grow, 99)\n", "line 2: a number out of bounds"),
        ("def twice(x, k):\n    return x + x\ndef operate():\n    fold(span(99), twice, (1,))\n", "line 2: a list of more"),
        ("def twice(x, k):\n    return (x, x)\ndef operate():\n    total(fold(span(60), twice, 1))\n", "line 4: too much in one"),
        ("def twice(x, k):\n    return x + x\ndef operate():\n    fold(span(99), twice, 'a')\n", "line 2: no name"),
    ],
)
def test_what_goes_wrong_is_told_with_its_line(source: str, says: str) -> None:
    assert re.match(f"overlay operations heal, {says}", run_heal(source)), run_heal(source)


def processes() -> set[int]:
    """Of this user's processes, those that run overlays."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if str(sandboxes.CHILD).encode() in path.read_bytes():
                found.add(int(path.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no /proc")
def test_no_process_is_left_behind() -> None:
    before = processes()
    run_heal("def operate():\n    x = 1 // 0\n")
    with running(BUILT_IN.with_overlays(overlay(HEAL))):
        assert len(processes() - before) == 1
    assert processes() == before


def speaking(*lines: str) -> list[str]:
    """A process that says lines whatever it is asked, and stays."""
    program = f"import sys, time\nfor line in {lines!r}:\n    sys.stdout.write(line)\n    sys.stdout.flush()\ntime.sleep(60)\n"
    return [sys.executable, "-I", "-S", "-c", program]


DONE = '{"done": true}\n'
GARBAGE = {
    "no JSON": "hello\n",
    "no object": "[1, 2]\n",
    "neither word nor end": '{"x": 1}\n',
    "an endless line": "x" * 100_000,
    "a long line": json.dumps({"word": "go", "args": ["x" * 70_000]}) + "\n",
    "a deep message": "[" * 5_000 + "\n",
    "silence": "",
    "a huge number": '{"word": "hurt", "args": [0, 0, ' + "9" * 5_000 + "]}\n",
}
ASKED = {
    "a word of another joint": '{"word": "say", "args": ["heal"]}',
    "no word": '{"word": "system", "args": ["true"]}',
    "an attribute": '{"word": "__class__", "args": []}',
    "a word that is no name": '{"word": {"x": 1}, "args": []}',
    "no list of arguments": '{"word": "go", "args": {"a": 1}}',
    "a handle never given": '{"word": "put", "args": ["poison_0", {"#": 7}, 1]}',
    "a handle that is no number": '{"word": "put", "args": ["poison_0", {"#": "x"}, 1]}',
    "a number as a flag": '{"word": "put", "args": ["poison_0", 2, 1]}',
    "a float": '{"word": "hurt", "args": [0, 0, 1.5]}',
    "too great a number": '{"word": "hurt", "args": [0, 0, 9999999999999]}',
}


def converse(*lines: str) -> str:
    with Sandbox(Limits(seconds=1.0), speaking(*lines)) as sandbox:
        conversation = Conversation(sandbox, (overlay(HEAL),))
        lowerings = replace(BUILT_IN, functions={**BUILT_IN.functions, HEAL: conversation.lowering(0)})
        with pytest.raises(Refused) as refused:
            build_for_positions(cards_with(HEAL)[:3], 20, lowerings=lowerings)
    return str(refused.value)


@pytest.mark.parametrize("said", GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage_is_refused(said: str) -> None:
    assert converse(DONE, said).startswith("overlay operations heal: ")


@pytest.mark.parametrize("said", ASKED.values(), ids=ASKED.keys())
def test_a_process_that_asks_for_what_it_may_not_is_answered_no(said: str) -> None:
    refused = converse(DONE, said + "\n", '{"wrong": "told so", "line": 1}\n')
    assert refused == "overlay operations heal, line 1: told so"


def test_a_source_is_checked_again_where_it_runs() -> None:
    bad = Overlay.model_construct(unit=HEAL, source="import os\n", provenance=overlay(HEAL).provenance)
    with Sandbox() as sandbox, pytest.raises(Refused, match="line 1: only functions"):
        Conversation(sandbox, (bad,))
