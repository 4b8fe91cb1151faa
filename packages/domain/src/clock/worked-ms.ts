import type { Break, Entry, OpenBreak, OpenEntry } from './clock-state.ts';

/**
 * Milliseconds of an entry that count as work: from start to end, or to `now` while it is open,
 * less the meals, which are unpaid; rests are paid. From instants only, so a night that gains or
 * loses an hour counts as it was lived (domain-rules.md, "Time").
 */
export function workedMs(
  entry: Entry | OpenEntry,
  now: number,
  onBreak: OpenBreak | null = null,
): number {
  const endedAt = 'endedAt' in entry ? entry.endedAt : now;
  const meals = entry.breaks.filter((taken) => taken.kind === 'meal').map(breakMs);
  if (onBreak?.kind === 'meal') meals.push(Math.max(0, now - onBreak.startedAt));
  return endedAt - entry.startedAt - meals.reduce((sum, ms) => sum + ms, 0);
}

function breakMs(taken: Break): number {
  return taken.endedAt - taken.startedAt;
}
