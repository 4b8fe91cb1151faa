import type { BoardPerson } from '@muster/contract';
import { minutesBetween } from '@muster/domain';

/**
 * How many minutes someone has worked today. The server counted up to its answer; work that is under
 * way goes on, a meal break does not.
 *
 * @param nowMs the clock that pays, epoch milliseconds
 */
export function todayMinutes(person: BoardPerson, nowMs: number): number {
  const { today_minutes = 0, today_at, state, on_break, break_kind } = person;
  const isRunning = state === 'on' && !(on_break && break_kind === 'meal');
  if (!isRunning || today_at == null) return today_minutes;
  return today_minutes + minutesBetween(Date.parse(today_at), nowMs);
}

/** Of everyone together, as their own lines add up. */
export function todayMinutesOfAll(people: readonly BoardPerson[], nowMs: number): number {
  return people.reduce((sum, person) => sum + todayMinutes(person, nowMs), 0);
}
