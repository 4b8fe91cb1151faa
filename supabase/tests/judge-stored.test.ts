import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import {
  boardFactsOf,
  judgeDraft,
} from '../../apps/web/src/features/schedule/board/board-facts.ts';
import { myScheduleAnswerSchema } from '../../packages/contract/src/my-schedule.ts';
import { boardAnswerSchema, shiftDraftSchema } from '../../packages/contract/src/schedule.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  addColleague,
  addDays,
  addPublished,
  dayFromNow,
  nextMonday,
  shiftOf,
} from './support/schedule.ts';

/** Many shifts judged at once get the same results as one by one, and on the board the same as on the server. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await plantFacts();
});
afterAll(() => cast.close());

const seen = new Set<string>();

const shift = fc.record({
  person: fc.option(fc.constantFrom(0, 1, 2, 3), { nil: null, freq: 8 }),
  day: fc.integer({ min: -3, max: 24 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minutes: fc.constantFrom(90, 240, 510, 600, 750, 961),
  rest: fc.constantFrom(0, 30, 60),
  place: fc.constantFrom('none', 'project', 'certified', 'archived'),
  zone: fc.constantFrom('America/Denver', 'America/Phoenix'),
});

test('each of many stored shifts has the judgement that it has alone, and that the board foresees', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(shift, { minLength: 20, maxLength: 50 }), async (shifts) => {
      await cast.database.query('delete from shifts where company_id = $1', [cast.company]);
      await cast.database.query(
        `insert into shifts (company_id, id, person_id, crew_id, project_id, starts_local, ends_local, zone, starts_at,
           ends_at, break_minutes)
         select $1, gen_random_uuid(), ($2::uuid[])[(s ->> 'person')::int + 1], $3,
           ($4::jsonb ->> (s ->> 'place'))::uuid, w.starts, w.ends, s ->> 'zone',
           app.local_instant(w.starts, s ->> 'zone'), app.local_instant(w.ends, s ->> 'zone'), (s ->> 'rest')::int
         from jsonb_array_elements($5::jsonb) s
         cross join lateral (select $6::date + (s ->> 'day')::int + make_interval(hours => (s ->> 'hour')::int) as starts) f
         cross join lateral (
           select f.starts, f.starts + make_interval(mins => (s ->> 'minutes')::int) as ends
         ) w`,
        [cast.company, people(), cast.crew, places(), JSON.stringify(shifts), dayFromNow(0)],
      );
      const rows = await cast.database.query<{
        shift: unknown;
        many: unknown;
        alone: { reasons: Reason[] };
      }>(
        `select c.shift, j.judgement as many, app.judge_planned($1, c.shift) as alone
         from app.judge_stored($1, array(select id from shifts where company_id = $1)) j
         join shifts s on s.company_id = $1 and s.id = j.shift_id
         cross join lateral (
           select jsonb_build_object('id', s.id) || app.shift_content(to_jsonb(s)) as shift
         ) c`,
        [cast.company],
      );
      expect(rows).toHaveLength(shifts.length);
      expect(rows.map(({ many }) => many)).toEqual(rows.map(({ alone }) => alone));
      await expectForeseen(rows.map(({ shift: stored }) => stored));
      for (const { reason } of rows.flatMap(({ alone }) => alone.reasons)) seen.add(reason);
    }),
    { numRuns: 8, seed: 19 },
  );
  expect([...seen].toSorted()).toEqual([
    'archived',
    'certificate_missing',
    'holiday',
    'no_member',
    'overlap',
    'overtime',
    'short_rest',
    'time_off',
    'too_long',
    'unavailable',
  ]);
});

type Reason = { readonly reason: string };

test('the phone foresees the same overtime of an open shift as the board', async () => {
  await cast.database.query('delete from shifts where company_id = $1', [cast.company]);
  const colleague = await addColleague(cast);
  const monday = addDays(nextMonday(), 7);
  for (const day of [0, 1, 2, 3, 4]) {
    const worked = { person_id: colleague.personId, break_minutes: 0 };
    await addPublished(cast, shiftOf(cast, worked, addDays(monday, day)));
  }
  const open = shiftOf(cast, { person_id: null }, addDays(monday, 5));
  await addPublished(cast, open);
  const mine = myScheduleAnswerSchema.parse(
    await callJson(cast.database, colleague.caller, 'my_schedule()'),
  );
  const board = boardAnswerSchema.parse(
    await callJson(cast.database, cast.admin.caller, 'board_shifts($1, $2)', [
      monday,
      addDays(monday, 6),
    ]),
  );
  if (mine.verdict !== 'ok' || board.verdict !== 'ok') throw new Error('refused');
  const phone = mine.open_shifts.find(({ id }) => id === open['id'])?.judgement;
  const draft = shiftDraftSchema.parse({ ...open, person_id: colleague.personId });
  expect(phone).toEqual(judgeDraft(boardFactsOf(board), draft));
  expect(phone?.reasons).toContainEqual(
    expect.objectContaining({ reason: 'overtime', rule: 'weekly', minutes: 480 }),
  );
});

/** In one statement, so that both use the same clock: punched time replaces planned time as it passes. */
async function expectForeseen(stored: readonly unknown[]): Promise<void> {
  const [answer] = await asCaller<{ board: unknown; judged: unknown }>(
    cast.database,
    cast.admin.caller,
    `select board_shifts($1, $2) as board, (
       select jsonb_agg(judge_shift(s) order by n) from jsonb_array_elements($3) with ordinality as t (s, n)
     ) as judged`,
    [dayFromNow(-4), dayFromNow(26), JSON.stringify(stored)],
  );
  const board = boardAnswerSchema.parse(answer?.board);
  if (board.verdict !== 'ok') throw new Error(board.reason);
  const facts = boardFactsOf(board);
  const drafts = z.array(shiftDraftSchema).parse(stored);
  expect(drafts.map((draft) => judgeDraft(facts, draft))).toEqual(answer?.judged);
}

