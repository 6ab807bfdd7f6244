"""Games on the server: who sits where, who may see what, and what every browser is told."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from synth.play.live.bots import Bots
from synth.play.live.match import IllegalMove, Match
from synth.play.live.pool import Library
from synth.play.watch.recording import recording
from synth.play.web.said import Act, Ask
from synth.play.words.facts import card_facts
from synth.play.words.frame import result, view
from synth.play.words.story import Line, Story
from synth.play.words.voice import YOU, Voice, seat_names

log = logging.getLogger("synth.play")

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]


class Mode(StrEnum):
    BOT = "bot"  # a person against a player of the roster
    PERSON = "person"  # two people, each with a browser tab
    PRACTICE = "practice"  # one person moves for both sides, and may take moves back
    WATCH = "watch"  # two players of the roster; the browser asks for every move


class Refused(Exception):
    """What a browser asked for is not done; nothing has changed."""


@dataclass
class Listener:
    """One connected browser."""

    send: Send
    viewer: int | None
    """the seat it sees the game from; None: whoever decides"""
    controls: frozenset[int]


@dataclass
class Room:
    id: str
    mode: Mode
    match: Match
    library: Library
    bots: Bots
    seats: tuple[str, str]
    """the name of the player of the roster in each seat; empty for a person"""
    keys: tuple[str, str] = field(default_factory=lambda: (secrets.token_urlsafe(12), secrets.token_urlsafe(12)))
    listeners: list[Listener] = field(default_factory=list)
    lines: tuple[list[Line], list[Line]] = field(default_factory=lambda: ([], []))
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)
    _bot: asyncio.Task[None] | None = None
    _thinking: asyncio.Task[None] | None = None
    _asked: dict[int, tuple[Listener, int]] = field(default_factory=dict)
    """what the policy shall think about for each browser; a later question replaces an earlier one"""

    def __post_init__(self) -> None:
        self._tell_again()

    @property
    def over(self) -> bool:
        return self.match.game.over

    def seat_of(self, key: str) -> tuple[int | None, frozenset[int]]:
        """What a key opens: the seat to look from, and the seats to move for."""
        for seat in (0, 1):
            if secrets.compare_digest(key.encode(), self.keys[seat].encode()) and not self.seats[seat]:
                if self.mode is Mode.PRACTICE:
                    return None, frozenset((0, 1))
                return seat, frozenset((seat,))
        if self.mode is Mode.WATCH and secrets.compare_digest(key.encode(), self.keys[0].encode()):
            return 0, frozenset()
        raise Refused("no such seat in this game")

    async def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        await listener.send(self._whole(listener))
        await self._tell_presence(listener)
        self._start_bot()

    async def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            await self._tell_presence(listener)

    async def _tell_presence(self, of: Listener) -> None:
        """The other person sees whether there is somebody to wait for."""
        for other in [one for one in self.listeners if self.mode is Mode.PERSON and one.viewer != of.viewer]:
            await other.send(self._whole(other))

    def _alone(self, viewer: int) -> bool:
        return self.mode is Mode.PERSON and all(one.viewer == viewer for one in self.listeners)

    async def hear(self, listener: Listener, said: Act | Ask) -> None:
        if said.step != len(self.match.moves):
            raise Refused(f"{said.type} for decision {said.step}, the game is at {len(self.match.moves)}")
        if said.type == "think":  # takes its time beside the game
            self._asked[id(listener)] = (listener, said.step)
            if self._thinking is None or self._thinking.done():
                self._thinking = asyncio.create_task(self._answer())
            return
        async with self._busy:
            if said.step != len(self.match.moves):
                raise Refused("the game has moved on")
            if isinstance(said, Act):
                if self.over or self.match.game.decider not in listener.controls:
                    raise Refused("it is not this player's decision")
                try:
                    self.match.act(said.action)
                except IllegalMove as error:
                    raise Refused(str(error)) from None
                await self._tell_move()
            elif said.type == "undo":
                if self.mode is not Mode.PRACTICE or not self.match.moves:
                    raise Refused("moves are taken back in practice only")
                await self._undo()
            else:
                if self.mode is not Mode.WATCH or self.over:
                    raise Refused("there is nothing to watch")
                await self._bot_move()
        self._start_bot()

    async def _undo(self) -> None:
        self.match.undo()
        self._tell_again()
        for listener in list(self.listeners):
            await listener.send(self._whole(listener))

    def _tell_again(self) -> None:
        """The whole log, from the moves of the match."""
        for viewer in (0, 1):
            story = self._story(viewer)
            self.lines[viewer][:] = [*story.opening(), *(line for move in self.match.moves for line in story.lines(move))]

    async def _answer(self) -> None:
        while self._asked:
            listener, step = self._asked.pop(next(iter(self._asked)))
            await self._think(listener, step)

    async def _think(self, listener: Listener, step: int) -> None:
        """Only for who decides: it is what a policy makes of that player's own view."""
        if len(self.match.moves) != step or self.over or self.match.game.decider not in listener.controls:
            return
        if not self.bots.thinks:
            await listener.send({"type": "notice", "text": "the policy is getting ready …"})
        try:
            thoughts = await asyncio.wrap_future(self.bots.thoughts.submit(self.bots.think, self.match))
        except Exception as error:
            log.exception("game %s: the policy failed", self.id)
            await listener.send({"type": "notice", "text": f"the policy cannot think: {str(error).splitlines()[0]}"})
            return
        if len(self.match.moves) == step:  # else they are about another position
            moves = {str(action): round(share, 4) for action, share in thoughts.moves.items()}
            await listener.send({"type": "thoughts", "step": step, "value": round(thoughts.value, 3), "moves": moves})

    def _start_bot(self) -> None:
        waiting = not self.over and self.mode is Mode.BOT and self.seats[self.match.game.decider]
        if waiting and (self._bot is None or self._bot.done()):
            self._bot = asyncio.create_task(self._run_bot())

    async def _run_bot(self) -> None:
        try:
            while not self.over and self.seats[self.match.game.decider]:
                async with self._busy:
                    await self._bot_move()
        except Exception as error:  # the game stays where it is, and the page says why
            log.exception("game %s: the player failed", self.id)
            await self._tell({"type": "notice", "text": f"the player cannot go on: {str(error).splitlines()[0]}"})

    async def _bot_move(self) -> None:
        name = self.seats[self.match.game.decider]
        if not self.bots.ready(name):
            await self._tell({"type": "notice", "text": f"{name} is getting ready …"})
        action = await asyncio.to_thread(self.bots.choose, name, self.match)
        self.match.act(action)
        await self._tell_move()

    async def _tell_move(self) -> None:
        move = self.match.moves[-1]
        told = [self._story(viewer).lines(move) for viewer in (0, 1)]
        for viewer in (0, 1):
            self.lines[viewer].extend(told[viewer])
        for listener in list(self.listeners):
            viewer = self._viewer(listener)
            await listener.send(self._frame(listener) | {"type": "view", "lines": [one.as_data() for one in told[viewer]]})

    async def _tell(self, frame: dict[str, Any]) -> None:
        for listener in list(self.listeners):
            await listener.send(frame)

    def _whole(self, listener: Listener) -> dict[str, Any]:
        """Everything a browser needs that has just come, or come back."""
        viewer = self._viewer(listener)
        return self._frame(listener) | {"type": "whole", "lines": [one.as_data() for one in self.lines[viewer]]}

    def _frame(self, listener: Listener) -> dict[str, Any]:
        viewer, match = self._viewer(listener), self.match
        frame = view(self.library, match.seen(viewer), len(match.moves), match if listener.controls else None)
        if self.mode is Mode.WATCH:
            frame |= self._other_hand(frame, 1 - viewer)
        return frame | {
            "game": self.id,
            "mode": self.mode.value,
            "seat": viewer,
            "names": list(self._names(viewer)),
            "decks": [match.decks[viewer].name, match.decks[1 - viewer].name if self.over or self._open() else ""],
            "alone": self._alone(viewer),
            "over": result(match.game),
            "seed": match.seed if self.over or self._open() else None,
        }

    def _open(self) -> bool:
        """Whether there is nobody from whom anything would have to be hidden."""
        return self.mode in (Mode.WATCH, Mode.PRACTICE)

    def _other_hand(self, frame: dict[str, Any], other: int) -> dict[str, Any]:
        hand = [card for _, card in self.match.seen(other).hand]
        facts = frame["cards"] | {number: card_facts(self.library.card(number)) for number in hand}
        return {"otherHand": hand, "cards": facts}

    def record(self) -> dict[str, Any]:
        """The whole game with all hands; nothing is hidden any more once it is over."""
        if not self.over:
            raise Refused("the game is not over yet")
        people = ("Player 1", "Player 2") if self.mode in (Mode.PRACTICE, Mode.PERSON) else (YOU, YOU)
        return recording(self.library, self.match, [name or people[seat] for seat, name in enumerate(self.seats)])

    def _viewer(self, listener: Listener) -> int:
        if listener.viewer is not None:
            return listener.viewer
        return self.match.game.turn_player if self.over else self.match.game.decider

    def _names(self, viewer: int) -> tuple[str, str]:
        if self.mode is Mode.PRACTICE:
            names = ("Player 1", "Player 2")
            return names[viewer], names[1 - viewer]
        if self.mode is Mode.WATCH:
            names = seat_names(self.seats, [deck.name for deck in self.match.decks])
            return names[viewer], names[1 - viewer]
        return YOU, self.seats[1 - viewer] or "Opponent"

    def _story(self, viewer: int) -> Story:
        return Story(self.library, self.match, viewer, Voice(self._names(viewer)))
