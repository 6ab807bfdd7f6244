"""A match told to one viewer, decision by decision."""

from synth.play.live.board import Board
from synth.play.live.chance import Coins
from synth.play.live.match import Match, Move
from synth.play.live.pool import Library
from synth.play.words.changes import cards, changes
from synth.play.words.doing import chance, coin_line, done
from synth.play.words.happening import Happening, Line
from synth.play.words.voice import YOU, Voice
from synth.spec.layout import Winner

__all__ = ["Line", "Story", "ending"]


class Story:
    def __init__(self, library: Library, match: Match, viewer: int, voice: Voice) -> None:
        self.library, self.match, self.viewer, self.voice = library, match, viewer, voice

    def opening(self) -> list[Line]:
        first = self.match.start.turn_player ^ self.viewer
        coin = [coin_line(roll) for roll in self.match.opening if isinstance(roll, Coins)]
        return [*coin, Line("turn", f"{self.voice.does(first, 'go')} first. Both players put down their Basic Pokémon.")]

    def lines(self, move: Move) -> list[Line]:
        before, after = (self.match.seen(self.viewer, step) for step in (move.number - 1, move.number))
        it = Happening(self.library, self.voice, move, before, after)
        return [*done(it), *chance(it), *changes(it), *cards(it), *self._end(move, after)]

    def _end(self, move: Move, seen: Board) -> list[Line]:
        if not move.after.over:
            return []
        return [Line("end", ending(self.voice, seen, move.after.winner, self.library.pool.rules.points_to_win))]


def ending(voice: Voice, seen: Board, winner: Winner, wanted: int) -> str:
    """Who won and why."""
    if winner is Winner.TIE:
        reached = [side for side in seen.sides if side.points >= wanted]
        return f"A tie: {'both players reached the end together' if reached else 'the last turn is over'}"
    side = (0 if winner is Winner.PLAYER_0 else 1) ^ seen.viewer
    if seen.sides[side].points >= wanted:
        why = f"{seen.sides[side].points} points"
    elif not any(seen.sides[1 - side].slots):
        why = f"{voice.names[1 - side]} {'have' if voice.names[1 - side] == YOU else 'has'} no Pokémon left"
    else:
        why = "the other player did what is not allowed"
    return f"{voice.does(side, 'win')}: {why}"
