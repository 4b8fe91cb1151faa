import type { ClockedTime, Reminder, ReminderPlan } from './reminder-plan.ts';

const minuteMs = 60_000;
/** People who clock out for lunch and come back are still at the same day's work. */
const longestGapMs = 4 * 60 * minuteMs;

type Span = { readonly from: number; readonly to: number };

/**
 * Returns reminders for meal breaks that will soon be due for someone on the clock: some minutes before their work
 * reaches the length after which the rule requires one. A break that they took or are on isn't due, and neither is one
 * that was due before the current entry began. `app.break_reminders` is the authority.
 */
export function breakReminders({ settings, time }: ReminderPlan, open: ClockedTime): Reminder[] {
  const before = settings.remind_break_before;
  if (before === null || open.breaks.some(({ ended_at }) => ended_at === null)) return [];
  const work = workBefore(time, open);
  const { meals, meal_form } = settings.breaks;
  let demanded = 0;
  return meals.flatMap((meal, index) => {
    demanded += meal.minutes;
    const at = work.now + (meal.after_minutes - before) * minuteMs - work.doneMs;
    if (at < work.now || isTaken(work.rests, meal_form, index, meal.minutes, demanded)) return [];
    const dedupeKey = `break_due ${work.first.id} ${new Date(at).toISOString()}`;
    return [{ kind: 'break_due' as const, at, textKey: 'meal' as const, local: null, dedupeKey }];
  });
}

function isTaken(
  rests: readonly Span[],
  form: 'one_block' | 'added_up',
  index: number,
  minutes: number,
  demanded: number,
): boolean {
  const lengths = rests.map(({ from, to }) => to - from);
  if (form === 'added_up') {
    return lengths.reduce((sum, length) => sum + length, 0) >= demanded * minuteMs;
  }
  return lengths.filter((length) => length >= minutes * minuteMs).length > index;
}

/**
 * Returns the work that the current entry continues: its first entry, the minutes worked before, and the rests in
 * between.
 */
function workBefore(time: readonly ClockedTime[], open: ClockedTime) {
  const entries = [open];
  const earlier = time
    .filter((entry) => entry.ended_at !== null && Date.parse(entry.started_at) < started(open))
    .sort((one, other) => started(other) - started(one));
  for (const entry of earlier) {
    const next = entries[0] ?? open;
    if (started(next) - Date.parse(entry.ended_at ?? next.started_at) >= longestGapMs) break;
    entries.unshift(entry);
  }
  const meals = entries.flatMap(({ breaks }) =>
    breaks.flatMap(({ kind, started_at, ended_at }) =>
      kind === 'meal' && ended_at !== null
        ? [{ from: Date.parse(started_at), to: Date.parse(ended_at) }]
        : [],
    ),
  );
  const gaps = entries.slice(1).map((entry, index) => ({
    from: Date.parse(entries[index]?.ended_at ?? entry.started_at),
    to: started(entry),
  }));
  const rests = [...meals, ...gaps].filter(({ from, to }) => to > from);
  const now = Math.max(started(open), ...rests.map(({ to }) => to));
  const first = entries[0] ?? open;
  const restedMs = rests.reduce((sum, { from, to }) => sum + to - from, 0);
  return { first, rests, now, doneMs: now - started(first) - restedMs };
}

function started({ started_at }: ClockedTime): number {
  return Date.parse(started_at);
}
