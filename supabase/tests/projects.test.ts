import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rings from '../../packages/domain/src/place/cases/rings.json' with { type: 'json' };
import type { ProjectForm, ReadProject } from '../../packages/contract/src/projects.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, sitePlace, type Cast } from './support/cast.ts';
import { minutesAgo, punchOf, record } from './support/punches.ts';
import { refused } from './support/refused.ts';

/** Projects, their geofences and crews: rights to change and read them, and validation. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const plain: ProjectForm = {
  name: 'North tower',
  number: null,
  customer: null,
  address: null,
  status: 'active',
  starts_on: null,
  ends_on: null,
  default_cost_code_id: null,
};
const circle = { name: 'Gate', lat: 40, lng: -105, radius_m: 150, polygon: null };

async function call<Answer = unknown>(
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters.map((value) => {
      if (typeof value !== 'object' || value === null) return value;
      // Only lists of ids are sent, as database arrays.
      return Array.isArray(value) ? `{${value.join(',')}}` : JSON.stringify(value);
    }),
  );
  if (row === undefined) throw new Error(`${sql} answered nothing`);
  return row.answer;
}

/** Everyone who may not change the first company's projects. */
const strangers = () => [
  cast.employee.caller,
  cast.supervisor.caller,
  cast.kiosk.caller,
  cast.superAdmin,
];

describe('a project', () => {
  test('is changed by no one but the company’s admins', async () => {
    for (const caller of strangers()) {
      for (const [sql, ...parameters] of [
        ['save_project($1, $2)', randomUUID(), plain],
        ['archive_project($1, 1)', cast.project],
        ['unarchive_project($1, 1)', cast.project],
        ['set_project_crews($1, $2, 1)', cast.project, [cast.otherCrew]],
        ['save_site($1, $2, $3)', randomUUID(), cast.project, circle],
        ['archive_site($1, 1)', cast.site],
      ] as const) {
        expect(await call(caller, sql, parameters)).toEqual(refused('not_allowed'));
      }
    }
  });

  test.each<[string, string, object]>([
    ['without a name', 'name', { name: null }],
    ['with an empty name', 'name', { name: '  ' }],
    ['with a name of 201 letters', 'name', { name: 'n'.repeat(201) }],
    ['with an empty customer', 'customer', { customer: '' }],
    ['with a status that is none', 'status', { status: 'closed' }],
    ['with a day that is none', 'starts_on', { starts_on: '2026-02-30' }],
    ['that ends before it starts', 'ends_on', { starts_on: '2026-03-02', ends_on: '2026-03-01' }],
    ['with a field that is unknown', 'company_id', { company_id: randomUUID() }],
    ['with a code that is none', 'default_cost_code_id', { default_cost_code_id: 'x' }],
  ])('is refused %s', async (_, field, change) => {
    expect(
      await call(cast.admin.caller, 'save_project($1, $2)', [
        randomUUID(),
        { ...plain, ...change },
      ]),
    ).toEqual(refused('invalid_input', field));
  });

  test('is refused with the cost code of another company', async () => {
    const project = { ...plain, default_cost_code_id: cast.foreign.costCode };
    expect(await call(cast.admin.caller, 'save_project($1, $2)', [randomUUID(), project])).toEqual(
      refused('invalid_input', 'default_cost_code_id'),
    );
  });

  test('is made once, however often it is sent', async () => {
    const id = randomUUID();
    const full = {
      ...plain,
      number: 'N-1',
      customer: 'Harbour office',
      starts_on: '2026-03-01',
      ends_on: '2026-03-01',
      default_cost_code_id: cast.costCode,
    };
    expect(await call(cast.admin.caller, 'save_project($1, $2)', [id, full])).toEqual({
      verdict: 'applied',
      version: 1,
    });
    expect(await call(cast.admin.caller, 'save_project($1, $2)', [id, plain])).toEqual({
      verdict: 'replayed',
      version: 1,
    });
    const page = await pageOf(cast.admin.caller, id);
    expect(page.project).toMatchObject({ number: 'N-1', customer: 'Harbour office' });
    expect(page.default_cost_code).toMatchObject({ id: cast.costCode });
  });

  test('loses to a change that was made after it was read', async () => {
    const id = await newProject('Twice changed');
    expect(await call(cast.admin.caller, 'save_project($1, $2, 1)', [id, plain])).toMatchObject({
      version: 2,
    });
    for (const sql of [
      'archive_project($1, 1)',
      'unarchive_project($1, 1)',
      `set_project_crews($1, '{}', 1)`,
    ]) {
      expect(await call(cast.admin.caller, sql, [id])).toEqual(refused('changed_meanwhile'));
    }
  });

  test('that is archived or done keeps every punch on it', async () => {
    const id = await newProject('Almost over');
    await call(cast.admin.caller, 'save_project($1, $2, 1)', [id, { ...plain, status: 'done' }]);
    const [onDone] = await record(cast.database, cast.loner.caller, [
      punchOf(cast.loner, { project_id: id, device_at: minutesAgo(20) }),
    ]);
    expect(onDone).toMatchObject({ verdict: 'applied', flags: [] });
    await call(cast.admin.caller, 'archive_project($1, 2)', [id]);
    // Devices send milliseconds, so a punch right after it could look earlier.
    const [archived] = await cast.database.query<{ version: number }>(
      `update projects set archived_at = archived_at - interval '1 second' where id = $1 returning version`,
      [id],
    );
    const [onArchived] = await record(cast.database, cast.employee.caller, [
      punchOf(cast.employee, { project_id: id }),
    ]);
    expect(onArchived).toMatchObject({ verdict: 'applied_flagged', flags: ['project_archived'] });
    expect(
      await call(cast.admin.caller, `unarchive_project($1, ${archived?.version})`, [id]),
    ).toMatchObject({ verdict: 'applied' });
  });
});

