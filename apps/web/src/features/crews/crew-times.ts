import type { CrewTime } from '@muster/contract/crews';

export type CrewTimes = {
  /** Leads first, then by name, as the server sorts. */
  readonly now: readonly CrewTime[];
  readonly coming: readonly CrewTime[];
  /** Latest end first. */
  readonly past: readonly CrewTime[];
};

/** Sorts the times in a crew into current, upcoming and past ones, at an instant in epoch milliseconds. */
export function splitTimes(times: readonly CrewTime[], nowMs: number): CrewTimes {
  const now: CrewTime[] = [];
  const coming: CrewTime[] = [];
  const past: CrewTime[] = [];
  for (const time of times) {
    if (Date.parse(time.valid_from) > nowMs) coming.push(time);
    else if (time.valid_to !== null && Date.parse(time.valid_to) <= nowMs) past.push(time);
    else now.push(time);
  }
  return {
    now,
    coming: coming.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from)),
    past: past.toSorted((a, b) => (b.valid_to ?? '').localeCompare(a.valid_to ?? '')),
  };
}
