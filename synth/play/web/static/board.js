// The board of one frame: both sides, the Stadium, the hands. Legal moves glow; handlers are told what was chosen.

import { cardSheet, cardWords, energyIcon, energyName, energyWords } from "./card.js";
import { el } from "./dom.js";
import { cardBack, fullCard, miniCard } from "./face.js";
import { coinRow } from "./log.js";

const LONG = 12; // letters of a name that gets a line of its own on a phone
const place = (slot) => (slot === 0 ? "Active Spot" : `Bench ${slot}`);

// `lines`: what has just happened; coins turn between the sides, damage shows on Pokémon for a moment. `now`: the same in words.
export function board(frame, handlers, lines = [], now = "") {
  const moves = frame.choice ? frame.choice.moves : [];
  return el("section", { class: "board", "aria-label": "Board", ondragover: (event) => handlers.over(event, slotAt(event)), ondrop: (event) => handlers.drop(event, slotAt(event)) },
    side(frame, 1, moves, handlers, lines),
    middle(frame, moves, handlers, lines, now),
    side(frame, 0, moves, handlers, lines));
}

function slotAt(event) {
  const spot = event.target.closest("[data-slot]");
  return spot ? Number(spot.getAttribute("data-slot")) : -1;
}

function side(frame, which, moves, handlers, lines) {
  const mine = which === 0, it = frame.sides[which];
  const slots = it.slots.map((standing, at) => spot(frame, which, at, standing, moves, handlers, lines));
  return el("div", { class: `side ${mine ? "mine" : "theirs"}`, role: "group", "aria-label": mine ? `${frame.names[0]}: board` : `${frame.names[1]}: board` },
    summary(frame, which, it, moves, handlers),
    el("div", { class: "spots" }, slots),
    it.effects.length ? el("p", { class: "effects" }, `In force: ${it.effects.join("; ")}`) : null);
}

function summary(frame, which, it, moves, handlers) {
  const mine = which === 0, attaching = mine && moves.some((move) => move.group === "attach");
  const points = el("span", { class: "points", role: "img", title: "points", "aria-label": `${it.points} of ${frame.goal} points` },
    Array.from({ length: frame.goal }, (_, at) => el("span", { class: at < it.points ? "point won" : "point" })));
  const now = it.energyNow
    ? el("button", { type: "button", class: `zone${attaching ? " legal" : ""}`, draggable: attaching ? "true" : null, "data-key": `zone-${which}`, disabled: !attaching,
        title: attaching ? "Energy Zone: click, or drag onto a Pokémon" : "Energy Zone",
        "aria-label": `Energy Zone: ${energyName(it.energyNow)}${attaching ? ", attach" : ""}`,
        onclick: () => handlers.energy(), ondragstart: (event) => handlers.drag(event, { energy: true }) }, energyIcon(it.energyNow, 28))
    : el("span", { class: "zone empty", role: "img", title: "Energy Zone: empty", "aria-label": "Energy Zone: empty" });
  return el("div", { class: "summary" },
    el("strong", { class: `name${!frame.over && frame.myTurn === mine ? " turn" : ""}${frame.names[which].length > LONG ? " long" : ""}` }, frame.names[which]), points,
    el("span", { class: "zones" }, now, it.energyNext
      ? el("span", { class: "next", title: "next Energy" }, el("span", { class: "word" }, "next"), energyIcon(it.energyNext, 18)) : null),
    el("span", { class: "count" }, `Deck ${it.deck}`), el("span", { class: "count" }, `Hand ${it.hand}`),
    el("button", { type: "button", class: "count", "data-key": `discard-${which}`, onclick: () => handlers.discard(which) },
      `Discard ${it.discard.length}`));
}

