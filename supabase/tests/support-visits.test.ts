import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitReads } from '../../packages/contract/src/visits.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import type { Person } from './support/cast.ts';
import { plantRows, type Planted } from './support/planted.ts';
import { rpcRights } from './support/rights.ts';
import { canary, plantCanaries, randomOf, tableHashes } from './support/visit-canaries.ts';
import { createVisitDoor, type VisitDoor } from './support/visit-door.ts';

/** A platform admin looks at what one person sees, through the data API as the server has it. */
let planted: Planted;
let door: VisitDoor;
beforeAll(async () => {
  planted = await plantRows();
  door = createVisitDoor(planted.cast.database);
});
afterAll(async () => {
  await door.close();
  await planted.cast.close();
});

const database = () => planted.cast.database;

/** The second factor was shown in this minute. */
function superAdmin(age = 0): TestCaller {
  const { sub = '' } = planted.cast.superAdmin;
  const timestamp = Math.floor(Date.now() / 1000) - age;
  return {
    role: 'authenticated',
    sub,
    claims: { aal: 'aal2', amr: [{ method: 'totp', timestamp }] },
  };
}

async function ask<T = Record<string, unknown>>(
  caller: TestCaller,
  call: string,
  parameters: readonly (string | number | boolean | null)[] = [],
): Promise<T> {
  const [row] = await asCaller<{ answer: T }>(
    database(),
    caller,
    `select ${call} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error('no answer');
  return row.answer;
}

const start = (
  person: Person,
  reason: string | null = 'Cannot clock in',
  minutes: number | null = 15,
) =>
  ask<{ verdict: string; visit_id: string; consent: string }>(
    superAdmin(),
    'start_support_visit($1, $2, $3)',
    [person.personId, reason, minutes],
  );

/** Begins a visit, works in it and ends it. */
async function during<T>(person: Person, work: (visit: string) => Promise<T>): Promise<T> {
  const { visit_id } = await start(person);
  try {
    return await work(visit_id);
  } finally {
    await ask(superAdmin(), 'end_support_visit($1)', [visit_id]);
  }
}

describe('beginning a visit', () => {
  test('is for platform admins whose second factor was just shown', async () => {
    const { cast } = planted;
    const call = 'start_support_visit($1, $2, $3)';
    const given = [cast.employee.personId, 'Help', 15];
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.admin.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
      { ...superAdmin(), claims: { aal: 'aal1' } },
    ]) {
      expect(await ask(caller, call, given)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await ask(superAdmin(301), call, given)).toMatchObject({
      reason: 'second_factor_needed',
    });
    expect(await ask(cast.superAdmin, call, given)).toMatchObject({
      reason: 'second_factor_needed',
    });
    expect(await ask(superAdmin(), 'platform_visit()')).toMatchObject({ visit: null });
  });

  test('names the field that is wrong, and begins nothing', async () => {
    const { employee } = planted.cast;
    for (const reason of [null, ' ', 'x'.repeat(1001)]) {
      expect(await start(employee, reason)).toMatchObject({ detail: 'reason' });
    }
    for (const minutes of [null, 0, 14, 16, 61]) {
      expect(await start(employee, 'Help', minutes)).toMatchObject({ detail: 'minutes' });
    }
    const unknown = { ...employee, personId: randomUUID() };
    expect(await start(unknown)).toMatchObject({ reason: 'not_found' });
    expect(await start(planted.leaver)).toMatchObject({ reason: 'not_found' });
  });

  test('is not offered where the data API is another one', async () => {
    await database().query('alter schema muster rename to elsewhere');
    try {
      expect(await start(planted.cast.employee)).toMatchObject({ reason: 'not_available' });
    } finally {
      await database().query('alter schema elsewhere rename to muster');
    }
  });

  test('is once at a time; the person and the admins are told, and the audit log says who looked as which person', async () => {
    const { cast } = planted;
    await during(cast.employee, async (visit) => {
      expect(await start(cast.supervisor)).toMatchObject({ reason: 'already_visiting' });
      const told = await database().query<{ person_id: string; is_own: boolean }>(
        `select person_id, (payload ->> 'is_own')::boolean as is_own from app.notifications
         where kind = 'support_visit' and dedupe_key like $1 || '%'`,
        [visit],
      );
      expect(new Map(told.map(({ person_id, is_own }) => [person_id, is_own]))).toEqual(
        new Map([
          [cast.admin.personId, false],
          [cast.employee.personId, true],
        ]),
      );
      await door.read(superAdmin(), visit, 'my_clock');
    });
    const page = await ask<{ rows: Record<string, unknown>[] }>(
      cast.admin.caller,
      `search_audit(jsonb_build_object('person_id', $1::text))`,
      [cast.employee.personId],
    );
    const actor = {
      kind: 'platform',
      name: expect.any(String),
      visited_id: cast.employee.personId,
    };
    for (const subject of ['support_visits', 'support_visit_reads']) {
      expect(page.rows.find((row) => row['subject'] === subject)).toMatchObject({ actor });
    }
  });
});

describe('a company that wants to be asked', () => {
  test('is asked first, and a visit begins with an admin’s consent', async () => {
    const { cast } = planted;
    expect(await ask(cast.supervisor.caller, 'save_support_access(true)')).toMatchObject({
      reason: 'not_allowed',
    });
    await ask(cast.admin.caller, 'save_support_access(true)');
    const asked = await start(cast.employee);
    expect(asked).toMatchObject({ consent: 'waiting' });
    expect(await door.read(superAdmin(), asked.visit_id, 'my_clock')).toEqual(visitOver);
    for (const caller of [cast.employee.caller, cast.supervisor.caller, superAdmin()]) {
      expect(await ask(caller, 'answer_support_visit($1, true)', [asked.visit_id])).toMatchObject({
        reason: 'not_allowed',
      });
    }
    const foreign = cast.foreign.admin.caller;
    expect(await ask(foreign, 'answer_support_visit($1, true)', [asked.visit_id])).toMatchObject({
      reason: 'not_found',
    });
    await ask(cast.admin.caller, 'answer_support_visit($1, false)', [asked.visit_id]);
    expect(await door.read(superAdmin(), asked.visit_id, 'my_clock')).toEqual(visitOver);

    const again = await start(cast.employee);
    await ask(cast.admin.caller, 'answer_support_visit($1, true)', [again.visit_id]);
    expect(await door.read(superAdmin(), again.visit_id, 'my_clock')).toMatchObject({
      status: 200,
    });
    // An admin can end it, too.
    expect(
      await ask(cast.employee.caller, 'end_support_visit($1)', [again.visit_id]),
    ).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await ask(foreign, 'end_support_visit($1)', [again.visit_id])).toMatchObject({
      reason: 'not_found',
    });
    await ask(cast.admin.caller, 'end_support_visit($1)', [again.visit_id]);
    expect(await door.read(superAdmin(), again.visit_id, 'my_clock')).toEqual(visitOver);
    await ask(cast.admin.caller, 'save_support_access(false)');
  });

  test('has a day to answer', async () => {
    const { cast } = planted;
    await ask(cast.admin.caller, 'save_support_access(true)');
    const { visit_id } = await start(cast.employee);
    await database().query(
      `update app.support_visits set asked_at = now() - interval '24 hours' where id = $1`,
      [visit_id],
    );
    expect(
      await ask(cast.admin.caller, 'answer_support_visit($1, true)', [visit_id]),
    ).toMatchObject({
      reason: 'not_found',
    });
    expect(await ask(superAdmin(), 'platform_visit($1)', [visit_id])).toMatchObject({
      visit: { state: 'withdrawn' },
    });
    await ask(cast.admin.caller, 'save_support_access(false)');
  });
});

const visitOver = { status: 403, body: expect.objectContaining({ message: 'visit_over' }) };
const notInVisit = { status: 403, body: expect.objectContaining({ message: 'not_in_visit' }) };

describe('in a visit', () => {
  test('no one reads but the platform admin who began it, until it ends', async () => {
    const { cast } = planted;
    const { visit_id } = await start(cast.employee);
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.admin.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
      { ...superAdmin(), claims: { aal: 'aal1' } },
    ]) {
      expect(await door.read(caller, visit_id, 'my_clock')).toEqual(visitOver);
    }
    for (const visit of [randomUUID(), 'none', '']) {
      expect(await door.read(superAdmin(), visit, 'my_clock')).toEqual(visitOver);
    }
    expect(await door.read(superAdmin(), visit_id, 'my_clock')).toMatchObject({
      status: 200,
      body: {
        person_id: cast.employee.personId,
        entries: expect.arrayContaining([expect.anything()]),
      },
    });
    // Without the header the login is what it was.
    expect(await ask(superAdmin(), 'my_clock()')).toMatchObject({ entries: [] });
    await database().query(
      `update app.support_visits set until = clock_timestamp() + interval '50 milliseconds' where id = $1`,
      [visit_id],
    );
    await database().query('select pg_sleep(0.06)');
    expect(await door.read(superAdmin(), visit_id, 'my_clock')).toEqual(visitOver);
    const reads = await database().query(
      'select opened from app.support_visit_reads where visit_id = $1',
      [visit_id],
    );
    expect(reads).toEqual([{ opened: 'my_clock' }]);
  });

  test('tables, changes and other methods are closed, and a transaction that could write is refused', async () => {
    const { cast } = planted;
    await during(cast.admin, async (visit) => {
      for (const [method, path] of [
        ['GET', '/profiles'],
        ['POST', '/device_tokens'],
        ['DELETE', '/device_tokens'],
        ['GET', '/rpc/my_clock'],
        ['OPTIONS', '/rpc/my_clock'],
        ['GET', '/'],
      ] as const) {
        expect(await door.send(superAdmin(), visit, method, path)).toEqual(notInVisit);
      }
      const { role, sub, claims } = superAdmin();
      const caller = {
        role,
        claims: { role, sub, ...claims },
        settings: { 'muster.visit': visit },
      };
      await expect(database().query('select my_clock()', [], { caller })).rejects.toMatchObject({
        detail: 'not_in_visit',
      });
      await expect(
        database().query(`update profiles set first_name = 'x'`, [], { caller, readOnly: true }),
      ).rejects.toMatchObject({ code: '25006' });
    });
  });

  test('nothing is read where it can’t be recorded', async () => {
    const { cast } = planted;
    await during(cast.employee, async (visit) => {
      await database().query('alter table app.support_visit_reads rename to gone');
      try {
        expect(await door.read(superAdmin(), visit, 'my_clock')).toMatchObject({ status: 503 });
      } finally {
        await database().query('alter table app.gone rename to support_visit_reads');
      }
    });
  });

  test('what was opened is seen by the person and the admins, and by no one else', async () => {
    const { cast } = planted;
    await during(cast.loner, async (visit) => {
      await door.read(superAdmin(), visit, 'my_sheet');
      await door.read(superAdmin(), visit, 'my_sheet');
      await door.read(superAdmin(), visit, 'my_schedule');
    });
    const seen = async (caller: TestCaller, ofCompany = false) =>
      ask<{ reason?: string; visits?: { person_id: string; opened: { opened: string }[] }[] }>(
        caller,
        'list_support_visits($1)',
        [ofCompany],
      );
    const opened = [{ opened: 'my_sheet' }, { opened: 'my_schedule' }];
    expect((await seen(cast.loner.caller)).visits).toMatchObject([{ opened }]);
    expect((await seen(cast.admin.caller, true)).visits?.[0]).toMatchObject({
      person_id: cast.loner.personId,
      opened,
    });
    expect((await seen(cast.otherSupervisor.caller)).visits).toEqual([]);
    expect((await seen(cast.foreign.admin.caller, true)).visits).toEqual([]);
    expect((await seen(cast.loner.caller, true)).reason).toBe('not_allowed');
  });
});

describe('what is open in a visit', () => {
  test('is this list of functions that only read and answer JSON', async () => {
    const open = await database().query<{ name: string; volatility: string; answers: string }>(
      `select p.proname::text as name, p.provolatile::text as volatility, p.prorettype::regtype::text as answers
       from pg_proc p where p.pronamespace = 'public'::regnamespace and app.is_open_in_visit(p.proname) order by 1`,
    );
    expect(open).toEqual(visitReads.map((name) => ({ name, volatility: 's', answers: 'jsonb' })));
  });

  test('holds nothing of what is withheld', async () => {
    const { cast } = planted;
    await plantCanaries(database());
    // They would be seen otherwise.
    for (const call of ['my_schedule()', `notification_log('${cast.employee.personId}')`]) {
      expect(JSON.stringify(await ask(cast.employee.caller, call))).toMatch(canary);
    }
    for (const person of [cast.employee, cast.supervisor, cast.admin]) {
      await during(person, async (visit) => {
        for (const name of visitReads) {
          const body = name === 'notification_log' ? { person_id: person.personId } : {};
          const answer = await door.read(superAdmin(), visit, name, body);
          expect(answer).toMatchObject({ status: 200 });
          expect(JSON.stringify(answer.body)).not.toMatch(canary);
          expect(answer.body).not.toMatchObject({ verdict: 'refused' });
        }
        // Not even an admin’s visit shows other people’s messages.
        expect(await door.read(superAdmin(), visit, 'notification_log')).toMatchObject({
          body: { reason: 'not_allowed' },
        });
      });
    }
  });

  test('is all: other functions are refused, whatever they are given, and no row changes', async () => {
    const rounds = process.env['MUSTER_TEST_FULL'] === '1' ? 500 : 5;
    const functions = await database().query<{ name: string; given: string[]; types: string[] }>(
      `select p.proname::text as name, coalesce(p.proargnames, '{}')::text[] as given,
         array(select t::regtype::text from unnest(p.proargtypes) with ordinality a (t, n) order by n) as types
       from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`,
    );
    await during(planted.cast.admin, async (visit) => {
      const { cast } = planted;
      const ids = [cast.employee.personId, cast.company, cast.crew, cast.project];
      const answered = new Set<string>();
      const before = await tableHashes(database());
      for (const { name, given, types } of functions) {
        for (let round = 0; round < rounds; round += 1) {
          const body = Object.fromEntries(
            types.map((type, n) => [given[n] ?? '', randomOf(type, ids)]),
          );
          const answer = await door.read(superAdmin(), visit, name, body);
          if (answer.status !== 403 || !isRefusal(answer.body)) answered.add(name);
        }
      }
      expect([...answered].filter((name) => !isOpen(name))).toEqual([]);
      // Past the list, a plausible call in the same kind of transaction changes nothing either.
      const { role, sub, claims } = superAdmin();
      const caller = {
        role,
        claims: { role, sub, ...claims },
        settings: { 'muster.visit': visit },
      };
      for (const { call } of Object.values(rpcRights)) {
        const sql = `select to_jsonb(${call.replaceAll(/\$[a-z_]+/g, randomUUID())})`;
        await database()
          .query(sql, [], { caller, readOnly: true })
          .catch(() => undefined);
      }
      expect(await tableHashes(database())).toEqual(before);
    });
  }, 600_000);
});

const isRefusal = (body: unknown) => JSON.stringify(body).includes('not_in_visit');
const isOpen = (name: string) => visitReads.some((open) => open === name);
