"""Games in words: what was done, what chance did, what changed, why it ended."""

import io

import pytest

from synth.play.live.board import board
from synth.play.live.bots import Bots
from synth.play.live.chance import Coins
from synth.play.live.match import IllegalMove, Match
from synth.play.live.pool import Library
from synth.play.terminal import Left, Sitting
from synth.play.words.asking import asked
from synth.play.words.moves import offers
from synth.play.words.position import position_lines
from synth.play.words.story import Line, Story
from synth.play.words.texts import trainer_text
from synth.play.words.voice import Voice, seat_names, title_words
from synth.spec.decks import Deck, parse_deck
from tests.page.conftest import played

VOICE = Voice(("You", "Robin"))


def told(library: Library, decks: list[Deck], seed: int) -> tuple[Match, list[list[Line]]]:
    match = list(played(library, decks, seed))[-1]
    story = Story(library, match, 0, VOICE)
    return match, [story.lines(move) for move in match.moves]


@pytest.mark.parametrize("seed", range(12))
def test_every_change_of_damage_points_and_energy_is_told(library: Library, decks: list[Deck], seed: int) -> None:
    match, lines = told(library, decks, seed)
    for move, said in zip(match.moves, lines, strict=True):
        before, after = board(move.before, 0), board(move.after, 0)
        text = " ".join(line.text for line in said)
        for old, new in zip(before.sides, after.sides, strict=True):
            assert (old.points == new.points) or "point" in text
            was = {one.serial: one for one in old.slots if one}
            for one in (one for one in new.slots if one and one.serial in was):
                if one.damage > was[one.serial].damage:
                    assert f"{library.card(one.card).name} takes {one.damage - was[one.serial].damage} damage" in text
                assert sum(one.energy) == sum(was[one.serial].energy) or "Energy" in text
            gone = [one for serial, one in was.items() if serial not in {new.serial for new in new.slots if new}]
            assert all("Knocked Out" in text or "leaves play" in text or "ends" in text for _ in gone)
        coins = [roll for roll in move.rolls if isinstance(roll, Coins)]
        assert [line.coins for line in said if line.coins] == [roll.faces for roll in coins if roll.faces]


def test_the_last_line_says_who_won_and_why(library: Library, decks: list[Deck]) -> None:
    wanted = {"points", "no Pokémon left"}
    for seed in range(60):
        line = told(library, decks, seed)[1][-1][-1].text
        assert line.startswith(("You win: ", "Robin wins: ", "A tie: "))
        wanted -= {why for why in wanted if why in line}
        if not wanted:
            return
    raise AssertionError(f"no game has ended by {' or '.join(wanted)}")


def test_every_move_of_others_has_a_verb_that_fits(library: Library, decks: list[Deck]) -> None:
    for seed in range(4):
        for line in (line for said in told(library, decks, seed)[1] for line in said if line.kind == "move"):
            who, verb = line.text.split()[:2]
            assert verb.isalpha() and verb.endswith("s") == (who == "Robin"), line.text


def test_turns_are_announced_once(library: Library, decks: list[Deck]) -> None:
    match, lines = told(library, decks, 2)
    turns = [line.text for said in lines for line in said if line.kind == "turn"]
    assert turns == [f"Turn {n}: {turns[n - 1].partition(': ')[2]}" for n in range(1, len(turns) + 1)]
    assert len(turns) in (match.game.turn, match.game.turn - 1)


def test_hp_counts_what_a_tool_adds(library: Library) -> None:
    """A Tool that adds HP shows in the board, in the words and in the log."""
    says = "static { give host max_hp +20 }"
    cape = next(card for card in library.catalogue.unique if card.effect and card.effect.program == says)
    text = f"Energy: Fire\n2 {cape.name} {cape.set} {cape.number}\n2 Growlithe A1 39\n2 Ponyta A1 42\n2 Magmar A1 44\n"
    text += "2 Heatmor A1 48\n2 Salandit A1 49\n2 Sizzlipede A1 51\n2 Potion P-A 1\n2 X Speed P-A 2\n"
    text += "2 Professor's Research P-A 7\n"
    deck = parse_deck(text, "capes", library.catalogue)
    for seed in range(20):
        for match in played(library, [deck, deck], seed):
            seen = board(match.game, 0)
            carried = [one for one in seen.me.slots if one and one.tools]
            if carried:
                one = carried[0]
                assert one.max_hp == library.card(one.card).hp + 20 and one.hp == one.max_hp - one.damage
                assert any(f"{one.hp} of {one.max_hp} HP" in line for line in position_lines(library, seen, VOICE))
                return
    raise AssertionError("nobody played the Tool")