describe('the crews of a project', () => {
  test('are the company’s own, and in use', async () => {
    const id = await newProject('Crewed');
    const [foreign] = await cast.database.query<{ id: string }>(
      `insert into crews (company_id, name) values ($1, 'Away') returning id`,
      [cast.foreign.company],
    );
    const [gone] = await cast.database.query<{ id: string }>(
      `insert into crews (company_id, name, archived_at) values ($1, 'Gone', now()) returning id`,
      [cast.company],
    );
    for (const crew of [foreign?.id, gone?.id, randomUUID()]) {
      expect(
        await call(cast.admin.caller, 'set_project_crews($1, $2, 1)', [id, [crew ?? '']]),
      ).toEqual(refused('invalid_input', 'crews'));
    }
  });

  test('are replaced as a whole, and then decide who sees it', async () => {
    const id = await newProject('For crew one');
    expect(await seenBy(cast.employee.caller, id)).toBe(true);
    await call(cast.admin.caller, 'set_project_crews($1, $2, 1)', [id, [cast.otherCrew]]);
    expect(await seenBy(cast.employee.caller, id)).toBe(false);
    await call(cast.admin.caller, 'set_project_crews($1, $2, 2)', [id, [cast.crew, cast.crew]]);
    expect(await seenBy(cast.employee.caller, id)).toBe(true);
    expect((await pageOf(cast.admin.caller, id)).crews.map(({ name }) => name)).toEqual([
      'Crew one',
    ]);
  });
});