const people = () => [
  cast.employee.personId,
  cast.loner.personId,
  cast.supervisor.personId,
  cast.helper.personId,
];

const places = () =>
  JSON.stringify({
    project: cast.project,
    certified: cast.otherProject,
    archived: cast.openProject,
  });

/** Plants terms and rules that change during the plan, and one of everything else that shifts are judged by. */
async function plantFacts(): Promise<void> {
  const [employee, loner, supervisor, helper] = people();
  const run = (sql: string, ...more: readonly (string | undefined)[]) =>
    cast.database.query(sql, [cast.company, ...more.map((value) => value ?? '')]);
  await run(
    `insert into pay_terms (company_id, person_id, valid_from, kind, overtime) values
       ($1, $2, '2026-01-01', 'hourly', app.overtime_set('california', 2)), ($1, $2, $3, 'hourly', null)`,
    employee,
    dayFromNow(2),
  );
  await run(
    `insert into pay_terms (company_id, person_id, valid_from, kind) values ($1, $2, '2026-01-01', 'exempt')`,
    loner,
  );
  await run(
    `insert into company_rules (company_id, kind, valid_from, rule)
     values ($1, 'overtime', $2, app.overtime_set('alaska', 2))`,
    dayFromNow(5),
  );
  await run(
    `insert into project_certificates (company_id, project_id, kind) values ($1, $2, 'Flagger')`,
    cast.otherProject,
  );
  await run(
    `insert into certificates (id, company_id, person_id, kind, expires_on)
     values (gen_random_uuid(), $1, $2, 'flagger', $3)`,
    supervisor,
    dayFromNow(9),
  );
  await run(
    `update projects set archived_at = now() where company_id = $1 and id = $2`,
    cast.openProject,
  );
  await run(
    `insert into holidays (company_id, id, on_date, name) values ($1, gen_random_uuid(), $2, 'Founders')`,
    dayFromNow(7),
  );
  await run(
    `insert into availability (company_id, id, person_id, kind, weekday, from_time, to_time)
     values ($1, gen_random_uuid(), $2, 'cannot', 3, '12:00', '18:00')`,
    helper,
  );
  await run(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual)
     values ($1, '00000000-0000-4000-8000-0000000000fe', 'Week off', false, 'none')`,
  );
  await run(
    `insert into time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at,
       ends_at, minutes, request_hash)
     select $1, gen_random_uuid(), $2, '00000000-0000-4000-8000-0000000000fe', 'approved', d, d, 'UTC', d, d + 1, 480, ''
     from (select $3::date as d) t`,
    supervisor,
    dayFromNow(11),
  );
  await run(
    `update memberships set valid_to = $3::date + time '12:00' where company_id = $1 and person_id = $2`,
    helper,
    dayFromNow(20),
  );
}
