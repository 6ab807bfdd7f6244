// Building elements; nothing from the server is ever put in as markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(3)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

export function el(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

// Puts new children in and keeps the focus on what has the same data-key.
export function replace(node, ...children) {
  const key = document.activeElement && document.activeElement.getAttribute("data-key");
  node.replaceChildren(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  if (key && document.activeElement === document.body) {
    const again = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again) again.focus({ preventScroll: true });
  }
}

export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
