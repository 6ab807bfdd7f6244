"""What each verb is lowered by: codegen's own `Writing`, an overlay in its place, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from synth.codegen.overlay.built_in import built_in_source
from synth.codegen.overlay.checking import check
from synth.codegen.overlay.reading import Refused
from synth.codegen.overlay.store import Overlay
from synth.codegen.overlay.writing import follow
from synth.codegen.programs.code import Unlowered
from synth.codegen.programs.writing import Lowering, Writing
from synth.dsl import ast
from synth.dsl.forms import FORMS

VERBS = tuple(verb for verb in FORMS if verb not in ("require", "before", "reflip"))
"""Those that something is written for; the others speak to what stands around them."""


@dataclass(frozen=True)
class Lowerings:
    absent: frozenset[str] = frozenset()
    overlays: tuple[Overlay, ...] = ()

    def verbs(self) -> tuple[str, ...]:
        """Those that something lowers."""
        return tuple(verb for verb in VERBS if verb not in self.absent)

    def without(self, *verbs: str) -> Lowerings:
        kept = tuple(one for one in self.overlays if one.verb not in verbs)
        return Lowerings(self.absent | set(verbs), kept)

    def with_overlays(self, *overlays: Overlay) -> Lowerings:
        rest = self.without(*(overlay.verb for overlay in overlays))
        return replace(rest, absent=rest.absent - {one.verb for one in overlays}, overlays=(*rest.overlays, *overlays))

    def source(self, verb: str) -> str:
        """An overlay as it is written, or the Python of codegen's own."""
        for overlay in self.overlays:
            if overlay.verb == verb:
                return overlay.source
        return built_in_source(verb)

    @cached_property
    def table(self) -> Mapping[str, Lowering]:
        """For `pool_tables`; Refused if an overlay is no lowering of its verb."""
        return dict.fromkeys(self.absent, _nothing) | {one.verb: _followed(one) for one in self.overlays}


def _followed(overlay: Overlay) -> Lowering:
    try:
        return follow(check(overlay.source, overlay.verb))
    except Refused as error:
        raise Refused(f"overlay {overlay.verb}: {error}") from None


def _nothing(writer: Writing, statement: ast.Stmt, after: ast.Block) -> None:
    raise Unlowered(f"no lowering of {statement.verb}")


BUILT_IN = Lowerings()
