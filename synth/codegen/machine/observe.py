"""What a player sees of a state (docs/engine.md, Observation)."""

from __future__ import annotations

from synth.codegen.ir import Graph, Value, constant, maximum, minimum, total, where, writing
from synth.codegen.machine.board import SIDES, Board
from synth.codegen.plan import Plan
from synth.spec.layout import ENERGIES, LOCKS, MARKS, SLOT_FACTS, SLOTS, Phase, Place, observation


def write_observe(plan: Plan) -> Graph:
    """cells, player → entries of the observation, in order."""
    graph = Graph("observe")
    with writing(graph):
        board = Board(plan.pool, plan.facts, plan.cell_inputs(graph))
        player = graph.input("player", 0, 1)
        graph.stage("viewer")
        view = _View(board, player != board["turn_player"])
        entries = dict(view.entries(player))
        for name in observation(plan.pool.places, plan.pool.numbers.counts):
            graph.outputs[name] = entries[name].number_value()
    return graph


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

    def entries(self, player: Value) -> list[tuple[str, Value]]:
        board = self.board
        it = board["it"]
        seen = where(it < 0, 0, where(self.away, (it ^ SLOTS).within(-8, 7), it) + 1).within(0, 8)
        decides = (player == (board["turn_player"] ^ board["decider"]))
        stadium_mine = (board["stadium"] > 0) & (self.away == (board["stadium_side"] == 1))
        found = [(name, board[name]) for name in ("turn", "phase", "stadium", "supporter_played", "stadium_played")]
        found += [(name, board[name]) for name in ("stadium_used", "retreated", "row", "source", "left")]
        found += [(name, board[name]) for name in ("heads", "dealt", "retreat_less")]
        found += [("my_turn", ~self.away), ("deciding", decides), ("stadium_mine", stadium_mine), ("it", seen)]
        found += [(f"boost{k}", board[f"boost{k}"]) for k in range(board.pool.numbers.counts.boosts)]
        for mine, who in ((True, "my"), (False, "their")):
            found += [(f"{who}_{name}", value) for name, value in self._side(mine)]
        return found + self._own_cards() + self._their_cards()

    def _side(self, mine: bool) -> list[tuple[str, Value]]:
        places = range(self.board.pool.places)
        where_are = [self.of(mine, f"place_#_{card}") for card in places]
        hand = total(place == int(Place.HAND) for place in where_are)
        if not mine:
            down = total((place >= int(Place.IN_PLAY)) & (place < int(Place.STADIUM)) for place in where_are)
            hand = hand + where(self.setup, down, 0)
        plain = ["points", "energy_now", "energy_next", "poison", "burn", "daze", "daze_fresh", "moved", "fallen"]
        plain += ["knockouts", "title", "title_next", *LOCKS, *MARKS]
        counts = self.board.pool.numbers.counts
        plain += [name for k in range(counts.surges) for name in (f"surge{k}", f"surge{k}_next")]
        plain += [f"guard{k}" for k in range(counts.guards)] + [f"times{k}" for k in range(1, counts.titles + 1)]
        found = [(name, self.of(mine, f"{name}_#")) for name in plain]
        found += [("declared", self.of(True, "declared_#") if mine else constant(0)), ("hand", hand)]
        found.append(("deck", total(place == int(Place.DECK) for place in where_are)))
        found += [(f"discarded_{unit}", self.of(mine, f"discarded_#_{unit}")) for unit in range(ENERGIES)]
        for slot in range(SLOTS):
            found += [(f"{fact}_{slot}", self._shown(mine, f"{fact}_#_{slot}")) for fact in SLOT_FACTS]
            found += [(f"energy_{slot}_{unit}", self._shown(mine, f"energy_#_{slot}_{unit}")) for unit in range(ENERGIES)]
        return found

    def _shown(self, mine: bool, cell: str) -> Value:
        """The other player's Pokémon are face down during setup."""
        value = self.of(mine, cell)
        return value if mine else where(self.setup, 0, value)

    def _own_cards(self) -> list[tuple[str, Value]]:
        found = []
        for card in range(self.board.pool.places):
            known = (self.of(True, f"seen_#_{card}") & 1) == 1
            found.append((f"my_card_{card}", self.of(True, f"card_#_{card}")))
            found.append((f"my_place_{card}", self.of(True, f"place_#_{card}")))
            found.append((f"my_order_{card}", where(known, self.of(True, f"order_#_{card}"), 0)))
        return found

    def _their_cards(self) -> list[tuple[str, Value]]:
        """Cards with a known place, sorted: their order in the deck list stays hidden."""
        keys = []
        for card in range(self.board.pool.places):
            place = self.of(False, f"place_#_{card}")
            in_play = (place >= int(Place.IN_PLAY)) & (place < int(Place.STADIUM))
            public = (place == int(Place.DISCARD)) | (place == int(Place.RESOLVING)) | (place == int(Place.STADIUM))
            shown = (place == int(Place.HAND)) & ((self.of(False, f"seen_#_{card}") & 2) == 2)
            visible = public | shown | (in_play & ~self.setup)
            key = (self.of(False, f"card_#_{card}") << 4) + place
            keys.append(where(visible, key, 0))
        found = []
        for card, key in enumerate(_sorted_down(keys)):
            found.append((f"their_card_{card}", (key >> 4).within(0, len(self.board.pool.cards))))
            found.append((f"their_place_{card}", (key & 15).within(0, 15)))
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


