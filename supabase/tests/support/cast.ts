/**
 * The fixed cast of the SQL tests: two companies and, by role, everyone who could want something. Written by the server
 * itself, so that no test depends on the rights that it checks.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { openTestDatabase, type TestCaller } from '../../../apps/testkit/src/index.ts';

/**
 * SQL: since when the people of a test belong to their company and crews. A fixed date before all that tests use,
 * because a test of a week in October must also pass a year later.
 */
export const longAgo = `timestamptz '2026-09-01'`;

export type Person = {
  readonly userId: string;
  readonly personId: string;
  readonly caller: TestCaller;
};

export type Cast = {
  readonly database: Database;
  readonly close: () => Promise<void>;
  readonly company: string;
  readonly admin: Person;
  /** Leads the crew and is a member of it. */
  readonly supervisor: Person;
  /** In the crew. */
  readonly employee: Person;
  /** Leads the other crew. */
  readonly otherSupervisor: Person;
  /** In no crew. */
  readonly loner: Person;
  /** In the crew, without a login. */
  readonly helper: { readonly personId: string };
  /** Serves the crew's project. */
  readonly kiosk: { readonly kioskId: string; readonly caller: TestCaller };
  readonly crew: string;
  readonly otherCrew: string;
  /** The crew's project, with a site. */
  readonly project: string;
  readonly site: string;
  /** The other crew's project. */
  readonly otherProject: string;
  /** Open to everyone. */
  readonly openProject: string;
  readonly costCode: string;
  /** The second company, with an admin and an employee. */
  readonly foreign: {
    readonly company: string;
    readonly admin: Person;
    readonly employee: Person;
    readonly project: string;
    readonly costCode: string;
  };
  /** In a session verified by a second factor. */
  readonly superAdmin: TestCaller;
  readonly anon: TestCaller;
};

/** The location of `site`, a circle of 150 m. The point makes its text different from any part of a uuid. */
export const sitePlace = { lat: 40, lng: -105.25 };

/** @param shared a database with other casts in it, which its opener closes */
export async function openCast(shared?: Database): Promise<Cast> {
  const opened =
    shared === undefined
      ? await openTestDatabase()
      : { database: shared, close: () => Promise.resolve() };
  const { database } = opened;
  const company = await addCompany(database, 'Northside Builders');
  const crew = await addCrew(database, company, 'Crew one');
  const otherCrew = await addCrew(database, company, 'Crew two');

  const admin = await addPerson(database, company, 'admin');
  const supervisor = await addPerson(database, company, 'supervisor');
  const employee = await addPerson(database, company, 'employee');
  const otherSupervisor = await addPerson(database, company, 'supervisor');
  const loner = await addPerson(database, company, 'employee');
  const helper = await addPersonWithoutLogin(database, company);
  await addToCrew(database, company, crew, supervisor.personId, { isLead: true });
  await addToCrew(database, company, crew, employee.personId);
  await addToCrew(database, company, crew, helper.personId);
  await addToCrew(database, company, otherCrew, otherSupervisor.personId, { isLead: true });

  const project = await addProject(database, company, 'River bridge', crew);
  const otherProject = await addProject(database, company, 'School roof', otherCrew);
  const openProject = await addProject(database, company, 'Yard');
  const site = await addSite(database, company, project);
  const costCode = await addCostCode(database, company, '03 30');
  const kiosk = await addKiosk(database, company, site);

  const foreignCompany = await addCompany(database, 'Southside Builders');
  const foreign = {
    company: foreignCompany,
    admin: await addPerson(database, foreignCompany, 'admin'),
    employee: await addPerson(database, foreignCompany, 'employee'),
    project: await addProject(database, foreignCompany, 'Mill'),
    costCode: await addCostCode(database, foreignCompany, '09 90'),
  };

  const superUserId = await addLogin(database);
  await database.query('insert into platform_admins (user_id) values ($1)', [superUserId]);

  return {
    database,
    close: () => opened.close(),
    company,
    admin,
    supervisor,
    employee,
    otherSupervisor,
    loner,
    helper,
    kiosk,
    crew,
    otherCrew,
    project,
    site,
    otherProject,
    openProject,
    costCode,
    foreign,
    superAdmin: { role: 'authenticated', sub: superUserId, claims: { aal: 'aal2' } },
    anon: { role: 'anon' },
  };
}

