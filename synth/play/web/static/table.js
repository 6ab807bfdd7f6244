// A game on the page: frames come in, are shown one after the other, moves go out.

import { board, hand, otherHand, pile } from "./board.js";
import { cardSheet, standingSheet } from "./card.js";
import { dialogue, menu, moveList, panel } from "./choice.js";
import { calm, el, replace } from "./dom.js";
import { ending, latest, logLine, nowWords } from "./log.js";
import { peeking } from "./peek.js";

const PACES = { quick: 0, normal: 650, slow: 1500 };

export class Table {
  // `again`: starts another game like this one, if that can be done.
  constructor(root, send, again, recordPage) {
    Object.assign(this, { root, send, again, recordPage });
    this.frame = null;
    this.queue = [];
    this.thoughts = null;
    this.aimed = this.sent = null;
    this.notice = "";
    this.said = [];
    this.now = this.why = "";
    this.pace = localStorage.getItem("pace") || (calm() ? "quick" : "normal");
    this.learning = localStorage.getItem("learning") === "yes";
    this.log = el("ol", { class: "log", "aria-label": "What happened", "aria-live": "polite", tabindex: "0" });
    this.parts = Object.fromEntries(["top", "board", "choice", "hand", "moves", "extra", "banner"].map((name) => [name, el("div", { class: `part part-${name}` })]));
    const p = this.parts;
    const table = el("div", { class: "table" },
      el("div", { class: "field" }, p.banner, p.top, p.board, p.choice, p.hand),
      el("aside", { class: "aside" }, p.extra, this.moveBox = el("details", { open: true, class: "box" }, el("summary", {}, "Moves"), p.moves,
        el("p", { class: "soft keys" }, "Keys: 1 to 9 make a move, m comes here, e ends the turn")),
        el("details", { open: true, class: "box" }, el("summary", {}, "Log"), this.log)));
    replace(root, table);
    peeking(table, (card) => this.frame && this.frame.cards[card]);
  }

  // A frame from the server. The first, and one after a reconnection, replaces everything.
  take(frame) {
    if (frame.type === "whole") {
      this.queue = [];
      this.log.replaceChildren(...frame.lines.map(logLine));
      this.why = ending(frame.lines);
      this.show(frame, []);
      this.now = latest(frame.lines);
      this.draw();
      return;
    }
    this.queue.push(frame);
    if (this.queue.length === 1) this.play();
  }

  play() {
    const frame = this.queue[0];
    if (!frame) return;
    this.log.append(...frame.lines.map(logLine));
    this.why = ending(frame.lines);
    this.show(frame, frame.lines);
    const patience = frame.choice && this.queue.length === 1 ? 0 : PACES[this.pace];
    setTimeout(() => { this.queue.shift(); this.play(); }, patience + (frame.lines.some((line) => line.coins) ? PACES[this.pace] / 2 : 0));
  }

  show(frame, lines) {
    this.frame = frame;
    this.sent = null;
    this.notice = "";
    this.said = lines;
    if (lines.length) this.now = nowWords(lines);
    this.draw();
    this.log.scrollTop = this.log.scrollHeight;
    if (this.aimed !== null && frame.choice) {
      const slot = this.aimed;
      this.aimed = null;
      const move = frame.choice.moves.find((one) => one.group === "slot" && one.slot === slot);
      if (move && frame.choice.kind !== "main") return this.act(move);
    }
    if (this.learning && frame.choice) this.send({ type: "think", step: frame.step });
    return undefined;
  }

  draw() {
    const frame = this.frame, act = (move) => this.act(move), handlers = this.handlers();
    replace(this.parts.board, board(frame, handlers, this.said, this.now));
    replace(this.parts.top, frame.otherHand || frame.sides[1].known.length ? otherHand(frame) : null);
    replace(this.parts.choice, dialogue(frame, act), this.notice ? el("p", { class: "notice", role: "status" }, this.notice) : null);
    replace(this.parts.hand, hand(frame, handlers));
    replace(this.parts.moves, moveList(frame, this.learning ? this.thoughts : null, act));
    replace(this.parts.banner, frame.over ? this.banner(frame) : null);
    replace(this.parts.extra, this.controls(frame));
    this.moveBox.hidden = frame.mode === "watch" || Boolean(frame.over);
    document.title = frame.over ? "synth play: over" : frame.choice ? "synth play: your decision" : "synth play";
  }

  // Who won and why, and what can be done now.
  banner(frame) {
    const winner = frame.over.winner, person = frame.names[0] === "You", mine = person && winner === frame.seat, lost = person && winner === 1 - frame.seat;
    const words = winner === null ? "A tie" : lost ? "You lost" : `${frame.names[winner === frame.seat ? 0 : 1]} won`;
    return el("div", { class: `over${mine ? " mine" : lost ? " lost" : ""}`, role: "status" },
      el("strong", {}, words), el("span", {}, this.why), el("span", { class: "soft" }, `seed ${frame.seed}`),
      this.again ? el("button", { type: "button", "data-key": "again", onclick: this.again }, "Play again") : null,
      this.recordPage ? el("a", { href: this.recordPage, target: "_blank", rel: "noopener", "data-key": "record" }, "Watch it from the start") : null);
  }

