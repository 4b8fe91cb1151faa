import { breakSets } from '@muster/contract/break-sets';
import type { LastWeekFacts } from '@muster/contract/last-week-facts';
import { overtimeSets } from '@muster/contract/overtime-sets';
import { addDays } from '@muster/domain';
import { expect, it } from 'vitest';
import { compareWeeks, type EditedRule } from './compare-weeks.ts';
import { weekMinutes } from './week-minutes.ts';

const always = '2000-01-01';
const off = { mode: 'off', minutes: 15 } as const;
const monday = '2026-10-05';
const zone = 'America/Denver';
const never = new AbortController().signal;

const federal: EditedRule = { kind: 'overtime', rule: overtimeSets.federal };
const california: EditedRule = { kind: 'overtime', rule: overtimeSets.california };

type Person = LastWeekFacts['people'][number];

it('shows what daily overtime would have made of last week, and who it changes', async () => {
  const people = [
    person('long days', [600, 600, 600, 600]),
    person('short days', [480, 480]),
    person('one long day', [780]),
  ];
  expect(await compared(people, federal, california)).toEqual({
    before: { people: 3, regular: 2400 + 960 + 780, overtime: 0, double: 0, premium: 0 },
    after: { people: 3, regular: 1920 + 960 + 480, overtime: 480 + 240, double: 60, premium: 0 },
    changed: 2,
    most: [
      {
        personId: 'long days',
        name: 'long days',
        before: { regular: 2400, overtime: 0, double: 0, premium: 0 },
        after: { regular: 1920, overtime: 480, double: 0, premium: 0 },
      },
      {
        personId: 'one long day',
        name: 'one long day',
        before: { regular: 780, overtime: 0, double: 0, premium: 0 },
        after: { regular: 480, overtime: 240, double: 60, premium: 0 },
      },
    ],
  });
});

it('shows the premiums and the deductions of a break rule', async () => {
  const people = [person('no meal', [480])];
  const now: EditedRule = { kind: 'breaks', rule: breakSets.federal };
  const pays: EditedRule = { kind: 'breaks', rule: breakSets.california };
  expect(await compared(people, now, pays)).toMatchObject({
    before: { regular: 480, premium: 0 },
    after: { regular: 480, premium: 60 },
    changed: 1,
  });
  const deducts: EditedRule = {
    kind: 'breaks',
    rule: { ...breakSets.federal, deduct: { after_minutes: 360, minutes: 30 } },
  };
  expect(await compared(people, now, deducts)).toMatchObject({ after: { regular: 450 } });
});

it('names five people at most, and counts the others', async () => {
  const people = [600, 660, 540, 720, 570, 630].map((minutes) =>
    person(String(minutes), [minutes]),
  );
  const { changed, most } = await compared(people, federal, california);
  expect(changed).toBe(6);
  expect(most.map(({ name }) => name)).toEqual(['720', '660', '630', '600', '570']);
});

it('changes nothing for someone with a rule set of their own, or under the same rule', async () => {
  const own = person('own', [600], { set: 'federal' });
  expect(await compared([own], federal, california)).toMatchObject({ changed: 0, most: [] });
  const long = [person('long', [600])];
  expect(await compared(long, california, california)).toMatchObject({ changed: 0, most: [] });
});

it('counts no work of the weeks around, and no one without paid time', async () => {
  const before = person('before', [600], null, addDays(monday, -1));
  const after = person('after', [600], null, addDays(monday, 7));
  expect(await compared([before, after], federal, california)).toMatchObject({
    before: { people: 0, regular: 0 },
    after: { people: 0, overtime: 0 },
    changed: 0,
  });
});

it('shows what rounding would have made of last week, and whose', async () => {
  const people = [person('odd', [443]), person('even', [440])];
  const toTen = { mode: 'down', minutes: 10 } as const;
  const rounding = (end: typeof off | typeof toTen): EditedRule => ({
    kind: 'rounding',
    rule: { begin: off, end, duration: off },
  });
  expect(await compared(people, rounding(off), rounding(toTen))).toMatchObject({
    before: { regular: 883 },
    after: { regular: 880 },
    changed: 1,
    most: [{ personId: 'odd' }],
  });
});

