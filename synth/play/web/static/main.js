// The pages: a new game, a game, decks, the lab.

import { editor } from "./decks.js";
import { el, replace } from "./dom.js";
import { lab } from "./lab.js";
import { setupForm } from "./setup.js";
import { Table } from "./table.js";
import { watchPage } from "./watch.js";
import { Wire, ask, token } from "./wire.js";

const view = document.getElementById("view"), status = document.getElementById("status"), back = document.getElementById("back");
let wire = null, table = null;

const tell = (text) => { if (status.textContent !== text) status.textContent = text; };

function leave() {
  if (wire) wire.close();
  wire = table = null;
  tell("");
}

function play(game, key, invite) {
  leave();
  sessionStorage.setItem("game", location.hash);
  const wanted = sessionStorage.getItem(`wanted-${game}`), query = new URLSearchParams({ token, game, key });
  const again = wanted && !invite ? async () => { begin(await ask("/api/games", { ...JSON.parse(wanted), seed: null }), JSON.parse(wanted)); } : null;
  table = new Table(view, (message) => wire.send(message), again, `/game?${query}`);
  if (invite) {
    const link = `${location.origin}/?token=${encodeURIComponent(token)}#game=${game}&key=${invite}`;
    view.prepend(el("p", { class: "invite" }, "The other seat: ", el("a", { href: link, target: "_blank", rel: "noopener" }, "open in a second tab"), " or send this link: ", el("input", { readonly: true, value: link, "aria-label": "link for the other player", onfocus: (event) => event.target.select() })));
  }
  wire = new Wire(game, key, (frame) => {
    if (!table) return;
    if (frame.type === "thoughts") table.think(frame);
    else if (frame.type === "notice") table.say(frame.text);
    else if (frame.type === "refused") table.refused(frame.why);
    else table.take(frame);
  }, tell);
}

// A game that the server has made: what was asked for is kept, so that another one can be had.
function begin(made, wanted) {
  sessionStorage.setItem(`wanted-${made.game}`, JSON.stringify(wanted));
  location.hash = `game=${made.game}&key=${made.key}${made.invite ? `&invite=${made.invite}` : ""}`;
}

async function route() {
  if (document.body.dataset.start === "watch") return watchRecorded();
  back.hidden = !sessionStorage.getItem("game") || location.hash.startsWith("#game=");
  const [page, rest] = location.hash.slice(1).split("&key=");
  if (page.startsWith("game=")) {
    const [key, invite] = (rest || "").split("&invite=");
    play(page.slice(5), key, invite);
    return undefined;
  }
  leave();
  try {
    const setup = await ask("/api/setup");
    if (page === "decks") editor(view, setup);
    else if (page === "lab") lab(view, setup);
    else setupForm(view, setup, begin);
  } catch (error) {
    replace(view, el("p", { class: "bad", role: "alert" }, `The server does not answer: ${error.message}`));
  }
  return undefined;
}

async function watchRecorded() {
  document.querySelector("nav").hidden = true;
  try {
    const load = (number) => ask(`/api/recording/${number}`);
    table = watchPage(view, await ask("/api/recordings"), load);
  } catch (error) {
    replace(view, el("p", { class: "bad", role: "alert" }, error.message));
  }
}

for (const button of document.querySelectorAll("[data-page]")) button.addEventListener("click", () => { location.hash = button.dataset.page; });
back.addEventListener("click", () => { location.hash = sessionStorage.getItem("game"); });
window.addEventListener("hashchange", route);
document.addEventListener("keydown", (event) => { if (table) table.key(event); });
route();
