// Cards as pictures: a small one for hands and Benches, a large one for the Active Spot.

import { ENERGY, energyCounts, pip, plain, stageName } from "./card.js";
import { svg } from "./dom.js";

const TRAINER = { item: "#4a7fb0", supporter: "#c06a2c", tool: "#7a5fa8", stadium: "#4f8a5b", fossil: "#8c7b5c" };

// About so wide is a letter of the widest usual typeface, by its size; names are bold.
const WIDTH = 0.58, BOLD = 0.68;
const fitting = (text, width, largest) => Math.min(largest, width / (BOLD * Math.max(1, text.length)));

function wrapped(text, width, size, most) {
  const room = Math.max(4, Math.floor(width / (WIDTH * size))), lines = [];
  for (const word of plain(text).split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length > most) {
    lines.length = most;
    if (most) lines[most - 1] = `${lines[most - 1].slice(0, Math.max(1, room - 1))}…`;
  }
  return lines;
}

// A long name in two lines, as even as its words allow; it is never cut, its letters get smaller instead.
function nameLines(name) {
  const words = name.split(" "), ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines) => Math.max(...lines.map((line) => line.length));
  return name.length > 10 && ways.length ? ways.reduce((best, way) => (longest(way) < longest(best) ? way : best)) : [name];
}

const label = (text, x, y, size, extra) => svg("text", { x, y, "font-size": size, ...extra }, text);
const centred = (text, x, y, size, extra) => label(text, x, y, size, { "text-anchor": "middle", ...extra });
const INK = { class: "ink" }, SOFT = { class: "soft" }, STRONG = { class: "ink", "font-weight": 700 };

function frame(facts, width, height) {
  const colour = facts.kind !== "pokemon" ? TRAINER[facts.kind] || "#777" : facts.type === "C" ? "#a39d8e" : ENERGY[facts.type][1];
  return [
    svg("rect", { x: 1.5, y: 1.5, width: width - 3, height: height - 3, rx: 8, class: "paper", stroke: colour, "stroke-width": 3 }),
    svg("rect", { x: 3, y: 3, width: width - 6, height: 5, rx: 2, fill: colour }),
  ];
}

const drawn = (kind, width, height, parts) => svg("svg", { viewBox: `0 0 ${width} ${height}`, class: `card ${kind}`, "aria-hidden": "true" }, parts);

const origin = (facts) => (facts.from ? `${stageName(facts)} from ${facts.from}` : stageName(facts));

// A small card: 100 by 140.
export function miniCard(facts, standing) {
  const lines = nameLines(facts.name), parts = frame(facts, 100, 140);
  const size = Math.min(...lines.map((line) => fitting(line, 88, 14)));
  lines.forEach((line, at) => parts.push(centred(line, 50, 24 + at * 14, size, STRONG)));
  let under = lines.length > 1 ? 51 : 39;
  parts.push(centred(stageName(facts), 50, under, 9.5, SOFT));
  if (facts.from && !standing) {
    under += 10;
    parts.push(centred(`from ${facts.from}`, 50, under, Math.min(9, 86 / (WIDTH * (facts.from.length + 5))), SOFT));
  }
  if (facts.kind !== "pokemon") wrapped(facts.text, 88, 8.6, standing ? 2 : 7).forEach((line, at) => parts.push(label(line, 7, under + 15 + at * 10.4, 8.6, INK)));
  if (standing) {
    if (facts.kind === "pokemon") parts.push(pip(facts.type, 50, under + 13, 7.5));
    parts.push(...health(standing, 100, 90), ...attached(standing.energy, 100, 108, 5, 2));
  } else if (facts.kind === "pokemon") parts.push(...printed(facts, under));
  return drawn("mini", 100, 140, parts);
}

// A Pokémon in a hand: its HP, whether it has an Ability, what its attacks cost and do.
function printed(facts, under) {
  const hp = `${facts.hp} HP`, start = 50 - (22 + BOLD * 13 * hp.length) / 2;
  const parts = [pip(facts.type, start + 9, under + 14, 8.5), label(hp, start + 22, under + 19, 13, STRONG)];
  if (facts.ability) {
    parts.push(centred("Ability", 50, under + 32, 8.5, { class: "ability", "font-weight": 700 }));
    parts.push(centred(facts.ability.name, 50, under + 42, Math.min(9, 86 / (WIDTH * facts.ability.name.length)), { class: "ability" }));
  }
  const attacks = facts.attacks.slice(-2);
  attacks.forEach((attack, at) => {
    const y = 127 - (attacks.length - 1 - at) * 17, cost = [...attack.cost];
    cost.forEach((letter, n) => parts.push(pip(letter, 13 + n * 12, y, 5.5)));
    parts.push(label(attack.damage || "–", 93, y + 4, 11.5, { ...STRONG, "text-anchor": "end" }));
  });
  return parts;
}

