/**
 * Office records about a person.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { daysAgo } from './support/punches.ts';
import { call } from './support/person-records.ts';

/** Office records about a person: rights to change them, and the traces of a change. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const outsiders = () => [
  cast.employee.caller,
  cast.supervisor.caller,
  cast.foreign.admin.caller,
  cast.kiosk.caller,
  cast.superAdmin,
];

describe('the details of a person', () => {
  const save = (caller: TestCaller, person: string, versions: [number, number], number: string) =>
    call(cast, caller, `save_person($1, $2, $3, 'Ana', 'Ruiz', employee_number => $4)`, [
      person,
      ...versions,
      number,
    ]);

  test('are changed by no one but an admin of the company', async () => {
    for (const caller of outsiders()) {
      expect(await save(caller, cast.loner.personId, [1, 0], 'E-1')).toMatchObject({
        verdict: 'refused',
      });
    }
    expect(await save(cast.admin.caller, cast.foreign.employee.personId, [1, 0], 'E-1')).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
  });

  test('lose to a newer version of either row', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const version = await versionOf(person);
    expect(await save(cast.admin.caller, person.personId, [version, 0], 'E-2')).toEqual({
      verdict: 'applied',
    });
    expect(await save(cast.admin.caller, person.personId, [version, 0], 'E-3')).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(await save(cast.admin.caller, person.personId, [version + 1, 1], 'E-3')).toEqual({
      verdict: 'applied',
    });
  });

  test('give an employee number to one person only, whatever its case', async () => {
    const [one, other] = [
      await addPerson(cast.database, cast.company, 'employee'),
      await addPerson(cast.database, cast.company, 'employee'),
    ];
    await save(cast.admin.caller, one.personId, [await versionOf(one), 0], 'x-7');
    expect(
      await save(cast.admin.caller, other.personId, [await versionOf(other), 0], 'X-7'),
    ).toMatchObject({ reason: 'number_taken' });
  });

  test('leave the language to the person who signs in', async () => {
    await call(cast, cast.admin.caller, `save_person($1, $2, 0, 'A', 'B', language => 'es')`, [
      cast.loner.personId,
      await versionOf(cast.loner),
    ]);
    const [profile] = await cast.database.query(
      'select language from profiles where person_id = $1',
      [cast.loner.personId],
    );
    expect(profile).toEqual({ language: 'en' });
  });
});

describe('a role', () => {
  const setRole = (caller: TestCaller, person: Person, role: string, from: string | null = null) =>
    call(cast, caller, 'set_role($1, $2, $3::date)', [person.personId, role, from]);

  test('is assigned only by an admin, never in the past, and not to someone who left', async () => {
    for (const caller of outsiders()) {
      expect(await setRole(caller, cast.loner, 'admin')).toMatchObject({ verdict: 'refused' });
    }
    expect(await setRole(cast.admin.caller, cast.loner, 'admin', daysAgo(3))).toMatchObject({
      reason: 'time_impossible',
    });
    const leaver = await addPerson(cast.database, cast.company, 'employee');
    await call(cast, cast.admin.caller, 'deactivate_person($1)', [leaver.personId]);
    expect(await setRole(cast.admin.caller, leaver, 'admin')).toMatchObject({
      reason: 'access_over',
    });
  });

  test('is in effect from its instant on; until then the old one is', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const tomorrow = daysAgo(-2);
    expect(await setRole(cast.admin.caller, person, 'supervisor', tomorrow)).toEqual({
      verdict: 'applied',
    });
    expect(await rolesOf(person)).toEqual(['employee until later', 'supervisor']);
    expect(await setRole(cast.admin.caller, person, 'employee')).toEqual({ verdict: 'applied' });
    expect(await rolesOf(person)).toEqual(['employee']);
    await setRole(cast.admin.caller, person, 'supervisor');
    expect(await rolesOf(person)).toEqual(['employee until now', 'supervisor']);
  });

  test('of the last admin who can sign in stays, now and for a coming day', async () => {
    for (const from of [null, daysAgo(-3)]) {
      expect(await setRole(cast.admin.caller, cast.admin, 'employee', from)).toMatchObject({
        reason: 'last_admin',
      });
    }
    const second = await addPerson(cast.database, cast.company, 'admin');
    expect(await setRole(second.caller, second, 'employee')).toEqual({ verdict: 'applied' });
  });

  async function rolesOf(person: Person): Promise<string[]> {
    const rows = await cast.database.query<{ role: string }>(
      `select role || case when valid_to > now() then ' until later' when valid_to is not null then ' until now' else '' end as role
       from memberships where person_id = $1 order by valid_from`,
      [person.personId],
    );
    return rows.map(({ role }) => role);
  }
});

describe('pay rates', () => {
  type Rates = {
    readonly rates: readonly {
      id: string;
      rate: number;
      valid_from: string;
      valid_to: string | null;
    }[];
  };
  const setRate = (caller: TestCaller, person: Person, rate: number, from: string) =>
    call(cast, caller, `set_rate($1, $2, 'USD', $3::date)`, [person.personId, rate, from]);
  const ratesOf = async (person: Person) =>
    (await call<Rates>(cast, cast.admin.caller, 'read_pay_rates($1)', [person.personId])).rates.map(
      ({ rate, valid_from, valid_to }) => [rate, valid_from, valid_to],
    );

  test('are read and set by no one but an admin, and by no statement at all', async () => {
    for (const caller of [...outsiders(), cast.loner.caller]) {
      expect(await call(cast, caller, 'read_pay_rates($1)', [cast.loner.personId])).toMatchObject({
        verdict: 'refused',
      });
      expect(await setRate(caller, cast.loner, 300000, '2026-01-01')).toMatchObject({
        verdict: 'refused',
      });
    }
    await expect(
      asCaller(cast.database, cast.admin.caller, 'select rate from pay_rates'),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('follow each other without a gap or an overlap, in whatever order they are set', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await setRate(cast.admin.caller, person, 200000, '2025-01-06');
    await setRate(cast.admin.caller, person, 260000, '2026-06-01');
    await setRate(cast.admin.caller, person, 230000, '2025-09-01');
    expect(await ratesOf(person)).toEqual([
      [260000, '2026-06-01', null],
      [230000, '2025-09-01', '2026-06-01'],
      [200000, '2025-01-06', '2025-09-01'],
    ]);
    await setRate(cast.admin.caller, person, 235000, '2025-09-01');
    expect((await ratesOf(person))[1]).toEqual([235000, '2025-09-01', '2026-06-01']);
  });

  test('are canceled only before they take effect; the one before goes on', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await setRate(cast.admin.caller, person, 200000, '2025-01-06');
    await setRate(cast.admin.caller, person, 260000, daysAgo(-20).slice(0, 10));
    const { rates } = await call<Rates>(cast, cast.admin.caller, 'read_pay_rates($1)', [
      person.personId,
    ]);
    const [coming, held] = rates.map(({ id }) => id);
    expect(await call(cast, cast.admin.caller, 'remove_rate($1)', [held ?? null])).toMatchObject({
      reason: 'already_in_force',
    });
    expect(
      await call(cast, cast.foreign.admin.caller, 'remove_rate($1)', [coming ?? null]),
    ).toMatchObject({
      reason: 'not_found',
    });
    expect(await call(cast, cast.admin.caller, 'remove_rate($1)', [coming ?? null])).toEqual({
      verdict: 'applied',
    });
    expect(await ratesOf(person)).toEqual([[200000, '2025-01-06', null]]);
  });

  test('leave a trace of every look, and no amount in the audit', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await setRate(cast.admin.caller, person, 271828, '2025-01-06');
    await ratesOf(person);
    const looks = await asCaller(
      cast.database,
      cast.admin.caller,
      'select reader_person_id from pay_rate_reads where person_id = $1',
      [person.personId],
    );
    expect(looks).toEqual([{ reader_person_id: cast.admin.personId }]);
    const events = await cast.database.query(
      `select before, after from audit_events where subject = 'pay_rates'`,
    );
    // As a whole number or text, since the digits may occur by chance in an id or an instant.
    expect(JSON.stringify(events)).not.toMatch(/(?<!\.)\b271828\b/);
  });
});

describe('a certificate', () => {
  const save = (caller: TestCaller, person: Person, id: string, more = '', version = 0) =>
    call(cast, caller, `save_certificate($1, $2, 'Forklift', version => $3 ${more})`, [
      id,
      person.personId,
      version,
    ]);

  test('is no one else’s to change, nor the person’s own when an admin entered it', async () => {
    const id = randomUUID();
    await save(cast.admin.caller, cast.employee, id);
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.loner.caller,
      cast.foreign.admin.caller,
    ]) {
      expect(await save(caller, cast.employee, id, '', 1)).toMatchObject({ reason: 'not_found' });
      expect(await call(cast, caller, 'delete_certificate($1)', [id])).toMatchObject({
        reason: 'not_found',
      });
    }
    expect(await save(cast.loner.caller, cast.employee, randomUUID())).toMatchObject({
      reason: 'not_found',
    });
  });

  test('is the person’s own to enter and to change, over the version that was read', async () => {
    const id = randomUUID();
    expect(await save(cast.loner.caller, cast.loner, id)).toMatchObject({ verdict: 'applied' });
    expect(await save(cast.loner.caller, cast.loner, id)).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(
      await save(cast.loner.caller, cast.loner, id, `, expires_on => '2027-05-01'`, 1),
    ).toMatchObject({ verdict: 'applied' });
  });

  test('takes a file from the person’s folder only, and ends after it began', async () => {
    const { company } = cast;
    for (const more of [
      `, file_path => '${company}/${cast.admin.personId}/scan.pdf'`,
      `, file_path => '${cast.foreign.company}/${cast.loner.personId}/scan.pdf'`,
      `, file_path => '${company}/${cast.loner.personId}/../scan.pdf'`,
      `, issued_on => '2026-05-01', expires_on => '2026-04-01'`,
    ]) {
      expect(await save(cast.loner.caller, cast.loner, randomUUID(), more)).toMatchObject({
        reason: 'invalid_input',
      });
    }
  });

  test('that the office has entered keeps its scan: the person neither replaces nor deletes it', async () => {
    const paths = [1, 2].map((n) => `${cast.company}/${cast.employee.personId}/proof-${n}.pdf`);
    for (const [n, caller] of [cast.admin.caller, cast.employee.caller].entries()) {
      await cast.database.query(
        `insert into storage.objects (bucket_id, name) values ('certificates', $1)`,
        [paths[n] ?? ''],
      );
      await save(caller, cast.employee, randomUUID(), `, file_path => '${paths[n]}'`);
    }
    const touched = async (caller: TestCaller, statement: string) => {
      const rows = await cast.database.transaction(
        async (transaction) => {
          await transaction.query(`select set_config('storage.allow_delete_query', 'true', true)`);
          return transaction.query<{ name: string }>(
            `${statement} where name = any ($1) returning name`,
            [paths],
          );
        },
        { caller: { role: caller.role, claims: { ...caller } } },
      );
      return rows.map(({ name }) => name).sort();
    };
    const replace = 'update storage.objects set version = gen_random_uuid()';
    expect(await touched(cast.employee.caller, replace)).toEqual(paths.slice(1));
    expect(await touched(cast.supervisor.caller, replace)).toEqual([]);
    expect(await touched(cast.admin.caller, replace)).toEqual(paths);
    expect(await touched(cast.employee.caller, 'delete from storage.objects')).toEqual(
      paths.slice(1),
    );
  });

  test('shows its scan to people who may read it', async () => {
    const path = `${cast.company}/${cast.employee.personId}/card.pdf`;
    await cast.database.query(
      `insert into storage.objects (bucket_id, name) values ('certificates', $1)`,
      [path],
    );
    await save(cast.employee.caller, cast.employee, randomUUID(), `, file_path => '${path}'`);
    const sees = async (caller: TestCaller) =>
      (
        await asCaller(cast.database, caller, 'select name from storage.objects where name = $1', [
          path,
        ])
      ).length === 1;
    expect([
      await sees(cast.employee.caller),
      await sees(cast.supervisor.caller),
      await sees(cast.admin.caller),
    ]).toEqual([true, true, true]);
    expect([
      await sees(cast.loner.caller),
      await sees(cast.otherSupervisor.caller),
      await sees(cast.foreign.admin.caller),
      await sees(cast.superAdmin),
      await sees(cast.anon),
    ]).toEqual([false, false, false, false, false]);
  });
});

async function versionOf(person: Person): Promise<number> {
  const [row] = await cast.database.query<{ version: number }>(
    'select version from profiles where person_id = $1',
    [person.personId],
  );
  return row?.version ?? 0;
}
