import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  record,
} from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { reportAnswerSchema } from '../../packages/contract/src/reports.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Hours by month equal the sum of their days, no matter which rows the hours job rewrites. */
const shared = shareDatabase();
const runs = process.env['MUSTER_TEST_FULL'] === '1' ? 100 : 4;
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(shared());
});

const monday = Date.parse('2026-08-31');
const dateOf = (days: number) => new Date(monday + days * 86_400_000).toISOString().slice(0, 10);

const written = record({
  person: constantFrom('employee', 'helper'),
  week: integer({ min: 0, max: 9 }),
  days: array(
    record({
      // A shift that continues past the last day of its week brings in the following day.
      day: integer({ min: 0, max: 7 }),
      place: constantFrom('project', 'otherProject', 'none'),
      hasCode: constantFrom(true, false),
      class: constantFrom('regular', 'overtime', 'double', 'meal_premium'),
      minutes: integer({ min: 1, max: 600 }),
    }),
    { maxLength: 6 },
  ),
});
type Written = typeof written extends Arbitrary<infer Value> ? Value : never;

test('after each calculation the months are their days, and so are the reports over any period', async () => {
  await assert(
    asyncProperty(
      array(written, { minLength: 1, maxLength: 4 }),
      integer({ min: 0, max: 70 }),
      integer({ min: 0, max: 100 }),
      async (results, from, length) => {
        for (const result of results) await write(result);
        expect(await difference()).toEqual([]);
        const period = { kind: 'custom', from: dateOf(from), to: dateOf(from + length) };
        const byDay = await total('day', period);
        for (const by of ['project', 'code', 'person', 'month']) {
          expect(await total(by, period)).toEqual(byDay);
        }
      },
    ),
    { numRuns: runs },
  );
});

async function write({ person, week, days }: Written): Promise<void> {
  const linesByDay = Map.groupBy(days, ({ day }) => day);
  const result = {
    company_id: cast.company,
    person_id: cast[person].personId,
    from: dateOf(week * 7),
    to: dateOf(week * 7 + 6),
    lines: [],
    days: [...linesByDay].map(([day, lines]) => ({
      date: dateOf(week * 7 + day),
      week_from: dateOf(week * 7),
      regular_minutes: 0,
      overtime_minutes: 0,
      double_minutes: 0,
      meal_premium_minutes: 0,
      rest_premium_minutes: 0,
      deducted_minutes: 0,
      is_open: false,
      needs_review: false,
      lines: lines.map(({ place, hasCode, class: payClass, minutes }) => ({
        project_id: place === 'none' ? null : cast[place],
        cost_code_id: hasCode ? cast.costCode : null,
        class: payClass,
        minutes,
      })),
      ranges: [],
      breaks: [],
      exceptions: [],
      tzdata: 'test',
    })),
  };
  await cast.database.query('select app.write_hours($1)', [JSON.stringify([result])]);
}

/** Returns rows that are in the months but not in the days, or vice versa. */
function difference(): Promise<unknown[]> {
  return cast.database.query(
    `with kept as (
       select person_id, month, project_id, cost_code_id, worked_minutes::bigint, overtime_minutes::bigint,
         double_minutes::bigint
       from hours_by_month where company_id = $1
     ), days as (
       select f.person_id, date_trunc('month', f.date)::date, f.project_id, f.cost_code_id,
         sum(f.figures[1])::bigint, sum(f.figures[2])::bigint, sum(f.figures[3])::bigint
       from app.hours_facts($1, null, '2020-01-01', '2030-01-01') f
       group by 1, 2, 3, 4
     )
     (select * from kept except all select * from days) union all (select * from days except all select * from kept)`,
    [cast.company],
  );
}

async function total(by: string, period: object): Promise<readonly number[]> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.admin.caller,
    `select read_report('hours', $1, $2::jsonb) as answer`,
    [by, { ...period }],
  );
  const answer = reportAnswerSchema.parse(row?.answer);
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.total;
}
