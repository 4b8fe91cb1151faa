import type { Transaction } from '../db/database.ts';
import type { DemoCrew, DemoData, DemoSite } from './demo-data.ts';
import type { PlannedProject } from './plan-day.ts';
import type { Worker } from './plan-punches.ts';
import { giveTablet } from './tablet.ts';

export type DemoLogins = {
  readonly idsByEmail: ReadonlyMap<string, string>;
  /** Addresses of crew members other than the supervisor and the employee. */
  readonly others: readonly string[];
  /** Addresses of the second company's people other than its admin. */
  readonly colleagues: readonly string[];
  /** Filled while people are added. */
  readonly userIdsByPersonId: Map<string, string>;
  readonly withPassword: readonly string[];
};

const demo = 'demo.muster.test';
/** Everyone joined before the first punch. */
const since = `now() - interval '100 days'`;

export async function addCompanies(
  transaction: Transaction,
  { company, second, cost_codes }: DemoData,
  logins: DemoLogins,
): Promise<void> {
  const settings = { branding: company.branding };
  await transaction.query(
    `insert into public.companies
       (id, name, company_type, brand_name, tagline, website_url, phone, address, settings)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      company.id,
      company.name,
      company.company_type,
      company.brand_name,
      company.tagline,
      company.website_url,
      company.phone,
      company.address,
      settings,
    ],
  );
  await transaction.query(
    'insert into public.companies (id, name, company_type, settings) values ($1, $2, $3, $4)',
    [second.id, second.name, second.company_type, { branding: second.branding }],
  );
  await transaction.query(
    `update public.company_settings set time_zone = $2 where company_id = $1`,
    [company.id, company.time_zone],
  );
  await transaction.query(
    `update public.company_settings set time_zone = $2 where company_id = $1`,
    [second.id, second.time_zone],
  );
  await transaction.query(
    `insert into public.cost_codes (company_id, code, name)
     select $1, code, name from jsonb_to_recordset($2) as c (code text, name text)`,
    [company.id, JSON.stringify(cost_codes)],
  );
  await transaction.query(
    `insert into public.cost_codes (company_id, code, name) values ($1, '26 56', 'Exterior lighting')`,
    [second.id],
  );
  await transaction.query(
    'insert into public.platform_admins (user_id) values ($1) on conflict do nothing',
    [idOf(logins, `super@${demo}`)],
  );
  await transaction.query(
    `update public.profiles set first_name = 'Super', last_name = 'Admin', profile_complete = true
     where id = $1`,
    [idOf(logins, `super@${demo}`)],
  );
}

export type Staff = {
  /** Persons. */
  readonly admin: string;
  readonly employee: string;
  readonly crews: readonly (readonly Worker[])[];
  readonly second: readonly Worker[];
};

/** Adds people, their roles and their crews; in each crew, people without a login come last. */
export async function addStaff(
  transaction: Transaction,
  data: DemoData,
  logins: DemoLogins,
): Promise<Staff> {
  const { company, second } = data;
  const names = namesOf(data);
  const person = (role: string, email: string | undefined, companyId = company.id) =>
    addPerson(transaction, logins, { companyId, role, email, ...names() });

  const admin = await person('admin', `admin@${demo}`);
  await person('admin', undefined);
  const spare = [...logins.others];
  const crews: Worker[][] = [];
  let number = 0;
  for (const [index, crew] of data.crews.entries()) {
    const crewId = await addCrew(transaction, company.id, crew);
    const workers: Worker[] = [];
    for (let place = 0; place < crew.size; place += 1) {
      const hasLogin = place < crew.size - crew.without_login;
      const named = index === 0 ? [`supervisor@${demo}`, `employee@${demo}`][place] : undefined;
      const email = hasLogin ? (named ?? spare.shift()) : undefined;
      const personId = await person(place === 0 ? 'supervisor' : 'employee', email);
      await joinCrew(transaction, company.id, crewId, personId, place === 0);
      workers.push({ personId, number: (number += 1), place, hasLogin });
    }
    crews.push(workers);
  }

  const colleagues: Worker[] = [];
  for (const [place, email] of ['admin@second.muster.test', ...logins.colleagues].entries()) {
    const personId = await person(place === 0 ? 'admin' : 'employee', email, second.id);
    colleagues.push({ personId, number: (number += 1), place: place + 20, hasLogin: true });
  }
  const employee = crews[0]?.[1]?.personId ?? admin;
  return { admin, employee, crews, second: colleagues };
}

/** Gives everyone their own name, the same in every demo. */
function namesOf({ first_names, last_names }: DemoData): () => {
  firstName: string;
  lastName: string;
} {
  let count = 0;
  return () => {
    const firstName = first_names[count % first_names.length] ?? '';
    const lastName = last_names[(count * 7) % last_names.length] ?? '';
    count += 1;
    return { firstName, lastName };
  };
}

async function addPerson(
  transaction: Transaction,
  logins: DemoLogins,
  {
    companyId,
    role,
    email,
    firstName,
    lastName,
  }: {
    companyId: string;
    role: string;
    email: string | undefined;
    firstName: string;
    lastName: string;
  },
): Promise<string> {
  const userId = email === undefined ? null : idOf(logins, email);
  const personId = await idFrom(
    transaction,
    userId === null
      ? `insert into public.profiles (company_id, first_name, last_name)
         values ($1, $2, $3) returning person_id as id`
      : `update public.profiles
         set company_id = $1, first_name = $2, last_name = $3, profile_complete = true
         where id = $4 returning person_id as id`,
    [companyId, firstName, lastName, ...(userId === null ? [] : [userId])],
  );
  await transaction.query(
    `insert into public.memberships (company_id, person_id, role, valid_from) values ($1, $2, $3, ${since})`,
    [companyId, personId, role],
  );
  if (userId !== null) logins.userIdsByPersonId.set(personId, userId);
  return personId;
}

function addCrew(transaction: Transaction, companyId: string, crew: DemoCrew): Promise<string> {
  return idFrom(
    transaction,
    'insert into public.crews (company_id, name) values ($1, $2) returning id',
    [companyId, crew.name],
  );
}

async function joinCrew(
  transaction: Transaction,
  companyId: string,
  crewId: string,
  personId: string,
  isLead: boolean,
): Promise<void> {
  await transaction.query(
    `insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
     values ($1, $2, $3, $4, ${since})`,
    [companyId, crewId, personId, isLead],
  );
}

/** Adds projects with their sites and crews, and a kiosk at the first crew's first project. */
export async function addProjects(
  transaction: Transaction,
  { company, second, projects, crews }: DemoData,
  logins: DemoLogins,
): Promise<{
  readonly projects: ReadonlyMap<string, PlannedProject>;
  readonly codeIdsByCode: ReadonlyMap<string, string>;
  readonly kioskId: string;
  readonly secondProject: PlannedProject & { readonly codeId: string };
}> {
  const codes = await transaction.query<{ id: string; code: string; company_id: string }>(
    'select id, code, company_id from public.cost_codes where company_id in ($1, $2)',
    [company.id, second.id],
  );
  const codeIdsByCode = new Map(codes.map(({ code, id }) => [code, id]));
  const added = new Map<string, PlannedProject>();
  for (const project of projects) {
    const id = await idFrom(
      transaction,
      `insert into public.projects (company_id, number, name, customer, address, default_cost_code_id, starts_on)
       values ($1, $2, $3, $4, $5, $6, current_date - 100) returning id`,
      [
        company.id,
        project.number,
        project.name,
        project.customer,
        project.address,
        codeIdsByCode.get(project.code) ?? null,
      ],
    );
    for (const site of project.sites) await addSite(transaction, company.id, id, site);
    const [site] = project.sites;
    if (site !== undefined) added.set(project.name, { id, site });
  }
  for (const crew of crews) {
    await transaction.query(
      `insert into public.project_crews (company_id, project_id, crew_id)
       select $1, p.id, c.id from public.projects p, public.crews c
       where p.company_id = $1 and p.name = any ($2) and c.company_id = $1 and c.name = $3`,
      [company.id, crew.projects, crew.name],
    );
  }

  const kioskId = await idFrom(
    transaction,
    `insert into public.kiosks (company_id, user_id, name, created_at)
     values ($1, $2, 'Gate tablet', ${since}) returning id`,
    [company.id, idOf(logins, `kiosk@${demo}`)],
  );
  await giveTablet(transaction, company.id);
  await transaction.query(
    `insert into public.kiosk_sites (company_id, kiosk_id, site_id)
     select $1, $2, s.id from public.project_sites s where s.company_id = $1 and s.project_id = $3`,
    [company.id, kioskId, added.get(crews[0]?.projects[0] ?? '')?.id ?? null],
  );

  const secondId = await idFrom(
    transaction,
    'insert into public.projects (company_id, number, name) values ($1, $2, $3) returning id',
    [second.id, second.project.number, second.project.name],
  );
  await addSite(transaction, second.id, secondId, second.project.site);
  const codeId = codes.find(({ company_id }) => company_id === second.id)?.id ?? '';
  return {
    projects: added,
    codeIdsByCode,
    kioskId,
    secondProject: { id: secondId, site: second.project.site, codeId },
  };
}

async function addSite(
  transaction: Transaction,
  companyId: string,
  projectId: string,
  { name, lat, lng, radius_m, polygon }: DemoSite,
): Promise<void> {
  await transaction.query(
    `insert into public.project_sites (company_id, project_id, name, lat, lng, radius_m, polygon)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, projectId, name, lat, lng, radius_m, polygon ? JSON.stringify(polygon) : null],
  );
}

function idOf({ idsByEmail }: DemoLogins, email: string): string {
  const id = idsByEmail.get(email);
  if (id === undefined) throw new Error(`the demo has no login ${email}`);
  return id;
}

async function idFrom(
  transaction: Transaction,
  sql: string,
  parameters: readonly (string | null)[],
): Promise<string> {
  const [row] = await transaction.query<{ id: string }>(sql, parameters);
  if (row === undefined) throw new Error(`the demo's statement changed no row: ${sql}`);
  return row.id;
}