function health(standing, width, y) {
  const share = standing.max ? standing.hp / standing.max : 0, inner = width - 14;
  const colour = share > 0.5 ? "#3f8f3a" : share > 0.25 ? "#d09a1a" : "#c63b2e";
  return [
    centred(`${standing.hp}/${standing.max}`, width / 2, y - 3, 14, STRONG),
    svg("rect", { x: 7, y, width: inner, height: 7, rx: 3, class: "groove" }),
    svg("rect", { x: 7, y, width: Math.max(0, inner * share), height: 7, rx: 3, fill: colour }),
  ];
}

// The Energy of a Pokémon: a sign each, or counted where there is no room for that.
function attached(letters, width, y, across, rows) {
  const units = [...letters], step = (width - 14) / across;
  if (units.length <= across * rows) return units.map((letter, at) => pip(letter, 7 + step * (at % across + 0.5), y + Math.floor(at / across) * 16.5, 7.4));
  return energyCounts(letters).flatMap(([letter, count], at) => {
    const x = 15 + (at % 2) * (width / 2 - 5), down = y + Math.floor(at / 2) * 16.5;
    return [pip(letter, x, down, 7.4), label(`×${count}`, x + 10, down + 4.5, 12, STRONG)];
  });
}

// The Active Pokémon: 150 by 210, with attacks and as much of their text as there is room for.
export function fullCard(facts, standing, conditions = []) {
  const parts = frame(facts, 150, 210), pokemon = facts.kind === "pokemon";
  parts.push(label(facts.name, 8, 25, fitting(facts.name, pokemon ? 114 : 134, 14), STRONG));
  if (pokemon) parts.push(pip(facts.type, 135, 21, 9));
  parts.push(label(origin(facts), 8, 38, Math.min(9.5, 134 / (WIDTH * origin(facts).length)), SOFT));
  const bottom = conditions.length ? (conditions.length > 2 ? 110 : 126) : 144;
  parts.push(...(pokemon ? effects(facts, bottom) : wrapped(facts.text, 134, 9.4, Math.floor((bottom - 44) / 11)).map((line, at) => label(line, 8, 54 + at * 11, 9.4, INK))));
  parts.push(...health(standing, 150, 161), ...attached(standing.energy, 150, 179, 8, 1));
  if (pokemon) parts.push(...footer(facts));
  return drawn("full", 150, 210, parts);
}

const LEADING = 9.8;

function effects(facts, bottom) {
  const parts = [], attacks = facts.attacks, heads = (facts.ability ? 13 : 0) + 30 * attacks.length;
  const texts = [...(facts.ability ? [facts.ability.text] : []), ...attacks.map((attack) => attack.text)];
  const wanted = texts.map((text) => (text ? wrapped(text, 134, 8.3, 12).length : 0)), room = wanted.map(() => 0);
  for (let left = Math.floor((bottom - 46 - heads) / LEADING); left > 0; left -= 1) {
    const next = wanted.findIndex((lines, at) => room[at] < lines && room[at] <= Math.min(...room.filter((_, other) => room[other] < wanted[other])));
    if (next < 0) break;
    room[next] += 1;
  }
  let y = 46;
  const say = (text, at) => {
    if (room[at]) wrapped(text, 134, 8.3, room[at]).forEach((line) => { parts.push(label(line, 8, y + 7, 8.3, { class: "soft fine" })); y += LEADING; });
  };
  if (facts.ability) {
    parts.push(label("Ability", 8, y + 8, 9, { class: "ability", "font-weight": 700 }), label(facts.ability.name, 45, y + 8, fitting(facts.ability.name, 96, 11), { ...INK, "font-weight": 600 }));
    y += 13;
    say(facts.ability.text, 0);
  }
  attacks.forEach((attack, at) => {
    [...attack.cost].forEach((unit, n) => parts.push(pip(unit, 14 + n * 13, y + 8, 6)));
    if (attack.damage) parts.push(label(attack.damage, 142, y + 13, 14, { ...STRONG, "text-anchor": "end" }));
    parts.push(label(attack.name, 8, y + 26, fitting(attack.name, 134, 12), { ...INK, "font-weight": 600 }));
    y += 30;
    say(attack.text, at + (facts.ability ? 1 : 0));
  });
  return parts;
}

function footer(facts) {
  const parts = [label("Weak", 8, 203, 9, SOFT)];
  parts.push(facts.weakness ? pip(facts.weakness, 41, 200, 5.5) : label("–", 36, 203, 9, SOFT), label("Retreat", 58, 203, 9, SOFT));
  if (!facts.retreat) parts.push(label("0", 96, 203, 9, SOFT));
  for (let at = 0; at < facts.retreat; at += 1) parts.push(pip("C", 100 + at * 12, 200, 5.5));
  return parts;
}

export function cardBack(wide = 100) {
  return svg("svg", { viewBox: "0 0 100 140", class: "card back", width: wide, "aria-hidden": "true" },
    svg("rect", { x: 1.5, y: 1.5, width: 97, height: 137, rx: 8, fill: "#3d5a80", stroke: "#22384f", "stroke-width": 3 }),
    svg("circle", { cx: 50, cy: 70, r: 22, fill: "none", stroke: "#9fb8d4", "stroke-width": 4 }));
}
