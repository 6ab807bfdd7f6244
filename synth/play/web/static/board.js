// The board of one frame: both sides, the Stadium, the hand. Legal moves glow; `act` is called with a move.

import { cardBack, cardWords, energyIcon, energyName, energyWords, fullCard, miniCard } from "./card.js";
import { el } from "./dom.js";

const place = (slot) => (slot === 0 ? "Active Spot" : `Bench ${slot}`);

export function board(frame, handlers) {
  const moves = frame.choice ? frame.choice.moves : [];
  return el("section", { class: "board", "aria-label": "Board" },
    side(frame, 1, moves, handlers),
    middle(frame, moves, handlers),
    side(frame, 0, moves, handlers));
}

function side(frame, which, moves, handlers) {
  const mine = which === 0, it = frame.sides[which];
  const slots = it.slots.map((standing, at) => spot(frame, which, at, standing, moves, handlers));
  return el("div", { class: `side ${mine ? "mine" : "theirs"}`, role: "group", "aria-label": mine ? `${frame.names[0]}: board` : `${frame.names[1]}: board` },
    summary(frame, which, it, moves, handlers),
    el("div", { class: "spots" }, slots),
    it.effects.length ? el("p", { class: "effects" }, `In force: ${it.effects.join("; ")}`) : null);
}

function summary(frame, which, it, moves, handlers) {
  const mine = which === 0, attaching = mine && moves.some((move) => move.group === "attach");
  const points = el("span", { class: "points", role: "img", "aria-label": `${it.points} of ${frame.goal} points` },
    Array.from({ length: frame.goal }, (_, at) => el("span", { class: at < it.points ? "point won" : "point" })));
  const now = it.energyNow
    ? el("button", { type: "button", class: `zone${attaching ? " legal" : ""}`, draggable: attaching ? "true" : null, "data-key": `zone-${which}`, disabled: !attaching,
        "aria-label": `Energy Zone: ${energyName(it.energyNow)}${attaching ? ", attach" : ""}`,
        onclick: () => handlers.energy(), ondragstart: (event) => handlers.drag(event, { energy: true }) }, energyIcon(it.energyNow, 28))
    : el("span", { class: "zone empty", role: "img", "aria-label": "Energy Zone: empty" });
  return el("div", { class: "summary" },
    el("strong", { class: `name${frame.over ? "" : (frame.myTurn === mine ? " turn" : "")}` }, frame.names[which]), points,
    el("span", { class: "zones" }, now, it.energyNext
      ? el("span", { class: "next", title: "next Energy" }, el("span", { class: "word" }, "next"), energyIcon(it.energyNext, 18)) : null),
    el("span", { class: "count" }, `Deck ${it.deck}`), el("span", { class: "count" }, `Hand ${it.hand}`),
    el("button", { type: "button", class: "count", "data-key": `discard-${which}`, onclick: () => handlers.discard(which) },
      `Discard ${it.discard.length}`));
}

function spot(frame, which, at, standing, moves, handlers) {
  const slot = at + frame.sides[0].slots.length * which, own = moves.filter((move) => move.slot === slot);
  const what = `${which === 0 ? frame.names[0] : frame.names[1]}, ${place(at)}`;
  const drop = { ondragover: (event) => handlers.over(event, slot), ondrop: (event) => handlers.drop(event, slot) };
  if (!standing) return el("div", { class: `spot empty${at === 0 ? " active" : ""}`, role: "img", "aria-label": `${what}: empty`, "data-slot": slot, ...drop });
  const facts = frame.cards[standing.card], it = frame.sides[which];
  const conditions = at === 0 ? it.conditions : [];
  const toolName = standing.tools.map((tool) => frame.cards[tool].name).join(", ");
  const words = cardWords(facts, { ...standing, toolName, conditions });
  const picture = (at === 0 ? fullCard : miniCard)(facts, standing);
  return el("div", { class: `spot${at === 0 ? " active" : ""}`, "data-slot": slot, ...drop },
    el("button", { type: "button", class: `holder${own.length ? " legal" : ""}`, "data-key": `slot-${slot}`, "data-slot": slot,
      "aria-label": `${what}: ${words}${own.length ? `. ${own.length === 1 ? own[0].label : `${own.length} moves`}` : ""}`,
      onclick: () => handlers.slot(slot, own, facts) }, picture),
    toolName ? el("span", { class: "tag tool", title: toolName }, toolName) : null,
    conditions.length ? el("span", { class: "tags" }, conditions.map((one) => el("span", { class: `tag ${one.toLowerCase()}` }, one))) : null);
}

function middle(frame, moves, handlers) {
  const stadium = frame.stadium, use = moves.find((move) => move.group === "stadium");
  return el("div", { class: "middle" },
    el("span", { class: "turn" }, frame.turn > 0 ? `Turn ${frame.turn}` : "Setup"),
    stadium ? el("button", { type: "button", class: `stadium${use ? " legal" : ""}`, "data-key": "stadium", onclick: () => handlers.stadium(use, frame.cards[stadium.card]) },
      `Stadium: ${frame.cards[stadium.card].name}`) : el("span", { class: "stadium none" }, "no Stadium"));
}

export function hand(frame, handlers) {
  const moves = frame.choice ? frame.choice.moves : [];
  return el("section", { class: "hand", "aria-label": `Hand of ${frame.names[0]}` },
    frame.hand.map(({ at, card }, number) => {
      const play = moves.find((move) => (move.group === "play" || move.group === "card") && move.card === card);
      const facts = frame.cards[card];
      return el("button", { type: "button", class: `held${play ? " legal" : ""}`, "data-key": `hand-${number}`, "data-at": at, draggable: play ? "true" : null,
        "aria-label": `Hand: ${cardWords(facts)}${play ? `. ${play.label}` : ""}`,
        onclick: () => handlers.held(play, facts), ondragstart: play ? (event) => handlers.drag(event, { move: play }) : null }, miniCard(facts));
    }),
    frame.hand.length ? null : el("p", { class: "soft" }, "no cards in hand"));
}

export function otherHand(frame) {
  const cards = frame.otherHand || frame.sides[1].known.slice();
  const hidden = frame.otherHand ? 0 : frame.sides[1].hand - cards.length;
  return el("section", { class: "hand other", "aria-label": `Hand of ${frame.names[1]}: ${frame.sides[1].hand} cards` },
    cards.map((card) => el("span", { class: "held", role: "img", "aria-label": cardWords(frame.cards[card]) }, miniCard(frame.cards[card]))),
    Array.from({ length: Math.max(0, hidden) }, () => el("span", { class: "held hidden" }, cardBack())));
}

export function pile(frame, which) {
  const it = frame.sides[which];
  return el("div", {}, el("h3", {}, `Discard pile of ${frame.names[which]}`),
    it.discardedEnergy ? el("p", {}, `Energy: ${energyWords(it.discardedEnergy)}`) : null,
    el("ul", { class: "cards" }, it.discard.map((card) => el("li", {}, miniCard(frame.cards[card]), el("span", { class: "hide" }, frame.cards[card].name)))),
    it.discard.length ? null : el("p", { class: "soft" }, "empty"));
}
