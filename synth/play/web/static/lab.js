// The lab: a deck against the field, then the same with a card exchanged.

import { deckSelect, deckText } from "./decks.js";
import { el, replace } from "./dom.js";
import { ask } from "./wire.js";

const percent = (value) => `${(100 * value).toFixed(1)}%`;
const signed = (value) => `${value >= 0 ? "+" : "−"}${(100 * Math.abs(value)).toFixed(1)}`;

export function lab(root, setup) {
  const deck = deckSelect(setup, "deck", setup.decks[0].name);
  const player = el("select", { "aria-label": "player" }, setup.lab.players.map((one) => el("option", { value: one }, one)));
  const games = el("select", { "aria-label": "games" }, [64, 256, 1024, 4096].map((one) => el("option", { value: one, selected: one === 256 }, `${one} games against each`)));
  const out = el("select", { "aria-label": "card out" }), search = el("input", { type: "search", "aria-label": "card in", placeholder: "find a card to put in" });
  const found = el("select", { "aria-label": "found" }), problem = el("p", { class: "bad", role: "alert" }), results = el("div", { "aria-live": "polite" });
  let base = null, serial = 0;

  const lines = () => {
    const text = deckText(deck.value), known = setup.decks.find((one) => one.name === deck.value);
    return (known ? known.text : text).split("\n").filter((one) => one.trim());
  };
  const cards = () => {
    base = null;
    replace(out, lines().filter((one) => /^\d/.test(one)).map((one) => el("option", { value: one }, one.replace(/^\d+x?\s+/, ""))));
    replace(results);
  };
  deck.addEventListener("change", cards);
  search.addEventListener("input", async () => {
    const mine = ++serial, list = await ask(`/api/cards?q=${encodeURIComponent(search.value)}`);
    if (mine === serial) replace(found, list.map((card) => el("option", { value: `${card.name} ${card.id.slice(0, card.id.lastIndexOf("-"))} ${Number(card.id.slice(card.id.lastIndexOf("-") + 1))}` }, `${card.name} ${card.id}`)));
  });

  function changed() {
    const list = lines(), gone = list.indexOf(out.value), count = Number(list[gone].match(/^\d+/)[0]);
    if (count > 1) list[gone] = list[gone].replace(/^\d+/, count - 1); else list.splice(gone, 1);
    const there = list.findIndex((one) => one.replace(/^\d+x?\s+/, "") === found.value);
    if (there >= 0) list[there] = list[there].replace(/^\d+/, (n) => Number(n) + 1); else list.push(`1 ${found.value}`);
    return `${list.join("\n")}\n`;
  }

  async function measure(text, before, title) {
    problem.textContent = "";
    try {
      const job = await ask("/api/lab", { deck: text, player: player.value, games: Number(games.value), before });
      const place = el("section", { class: "box", "data-job": job.number }, el("h3", {}, title));
      results.append(place);
      await follow(job.number, place, title);
      return job.number;
    } catch (error) { problem.textContent = error.message; return null; }
  }

  async function follow(number, place, title) {
    for (;;) {
      const job = await ask(`/api/lab/${number}`);
      replace(place, el("h3", {}, title), el("p", { class: "soft" }, job.state === "done" ? `${job.done} games` : job.state === "failed" ? `failed: ${job.problem}` : `${job.state}: ${job.done} of ${job.games} games`),
        job.all ? table([...job.rows, job.all]) : null);
      if (job.state === "done" || job.state === "failed" || !place.isConnected) return;
      await new Promise((later) => setTimeout(later, 400));
    }
  }

  replace(root, el("section", { class: "form" }, el("h2", {}, "Lab: a deck against the field"),
    el("p", { class: "soft" }, `How often a deck wins against ${setup.lab.field.length} others, both played by the same player; a tie counts half. The true share is in the interval 19 times in 20.`),
    el("label", {}, "Deck ", deck), el("label", {}, "Played by ", player), el("label", {}, "Games ", games),
    el("button", { type: "button", class: "wide end", onclick: async () => { replace(results); base = await measure(deckText(deck.value), null, "as it is"); } }, "Measure"),
    el("h3", {}, "Exchange a card"), el("label", {}, "Out ", out), el("label", {}, "Find ", search), el("label", {}, "In ", found),
    el("button", { type: "button", class: "wide", onclick: async () => {
      if (base === null) { problem.textContent = "Measure the deck as it is first."; return; }
      if (!found.value) { problem.textContent = "Find a card to put in."; return; }
      await measure(changed(), base, `${out.value.replace(/^\d+x?\s+/, "")} → ${found.value}`);
    } }, "Measure with the exchange"), problem, results));
  cards();
}

function table(rows) {
  const compared = rows.some((row) => row.gain !== undefined);
  const head = ["against", "games", "won", "95% interval", ...(compared ? ["before", "change", "95% interval"] : [])];
  return el("div", { class: "sideways" }, el("table", {}, el("thead", {}, el("tr", {}, head.map((one, at) => el("th", { class: at ? "number" : null }, one)))),
    el("tbody", {}, rows.map((row) => el("tr", {}, el("td", {}, row.name), el("td", { class: "number" }, row.games), el("td", { class: "number" }, percent(row.score)),
      el("td", { class: "number" }, `${percent(row.low)} – ${percent(row.high)}`),
      compared && row.gain !== undefined ? [el("td", { class: "number" }, percent(row.before)),
        el("td", { class: `number${row.gainLow > 0 ? " good" : row.gainHigh < 0 ? " bad" : ""}` }, signed(row.gain)), el("td", { class: "number" }, `${signed(row.gainLow)} – ${signed(row.gainHigh)}`)] : null)))));
}
