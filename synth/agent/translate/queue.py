"""What comes of a run, as files: accepted programs, and the review queue with the evidence for a person to decide by."""

from collections.abc import Iterable
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from synth.agent.files import read_json, write_whole
from synth.agent.translate.decision import Decision
from synth.dsl.check import check_effect
from synth.dsl.context import Carrier
from synth.dsl.parser import parse_effect
from synth.dsl.printer import print_effect
from synth.dsl.translate import Written, WrittenProgram
from synth.spec.errors import InputError

PROGRAMS = "programs.json"
REVIEW = "review"
BY_HAND = "hand"


class AcceptedProgram(BaseModel):
    """A program for a text that is known by its hash only: the file states no card's sentence."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text_hash: str = Field(pattern=r"^[0-9a-f]{10}$")
    carrier: Carrier
    program: str
    by: str


def read_programs(path: Path) -> list[AcceptedProgram]:
    """Of a run's folder, or of a file; every program is checked again."""
    path = path / PROGRAMS if path.is_dir() else path
    try:
        programs = TypeAdapter(list[AcceptedProgram]).validate_python(read_json(path))
        for one in programs:
            check_effect(parse_effect(one.program), carrier=one.carrier)
    except ValidationError as error:
        first = error.errors()[0]
        raise InputError(f"{path}: {'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    except InputError as error:
        raise InputError(f"{path}: {error}") from None
    return programs


def written(programs: Iterable[AcceptedProgram]) -> Written:
    return {(one.text_hash, one.carrier): WrittenProgram(one.program, one.by) for one in programs}


class Queue:
    """Of one run; what a person has decided stays decided when the run is repeated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._accepted = {_key(one.text_hash, one.carrier): one for one in self._read()}

    def _read(self) -> list[AcceptedProgram]:
        return read_programs(self.folder) if (self.folder / PROGRAMS).is_file() else []

    def file(self, decision: Decision) -> None:
        """Accepted, or queued with all its evidence."""
        key = _key(decision.text_hash, decision.carrier)
        if self.settled(key):
            return
        if decision.accepted and decision.program:
            facts = {"text_hash": decision.text_hash, "carrier": decision.carrier, "program": decision.program}
            self._accept(key, AcceptedProgram.model_validate({**facts, "by": f"agent translate/{key}"}))
            self._path(key).unlink(missing_ok=True)
            return
        if self._accepted.pop(key, None):
            self._write()
        write_whole(self._path(key), decision.model_dump(mode="json"))

    def settled(self, key: str) -> bool:
        """Decided by a person."""
        return key in self._accepted and self._accepted[key].by == BY_HAND

    def waiting(self) -> dict[str, Decision]:
        """The review queue, by key."""
        return {path.stem: self._decision(path) for path in sorted((self.folder / REVIEW).glob("*.json"))}

    def accept(self, key: str, program: str | None) -> AcceptedProgram:
        """A person's word: the program given, or the one the agent wrote. It must make sense all the same."""
        decision = self._waiting(key)
        source = program or decision.program
        if source is None:
            raise InputError(f"{key}: no program was written for it; give one with --program")
        effect = parse_effect(source)
        facts = {"text_hash": decision.text_hash, "carrier": decision.carrier, "program": print_effect(effect)}
        accepted = AcceptedProgram.model_validate({**facts, "by": BY_HAND})
        check_effect(effect, carrier=accepted.carrier)
        self._accept(key, accepted)
        self._path(key).unlink()
        return accepted

    def _waiting(self, key: str) -> Decision:
        waiting = self.waiting()
        if key not in waiting:
            raise InputError(f"{key} is not in the queue; there {_are(list(waiting))}")
        return waiting[key]

    def _accept(self, key: str, program: AcceptedProgram) -> None:
        self._accepted[key] = program
        self._write()

    def _write(self) -> None:
        rows = [one.model_dump(mode="json") for _, one in sorted(self._accepted.items())]
        write_whole(self.folder / PROGRAMS, rows)

    def _path(self, key: str) -> Path:
        return self.folder / REVIEW / f"{key}.json"

    def _decision(self, path: Path) -> Decision:
        try:
            return Decision.model_validate(read_json(path))
        except ValidationError as error:
            raise InputError(f"{path}: {error.errors()[0]['msg']}") from None


def _key(text_hash: str, carrier: str) -> str:
    return f"{text_hash}-{carrier}"


def _are(keys: list[str]) -> str:
    return f"are {', '.join(keys[:5])}" if keys else "is nothing"
