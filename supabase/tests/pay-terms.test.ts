import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  jobRatesAnswerSchema,
  payTermsAnswerSchema,
  type JobRateFacts,
  type PayTermsFacts,
} from '../../packages/contract/src/pay-records.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { dayFromNow } from './support/schedule.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await lockSheet('2026-08-03', '2026-08-16');
});
afterAll(() => cast.close());

const hourly: PayTermsFacts = {
  kind: 'hourly',
  classification: null,
  overtime: null,
  breaks: null,
  time_zone: null,
  salary: null,
};
const salary = { amount_cents: 520_000, per: 'month', hours_per_week: 40, currency: 'USD' };

describe('pay terms', () => {
  test('are for admins of the own company', async () => {
    for (const caller of [cast.employee.caller, cast.supervisor.caller, cast.kiosk.caller]) {
      expect(await saveTerms(caller, '2026-03-02', hourly)).toMatchObject({
        reason: 'not_allowed',
      });
      expect(await readTerms(caller)).toMatchObject({ reason: 'not_allowed' });
    }
    const outsider = cast.foreign.admin.caller;
    expect(await saveTerms(outsider, '2026-03-02', hourly)).toMatchObject({ reason: 'not_found' });
    expect(await readTerms(outsider)).toMatchObject({ reason: 'not_found' });
  });

  test.each<[string, object]>([
    ['kind', { kind: 'daily' }],
    ['classification', { classification: '' }],
    ['classification', { classification: 'x'.repeat(101) }],
    ['overtime', { overtime: { set: 'texas' } }],
    ['overtime', { overtime: { set: 'california', workday_starts_at: '24:00' } }],
    ['overtime', { overtime: { set: 'custom' } }],
    ['breaks', { breaks: { set: 'nevada' } }],
    ['time_zone', { time_zone: 'Mars/Base' }],
    ['salary', { salary }],
    ['salary', { kind: 'exempt' }],
    ['salary', { kind: 'exempt', salary: { ...salary, amount_cents: 0 } }],
    ['salary', { kind: 'exempt', salary: { ...salary, hours_per_week: 169 } }],
    ['wage', { wage: 7 }],
  ])('refuse a wrong %s', async (field, change) => {
    expect(await saveTerms(cast.admin.caller, '2026-03-02', { ...hourly, ...change })).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test.each<[string, object]>([
    ['the longest classification', { classification: 'x'.repeat(100) }],
    [
      'a set with the employer’s workday',
      { overtime: { set: 'california', workday_starts_at: '23:59' } },
    ],
    ['Colorado’s breaks', { breaks: { set: 'colorado' } }],
    ['a zone', { time_zone: 'America/Los_Angeles' }],
    ['a salary', { kind: 'salaried_nonexempt', salary }],
  ])('take %s', async (_, change) => {
    expect(await saveTerms(cast.admin.caller, '2026-03-02', { ...hourly, ...change })).toEqual({
      verdict: 'applied',
    });
  });

  test('are read with who changed them, and each look is logged', async () => {
    await saveTerms(cast.admin.caller, '2026-04-06', { ...hourly, kind: 'exempt', salary });
    const looks = await count('pay_rate_reads');
    const answer = payTermsAnswerSchema.parse(await readTerms(cast.admin.caller));
    expect(answer).toMatchObject({
      first_free_day: '2000-01-02',
      terms: [{ valid_from: '2026-04-06', kind: 'exempt', salary, changed_by: 'admin Tester' }, {}],
    });
    expect(await count('pay_rate_reads')).toBe(looks + 1);
    const audited = await cast.database.query<{ text: string }>(
      `select after::text as text from audit_events where subject = 'pay_terms'`,
    );
    expect(audited.length).toBeGreaterThan(0);
    expect(audited.map(({ text }) => text).join()).not.toContain('520000');
  });

  test('are canceled only before they are in effect', async () => {
    const day = await dayAhead(30);
    await saveTerms(cast.admin.caller, day, hourly);
    const answer = payTermsAnswerSchema.parse(await readTerms(cast.admin.caller));
    if (answer.verdict !== 'ok') throw new Error(answer.reason);
    const [coming, current] = answer.terms;
    expect(coming?.valid_from).toBe(day);
    expect(await remove(cast.foreign.admin.caller, coming?.id)).toMatchObject({
      reason: 'not_found',
    });
    expect(await remove(cast.admin.caller, current?.id)).toMatchObject({
      reason: 'already_in_force',
    });
    expect(await remove(cast.admin.caller, coming?.id)).toEqual({ verdict: 'applied' });
  });

  test('take effect on no locked day', async () => {
    const locked = { verdict: 'refused', reason: 'day_locked', detail: '2026-08-17' };
    const { loner, admin } = cast;
    expect(await saveTerms(admin.caller, '2026-08-16', hourly, loner.personId)).toEqual(locked);
    expect(await saveTerms(admin.caller, '2026-08-17', hourly, loner.personId)).toEqual({
      verdict: 'applied',
    });
    expect(
      await call(admin.caller, `set_rate($1, 255000, 'USD', $2)`, [loner.personId, '2026-08-16']),
    ).toEqual(locked);
    expect(
      await call(admin.caller, `set_rate($1, 255000, 'USD', $2)`, [loner.personId, '2026-08-17']),
    ).toEqual({ verdict: 'applied' });
  });
});

describe('job rates', () => {
  test('are for admins of the own company', async () => {
    for (const caller of [cast.employee.caller, cast.supervisor.caller, cast.kiosk.caller]) {
      expect(await saveRate(caller, rateFor({}))).toMatchObject({ reason: 'not_allowed' });
      expect(await call(caller, 'list_job_rates()')).toMatchObject({ reason: 'not_allowed' });
    }
    expect(
      await saveRate(cast.admin.caller, rateFor({ project_id: cast.foreign.project })),
    ).toMatchObject({ detail: 'project_id' });
    expect(
      await saveRate(cast.admin.caller, rateFor({ person_id: cast.foreign.employee.personId })),
    ).toMatchObject({ detail: 'person_id' });
  });

  test.each<[string, object]>([
    ['rate', { rate: 0 }],
    ['rate', { rate: 1.5 }],
    ['fringe', { fringe: -1 }],
    ['currency', { currency: 'usd' }],
    ['mode', { mode: 'most' }],
    ['valid_from', { valid_from: '2026-02-30' }],
    ['project_id', { project_id: 'bridge' }],
    ['project_id', { project_id: null, classification: null }],
  ])('refuse a wrong %s', async (field, change) => {
    expect(await saveRate(cast.admin.caller, { ...rateFor({}), ...change })).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('follow each other for the same work, and are listed with their names', async () => {
    const { admin } = cast;
    const work = {
      project_id: cast.project,
      cost_code_id: cast.costCode,
      person_id: cast.employee.personId,
    };
    await saveRate(admin.caller, rateFor({ ...work, rate: 300_000, valid_from: '2026-09-07' }));
    await saveRate(admin.caller, rateFor({ ...work, rate: 310_000, valid_from: '2026-10-05' }));
    await saveRate(admin.caller, rateFor({ ...work, rate: 305_000, valid_from: '2026-09-21' }));
    const reads = await count('job_rate_reads');
    const answer = jobRatesAnswerSchema.parse(await call(admin.caller, 'list_job_rates()'));
    if (answer.verdict !== 'ok') throw new Error(answer.reason);
    expect(answer.first_free_day).toBe('2026-08-17');
    expect(
      answer.rates
        .filter(({ person_id }) => person_id === cast.employee.personId)
        .map(({ rate, valid_from, valid_to }) => [rate, valid_from, valid_to]),
    ).toEqual([
      [310_000, '2026-10-05', null],
      [305_000, '2026-09-21', '2026-10-05'],
      [300_000, '2026-09-07', '2026-09-21'],
    ]);
    expect(answer.rates[0]).toMatchObject({ project: 'River bridge', cost_code: '03 30' });
    expect(await count('job_rate_reads')).toBe(reads + 1);
  });

  test('take effect and end on no locked day of anyone they are for', async () => {
    const locked = { verdict: 'refused', reason: 'day_locked', detail: '2026-08-17' };
    const { admin } = cast;
    expect(await saveRate(admin.caller, rateFor({ valid_from: '2026-08-16' }))).toEqual(locked);
    const own = rateFor({ person_id: cast.employee.personId, valid_from: '2026-08-10' });
    expect(await saveRate(admin.caller, own)).toMatchObject({ verdict: 'applied' });
    const id = randomUUID();
    await saveRate(
      admin.caller,
      rateFor({ classification: 'Welder', valid_from: '2026-08-17' }),
      id,
    );
    expect(await call(admin.caller, 'end_job_rate($1, $2)', [id, '2026-08-16'])).toEqual(locked);
    expect(await call(admin.caller, 'end_job_rate($1, $2)', [id, '2026-09-14'])).toEqual({
      verdict: 'applied',
    });
    expect(await call(admin.caller, 'end_job_rate($1, $2)', [id, '2026-09-15'])).toMatchObject({
      detail: 'valid_to',
    });
    expect(
      await call(cast.foreign.admin.caller, 'end_job_rate($1, $2)', [id, '2026-09-14']),
    ).toMatchObject({ reason: 'not_found' });
  });
});

test('a rule of the company takes effect on no locked day', async () => {
  // No rule takes effect more than a year ago.
  const [from, to, first] = [dayFromNow(-30), dayFromNow(-17), dayFromNow(-16)];
  await lockSheet(from, to);
  const [settings] = await cast.database.query<{ version: number }>(
    'select version from company_settings where company_id = $1',
    [cast.company],
  );
  const save = (day: string) =>
    call(
      cast.admin.caller,
      `save_company_settings('workday', $1, '{"attribution": "midnight"}', $2)`,
      [settings?.version ?? 0, day],
    );
  expect(await save(to)).toEqual({ verdict: 'refused', reason: 'day_locked', detail: first });
  expect(await save(first)).toMatchObject({ verdict: 'applied' });
});

async function lockSheet(from: string, to: string): Promise<void> {
  await cast.database.query(
    `insert into timesheets (company_id, person_id, period_from, period_to, state, locked_at, snapshot)
     values ($1, $2, $3, $4, 'locked', now(), '{}')`,
    [cast.company, cast.loner.personId, from, to],
  );
}

function rateFor(said: Partial<JobRateFacts>): JobRateFacts {
  return {
    person_id: null,
    project_id: null,
    cost_code_id: null,
    classification: 'Lineman',
    rate: 400_000,
    fringe: 0,
    currency: 'USD',
    mode: 'replaces',
    valid_from: '2026-09-07',
    ...said,
  };
}

function saveTerms(
  caller: TestCaller,
  day: string,
  facts: object,
  person = cast.employee.personId,
): Promise<unknown> {
  return call(caller, 'save_pay_terms($1, $2, $3)', [person, day, JSON.stringify(facts)]);
}

function readTerms(caller: TestCaller): Promise<unknown> {
  return call(caller, 'read_pay_terms($1)', [cast.employee.personId]);
}

function remove(caller: TestCaller, id = randomUUID() as string): Promise<unknown> {
  return call(caller, 'remove_pay_terms($1)', [id]);
}

function saveRate(caller: TestCaller, facts: object, id: string = randomUUID()): Promise<unknown> {
  return call(caller, 'save_job_rate($1, $2)', [id, JSON.stringify(facts)]);
}

async function call(
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number)[] = [],
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  return row?.answer;
}

async function count(table: string): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
}

async function dayAhead(days: number): Promise<string> {
  const [row] = await cast.database.query<{ day: string }>(
    `select (app.company_today($1) + $2::integer)::text as day`,
    [cast.company, days],
  );
  return row?.day ?? '';
}
