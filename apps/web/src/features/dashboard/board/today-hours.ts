import type { BoardPerson } from '@muster/contract';
import { minutesBetween } from '@muster/domain';

/**
 * Returns the minutes someone has worked today. The server counted up to its answer; work continues to count since
 * then, a meal break doesn't.
 *
 * @param nowMs the paid time of now, in epoch milliseconds
 */
export function todayMinutes(person: BoardPerson, nowMs: number): number {
  const { today_minutes = 0, today_at, state, on_break, break_kind } = person;
  const isRunning = state === 'on' && !(on_break && break_kind === 'meal');
  if (!isRunning || today_at == null) return today_minutes;
  return today_minutes + minutesBetween(Date.parse(today_at), nowMs);
}

/** Returns everyone's minutes, which is the sum of their own rows. */
export function todayMinutesOfAll(people: readonly BoardPerson[], nowMs: number): number {
  return people.reduce((sum, person) => sum + todayMinutes(person, nowMs), 0);
}
