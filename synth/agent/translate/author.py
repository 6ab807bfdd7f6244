"""The conversation that writes a program for a text."""

from pydantic import Field

from synth.agent.conversation import GIVE_UP, Accepted, Arguments, Job, Told, Tool
from synth.agent.game import Game, pocket
from synth.agent.prompts import Prompt
from synth.agent.translate.shown import card_facts, card_reader, quoted, similar
from synth.agent.translate.specimen import check_program
from synth.agent.translate.text import Shelf, Text
from synth.spec.errors import InputError

ROUNDS = 4
MAX_TOKENS = 6_000
_LONGEST = 2_000


class ProgramText(Arguments):
    program: str = Field(max_length=_LONGEST, description="the effect, in the language described")


def author(text: Text, shelf: Shelf, model: str, game: Game | None = None) -> Job:
    """Ends with a program that parses, makes sense on its carrier, and that the reference engine can play."""

    def write(given: ProgramText) -> Accepted[str] | Told:
        try:
            return Accepted(check_program(text, given.program, shelf))
        except InputError as error:
            return Told(str(error), refused=True)

    game = game or pocket()
    prompt = Prompt.load("translate")
    writer = Tool("write_program", "Hand in the program of the text.", ProgramText, write)
    return Job(
        model=model,
        system=prompt.system(game=game.name, guide=game.language, syntax=game.syntax),
        task=prompt.task(
            examples=similar(text, shelf), carrier=text.carrier, text=quoted(text.text), card=card_facts(text.card)
        ),
        tools=(writer, card_reader(shelf, programs=True), GIVE_UP),
        rounds=ROUNDS,
        max_tokens=MAX_TOKENS,
        failure=prompt.failure,
    )