  controls(frame) {
    const pace = el("select", { "aria-label": "Pace", "data-key": "pace", onchange: (event) => { this.pace = event.target.value; localStorage.setItem("pace", this.pace); } },
      Object.keys(PACES).map((name) => el("option", { value: name, selected: name === this.pace }, name)));
    const learn = el("input", { type: "checkbox", "data-key": "learn", checked: this.learning, onchange: (event) => {
      this.learning = event.target.checked;
      localStorage.setItem("learning", this.learning ? "yes" : "no");
      if (this.learning && frame.choice) this.send({ type: "think", step: frame.step });
      this.draw();
    } });
    const thoughts = this.learning && this.thoughts && this.thoughts.step === frame.step ? this.thoughts : null;
    return el("div", { class: "controls" },
      frame.mode === "watch" ? null : el("label", {}, learn, " what the policy thinks"),
      thoughts ? el("span", { class: "value" }, `value ${thoughts.value >= 0 ? "+" : "−"}${Math.abs(thoughts.value).toFixed(2)}`) : null,
      el("label", {}, "pace ", pace),
      frame.mode === "practice" ? el("button", { type: "button", "data-key": "undo", disabled: frame.step === 0, onclick: () => this.send({ type: "undo", step: frame.step }) }, "Take back") : null,
      frame.mode === "watch" && !frame.over ? el("button", { type: "button", "data-key": "next", onclick: () => this.send({ type: "next", step: frame.step }) }, "Next move") : null,
      frame.mode === "watch" && !frame.over ? el("button", { type: "button", "data-key": "run", onclick: () => this.run() }, this.running ? "Pause" : "Play on") : null);
  }

  run() {
    this.running = !this.running;
    this.draw();
    const go = () => {
      if (!this.running || !this.root.isConnected) return;
      if (!this.frame.over && this.queue.length === 0) this.send({ type: "next", step: this.frame.step });
      if (!this.frame.over) setTimeout(go, Math.max(60, PACES[this.pace]));
    };
    go();
  }

  think(thoughts) {
    this.thoughts = thoughts;
    this.notice = "";
    if (this.frame && thoughts.step === this.frame.step) this.draw();
  }

  say(text) {
    this.notice = text;
    if (this.frame) this.draw();
  }

  // One move for a decision: a second click before the answer is none for the next decision.
  act(move) {
    if (!this.frame || !this.frame.choice || this.queue.length > 1 || this.sent === this.frame.step) return;
    if (this.send({ type: "act", step: this.frame.step, action: move.action })) this.sent = this.frame.step;
  }

  refused(why) {
    this.sent = null;
    this.say(`Not done: ${why}`);
  }

  handlers() {
    const frame = this.frame, moves = frame.choice ? frame.choice.moves : [], act = (move) => this.act(move);
    const look = (facts, own) => menu(facts.name, cardSheet(facts), own, act);
    return {
      slot: (own, standing, conditions) => {
        if (own.length === 1 && own[0].group === "slot") act(own[0]);
        else menu(frame.cards[standing.card].name, standingSheet(frame.cards, standing, conditions), own, act);
      },
      held: (play, facts) => (play && play.group === "card" ? act(play) : look(facts, play ? [play] : [])),
      stadium: (use, facts) => look(facts, use ? [use] : []),
      energy: () => menu("Attach Energy", el("h3", {}, "Attach Energy"), moves.filter((move) => move.group === "attach"), act),
      discard: (which) => panel("Discard pile", pile(frame, which)),
      drag: (event, what) => {
        this.dragged = what;
        event.dataTransfer.setData("text/plain", "move");
        event.dataTransfer.effectAllowed = "move";
      },
      over: (event, slot) => {
        if (this.dragged && (this.dragged.move || moves.some((move) => move.group === "attach" && move.slot === slot))) event.preventDefault();
      },
      drop: (event, slot) => {
        const what = this.dragged;
        this.dragged = null;
        if (!what) return;
        event.preventDefault();
        if (what.energy) {
          const move = moves.find((one) => one.group === "attach" && one.slot === slot);
          if (move) act(move);
        } else if (misplaced(frame, what.move, slot)) {
          this.say(`${frame.cards[what.move.card].name} evolves from ${frame.cards[what.move.card].from}`);
        } else {
          this.aimed = slot < 0 ? null : slot;
          act(what.move);
        }
      },
    };
  }

  // Digits choose a move; m goes to the list, arrows walk in it, e ends the turn.
  key(event) {
    if (!this.frame || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const moves = this.frame.choice ? this.frame.choice.moves : [];
    const list = [...this.parts.moves.querySelectorAll("button")], at = list.indexOf(document.activeElement);
    if (/^[1-9]$/.test(event.key) && moves[event.key - 1]) this.act(moves[event.key - 1]);
    else if (event.key === "e") { const end = moves.find((move) => move.group === "end"); if (end) this.act(end); }
    else if (event.key === "m" && list[0]) { this.moveBox.open = true; list[0].focus(); }
    else if (event.key === "ArrowDown" && at >= 0) list[Math.min(at + 1, list.length - 1)].focus();
    else if (event.key === "ArrowUp" && at >= 0) list[Math.max(at - 1, 0)].focus();
    else return;
    event.preventDefault();
  }
}

// An Evolution that was dropped onto another Pokémon than the one it says, which is in play: a slip of the hand.
function misplaced(frame, move, slot) {
  const { from } = frame.cards[move.card], own = frame.sides[0].slots;
  const named = (one) => Boolean(one) && frame.cards[one.card].name === from;
  return Boolean(from && own[slot]) && !named(own[slot]) && own.some(named);
}
