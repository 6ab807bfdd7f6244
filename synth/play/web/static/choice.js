// What is to be decided: a dialogue beside the board, and the list of all legal moves for the keyboard.

import { ENERGY, energyIcon, rich } from "./card.js";
import { el } from "./dom.js";
import { miniCard } from "./face.js";

const UNITS = "GRWLPFDMC";

// The dialogue of a choice; in the main phase only what has no place on the board.
export function dialogue(frame, act) {
  const choice = frame.choice;
  if (!choice) return waiting(frame) ? el("section", { class: "choice waiting", "aria-label": "Decision" }, el("p", {}, waiting(frame))) : null;
  const asked = !["main", "setup"].includes(choice.kind);
  const moves = asked ? choice.moves : choice.moves.filter((move) => move.group === "end" || move.group === "stadium");
  return el("section", { class: `choice ${asked ? "asked" : "open"}`, "aria-label": "Decision", "data-kind": choice.kind },
    el("div", { class: "about", role: "status" },
      el("h2", {}, choice.title, choice.left > 1 ? ` (${choice.left} to go)` : ""),
      choice.source ? el("p", {}, el("strong", {}, choice.source), choice.text ? [": ", rich(choice.text)] : "") : null),
    el("div", { class: "answers" }, moves.map((move) => answer(frame, move, act))));
}

function answer(frame, move, act) {
  const common = { type: "button", "data-key": `answer-${move.action}`, "data-action": move.action, "data-group": move.group, onclick: () => act(move) };
  if ((move.group === "card" || move.group === "rank") && move.card) {
    return el("button", { ...common, class: "legal held", "data-card": move.card, "aria-label": move.label }, miniCard(frame.cards[move.card]));
  }
  if (move.group === "energy" && ENERGY[UNITS[move.offset]]) {
    return el("button", { ...common, class: "legal wide" }, energyIcon(UNITS[move.offset], 24), ` ${move.label}`);
  }
  return el("button", { ...common, class: `wide${move.group === "end" ? " end" : " legal"}` }, rich(move.label));
}

function waiting(frame) {
  if (frame.over) return "";
  if (frame.alone) return "The other player is not here: open the second seat, or send its link. The game waits.";
  return frame.mode === "watch" ? "" : `${frame.names[1]} decides …`;
}

// Every legal move, numbered; with what a policy thinks of it, if that is wanted.
export function moveList(frame, thoughts, act) {
  const moves = frame.choice ? frame.choice.moves : [];
  const known = thoughts && thoughts.step === frame.step ? thoughts.moves : null;
  return el("ol", { class: "moves", "aria-label": "Legal moves" }, moves.map((move, at) => {
    const share = known ? known[move.action] || 0 : null;
    const bar = share === null ? null : el("span", { class: "share", "aria-hidden": "true" });
    if (bar) bar.style.width = `${Math.round(share * 100)}%`;
    return el("li", {}, el("button", { type: "button", "data-key": `move-${at}`, "data-number": at + 1, "data-action": move.action, onclick: () => act(move) },
      bar, el("span", { class: "number" }, at + 1), el("span", { class: "label" }, rich(move.label)),
      share === null ? null : el("span", { class: "percent" }, `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`)));
  }));
}

// The moves of a card or a Pokémon with all that it says, in a small menu.
export function menu(title, content, moves, act) {
  const box = el("dialog", { class: "menu", "aria-label": title });
  const close = () => { box.close(); box.remove(); };
  box.append(content,
    ...moves.map((move) => el("button", { type: "button", class: "wide legal", onclick: () => { close(); act(move); } }, rich(move.label))),
    el("button", { type: "button", class: "wide", onclick: close }, "Close"));
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => { if (event.target === box) close(); });
  document.body.append(box);
  box.showModal();
}

export const panel = (title, content) => menu(title, content, [], () => {});
