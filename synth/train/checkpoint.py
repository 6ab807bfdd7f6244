"""Checkpoints: everything a run is, written whole or not at all."""

from __future__ import annotations

import logging
from pathlib import Path

import jax
import orbax.checkpoint as ocp

from synth.spec.errors import InputError
from synth.train.loop import Loop, Training


class Checkpoints:
    def __init__(self, folder: Path, keep: int) -> None:
        logging.getLogger("absl").setLevel(logging.ERROR)
        options = ocp.CheckpointManagerOptions(max_to_keep=keep, enable_async_checkpointing=False)
        self._manager = ocp.CheckpointManager(folder.absolute(), options=options)

    def save(self, training: Training) -> None:
        iteration = int(training.iteration)
        if self._manager.latest_step() != iteration:
            self._manager.save(iteration, args=ocp.args.StandardSave(training))

    def latest(self, loop: Loop) -> Training | None:
        """The last training that was saved; None if there is none."""
        step = self._manager.latest_step()
        if step is None:
            return None
        like = jax.eval_shape(loop.begin)
        like = jax.tree.map(
            lambda leaf, place: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=place), like, loop.placed(like)
        )
        try:
            return self._manager.restore(step, args=ocp.args.StandardRestore(like))
        except (ValueError, KeyError, TypeError, FileNotFoundError) as error:
            raise InputError(f"checkpoint {step} is not of this run: {str(error).splitlines()[0]}") from None

    def close(self) -> None:
        self._manager.close()