function spot(frame, which, at, standing, moves, handlers, lines) {
  const slot = at + frame.sides[0].slots.length * which;
  const own = moves.filter((move) => move.slot === slot || (slot === 0 && move.group === "retreat"));
  const what = `${which === 0 ? frame.names[0] : frame.names[1]}, ${place(at)}`;
  const shown = lines.filter((one) => one.mark && one.slot === slot && (one.mark !== "KO" || !standing))
    .map((one) => el("span", { class: `mark ${one.mark.startsWith("+") ? "healed" : "hurt"}`, "aria-hidden": "true" }, one.mark));
  if (!standing) return el("div", { class: `spot empty${at === 0 ? " active" : ""}`, role: "img", "aria-label": `${what}: empty`, "data-slot": slot }, shown);
  const facts = frame.cards[standing.card], it = frame.sides[which];
  const conditions = at === 0 ? it.conditions : [];
  const toolName = standing.tools.map((tool) => frame.cards[tool].name).join(", ");
  const words = cardWords(facts, { ...standing, toolName, conditions });
  const picture = at === 0 ? fullCard(facts, standing, conditions) : miniCard(facts, standing);
  return el("div", { class: `spot${at === 0 ? " active" : ""}`, "data-slot": slot },
    el("button", { type: "button", class: `holder${own.length ? " legal" : ""}`, "data-key": `slot-${slot}`, "data-slot": slot, "data-card": standing.card,
      "aria-label": `${what}: ${words}${own.length ? `. ${own.length === 1 ? own[0].label : `${own.length} moves`}` : ""}`,
      onclick: () => handlers.slot(own, standing, conditions) }, picture,
      conditions.length ? el("span", { class: "tags" }, conditions.map((one) => el("span", { class: `tag ${one.toLowerCase()}` }, one))) : null),
    shown,
    standing.tools.map((tool) => el("span", { class: "tag tool", "data-card": tool }, frame.cards[tool].name)));
}

function middle(frame, moves, handlers, lines, now) {
  const stadium = frame.stadium, use = moves.find((move) => move.group === "stadium");
  return el("div", { class: "middle" },
    el("span", { class: "turn" }, frame.turn > 0 ? `Turn ${frame.turn}` : "Setup"),
    stadium ? el("button", { type: "button", class: `stadium${use ? " legal" : ""}`, "data-key": "stadium", "data-card": stadium.card, onclick: () => handlers.stadium(use, frame.cards[stadium.card]) },
      `Stadium: ${frame.cards[stadium.card].name}`) : el("span", { class: "stadium none" }, "no Stadium"),
    coinRow(lines), now ? el("span", { class: "now", "aria-hidden": "true" }, now) : null);
}

export function hand(frame, handlers) {
  const moves = frame.choice ? frame.choice.moves : [];
  return el("section", { class: "hand", "aria-label": `Hand of ${frame.names[0]}` },
    frame.hand.map(({ at, card }, number) => {
      const play = moves.find((move) => (move.group === "play" || move.group === "card") && move.card === card);
      const facts = frame.cards[card];
      return el("button", { type: "button", class: `held${play ? " legal" : ""}`, "data-key": `hand-${number}`, "data-at": at, "data-card": card, draggable: play ? "true" : null,
        "aria-label": `Hand: ${cardWords(facts)}${play ? `. ${play.label}` : ""}`,
        onclick: () => handlers.held(play, facts), ondragstart: play ? (event) => handlers.drag(event, { move: play }) : null }, miniCard(facts));
    }),
    frame.hand.length ? null : el("p", { class: "soft" }, "no cards in hand"));
}

export function otherHand(frame) {
  const cards = frame.otherHand || frame.sides[1].known.slice();
  const hidden = frame.otherHand ? 0 : frame.sides[1].hand - cards.length;
  return el("section", { class: "hand other", "aria-label": `Hand of ${frame.names[1]}: ${frame.sides[1].hand} cards` },
    cards.map((card) => el("span", { class: "held", role: "img", "data-card": card, "aria-label": cardWords(frame.cards[card]) }, miniCard(frame.cards[card]))),
    Array.from({ length: Math.max(0, hidden) }, () => el("span", { class: "held hidden" }, cardBack())));
}

// The cards of a discard pile; one that is chosen is read below.
export function pile(frame, which) {
  const it = frame.sides[which], read = el("div", { role: "status" });
  const look = (card) => read.replaceChildren(cardSheet(frame.cards[card]));
  return el("div", {}, el("h3", {}, `Discard pile of ${frame.names[which]}`),
    it.discardedEnergy ? el("p", {}, `Energy: ${energyWords(it.discardedEnergy)}`) : null,
    el("ul", { class: "cards" }, it.discard.map((card) => el("li", {}, el("button", { type: "button", class: "held", "aria-label": frame.cards[card].name, onclick: () => look(card) }, miniCard(frame.cards[card]))))),
    it.discard.length ? read : el("p", { class: "soft" }, "empty"));
}
