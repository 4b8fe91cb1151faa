import type { ProposedReceipt } from '@muster/contract/receipt-text';

const longestText = 20_000;
/** Total of a receipt in English or Spanish; "subtotal" is another word. */
const totalWords =
  /\b(?:grand total|amount (?:due|paid)|balance due|total(?: a pagar)?|importe)\b/i;
const partWords = /\b(?:sub-?total|tax|items?|savings?|saved|discount|puntos|points)\b/i;
const amount = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,7})\.(\d{2})(?![\d.,])/g;

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

/**
 * Reads the total and date from a receipt's text. The last line with a word for the total wins, because totals are at
 * the end. The first date wins, because return policies come later.
 */
export function proposedReceipt(text: string, today: string): ProposedReceipt {
  const lines = text.slice(0, longestText).split(/\r?\n/);
  return { total_cents: totalIn(lines), bought_on: dayIn(lines.join('\n'), today) };
}

function totalIn(lines: readonly string[]): number | null {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (!totalWords.test(line) || partWords.test(line)) continue;
    // Columns of a PDF often end up as separate lines.
    const [found] = [...amountsIn(line).slice(-1), ...amountsIn(lines[at + 1] ?? '').slice(0, 1)];
    if (found !== undefined && found > 0) return found;
  }
  return null;
}

const amountsIn = (line: string) =>
  [...line.matchAll(amount)].map(
    ([, whole = '', cents = '']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  );

function dayIn(text: string, today: string): string | null {
  const found: { readonly at: number; readonly day: string }[] = [];
  const keep = (at: number, year: number, month: number, day: number) => {
    const full = year < 100 ? 2000 + year : year;
    const iso = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const isReal = new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, 10) === iso;
    if (isReal && iso >= '2000-01-01' && iso <= today) found.push({ at, day: iso });
  };
  for (const { index, 1: year, 2: month, 3: day } of text.matchAll(
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
  )) {
    keep(index, Number(year), Number(month), Number(day));
  }
  for (const { index, 1: month, 2: day, 3: year } of text.matchAll(
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g,
  )) {
    keep(index, Number(year), Number(month), Number(day));
  }
  for (const { index, 1: name = '', 2: day, 3: year } of text.matchAll(
    /\b([A-Z][a-z]{2})[a-z]{0,6}\.? (\d{1,2}),? (\d{4})\b/g,
  )) {
    const month = monthNames.indexOf(name.toLowerCase()) + 1;
    if (month > 0) keep(index, Number(year), month, Number(day));
  }
  const [first] = found.toSorted((one, other) => one.at - other.at);
  return first?.day ?? null;
}
