// Cards, drawn from facts: no artwork, only what a player must know.

import { el, svg } from "./dom.js";

export const ENERGY = {
  G: ["Grass", "#3f8f3a", "#fff"], R: ["Fire", "#d5522b", "#fff"], W: ["Water", "#2f7fc4", "#fff"],
  L: ["Lightning", "#e5b91b", "#222"], P: ["Psychic", "#9a4fa8", "#fff"], F: ["Fighting", "#b5652d", "#fff"],
  D: ["Darkness", "#3b4a57", "#fff"], M: ["Metal", "#8a98a3", "#111"], C: ["Colorless", "#e9e6de", "#222"],
  N: ["Dragon", "#a58a1f", "#fff"],
};
const KINDS = { item: "Item", supporter: "Supporter", tool: "Pokémon Tool", stadium: "Stadium", fossil: "Fossil" };
const TRAINER = { item: "#4a7fb0", supporter: "#c06a2c", tool: "#7a5fa8", stadium: "#4f8a5b", fossil: "#8c7b5c" };

export const energyName = (letter) => (ENERGY[letter] ? ENERGY[letter][0] : letter);

export function energyWords(letters) {
  const counts = {};
  for (const letter of letters) counts[letter] = (counts[letter] || 0) + 1;
  return Object.entries(counts).map(([letter, count]) => `${count} ${energyName(letter)}`).join(", ");
}

function pip(letter, x, y, r) {
  const [, colour, ink] = ENERGY[letter];
  return svg("g", {},
    svg("circle", { cx: x, cy: y, r, fill: colour, stroke: "rgba(0,0,0,.55)", "stroke-width": r / 8 }),
    svg("text", { x, y: y + r * 0.4, "text-anchor": "middle", "font-size": r * 1.15, "font-weight": 700, fill: ink }, letter));
}

export function energyIcon(letter, size = 22) {
  return svg("svg", { viewBox: "0 0 20 20", width: size, height: size, role: "img", "aria-label": `${energyName(letter)} Energy`, class: "pip" },
    pip(letter, 10, 10, 9));
}

// About so wide is a letter of the widest usual typeface, by its size; names are bold.
const WIDTH = 0.58, BOLD = 0.68;
const fitting = (text, width, largest) => Math.min(largest, width / (BOLD * Math.max(1, text.length)));

function wrapped(text, width, size, most) {
  const room = Math.max(4, Math.floor(width / (WIDTH * size)));
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length > most) {
    lines.length = most;
    lines[most - 1] = `${lines[most - 1].slice(0, Math.max(1, room - 1))}…`;
  }
  return lines;
}

// A long name in two lines, as even as its words allow; it is never cut, its letters get smaller instead.
function nameLines(name) {
  const words = name.split(" "), ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines) => Math.max(...lines.map((line) => line.length));
  return name.length > 10 && ways.length ? ways.reduce((best, way) => (longest(way) < longest(best) ? way : best)) : [name];
}

function label(text, x, y, size, extra) {
  return svg("text", { x, y, "font-size": size, ...extra }, text);
}

function paper(facts) {
  if (facts.kind !== "pokemon") return TRAINER[facts.kind] || "#777";
  return facts.type === "C" ? "#a39d8e" : ENERGY[facts.type][1];
}

function frame(facts, width, height) {
  return [
    svg("rect", { x: 1.5, y: 1.5, width: width - 3, height: height - 3, rx: 8, class: "paper", stroke: paper(facts), "stroke-width": 3 }),
    svg("rect", { x: 3, y: 3, width: width - 6, height: 5, rx: 2, fill: paper(facts) }),
  ];
}

const stageName = (facts) => (facts.kind !== "pokemon" ? KINDS[facts.kind] || facts.kind : facts.stage ? `Stage ${facts.stage}` : "Basic");

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

// A small card: 100 by 140.
export function miniCard(facts, standing) {
  const width = 100, height = 140;
  const lines = nameLines(facts.name);
  const size = Math.min(...lines.map((line) => fitting(line, 88, 14)));
  const parts = [...frame(facts, width, height)];
  lines.forEach((line, at) => parts.push(label(line, 50, 24 + at * 14, size, { "text-anchor": "middle", "font-weight": 700, class: "ink" })));
  const under = lines.length > 1 ? 52 : 40;
  parts.push(label(stageName(facts), 50, under, 9.5, { "text-anchor": "middle", class: "soft" }));
  if (facts.kind === "pokemon") {
    parts.push(standing ? pip(facts.type, 50, under + 13, 8) : pip(facts.type, 50, under + 17, 11));
    if (!standing) {
      parts.push(label(`${facts.hp} HP`, 50, under + 45, 15, { "text-anchor": "middle", "font-weight": 700, class: "ink" }));
      const last = facts.attacks[facts.attacks.length - 1];
      if (last) {
        [...last.cost].forEach((letter, at) => parts.push(pip(letter, 50 - (last.cost.length - 1) * 7 + at * 14, 112, 6.5)));
        parts.push(label(last.damage || "–", 50, 133, 12, { "text-anchor": "middle", class: "ink" }));
      }
    }
  } else {
    wrapped(facts.text || "", 88, 8.6, 7).forEach((line, at) => parts.push(label(line, 7, under + 15 + at * 10.4, 8.6, { class: "ink" })));
  }
  if (standing) parts.push(...standingMarks(standing, width, height));
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "card mini", "aria-hidden": "true" }, parts);
}

