import type { ExportPerson, FileFacts, TimeLine } from '../export-facts.ts';
import { earningOfTime, groupLines, minutesOf } from './group-lines.ts';

export type DayOfWork = {
  readonly date: string;
  readonly earning: ReturnType<typeof earningOfTime>;
  /** What the system calls the project, the cost code and the earning; null where it has no name. */
  readonly project: string | null;
  readonly costCode: string | null;
  readonly earningName: string | null;
  readonly minutes: number;
};

/** A person's minutes by day, earning and what the payroll system calls the work. */
export function daysOfWork(person: ExportPerson, facts: FileFacts): DayOfWork[] {
  const project = ({ projectId }: TimeLine) =>
    projectId === null ? null : (facts.projects[projectId]?.code ?? null);
  const costCode = ({ costCodeId }: TimeLine) =>
    costCodeId === null ? null : (facts.cost_codes[costCodeId]?.code ?? null);
  return groupLines(person.time, (line) => [
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
}

/** `Double time`, for a note. */
export function earningWords(earning: string): string {
  const words = earning.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
