import type { CertifiedPayLine } from '@muster/contract/certified-payroll';
import { withoutCurrency } from '@muster/domain/money/decimal-text';
import type { FileColumns } from '../../../../kit/import/file-columns.ts';
import { columnsByHeadings, fileLines } from '../../../../kit/import/file-lines.ts';
import type { CsvFile } from '../../../../ui/csv/csv-file.ts';
import { amountNames, parseCents } from '../figures-draft.ts';

export type FigureMeaning = keyof CertifiedPayLine;

/**
 * In the order in which headings are matched: "Other deductions" must not match the total, nor "Net pay" a deduction.
 */
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

export function guessFigureColumns({ headings }: CsvFile): FileColumns<FigureMeaning> {
  return columnsByHeadings(headings, headingWords);
}

/** Returns the lines to send: blank cells are left out, and a cell that isn't an amount is sent as written. */
export function figureLines(
  file: CsvFile,
  columns: FileColumns<FigureMeaning>,
  locale: string | readonly string[],
): readonly CertifiedPayLine[] {
  return fileLines(file, columns, (cellOf) => {
    const note = cellOf('other_note');
    const amounts = amountNames.flatMap((name): (readonly [string, number | string])[] => {
      const cell = cellOf(name);
      return cell === '' ? [] : [[name, readCents(cell, locale) ?? cell]];
    });
    return {
      worker: cellOf('worker'),
      ...Object.fromEntries(amounts),
      ...(note !== '' && { other_note: note }),
    };
  });
}

/** Payroll systems write amounts with a currency sign. */
export function readCents(cell: string, locale: string | readonly string[]): number | null {
  return parseCents(withoutCurrency(cell), locale);
}
