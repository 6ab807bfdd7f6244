"""What is read from pages, and how a page that is not what it should be is named."""

from dataclasses import replace

import pytest

from synth.scraper.choices import Choices
from synth.scraper.page import PageError
from synth.spec.cards import Kind, PrintedAbility, PrintedAttack
from synth.spec.errors import InputError
from tests.scraper.paper_sites import AMBER, BOUGHLING, CARDS, TEAPOT, TWIGLING, PaperSites, card_html, card_json


def records(sites, folder):
    return {record.card.name: record.card for record in sites.scrape(folder).records["Z1"]}


def only_error(sites, folder) -> PageError:
    """The one error of a run in which exactly one of the four cards failed."""
    scrape = sites.scrape(folder)
    assert len(scrape.records["Z1"]) == len(CARDS) - 1
    (error,) = (error for error in scrape.report.errors if "/rules" not in error.url)
    return error


def test_every_field_of_a_pokemon_is_read(sites, tmp_path):
    twig = records(sites, tmp_path)["Twigling"]
    assert (twig.id, twig.hp, twig.type, twig.weakness, twig.retreat, twig.stage) == ("Z1-001", 60, "G", "R", 1, 0)
    assert twig.ability == PrintedAbility(name="Rustle", text="Once a day, wave at 1 [G] Pokémon.")
    assert (twig.pack, twig.rarity, twig.illustrator) == ("rosypack", "◊◊", "Ann Ink")


def test_an_attack_without_damage_keeps_its_last_word_and_a_free_one_costs_nothing(sites, tmp_path):
    twig = records(sites, tmp_path)["Twigling"]
    assert twig.attacks == (
        PrintedAttack(name="Vortex", cost="GC"),
        PrintedAttack(name="Leaf's Whip", damage=20, op="x", text="Toss 3 twigs. 20 damage for each."),
    )


def test_evolutions_and_ex_are_read(sites, tmp_path):
    bough = records(sites, tmp_path)["Boughling ex"]
    assert (bough.stage, bough.evolves_from, bough.ex, bough.points) == (1, "Twigling", True, 2)
    assert (bough.weakness, bough.retreat) == (None, 0)


def test_trainers_are_read_and_line_breaks_separate_words(sites, tmp_path):
    cards = records(sites, tmp_path)
    assert cards["Tea Pot"].kind is Kind.SUPPORTER
    assert cards["Tea Pot"].text == "Pour tea. Drink it - slowly."
    fossil = cards["Clay Fossil"]
    assert (fossil.kind, fossil.hp, fossil.type) == (Kind.FOSSIL, 40, "C")


@pytest.mark.parametrize(
    ("card", "old", "new", "block"),
    [
        (TWIGLING, "card-text-type", "card-text-tipe", ".card-text-type"),
        (TWIGLING, "card-text-title", "card-title", ".card-text-title"),
        (TWIGLING, "card-text-attack-effect", "gone", ".card-text-attack-effect"),
        (TWIGLING, "card-text-attack-info", "gone", ".card-text-attack-info"),
        (TWIGLING, 'class="card-text-attack"', "", ".card-text-attack"),
        (TWIGLING, "Weakness:", "Weak point:", ".card-text-wrr"),
        (TWIGLING, "Weakness: Fire", "Weakness: Cheese", ".card-text-wrr"),
        (TWIGLING, 'class="card-text-section card-text-artist"', "", ".card-text-artist"),
        (TWIGLING, "prints-current-details", "gone", ".prints-current-details"),
        (TWIGLING, "#1 ", "#77 ", ".prints-current-details"),
        (TWIGLING, ">GC<", ">GQ<", ".card-text-attack-info"),
        (TWIGLING, ">G<", ">Q<", ".card-text-ability-effect"),
        (TWIGLING, "- Grass ", "- Cheese ", ".card-text-title"),
        (TWIGLING, "60 HP", "lots of HP", ".card-text-title"),
        (TWIGLING, "Ability:", "Poké-Power:", ".card-text-ability-info"),
        (TWIGLING, "- Basic", "- Stage 7", ".card-text-type"),
        (TWIGLING, "<td>◊◊</td>", "<td>Holographic</td>", ".card-prints-versions"),
        (TEAPOT, "- Supporter", "- Ritual", ".card-text-type"),
        (TEAPOT, "Trainer", "Spell", ".card-text-type"),
        (TEAPOT, TEAPOT.text, "", ".card-text-section"),
        (TEAPOT, f'<div class="card-text-section">{TEAPOT.text}</div>', "", ".card-text-section"),
        (AMBER, "- Item", "- Supporter", ".card-text-title"),
    ],
)
def test_a_block_that_is_not_as_expected_fails_its_card_alone_and_is_named(sites, tmp_path, card, old, new, block):
    sites.tear(card, old, new)
    error = only_error(sites, tmp_path)
    assert error.url == f"http://paper.test/limitless/cards/Z1/{card.number}"
    assert block in error.block


