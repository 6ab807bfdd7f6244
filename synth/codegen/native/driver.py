"""Around the machine's entry points, in LLVM IR: the same call for n games, by a plain C function and by XLA's interface.

A game is worked on in the row where it goes to, which may be the row that it comes from; room to work in lies beside it. Where
rows are only read and the machine changes nothing of them, they are read where they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from synth.codegen.graphs.graph import SIZES, Program
from synth.codegen.native.frame import FRAME, Call, handler
from synth.codegen.native.rows import row_functions
from synth.codegen.native.shorthand import spelled_out


@dataclass(frozen=True)
class Entries:
    """What the machine calls its entry points."""

    start: str
    step: str
    observe: str
    legal: str
    resample: str
    act_at_random: str
    step_key: str
    pick_deck: str
    goes_on: str
    ranked_by: str
    liking: str


def driver(program: Program, entries: Entries, seen: Sequence[int]) -> str:
    """What is said after the machine's own module; `seen`: entries of the machine's view that players are shown."""
    text = Bodies(program, entries, len(seen))
    calls = text.calls()
    parts = [row_functions(program, seen), FRAME]
    return spelled_out("\n".join([*parts, *(text.loop(call) for call in calls), *(handler(call) for call in calls)]))


AHEAD = 8
"""Games between the one that chooses and the one whose mask is fetched."""
CALLS = (
    "start", "step", "turn", "restart", "observe", "play", "go_on", "legal", "resample", "choose", "until", "rollout", "follow",
)  # fmt: skip
"""Each is `@<name>_games` for C and `@<name>_handler` for XLA."""


class Bodies:
    """The calls of a machine. `take`, `place`, `bring`, `peek` and `worked_on` know where a game lies while it is worked on."""

    worked_on = "ptr %g, ptr %s"

    def __init__(self, program: Program, entries: Entries, seen: int) -> None:
        self.program, self.entries = program, entries
        self.offsets = program.layout.offsets
        self.record, self.scratch = program.layout.record, program.layout.room - program.layout.record
        cells = {cell.name: cell for cell in program.cells}
        needed = {"key0": 4, "key1": 4, "card": 2, "declared": 2, "view": 2, **({"waits": 1} if program.layout.lent else {})}
        needed |= dict.fromkeys(("winner", "mask", "turn_player", "decider", "drew"), 1)
        for name, size in needed.items():
            if name not in cells or SIZES[cells[name].dtype] != size:
                raise ValueError(f"the machine needs a cell {name} of {size} bytes")
        self.places = cells["card"].shape[1]
        self.viewed, self.masked = 2 * seen, cells["mask"].size

    @property
    def lending(self) -> tuple[str, ...]:
        """Entry points that go on with an effect that waits, or end it."""
        return (self.entries.step, self.entries.resample, self.entries.legal) if self.program.layout.lent else ()

    def loop(self, call: Call) -> str:
        """A function of n, the buffers taken, the buffers given, and how many decks there are."""
        parameters = [*(f"ptr %{name}" for name in call.taken), *(f"ptr %{name}" for name in call.given)]
        if call.deals:
            parameters.append("i64 %decks.count")
        return f"""