describe('a fence', () => {
  test.each(rings)('$name', async ({ lat, lng, radius_m, polygon, flaw }) => {
    const [row] = await cast.database.query<{ wrong: string | null }>(
      'select app.wrong_fence($1, $2, $3, $4) as wrong',
      [lat, lng, radius_m, polygon].map((value) => JSON.stringify(value)),
    );
    expect(row?.wrong ?? null).toBe(flaw);
  });

  test('of 500 corners is accepted, and one of 501 is not', async () => {
    const ring = Array.from({ length: 501 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 501;
      return [-105 + Math.sin(angle) / 1000, 40 + Math.cos(angle) / 1000];
    });
    const save = (polygon: readonly unknown[]) =>
      call(cast.admin.caller, 'save_site($1, $2, $3)', [
        randomUUID(),
        cast.openProject,
        { ...circle, polygon },
      ]);
    expect(await save(ring)).toEqual(refused('invalid_input', 'polygon'));
    expect(await save(ring.slice(1))).toMatchObject({ verdict: 'applied' });
  });

  test('needs a name and loses to a change that was made after it was read', async () => {
    const id = randomUUID();
    const save = (site: object, version: number | null) =>
      call(cast.admin.caller, 'save_site($1, $2, $3, $4)', [id, cast.openProject, site, version]);
    expect(await save({ ...circle, name: ' ' }, null)).toEqual(refused('invalid_input', 'name'));
    expect(await save(circle, null)).toEqual({ verdict: 'applied', version: 1 });
    expect(await save(circle, null)).toEqual({ verdict: 'replayed', version: 1 });
    expect(await save({ ...circle, radius_m: 60 }, 1)).toEqual({ verdict: 'applied', version: 2 });
    expect(await save(circle, 1)).toEqual(refused('changed_meanwhile'));
    expect(await call(cast.admin.caller, 'archive_site($1, 1)', [id])).toEqual(
      refused('changed_meanwhile'),
    );
    expect(await call(cast.admin.caller, 'archive_site($1, 2)', [id])).toMatchObject({
      verdict: 'applied',
    });
  });

  test('of one project is not reached through another', async () => {
    expect(
      await call(cast.admin.caller, 'save_site($1, $2, $3, 1)', [
        cast.site,
        cast.otherProject,
        circle,
      ]),
    ).toEqual(refused('not_found'));
  });
});

