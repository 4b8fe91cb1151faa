import { beforeAll, describe, expect, test } from 'vitest';
import { callsDuring } from './support/calls.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { setNoonZone } from './support/shifts.ts';

/**
 * Keeps `bench/time` within its limits with numbers that don't depend on the machine: calls of our own functions. The
 * board, a bulk approval and reminders to sign query once for all people, not once per person. A single timesheet
 * checks the caller once, and makes no calls per day.
 */
const shared = shareDatabase();
const few = 5;
const many = 45;
let cast: Cast;
/** First day of the last completed pay period. */
let from: string;
let to: string;
beforeAll(async () => {
  cast = await openCast(shared());
  const { database, company } = cast;
  await setNoonZone(database, company);
  const [ended] = await database.query<{ from: string; to: string }>(
    `select e.period_from::text as from, e.period_to::text as to from app.pay_period($1, app.company_today($1)) c
     cross join app.pay_period($1, c.period_from - 1) e`,
    [company],
  );
  ({ from, to } = ended ?? { from: '', to: '' });
  await database.script(`
    insert into profiles (company_id, person_id, first_name, last_name)
    select '${company}', gen_random_uuid(), 'Person', n::text from generate_series(1, ${many}) n;
    insert into memberships (company_id, person_id, role, valid_from)
    select company_id, person_id, 'employee', now() - interval '1 year' from profiles
    where company_id = '${company}' and first_name = 'Person';
    insert into day_results (
      company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes,
      meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks,
      exceptions, tzdata
    )
    select company_id, person_id, date '${from}' + d, '${from}', 480, 0, 0, 0, 0, 0, false, false,
      '[{"project_id": null, "cost_code_id": null, "class": "regular", "minutes": 480}]', '[]', '[]', '[]', 'test'
    from profiles, generate_series(0, 4) d
    where company_id = '${company}' and first_name = 'Person';
  `);
});

describe('for one person more', () => {
  test('the board calls no function', async () => {
    expect(await callsPerPerson(`list_sheets('${from}', '{}', null, 300)`)).toEqual({});
  });

  test('the list of waiting timesheets calls no function', async () => {
    expect(await callsPerPerson('list_waiting_sheets()')).toEqual({});
  });

  test('an approval only hashes the approved content', async () => {
    const everyone = `array(select person_id from profiles where first_name = 'Person' and company_id = '${cast.company}')`;
    expect(await callsPerPerson(`approve_sheets('${from}', ${everyone}, true)`)).toEqual({
      sheet_hash: 1,
      sheet_time_off: 1,
      // Triggers of its row and of its row in the audit log.
      await_seal: 1,
      bump_version: 1,
      refuse_locked_change: 1,
    });
  });

  test('reminders to sign call no function', async () => {
    const reminders = `app.waiting_reminders((date '${to}' + 2)::timestamp at time zone 'UTC')`;
    // Last, because an approval notifies people with a login.
    await cast.database.query(
      `update profiles set has_login = true where company_id = $1 and first_name = 'Person'`,
      [cast.company],
    );
    const due = await cast.database.query(
      `select person_id from ${reminders} where company_id = $1 and kind = 'sheet_to_sign'`,
      [cast.company],
    );
    expect(due).toHaveLength(many);
    expect(await callsPerPerson(reminders)).toEqual({});
  });
});

test('one timesheet makes no calls per day, and checks the caller once', async () => {
  const calls = await callsFor(
    `read_sheet((select person_id from profiles where last_name = '1' and company_id = '${cast.company}'), '${from}')`,
    few,
  );
  expect(calls.get('sheet_days')).toBe(1);
  expect([...calls].filter(([, count]) => count > 2)).toEqual([]);
  expect(calls.get('who_asks')).toBe(1);
  expect(calls.get('sheet_time_off')).toBe(1);
  const asking = [
    'my_company_id',
    'my_person_id',
    'my_role',
    'seen_people',
    'my_crew_people',
    'minutes_by_line',
  ];
  expect(asking.filter((name) => (calls.get(name) ?? 0) > 0)).toEqual([]);
});

test('the totals by job check the caller twice: for themselves and for the timesheets they add up', async () => {
  const calls = await callsFor(`list_sheet_jobs('${from}')`, few);
  // my_role calls who_asks.
  expect([calls.get('who_asks'), calls.get('my_role')]).toEqual([2, 1]);
  expect(calls.get('my_company_id') ?? 0).toBe(0);
});

async function callsPerPerson(call: string): Promise<Record<string, number>> {
  const [ofFew, ofMany] = [await callsFor(call, few), await callsFor(call, many)];
  const more = [...ofMany].map(
    ([name, calls]) => [name, (calls - (ofFew.get(name) ?? 0)) / (many - few)] as const,
  );
  return Object.fromEntries(more.filter(([, calls]) => calls !== 0));
}

/** Counts the PL/pgSQL calls of each function for a call by the admin, in a company of `people` with hours. */
async function callsFor(call: string, people: number): Promise<Map<string, number>> {
  let made = new Map<string, number>();
  const { database, company, admin } = cast;
  await database
    .transaction(async (transaction) => {
      await transaction.query(
        `delete from day_results d using profiles p
         where d.company_id = $1 and p.person_id = d.person_id and p.first_name = 'Person' and p.last_name::integer > $2`,
        [company, people],
      );
      await transaction.query(
        `update profiles set first_name = 'Left' where company_id = $1 and first_name = 'Person' and length(last_name) < 4 and last_name::integer > $2`,
        [company, people],
      );
      made = await callsDuring(transaction, admin.caller, () =>
        transaction.query(`select ${call}`),
      );
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  expect(made.size).toBeGreaterThan(0);
  return made;
}

class Undo extends Error {}
