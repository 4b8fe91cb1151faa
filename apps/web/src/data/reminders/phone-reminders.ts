import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { dueReminders } from '@muster/domain/reminders/due-reminders';
import type { Reminder } from '@muster/domain/reminders/reminder-plan';
import type { ShownEntry } from '../clock/predict-clock.ts';
import type { StoredPlan } from './reminder-plan-query.ts';

/** An iPhone allows 64 notifications per app; the rest are reserved for others. */
export const mostReminders = 40;

const dayMs = 24 * 60 * 60_000;

export type PhoneReminders = {
  /** The upcoming ones, in order, at most 40. */
  readonly reminders: readonly Reminder[];
  /** The time until which no reminder is missing on the phone, epoch milliseconds. */
  readonly untilMs: number;
};

/**
 * Returns the phone's upcoming reminders, from the plan and from the person's time as this phone shows it:
 * its own punches count before the server has them.
 */
export function phoneReminders(
  plan: StoredPlan,
  entries: readonly ShownEntry[],
  nowMs: number,
): PhoneReminders {
  const untilMs = Date.parse(plan.until);
  const due = dueReminders({
    shifts: plan.shifts,
    settings: plan.settings,
    timeOff: plan.time_off,
    quietHours:
      plan.quiet_hours === null
        ? null
        : {
            ...plan.quiet_hours,
            zone: readZoneTable(plan.zone, nowMs - 2 * dayMs, untilMs + 2 * dayMs, 'device'),
          },
    time: entries.map(({ id, startedAt, endedAt, breaks }) => ({
      id,
      started_at: instant(startedAt),
      ended_at: endedAt === null ? null : instant(endedAt),
      breaks: breaks.map((taken) => ({
        kind: taken.kind,
        started_at: instant(taken.startedAt),
        ended_at: taken.endedAt === null ? null : instant(taken.endedAt),
      })),
    })),
    punches: entries.flatMap(({ startedAt, endedAt }) => [
      instant(startedAt),
      ...(endedAt === null ? [] : [instant(endedAt)]),
    ]),
  }).filter(({ at }) => at > nowMs && at <= untilMs);
  const [firstMissing] = due.slice(mostReminders);
  return {
    reminders: due.slice(0, mostReminders),
    untilMs: firstMissing === undefined ? untilMs : firstMissing.at - 1,
  };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}

/** Returns the phone's number for a notification: the same number for the same text about the same thing. */
export function noticeId(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash & 0x7fffffff || 1;
}
