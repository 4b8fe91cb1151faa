import { longShiftMs } from '../clock/fold-punch.ts';
import { breakReminders } from './break-reminders.ts';
import { isQuiet } from './is-quiet.ts';
import type { ClockedTime, PlannedShift, Reminder, ReminderPlan } from './reminder-plan.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Returns a person's reminders as long as nothing else happens; each punch requires a new list. They are in order of
 * time; there are none in quiet hours, during approved time off, or for something already punched. The server decides
 * the same in `app.send_reminders`; both are tested with cases/due-reminders.json.
 */
export function dueReminders(plan: ReminderPlan): Reminder[] {
  const open = plan.time.find(({ ended_at }) => ended_at === null);
  const due = [...startReminders(plan)];
  if (open !== undefined) due.push(...endReminders(plan, open), ...breakReminders(plan, open));
  return due
    .filter(({ at }) => plan.quietHours === null || !isQuiet(plan.quietHours, at))
    .filter(({ at }) => !isOff(plan, at, at))
    .sort((one, other) => one.at - other.at || (one.dedupeKey < other.dedupeKey ? -1 : 1));
}

function startReminders(plan: ReminderPlan): Reminder[] {
  const minutes = plan.settings.remind_employee_after;
  if (minutes === null) return [];
  return plan.shifts.flatMap((shift) => {
    const starts = Date.parse(shift.starts_at);
    const at = starts + minutes * minuteMs;
    if (at >= Date.parse(shift.ends_at) || Date.parse(shift.published_at) > at) return [];
    if (hasPunchedFor(plan, shift, at) || isOff(plan, starts, at)) return [];
    const local = shift.starts_local;
    return [reminder('clock_in_missed', shift.id, at, 'start', local)];
  });
}

/** Returns reminders after the end of the entry's shift or, without a shift, after some hours. */
function endReminders({ shifts, settings }: ReminderPlan, open: ClockedTime): Reminder[] {
  const started = Date.parse(open.started_at);
  const [shift] = shifts
    .filter(({ starts_at, ends_at }) => {
      const starts = Date.parse(starts_at);
      const isNear = starts > started - 48 * hourMs && starts < started + longShiftMs;
      return isNear && Date.parse(ends_at) > started;
    })
    .sort((one, other) => Date.parse(other.ends_at) - Date.parse(one.ends_at));
  if (shift !== undefined) {
    if (settings.remind_end_after === null) return [];
    const at = Date.parse(shift.ends_at) + settings.remind_end_after * minuteMs;
    return [reminder('clock_out_missed', open.id, at, 'end', shift.ends_local)];
  }
  if (settings.still_in_after_hours === null) return [];
  const at = started + settings.still_in_after_hours * hourMs;
  return [reminder('clock_out_missed', open.id, at, 'hours', null)];
}

function hasPunchedFor(plan: ReminderPlan, shift: PlannedShift, at: number): boolean {
  const starts = Date.parse(shift.starts_at);
  const hasTime = plan.time.some(({ started_at, ended_at }) => {
    const started = Date.parse(started_at);
    // An open entry that was forgotten days ago doesn't count as a punch for this shift.
    const isForShift = started > starts - longShiftMs && started < Date.parse(shift.ends_at);
    return isForShift && (ended_at === null ? at : Date.parse(ended_at)) > starts;
  });
  return hasTime || plan.punches.some((punched) => isBetween(punched, starts - 2 * hourMs, at));
}

/** Returns true if approved time off covers the start, or begins before `until`. */
function isOff({ timeOff }: ReminderPlan, start: number, until: number): boolean {
  return timeOff.some(
    ({ starts_at, ends_at }) =>
      Date.parse(starts_at) <= Math.max(start, until) && Date.parse(ends_at) > start,
  );
}

function isBetween(instant: string, from: number, to: number): boolean {
  return Date.parse(instant) >= from && Date.parse(instant) <= to;
}

function reminder(
  kind: Reminder['kind'],
  about: string,
  at: number,
  textKey: Reminder['textKey'],
  local: string | null,
): Reminder {
  return {
    kind,
    at,
    textKey,
    local,
    dedupeKey: `${kind} ${about} ${new Date(at).toISOString()}`,
  };
}
