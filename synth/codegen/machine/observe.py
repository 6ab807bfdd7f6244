"""What a player sees of a state (docs/engine.md, Observation)."""

from __future__ import annotations

from synth.codegen.ir import Graph, Value, constant, maximum, minimum, total, where, writing
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.plan import Plan
from synth.spec.layout import SLOT_FACTS, SLOTS, Phase, Place, observation


def write_observe(plan: Plan) -> Graph:
    """cells, player → entries of the observation, in order."""
    graph = Graph("observe")
    with writing(graph):
        board = Board(plan.pool, plan.facts, plan.cell_inputs(graph))
        player = graph.input("player", 0, 1)
        graph.stage("viewer")
        view = _View(board, player != board["turn_player"])
        special = dict(view.special(player))
        for name in observation(plan.pool.places, plan.pool.numbers.counts):
            value = special[name] if name in special else view.plain(name)
            graph.outputs[name] = value.number_value()
    return graph


_OF_SLOT = frozenset({*SLOT_FACTS, "energy"})
_NUMBERED = _OF_SLOT | {"discarded", "card", "place", "order"}
"""Facts whose cells have the side before the number."""


ORDER_ZERO = 32
"""Added to an order, so that it sorts as a positive number."""


class _View:
    """Cells as the viewer sees them; `away`: it is the other player's turn."""

    def __init__(self, board: Board, away: Value) -> None:
        self.board = board
        self.away = away
        self.setup = board["phase"] == Phase.SETUP

    def of(self, mine: bool, name: str) -> Value:
        """A cell of the viewer or of the other player; `name` has a `#` where the side stands."""
        near, far = (self.board[name.replace("#", str(side))] for side in SIDES)
        return where(self.away, far, near) if mine else where(self.away, near, far)

    def plain(self, entry: str) -> Value:
        """An entry that is a cell; the other player's Pokémon are face down during setup (rulebook 18.4)."""
        who, _, rest = entry.partition("_")
        if who not in ("my", "their"):
            return self.board[entry]
        fact, _, number = rest.partition("_")
        numbered = fact in _NUMBERED and number[:1].isdigit()
        value = self.of(who == "my", f"{fact}_#_{number}" if numbered else f"{rest}_#")
        return where(self.setup, 0, value) if who == "their" and numbered and fact in _OF_SLOT else value

    def special(self, player: Value) -> list[tuple[str, Value]]:
        """Entries that are not simply a cell."""
        board = self.board
        it = board["it"]
        seen = where(it < 0, 0, where(self.away, (it ^ SLOTS).within(-8, 7), it) + 1).within(0, 8)
        decides = player == (board["turn_player"] ^ board["decider"])
        stadium_mine = (board["stadium"] > 0) & (self.away == (board["stadium_side"] == 1))
        found = [("my_turn", ~self.away), ("deciding", decides), ("stadium_mine", stadium_mine), ("it", seen)]
        found.append(("their_declared", constant(0)))
        for mine, who in ((True, "my"), (False, "their")):
            places = [self.of(mine, f"place_#_{card}") for card in range(board.pool.places)]
            hand = total(place == int(Place.HAND) for place in places)
            if not mine:
                down = total((place >= int(Place.IN_PLAY)) & (place < int(Place.STADIUM)) for place in places)
                hand = hand + where(self.setup, down, 0)
            found += [(f"{who}_hand", hand), (f"{who}_deck", total(place == int(Place.DECK) for place in places))]
        return found + self._own_cards() + self._their_cards()

    def _own_cards(self) -> list[tuple[str, Value]]:
        found = []
        for card in range(self.board.pool.places):
            known = (self.of(True, f"seen_#_{card}") & 1) == 1
            found.append((f"my_order_{card}", where(known, self.of(True, f"order_#_{card}"), 0)))
        return found

    def _their_cards(self) -> list[tuple[str, Value]]:
        """Cards with a known place, sorted: their order in the deck list stays hidden."""
        keys = []
        for card in range(self.board.pool.places):
            place = self.of(False, f"place_#_{card}")
            in_play = (place >= int(Place.IN_PLAY)) & (place < int(Place.STADIUM))
            public = (place == int(Place.DISCARD)) | (place == int(Place.RESOLVING)) | (place == int(Place.STADIUM))
            seen = self.of(False, f"seen_#_{card}")
            shown = ((place == int(Place.HAND)) | (place == int(Place.DECK))) & ((seen & 2) == 2)
            visible = public | shown | (in_play & ~self.setup)
            order = where((seen & 4) == 4, self.of(False, f"order_#_{card}"), 0) + ORDER_ZERO
            key = (((self.of(False, f"card_#_{card}") << 4) + place) << 6) + order
            keys.append(where(visible, key, 0))
        found = []
        for card, key in enumerate(_sorted_down(keys)):
            found.append((f"their_card_{card}", (key >> 10).within(0, len(self.board.pool.cards))))
            found.append((f"their_place_{card}", ((key >> 6) & 15).within(0, 15)))
            found.append(
                (f"their_order_{card}", where(key > 0, (key & 63) - ORDER_ZERO, 0).within(-ORDER_ZERO, ORDER_ZERO))
            )
        return found


def _sorted_down(keys: list[Value]) -> list[Value]:
    """An odd-even merge sorting network: the same exchanges whatever the values."""
    keys = list(keys)
    n = len(keys)

    def exchange(a: int, b: int) -> None:
        if b < n:
            keys[a], keys[b] = maximum(keys[a], keys[b]), minimum(keys[a], keys[b])

    p = 1
    while p < n:
        k = p
        while k >= 1:
            for j in range(k % p, n - k, 2 * k):
                for i in range(min(k, n - j - k)):
                    if (i + j) // (2 * p) == (i + j + k) // (2 * p):
                        exchange(i + j, i + j + k)
            k //= 2
        p *= 2
    return keys
