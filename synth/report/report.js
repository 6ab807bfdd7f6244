// Tables sort by the column whose heading is chosen.
for (const button of document.querySelectorAll("th button")) button.addEventListener("click", () => {
  const head = button.closest("th"), body = head.closest("table").tBodies[0], at = head.cellIndex;
  const down = head.getAttribute("aria-sort") === "ascending";
  for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const key = (row) => { const cell = row.cells[at], known = cell.dataset.key; const n = Number(known); return known !== undefined && !Number.isNaN(n) ? n : (known || cell.textContent); };
  const rows = [...body.rows].sort((a, b) => { const x = key(a), y = key(b); return typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y)); });
  body.append(...(down ? rows.reverse() : rows));
});
