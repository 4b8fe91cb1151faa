/** A spreadsheet would run what begins like this (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@\t\r|%]/;

/** A file as spreadsheets read it: the byte order mark tells them that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

/** One line of a CSV file after RFC 4180; what a spreadsheet would take for a formula becomes text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** A cell as it was before `csvLine`, or as it is without Excel's `="00123"` for what must stay text. */
export function fromCell(cell: string): string {
  const asText = /^="([^"]*)"$/.exec(cell)?.[1];
  if (asText !== undefined) return asText;
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
