import type { JobHoursCode } from '@muster/contract/job-costs';

/** A cost code's progress in hours and quantities. Values that can't be determined are null. */
export type CodeProgress = {
  readonly usedMinutes: number;
  readonly budgetMinutes: number;
  readonly installed: number;
  /** From 0 to 1, and above 1 if over budget. */
  readonly hoursShare: number | null;
  readonly workShare: number | null;
  readonly hoursPerUnit: number | null;
  readonly planPerUnit: number | null;
  readonly standing: 'ahead' | 'on_plan' | 'behind' | null;
};

/** Shares that differ by no more than this many ten-thousandths count as equal. */
const even = 500;

/** Compares the share of the budgeted hours used with the share of the work done. */
export function progressOf(code: JobHoursCode): CodeProgress {
  const worked = code.weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  // Budgets are in thousandths of an hour.
  const usedMinutes = worked + (code.opening_hours * 60) / 1000;
  const budgetMinutes = (code.budget_hours * 60) / 1000;
  const installed = code.weeks.reduce((sum, week) => sum + week.installed, 0);
  const hoursShare = budgetMinutes > 0 ? usedMinutes / budgetMinutes : null;
  const workShare = code.budget_quantity > 0 ? installed / code.budget_quantity : null;
  const perUnit = (minutes: number, quantity: number) =>
    quantity > 0 ? (minutes / 60 / quantity) * 1000 : null;
  return {
    usedMinutes,
    budgetMinutes,
    installed,
    hoursShare,
    workShare,
    hoursPerUnit: perUnit(usedMinutes, installed),
    planPerUnit: budgetMinutes > 0 ? perUnit(budgetMinutes, code.budget_quantity) : null,
    // If no quantity is reported, the share of the work done is unknown.
    standing: standingOf(hoursShare, installed > 0 ? workShare : null),
  };
}

/** Without quantities, only hours over budget say anything. */
function standingOf(hours: number | null, work: number | null): CodeProgress['standing'] {
  if (hours === null) return null;
  if (work === null) return hours > 1 ? 'behind' : null;
  const lead = Math.round(work * 10_000) - Math.round(hours * 10_000);
  if (Math.abs(lead) <= even && hours <= 1) return 'on_plan';
  return lead > 0 ? 'ahead' : 'behind';
}
