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
