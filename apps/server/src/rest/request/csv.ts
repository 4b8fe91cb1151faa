/**
 * Parses RFC 4180 CSV: fields may be in double quotes, where a doubled one means a single one; lines end in LF or CRLF,
 * and the last one may be empty. The first line isn't special here.
 * @returns null if a quoted field doesn't end or is followed by more text
 */
export function parseCsv(text: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value: string;
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end === -1) return null;
      value = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      unquoted.lastIndex = at;
      value = unquoted.exec(text)?.[0] ?? '';
      at += value.length;
    }
    row.push(value);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at < text.length && text[at] !== '\n') return null;
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

const unquoted = /[^,"\n\r]*/y;

function closingQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}
