"""The page in a real Chromium: whole games by mouse and by keyboard, every kind of choice, reloads, decks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from synth.play.live import DEFAULT_OPPONENT
from synth.play.live.match import Match
from synth.play.live.pool import Library
from synth.play.web.lobby import Wanted
from synth.play.web.rooms import Mode, Room
from synth.play.words.facts import card_facts
from synth.play.words.moves import decode, offers
from synth.play.words.story import Story
from synth.play.words.voice import Voice
from synth.spec.cards import Card
from synth.spec.decks import Deck, infer_energy
from tests.page.conftest import Served, find, line_of, played

STEPS = 400


def start(page: Page, served: Served, **wanted: Any) -> Room:
    names = list(served.lobby.decks)[:2]
    asked = {"mode": "bot", "decks": names, "players": ["greedy", "greedy"], "side": 0, "seed": 3} | wanted
    made = served.lobby.open(Wanted.model_validate(asked))
    page.goto(served.page(f"#game={made['game']}&key={made['key']}"))
    page.wait_for_selector(".board")
    return served.lobby.room(made["game"])


def settled(page: Page) -> bool:
    """Waits until something is to be decided, or the game is over; true in the first case."""
    page.wait_for_selector(".moves button, .over", timeout=60_000)
    return page.query_selector(".over") is None


def step(page: Page) -> int:
    """How many lines the log has: it grows with every move."""
    return int(page.eval_on_selector(".log", "log => log.childElementCount"))


def moved(page: Page, lines: int) -> None:
    page.wait_for_function("lines => document.querySelector('.log').childElementCount > lines", arg=lines)


def test_a_whole_game_by_mouse(page: Page, small: Served) -> None:
    """From the form to the end: cards and Energy are dragged onto Pokémon, Pokémon and cards are clicked."""
    page.goto(small.page())
    expect(page.locator("[aria-label='their player']")).to_have_value(DEFAULT_OPPONENT)
    page.select_option("[aria-label='their player']", "greedy")
    page.select_option("[name=mode]", "bot")
    page.fill("[name=seed]", "11")
    page.click("text=Start")
    done: set[str] = set()
    reloads = 0
    for _ in range(STEPS):
        if not settled(page):
            break
        lines, how = step(page), _by_mouse(page)
        done.add(how)
        moved(page, lines)
        if "drag Energy" in done and not reloads:
            reloads, before = 1, page.inner_text(".log")
            page.reload()
            page.wait_for_selector(".board")
            assert page.inner_text(".log").startswith(before)
    expect(page.locator(".over")).to_contain_text(re.compile("won|lost|tie"))
    expect(page.locator(".over")).to_contain_text(re.compile("points|no Pokémon left|together|last turn"))  # and why
    assert reloads and {"drag Energy", "drag a card", "click a Pokémon", "click a card"} <= done, done
    (room,) = [room for room in small.lobby.rooms.values() if room.match.seed == 11]
    assert room.over
    with page.context.expect_page() as opened:
        page.click("text=Watch it from the start")
    expect(opened.value.locator(".moment")).to_have_text(f"0 of {len(room.match.moves)}")
    opened.value.close()
    page.click("text=Play again")
    expect(page.locator(".over")).to_have_count(0)
    again = list(small.lobby.rooms.values())[-1]
    assert again is not room and again.match.decks == room.match.decks and again.seats == room.seats


def _by_mouse(page: Page) -> str:
    """One move, by what a mouse can do."""
    zone, target = page.query_selector(".mine .zone.legal"), page.query_selector(".mine .holder.legal")
    if zone and target:
        page.drag_and_drop(".mine .zone.legal", ".mine .spot .holder.legal >> nth=0")
        return "drag Energy"
    if page.query_selector(".choice.asked"):
        page.click(".choice .answers button >> nth=0")
        return "answer"
    evolution = page.query_selector(".hand .held.legal[aria-label*='Evolve']")
    if evolution:
        says = str(evolution.text_content())
        names = [str(one.get_attribute("aria-label")) for one in page.query_selector_all(".mine .holder")]
        at = next(at for at, label in enumerate(names) if f"from {label.split(': ')[1].split(',')[0]}" in says)
        page.drag_and_drop(".hand .held.legal[aria-label*='Evolve']", f".mine .holder >> nth={at}")
        return "drag a card"
    if page.query_selector(".hand .held.legal"):
        page.click(".hand .held.legal >> nth=0")
        page.click("dialog .legal")
        return "click a card"
    attack = page.query_selector(".mine .spot.active .holder.legal")
    if attack:
        attack.click()
        found = page.query_selector("dialog button:has-text('Attack:')")
        if found:
            found.click()
            return "click a Pokémon"
        page.click("dialog button:has-text('Close')")
    page.click(".choice .end")
    return "end"


def test_a_whole_game_by_keyboard(page: Page, small: Served) -> None:
    """Digits, m and arrows and Enter, e; the mouse is never touched, and every move can be reached."""
    room = start(page, small, seed=12, side=1)
    used: set[str] = set()
    for turn in range(STEPS):
        if not settled(page):
            break
        lines, moves = step(page), page.locator(".moves button")
        count = moves.count()
        labels = moves.all_inner_texts()
        at = next((at for at, label in enumerate(labels) if "End the turn" not in label), 0)
        if count > 1 and turn % 3 == 0:
            page.keyboard.press("m")
            for _ in range(at):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            used.add("list")
        elif turn % 4 == 1 and any("End the turn" in label for label in labels):
            page.keyboard.press("e")
            used.add("e")
        else:
            page.keyboard.press(str(at + 1))
            used.add("digit")
        moved(page, lines)
    expect(page.locator(".over")).to_be_visible()
    assert room.over and used == {"list", "e", "digit"}


def deck_around(library: Library, pattern: str) -> Deck:
    """A deck with every card whose program says such a thing, with what they evolve from, and plain Basics."""
    unique = library.catalogue.unique
    wanted = [card for card in unique if any(re.search(pattern, effect.program) for effect in card.effects)][:2]
    cards = [one for card in wanted for one in line_of(library, card.id) for _ in range(2)]
    names = {library.catalogue.get(card).name for card in cards}
    cheap: list[Card] = [card for card in unique if card.is_basic and any(attack.cost == "C" for attack in card.attacks)]
    tools = [card for card in unique if card.kind == "tool"][:2]
    for card in (*tools, *cheap):
        if len(cards) < 20 and card.name not in names:
            names.add(card.name)
            cards += [card.id] * 2
    found = [library.catalogue.get(card) for card in cards[:20]]
    types = infer_energy([card for card in found if card.name in {one.name for one in wanted}])
    return Deck.of("around", cards[:20], types)


KINDS = {
    "own slot": "", "their slot": "", "yes or no": "", "printed option": "", "energy": "", "card": "",
    "rank": r"\b1 of opp\.hand", "copy": r"use attack of opp\.(play|active)", "end": r"put any of my\.bench",
}  # fmt: skip
"""Kinds of choice, and what a card must say so that it comes up."""
FIRST = {"printed option": 36}
"""Few games have such a choice; earlier seeds were tried."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_choice_has_its_dialogue(page: Page, served: Served, decks: list[Deck], kind: str) -> None:
    """Found by playing many seeds; then a person answers it on the page, and the engine takes the answer."""
    library = served.lobby.library
    chosen_decks = [deck_around(library, KINDS[kind]), decks[0]] if KINDS[kind] else decks
    match = find(library, chosen_decks, kind, range(FIRST.get(kind, 0), 400))
    room = Room(f"kind-{kind.replace(' ', '-')}", Mode.PRACTICE, match, library, served.lobby.bots, ("", ""))
    served.lobby.rooms[room.id] = room
    page.goto(served.page(f"#game={room.id}&key={room.keys[0]}"))
    dialogue = page.locator(".choice.asked")
    expect(dialogue).to_be_visible()
    legal, before = match.legal(), len(match.moves)
    answers = dialogue.locator(".answers button")
    assert answers.count() == len(legal)
    assert not match.seen(match.game.decider).row or dialogue.locator(".about p").count()  # what the text says
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 860})
        assert not cut_off(page), kind
    chosen = next(
        action for action in legal if decode(match.game, action)[0] == kind or kind not in ("end", "rank", "copy")
    )
    lines = step(page)
    dialogue.locator(f"[data-action='{chosen}']").click()
    moved(page, lines)
    assert match.moves[before].action == chosen