function standingMarks(standing, width, height) {
  const share = standing.max ? standing.hp / standing.max : 0;
  const colour = share > 0.5 ? "#3f8f3a" : share > 0.25 ? "#d09a1a" : "#c63b2e";
  const barY = height - 47, inner = width - 14;
  const parts = [
    label(`${standing.hp}/${standing.max}`, width / 2, barY - 3, 13, { "text-anchor": "middle", "font-weight": 700, class: "ink" }),
    svg("rect", { x: 7, y: barY, width: inner, height: 7, rx: 3, class: "groove" }),
    svg("rect", { x: 7, y: barY, width: Math.max(0, inner * share), height: 7, rx: 3, fill: colour }),
  ];
  const units = [...standing.energy], shown = units.slice(0, 10), per = Math.min(5, Math.floor(inner / 13));
  shown.slice(0, per * 2).forEach((letter, at) => parts.push(pip(letter, 13 + (at % per) * ((inner - 12) / Math.max(1, per - 1)), barY + 17 + Math.floor(at / per) * 12, 6)));
  if (units.length > per * 2) parts.push(label(`+${units.length - per * 2}`, width - 8, height - 5, 8, { "text-anchor": "end", class: "ink" }));
  return parts;
}

// The Active Pokémon: 150 by 210, with attacks.
export function fullCard(facts, standing) {
  const width = 150, height = 210;
  const parts = [...frame(facts, width, height)];
  const hp = facts.kind === "pokemon" && !standing ? `${facts.hp} HP` : "";
  const letter = facts.kind === "pokemon" ? facts.type : null;
  parts.push(label(facts.name, 8, 25, fitting(facts.name, hp ? 68 : letter ? 114 : 134, 14), { "font-weight": 700, class: "ink" }));
  if (hp) parts.push(label(hp, letter ? 124 : 142, 25, 11, { "text-anchor": "end", "font-weight": 700, class: "ink" }));
  if (letter) parts.push(pip(letter, 135, 21, 9));
  parts.push(label(facts.from ? `${stageName(facts)} from ${facts.from}` : stageName(facts), 8, 38, facts.from ? fitting(`Stage 1 from ${facts.from}`, 134, 9.5) : 9.5, { class: "soft" }));
  let y = 55;
  if (facts.ability) {
    parts.push(label("Ability", 8, y, 9, { class: "ability", "font-weight": 700 }));
    parts.push(label(facts.ability.name, 45, y, fitting(facts.ability.name, 96, 11), { "font-weight": 600, class: "ink" }));
    y += 16;
  }
  for (const attack of facts.attacks || []) {
    const cost = [...attack.cost];
    cost.forEach((unit, at) => parts.push(pip(unit, 14 + at * 13, y + 1, 6)));
    if (attack.damage) parts.push(label(attack.damage, 142, y + 5, 13, { "text-anchor": "end", "font-weight": 700, class: "ink" }));
    parts.push(label(attack.name, 8, y + 20, fitting(attack.name, 134, 12), { "font-weight": 600, class: "ink" }));
    y += 35;
  }
  if (facts.kind !== "pokemon") wrapped(facts.text || "", 134, 10, standing ? 6 : 12).forEach((line, at) => parts.push(label(line, 8, 58 + at * 12, 10, { class: "ink" })));
  if (standing) {
    parts.push(...standingMarks(standing, width, height));
    const weak = facts.weakness ? `Weakness ${energyName(facts.weakness)}` : "no Weakness";
    if (facts.kind === "pokemon") parts.push(label(`${weak} · Retreat ${facts.retreat}`, 8, height - 5, 8, { class: "soft" }));
  } else if (facts.kind === "pokemon") {
    parts.push(label(`Weakness ${facts.weakness ? energyName(facts.weakness) : "none"}`, 8, 186, 9.5, { class: "soft" }));
    parts.push(label(`Retreat ${facts.retreat}`, 8, 199, 9.5, { class: "soft" }));
  }
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "card full", "aria-hidden": "true" }, parts);
}

export function cardBack(wide = 100) {
  return svg("svg", { viewBox: "0 0 100 140", class: "card back", width: wide, "aria-hidden": "true" },
    svg("rect", { x: 1.5, y: 1.5, width: 97, height: 137, rx: 8, fill: "#3d5a80", stroke: "#22384f", "stroke-width": 3 }),
    svg("circle", { cx: 50, cy: 70, r: 22, fill: "none", stroke: "#9fb8d4", "stroke-width": 4 }));
}

// Everything a card says, as text.
export function cardSheet(facts) {
  const rows = [el("h3", {}, facts.name), el("p", { class: "soft" }, [
    stageName(facts), facts.from ? ` from ${facts.from}` : "", facts.hp ? ` · ${facts.hp} HP` : "",
    facts.type ? ` · ${energyName(facts.type)}` : "", facts.points > 1 ? ` · worth ${facts.points} points` : ""].join(""))];
  if (facts.ability) rows.push(el("p", {}, el("strong", { class: "ability" }, `Ability: ${facts.ability.name}. `), facts.ability.text));
  for (const attack of facts.attacks || []) {
    rows.push(el("p", {}, [...attack.cost].map((letter) => energyIcon(letter, 16)), " ", el("strong", {}, `${attack.name} ${attack.damage}`), attack.text ? ` ${attack.text}` : ""));
  }
  if (facts.text) rows.push(el("p", {}, facts.text));
  if (facts.kind === "pokemon") rows.push(el("p", { class: "soft" }, `Weakness: ${facts.weakness ? energyName(facts.weakness) : "none"} · Retreat Cost: ${facts.retreat}`));
  rows.push(el("p", { class: "soft" }, facts.id));
  return el("div", { class: "sheet" }, rows);
}
