// What a card says in full, beside it, while a mouse rests on it. Touch and keyboard open it instead.

import { cardSheet } from "./card.js";
import { el, replace } from "./dom.js";

const PATIENCE = 300;

// `facts` gives what is known of a card by its number; elements with data-card are looked at.
export function peeking(root, facts) {
  const box = el("div", { class: "peek", "aria-hidden": "true", hidden: true });
  let timer = 0, over = null;
  root.append(box);
  const hide = () => { clearTimeout(timer); over = null; box.hidden = true; };
  const show = (node) => {
    const known = facts(node.getAttribute("data-card"));
    if (!known || !node.isConnected || document.querySelector("dialog[open]")) return;
    replace(box, cardSheet(known));
    box.hidden = false;
    const place = node.getBoundingClientRect(), wide = box.offsetWidth, high = box.offsetHeight;
    const right = place.right + 8 + wide <= innerWidth;
    box.style.left = `${Math.max(4, right ? place.right + 8 : place.left - 8 - wide)}px`;
    box.style.top = `${Math.max(4, Math.min(place.top, innerHeight - high - 4))}px`;
  };
  root.addEventListener("pointerover", (event) => {
    const node = event.pointerType === "mouse" && event.target.closest("[data-card]");
    if (node === over) return;
    hide();
    if (node) { over = node; timer = setTimeout(() => show(node), PATIENCE); }
  });
  root.addEventListener("pointerleave", hide);
  root.addEventListener("pointerdown", hide);
  root.addEventListener("dragstart", hide);
}
