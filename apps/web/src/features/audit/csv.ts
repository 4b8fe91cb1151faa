/** A spreadsheet would carry out what begins like this. */
const formula = /^[\s]*[=+\-@\t\r|%]/;

/** One line of a CSV file after RFC 4180; what a spreadsheet would take for a formula is text. */
export function csvLine(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = formula.test(value) ? `'${value}` : value;
    return `"${safe.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
