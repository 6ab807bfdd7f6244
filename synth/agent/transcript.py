"""Conversations on disk, one JSONL file each: what was asked and answered, without keys or headers; enough to replay them."""

import re
from pathlib import Path

from pydantic import ValidationError

from synth.agent.files import append_line, read_lines
from synth.agent.messages import Answer, Request
from synth.spec.errors import InputError

TRANSCRIPTS = "transcripts"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*(/[A-Za-z0-9][A-Za-z0-9.-]*)*")


class Transcripts:
    """The answers of a run so far; asking the same in the same conversation finds them again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / TRANSCRIPTS

    def find(self, conversation: str, request: Request) -> Answer | None:
        path = self._path(conversation)
        for line in read_lines(path):
            if line.get("digest") == request.digest:
                try:
                    return Answer.model_validate(line.get("answer"))
                except ValidationError as error:
                    raise InputError(f"{path}: no answer: {error.errors()[0]['msg']}") from None
        return None

    def keep(self, conversation: str, request: Request, answer: Answer) -> None:
        line = {"digest": request.digest, "request": request.body(), "answer": answer.model_dump(mode="json")}
        append_line(self._path(conversation), line)

    def _path(self, conversation: str) -> Path:
        if not _NAME.fullmatch(conversation):
            raise ValueError(f"no name for a transcript: {conversation}")
        return self.folder / f"{conversation}.jsonl"
