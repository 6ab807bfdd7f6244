"""Overlays on disk: one JSON file a unit, with where it came from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, ValidationError

from synth.codegen.overlay.unit import Unit
from synth.spec.errors import InputError
from synth.spec.files import replace_file

SOURCE_MOST = 20_000
"""Characters of an overlay."""

FILE_MOST = 100_000


def _unit(given: object) -> Unit:
    return given if isinstance(given, Unit) else Unit.parse(str(given))


UnitName = Annotated[Unit, BeforeValidator(_unit), PlainSerializer(str, return_type=str)]
Line = Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9 ._:/@+-]*$", description="may stand in generated code")]
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
    unit: UnitName
    source: str = Field(max_length=SOURCE_MOST)
    provenance: Provenance


def file_name(unit: Unit) -> str:
    return f"{unit.joint}-{unit.verb}.json"


def read_overlays(folder: Path) -> tuple[Overlay, ...]:
    """All of a folder, in the order of their units."""
    if not folder.is_dir():
        raise InputError(f"{folder} is no folder of overlays")
    found = [_read(path) for path in sorted(folder.glob("*.json"))]
    return tuple(sorted(found, key=lambda overlay: overlay.unit))


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
    if path.name != file_name(overlay.unit):
        raise InputError(f"{path}: an overlay of {overlay.unit} is kept in {file_name(overlay.unit)}")
    return overlay


def write_overlay(overlay: Overlay, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_name(overlay.unit)
    with replace_file(path) as file:
        file.write(overlay.model_dump_json(indent=2).encode() + b"\n")
    return path


def check_reference(overlays: tuple[Overlay, ...], reference: Callable[[Unit], str]) -> None:
    """Refuses overlays that were verified against another source of the reference."""
    for overlay in overlays:
        if overlay.provenance.reference != reference(overlay.unit):
            raise InputError(
                f"overlay {overlay.unit}: the reference's source of it has changed since it was verified; verify it again"
            )
