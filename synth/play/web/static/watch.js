// A recorded game: step, play, jump to a turn; each player's view or all; for a divergence both engines side by side.

import { board, hand, otherHand, pile } from "./board.js";
import { cardSheet, standingSheet } from "./card.js";
import { panel } from "./choice.js";
import { calm, el, replace } from "./dom.js";
import { logLine, nowWords } from "./log.js";
import { peeking } from "./peek.js";

export class Watch {
  constructor(root, recording, at) {
    this.root = root;
    this.recording = recording;
    this.viewer = "all";
    this.at = Math.max(0, Math.min(recording.steps.length - 1, at === undefined ? 0 : at));
    this.timer = 0;
    this.turns = [];
    recording.steps.forEach((step, number) => {
      const turn = step.views[0].turn;
      if (turn > 0 && (this.turns.length === 0 || this.turns[this.turns.length - 1].turn !== turn)) this.turns.push({ turn, number });
    });
    this.log = el("ol", { class: "log", "aria-label": "What happened", tabindex: "0" });
    this.field = el("div", { class: "field" });
    this.bar = el("div", { class: "controls playback", role: "toolbar", "aria-label": "Playback" });
    const table = el("div", { class: "table watching" }, el("div", { class: "field" }, this.bar, this.field),
      el("aside", { class: "aside" }, el("div", { class: "box" }, el("h2", {}, "Log"), this.log)));
    replace(root, table);
    peeking(table, (card) => this.recording.cards[card]);
    this.draw();
  }

  frame(viewer, views) {
    const recording = this.recording, other = 1 - viewer, view = views[viewer];
    const frame = { ...view, cards: recording.cards, mode: "recording", over: null, names: [recording.names[viewer], recording.names[other]] };
    if (this.viewer === "all") frame.otherHand = views[other].hand.map((held) => held.card);
    return frame;
  }

  draw() {
    const viewer = this.viewer === "1" ? 1 : 0, step = this.recording.steps[this.at], parts = [];
    const divergence = this.recording.divergence;
    if (this.recording.note) parts.push(el("p", { class: "bad" }, this.recording.note));
    if (divergence && this.at === divergence.step) {
      parts.push(apart(divergence),
        el("div", { class: "both" }, this.half("reference", this.frame(viewer, step.views), divergence.marks[viewer]),
          divergence.views ? this.half("engine", this.frame(viewer, divergence.views), divergence.marks[viewer]) : null));
    } else parts.push(...this.position(this.frame(viewer, step.views), step.lines[viewer]));
    replace(this.field, parts);
    replace(this.bar, this.controls());
    this.log.replaceChildren(...this.recording.steps.slice(0, this.at + 1).flatMap((one) => one.lines[viewer]).map(logLine));
    this.log.scrollTop = this.log.scrollHeight;
  }

  position(frame, lines = []) {
    const look = (facts) => panel(facts.name, cardSheet(facts));
    const handlers = { slot: (own, standing, conditions) => panel(frame.cards[standing.card].name, standingSheet(frame.cards, standing, conditions)), held: (play, facts) => look(facts), stadium: (use, facts) => look(facts), energy: () => {},
      discard: (which) => panel("Discard pile", pile(frame, which)), drag: () => {}, over: () => {}, drop: () => {} };
    return [otherHand(frame), board(frame, handlers, lines, nowWords(lines)), hand(frame, handlers)];
  }

  half(title, frame, marks) {
    const box = el("section", { class: "half", "aria-label": title }, el("h2", {}, title), this.position(frame));
    for (const slot of marks) for (const spot of box.querySelectorAll(`.spot[data-slot="${slot}"]`)) spot.classList.add("apart");
    return box;
  }

  controls() {
    const last = this.recording.steps.length - 1, go = (at) => () => this.go(at);
    const turn = [...this.turns].reverse().find((one) => one.number <= this.at);
    return el("div", { class: "controls" },
      el("button", { type: "button", "data-key": "first", "aria-label": "first", onclick: go(0) }, "|◀"),
      el("button", { type: "button", "data-key": "back", "aria-label": "back", onclick: go(this.at - 1) }, "◀"),
      el("button", { type: "button", "data-key": "play", "aria-label": this.timer ? "pause" : "play", onclick: () => this.toggle() }, this.timer ? "pause" : "play"),
      el("button", { type: "button", "data-key": "forward", "aria-label": "forward", onclick: go(this.at + 1) }, "▶"),
      el("button", { type: "button", "data-key": "last", "aria-label": "last", onclick: go(last) }, "▶|"),
      el("input", { type: "range", min: 0, max: last, value: this.at, "aria-label": "moment", "data-key": "range", oninput: (event) => this.go(Number(event.target.value)) }),
      el("span", { class: "moment" }, `${this.at} of ${last}`),
      el("label", {}, "turn ", el("select", { "aria-label": "turn", "data-key": "turn", onchange: (event) => this.go(Number(event.target.value)) },
        turn ? null : el("option", { value: 0, selected: true }, "setup"),
        this.turns.map((one) => el("option", { value: one.number, selected: one === turn }, one.turn)))),
      el("label", {}, "view ", el("select", { "aria-label": "view", "data-key": "viewer", onchange: (event) => { this.viewer = event.target.value; this.draw(); } },
        [["all", "all"], ["0", this.recording.names[0]], ["1", this.recording.names[1]]].map(([value, words]) => el("option", { value, selected: value === this.viewer }, words)))));
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.recording.steps.length - 1, at));
    this.draw();
  }

  toggle() {
    if (this.timer) { clearInterval(this.timer); this.timer = 0; } else {
      this.timer = setInterval(() => {
        if (this.at === this.recording.steps.length - 1 || !this.root.isConnected) { clearInterval(this.timer); this.timer = 0; this.draw(); } else this.go(this.at + 1);
      }, calm() ? 1600 : 900);
    }
    this.draw();
  }

  key(event) {
    if (event.target.closest("input, select, textarea, dialog")) return;
    if (event.key === "ArrowRight") this.go(this.at + 1);
    else if (event.key === "ArrowLeft") this.go(this.at - 1);
    else return;
    event.preventDefault();
  }
}

function apart(divergence) {
  return el("section", { class: "box apart", "aria-label": "Difference" }, el("h2", {}, `Different at step ${divergence.step}: ${divergence.what}`),
    el("p", {}, divergence.said),
    divergence.cells.length ? el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, ["cell", "reference", "engine"].map((one, at) => el("th", { class: at ? "number" : null }, one)))),
      el("tbody", {}, divergence.cells.map((cell) => el("tr", {}, el("td", {}, cell.name), el("td", { class: "number" }, cell.reference), el("td", { class: "number" }, cell.engine)))))) : null);
}

export function watchPage(root, list, load) {
  const place = el("div", {});
  let shown = null;
  const open = async (number, at) => { shown = new Watch(place, await load(number), at); };
  replace(root, list.length > 1 ? el("label", { class: "chooser" }, "game ", el("select", { "aria-label": "game", onchange: (event) => open(Number(event.target.value)) },
    list.map((name, number) => el("option", { value: number }, name)))) : null, place);
  open(0);
  return { key: (event) => shown && shown.key(event), go: (at) => shown && shown.go(at) };
}
