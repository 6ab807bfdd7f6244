"""Overlays on disk: one JSON file a verb, with where it came from."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.codegen.overlay.reading import SOURCE_MOST
from synth.spec.errors import InputError
from synth.spec.files import replace_file

FILE_MOST = 30_000

Verb = Annotated[str, Field(max_length=40, pattern=r"^[a-z][a-z_]*$")]
Line = Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9 ._:/@+-]*$")]
Hash = Annotated[str, Field(max_length=128, pattern=r"^[0-9a-z:]*$")]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Provenance(_Frozen):
    """Who wrote an overlay, and what it was verified against."""

    model: Line
    transcript: Line
    prompt: Hash
    reference: Hash = Field(description="of the reference's source of the verb; another source needs another verification")
    scenarios: Hash


class Overlay(_Frozen):
    verb: Verb
    source: str = Field(max_length=SOURCE_MOST)
    provenance: Provenance


def file_name(verb: str) -> str:
    return f"{verb}.json"


def read_overlays(folder: Path) -> tuple[Overlay, ...]:
    """All of a folder, in the order of their verbs."""
    if not folder.is_dir():
        raise InputError(f"{folder} is no folder of overlays")
    return tuple(_read(path) for path in sorted(folder.glob("*.json")))


def _read(path: Path) -> Overlay:
    try:
        if path.stat().st_size > FILE_MOST:
            raise InputError(f"{path}: more than {FILE_MOST} bytes are no overlay")
        overlay = Overlay.model_validate_json(path.read_bytes())
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        at = ".".join(map(str, first["loc"])) or "the file"
        raise InputError(f"{path}: {at}: {first['msg']}") from None
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    if path.name != file_name(overlay.verb):
        raise InputError(f"{path}: an overlay of {overlay.verb} is kept in {file_name(overlay.verb)}")
    return overlay


def write_overlay(overlay: Overlay, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_name(overlay.verb)
    with replace_file(path) as file:
        file.write(overlay.model_dump_json(indent=2).encode() + b"\n")
    return path


def check_reference(overlays: tuple[Overlay, ...], reference: Callable[[str], str]) -> None:
    """Refuses overlays that were verified against another source of the reference."""
    for overlay in overlays:
        if overlay.provenance.reference != reference(overlay.verb):
            raise InputError(
                f"overlay {overlay.verb}: the reference's source of it has changed since it was verified; verify it again"
            )