def test_a_move_that_is_not_legal_changes_nothing(library: Library, decks: list[Deck]) -> None:
    match = next(played(library, decks, 1))
    illegal = next(action for action in range(200) if action not in match.legal())
    game = match.game
    with pytest.raises(IllegalMove):
        match.act(illegal)
    assert match.game is game and not match.moves


def test_a_terminal_game_against_a_player(library: Library, decks: list[Deck]) -> None:
    """Always the last move of the list, until it is over; then one that is left."""
    out = io.StringIO()

    def last() -> str:
        rows = [line for line in out.getvalue().splitlines() if line[2:4].strip().isdecimal() and line.startswith("  ")]
        return f"{rows[-1].split()[0]}\n"

    end = Sitting(library, Bots(), ("human", "random"), out, last).play(decks[:2], 5)
    assert end.words.startswith(("You win", "random wins", "A tie")) and "your move" in out.getvalue()
    lines = iter(["?\n", "77\n", "? Potion\n", "q\n"])
    with pytest.raises(Left):
        Sitting(library, Bots(), ("human", "random"), out, lambda: next(lines)).play(decks[:2], 5)
    potion = next(card.card for card in library.pool.cards if card and card.name == "Potion")
    assert "not a move" in out.getvalue() and trainer_text(potion) in out.getvalue()


@pytest.mark.parametrize("seed", range(4, 10))
def test_labels_tell_moves_apart(library: Library, decks: list[Deck], seed: int) -> None:
    """No two moves of a decision read alike, also where Pokémon of one name stand on a Bench; ending comes last."""
    for match in played(library, decks, seed):
        if match.game.over:
            break
        found = offers(library, match.game, board(match.game, match.game.decider), match.legal())
        labels = [offer.label for offer in found]
        assert len(labels) == len(set(labels)), labels
        assert sorted(offer.action for offer in found) == sorted(match.legal())
        assert all(offer.group != "end" for offer in found[:-1])


def test_every_choice_says_what_asks_for_it(library: Library, decks: list[Deck]) -> None:
    """Also those that no text asks for: who carries a Tool, who evolves, what is paid for retreating."""
    wanted = {"Choose who carries it", "Choose who evolves", "Choose an Energy to discard", "Choose your new Active Pokémon"}
    wanted |= {"Choose your Active Pokémon", "Put Basic Pokémon onto your Bench, if you like", "Your turn", "Decide"}
    for seed in range(60):
        for match in played(library, decks, seed):
            if match.game.over:
                break
            seen = match.seen(match.game.decider)
            what = asked(library, match.game, seen)
            assert what.title and (what.source or not match.game.question or what.title == "Choose your new Active Pokémon")
            if what.title == "Choose who carries it":
                assert what.text == trainer_text(next(card for card in library.catalogue.unique if card.name == what.source))
            wanted -= {what.title}
        if not wanted:
            return
    raise AssertionError(f"never asked: {wanted}")


def test_damage_is_marked_where_it_was_done(library: Library, decks: list[Deck]) -> None:
    marked = 0
    for seed in range(4):
        match, lines = told(library, decks, seed)
        for move, said in zip(match.moves, lines, strict=True):
            after = match.seen(0, move.number)
            for line in (line for line in said if line.mark):
                standing = after.slot(line.slot)
                if line.mark != "KO":
                    assert standing and library.card(standing.card).name in line.text
                    marked += f"takes {line.mark[1:]} damage" in line.text
                else:
                    assert "is Knocked Out" in line.text
    assert marked > 10


def test_names_of_seats() -> None:
    assert seat_names(("greedy", "random"), ("a", "b")) == ("greedy", "random")
    assert seat_names(("policy", "policy"), ("a", "b")) == ("a", "b")
    assert title_words(("a", "b"), ("policy", "policy")) == "a against b, both played by policy"
    assert seat_names(("policy", "policy"), ("a", "a")) == ("policy A", "policy B")
