import type { ReportContext, Reports } from '../../data/report/reports.ts';

const idsByError = new WeakMap<object, string>();

/** Reports an error the first time it is met and answers its id every time. */
export function eventIdOf(reports: Reports, error: unknown, context: ReportContext): string {
  if (typeof error !== 'object' || error === null) return reports.report(error, context);
  const known = idsByError.get(error);
  if (known !== undefined) return known;
  const id = reports.report(error, context);
  idsByError.set(error, id);
  return id;
}

/** True when the error was reported before, and so shown. */
export function hasEventId(error: unknown): boolean {
  return typeof error === 'object' && error !== null && idsByError.has(error);
}
