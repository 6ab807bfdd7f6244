"""What is sent, word for word, for a made-up game: `python -m tests.agent.golden` writes the files after a wanted change."""

import json
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from synth.agent.conversation import Job, converse
from synth.agent.game import Game
from synth.agent.ledger import Topic
from synth.agent.lower import author as lower
from synth.agent.lower.briefing import Briefing
from synth.agent.lower.compiler import ON_TRIAL, Codegen
from synth.agent.messages import Answer, Request, Usage
from synth.agent.repair import author as repair
from synth.agent.repair.author import Case
from synth.agent.translate.author import author
from synth.agent.translate.text import declined_texts
from synth.agent.translate.witness import witness
from synth.codegen.overlay.lowerings import BUILT_IN
from synth.codegen.overlay.store import Overlay
from synth.spec.cards import Attack
from synth.verify.differences.failing import Failure
from synth.verify.scenarios.scenario import read_text
from synth.verify.trials.trial import Trial
from tests.agent.made_up import GRUMBLET
from tests.spec.made_up import DRAKELET, EMBERLING, PYROOK, catalogue, effect, pokemon

FOLDER = Path(__file__).with_name("golden")
PEBBLES = Game(
    name="Pebble Duel",
    language="A program is `attack { more AMOUNT }`.",
    syntax="start: program+",
    scenarios="A scenario has a name, two players and steps.",
    example="name: A pebble hits",
)
SEVEN_COINS = Attack(name="Seven Coins", cost="R", effect=effect("attack { flip 7; base 170*heads }"))
CARDS = catalogue(EMBERLING, PYROOK, DRAKELET, pokemon("Z1-020", "Tosser", attacks=(SEVEN_COINS,)))

VERB = "end_turn"
LOWERINGS = BUILT_IN.with_overlays(Overlay(verb=VERB, source="lower end_turn { end_turn; }\n", provenance=ON_TRIAL))
REFUSING = Codegen(LOWERINGS)
NO_TRIAL = Trial("end_turn", (), ())
BRIEFING = Briefing(
    verb="throw",
    reference="def throw(game): ...",
    statement="class Throw(Node): ...",
    fields="times: amount",
    neighbours="lower catch { catch; }",
    programs="attack { throw 2 }",
    cards='{"id": "Z1-020"}',
)
POSITION = "name: difference\nA: {active: {card: Z1-001}}\nB: {active: {card: Z1-001}}\nsteps: [{do: end}]\n"
CASE = Case(
    scenario=next(read_text(POSITION, "here")),
    failure=Failure("L2", f"turn: reference 2, engine 1\nscenario:\n{POSITION}"),
    verbs=(VERB,),
    cards=(EMBERLING,),
)

LONG = 20
"""Lines in a row that are worth a reference."""


class Listener:
    """In the place of an asker: notes what is asked, and answers something wrong, then gives up."""

    def __init__(self, wrong: dict[str, Any]) -> None:
        self.asked: list[Request] = []
        self._calls = [wrong, {"name": "give_up", "input": {"reason": "enough"}}]

    def ask(self, topic: Topic, request: Request) -> Answer:
        self.asked.append(request)
        call = {"type": "tool_use", "id": "toolu_1", **self._calls[len(self.asked) - 1]}
        return Answer(content=(call,), stop_reason="tool_use", usage=Usage(input_tokens=1, output_tokens=1))


def requests() -> dict[str, Request]:
    """The second request of each conversation: it has everything, and the answer to what was wrong."""
    (text,), shelf = declined_texts([GRUMBLET], CARDS.names | {GRUMBLET.name}, CARDS, {})
    wrong = {
        "translate": {"name": "write_program", "input": {"program": "attack { more }"}},
        "scenario": {"name": "write_scenarios", "input": {"scenarios": "name: x"}},
    }
    wrong["lower"] = {"name": "write_lowering", "input": {"source": "import os"}}
    wrong["repair"] = {"name": "write_lowering", "input": {"verb": "draw", "source": "import os"}}
    model = "claude-haiku-5-5"
    jobs = {
        "translate": author(text, shelf, model, PEBBLES),
        "scenario": witness(text, shelf, model, PEBBLES),
        "lower": lower.author(BRIEFING, NO_TRIAL, REFUSING, model, game=PEBBLES),
        "repair": repair.author(CASE, LOWERINGS, lambda _: NO_TRIAL, REFUSING, model, game=PEBBLES),
    }
    return {name: _second(job, wrong[name]) for name, job in jobs.items()}


def _second(job: Job, wrong: dict[str, Any]) -> Request:
    listener = Listener(wrong)
    converse(listener, Topic("golden", "golden", "Z9-001"), job)  # type: ignore[arg-type]
    return listener.asked[1]


def readable(request: Request) -> str:
    """The body as JSON, with the long texts after it instead of inside."""
    body = request.body()
    system, task = body["system"][0], body["messages"][0]["content"][0]
    texts = [system["text"], task["text"]]
    body["system"] = [{**system, "text": "SYSTEM"}]
    body["messages"] = [{"role": "user", "content": [{**task, "text": "TASK"}]}, *body["messages"][1:]]
    parts = [json.dumps(body, indent=1, ensure_ascii=False), *texts]
    return "\n=====\n".join(part.strip() for part in parts) + "\n"


def kept(requests: dict[str, Request]) -> dict[str, str]:
    """What the files say: repairing shares a long part with lowering, which it names instead of having it again."""
    texts = {name: readable(request) for name, request in requests.items()}
    known, lines = texts["lower"].splitlines(), texts["repair"].splitlines()
    for run in reversed(SequenceMatcher(None, known, lines, autojunk=False).get_matching_blocks()):
        if run.size >= LONG:
            lines[run.b : run.b + run.size] = [f"({run.size} lines as in lower.txt from line {run.a + 1})"]
    return texts | {"repair": "\n".join(lines) + "\n"}


if __name__ == "__main__":
    for name, text in kept(requests()).items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
