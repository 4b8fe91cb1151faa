/** A spreadsheet would run a cell that begins like this (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@\t\r|%]/;

/** Returns a file for spreadsheets: the byte order mark says that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

/** Returns one line of a CSV file by RFC 4180. Cells that a spreadsheet would take for a formula become text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** Returns a cell as it was before `csvLine`, or without Excel's `="00123"` for cells that must stay text. */
export function fromCell(cell: string): string {
  const asText = /^="([^"]*)"$/.exec(cell)?.[1];
  if (asText !== undefined) return asText;
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
