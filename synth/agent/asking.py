"""Asks for answers: from the transcripts if they have them, else from the service, within the budget, with patience."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from synth.agent.faults import ServiceFault, Unanswered
from synth.agent.ledger import Ledger, Topic
from synth.agent.messages import Answer, Request
from synth.agent.prices import price_of
from synth.agent.transcript import Transcripts
from synth.spec.errors import InputError

if TYPE_CHECKING:
    from synth.agent.service import Service

LONGEST_WAIT = 60.0
LOCK = ".lock"


@dataclass(frozen=True)
class Patience:
    """How often a call is tried, and the pause before each further try unless the service names one."""

    pauses: tuple[float, ...] = (1.0, 4.0, 15.0, 60.0)
    sleep: Callable[[float], None] = time.sleep


class Asker:
    def __init__(self, folder: Path, service: Service, cap: Decimal, patience: Patience | None = None) -> None:
        self._service, self._patience = service, patience or Patience()
        self._transcripts = Transcripts(folder)
        self.ledger = Ledger(folder, cap)

    def ask(self, topic: Topic, request: Request) -> Answer:
        """An answer that was given before is not paid for again."""
        known = self._transcripts.find(topic.name, request)
        if known:
            return known
        return self._pay(topic, request)

    def _pay(self, topic: Topic, request: Request) -> Answer:
        price = price_of(request.model)
        most = price.bound(request)
        pauses = iter(self._patience.pauses)
        while True:
            entry = self.ledger.reserve(topic, request.model, most)
            try:
                answer = self._service.answer(request)
            except ServiceFault as fault:
                self.ledger.settle(entry, most if fault.paid else Decimal(0), fault=str(fault))
                self._wait(fault, next(pauses, None))
            else:
                # Kept before it is settled: an interruption between the two may cost a figure, never an answer.
                self._transcripts.keep(topic.name, request, answer)
                self.ledger.settle(entry, price.cost(answer.usage), answer.usage)
                return answer

    def _wait(self, fault: ServiceFault, pause: float | None) -> None:
        if not fault.again or pause is None:
            raise Unanswered(str(fault)) from None
        wait = pause if fault.wait is None else fault.wait
        if wait > LONGEST_WAIT:
            raise Unanswered(f"{fault}, and asks for {wait:.0f} s of patience")
        self._patience.sleep(wait)


class Silence:
    """The service of a replay: whatever the transcripts lack stays unanswered."""

    def answer(self, request: Request) -> Answer:
        raise InputError("the transcripts have no answer to what is asked now; texts, prompts or model have changed")


class Replay(Asker):
    """Takes answers from another run's transcripts and writes them into its own; nothing is paid."""

    def __init__(self, source: Path, folder: Path) -> None:
        super().__init__(folder, Silence(), Decimal(0))
        self._recorded = Transcripts(source)
        if not self._recorded.folder.is_dir():
            raise InputError(f"{source}: no transcripts there")

    def ask(self, topic: Topic, request: Request) -> Answer:
        answer = self._recorded.find(topic.name, request)
        if answer is None:
            return self._service.answer(request)
        if self._transcripts.find(topic.name, request) is None:
            self._transcripts.keep(topic.name, request, answer)
        return answer


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keeps a second process out of a run's folder: both would spend the same budget."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InputError(f"{folder}: another run is at work there") from None
        yield
