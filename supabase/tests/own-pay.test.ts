/** An admin may not change their own pay while another admin can. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { call } from './support/person-records.ts';
import { daysAgo } from './support/punches.ts';

let cast: Cast;
let otherAdmin: Person;
let timeOffKind: string;
beforeAll(async () => {
  cast = await openCast();
  timeOffKind = randomUUID();
  await cast.database.query(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual, period, accrued_minutes)
     values ($1, $2, 'Paid time off', true, 'period', 'year', 4800)`,
    [cast.company, timeOffKind],
  );
});
afterAll(() => cast.close());

const tomorrow = daysAgo(-1).slice(0, 10);
const salaried = JSON.stringify({
  kind: 'hourly',
  classification: null,
  overtime: null,
  breaks: null,
  time_zone: null,
  salary: null,
});

const bonus = JSON.stringify({ date: tomorrow, kind: 'commission', amount_cents: 100 });

/** Makes every change that affects someone's pay, and returns the answers. */
async function change(by: Person, of: Person): Promise<unknown[]> {
  const ask = (sql: string, parameters: (string | number | null)[]) =>
    call<{ verdict: string; reason?: string }>(cast, by.caller, sql, parameters);
  const answers = [
    await ask(`set_rate($1, 990000, 'USD', $2::date)`, [of.personId, tomorrow]),
    await ask('save_pay_terms($1, $2::date, $3)', [of.personId, tomorrow, salaried]),
    await ask(`adjust_time_off($1, $2, $3, 480, 'Opening')`, [
      randomUUID(),
      of.personId,
      timeOffKind,
    ]),
    await ask('remove_rate($1)', [await newest('pay_rates', of)]),
    await ask('remove_pay_terms($1)', [await newest('pay_terms', of)]),
    await ask('save_other_pay($1, $2, $3)', [randomUUID(), of.personId, bonus]),
    await ask('remove_other_pay($1)', [await newest('other_pay', of)]),
  ];
  return answers.map(({ verdict, reason }) => reason ?? verdict);
}

/** Returns the newest row, which the second admin set if the person's own was refused. */
async function newest(
  table: 'pay_rates' | 'pay_terms' | 'other_pay',
  of: Person,
): Promise<string | null> {
  const removed = table === 'pay_rates' ? 'and removed_at is null' : '';
  const [row] = await cast.database.query<{ id: string }>(
    `select id from public.${table} where person_id = $1 ${removed}
     order by ${table === 'other_pay' ? 'date' : 'valid_from'} desc limit 1`,
    [of.personId],
  );
  return row?.id ?? null;
}

test('an only admin changes their own pay', async () => {
  expect(await change(cast.admin, cast.admin)).toEqual(Array(7).fill('applied'));
});

test('each of two admins changes the other’s, and neither their own', async () => {
  otherAdmin = await addPerson(cast.database, cast.company, 'admin');
  for (const [one, other] of [
    [cast.admin, otherAdmin],
    [otherAdmin, cast.admin],
  ] as const) {
    await call(cast, other.caller, `set_rate($1, 300000, 'USD', $2::date)`, [
      one.personId,
      tomorrow,
    ]);
    await call(cast, other.caller, 'save_pay_terms($1, $2::date, $3)', [
      one.personId,
      tomorrow,
      salaried,
    ]);
    await call(cast, other.caller, 'save_other_pay($1, $2, $3)', [
      randomUUID(),
      one.personId,
      bonus,
    ]);
    expect(await change(one, one)).toEqual(Array(7).fill('own_pay'));
    expect(await change(other, one)).toEqual(Array(7).fill('applied'));
  }
});
