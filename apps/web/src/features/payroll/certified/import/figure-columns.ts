import type { CertifiedPayLine } from '@muster/contract/certified-payroll';
import { withoutCurrency } from '@muster/domain/money/decimal-text';
import type { FileColumns } from '../../../../kit/import/file-columns.ts';
import type { CsvFile } from '../../../../ui/csv/csv-file.ts';
import { amountNames, parseCents } from '../figures-draft.ts';

export type FigureMeaning = keyof CertifiedPayLine;

/** In the order in which a heading is taken: "Other deductions" is no total, "Net pay" no deduction. */
const headingWords: readonly (readonly [FigureMeaning, RegExp])[] = [
  ['net_cents', /\bnet\b|\bneto\b|take.?home/i],
  ['fica_cents', /fica|social security|medicare|seguro social/i],
  ['tax_cents', /tax|withh|impuesto|retenci/i],
  ['other_note', /note|description|what|nota|concepto/i],
  ['other_cents', /other|deduction|otr[ao]s|deducci/i],
  [
    'worker',
    /(employee|worker|payroll|file|person).*(no\b|number|id|#)|^(id|no\.?|number|#)$|n[uú]mero|clave/i,
  ],
];

/** What the headings say; each meaning once. */
export function guessFigureColumns({ headings }: CsvFile): FileColumns<FigureMeaning> {
  const taken = new Set<FigureMeaning>();
  return headings.map((heading) => {
    const found = headingWords.find(
      ([meaning, words]) => !taken.has(meaning) && words.test(heading),
    );
    if (found === undefined) return null;
    taken.add(found[0]);
    return found[0];
  });
}

/** The lines as they are sent: a blank cell says nothing, and what is no amount goes as it is written. */
export function figureLines(
  file: CsvFile,
  columns: FileColumns<FigureMeaning>,
  locale: string | readonly string[],
): readonly CertifiedPayLine[] {
  const cellOf = (cells: readonly string[], meaning: FigureMeaning) =>
    (cells[columns.indexOf(meaning)] ?? '').trim().replaceAll(/\s+/g, ' ');
  return file.rows.map(({ cells }) => {
    const note = cellOf(cells, 'other_note');
    const amounts = amountNames.flatMap((name): (readonly [string, number | string])[] => {
      const cell = cellOf(cells, name);
      return cell === '' ? [] : [[name, readCents(cell, locale) ?? cell]];
    });
    return {
      worker: cellOf(cells, 'worker'),
      ...Object.fromEntries(amounts),
      ...(note !== '' && { other_note: note }),
    };
  });
}

/** Payroll systems write amounts with a currency's sign. */
export function readCents(cell: string, locale: string | readonly string[]): number | null {
  return parseCents(withoutCurrency(cell), locale);
}
