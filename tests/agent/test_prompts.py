"""What is sent to the service: word for word for a made-up game, and whole for the real one."""

import re

import pytest

from synth.agent.game import pocket
from synth.agent.prompts import PARTS, Prompt
from synth.agent.translate.author import author
from synth.dsl.forms import FORMS
from synth.spec.cards import PrintedAttack
from tests.agent.golden import FOLDER, kept, requests
from tests.agent.made_up import GRUMBLET, the_text

SENT = kept(requests())


@pytest.mark.parametrize("name", SENT)
def test_what_is_sent_is_what_was_agreed_on(name):
    assert SENT[name] == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("job", ["translate", "scenario", "lower", "repair"])
def test_no_prompt_file_knows_the_game(job):
    for part in PARTS:
        words = Prompt.load(job).parts[part].template
        assert not re.search(r"Pocket|TCG|Pokémon|Energy|Weakness|HP|Bench|damage", words), part


def test_the_real_prompt_has_the_whole_language():
    game = pocket()
    for verb in FORMS:
        assert f"`{verb}`" in game.language and f'"{verb}"' in game.syntax


def test_a_dollar_in_a_text_is_only_a_dollar():
    attack = PrintedAttack(name="Bet", text="Pay $text or ${card}; costs $$5.")
    text, shelf = the_text(GRUMBLET.model_copy(update={"attacks": (attack,)}))
    assert '"Pay $text or ${card}; costs $$5."' in author(text, shelf, "claude-haiku-5-5").task


def test_the_part_before_the_task_is_the_same_for_all_texts():
    other = PrintedAttack(name="Bet", text="Win a bet.")
    texts = [the_text(), the_text(GRUMBLET.model_copy(update={"attacks": (other,)}))]
    one, two = (author(text, shelf, "claude-haiku-5-5") for text, shelf in texts)
    assert one.system == two.system and one.task != two.task
