import type { BoardPerson } from '@muster/contract';

const minuteMs = 60_000;

/**
 * How long someone has worked today, in milliseconds. The server counted up to its answer; work that is
 * under way goes on, a meal break does not.
 *
 * @param nowMs the clock that pays, epoch milliseconds
 */
export function todayMs(person: BoardPerson, nowMs: number): number {
  const { today_minutes = 0, today_at, state, on_break, break_kind } = person;
  const isRunning = state === 'on' && !(on_break && break_kind === 'meal');
  const counted = today_minutes * minuteMs;
  if (!isRunning || today_at == null) return counted;
  return counted + Math.max(0, nowMs - Date.parse(today_at));
}

/** Of everyone together. */
export function todayMsOfAll(people: readonly BoardPerson[], nowMs: number): number {
  return people.reduce((sum, person) => sum + todayMs(person, nowMs), 0);
}