def test_a_card_the_whole_set_page_garbles_is_read_from_its_own_page(sites, tmp_path):
    full = "/limitless/cards/Z1?display=full"
    sites.answers[full] = str(sites.answers[full]).replace("80+", "eighty+")[: -len(card_html(AMBER)) // 2]
    scrape = sites.scrape(tmp_path)
    assert len(scrape.records["Z1"]) == len(CARDS)
    assert sites.asked["/limitless/cards/Z1/1"] == 0
    assert sites.asked["/limitless/cards/Z1/4"] == 1


def test_a_card_that_stands_twice_with_different_contents_is_reported_and_asked_for_alone(sites, tmp_path):
    full = "/limitless/cards/Z1?display=full"
    sites.answers[full] = card_html(TWIGLING).replace("Retreat: 1", "Retreat: 3") + str(sites.answers[full])
    scrape = sites.scrape(tmp_path)
    assert scrape.records["Z1"][0].card.retreat == 1
    assert any(error.block == "Z1-001" and "twice" in error.problem for error in scrape.report.errors)


def test_a_set_smaller_than_the_index_says_is_no_success(tmp_path):
    sites = PaperSites()
    sites.put(size=40)
    with pytest.raises(InputError, match="36 of 40 cards of Z1 on limitless failed"):
        sites.scrape(tmp_path)


def test_too_many_failures_stop_the_run(sites, tmp_path):
    for card in (TWIGLING, BOUGHLING):
        sites.tear(card, "Weakness:", "Weak point:")
    with pytest.raises(InputError, match=r"2 of 4 cards of Z1 .*limit 25%.*cards/Z1/1: Z1-001 .card-text-wrr"):
        sites.scrape(tmp_path)


def test_facts_that_make_no_card_are_an_error_of_their_page_and_count_as_failures(tmp_path):
    sites = PaperSites()
    sites.put((replace(TWIGLING, hp=65), BOUGHLING, TEAPOT, AMBER))
    error = only_error(sites, tmp_path)
    assert (error.url, error.block) == ("http://paper.test/limitless/cards/Z1?display=full", "Z1-001 hp")
    with pytest.raises(InputError, match=r"1 of 4 cards of Z1 failed \(limit 10%\); first: .*Z1-001 hp"):
        sites.scrape(tmp_path, most_failures=0.1)


@pytest.mark.parametrize(
    ("path", "answer", "problem"),
    [
        ("/limitless/cards", "<p>under repair</p>", "table.sets-table"),
        ("/limitless/cards/Z1", "<p>under repair</p>", "card-search-grid"),
        ("/limitless/cards/Z1", '<div class="card-search-grid"><a href="/cards/Q9/1"></a></div>', "Q9-001"),
        (
            "/limitless/cards/Z1",
            '<div class="card-search-grid"><a href="/cards/..%2f/1"></a></div>',
            "no set and number",
        ),
        ("/tcgdex/v2/en/series/tcgp", "<p>not JSON</p>", "not JSON"),
        ("/tcgdex/v2/en/series/tcgp", {"sets": "Z1"}, "sets"),
        (
            "/tcgdex/v2/en/sets/Z1",
            {"id": "Z1", "cards": [{"id": "Z1-001", "localId": "../../001"}]},
            "no set and number",
        ),
        ("/tcgdex/v2/en/sets/Z1", {"id": "Z1", "cards": [{"id": "Z1-001", "localId": "001"}] * 2}, "twice"),
    ],
)
def test_an_index_that_is_not_as_expected_stops_the_run_and_names_the_page(sites, tmp_path, path, answer, problem):
    sites.answers[path] = answer
    with pytest.raises(InputError) as stopped:
        sites.scrape(tmp_path)
    assert f"http://paper.test{path}" in str(stopped.value)
    assert problem in str(stopped.value)


@pytest.mark.parametrize(
    ("change", "block"),
    [
        ({"hp": "60"}, "hp"),
        ({"hp": None}, "card"),
        ({"types": ["Cheese"]}, "types"),
        ({"attacks": {"name": "Vortex"}}, "attacks"),
        ({"attacks": [{"name": "Vortex", "damage": "many"}]}, "attacks.0.damage"),
        ({"attacks": [{"name": "Vortex", "effect": "Wave at {Q}."}]}, "attacks.0.effect"),
        ({"category": "Spell"}, "category"),
        ({"id": "Z1-002"}, "id"),
    ],
)
def test_json_of_the_wrong_shape_is_named_and_the_card_kept_from_the_other_site(sites, tmp_path, change, block):
    path = "/tcgdex/v2/en/cards/Z1-001"
    sites.answers[path] = card_json(TWIGLING) | change
    scrape = sites.scrape(tmp_path)
    (error,) = (error for error in scrape.report.errors if "/rules" not in error.url)
    assert (error.url, error.block) == (f"http://paper.test{path}", block)
    assert scrape.report.sets["Z1"].sources == {"limitless": 4, "tcgdex": 3}
    assert len(scrape.records["Z1"]) == len(CARDS)


def test_an_unknown_set_is_one_line_with_the_known_ones(sites, tmp_path):
    with pytest.raises(InputError, match="unknown set 'Z1x'; did you mean Z1"):
        sites.scrape(tmp_path, Choices(sets=("Z1x",)))


def test_sets_are_found_whatever_their_case_and_scraped_once(sites, tmp_path):
    assert list(sites.scrape(tmp_path, Choices(sets=("z1", "Z1"))).records) == ["Z1"]
    assert sites.asked["/limitless/cards/Z1"] == 1