describe('reading projects', () => {
  test('is refused to someone who leads no one', async () => {
    for (const caller of [cast.employee.caller, cast.kiosk.caller, cast.superAdmin]) {
      expect(await call(caller, 'list_projects()')).toEqual(refused('not_allowed'));
      expect(await call(caller, 'project_page($1)', [cast.project])).toEqual(
        refused('not_allowed'),
      );
    }
  });

  test('shows a supervisor the projects of their crews, and hides the rest', async () => {
    const { projects } = await listOf(cast.supervisor.caller);
    const names = projects.map(({ name }) => name);
    expect(names).toContain('River bridge');
    expect(names).not.toContain('School roof');
    expect(await call(cast.supervisor.caller, 'project_page($1)', [cast.otherProject])).toEqual(
      refused('not_found'),
    );
  });

  test('finds each word, without accents, in name, number, customer and address', async () => {
    await call(cast.admin.caller, 'save_project($1, $2)', [
      randomUUID(),
      { ...plain, name: 'Peña Blanca 100%', number: 'PB_7', customer: 'Ayuntamiento' },
    ]);
    const found = async (search: string) =>
      (await listOf(cast.admin.caller, search)).projects.map(({ name }) => name);
    expect(await found('pena ayunta')).toEqual(['Peña Blanca 100%']);
    expect(await found('pb_7')).toEqual(['Peña Blanca 100%']);
    expect(await found('100%')).toEqual(['Peña Blanca 100%']);
    expect(await found('pena school')).toEqual([]);
    for (const sign of ['.*', '[a-z]+', '^', '(pb', 'pb|100', 'pb{1}', '100\\%']) {
      expect(await found(sign)).toEqual([]);
    }
  });

  test('matches an apostrophe in a search with every form of it, and with none', async () => {
    const names = ["Rosa's yard", 'Rosas lot', 'Rosa’s barn'];
    for (const name of [...names, 'Rosaxs shop']) await newProject(name);
    for (const typed of ["rosa's", 'rosa’s', 'rosa`s']) {
      const { projects } = await listOf(cast.admin.caller, typed);
      expect(projects.map(({ name }) => name).toSorted()).toEqual(names);
    }
  });

  test('counts by status and keeps archived ones apart', async () => {
    const id = await newProject('Countable');
    await call(cast.admin.caller, 'archive_project($1, 1)', [id]);
    const open = await listOf(cast.admin.caller, 'countable');
    expect(open).toMatchObject({ total: 0, counts: { archived: 1 }, projects: [] });
    const archived = await listOf(cast.admin.caller, 'countable', 'archived');
    expect(archived.projects).toMatchObject([{ name: 'Countable', is_archived: true }]);
  });

  test('shows the people on it now and their hours, limited to people the reader is in charge of', async () => {
    const id = await newProject('In work');
    await record(cast.database, cast.supervisor.caller, [
      punchOf(cast.supervisor, { project_id: id, device_at: minutesAgo(90) }),
      punchOf(cast.supervisor, {
        kind: 'break_start',
        break_kind: 'meal',
        device_at: minutesAgo(60),
      }),
      punchOf(cast.supervisor, { kind: 'break_end', device_at: minutesAgo(30) }),
    ]);
    await record(cast.database, cast.otherSupervisor.caller, [
      punchOf(cast.otherSupervisor, { project_id: id, device_at: minutesAgo(10) }),
    ]);
    const admins = await pageOf(cast.admin.caller, id);
    expect(admins.on_now.map(({ person_id }) => person_id).sort()).toEqual(
      [cast.supervisor.personId, cast.otherSupervisor.personId].sort(),
    );
    // Half an hour of the hour and a half was a meal; around midnight, the work falls on two days.
    expect(admins.days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(70);
    const own = await pageOf(cast.supervisor.caller, id);
    expect(own.on_now.map(({ person_id }) => person_id)).toEqual([cast.supervisor.personId]);
    expect(own.may_edit).toBe(false);
  });

  test('says at which site each person on it clocked in', async () => {
    const id = await newProject('Two gates');
    const gate = randomUUID();
    for (const [site, name, lat] of [
      [randomUUID(), 'Gate', 41],
      [gate, 'Gate', 42],
    ] as const)
      await call(cast.admin.caller, 'save_site($1, $2, $3)', [
        site,
        id,
        { name, lat, lng: 9, radius_m: 150, polygon: null },
      ]);
    await record(cast.database, cast.admin.caller, [
      punchOf(cast.admin, {
        project_id: id,
        device_at: minutesAgo(5),
        location: { lat: 42, lng: 9, accuracy_m: 5, age_ms: 0, mock: false },
      }),
    ]);
    const { on_now } = await pageOf(cast.admin.caller, id);
    expect(on_now).toMatchObject([{ site_id: gate, site_name: 'Gate', place_verdict: 'inside' }]);
  });

  test('shows a supervisor the people of their own crews only', async () => {
    const id = await newProject('Both crews');
    await call(cast.admin.caller, 'set_project_crews($1, $2, 1)', [
      id,
      [cast.crew, cast.otherCrew],
    ]);
    const page = await pageOf(cast.supervisor.caller, id);
    expect(page.crews.map(({ name }) => name)).toEqual(['Crew one']);
    expect(page.crew_count).toBe(2);
    expect(page.crews[0]?.people).toHaveLength(3);
    expect(page.crews[0]?.people[0]).toMatchObject({
      person_id: cast.supervisor.personId,
      is_lead: true,
    });
  });

  test('leaves out geofences that were removed', async () => {
    const page = await pageOf(cast.admin.caller, cast.project);
    expect(page.sites).toEqual([
      { id: cast.site, name: 'Gate', ...sitePlace, radius_m: 150, polygon: null, version: 1 },
    ]);
    await call(cast.admin.caller, 'archive_site($1, 1)', [cast.site]);
    expect((await pageOf(cast.admin.caller, cast.project)).sites).toEqual([]);
  });
});

async function newProject(name: string): Promise<string> {
  const id = randomUUID();
  await call(cast.admin.caller, 'save_project($1, $2)', [id, { ...plain, name }]);
  return id;
}

type List = {
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly projects: readonly { readonly name: string }[];
};

function listOf(caller: TestCaller, search = '', status: string | null = null): Promise<List> {
  return call<List>(caller, 'list_projects($1, $2)', [search, status]);
}

function pageOf(caller: TestCaller, id: string): Promise<ReadProject> {
  return call<ReadProject>(caller, 'project_page($1)', [id]);
}

async function seenBy(caller: TestCaller, id: string): Promise<boolean> {
  const rows = await asCaller(cast.database, caller, 'select id from projects where id = $1', [id]);
  return rows.length > 0;
}
