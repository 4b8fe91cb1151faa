import type { ExportPerson, FileFacts, TimeLine } from '../export-facts.ts';
import { figure, type Figure } from './cells.ts';
import { type HourPart, hourShares } from './hour-shares.ts';
import { earningOfTime, groupLines, minutesOf } from './group-lines.ts';

export type DayOfWork = {
  readonly date: string;
  readonly earning: ReturnType<typeof earningOfTime>;
  /** The payroll system's name for the project, the cost code and the earning; null if it has none. */
  readonly project: string | null;
  readonly costCode: string | null;
  readonly earningName: string | null;
  readonly minutes: number;
  /** With two decimals, rounded so that the parts of a day add up. */
  readonly hours: Figure;
};

/** A person's minutes by day, earning, and the payroll system's names for the work. */
export function daysOfWork(person: ExportPerson, facts: FileFacts): DayOfWork[] {
  const project = ({ projectId }: TimeLine) =>
    projectId === null ? null : (facts.projects[projectId]?.code ?? null);
  const costCode = ({ costCodeId }: TimeLine) =>
    costCodeId === null ? null : (facts.cost_codes[costCodeId]?.code ?? null);
  const parts = groupLines(person.time, (line) => [
    line.date,
    line.payClass,
    project(line),
    costCode(line),
  ]).flatMap((lines) => {
    const [line] = lines;
    const minutes = minutesOf(lines);
    if (line === undefined || minutes === 0) return [];
    const earning = earningOfTime(line);
    return [
      {
        date: line.date,
        earning,
        project: project(line),
        costCode: costCode(line),
        earningName: facts.earnings[earning] ?? null,
        minutes,
      },
    ];
  });
  const hours = hoursByDay(parts);
  return parts.map((part, index) => ({ ...part, hours: hours[index] ?? figure('0.00') }));
}

/** In the order of the parts, whose days may alternate. */
export function hoursByDay(parts: readonly (HourPart & { readonly date: string })[]): Figure[] {
  const found: Figure[] = [];
  const indexes = groupLines(
    parts.map(({ date }, index) => ({ date, index })),
    ({ date }) => [date],
  );
  for (const ofDay of indexes) {
    const shares = hourShares(ofDay.flatMap(({ index }) => parts[index] ?? []));
    for (const [order, { index }] of ofDay.entries()) {
      const share = shares[order];
      if (share !== undefined) found[index] = share;
    }
  }
  return found;
}

/** For example `Double time`, for a note. */
export function earningWords(earning: string): string {
  const words = earning.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
