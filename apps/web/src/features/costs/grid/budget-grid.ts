import {
  type BudgetFigure,
  type BudgetError,
  type BudgetLineFacts,
  type CostType,
  costTypes,
  mostOfLine,
} from '@muster/contract/job-costs';
import { parseAmount, parseQuantity, withoutCurrency } from '@muster/domain/money/decimal-text';

/** The grid's columns, in order; every cell is text as typed. */
export const gridColumns = ['code', 'cost_type', 'hours', 'quantity', 'unit', 'amount'] as const;
export type GridColumn = (typeof gridColumns)[number];
export type GridRow = { readonly key: string } & Readonly<Record<GridColumn, string>>;

type GridError = {
  readonly row: number;
  readonly column: GridColumn;
  readonly reason: BudgetError['reason'];
};
type Locale = string | readonly string[];

export function emptyRow(key: string): GridRow {
  return { key, code: '', cost_type: 'L', hours: '', quantity: '', unit: '', amount: '' };
}

export function isBlank(row: GridRow): boolean {
  return gridColumns.every((column) => column === 'cost_type' || row[column].trim() === '');
}

export function rowsOf(
  lines: readonly BudgetFigure[],
  typed: (value: number, decimals: number) => string,
): readonly GridRow[] {
  return lines.flatMap((line) =>
    line.is_budgeted && line.code !== null
      ? [
          {
            key: `${line.code} ${line.cost_type}`,
            code: line.code,
            cost_type: line.cost_type,
            hours: typed(line.original_hours, 3),
            quantity: typed(line.original_quantity, 3),
            unit: line.unit ?? '',
            amount: typed(line.original, 2),
          },
        ]
      : [],
  );
}

const typeWords: readonly (readonly [CostType, RegExp])[] = [
  ['L', /^l$|^lab|^mano/i],
  ['M', /^m$|^mat/i],
  ['E', /^e$|^eq/i],
  ['S', /^s$|^sub/i],
  ['O', /^o$|^oth|^otr/i],
];

/** Returns the type that a cell names, by its letter or its word. */
export function readType(cell: string): CostType | null {
  return typeWords.find(([, word]) => word.test(cell.trim()))?.[0] ?? null;
}

/** Pastes cells into the rows, starting at one cell, and adds rows if there are too few. */
export function pasteInto(
  rows: readonly GridRow[],
  at: { readonly row: number; readonly column: GridColumn },
  cells: readonly (readonly string[])[],
  newKey: () => string,
): readonly GridRow[] {
  const firstColumn = gridColumns.indexOf(at.column);
  const filled = [...rows];
  cells.forEach((pasted, offset) => {
    const before = filled[at.row + offset] ?? emptyRow(newKey());
    const changes = pasted.flatMap((cell, place): (readonly [GridColumn, string])[] => {
      const column = gridColumns[firstColumn + place];
      if (column === undefined) return [];
      return [[column, column === 'cost_type' ? (readType(cell) ?? cell.trim()) : cell.trim()]];
    });
    filled[at.row + offset] = { ...before, ...Object.fromEntries(changes) };
  });
  return filled;
}

/** Returns the rows as `save_budget` accepts them, or their errors; blank rows are skipped. */
export function resolveRows(
  rows: readonly GridRow[],
  idsByCode: ReadonlyMap<string, string>,
  locale: Locale,
): { readonly lines: readonly BudgetLineFacts[] } | { readonly flaws: readonly GridError[] } {
  const flaws: GridError[] = [];
  const seen = new Set<string>();
  const lines = rows.flatMap((row, place): BudgetLineFacts[] => {
    if (isBlank(row)) return [];
    const flaw = (column: GridColumn, reason: BudgetError['reason']) =>
      void flaws.push({ row: place, column, reason });
    const number = (column: 'hours' | 'quantity' | 'amount'): number => {
      const cell = withoutCurrency(row[column]);
      if (cell === '') return 0;
      const value = (column === 'amount' ? parseAmount : parseQuantity)(cell, locale);
      if (value === null) flaw(column, 'invalid');
      else if (value < 0) flaw(column, 'negative');
      else if (value > mostOfLine) flaw(column, 'too_large');
      return value ?? 0;
    };
    const code = row.code.trim();
    const id = idsByCode.get(code);
    const type = costTypes.find((one) => one === row.cost_type);
    if (code === '') flaw('code', 'missing');
    else if (id === undefined) flaw('code', 'unknown');
    else if (seen.has(`${code} ${row.cost_type}`)) flaw('code', 'repeated');
    seen.add(`${code} ${row.cost_type}`);
    if (type === undefined) flaw('cost_type', 'unknown');
    const [hours, quantity, amount] = [number('hours'), number('quantity'), number('amount')];
    const unit = row.unit.trim();
    if (quantity > 0 && unit === '') flaw('unit', 'missing');
    if (unit.length > 20) flaw('unit', 'too_long');
    if (id === undefined || type === undefined) return [];
    return [
      {
        cost_code_id: id,
        cost_type: type,
        hours,
        quantity,
        unit: unit === '' ? null : unit,
        amount,
      },
    ];
  });
  return flaws.length > 0 ? { flaws } : { lines };
}
