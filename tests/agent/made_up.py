"""A made-up card with a text that the grammar declines, what a translator and a witness may write about it, and a script."""

from collections.abc import Iterable, Mapping

from synth.agent.testing.replies import Reply, call
from synth.agent.testing.server import Body, Script
from synth.agent.translate.text import Shelf, Text, declined_texts
from synth.scraper.records import Record, dumps
from synth.spec.cards import Energy, Kind, PrintedAttack, PrintedCard
from synth.spec.store import load_catalogue

TEXT = "This attack does 70 more damage if your opponent's Active Pokémon already has damage."
GRUMBLET = PrintedCard(
    id="Z9-001",
    name="Grumblet",
    kind=Kind.POKEMON,
    hp=70,
    type=Energy.DARKNESS,
    retreat=1,
    attacks=(PrintedAttack(name="Grudge", cost="D", damage=20, op="+", text=TEXT),),
)
RIGHT = "attack { if any opp.active[damaged] { more 70 } }"
LIKEWISE = "attack { if any opp.active[damaged] { more +70 } }"
WRONG_AMOUNT = "attack { if any opp.active[damaged] { more 80 } }"
WRONG_TARGET = "attack { if any my.active[damaged] { more 70 } }"
NO_CONDITION = "attack { more 70 }"
NONSENSE = "attack { if any host[damaged] { more 70 } }"
NO_PROGRAM = "attack { more and more }"

SCENARIOS = """\
name: 90 against a damaged Pokémon
A: {active: {card: Z9-001, energy: D}}
B: {active: {card: A1-211, damage: 10}}
steps:
  - do: attack Grudge
  - expect: {B.active.damage: 100, A.active.damage: 0}
---
name: 20 against one that is not
A: {active: {card: Z9-001, energy: D, damage: 20}}
B: {active: {card: A1-211}, bench: [{card: A1-001, damage: 10}]}
steps:
  - do: attack Grudge
  - expect: {B.active.damage: 20, B.bench.0.damage: 10}
---
name: The own damage does not count
A: {active: {card: Z9-001, energy: D, damage: 20}, bench: [{card: A1-001, damage: 10}]}
B: {active: {card: A1-211}}
steps:
  - do: attack Grudge
  - expect: {B.active.damage: 20, to_act: B}
"""
DULL = SCENARIOS.replace("damage: 100", "damage: 20").replace("damage: 10}", "damage: 0}")
"""None of them meets the condition."""


def records(*cards: PrintedCard) -> str:
    return dumps(Record(card, card.id) for card in cards)


def the_text(card: PrintedCard = GRUMBLET) -> tuple[Text, Shelf]:
    (text,), shelf = declined_texts([card], frozenset({card.name}), load_catalogue(), {})
    return text, shelf


def kind_of(body: Body) -> str:
    """Which conversation a request belongs to."""
    names = {tool["name"] for tool in body["tools"]}
    return "author" if "write_program" in names else "witness"


def by_kind(replies: Mapping[str, Iterable[Reply]]) -> Script:
    """The next reply for the kind of conversation that asks."""
    waiting = {kind: iter(list(of_kind)) for kind, of_kind in replies.items()}
    return lambda body: next(waiting[kind_of(body)])


def programs(*written: str) -> list[Reply]:
    return [call("write_program", program=program) for program in written]


def scenarios(*written: str) -> list[Reply]:
    return [call("write_scenarios", scenarios=source) for source in written]
