import type { TimeFacts } from '@muster/contract/time-facts';
import { minutesBetween, runningMs, workedMinutes } from '@muster/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import { toTimerText } from '../../../ui/duration-parts.ts';
import { totalWorkedMinutes } from '../../../ui/time/entry-view.ts';
import { weekHours } from './week-hours.ts';

const always = '2000-01-01';
const off = { mode: 'off', minutes: 15 } as const;
const zone = 'America/Denver';

/** Weeks from Sunday, no rounding; a meal break that no one recorded is not taken off. */
function factsOf(rounding: TimeFacts['rules']['rounding'][number]['value']): TimeFacts {
  return {
    zones: [{ from: always, value: zone }],
    rules: {
      calendar: [
        {
          from: always,
          value: { workweek_start: 7, pay_period: 'weekly', period_anchor: '2026-11-01' },
        },
      ],
      workday: [{ from: always, value: { attribution: 'start_day' } }],
      rounding: [{ from: always, value: rounding }],
      overtime: [
        {
          from: always,
          value: {
            set: 'federal',
            set_version: 1,
            weekly_after_minutes: 2400,
            daily_after_minutes: null,
            daily_double_after_minutes: null,
            shift_after_minutes: null,
            daily_below_rate: null,
            seventh_day: false,
            seventh_day_double_after_minutes: null,
            workday_starts_at: '00:00',
            overtime_percent: 150,
            double_percent: 200,
          },
        },
      ],
      breaks: [
        {
          from: always,
          value: {
            set: 'custom',
            set_version: 1,
            paid_up_to_minutes: 0,
            shortest_block_minutes: 1,
            meals: [],
            rest: null,
            missed_pays_hour: false,
            ask_at_clock_out: false,
            deduct: null,
          },
        },
      ],
    },
    terms: [],
    rates: [],
    job_rates: [],
    entries: [],
    answers: [],
  };
}
const plain = { begin: off, end: off, duration: off };

let made = 0;
function entry(start: string, end: string | null, more: Partial<ShownEntry> = {}): ShownEntry {
  made += 1;
  return {
    id: `a0000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    state: end === null ? 'open' : 'closed',
    projectId: null,
    costCodeId: null,
    startedAt: Date.parse(`${start}:00-07:00`),
    endedAt: end === null ? null : Date.parse(`${end}:00-07:00`),
    deviceStartedAt: null,
    zone,
    note: null,
    flags: [],
    breaks: [],
    isPredicted: false,
    ...more,
  };
}
/** A Wednesday. */
const nowMs = Date.parse('2026-11-18T12:00:00-07:00');

it('adds up today and the days of this workweek, work under way up to now', () => {
  const entries = [
    entry('2026-11-18T07:00', null),
    entry('2026-11-17T07:00', '2026-11-17T15:30'),
    entry('2026-11-15T08:00', '2026-11-15T10:00'),
    // Saturday is last week.
    entry('2026-11-14T08:00', '2026-11-14T18:00'),
  ];
  expect(weekHours(factsOf(plain), entries, nowMs, true)).toMatchObject({
    todayMinutes: 300,
    weekMinutes: 300 + 510 + 120,
  });
});

it('leaves out what is in review, and work whose end was forgotten', () => {
  const entries = [
    entry('2026-11-18T07:00', '2026-11-18T09:00', { state: 'needs_decision' }),
    entry('2026-11-17T07:00', null),
  ];
  expect(weekHours(factsOf(plain), entries, nowMs, false)).toMatchObject({
    todayMinutes: 0,
    weekMinutes: 0,
  });
});

it('takes meal breaks off and rounds as the company does', () => {
  const at = (time: string) => Date.parse(`2026-11-18T${time}:00-07:00`);
  const taken = { id: 'meal', kind: 'meal' as const, startedAt: at('09:00'), endedAt: at('09:30') };
  const entries = [entry('2026-11-18T07:02', '2026-11-18T11:08', { breaks: [taken] })];
  const quarter = { mode: 'nearest', minutes: 15 } as const;
  expect(weekHours(factsOf(plain), entries, nowMs, true).todayMinutes).toBe(216);
  const rounded = factsOf({ begin: quarter, end: quarter, duration: off });
  // 7:00 to 11:15.
  expect(weekHours(rounded, entries, nowMs, true).todayMinutes).toBe(225);
});

/** A day from 6:00 with job switches and meals, at any second, of which the last part may be under way. */
const someDay = fc.record({
  seconds: fc.array(fc.integer({ min: 61, max: 5 * 3600 }), { minLength: 2, maxLength: 8 }),
  mealSeconds: fc.integer({ min: 0, max: 3600 }),
  isUnderWay: fc.boolean(),
});

it('shows the same minutes in the list, the totals, the timer and the pay engine, as the clock times subtract', () => {
  fc.assert(
    fc.property(someDay, ({ seconds, mealSeconds, isUnderWay }) => {
      let atMs = Date.parse('2026-11-18T13:00:00Z') + mealSeconds * 7;
      const entries = seconds.map((lasted, index): ShownEntry => {
        const startedAt = atMs;
        atMs += lasted * 1000;
        const isOpen = isUnderWay && index === seconds.length - 1;
        const mealEnd = Math.min(startedAt + 30_000 + mealSeconds * 1000, atMs - 1);
        const meal = {
          id: `meal ${index}`,
          kind: 'meal' as const,
          startedAt: startedAt + 30_000,
          endedAt: mealEnd,
        };
        return {
          ...entry('2026-11-18T06:00', null, { breaks: index % 2 === 0 ? [meal] : [] }),
          id: String(index),
          state: isOpen ? 'open' : 'closed',
          startedAt,
          endedAt: isOpen ? null : atMs,
        };
      });
      const endMs = atMs;
      const listed = entries.map((one) => workedMinutes(one, endMs));
      const all = listed.reduce((sum, minutes) => sum + minutes, 0);
      const views = entries.map((one) => ({ ...one, project: null, costCode: null }));
      const paid = weekHours(factsOf(plain), entries, endMs, true);
      expect(totalWorkedMinutes(views, endMs)).toBe(all);
      expect(paid).toMatchObject({ weekMinutes: all, weekRecordedMinutes: all });

      for (const { startedAt, endedAt } of entries) {
        const shown = (instant: number) => new Date(instant).toISOString().slice(0, 16);
        const [from, to] = [startedAt, endedAt ?? endMs].map((at) => Date.parse(`${shown(at)}Z`));
        expect(minutesBetween(startedAt, endedAt ?? endMs) * 60_000).toBe((to ?? 0) - (from ?? 0));
      }
      const last = listed.at(-1) ?? 0;
      const clockText = toTimerText(runningMs(last, endMs));
      expect(
        clockText.startsWith(`${Math.floor(last / 60)}:${String(last % 60).padStart(2, '0')}:`),
      ).toBe(true);
    }),
  );
});

it('says what was recorded beside what the company’s rounding makes of it', () => {
  const quarter = { mode: 'nearest', minutes: 15 } as const;
  const facts = factsOf({ begin: quarter, end: quarter, duration: off });
  const worked = entry('2026-11-18T07:04', '2026-11-18T15:10');
  const eveningMs = Date.parse('2026-11-18T16:00:00-07:00');
  expect(weekHours(facts, [worked], eveningMs, true)).toMatchObject({
    todayMinutes: 8 * 60 + 15,
    weekMinutes: 8 * 60 + 15,
    todayRecordedMinutes: 8 * 60 + 6,
    weekRecordedMinutes: 8 * 60 + 6,
  });
});
