import type { BudgetFigure } from '@muster/contract/job-costs';

const summed = [
  'original',
  'moved',
  'changed',
  'revised',
  'committed',
  'submitted',
  'approved',
  'pending',
  'remaining',
  'forecast',
] as const;

export type BudgetSums = Readonly<Record<(typeof summed)[number] | 'actual', number>>;

/** Totals of a project. */
export function sumBudget(lines: readonly BudgetFigure[]): BudgetSums {
  const sum = (key: (typeof summed)[number]) => lines.reduce((all, line) => all + line[key], 0);
  const [approved, pending] = [sum('approved'), sum('pending')];
  return {
    original: sum('original'),
    moved: sum('moved'),
    changed: sum('changed'),
    revised: sum('revised'),
    committed: sum('committed'),
    submitted: sum('submitted'),
    approved,
    pending,
    actual: approved + pending,
    remaining: sum('remaining'),
    forecast: sum('forecast'),
  };
}