it('moves work past midnight into and out of the week as shifts are split', async () => {
  // Sunday 18:00 to Monday 02:00, before the week and at its end.
  const night = (name: string, firstDay: string) => person(name, [480], null, firstDay, '18:00');
  const people = [
    night('into', addDays(monday, -1)),
    night('out', addDays(monday, 6)),
    night('within', monday),
  ];
  const start: EditedRule = { kind: 'workday', rule: { attribution: 'start_day' } };
  const split: EditedRule = { kind: 'workday', rule: { attribution: 'midnight' } };
  const comparison = await compared(people, start, split);
  expect(comparison).toMatchObject({
    before: { people: 2, regular: 960 },
    after: { people: 3, regular: 120 + 360 + 480 },
    changed: 2,
  });
  expect(comparison.most.map(({ personId, before, after }) => [personId, before, after])).toEqual([
    ['into', { ...none }, { ...none, regular: 120 }],
    ['out', { ...none, regular: 480 }, { ...none, regular: 360 }],
  ]);
});

it('counts the same seven days in the workweeks of another calendar, with the days around them', async () => {
  // Eight hours from Thursday to Wednesday: no day's overtime, and 56 hours only in a week that begins on Thursday.
  const people = [person('long', Array(7).fill(480), null, addDays(monday, -4))];
  const begins = (workweek_start: number): EditedRule => ({
    kind: 'calendar',
    rule: { ...calendar, workweek_start },
  });
  const byFederal = (week: LastWeekFacts) => ({
    ...week,
    rules: { ...week.rules, overtime: [{ from: always, value: overtimeSets.federal }] },
  });
  expect(await compared(people, begins(1), begins(4), byFederal)).toMatchObject({
    before: { people: 1, regular: 1440, overtime: 0 },
    after: { people: 1, regular: 480, overtime: 960 },
    changed: 1,
  });
});

it('counts only the seven days where a new calendar has cut the week', async () => {
  const week = weekOf([person('all', [60, 60, 60, 60, 60, 60, 60, 60, 60])]);
  const cut = {
    ...week,
    rules: {
      ...week.rules,
      calendar: [
        ...week.rules.calendar,
        {
          from: '2026-10-07',
          value: { ...calendar, workweek_start: 3, period_anchor: '2026-10-07' },
        },
      ],
    },
  };
  const minutes = await weekMinutes(cut, federal, never);
  expect(minutes.get('all')).toMatchObject({ regular: 7 * 60 });
});

it('stops when the query is canceled', async () => {
  const people = Array.from({ length: 12 }, (_, at) => person(String(at), [480]));
  const controller = new AbortController();
  const running = weekMinutes(weekOf(people), federal, controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow(/abort/i);
});

const none = { regular: 0, overtime: 0, double: 0, premium: 0 };

async function compared(
  people: readonly Person[],
  before: EditedRule,
  after: EditedRule,
  change: (week: LastWeekFacts) => LastWeekFacts = (week) => week,
) {
  const week = change(weekOf(people));
  return compareWeeks(
    people,
    await weekMinutes(week, before, never),
    await weekMinutes(week, after, never),
  );
}

const calendar = { workweek_start: 1, pay_period: 'weekly', period_anchor: monday } as const;

function weekOf(people: readonly Person[]): LastWeekFacts {
  const dated = <Value>(value: Value) => [{ from: always, value }];
  return {
    verdict: 'ok',
    as_of: '2026-10-14T12:00:00.000Z',
    from_date: monday,
    to_date: addDays(monday, 6),
    left_out: 0,
    rules: {
      calendar: dated(calendar),
      workday: dated({ attribution: 'start_day' as const }),
      rounding: dated({ begin: off, end: off, duration: off }),
      overtime: dated(overtimeSets.nevada),
      breaks: dated({ ...breakSets.federal, deduct: null }),
    },
    people: [...people],
  };
}

/** Someone who worked from the same hour on each of some days, without a break. */
function person(
  name: string,
  workedMinutes: readonly number[],
  overtime: Person['facts']['terms'][number]['value']['overtime'] = null,
  firstDay = monday,
  from = '06:00',
): Person {
  const terms = { kind: 'hourly' as const, classification: null, breaks: null, salary: null };
  return {
    person_id: name,
    name,
    facts: {
      zones: [{ from: always, value: zone }],
      terms: [{ from: always, value: { ...terms, overtime } }],
      rates: [],
      job_rates: [],
      answers: [],
      entries: workedMinutes.map((minutes, index) => {
        const startedAt = Date.parse(`${addDays(firstDay, index)}T${from}:00-06:00`);
        return {
          id: `${name} ${index}`,
          project_id: null,
          cost_code_id: null,
          started_at: startedAt,
          ended_at: startedAt + minutes * 60_000,
          zone,
          flags: [],
          needs_review: false,
          breaks: [],
        };
      }),
    },
  };
}
