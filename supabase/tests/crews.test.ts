import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import {
  archive,
  call,
  happened,
  listed,
  outcomes,
  put,
  putAll,
  rowsOf,
  standingAt,
} from './support/crews.ts';

/** Admins manage crews; each test begins with the unchanged cast. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  for (const table of kept) {
    await cast.database.query(`create table kept_${table} as table ${table}`);
  }
});
beforeEach(async () => {
  for (const table of kept) await cast.database.query(`delete from ${table}`);
  for (const table of kept.toReversed()) {
    await cast.database.query(`insert into ${table} select * from kept_${table}`);
  }
});
afterAll(() => cast.close());

const kept = ['project_crews', 'crew_members', 'memberships', 'crews'] as const;

test('crews are run by no one but the company’s admins', async () => {
  for (const [caller, reason] of [
    [cast.employee.caller, 'not_allowed'],
    [cast.supervisor.caller, 'not_allowed'],
    [cast.foreign.admin.caller, 'not_found'],
  ] as const) {
    const refused = { verdict: 'refused', reason };
    expect(await archive(cast, caller, true)).toEqual(refused);
    for (const standing of ['lead', 'member', 'none']) {
      expect(await put(cast, caller, cast.employee.personId, standing)).toEqual(refused);
    }
    expect(await call(cast, caller, 'crew_detail($1)', [cast.crew])).toEqual(refused);
    expect(
      await call(cast, caller, 'set_crew_project($1, $2, true)', [cast.crew, cast.otherProject]),
    ).toEqual(refused);
  }
  expect(await call(cast, cast.supervisor.caller, 'crew_list()', [])).toMatchObject({
    reason: 'not_allowed',
  });
  expect(
    await call(cast, cast.foreign.admin.caller, 'save_crew($1, $2, 1)', [cast.crew, 'Ours now']),
  ).toMatchObject({ reason: 'changed_meanwhile' });
  expect(await put(cast, cast.kiosk.caller, cast.loner.personId, 'member')).toMatchObject({
    reason: 'not_allowed',
  });
  expect(await standingAt(cast, cast.employee.personId, 'now()')).toBe('member');
});

test('people of another company are not found, like people who never were', async () => {
  const stranger = randomUUID();
  const answer = await putAll(
    cast,
    cast.admin.caller,
    [cast.foreign.employee.personId, stranger],
    'member',
  );
  expect(outcomes(answer)).toEqual({
    [cast.foreign.employee.personId]: ['refused', 'not_found', ''],
    [stranger]: ['refused', 'not_found', ''],
  });
  expect(await rowsOf(cast, cast.foreign.employee.personId)).toBe(0);
});

describe('a crew', () => {
  test('is made once, however often the device tries', async () => {
    const id = randomUUID();
    for (const _ of [1, 2]) {
      expect(await call(cast, cast.admin.caller, 'save_crew($1, $2)', [id, ' Roofers '])).toEqual({
        verdict: 'applied',
        version: 1,
      });
    }
    expect(await listed(cast, 'Roofers')).toMatchObject({ people: 0, leads: [], projects: 0 });
  });

  test('is not made over one of another company', async () => {
    expect(
      await call(cast, cast.foreign.admin.caller, 'save_crew($1, $2)', [cast.crew, 'Crew one']),
    ).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('has a name of its own among those at work', async () => {
    expect(
      await call(cast, cast.admin.caller, 'save_crew($1, $2)', [randomUUID(), 'CREW ONE']),
    ).toMatchObject({ reason: 'taken' });
    expect(
      await call(cast, cast.admin.caller, 'save_crew($1, $2)', [randomUUID(), '  ']),
    ).toMatchObject({
      reason: 'invalid_input',
      detail: 'name',
    });
  });

  test('is renamed over the version that was read, and by the second of two not', async () => {
    const rename = (name: string) =>
      call(cast, cast.admin.caller, 'save_crew($1, $2, 1)', [cast.crew, name]);
    expect(await rename('Bridge crew')).toEqual({ verdict: 'applied', version: 2 });
    expect(await rename('Other name')).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('with members is put away only when that is meant, and they leave it then', async () => {
    expect(await archive(cast, cast.admin.caller, true)).toEqual({
      verdict: 'refused',
      reason: 'has_members',
    });
    expect(
      await call(cast, cast.admin.caller, 'archive_crew($1, true, true)', [cast.crew]),
    ).toMatchObject({ verdict: 'applied' });
    expect(await listed(cast, 'Crew one')).toMatchObject({
      people: 0,
      archived_at: expect.any(String),
    });
    expect(await put(cast, cast.admin.caller, cast.loner.personId, 'member')).toMatchObject({
      reason: 'crew_archived',
    });
    expect(await archive(cast, cast.admin.caller, false)).toMatchObject({ verdict: 'applied' });
    expect(await listed(cast, 'Crew one')).toMatchObject({ people: 0, archived_at: null });
  });
});

describe('a person in a crew', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  test('belongs to it from the beginning of today, unless another day is said', async () => {
    await put(cast, cast.admin.caller, cast.loner.personId, 'member');
    expect(await standingAt(cast, cast.loner.personId, `date_trunc('day', now())`)).toBe('member');
    expect(
      await standingAt(cast, cast.loner.personId, `date_trunc('day', now()) - interval '1 second'`),
    ).toBe('none');
    expect(await put(cast, cast.admin.caller, cast.loner.personId, 'member')).toEqual({
      person_id: cast.loner.personId,
      name: 'employee Tester',
      outcome: 'already',
      reason: null,
    });
  });

  test('belongs to it where the company’s day begins, not the server’s', async () => {
    await cast.database.query(
      `update company_settings set time_zone = 'America/Denver' where company_id = $1`,
      [cast.company],
    );
    await put(cast, cast.admin.caller, cast.loner.personId, 'member', '2026-01-15');
    expect(await standingAt(cast, cast.loner.personId, `'2026-01-15 06:59:59Z'`)).toBe('none');
    expect(await standingAt(cast, cast.loner.personId, `'2026-01-15 07:00:00Z'`)).toBe('member');
  });

  test('joins in the past, and the lead of that day had the rights then', async () => {
    await put(cast, cast.admin.caller, cast.loner.personId, 'member', day(-30));
    expect(await standingAt(cast, cast.loner.personId, `now() - interval '29 days'`)).toBe(
      'member',
    );
    expect(await standingAt(cast, cast.loner.personId, `now() - interval '32 days'`)).toBe('none');
  });

  test('keeps what was before the day of a change and loses what was planned after it', async () => {
    await put(cast, cast.admin.caller, cast.loner.personId, 'member', day(-20));
    await put(cast, cast.admin.caller, cast.loner.personId, 'none', day(10));
    await put(cast, cast.admin.caller, cast.loner.personId, 'none', day(-10));
    expect(await standingAt(cast, cast.loner.personId, `now() - interval '15 days'`)).toBe(
      'member',
    );
    expect(await standingAt(cast, cast.loner.personId, `now() - interval '5 days'`)).toBe('none');
    expect(await rowsOf(cast, cast.loner.personId)).toBe(1);
    await put(cast, cast.admin.caller, cast.loner.personId, 'member', day(-10));
    expect(await rowsOf(cast, cast.loner.personId)).toBe(1);
    expect(await standingAt(cast, cast.loner.personId, 'now()')).toBe('member');
  });

  test('leaves now rather than this morning when no day is said', async () => {
    await put(cast, cast.admin.caller, cast.employee.personId, 'none');
    expect(
      await standingAt(
        cast,
        cast.employee.personId,
        `greatest(date_trunc('day', now()), now() - interval '1 minute')`,
      ),
    ).toBe('member');
    expect(await standingAt(cast, cast.employee.personId, 'now()')).toBe('none');
  });

  test('leads it with the role of a supervisor only', async () => {
    expect(await put(cast, cast.admin.caller, cast.employee.personId, 'lead')).toMatchObject({
      reason: 'lead_needs_role',
    });
    await put(cast, cast.admin.caller, cast.otherSupervisor.personId, 'lead');
    expect(await standingAt(cast, cast.otherSupervisor.personId, 'now()')).toBe('lead');
    expect(await listed(cast, 'Crew one')).toMatchObject({
      leads: ['supervisor Tester'],
      people: 4,
    });
    await put(cast, cast.admin.caller, cast.otherSupervisor.personId, 'member');
    expect(await standingAt(cast, cast.otherSupervisor.personId, 'now()')).toBe('member');
  });

  test('who has left the company is not taken in', async () => {
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      cast.loner.personId,
    ]);
    expect(await put(cast, cast.admin.caller, cast.loner.personId, 'member')).toMatchObject({
      reason: 'access_over',
    });
  });

  test.each([['boss', null, 'standing'] as const, ['member', '1999-01-01', 'from_day'] as const])(
    'is not made %s from %s',
    async (standing, from, detail) => {
      expect(await put(cast, cast.admin.caller, cast.loner.personId, standing, from)).toMatchObject(
        {
          reason: 'invalid_input',
          detail,
        },
      );
    },
  );

  test('is in the history with everything that was, and in the audit with who did it', async () => {
    await put(cast, cast.admin.caller, cast.employee.personId, 'none');
    const detail = await call(cast, cast.admin.caller, 'crew_detail($1)', [cast.crew]);
    expect(detail).toMatchObject({
      name: 'Crew one',
      members: expect.arrayContaining([
        expect.objectContaining({
          person_id: cast.employee.personId,
          valid_to: expect.any(String),
        }),
        expect.objectContaining({ person_id: cast.supervisor.personId, is_lead: true }),
      ]),
      projects: [{ id: cast.project, name: 'River bridge', number: null, crews: 1 }],
    });
    const [event] = await cast.database.query(
      `select actor_person_id from audit_events where subject = 'crew_members' and action = 'update'`,
    );
    expect(event).toEqual({ actor_person_id: cast.admin.personId });
  });
});

describe('many people', () => {
  test('join as far as each may, and the answer says of everyone why not', async () => {
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      cast.helper.personId,
    ]);
    const answer = await putAll(
      cast,
      cast.admin.caller,
      [
        cast.otherSupervisor.personId,
        cast.supervisor.personId,
        cast.loner.personId,
        cast.helper.personId,
        // Listed twice, counted once.
        cast.loner.personId,
      ],
      'lead',
    );
    expect(outcomes(answer)).toEqual({
      [cast.helper.personId]: ['refused', 'access_over', 'helper'],
      [cast.loner.personId]: ['refused', 'lead_needs_role', 'employee Tester'],
      [cast.otherSupervisor.personId]: ['changes', null, 'supervisor Tester'],
      [cast.supervisor.personId]: ['already', null, 'supervisor Tester'],
    });
    expect(await standingAt(cast, cast.otherSupervisor.personId, 'now()')).toBe('lead');
    expect(await standingAt(cast, cast.loner.personId, 'now()')).toBe('none');
  });

  test('come out alike, whatever was known of them before', async () => {
    const day = (days: number) => `now() + interval '${days} days'`;
    const [soon, leaving, leading] = [cast.loner, cast.helper, cast.otherSupervisor];
    await cast.database.query(`update crew_members set valid_to = ${day(3)} where person_id = $1`, [
      leaving.personId,
    ]);
    await cast.database.query(
      `insert into crew_members (company_id, crew_id, person_id, is_lead, valid_from)
       values ($1, $2, $3, false, ${day(5)}), ($1, $2, $4, true, ${day(-9)})`,
      [cast.company, cast.crew, soon.personId, leading.personId],
    );
    const people = [soon, leaving, leading, cast.admin].map(({ personId }) => personId);
    const answer = outcomes(await putAll(cast, cast.admin.caller, people, 'member'));
    expect(Object.values(answer).map(([outcome]) => outcome)).toEqual(people.map(() => 'changes'));
    for (const person of people) {
      expect(await standingAt(cast, person, day(1))).toBe('member');
      expect(await standingAt(cast, person, day(30))).toBe('member');
    }
    expect(await standingAt(cast, leading.personId, day(-2))).toBe('lead');
    expect(await rowsOf(cast, leaving.personId)).toBe(1);

    await putAll(cast, cast.admin.caller, people, 'none');
    for (const person of people) expect(await standingAt(cast, person, 'now()')).toBe('none');
  });

  test('are told to the crew and to the company by one message, and audited one by one', async () => {
    const people = [cast.loner, cast.admin, cast.otherSupervisor].map(({ personId }) => personId);
    const before = await happened(cast);
    await putAll(cast, cast.admin.caller, people, 'member');
    const joined = await happened(cast);
    expect(joined.audit - before.audit).toBe(3);
    expect(joined.crew - before.crew).toBe(1);
    expect(joined.company - before.company).toBe(1);
    await putAll(cast, cast.admin.caller, people, 'none');
    const left = await happened(cast);
    expect(left.company - joined.company).toBe(1);
    const changes = await cast.database.query<{ before: object; after: object }>(
      `select before, after from audit_events where subject = 'crew_members'
       order by recorded_by desc nulls last limit 3`,
    );
    expect(changes).toHaveLength(3);
    for (const change of changes) {
      expect(change).toEqual({
        before: { valid_to: null },
        after: { valid_to: expect.any(String) },
      });
    }
  });

  test.each([
    ['nobody', []],
    ['more than a call takes', Array.from({ length: 501 }, () => randomUUID())],
    ['somebody unnamed', [null]],
  ])('cannot be %s', async (_, people) => {
    expect(await putAll(cast, cast.admin.caller, people, 'member')).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: 'person_ids',
    });
  });
});

test('a crew works on a project and no longer, and who read the project before loses', async () => {
  const works = (value: boolean) =>
    call(cast, cast.admin.caller, 'set_crew_project($1, $2, $3)', [
      cast.crew,
      cast.otherProject,
      value,
    ]);
  const version = async () =>
    (
      await cast.database.query<{ version: number }>('select version from projects where id = $1', [
        cast.otherProject,
      ])
    )[0]?.version;
  const before = await version();
  await works(true);
  await works(true);
  expect(await listed(cast, 'Crew one')).toMatchObject({ projects: 2 });
  expect(await version()).toBe((before ?? 0) + 1);
  await works(false);
  expect(await listed(cast, 'Crew one')).toMatchObject({ projects: 1 });
  expect(
    await call(cast, cast.admin.caller, 'set_crew_project($1, $2, true)', [
      cast.crew,
      cast.foreign.project,
    ]),
  ).toMatchObject({ reason: 'not_found' });
});
