// A new game: who plays which deck against whom.

import { deckAbout, deckSelect, deckText } from "./decks.js";
import { el, replace } from "./dom.js";
import { ask } from "./wire.js";

const PLAYERS = {
  random: "any legal move", attack: "attaches Energy and attacks", evolve: "evolves, attaches, attacks: follows priorities",
  greedy: "tries its moves to the end of the turn", expert: "as greedy, with more knowledge of the game", policy: "has learned by playing against itself",
  argmax: "the policy, always with its first choice", search: "the policy, looking ahead; takes its time",
};
const MODES = { bot: "against a player of the program", person: "against another person, in a second tab", practice: "practice: both sides, with moves taken back", watch: "watch two players" };

export function setupForm(root, setup, started) {
  const mode = el("select", { name: "mode", "aria-label": "mode" }, Object.entries(MODES).map(([value, words]) => el("option", { value }, words)));
  const last = JSON.parse(localStorage.getItem("last-game") || "{}");
  const mine = deckSelect(setup, "your deck", last.mine || setup.decks[0].name);
  const theirs = deckSelect(setup, "their deck", last.theirs || setup.decks[Math.min(1, setup.decks.length - 1)].name);
  const players = ["their player", "your player"].map((name) => el("select", { name, "aria-label": name }, setup.players.map((one) => el("option", { value: one, selected: one === (last.player || setup.opponent) }, PLAYERS[one] ? `${one}: ${PLAYERS[one]}` : one))));
  const side = el("select", { name: "side", "aria-label": "side" }, ["first seat", "second seat"].map((words, at) => el("option", { value: at }, words)));
  const seed = el("input", { name: "seed", type: "number", min: 0, max: 4294967295, placeholder: "any", "aria-label": "seed" });
  const problem = el("p", { class: "bad", role: "alert" });
  const rows = {
    theirPlayer: el("label", {}, "Opponent ", players[0]), yourPlayer: el("label", {}, "First player ", players[1]), side: el("label", {}, "Side ", side),
  };
  const show = () => {
    rows.theirPlayer.hidden = !["bot", "watch"].includes(mode.value);
    rows.yourPlayer.hidden = mode.value !== "watch";
    rows.side.hidden = !["bot", "person"].includes(mode.value);
  };
  const about = [mine, theirs].map((select) => {
    const line = el("p", { class: "soft deck-about" });
    const tell = () => replace(line, deckAbout(setup, select.value));
    select.addEventListener("change", tell);
    tell();
    return line;
  });
  mode.addEventListener("change", show);
  show();

  async function start(event) {
    event.preventDefault();
    problem.textContent = "";
    const at = rows.side.hidden ? 0 : Number(side.value), both = [mine.value, theirs.value].map(deckText);
    const decks = at === 0 ? both : both.reverse(), names = [players[1].value, players[0].value];
    const wanted = { mode: mode.value, decks, players: at === 0 ? names : names.reverse(), side: at, seed: seed.value === "" ? null : Number(seed.value) };
    localStorage.setItem("last-game", JSON.stringify({ mine: mine.value, theirs: theirs.value, player: players[0].value }));
    try { started(await ask("/api/games", wanted), wanted); } catch (error) { problem.textContent = error.message; }
  }

  replace(root, el("form", { class: "form", onsubmit: start }, el("h2", {}, "New game"),
    el("label", {}, "Play ", mode), el("label", {}, "Your deck ", mine), about[0], el("label", {}, "Their deck ", theirs), about[1], rows.yourPlayer, rows.theirPlayer, rows.side,
    el("label", {}, "Seed ", seed), problem, el("button", { type: "submit", class: "wide end" }, "Start"),
    el("p", { class: "soft" }, "Who goes first is a coin flip. The same decks, side and seed give the same chance again."),
    el("p", { class: "soft" }, "Keys in a game: digits choose a move, m goes to the list of moves, e ends the turn, Tab reaches everything.")));
}
