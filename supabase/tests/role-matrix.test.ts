import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { plantRows, type Planted } from './support/planted.ts';
import { punchOf } from './support/punches.ts';
import { platformRights } from './support/rights/platform.ts';
import { roles, rpcRights, tableRights, type Role, type Scope } from './support/rights.ts';

/** Functions about the console's subjects that are for people in a company. */
const forMembers = new Set([
  'my_announcements',
  'answer_support_visit',
  'end_support_visit',
  'list_support_visits',
  'save_support_access',
]);
const functionsOfThePlatform = [
  ...Object.keys(platformRights).filter((name) => !forMembers.has(name)),
  'client_error_by_id',
  'platform_people',
  'platform_login',
  'platform_end_sessions',
  'platform_reset_factor',
  'suspend_company',
  'lift_suspension',
];

/** Functions that people in a suspended company may still call, and why. */
const answersTheSuspended: Readonly<Record<string, string>> = {
  record_punches: 'No punch is lost.',
  record_counter_order: 'What was ordered at a counter is stored.',
  my_identity: 'Says that the company is suspended, by whom and why.',
  my_clock: 'Shows what was punched.',
  my_data: 'People take away what is theirs.',
  my_sessions: 'Part of my_data.',
  my_calendar_feed: 'Part of my_data.',
  end_my_sessions: 'A lost phone is signed out.',
  end_calendar_feed: 'An address that leaked is ended.',
  kiosk_roster: 'A kiosk takes punches. Only kiosks are answered.',
  demo_kiosk_key: 'Refuses all but the kiosk of a demo.',
  report_device: 'A phone says what it has not sent.',
  report_client_error: 'A phone says what went wrong.',
  save_push_subscription: 'A browser gets the messages of its login.',
  remove_push_subscription: 'A browser gets the messages of its login.',
  my_push_subscription: 'A browser gets the messages of its login.',
  kiosk_time: 'Refuses everyone but kiosks, which are told company_suspended.',
  // For people in no company, or in any.
  accept_invitation: 'Refuses members.',
  found_company: 'Refuses members.',
  founding_options: 'Refuses members.',
  invitation_preview: 'Open to anyone.',
  ...Object.fromEntries(
    functionsOfThePlatform.map((name) => [name, 'Refuses all but platform admins.']),
  ),
};

/** Checks every table and RPC, role and verb, in the own and another company, against the declared rights. */
let planted: Planted;
beforeAll(async () => {
  planted = await plantRows();
});
afterAll(() => planted.cast.close());

describe('the matrix is complete', () => {
  test('every table of the product has its rights declared', async () => {
    const tables = await planted.cast.database.query<{ name: string }>(
      `select c.relname::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       order by 1`,
    );
    expect(
      tables.map(({ name }) => name),
      'each table has its line in `tableRights` of support/rights/tables.ts, and one row of it is in support/planted.ts',
    ).toEqual(Object.keys(tableRights).sort());
  });

  test('every exposed function has its rights declared', async () => {
    const functions = await planted.cast.database.query<{ name: string }>(
      `select p.proname::text as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace order by 1`,
    );
    expect(
      functions.map(({ name }) => name),
      'each function has its line in a file of support/rights: a plausible call, and who gets an answer',
    ).toEqual(Object.keys(rpcRights).sort());
  });

  test('every table holds rows to be hidden', async () => {
    for (const table of Object.keys(tableRights)) {
      const rows = await planted.cast.database.query(`select from ${table} limit 1`);
      expect(rows, `plant a row of ${table} in support/planted.ts`).toHaveLength(1);
    }
  });
});

