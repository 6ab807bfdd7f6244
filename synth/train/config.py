"""Everything that decides how a run goes; saved with it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from synth.play.roster import SIMPLE
from synth.spec.decks import EIGHT, training_decks
from synth.spec.errors import InputError, suggestion


class Config(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    decks: tuple[str, ...] = Field(default=EIGHT, min_length=1, description="names of shipped decks, or files")
    seed: int = Field(default=0, ge=0, lt=2**32)
    drafted: float = Field(default=0.0, ge=0, lt=1, description="of the decks in play: drafted from all cards")
    alike: float = Field(default=0.0, ge=0, le=1, description="of the drafted decks that are new: built like the named ones")
    bred: float = Field(default=0.0, ge=0, le=1, description="of the drafted decks: those that win most, and their descendants")
    field: int = Field(default=256, ge=2, description="decks in play at a time, if some are drafted")
    field_redraw: int = Field(default=8, ge=1, description="iterations between draws of the decks in play")
    start: str = Field(default="", description="a policy to start from: a file, a run folder, or `shipped`")
    steps: int = Field(default=4_000_000, ge=1, description="decisions to train for")

    lanes: int = Field(default=512, ge=2, description="games side by side")
    horizon: int = Field(default=64, ge=2, description="decisions of each between updates")

    width: int = Field(default=192, ge=1, le=1 << 14, description="of the trunk")
    depth: int = Field(default=2, ge=1, le=64, description="layers of the trunk")
    token: int = Field(default=32, ge=2, le=1 << 12, description="numbers a card is turned into")

    learning_rate: float = Field(default=7e-4, gt=0, description="at the start; goes down to a twentieth at the end")
    gradient_norm: float = Field(default=0.5, gt=0)
    epochs: int = Field(default=2, ge=1)
    minibatches: int = Field(default=8, ge=1)
    clip: float = Field(default=0.2, gt=0)
    value_weight: float = Field(default=0.5, ge=0)
    entropy_weight: float = Field(default=0.01, ge=0, description="at the start; goes down to a tenth at the end")
    discount: float = Field(default=0.998, gt=0, le=1, description="of a decision")
    trace: float = Field(default=0.95, ge=0, le=1, description="lambda of generalised advantages")

    pool_share: float = Field(default=0.25, ge=0, lt=1, description="of the lanes: games against earlier selves")
    pool_size: int = Field(default=8, ge=1, description="earlier selves kept")
    pool_groups: int = Field(default=2, ge=1, description="of them met at a time")
    pool_redraw: int = Field(default=8, ge=1, description="iterations between draws of those that are met")
    snapshot_every: int = Field(default=16, ge=1, description="iterations between snapshots")

    scripted: tuple[str, ...] = Field(default=(), description="simple players that are met too, each in as many games")
    scripted_share: float = Field(default=0.0, ge=0, lt=1, description="of the lanes: games against them")

    short_sighted: float = Field(
        default=0.25, ge=0, le=1, description="of the lanes: not told what comes of a move by the end of the turn"
    )

    teacher: str = Field(default="", description="a simple player whose moves are imitated at first")
    lessons: int = Field(default=0, ge=0, description="iterations of imitation, before the learner plays itself")

    frozen: bool = Field(default=False, description="the pool stays the policy that the run starts from")

    checkpoint_every: int = Field(default=16, ge=1, description="iterations between checkpoints")
    checkpoints: int = Field(default=3, ge=1, description="checkpoints kept")
    eval_every: int = Field(default=16, ge=0, description="iterations between evaluations; 0: only at the end")
    eval_games: int = Field(default=256, ge=1, description="against each opponent")
    eval_players: tuple[str, ...] = ("random", "greedy")
    devices: int = Field(default=1, ge=1, description="devices of all hosts together")

    @model_validator(mode="after")
    def _divisible(self) -> Config:
        if self.frozen and not self.start:
            raise ValueError("frozen needs a policy to start from: start")
        if self.bred and not self.drafted:
            raise ValueError("bred is a share of the drafted decks: give drafted too")
        if self.alike and not self.drafted:
            raise ValueError("alike is a share of the drafted decks: give drafted too")
        if self.horizon % self.minibatches:
            raise ValueError(f"horizon {self.horizon} must be a multiple of minibatches {self.minibatches}")
        if self.lanes % self.devices or self.pool_lanes % (self.devices * self.pool_groups):
            raise ValueError(
                f"lanes {self.lanes}, of them {self.pool_lanes} for the pool, must be multiples of devices {self.devices} "
                f"and of pool_groups times devices {self.pool_groups * self.devices}"
            )
        if bool(self.scripted) != bool(self.scripted_lanes):
            raise ValueError("scripted names players and scripted_share says how often they are met: give both or none")
        if bool(self.teacher) != bool(self.lessons):
            raise ValueError("teacher names a player and lessons says for how long it is imitated: give both or none")
        for key, named in (("scripted", set(self.scripted)), ("teacher", {self.teacher} - {""})):
            if unknown := named - set(SIMPLE):
                raise ValueError(f"{key}: no simple player {min(unknown)}; there are {', '.join(SIMPLE)}")
        if self.scripted and self.scripted_lanes % (self.devices * len(self.scripted)):
            raise ValueError(
                f"{self.scripted_lanes} lanes for scripted players must be a multiple of their number times devices, "
                f"{len(self.scripted) * self.devices}"
            )
        if self.pool_lanes + self.scripted_lanes > self.lanes:
            raise ValueError("pool_share and scripted_share are more than all lanes")
        return self

    @property
    def pool_lanes(self) -> int:
        return int(self.lanes * self.pool_share)

    @property
    def scripted_lanes(self) -> int:
        return int(self.lanes * self.scripted_share)

    @property
    def decisions(self) -> int:
        """of an iteration"""
        return self.lanes * self.horizon

    @property
    def iterations(self) -> int:
        return -(-self.steps // self.decisions)

    @property
    def updates(self) -> int:
        return self.iterations * self.epochs * self.minibatches


_WHOLE: dict[str, Any] = {
    **{"decks": training_decks(), "drafted": 0.4, "bred": 0.6},
    **{"entropy_weight": 0.03, "minibatches": 16},
    **{"pool_share": 0.125, "scripted": ("evolve", "greedy"), "scripted_share": 0.125},
}
PRESETS: dict[str, dict[str, Any]] = {
    "quick": {"steps": 2_000_000, "epochs": 1},
    "standard": _WHOLE | {"steps": 8_000_000, "epochs": 1},
    "long": _WHOLE
    | {
        **{"steps": 100_000_000, "lanes": 1024, "width": 320, "depth": 3, "token": 48},
        **{"checkpoint_every": 64, "eval_every": 64, "snapshot_every": 64, "pool_size": 16},
    },
}
"""Settings by name: eight decks; all decks but those held out, and drafted ones; the same for a larger policy and a day."""


def make_config(given: Mapping[str, Any], source: str) -> Config:
    unknown = sorted(given.keys() - Config.model_fields.keys())
    if unknown:
        raise InputError(f"{source}: unknown key {unknown[0]}{suggestion(unknown[0], Config.model_fields)}")
    try:
        return Config.model_validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise InputError(f"{source}: {where + ': ' if where else ''}{first['msg'].removeprefix('Value error, ')}") from None


def read_config(path: Path) -> dict[str, Any]:
    """The keys of a TOML file; what is wrong with their values is seen when a `Config` is made of them."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{path} is not TOML: {error}") from None


def config_text(config: Config) -> str:
    return tomli_w.dumps(config.model_dump(mode="json"))
