// The log in words, and coins that turn.

import { calm, el } from "./dom.js";

export function logLine(line) {
  return el("li", { class: `line ${line.kind}` }, line.text);
}

export function coinRow(lines) {
  const rows = lines.filter((line) => line.kind === "coins" && line.coins);
  return rows.map((line) => el("div", { class: "coins", role: "img", "aria-label": line.text },
    line.coins.map((heads, at) => {
      const coin = el("span", { class: `coin ${heads ? "heads" : "tails"}${calm() ? "" : " turning"}` }, heads ? "H" : "T");
      coin.style.animationDelay = `${at * 120}ms`;
      return coin;
    }), el("span", { class: "why" }, line.text)));
}

// What lines show on Pokémon for a moment, such as damage.
export const marksOf = (lines) => lines.filter((line) => line.mark);

// What has just happened, in one line.
export const nowWords = (lines) => lines.filter((line) => line.kind !== "end").map((line) => line.text).join(" · ");

// The same of a whole log: its last move and what came of it.
export const latest = (lines) => nowWords(lines.slice(Math.max(0, lines.findLastIndex((line) => line.kind === "move"))));

// Why the game ended, if it did: what follows who won.
export function ending(lines) {
  const last = lines.find((line) => line.kind === "end");
  return last ? last.text.slice(last.text.indexOf(":") + 2) : "";
}
