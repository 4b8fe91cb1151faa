import { expect, test } from 'vitest';
import { readZoneTable } from '../pay/read-zone-table.ts';
import cases from './cases/due-reminders.json' with { type: 'json' };
import { dueReminders } from './due-reminders.ts';
import type { ReminderPlan } from './reminder-plan.ts';

const from = Date.UTC(2026, 0, 1);
const to = Date.UTC(2027, 0, 1);

test.each(cases)('$name', ({ reminders, ...given }) => {
  expect(
    dueReminders(planOf(given)).map(({ kind, at, textKey, dedupeKey }) => ({
      kind,
      about: dedupeKey.split(' ')[1],
      at: new Date(at).toISOString(),
      text_key: textKey,
    })),
  ).toEqual(reminders);
});

function planOf({
  zone,
  settings,
  quiet_hours,
  shifts,
  time_off,
  time,
  punches,
}: Omit<(typeof cases)[number], 'reminders'>): ReminderPlan {
  const table = readZoneTable(zone, from, to, '2026a');
  const { meals, meal_form } = settings.breaks;
  return {
    settings: {
      ...settings,
      breaks: { meals, meal_form: meal_form === 'added_up' ? 'added_up' : 'one_block' },
    },
    quietHours: quiet_hours === null ? null : { ...quiet_hours, zone: table },
    shifts,
    timeOff: time_off,
    time: time.map(({ breaks, ...entry }) => ({
      ...entry,
      breaks: breaks.map((taken) => ({ ...taken, kind: taken.kind === 'meal' ? 'meal' : 'rest' })),
    })),
    punches,
  };
}
