"""One fault in a process of its own: it may crash, never end, or leave anything behind."""

import faulthandler
import json
import os
import resource
import signal
import time
from collections.abc import Sequence
from typing import Any

from synth.verify.mutation.bench import Bench
from synth.verify.mutation.crashing import moves_until_it_dies
from synth.verify.mutation.fault import Fault
from synth.verify.mutation.judging import Verdict, judge
from synth.verify.mutation.reaching import Reaching
from synth.verify.mutation.sheet import Sheet

LIMIT = 25
"""CPU-seconds for one sheet, or for making a scenario of what it shows: whoever takes longer never comes to rest."""


def judged_apart(
    fault: Fault, bench: Bench, sheets: Sequence[Sheet], reaching: Reaching, small: bool = False
) -> Verdict:  # fmt: skip
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _child(fault, bench, sheets, reaching, small, read, write)
    os.close(write)
    with os.fdopen(read) as file:
        lines = file.read().splitlines()
    _, status = os.waitpid(child, 0)
    if lines and lines[-1].startswith("{"):
        return Verdict(**json.loads(lines[-1]))
    level, decisions, seconds = json.loads(lines[-1]) if lines else (1, 0, 0.0)
    moves = _moves(fault, bench, sheets, decisions) if small else -1
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    by = "it never comes to rest" if ended in (signal.SIGXCPU, signal.SIGKILL) else f"it crashes ({ended or 'exit'})"
    return Verdict(level, by, decisions, round(seconds, 2), moves=moves)


def _moves(fault: Fault, bench: Bench, sheets: Sequence[Sheet], decisions: int) -> int:
    """Of a scenario in which the engine dies as it did in the sheet that comes after so many decisions."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (round(time.process_time()) + 6 * LIMIT, resource.RLIM_INFINITY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            faulthandler.disable()
            played = 0
            for sheet in sheets:
                if played == decisions:
                    os.write(write, str(moves_until_it_dies(fault, bench, sheet)).encode())
                    break
                played += sheet.decisions
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as file:
        said = file.read()
    os.waitpid(child, 0)
    return int(said or -1)


def _child(
    fault: Fault, bench: Bench, sheets: Sequence[Sheet], reaching: Reaching, small: bool, read: int, write: int
) -> None:  # fmt: skip
    """Writes where it is before every sheet, and the verdict as the last line."""
    status = 1
    try:
        os.close(read)
        faulthandler.disable()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        out = os.fdopen(write, "w")

        def tell(now: Any, limit: int = LIMIT) -> None:
            spent = round(time.process_time())
            resource.setrlimit(resource.RLIMIT_CPU, (spent + limit, resource.RLIM_INFINITY))
            out.write(json.dumps(now) + "\n")
            out.flush()

        tell(judge(fault, bench, sheets, reaching, tell, small).as_json())
        status = 0
    finally:
        os._exit(status)
