import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import { dueReminders } from '@muster/domain/reminders/due-reminders';
import type { Reminder } from '@muster/domain/reminders/reminder-plan';
import type { ShownEntry } from '../clock/predict-clock.ts';
import type { StoredPlan } from './reminder-plan-query.ts';

/** An iPhone keeps 64 notifications of an app; the rest are for what else it may have to say. */
export const mostReminders = 40;

const dayMs = 24 * 60 * 60_000;

export type PhoneReminders = {
  /** Still to come, in order, at most 40. */
  readonly reminders: readonly Reminder[];
  /** Until when the phone misses none, epoch milliseconds. */
  readonly untilMs: number;
};

/**
 * What the phone is to remind its person of, by the plan and by their time as this phone shows it: its
 * own punches count before the server has seen them.
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

/** The phone's number for a notification: the same for the same words about the same thing. */
export function noticeId(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash & 0x7fffffff || 1;
}
