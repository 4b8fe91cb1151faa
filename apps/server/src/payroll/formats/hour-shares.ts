import type { PayrollEarning } from '@muster/contract/payroll';
import type { PayLine } from '../export-facts.ts';
import { figure, type Figure, hundredths } from './cells.ts';
import { minutesOf } from './group-lines.ts';

/** The hours shown in one cell. */
export type HourPart = { readonly earning: PayrollEarning; readonly minutes: number };

/** Worked time has one total; other pay by the hour has its own. */
const worked: ReadonlySet<PayrollEarning> = new Set(['regular', 'overtime', 'double_time']);

/**
 * Rounds hours to two decimals so that they add up: three jobs of 20 minutes are 0.34, 0.33 and 0.33. Work adds up to
 * its total, and the parts of each earning add up to the earning's share, by the largest remainder. Each part stays
 * within a hundredth of its own minutes, so that they can be recovered.
 *
 * @param parts the cells of a person's day, or of a file without days
 * @returns the figures in the order of the parts
 */
export function hourShares(parts: readonly HourPart[]): Figure[] {
  const earnings = [...new Set(parts.map(({ earning }) => earning))];
  const shares = new Map<PayrollEarning, number>();
  const work = earnings.filter((earning) => worked.has(earning));
  const minutesOfWork = work.map((earning) =>
    minutesOf(parts.filter((part) => part.earning === earning)),
  );
  for (const [index, share] of apportion(minutesOfWork, roundedHours(minutesOfWork)).entries()) {
    const earning = work[index];
    if (earning !== undefined) shares.set(earning, share);
  }
  const found: Figure[] = [];
  for (const earning of earnings) {
    const at = parts.flatMap((part, index) => (part.earning === earning ? [index] : []));
    const minutes = at.map((index) => parts[index]?.minutes ?? 0);
    const total = shares.get(earning) ?? roundedHours(minutes);
    for (const [order, share] of apportion(minutes, total).entries()) {
      found[at[order] ?? 0] = figure(hundredths(share));
    }
  }
  return found;
}

function roundedHours(minutes: readonly number[]): number {
  return Math.round((minutes.reduce((sum, each) => sum + each, 0) * 100) / 60);
}

/** Returns hundredths of an hour that add up to a total: each rounded down, then up where the most was lost. */
function apportion(minutes: readonly number[], total: number): number[] {
  const shares = minutes.map((each) => Math.floor((each * 100) / 60));
  const lost = minutes.map((each, index) => each * 100 - (shares[index] ?? 0) * 60);
  const missing = total - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = lost.map((_, index) => index).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const raised = new Set(byLoss.slice(0, missing));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}

/** Null if there is no group. */
export type HoursOfGroup = (lines: readonly PayLine[] | undefined) => Figure | null;

/** Returns the hours of groups of lines, each with one earning, that are cells of one person's rows. */
export function hoursOfGroups(groups: readonly (readonly PayLine[])[]): HoursOfGroup {
  const parts = groups.map((lines) => ({
    earning: lines[0]?.earning ?? 'regular',
    minutes: minutesOf(lines),
  }));
  const shares = hourShares(parts);
  const figures = new Map(groups.map((lines, index) => [lines, shares[index] ?? null]));
  return (lines) => (lines === undefined ? null : (figures.get(lines) ?? null));
}
