import { withoutCurrency, parseAmount, parseQuantity } from '@muster/domain/money/decimal-text';
import type { FileColumns } from '../../../kit/import/file-columns.ts';
import { columnsByHeadings, fileLines } from '../../../kit/import/file-lines.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { readType } from '../grid/budget-grid.ts';

export const budgetMeanings = ['code', 'cost_type', 'hours', 'quantity', 'unit', 'amount'] as const;
export type BudgetMeaning = (typeof budgetMeanings)[number];

/** In the order in which headings are matched: "Unit" must not match the quantity, nor "Man hours" the amount. */
const headingWords: readonly (readonly [BudgetMeaning, RegExp])[] = [
  ['cost_type', /\b(type|category|tipo)\b/i],
  ['hours', /\b(hours|hrs|mh|horas)\b/i],
  ['unit', /^(unit|uom|u\/m|unidad)( of measure)?$/i],
  ['quantity', /\b(quantity|qty|cantidad)\b/i],
  ['amount', /\b(amount|budget|total|cost|monto|importe|presupuesto|costo)$/i],
  ['code', /\b(code|phase|c[oó]digo|fase|no\.?)\b/i],
];

export function guessBudgetColumns({ headings }: CsvFile): {
  readonly columns: FileColumns<BudgetMeaning>;
  readonly hasHeadings: boolean;
} {
  const columns = columnsByHeadings(headings, headingWords);
  if (columns.some((meaning) => meaning !== null)) return { columns, hasHeadings: true };
  // Pasted from the middle of a spreadsheet: in the order of the grid.
  return { columns: headings.map((_, at) => budgetMeanings[at] ?? null), hasHeadings: false };
}

/** Returns the lines to send. A cell that can't be parsed is sent unchanged, and the server reports it. */
export function budgetLines(
  file: CsvFile,
  columns: FileColumns<BudgetMeaning>,
  currency: string,
  locale: string | readonly string[],
): readonly object[] {
  return fileLines(file, columns, (cellOf) => {
    const number = (meaning: 'hours' | 'quantity' | 'amount') => {
      const cell = cellOf(meaning);
      if (cell === '') return 0;
      if (meaning !== 'amount') return parseQuantity(cell, locale) ?? cell;
      return isOtherCurrency(cell, currency)
        ? cell
        : (parseAmount(withoutCurrency(cell), locale) ?? cell);
    };
    const unit = cellOf('unit');
    const type = cellOf('cost_type');
    return {
      code: cellOf('code'),
      cost_type: type === '' && !columns.includes('cost_type') ? 'L' : (readType(type) ?? type),
      hours: number('hours'),
      quantity: number('quantity'),
      unit: unit === '' ? null : unit,
      amount: number('amount'),
    };
  });
}

/** Amounts are never converted, so one in another currency can't be accepted. */
function isOtherCurrency(cell: string, currency: string): boolean {
  const named =
    /\b[A-Z]{3}\b/.exec(cell)?.[0] ?? { '€': 'EUR', '£': 'GBP' }[/[€£]/.exec(cell)?.[0] ?? ''];
  return named !== undefined && named !== currency;
}