CUT_OFF = """() => {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('page wider than the window');
  for (const text of document.querySelectorAll('svg.card text')) {
    const box = text.getBoundingClientRect(), card = text.closest('svg').getBoundingClientRect();
    if (box.width && (box.left < card.left - 0.5 || box.right > card.right + 0.5)) wrong.push(text.textContent);
  }
  for (const button of document.querySelectorAll('main button')) {
    const cut = button.scrollWidth > button.clientWidth + 2 && getComputedStyle(button).overflow !== 'visible';
    if (cut) wrong.push(button.textContent);
  }
  const spots = [...document.querySelectorAll('.spot')].map((one) => one.getBoundingClientRect());
  spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong.push('spots overlap');
  }));
  return wrong;
}"""


def cut_off(page: Page) -> list[str]:
    """What does not fit where it stands."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def test_names_fit_on_cards_of_many_decks(page: Page, served: Served, decks: list[Deck]) -> None:
    """Positions in the middle of games, at desktop and phone width."""
    library = served.lobby.library
    for seed in range(6):
        match: Match = find(library, decks, "own slot", range(40 * seed, 40 * seed + 40))
        room = Room(f"fit-{seed}", Mode.PRACTICE, match, library, served.lobby.bots, ("", ""))
        served.lobby.rooms[room.id] = room
        page.goto(served.page(f"#game={room.id}&key={room.keys[0]}"))
        page.wait_for_selector(".board")
        for width, scheme in ((1280, "light"), (390, "dark")):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.set_viewport_size({"width": width, "height": 844})
            assert cut_off(page) == [], (seed, width)


def position(page: Page, served: Served, match: Match, name: str) -> None:
    room = Room(name, Mode.PRACTICE, match, served.lobby.library, served.lobby.bots, ("", ""))
    served.lobby.rooms[room.id] = room
    page.goto(served.page(f"#game={room.id}&key={room.keys[0]}"))
    page.wait_for_selector(".board")


def test_a_card_can_be_read_whole_and_the_active_pokemon_retreats_by_its_menu(
    page: Page, served: Served, decks: list[Deck]
) -> None:
    library = served.lobby.library
    match = next(
        match for seed in range(20) for match in played(library, decks, seed)
        if not match.game.over and {"retreat", "attack", "play"} <= {decode(match.game, action)[0] for action in match.legal()}
    )  # fmt: skip
    position(page, served, match, "menus")
    seen = match.seen(match.game.decider)
    active, held = (library.card(number) for number in (seen.me.slots[0].card, seen.hand[0][1]))  # type: ignore[union-attr]
    page.click(".mine .spot.active .holder")
    menu = page.locator("dialog")
    for attack in card_facts(active)["attacks"]:
        expect(menu).to_contain_text(attack["name"])
        expect(menu).to_contain_text(re.split(r"\[.\]", attack["text"])[0].strip())
    assert menu.locator("button:has-text('Retreat for')").count() and menu.locator("button:has-text('Attack: ')").count()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.hover(f".hand .held[data-card='{seen.hand[0][1]}'] >> nth=0")
    expect(page.locator(".peek")).to_contain_text(held.name)  # a mouse that rests on a card reads it, too
    page.click(".mine .count >> text=Discard")
    expect(menu).to_contain_text("Discard pile")


def test_an_evolution_dropped_onto_another_pokemon_is_no_move(page: Page, served: Served, decks: list[Deck]) -> None:
    library = served.lobby.library

    def slip(match: Match) -> tuple[int, int] | None:
        """A card that may evolve a Pokémon, and the place of another one."""
        if match.game.over or match.game.question:
            return None
        seen = match.seen(match.game.decider)
        names = [one and library.card(one.card).name for one in seen.me.slots]
        for offer in offers(library, match.game, seen, match.legal()):
            base = library.card(offer.card).evolves_from if offer.group == "play" else ""
            others = [slot for slot, name in enumerate(names) if name and name != base]
            if base and base in names and others:
                return offer.card, others[0]
        return None

    match = next(match for seed in range(20) for match in played(library, decks, seed) if slip(match))
    card, slot = slip(match) or (0, 0)
    position(page, served, match, "slip")
    made = len(match.moves)
    page.drag_and_drop(f".hand .held.legal[data-card='{card}'] >> nth=0", f".mine .holder[data-slot='{slot}']")
    expect(page.locator(".notice")).to_contain_text("evolves from")
    assert len(match.moves) == made


def test_damage_shows_on_the_pokemon_for_a_moment(page: Page, served: Served, decks: list[Deck]) -> None:
    library = served.lobby.library
    for seed in range(20):
        match = list(played(library, decks, seed))[-1]
        story = Story(library, match, match.game.turn_player, Voice())
        found = next((move for move in match.moves if any(line.mark.startswith("−") for line in story.lines(move))), None)
        if found and found.actor == match.game.turn_player:
            break
    assert found
    again = Match(library.pool, match.decks, match.seed)
    for move in match.moves[: found.number - 1]:
        again.act(move.action)
    position(page, served, again, "damage")
    page.click(f".moves [data-action='{found.action}']")
    expect(page.locator(".spot .mark.hurt").first).to_have_text(re.compile(r"−\d+"))
    expect(page.locator(".now")).not_to_be_empty()


def test_two_people_in_two_tabs(page: Page, served: Served) -> None:
    page.goto(served.page())
    page.select_option("[name=mode]", "person")
    page.click("text=Start")
    page.wait_for_selector(".board")
    if not page.query_selector(".moves button"):
        expect(page.locator(".choice.waiting")).to_contain_text("The other player is not here")
    with page.context.expect_page() as opened:
        page.click("text=open in a second tab")
    other = opened.value
    other.wait_for_selector(".board")
    tabs = [tab for tab in (page, other) if tab.query_selector(".moves button")]
    assert len(tabs) == 1
    waiting = other if tabs[0] is page else page
    expect(waiting.locator(".choice.waiting")).to_contain_text("decides")
    lines = step(tabs[0])
    tabs[0].click(".moves button >> nth=0")
    moved(tabs[0], lines)


def test_a_server_that_stops_is_said_to_and_a_new_one_does_not_know_the_game(page: Page, served: Served) -> None:
    """The connection goes through a door that can be shut; behind it comes back a server that has forgotten the game."""
    shut = False

    def door(socket: Any) -> None:
        if shut:
            socket.close(code=1001, reason="stopped")
        else:
            socket.connect_to_server()
        doors.append(socket)

    doors: list[Any] = []
    page.route_web_socket(re.compile("/ws"), door)
    room = start(page, served, mode="practice")
    shut = True
    doors[-1].close(code=1001, reason="stopped")
    expect(page.locator("#status")).to_contain_text("Connection lost")
    expect(page.locator("#status")).to_contain_text("it has been stopped", timeout=20_000)
    shut = False
    expect(page.locator("#status")).to_have_text("", timeout=20_000)  # back at the same game by itself
    lines = step(page)
    page.click(".moves button >> nth=0")
    moved(page, lines)
    served.lobby.rooms.pop(room.id)
    page.reload()
    expect(page.locator("#status")).to_contain_text("gone")


def test_the_deck_editor_checks_as_one_types(page: Page, served: Served) -> None:
    page.goto(served.page("#decks"))
    page.select_option("[aria-label='Start from a deck']", index=1)
    expect(page.locator("#deck-problems")).to_contain_text("a legal deck")
    page.fill("#deck-search", "potion")
    page.click(".found button >> nth=0")
    expect(page.locator("#deck-problems")).to_contain_text("exactly 20")
    first = page.locator(".cards.deck .held").first
    name = str(first.get_attribute("aria-label"))
    first.click()
    page.click("text=One less")
    expect(page.locator("#deck-problems")).to_contain_text("a legal deck")
    assert first.get_attribute("aria-label") != name
    page.fill("#deck-search", "cape")
    page.click(".found button >> nth=0")
    expect(page.locator("#deck-problems")).to_contain_text("exactly 20")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 860})
        assert cut_off(page) == []
    page.fill("#deck-name", "mine")
    page.click("text=Keep")
    page.goto(served.page("#new"))
    expect(page.locator("[aria-label='your deck'] optgroup").first.locator("option")).to_have_text("mine")
    page.select_option("[aria-label='your deck']", "own:mine")
    page.click("text=Start")
    expect(page.locator("[role=alert]")).to_contain_text("exactly 20")


def test_practice_takes_a_move_back(page: Page, served: Served) -> None:
    room = start(page, served, mode="practice")
    lines = step(page)
    page.click(".moves button >> nth=0")
    moved(page, lines)
    page.click("text=Decks")
    page.wait_for_selector("#deck-text")
    page.click("text=Back to the game")
    page.click("text=Take back")
    page.wait_for_function("lines => document.querySelector('.log').childElementCount === lines", arg=lines)
    assert not room.match.moves


def test_what_the_policy_thinks_can_be_looked_at_and_switched_off(page: Page, small: Served) -> None:
    """A share for every legal move, the value beside it, and the policy plays what it thinks."""
    room = start(page, small, mode="practice")
    page.check("text=what the policy thinks")
    shares = page.locator(".moves .percent")
    expect(shares.first).to_be_visible(timeout=120_000)
    found = [float(text.rstrip("%")) for text in shares.all_inner_texts()]
    assert len(found) == len(room.match.legal()) and abs(sum(found) - 100) < 3
    expect(page.locator(".value")).to_contain_text("value")
    expect(page.locator(".notice")).to_have_count(0)  # that it gets ready is said no more
    thoughts = small.lobby.bots.think(room.match)
    assert thoughts.moves[small.lobby.bots.choose("argmax", room.match)] == max(thoughts.moves.values())
    page.uncheck("text=what the policy thinks")
    expect(shares).to_have_count(0)


def test_the_lab_measures_a_deck_and_an_exchange(page: Page, small: Served) -> None:
    done = re.compile("(?<!of )128 games")
    page.goto(small.page("#lab"))
    page.select_option("[aria-label=games]", "64")
    page.select_option("[aria-label=player]", "random")
    page.click("text=Measure >> nth=0")
    expect(page.locator("[data-job] >> nth=0")).to_contain_text(done, timeout=120_000)
    page.fill("[aria-label='card in']", "squirtle")
    expect(page.locator("[aria-label=found] option")).to_have_count(1)
    page.click("text=Measure with the exchange")
    expect(page.locator("[data-job] >> nth=1")).to_contain_text(done, timeout=120_000)
    headings = ["against", "games", "won", "95%", "before", "change"]
    expect(page.locator("[data-job] >> nth=1").locator("th")).to_contain_text(headings)
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 860})
        assert cut_off(page) == []
    assert [job.deck.cards.count("A1-053") for job in small.lobby.lab.jobs.values()] == [0, 1]


def test_two_players_are_watched(page: Page, served: Served) -> None:
    """Both hands lie open; a move at a time, or on and on."""
    room = start(page, served, mode="watch", players=["random", "random"])
    assert page.locator(".hand.other .held").count() == 5 and not page.locator(".moves button").count()
    lines = step(page)
    page.click("text=Next move")
    moved(page, lines)
    page.click("text=Play on")
    page.wait_for_function("() => document.querySelector('.log').childElementCount > 12")
    page.click("text=Pause")
    assert len(room.match.moves) > 3
