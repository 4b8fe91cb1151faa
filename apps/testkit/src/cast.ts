import { createHash } from 'node:crypto';

import * as z from 'zod/mini';

import type { Database } from '../../../apps/server/src/db/database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

const password = 'a cast phrase for tests 4711';

/** Two companies; the outsider is the only person in the second one. */
const ids = {
  company: 'c0000000-0000-4000-8000-000000000001',
  otherCompany: 'c0000000-0000-4000-8000-000000000002',
  crew: 'c1000000-0000-4000-8000-000000000001',
  project: 'c2000000-0000-4000-8000-000000000001',
  secondProject: 'c2000000-0000-4000-8000-000000000002',
  otherCompanyProject: 'c2000000-0000-4000-8000-000000000003',
  costCode: 'c3000000-0000-4000-8000-000000000001',
} as const;

/**
 * The roles. The supervisor leads the crew in which the employee works; the colleague is in no crew; the outsider runs
 * the other company.
 */
const parts = {
  admin: { company: ids.company, role: 'admin', crewLead: null },
  supervisor: { company: ids.company, role: 'supervisor', crewLead: true },
  employee: { company: ids.company, role: 'employee', crewLead: false },
  colleague: { company: ids.company, role: 'employee', crewLead: null },
  outsider: { company: ids.otherCompany, role: 'admin', crewLead: null },
} as const;

export type CastRole = keyof typeof parts;

export type CastMember = {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly personId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

export type Cast = Readonly<Record<CastRole, CastMember>> & { readonly ids: typeof ids };

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

/**
 * Starts the real server with the cast signed in. People and invitations exist before the start; the logins sign up
 * with the invitation's token, like everyone's.
 */
export async function startServerWithCast(
  options: TestServerOptions = {},
): Promise<{ server: TestServer; cast: Cast }> {
  const server = await startTestServer({
    env: { AUTH_MAIL_AUTOCONFIRM: 'on', ...options.env },
    async prepare(database) {
      await addPeople(database);
      await options.prepare?.(database);
    },
  });
  try {
    return { server, cast: await signUpCast(server) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function addPeople(database: Database): Promise<void> {
  await database.query(
    `insert into public.companies (id, name) values ($1, 'First Company'), ($2, 'Second Company')`,
    [ids.company, ids.otherCompany],
  );
  await database.query(
    `insert into public.crews (id, company_id, name) values ($1, $2, 'First crew')`,
    [ids.crew, ids.company],
  );
  await database.query(
    `insert into public.cost_codes (id, company_id, code, name) values ($1, $2, '100', 'Groundwork')`,
    [ids.costCode, ids.company],
  );
  await database.query(
    `insert into public.projects (id, company_id, name)
     values ($1, $4, 'First project'), ($2, $4, 'Second project'), ($3, $5, 'Foreign project')`,
    [ids.project, ids.secondProject, ids.otherCompanyProject, ids.company, ids.otherCompany],
  );
  for (const role of castRoles) await addPerson(database, role);
}

async function addPerson(database: Database, role: CastRole): Promise<void> {
  const part = parts[role];
  const person = personIdOf(role);
  await database.query(
    `insert into public.profiles (company_id, person_id, first_name, last_name, profile_complete)
     values ($1, $2, $3, 'of the cast', true)`,
    [part.company, person, role],
  );
  await database.query(
    `insert into public.memberships (company_id, person_id, role, valid_from)
     values ($1, $2, $3, now() - interval '1 year')`,
    [part.company, person, part.role],
  );
  if (part.crewLead !== null) {
    await database.query(
      `insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
       values ($1, $2, $3, $4, now() - interval '1 year')`,
      [part.company, ids.crew, person, part.crewLead],
    );
  }
  await database.query(
    `insert into public.invitations (company_id, person_id, token_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [part.company, person, createHash('sha256').update(tokenOf(role)).digest()],
  );
}

async function signUpCast(server: TestServer): Promise<Cast> {
  const [admin, supervisor, employee, colleague, outsider] = await Promise.all([
    signUp(server, 'admin'),
    signUp(server, 'supervisor'),
    signUp(server, 'employee'),
    signUp(server, 'colleague'),
    signUp(server, 'outsider'),
  ]);
  return { admin, supervisor, employee, colleague, outsider, ids };
}

async function signUp(server: TestServer, role: CastRole): Promise<CastMember> {
  const email = `${role}@cast.muster.test`;
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, data: { invitation_token: tokenOf(role) } }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`signing up as ${role}: ${JSON.stringify(body)}`);
  const { access_token, refresh_token, user } = sessionSchema.parse(body);
  return {
    email,
    password,
    userId: user.id,
    personId: personIdOf(role),
    accessToken: access_token,
    refreshToken: refresh_token,
  };
}

const castRoles = [
  'admin',
  'supervisor',
  'employee',
  'colleague',
  'outsider',
] as const satisfies CastRole[];

function personIdOf(role: CastRole): string {
  return `ca000000-0000-4000-8000-00000000000${castRoles.indexOf(role) + 1}`;
}

function tokenOf(role: CastRole): string {
  return `invitation-of-the-${role}`;
}
