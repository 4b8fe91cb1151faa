import type { BudgetFigure } from '@muster/contract/job-costs';

/** A line of a budget among the others of its project. */
export function lineKey(line: Pick<BudgetFigure, 'cost_code_id' | 'cost_type'>): string {
  return `${line.cost_code_id ?? ''} ${line.cost_type}`;
}
