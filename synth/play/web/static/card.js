// What is known of a card, in words and signs: no artwork, only what a player must know.

import { el, svg } from "./dom.js";

export const ENERGY = {
  G: ["Grass", "#3f8f3a", "#fff"], R: ["Fire", "#d5522b", "#fff"], W: ["Water", "#2f7fc4", "#fff"],
  L: ["Lightning", "#e5b91b", "#222"], P: ["Psychic", "#9a4fa8", "#fff"], F: ["Fighting", "#b5652d", "#fff"],
  D: ["Darkness", "#3b4a57", "#fff"], M: ["Metal", "#8a98a3", "#111"], C: ["Colorless", "#e9e6de", "#222"],
  N: ["Dragon", "#a58a1f", "#fff"],
};
const KINDS = { item: "Item", supporter: "Supporter", tool: "Pokémon Tool", stadium: "Stadium", fossil: "Fossil" };
const SIGN = /\[([GRWLPFDMCN])\]/;

export const energyName = (letter) => (ENERGY[letter] ? ENERGY[letter][0] : letter);

export function energyCounts(letters) {
  const counts = {};
  for (const letter of letters) counts[letter] = (counts[letter] || 0) + 1;
  return Object.entries(counts);
}

export const energyWords = (letters) => energyCounts(letters).map(([letter, count]) => `${count} ${energyName(letter)}`).join(", ");

export function pip(letter, x, y, r) {
  const [, colour, ink] = ENERGY[letter];
  return svg("g", {},
    svg("circle", { cx: x, cy: y, r, fill: colour, stroke: "rgba(0,0,0,.55)", "stroke-width": r / 8 }),
    svg("text", { x, y: y + r * 0.4, "text-anchor": "middle", "font-size": r * 1.15, "font-weight": 700, fill: ink }, letter));
}

export function energyIcon(letter, size = 22) {
  return svg("svg", { viewBox: "0 0 20 20", width: size, height: size, role: "img", "aria-label": `${energyName(letter)} Energy`, class: "pip" },
    pip(letter, 10, 10, 9));
}

// A text with its signs drawn: [W] becomes a drop of colour. split() puts the letters at odd places.
export const rich = (text) => (text || "").split(SIGN).map((part, at) => (at % 2 ? energyIcon(part, 15) : part));

// The same where only letters can be: [W] becomes Water.
export const plain = (text) => (text || "").split(SIGN).map((part, at) => (at % 2 ? energyName(part) : part)).join("");

export const stageName = (facts) => (facts.kind !== "pokemon" ? KINDS[facts.kind] || facts.kind : facts.stage ? `Stage ${facts.stage}` : "Basic");

// What a screen reader says of a card.
export function cardWords(facts, standing) {
  const parts = [facts.name, stageName(facts)];
  if (standing) {
    parts.push(`${standing.hp} of ${standing.max} HP`);
    parts.push(standing.energy ? `Energy: ${energyWords(standing.energy)}` : "no Energy");
    if (standing.toolName) parts.push(`Tool: ${standing.toolName}`);
    if (standing.conditions && standing.conditions.length) parts.push(standing.conditions.join(", "));
  } else if (facts.hp) parts.push(`${facts.hp} HP`);
  return parts.join(", ");
}

// Everything a card says, as text.
export function cardSheet(facts) {
  const rows = [el("h3", {}, facts.name), el("p", { class: "soft" }, [
    stageName(facts), facts.from ? ` from ${facts.from}` : "", facts.hp ? ` · ${facts.hp} HP` : "",
    facts.type ? ` · ${energyName(facts.type)}` : "", facts.points > 1 ? ` · worth ${facts.points} points` : ""].join(""))];
  if (facts.ability) rows.push(el("p", {}, el("strong", { class: "ability" }, `Ability: ${facts.ability.name}. `), rich(facts.ability.text)));
  for (const attack of facts.attacks || []) {
    rows.push(el("p", {}, [...attack.cost].map((letter) => energyIcon(letter, 16)), " ", el("strong", {}, `${attack.name} ${attack.damage}`), attack.text ? [". ", rich(attack.text)] : ""));
  }
  if (facts.text) rows.push(el("p", {}, rich(facts.text)));
  if (facts.kind === "pokemon") rows.push(el("p", { class: "soft" }, `Weakness: ${facts.weakness ? energyName(facts.weakness) : "none"} · Retreat Cost: ${facts.retreat}`));
  rows.push(el("p", { class: "soft" }, facts.id));
  return el("div", { class: "sheet" }, rows);
}

// The same for a Pokémon in play: first how it stands, with what its Tools say.
export function standingSheet(cards, standing, conditions) {
  const tools = standing.tools.map((tool) => cards[tool]);
  const state = [`${standing.hp} of ${standing.max} HP left`, standing.energy ? energyWords(standing.energy) : "no Energy", ...conditions];
  const sheet = cardSheet(cards[standing.card]);
  sheet.children[0].after(el("p", {}, el("strong", {}, state.join(" · "))),
    ...tools.map((tool) => el("p", {}, el("strong", {}, `${tool.name}: `), rich(tool.text))));
  return sheet;
}
