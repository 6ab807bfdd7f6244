"""Games that `synth simulate --export` wrote, played again on the reference engine from decks, seed and moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from synth.play.live.match import IllegalMove, Match
from synth.play.live.pool import Library
from synth.play.records import FORMAT
from synth.play.watch.recording import recording
from synth.reference_py import export
from synth.spec.cards import Energy
from synth.spec.decks import Deck
from synth.spec.errors import InputError

LARGEST = 64 << 20
"""Bytes of a file that is read at all."""


class _Group(BaseModel):
    first: int = Field(ge=0, le=10_000)
    size: int = Field(ge=1, le=10_000)


class _Card(BaseModel):
    id: str


class _Layout(BaseModel):
    format: int
    cells: tuple[str, ...]
    actions: dict[str, _Group]
    cards: tuple[_Card | None, ...]


class _Deck(BaseModel):
    name: str = Field(max_length=200)
    cards: tuple[str, ...] = Field(max_length=60)
    energy: tuple[Energy, ...]


class _Start(BaseModel):
    model_config = ConfigDict(extra="ignore")

    players: tuple[str, str]
    decks: tuple[_Deck, _Deck]
    seed: int = Field(ge=0, le=2**32 - 1)


class _Decision(BaseModel):
    model_config = ConfigDict(extra="ignore")

    decision: int
    state: tuple[int, ...]
    action: int


@dataclass
class Records:
    """The games of a folder; each is read when it is asked for."""

    folder: Path
    files: Sequence[Path]

    @classmethod
    def at(cls, path: Path) -> Records:
        """All games of a folder, or one."""
        folder = path if path.is_dir() else path.parent
        files = sorted(folder.glob("game-*.jsonl")) if path.is_dir() else [path]
        if not files:
            raise InputError(f"{path}: no games there; synth simulate A B --export {path} writes some")
        if not (folder / "layout.json").is_file():
            raise InputError(f"{folder}: layout.json is missing, which says what the numbers of a game mean")
        return cls(folder, files)

    def game(self, number: int) -> dict[str, Any]:
        path = self.files[number]
        layout = self._layout()
        library = Library(only=[card.id for card in layout.cards if card])
        lines = _text(path).splitlines()
        try:
            start = _Start.model_validate_json(lines[0] if lines else "")
            decisions = [_Decision.model_validate_json(line) for line in lines[1:] if '"decision"' in line[:20]]
        except ValidationError as error:
            problem = error.errors()[0]
            where = ".".join(map(str, problem["loc"]))
            raise InputError(f"{path} is not a recorded game: {where}: {problem['msg']}") from None
        decks = [Deck.of(deck.name, deck.cards, deck.energy) for deck in start.decks]
        for deck in decks:
            library.check(deck)
        match, note = _replayed(library, decks, start.seed, decisions, layout)
        return recording(library, match, start.players, note)

    def _layout(self) -> _Layout:
        path = self.folder / "layout.json"
        try:
            layout = _Layout.model_validate_json(_text(path))
        except ValidationError as error:
            raise InputError(f"{path} does not describe games: {error.errors()[0]['msg']}") from None
        if layout.format != FORMAT:
            raise InputError(f"{path} has format {layout.format}; this version reads format {FORMAT}")
        return layout


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise InputError(f"{path} is larger than any recorded game")
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read ({error})") from None


def _replayed(
    library: Library, decks: Sequence[Deck], seed: int, decisions: Sequence[_Decision], layout: _Layout
) -> tuple[Match, str]:
    """The game again, and where the record says something else than the reference."""
    match = Match(library.pool, decks, seed)
    whole = library.pool.actions(match.game.cards)
    known = {group.name for group in whole.groups}
    groups = ((whole.first(name), group) for name, group in layout.actions.items() if name in known)
    table = {group.first + k: first + k for first, group in groups for k in range(group.size)}
    for decision in decisions:
        cells = export(match.game)
        apart = next(
            (name for name, value in zip(layout.cells, decision.state, strict=False) if cells.get(name, value) != value), None
        )
        if apart:
            return match, f"at decision {decision.decision} the record has another {apart} than the reference; shown up to there"
        try:
            match.act(table.get(decision.action, -1))
        except IllegalMove:
            return match, f"decision {decision.decision} is not legal on the reference; shown up to there"
    return match, ""