for (const [table, rights] of Object.entries(tableRights)) {
  describe(`table ${table}`, () => {
    test('anon is denied everything', async () => {
      for (const statement of [
        `select * from ${table}`,
        `update ${table} set ${rights.by} = ${rights.by}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        expect(await outcome(planted.cast.anon, statement)).toBe('42501');
      }
    });

    for (const role of roles) {
      test(`${role} reads ${scopeWords(rights.select, role)}`, async () => {
        const seen = await outcome(
          callerOf(role),
          `select distinct ${rights.by}::text as key from ${table}`,
        );
        expect(seen).toEqual(expected(rights.select, role));
      });

      test(`${role} changes ${scopeWords(rights.update, role)}`, async () => {
        const set = rights.update?.set ?? `${rights.by} = ${rights.by}`;
        const changed = await outcome(
          callerOf(role),
          `update ${table} set ${set} returning ${rights.by}::text as key`,
        );
        expect(changed).toEqual(expected(rights.update, role));
      });

      test(`${role} deletes ${scopeWords(rights.delete, role)}`, async () => {
        const deleted = await outcome(
          callerOf(role),
          `delete from ${table} returning ${rights.by}::text as key`,
        );
        expect(deleted).toEqual(expected(rights.delete, role));
      });

      test(`${role} ${scopeOf(rights.insert, role) === null ? 'inserts nothing' : 'inserts for their own'}, and nothing for others`, async () => {
        const row = rights.insert?.row ?? { [rights.by]: randomUUID() };
        const own = await outcome(callerOf(role), insertOf(table, row, idsOf(role)));
        const allowed = scopeOf(rights.insert, role) !== null;
        expect(own === '42501' ? 'denied' : 'inserted').toBe(allowed ? 'inserted' : 'denied');

        const others = insertOf(table, row, idsOf(role === 'outsider' ? 'admin' : 'outsider'));
        expect(await outcome(callerOf(role), others)).toBe('42501');
      });
    }
  });
}

for (const [name, rights] of Object.entries(rpcRights)) {
  describe(`function ${name}`, () => {
    test(`${rights.anon === 'granted' ? 'is open' : 'is denied'} to anon`, async () => {
      const heard = await hear(planted.cast.anon, rights.call, 'employee');
      expect(heard).toBe(rights.anon === 'granted' ? 'ok' : '42501');
    });

    for (const role of roles) {
      const allowed = rights.ok.includes(role);
      test(`${allowed ? 'answers' : 'refuses'} ${role}`, async () => {
        expect(await hear(callerOf(role), rights.call, role)).toBe(allowed ? 'ok' : 'refused');
      });
    }
  });
}

describe('a suspended company', () => {
  beforeAll(() =>
    planted.cast.database.query(
      `insert into app.company_suspensions (company_id, reason, contact, suspended_by, suspended_by_name)
       values ($1, 'Unpaid', 'help@muster.test', gen_random_uuid(), 'Pat')`,
      [planted.cast.company],
    ),
  );

  test('reads only tables where the login alone decides', async () => {
    const answered: string[] = [];
    for (const [table, { select, by }] of Object.entries(tableRights)) {
      if (select === undefined) continue;
      const seen = await outcome(callerOf('admin'), `select ${by}::text as key from ${table}`);
      if (seen !== 'PT403') answered.push(table);
    }
    // Client errors belong to the platform, so this role reads none.
    expect(answered.sort()).toEqual(['client_errors', 'device_tokens']);
  });

  test('is told company_suspended by every function but these', async () => {
    const answered: string[] = [];
    for (const [name, { call }] of Object.entries(rpcRights)) {
      if ((await hear(callerOf('admin'), call, 'admin')) !== 'PT403') answered.push(name);
    }
    expect(answered.sort()).toEqual(Object.keys(answersTheSuspended).sort());
  });

  test('can still punch, by phone, crew and kiosk, and a kiosk does nothing else', async () => {
    for (const role of ['employee', 'supervisor', 'kiosk'] as const) {
      expect(await hear(callerOf(role), rpcRights['record_punches']?.call ?? '', role)).toBe('ok');
    }
    expect(await hear(callerOf('kiosk'), 'kiosk_roster()', 'kiosk')).toBe('ok');
    expect(await hear(callerOf('kiosk'), rpcRights['kiosk_time']?.call ?? '', 'kiosk')).toBe(
      'PT403',
    );
  });

  test('does not stop another one, nor the platform', async () => {
    expect(await hear(callerOf('outsider'), 'search_people()', 'outsider')).toBe('ok');
    expect(await hear(callerOf('superAdmin'), `platform_people('$company')`, 'superAdmin')).toBe(
      'ok',
    );
  });
});

/** Runs a statement, rolls it back and returns the sorted keys of its rows, or the SQLSTATE. */
async function outcome(caller: TestCaller, statement: string): Promise<string | string[]> {
  class Undo extends Error {}
  let keys: string[] = [];
  try {
    await planted.cast.database.transaction(
      async (transaction) => {
        const rows = await transaction.query<{ key: string }>(statement);
        keys = [...new Set(rows.map(({ key }) => key))].sort();
        throw new Undo();
      },
      { caller: { role: caller.role, claims: { ...caller.claims, ...caller } } },
    );
  } catch (error) {
    if (error instanceof DatabaseError) return error.code;
    if (!(error instanceof Undo)) throw error;
  }
  return keys;
}

async function hear(caller: TestCaller, call: string, role: Role): Promise<string> {
  const { cast } = planted;
  const punch = punchOf(cast.employee, { pin_check: role === 'kiosk' ? 'online' : null });
  const sql = [
    ['$punch', JSON.stringify(punch)],
    ['$person', cast.employee.personId],
    ['$helper', cast.helper.personId],
    ['$company', cast.company],
    ['$item', planted.decisionItem],
    ['$crew_punch', planted.crewPunch],
    ['$hazard', planted.hazard],
    ['$other_hazard', planted.otherHazard],
    ['$action', planted.action],
    ['$photo_link', planted.photoLink],
    ['$photo', planted.photo],
    ['$jsa', planted.jsa],
    ['$other_jsa', planted.endedJsa],
    ['$signed_hash', planted.jsaHash],
    ['$daily_log', planted.dailyLog],
    ['$log_signature', planted.logSignature],
    ['$checklist', planted.checklist],
    ['$ticket', planted.ticket],
    ['$equipment', planted.equipment],
    ['$project', planted.cast.project],
    ['$comment', planted.comment],
    ['$invitation', planted.invitation],
    ['$token', planted.token],
    ['$error', planted.clientErrors[0] ?? ''],
    ['$other_pay', planted.otherPay],
    ['$job_rate', planted.jobRate],
    ['$direct_cost', planted.directCost],
    ['$change_order', planted.changeOrder],
    ['$labor_burden', planted.laborBurden],
    ['$correction', planted.correction],
    ['$payroll_export', planted.payrollExport],
    ...Object.entries(planted.purchasing).map(([mark, id]) => [`$${mark}`, id]),
    ...Object.entries(planted.schedule).map(([mark, id]) => [`$${mark}`, id]),
  ].reduce((text, [mark = '', value = '']) => text.replace(mark, value), call);
  const answer = await outcome(caller, `select to_jsonb(${sql})::text as key`);
  if (typeof answer === 'string') return answer;
  return /"refused"|"not_allowed"|"usable": false/.test(answer[0] ?? '') ? 'refused' : 'ok';
}

type Verb = (typeof tableRights)[string]['select'];

function scopeOf(verb: Verb, role: Role): Scope | null {
  // Another company's admin is an admin, too; `keysOf` decides what they see of this company.
  return verb?.[role === 'outsider' ? 'admin' : role] ?? null;
}

function scopeWords(verb: Verb, role: Role): string {
  if (verb === undefined) return 'nothing: denied';
  return scopeOf(verb, role) ?? 'nothing';
}

function expected(verb: Verb, role: Role): string | string[] {
  if (verb === undefined) return '42501';
  const scope = scopeOf(verb, role);
  return scope === null ? [] : [...keysOf(scope, role)].sort();
}

function callerOf(role: Role): TestCaller {
  const { cast, leaver } = planted;
  switch (role) {
    case 'kiosk':
      return cast.kiosk.caller;
    case 'superAdmin':
      return cast.superAdmin;
    case 'leaver':
      return leaver.caller;
    case 'outsider':
      return cast.foreign.admin.caller;
    case 'employee':
    case 'supervisor':
    case 'admin':
      return cast[role].caller;
  }
}

function personOf(role: Role): string {
  const { cast, leaver, superAdminPerson } = planted;
  switch (role) {
    case 'kiosk':
      return randomUUID();
    case 'superAdmin':
      return superAdminPerson;
    case 'leaver':
      return leaver.personId;
    case 'outsider':
      return cast.foreign.admin.personId;
    case 'employee':
    case 'supervisor':
    case 'admin':
      return cast[role].personId;
  }
}

function keysOf(scope: Scope, role: Role): readonly string[] {
  const { cast } = planted;
  const isOutsider = role === 'outsider';
  const home = [cast.admin, cast.supervisor, cast.employee, cast.otherSupervisor, cast.loner];
  const people = [...home, cast.helper, planted.leaver].map(({ personId }) => personId);
  const foreignPeople = [cast.foreign.admin, cast.foreign.employee, planted.foreignHelper].map(
    ({ personId }) => personId,
  );
  switch (scope) {
    case 'own person':
      return [personOf(role)];
    case 'own login':
      return [callerOf(role).sub ?? ''];
    case 'crew people':
      return [cast.supervisor, cast.employee, cast.helper].map(({ personId }) => personId);
    case 'company people':
      return isOutsider ? foreignPeople : people;
    case 'all people':
      return [...people, ...foreignPeople];
    case 'company':
      return [isOutsider ? cast.foreign.company : cast.company];
    case 'all companies':
      return [cast.company, cast.foreign.company];
    case 'own projects':
      return [cast.project, cast.openProject];
    case 'company projects':
      return isOutsider
        ? [cast.foreign.project]
        : [cast.project, cast.openProject, cast.otherProject];
    case 'own crewed projects':
      return [cast.project];
    case 'crewed projects':
      return isOutsider ? [cast.foreign.project] : [cast.project, cast.otherProject];
    case 'own crews':
      return [cast.crew];
    case 'company crews':
      return isOutsider ? [planted.foreignCrew] : [cast.crew, cast.otherCrew];
    case 'everything':
      return planted.clientErrors;
  }
}

type Ids = Readonly<Record<'$company' | '$project' | '$crew' | '$user', string>>;

function idsOf(role: Role): Ids {
  const { cast, foreignCrew } = planted;
  const $user = callerOf(role).sub ?? '';
  return role === 'outsider'
    ? { $company: cast.foreign.company, $project: cast.foreign.project, $crew: foreignCrew, $user }
    : { $company: cast.company, $project: cast.openProject, $crew: cast.otherCrew, $user };
}

function insertOf(table: string, row: Readonly<Record<string, string>>, ids: Ids): string {
  const known = new Map<string, string>(Object.entries(ids));
  const values = Object.values(row).map((value) => `'${known.get(value) ?? value}'`);
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`;
}