define void @{call.name}_games(i64 %n, {", ".join(parameters)}) {{
  %s = alloca [{self.scratch} x i8], align 16
  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 {self.scratch}, i1 false)
  for %i to %n {{
{call.body}  }}
  ret void
}}"""

    # Parts of bodies

    def row(self, buffer: str, name: str, size: int) -> str:
        """A pointer to the game's row of a buffer."""
        return f"  %{name} = getelementptr i8, ptr %{buffer}, i64 (mul i64 %i, {size})\n"

    def take(self) -> str:
        """The game where it goes to."""
        return (
            "  call void @fetch(ptr %rows, i64 %i, i64 %n)\n"
            + self.row("rows", "row", self.record) + self.place() + self.bring()
        )  # fmt: skip

    def place(self) -> str:
        """Where a game goes to that comes from nowhere."""
        return self.row("out", "g", self.record)

    def bring(self) -> str:
        """The row `%row`, unchanged so far, to its place."""
        return "  call void @bring(ptr %g, ptr %row)\n"

    def peek(self, entry: str) -> str:
        """The game as it is, which this entry point only reads."""
        if changed := self.program.stored(entry) & {cell.name for cell in self.program.cells if cell.kept}:
            raise ValueError(f"{entry} changes {', '.join(sorted(changed))}")
        return self.row("rows", "g", self.record)

    def ahead(self) -> str:
        """Brings the mask of a later game nearer: choosing takes less time than reading it from far away."""
        first = self.offsets["mask"]
        return f"  call void @fetch_part(ptr %rows, i64 (add i64 %i, {AHEAD}), i64 %n, i64 {first}, i64 {first + self.masked})\n"

    def pair(self, buffer: str, name: str) -> str:
        """Two 32-bit numbers of a game."""
        return self.row(buffer, name, 8) + f"  %{name}.0 = load i32, ptr %{name}\n  %{name}.1 = load i32, ptr [%{name} + 4]\n"

    def key(self, name: str = "key") -> str:
        return self.pair("keys", name) + f"  call void @set_key(ptr %s, i32 %{name}.0, i32 %{name}.1)\n"

    def look(self, name: str) -> str:
        """What the player who decides sees."""
        return self.enter(self.entries.observe, "(call i32 @player_of(ptr %g))", result=name)

    def number(self, buffer: str, name: str) -> str:
        return f"  %{name} = load i32, ptr [%{buffer} + i32 %i]\n"

    def called(self, entry: str, *numbers: str) -> str:
        return f"call i32 @{entry}({self.worked_on}{''.join(f', i32 {number}' for number in numbers)})"

    def enter(self, entry: str, *numbers: str, result: str = "done") -> str:
        call = f"  %{result} = {self.called(entry, *numbers)}\n"
        if entry not in self.lending:
            return call
        return f"  call void @lend(ptr %g, ptr %s)\n{call}  call void @give_back(ptr %g, ptr %s)\n"

    def dealt(self) -> str:
        deal = "  call void @deal(ptr %g, ptr %decks, i64 %decks.count, i32 %deck.0, i32 %deck.1)\n"
        return self.pair("which", "deck") + deal

    def calls(self) -> tuple[Call, ...]:
        entries, dealing, to = self.entries, ("decks", "which", "keys"), self.place()
        begin = self.dealt() + self.key() + self.enter(entries.start)
        anew = self.dealt() + self.key("new") + self.enter(entries.start, result="started")
        act = self.key() + self.number("actions", "action") + self.enter(entries.step, "%action", result="stepped")
        winner = "  %{} = call i8 @winner_of(ptr %g)\n"
        stepped = self.take() + winner.format("before") + act + winner.format("winner")
        won = "  if ne i8 %winner, 0 {\n"
        view = "  call void @copy_view(ptr %{}, ptr %s)\n"
        viewed = self.number("viewers", "viewer") + self.enter(entries.observe, "%viewer")
        viewed += self.row("out", "to", self.viewed) + view.format("to")
        told = self.row("views", "view.to", self.viewed) + self.row("masks", "mask.to", self.masked)
        told += self.row("facts", "fact.to", 3)
        tell = view.format("view.to") + "  call void @tell(ptr %g, i8 %winner, i8 %before, ptr %fact.to, ptr %mask.to)\n"
        final = self.row("finals", "final.to", self.viewed) + self.look("seen") + view.format("final.to")
        chosen = self.ahead() + self.peek(entries.act_at_random) + self.key()
        chosen += self.enter(entries.act_at_random, result="chosen") + "  store i32 %chosen, ptr [%out + i32 %i]\n"
        resampled = self.key() + self.number("viewers", "viewer") + self.enter(entries.resample, "%viewer")
        return (
            Call("start", dealing, ("out",), to + begin),
            Call("step", ("rows", "actions", "keys"), ("out",), self.take() + act),
            Call(
                "restart", ("rows", *dealing), ("out",),
                self.row("rows", "row", self.record) + to + "  %winner = call i8 @winner_of(ptr %row)\n"
                + won + begin + "  }\n  if eq i8 %winner, 0 {\n" + self.bring() + "  }\n",
            ),
            Call("observe", ("rows", "viewers"), ("out",), self.peek(entries.observe) + viewed),
            Call(
                "play", ("rows", "actions", "keys"), ("out", "views", "masks", "facts"),
                stepped + told + self.look("seen") + tell,
            ),
            Call(
                "turn", ("rows", "actions", *dealing), ("out", "winners"),
                stepped + "  store i8 %winner, ptr [%winners + %i]\n" + won + anew + "  }\n",
            ),
            Call(
                "go_on", ("rows", "actions", *dealing), ("out", "views", "finals", "masks", "facts"),
                stepped + told + final + won + anew + self.look("anew") + "  }\n" + tell,
            ),
            Call("legal", ("rows",), ("out",), self.take() + self.enter(entries.legal)),
            Call("resample", ("rows", "viewers", "keys"), ("out",), self.take() + resampled),
            Call("choose", ("rows", "keys"), ("out",), chosen),
            self.until(),
            self.rollout(),
            self.follow(),
        )  # fmt: skip

    def until(self) -> Call:
        """Random decisions of the viewer's opponent, until the viewer decides or the game is over; keys as in `rollout`."""
        body = (
            self.take() + self.number("seeds", "seed") + self.number("counts", "count") + self.number("viewers", "viewer")
            + "  var i32 %now = %count\n"
            + "  while (and i1 (icmp eq i8 (call i8 @winner_of(ptr %g)), 0), "
            + "(icmp ne i32 (call i32 @player_of(ptr %g)), %viewer)) {\n"
            + self.act_by_seed() + "  }\n"
            + "  store i32 (load i32, ptr %now), ptr [%counts.out + i32 %i]\n"
        )  # fmt: skip
        return Call("until", ("rows", "counts", "seeds", "viewers"), ("out", "counts.out"), body)

    def act_by_seed(self) -> str:
        """A random decision of the run with `%seed`, the `%now`-th."""
        return (
            self.enter(self.entries.step_key, "%seed", "(load i32, ptr %now)", result="keyed")
            + self.enter(self.entries.act_at_random, result="action")
            + self.enter(self.entries.step, "%action", result="stepped")
            + one_more("now")
        )

    def rollout(self) -> Call:
        """Random decisions, a new game after each end; keys come from the game's seed and the number of the decision."""
        body = (
            self.take() + self.number("seeds", "seed") + self.number("counts", "count") + self.number("games", "game.count")
            + "  var i32 %now = %count\n  var i32 %finished = %game.count\n"
            + "  for %k to (zext i32 (load i32, ptr %steps) to i64) {\n"
            + self.act_by_seed()
            + "  if ne i8 (call i8 @winner_of(ptr %g)), 0 {\n"
            + "  %decks.few = trunc i64 %decks.count to i32\n"
            + self.enter(self.entries.pick_deck, "0", "%decks.few", result="first")
            + self.enter(self.entries.pick_deck, "1", "%decks.few", result="second")
            + "  call void @deal(ptr %g, ptr %decks, i64 %decks.count, i32 %first, i32 %second)\n"
            + self.enter(self.entries.start, result="started")
            + one_more("finished") + "  }\n  }\n"
            + "  store i32 (load i32, ptr %now), ptr [%counts.out + i32 %i]\n"
            + "  store i32 (load i32, ptr %finished), ptr [%games.out + i32 %i]\n"
        )  # fmt: skip
        taken = ("rows", "counts", "games", "seeds", "decks", "steps")
        return Call("rollout", taken, ("out", "counts.out", "games.out"), body)

    def follow(self) -> Call:
        """What is liked best by the ranks of the viewer or of the other player, until a turn or so many decisions; keys as in
        `rollout`. `ranks`: two numbers each, at the place that the machine says for an action."""
        entries = self.entries
        body = (
            self.take() + self.number("seeds", "seed") + self.number("viewers", "viewer") + self.number("turns", "turn")
            + "  %many = load i32, ptr %most\n  var i32 %now = 0\n  var i32 %best = 0\n  var i32 %most.liked = -1\n"
            + f"  while (and i1 (icmp ne i32 ({self.called(entries.goes_on, '%turn')}), 0), "
            + "(icmp ult i32 (load i32, ptr %now), %many)) {\n"
            + self.enter(entries.step_key, "%seed", "(load i32, ptr %now)", result="keyed")
            + "  %other = xor i32 (call i32 @player_of(ptr %g)), %viewer\n"
            + "  store i32 0, ptr %best\n  store i32 -1, ptr %most.liked\n"
            + f"  for %k to {self.masked} {{\n"
            + f"  if ne i8 (load i8, ptr [%g + (add i64 %k, {self.offsets['mask']})]), 0 {{\n"
            + "  %action = trunc i64 %k to i32\n" + self.enter(entries.ranked_by, "%action", result="place")
            + "  %rank = load i32, ptr [%ranks + i32 (zext i32 (add i32 (shl i32 %place, 1), %other) to i64)]\n"
            + self.enter(entries.liking, "%action", "%rank", result="liked")
            + "  if sgt i32 %liked, (load i32, ptr %most.liked) {\n"
            + "  store i32 %action, ptr %best\n  store i32 %liked, ptr %most.liked\n  }\n  }\n  }\n"
            + self.enter(entries.step, "(load i32, ptr %best)", result="stepped")
            + one_more("now") + "  }\n"
        )  # fmt: skip
        return Call("follow", ("rows", "seeds", "viewers", "turns", "ranks", "most"), ("out",), body)


def one_more(variable: str) -> str:
    return f"  store i32 (add i32 (load i32, ptr %{variable}), 1), ptr %{variable}\n"
