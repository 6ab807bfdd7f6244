// Deck lists: choosing one, and an editor that checks the rules as one types.

import { cardSheet, energyIcon } from "./card.js";
import { menu, panel } from "./choice.js";
import { el, replace } from "./dom.js";
import { miniCard } from "./face.js";
import { ask } from "./wire.js";

const KEY = "own-decks";
export const ownDecks = () => JSON.parse(localStorage.getItem(KEY) || "{}");

export function deckSelect(setup, name, chosen) {
  const own = Object.keys(ownDecks());
  return el("select", { name, "aria-label": name },
    own.length ? el("optgroup", { label: "own decks" }, own.map((one) => el("option", { value: `own:${one}`, selected: chosen === `own:${one}` }, one))) : null,
    el("optgroup", { label: "decks of this server" }, setup.decks.map((deck) =>
      el("option", { value: deck.name, selected: chosen === deck.name }, deck.name))));
}

// The Energy of a deck and its most telling cards.
export function deckAbout(setup, value) {
  const deck = setup.decks.find((one) => one.name === value);
  return deck ? [...[...deck.energy].map((letter) => energyIcon(letter, 16)), ` ${deck.about.join(", ")}`] : ["kept in this browser"];
}

export const deckText = (value) => (value.startsWith("own:") ? ownDecks()[value.slice(4)] : value);

const lineOf = (card) => `${card.name} ${card.id.slice(0, card.id.lastIndexOf("-"))} ${Number(card.id.slice(card.id.lastIndexOf("-") + 1))}`;
const LARGEST = 20000;

export function editor(root, setup) {
  const name = el("input", { id: "deck-name", maxlength: 40, value: "my deck" });
  const text = el("textarea", { id: "deck-text", rows: 12, spellcheck: "false", "aria-describedby": "deck-problems" });
  const problems = el("div", { id: "deck-problems", role: "status" }), shown = el("ul", { class: "cards deck", "aria-label": "Cards of the deck" });
  const found = el("ul", { class: "found" });
  const search = el("input", { type: "search", id: "deck-search", placeholder: "name, type, stage 1, item, A1-036 …" });
  const saved = el("p", { role: "status" });
  let timer = 0, query = 0;

  async function check() {
    try {
      const answer = await ask("/api/deck", { text: text.value });
      const fine = answer.problems.length === 0;
      replace(problems, el("p", { class: fine ? "good" : "bad" }, fine ? `${answer.count} cards: a legal deck` : `${answer.count || 0} cards`),
        [...(answer.energy || "")].map((letter) => energyIcon(letter, 18)), el("ul", {}, answer.problems.map((one) => el("li", { class: "bad" }, one))));
      const counts = {};
      for (const id of answer.cards) counts[id] = (counts[id] || 0) + 1;
      replace(shown, Object.entries(counts).map(([id, count]) => picture(answer.facts[id], count)));
    } catch (error) { replace(problems, el("p", { class: "bad" }, error.message)); }
  }
  const soon = () => { clearTimeout(timer); timer = setTimeout(check, 150); };

  function picture(facts, count) {
    return el("li", {}, el("button", { type: "button", class: "held", "data-key": `deck-${facts.id}`, "aria-label": `${count} ${facts.name}`,
      onclick: () => menu(facts.name, cardSheet(facts), [{ label: "One more", more: 1 }, { label: "One less", more: -1 }], (chosen) => add(facts, chosen.more)) },
      miniCard(facts), count > 1 ? el("span", { class: "times" }, `×${count}`) : null));
  }

  function add(card, more) {
    const line = lineOf(card), lines = text.value.split("\n").filter((one) => one.trim());
    const at = lines.findIndex((one) => one.replace(/^\d+x?\s+/, "") === line);
    const count = (at >= 0 ? Number(lines[at].match(/^\d+/)[0]) : 0) + more;
    if (at >= 0 && count > 0) lines[at] = `${count} ${line}`;
    else if (at >= 0) lines.splice(at, 1);
    else if (count > 0) lines.push(`${count} ${line}`);
    text.value = `${lines.join("\n")}\n`;
    soon();
  }

  async function look() {
    const mine = ++query;
    const cards = await ask(`/api/cards?q=${encodeURIComponent(search.value)}`);
    if (mine !== query) return;
    replace(found, cards.length ? cards.map((card) => el("li", {},
      el("button", { type: "button", "data-key": `add-${card.id}`, "aria-label": `add ${card.name} ${card.id}`, onclick: () => add(card, 1) }, "+"),
      el("button", { type: "button", class: "plain", onclick: async () => panel(card.name, cardSheet(await ask(`/api/card/${card.id}`))) },
        card.type ? energyIcon(card.type, 16) : null, ` ${card.name} ${card.id}${card.hp ? ` · ${card.hp} HP` : ` · ${card.kind}`}`))) : el("li", { class: "soft" }, "no card has all of these words"));
  }

  const load = el("select", { "aria-label": "Start from a deck", onchange: (event) => {
    const deck = setup.decks.find((one) => one.name === event.target.value);
    text.value = deck ? deck.text : ownDecks()[event.target.value.slice(4)] || "";
    name.value = deck ? deck.name : event.target.value.slice(4) || "my deck";
    forget.hidden = !event.target.value.startsWith("own:");
    soon();
  } });
  const choices = () => replace(load, el("option", { value: "" }, "empty"),
    Object.keys(ownDecks()).map((one) => el("option", { value: `own:${one}` }, `${one} (own)`)), setup.decks.map((deck) => el("option", { value: deck.name }, deck.name)));
  const file = el("input", { type: "file", accept: ".txt,text/plain", "aria-label": "Deck file", onchange: async (event) => {
    const chosen = event.target.files[0];
    if (!chosen) return;
    if (chosen.size > LARGEST) { replace(problems, el("p", { class: "bad" }, `${chosen.name} is larger than any deck list`)); return; }
    text.value = await chosen.text();
    name.value = chosen.name.replace(/\.txt$/, "");
    soon();
  } });
  const keep = (all, words) => { localStorage.setItem(KEY, JSON.stringify(all)); choices(); saved.textContent = words; };
  const save = el("button", { type: "button", onclick: () => {
    const called = name.value.trim() || "my deck";
    keep({ ...ownDecks(), [called]: text.value }, `Kept in this browser as ${called}; choose it under New game.`);
  } }, "Keep");
  const forget = el("button", { type: "button", hidden: true, onclick: () => {
    const { [name.value]: gone, ...rest } = ownDecks();
    keep(rest, gone === undefined ? `No deck ${name.value} is kept here.` : `${name.value} is kept no more.`);
  } }, "Forget");
  text.addEventListener("input", soon);
  search.addEventListener("input", look);
  choices();
  replace(root, el("section", { class: "form" }, el("h2", {}, "Decks"),
    el("div", { class: "columns" },
      el("div", {}, el("label", {}, "Start from ", load), el("label", {}, "or a file ", file), el("label", {}, "Name ", name),
        el("label", { for: "deck-text" }, "Deck list: a card a line, 2 Charmander A1 33"), text, problems, el("div", { class: "row" }, save, forget), saved),
      el("div", {}, el("label", { for: "deck-search" }, "Find cards"), search, found)), shown));
  check();
  look();
}