/** Creates a confirmed login, as the auth server would; returns its id. */
export async function addLogin(
  database: Database,
  metadata: { readonly user?: object; readonly app?: object; readonly email?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     values ($1, $2, now(), $3, $4)`,
    [id, metadata.email ?? `${id}@muster.test`, { ...metadata.user }, { ...metadata.app }],
  );
  return id;
}

export async function addCompany(database: Database, name: string): Promise<string> {
  return insertedId(database, 'insert into companies (name) values ($1) returning id', [name]);
}

/** Records that everyone acknowledged their company's location notice long ago. */
export async function acknowledgeLocation(database: Database): Promise<void> {
  await database.query(
    `insert into location_choices (company_id, person_id, version, choice, way, language, chosen_at)
     select company_id, person_id, 1, 'acknowledged', 'app', 'en', ${longAgo}
     from profiles where company_id is not null`,
  );
}

/** Adds a member of the company for the last 90 days, with a login. */
export async function addPerson(
  database: Database,
  company: string,
  role: string,
): Promise<Person> {
  const userId = await addLogin(database);
  const personId = await insertedId(
    database,
    `update profiles set company_id = $2, first_name = $3, last_name = 'Tester'
     where id = $1 returning person_id as id`,
    [userId, company, role],
  );
  await addMembership(database, company, personId, role);
  return { userId, personId, caller: { role: 'authenticated', sub: userId } };
}

/** Adds a member of the company for the last 90 days, without a login. */
export async function addPersonWithoutLogin(
  database: Database,
  company: string,
): Promise<{ personId: string }> {
  const personId = await insertedId(
    database,
    `insert into profiles (company_id, first_name) values ($1, 'helper') returning person_id as id`,
    [company],
  );
  await addMembership(database, company, personId, 'employee');
  return { personId };
}

async function addMembership(
  database: Database,
  company: string,
  person: string,
  role: string,
): Promise<void> {
  await database.query(
    `insert into memberships (company_id, person_id, role, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [company, person, role],
  );
}

async function addCrew(database: Database, company: string, name: string): Promise<string> {
  return insertedId(database, 'insert into crews (company_id, name) values ($1, $2) returning id', [
    company,
    name,
  ]);
}

async function addToCrew(
  database: Database,
  company: string,
  crew: string,
  person: string,
  { isLead = false } = {},
): Promise<void> {
  await database.query(
    `insert into crew_members (company_id, crew_id, person_id, is_lead, valid_from)
     values ($1, $2, $3, $4, ${longAgo})`,
    [company, crew, person, isLead],
  );
}

async function addProject(
  database: Database,
  company: string,
  name: string,
  crew?: string,
): Promise<string> {
  const project = await insertedId(
    database,
    'insert into projects (company_id, name) values ($1, $2) returning id',
    [company, name],
  );
  if (crew !== undefined) {
    await database.query(
      'insert into project_crews (company_id, project_id, crew_id) values ($1, $2, $3)',
      [company, project, crew],
    );
  }
  return project;
}

async function addSite(database: Database, company: string, project: string): Promise<string> {
  return insertedId(
    database,
    `insert into project_sites (company_id, project_id, name, lat, lng)
     values ($1, $2, 'Gate', $3, $4) returning id`,
    [company, project, sitePlace.lat, sitePlace.lng],
  );
}

async function addCostCode(database: Database, company: string, code: string): Promise<string> {
  return insertedId(
    database,
    'insert into cost_codes (company_id, code, name) values ($1, $2, $2) returning id',
    [company, code],
  );
}

async function addKiosk(
  database: Database,
  company: string,
  site: string,
): Promise<{ kioskId: string; caller: TestCaller }> {
  const userId = await addLogin(database, { app: { kiosk: true } });
  const kioskId = await insertedId(
    database,
    `insert into kiosks (company_id, user_id, name, created_at)
     values ($1, $2, 'Gate tablet', ${longAgo}) returning id`,
    [company, userId],
  );
  await database.query(
    'insert into kiosk_sites (company_id, kiosk_id, site_id) values ($1, $2, $3)',
    [company, kioskId, site],
  );
  await database.query(
    `insert into kiosk_devices (company_id, kiosk_id, device_key) values ($1, $2, repeat('d', 64))`,
    [company, kioskId],
  );
  return { kioskId, caller: { role: 'authenticated', sub: userId } };
}

async function insertedId(
  database: Database,
  sql: string,
  parameters: readonly (string | number)[],
): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql, parameters);
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.id;
}
