// The log in words, and coins that turn.

import { calm, el } from "./dom.js";

export function logLine(line) {
  return el("li", { class: `line ${line.kind}` }, line.text);
}

// Coins of these lines; what they were for is told beside them.
export function coinRow(lines) {
  return lines.filter((line) => line.kind === "coins" && line.coins).map((line) => el("span", { class: "coins", role: "img", "aria-label": line.text },
    line.coins.map((heads, at) => {
      const coin = el("span", { class: `coin ${heads ? "heads" : "tails"}${calm() ? "" : " turning"}` }, heads ? "H" : "T");
      coin.style.animationDelay = `${at * 120}ms`;
      return coin;
    })));
}

// What has just happened, in one line.
export const nowWords = (lines) => lines.filter((line) => line.kind !== "end").map((line) => line.text).join(" · ");

// The same of a whole log: its last move and what came of it.
export const latest = (lines) => nowWords(lines.slice(Math.max(0, lines.findLastIndex((line) => line.kind === "move"))));

// Who won and why, if the game has ended.
export function ending(lines) {
  const last = lines.find((line) => line.kind === "end");
  return last ? last.text : "";
}
