// Deck lists: choosing one, and an editor that checks the rules as one types.

import { cardSheet, energyIcon } from "./card.js";
import { panel } from "./choice.js";
import { el, replace } from "./dom.js";
import { ask } from "./wire.js";

const KEY = "own-decks";
export const ownDecks = () => JSON.parse(localStorage.getItem(KEY) || "{}");

export function deckSelect(setup, name, chosen) {
  const own = Object.keys(ownDecks());
  return el("select", { name, "aria-label": name },
    own.length ? el("optgroup", { label: "own decks" }, own.map((one) => el("option", { value: `own:${one}`, selected: chosen === `own:${one}` }, one))) : null,
    el("optgroup", { label: "decks of this server" }, setup.decks.map((deck) =>
      el("option", { value: deck.name, selected: chosen === deck.name }, `${deck.name} (${deck.about.slice(0, 2).join(", ")})`))));
}

export const deckText = (value) => (value.startsWith("own:") ? ownDecks()[value.slice(4)] : value);

export function editor(root, setup) {
  const name = el("input", { id: "deck-name", maxlength: 40, value: "my deck" });
  const text = el("textarea", { id: "deck-text", rows: 14, spellcheck: "false", "aria-describedby": "deck-problems" });
  const problems = el("div", { id: "deck-problems", role: "status" });
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
    } catch (error) { replace(problems, el("p", { class: "bad" }, error.message)); }
  }
  const soon = () => { clearTimeout(timer); timer = setTimeout(check, 150); };

  function add(card) {
    const line = `${card.name} ${card.id.slice(0, card.id.lastIndexOf("-"))} ${Number(card.id.slice(card.id.lastIndexOf("-") + 1))}`;
    const lines = text.value.split("\n").filter((one) => one.trim());
    const at = lines.findIndex((one) => one.replace(/^\d+x?\s+/, "") === line);
    if (at >= 0) lines[at] = `${Number(lines[at].match(/^\d+/)[0]) + 1} ${line}`;
    else lines.push(`1 ${line}`);
    text.value = `${lines.join("\n")}\n`;
    soon();
  }

  async function look() {
    const mine = ++query;
    const cards = await ask(`/api/cards?q=${encodeURIComponent(search.value)}`);
    if (mine !== query) return;
    replace(found, cards.map((card) => el("li", {},
      el("button", { type: "button", "data-key": `add-${card.id}`, "aria-label": `add ${card.name} ${card.id}`, onclick: () => add(card) }, "+"),
      el("button", { type: "button", class: "plain", onclick: async () => panel(card.name, cardSheet(await ask(`/api/card/${card.id}`))) }, `${card.name} ${card.id}${card.hp ? ` · ${card.hp} HP` : ""}`))));
  }

  const load = el("select", { "aria-label": "Start from a deck", onchange: (event) => {
    const deck = setup.decks.find((one) => one.name === event.target.value);
    text.value = deck ? deck.text : ownDecks()[event.target.value.slice(4)] || "";
    name.value = deck ? deck.name : event.target.value.slice(4) || "my deck";
    soon();
  } }, el("option", { value: "" }, "empty"), Object.keys(ownDecks()).map((one) => el("option", { value: `own:${one}` }, one)), setup.decks.map((deck) => el("option", { value: deck.name }, deck.name)));
  const file = el("input", { type: "file", accept: ".txt,text/plain", "aria-label": "Deck file", onchange: async (event) => {
    const chosen = event.target.files[0];
    if (!chosen || chosen.size > 20000) return;
    text.value = await chosen.text();
    name.value = chosen.name.replace(/\.txt$/, "");
    soon();
  } });
  const save = el("button", { type: "button", onclick: () => {
    const all = ownDecks();
    all[name.value.trim() || "my deck"] = text.value;
    localStorage.setItem(KEY, JSON.stringify(all));
    saved.textContent = `Kept in this browser as ${name.value}; choose it under New game.`;
  } }, "Keep");
  text.addEventListener("input", soon);
  search.addEventListener("input", look);
  replace(root, el("section", { class: "form" }, el("h2", {}, "Decks"),
    el("div", { class: "columns" },
      el("div", {}, el("label", {}, "Start from ", load), el("label", {}, "or a file ", file), el("label", {}, "Name ", name),
        el("label", { for: "deck-text" }, "Deck list: a card a line, 2 Charmander A1 33"), text, problems, save, saved),
      el("div", {}, el("label", { for: "deck-search" }, "Find cards"), search, found))));
  check();
  look();
}
