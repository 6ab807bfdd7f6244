"""What a run keeps on disk, and that nothing else is overwritten.

config.toml   how the run goes                 metrics.csv   a line an iteration
run.json      what made it                     tensorboard/  the same for TensorBoard
decks/        the deck lists                   checkpoints/  everything needed to go on (orbax)
engine/       the engine for these decks       policies/     the policies that were saved; policy.npz is the latest
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from synth.codegen.build import build, write
from synth.engines import load_engine
from synth.engines.engine import Engine
from synth.engines.pool import playable
from synth.spec.decks import Deck, check_deck, print_deck, read_deck
from synth.spec.errors import InputError
from synth.spec.files import PARTIAL, replace_file
from synth.spec.rules import RuleSpec
from synth.spec.rules_in_force import rules_in_force
from synth.spec.store import load_catalogue
from synth.train.config import Config, config_text, make_config, read_config
from synth.version import __version__

FORMAT = 1


class Origin(BaseModel):
    """What made a run."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    synth: str = __version__
    engine: str


@dataclass(frozen=True)
class RunFolder:
    path: Path

    @property
    def checkpoints(self) -> Path:
        return self.path / "checkpoints"

    @property
    def policies(self) -> Path:
        return self.path / "policies"

    def saved(self, decisions: int) -> Path:
        """The policy after so many."""
        return self.policies / f"{decisions:012d}.npz"

    @property
    def policy(self) -> Path:
        return self.path / "policy.npz"

    @property
    def start(self) -> Path:
        return self.path / "start.npz"

    @property
    def metrics(self) -> Path:
        return self.path / "metrics.csv"

    @property
    def exists(self) -> bool:
        return (self.path / "run.json").is_file()

    def found(
        self, config: Config, decks: list[Deck], say: Callable[[str], None] = lambda _: None, start: Path | None = None
    ) -> None:
        """Starts a run in an empty folder; it exists from the moment `run.json` does. `start`: a policy to begin with."""
        if self.path.exists() and not self.path.is_dir():
            raise InputError(f"{self.path} is a file; give a folder for the run")
        if self.exists:
            raise InputError(f"{self.path} holds a run; --resume goes on with it, another --out starts a new one")
        if self.path.is_dir() and any(self.path.iterdir()) and not (self.path / "engine").is_dir():
            raise InputError(f"{self.path} holds something else; give an empty folder for the run")
        say("building the engine for the decks …")
        catalogue = load_catalogue()
        wanted = {catalogue.get(card).play_id for deck in decks for card in deck.cards}
        cards = [card for card in catalogue.cards.values() if config.drafted or card.play_id in wanted]
        write(build(playable(cards)[0] if config.drafted else cards, rules_in_force()).files, self.path / "engine")
        for name in ("decks", "policies"):
            (self.path / name).mkdir(exist_ok=True)
        for at, deck in enumerate(decks):
            (self.path / "decks" / f"{at:03d}-{deck.name}.txt").write_text(print_deck(deck, catalogue), "utf-8")
        engine = Engine.load(self.path / "engine")
        if start is not None:
            with replace_file(self.start) as file:
                file.write(start.read_bytes())
        self._put("config.toml", config_text(config))
        self._put("run.json", Origin(engine=engine.layout.VERSION).model_dump_json(indent=2))

    def read(self) -> tuple[Config, Engine, list[Deck]]:
        if not self.exists:
            raise InputError(f"no run in {self.path}; synth train --out {self.path} starts one")
        try:
            origin = Origin.model_validate_json((self.path / "run.json").read_text("utf-8"))
        except (ValidationError, UnicodeDecodeError) as error:
            raise InputError(f"{self.path / 'run.json'} is damaged: {str(error).splitlines()[0]}") from None
        if origin.format != FORMAT:
            raise InputError(f"{self.path} has format {origin.format}; this version reads format {FORMAT}")
        engine = Engine.load(self.path / "engine")
        if origin.engine != engine.layout.VERSION:
            raise InputError(
                f"{self.path / 'engine'} has version {engine.layout.VERSION}, the run was started with {origin.engine}; "
                "put that engine back or start a new run"
            )
        config = make_config(read_config(self.path / "config.toml"), str(self.path / "config.toml"))
        return config, engine, self.decks()

    def set_devices(self, devices: int) -> None:
        """The run goes on with so many."""
        path = self.path / "config.toml"
        self._put("config.toml", config_text(make_config(read_config(path) | {"devices": devices}, str(path))))

    def decks(self) -> list[Deck]:
        """By the rules that the run was started with."""
        catalogue = load_catalogue()
        rules = RuleSpec.model_validate(load_engine(self.path / "engine").layout.RULES)
        decks = []
        for path in sorted((self.path / "decks").glob("*.txt")):
            deck = replace(read_deck(path, catalogue), name=path.stem.partition("-")[2])
            check_deck(deck, catalogue, rules)
            decks.append(deck)
        return decks

    def sweep(self) -> None:
        """Away with what a killed process was writing."""
        for folder in (self.path, self.policies):
            for path in folder.glob(f".*{PARTIAL}"):
                path.unlink(missing_ok=True)

    def _put(self, name: str, text: str) -> None:
        with replace_file(self.path / name) as file:
            file.write(text.encode())


@contextmanager
def room_on_disk(folder: Path) -> Iterator[None]:
    """A full disk is the user's to solve; the last checkpoint is whole, so the run can go on from it."""
    try:
        yield
    except Exception as error:
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        if not full and "No space left on device" not in str(error):
            raise
        raise InputError(f"no space left for {folder}; make some, then --resume goes on from the last checkpoint") from None
