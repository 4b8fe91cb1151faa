import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditChains } from '../../apps/server/src/audit/verify-audit.ts';
import { deleteAllLeft } from '../../apps/server/src/upkeep/departures-job.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import type { Cast, Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { plantRows } from './support/planted.ts';

let cast: Cast;
beforeAll(async () => {
  ({ cast } = await plantRows());
}, 120_000);
afterAll(() => cast.close());

const fresh = ({ caller }: Person): TestCaller => ({
  ...caller,
  claims: { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 60 }] },
});
const nameOf = async (company: string) => {
  const [row] = await cast.database.query<{ name: string }>(
    'select name from companies where id = $1',
    [company],
  );
  return row?.name ?? '';
};
const start = async (name: string, person: Person = cast.admin, caller = fresh(person)) =>
  callJson(cast.database, caller, 'start_leaving($1)', [name]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const rowsOf = async (company: string) => {
  const tables = await cast.database.query<{ name: string; mine: string }>(
    `select name, mine from app.company_data() where mine is not null and name <> 'app.jobs'`,
  );
  const left: string[] = [];
  for (const { name, mine } of tables) {
    const found = await cast.database.query(
      `select from ${name} t where ${mine.replaceAll('$1', `'${company}'::uuid`)} limit 1`,
    );
    if (found.length > 0) left.push(name);
  }
  return left;
};

describe('leaving', () => {
  test('can be started only by an admin who has just signed in and types the name', async () => {
    const name = await nameOf(cast.company);
    for (const person of [cast.employee, cast.supervisor]) {
      expect(await start(name, person)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await start(name, cast.admin, cast.admin.caller)).toMatchObject({
      reason: 'fresh_sign_in_needed',
    });
    expect(await start('Another')).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: 'name',
    });
    expect(await callJson(cast.database, cast.admin.caller, 'stop_leaving()')).toMatchObject({
      reason: 'not_leaving',
    });
    expect(await start(name)).toMatchObject({ verdict: 'applied' });
    expect(await start(name)).toMatchObject({ reason: 'already_leaving' });
  });

  test('notifies all admins, and everyone on every page until the day', async () => {
    const told = await cast.database.query(
      `select from inbox_items where company_id = $1 and kind = 'company_data'`,
      [cast.company],
    );
    const admins = await cast.database.query(
      `select from memberships where company_id = $1 and role = 'admin' and valid_to is null`,
      [cast.company],
    );
    expect(told.length).toBe(admins.length);
    const bar = await callJson(cast.database, cast.employee.caller, 'my_announcements()');
    expect(JSON.stringify(bar)).toContain('leaves Muster');
  });

  test('can be stopped at any time in the 30 days', async () => {
    await deleteAllLeft(cast.database, inDays(29.9));
    expect(await rowsOf(cast.company)).not.toEqual([]);
    expect(await callJson(cast.database, cast.admin.caller, 'stop_leaving()')).toEqual({
      verdict: 'applied',
    });
    await deleteAllLeft(cast.database, inDays(31));
    expect(await nameOf(cast.company)).not.toBe('');
    expect(await start(await nameOf(cast.company))).toMatchObject({ verdict: 'applied' });
  });

  test('a waiver is not taken: the checksum of an export that the admin fetched is', async () => {
    const confirm = (id: string, sum: string) =>
      callJson(cast.database, cast.admin.caller, 'confirm_records_taken($1, $2)', [id, sum]);
    const [made] = await cast.database.query<{ id: string }>(
      `insert into company_exports (id, company_id, asked_by, state, ended_at, file_path, file_sha256)
       values (gen_random_uuid(), $1, $2, 'done', now(), 'x', repeat('a', 64)) returning id`,
      [cast.company, cast.admin.personId],
    );
    const id = made?.id ?? '';
    expect(await confirm(cast.company, 'a'.repeat(64))).toMatchObject({ detail: 'export_id' });
    expect(await confirm(id, 'b'.repeat(64))).toMatchObject({ detail: 'sha256' });
    expect(await confirm(id, 'a'.repeat(64))).toMatchObject({ reason: 'not_downloaded' });
  });

  test('a legal hold stops the deletion', async () => {
    await cast.database.query(
      `insert into legal_holds (id, company_id, kind, person_id, reason, set_by)
       values (gen_random_uuid(), $1, 'person', $2, 'A claim', $2)`,
      [cast.company, cast.admin.personId],
    );
    await deleteAllLeft(cast.database, inDays(31));
    expect(await nameOf(cast.company)).not.toBe('');
    await cast.database.query(
      `update legal_holds set ended_at = now(), ended_by = set_by, end_reason = 'Settled' where ended_at is null`,
    );
  });

  test('only the job deletes append-only rows', async () => {
    for (const caller of [cast.admin.caller, cast.anon, { role: 'service_role' as const }]) {
      for (const statement of [
        `select app.delete_company_part('${cast.company}', 10)`,
        `select app.begin_company_deletion('${cast.company}', now() + interval '1 year')`,
        `update app.company_departures set deleting_in = pg_current_xact_id()`,
        `delete from public.punches`,
      ]) {
        await expect(
          cast.database.query(statement, [], {
            caller: { role: caller.role, claims: { role: caller.role } },
          }),
        ).rejects.toMatchObject({ code: '42501' });
      }
    }
    // Not even the owner can outside a deletion, or before the day of one.
    await expect(cast.database.query('delete from public.punches')).rejects.toMatchObject({
      code: '42501',
    });
    await cast.database.query('select app.delete_company_part($1, 10)', [cast.company]);
    expect(await rowsOf(cast.company)).toContain('public.punches');
  });

  test('deletes everything of the company, however often it is cut short, and nothing of another', async () => {
    const before = await rowsOf(cast.foreign.company);
    let calls = 0;
    for (let run = 0; run < 100 && (await nameOf(cast.company)) !== ''; run += 1) {
      calls = 0;
      // Each run is stopped after a few parts, as if killed; a part is one transaction.
      await deleteAllLeft(cast.database, inDays(31), () => (calls += 1) > 5);
    }
    await deleteAllLeft(cast.database, inDays(31));
    expect(await rowsOf(cast.company)).toEqual([]);
    expect(await rowsOf(cast.foreign.company)).toEqual(before);
    expect(
      await cast.database.query('select from auth.users where id = $1', [cast.admin.userId]),
    ).toEqual([]);
    const [departure] = await cast.database.query<{ sealed: boolean; ended: boolean }>(
      `select deleted_at is not null as ended, deleting_in is null as sealed
       from app.company_departures where company_id = $1 and stayed_at is null`,
      [cast.company],
    );
    expect(departure).toEqual({ ended: true, sealed: true });
    expect(await auditChains(cast.database)).not.toContain(cast.company);
  }, 120_000);

  test('time cards stay with the operator for 2 years and payroll for 3', async () => {
    const kept = async (table: string) => {
      const rows = await cast.database.query<{ years: number }>(
        `select extract(year from age(kept_until, current_date))::int as years from app.kept_records
         where table_name = $1 and company_id = $2`,
        [table, cast.company],
      );
      return [rows.length > 0, rows[0]?.years];
    };
    expect(await kept('public.punches')).toEqual([true, 2]);
    expect(await kept('public.pay_rates')).toEqual([true, 3]);
    expect(await kept('public.punch_locations')).toEqual([false, undefined]);
    await deleteAllLeft(cast.database, inDays(2 * 366 + 10));
    expect(await kept('public.punches')).toEqual([false, undefined]);
    expect((await kept('public.pay_rates'))[0]).toBe(true);
  });

  test('nothing stays with the operator if an admin has downloaded an export and confirms it', async () => {
    const { company, admin } = cast.foreign;
    const asFresh = (call: string, ...values: string[]) =>
      callJson(cast.database, fresh(admin), call, values);
    expect(await start(await nameOf(company), admin)).toMatchObject({ verdict: 'applied' });
    const sum = 'c'.repeat(64);
    const [made] = await cast.database.query<{ id: string }>(
      `insert into company_exports (id, company_id, asked_by, state, asked_at, ended_at, file_path, file_sha256)
       values (gen_random_uuid(), $1, $2, 'done', '2027-05-01 12:00Z', now(), 'x', $3) returning id`,
      [company, admin.personId, sum],
    );
    const id = made?.id ?? '';
    expect(await asFresh('read_company_export($1)', id)).toMatchObject({ verdict: 'ok' });
    // In the form that a program may print it.
    const typed = ` ${sum.toUpperCase()} `;
    expect(await asFresh('confirm_records_taken($1, $2)', id, typed)).toEqual({
      verdict: 'applied',
    });
    const [login] = await cast.database.query<{ name: string }>(
      'select app.login_name($1) as name',
      [admin.userId],
    );
    const word = { records_taken_by: login?.name, records_file: 'muster-company-2027-05-01.zip' };
    expect(await asFresh('my_departure()')).toMatchObject({
      departure: { ...word, records_sha256: sum },
    });
    await deleteAllLeft(cast.database, inDays(31));
    expect(await rowsOf(company)).toEqual([]);
    expect(
      await cast.database.query('select from app.kept_records where company_id = $1', [company]),
    ).toEqual([]);
    // The name of the person who confirmed it stays.
    expect(
      await cast.database.query(
        `select records_taken_by_name as records_taken_by, records_file, records_sha256
         from app.company_departures where company_id = $1`,
        [company],
      ),
    ).toEqual([{ ...word, records_sha256: sum }]);
  });
});
