/** A company for one journey, so that other journeys don't see its data. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

import { callAs } from './ledger.ts';
import { addNewcomer } from './newcomer.ts';
import type { Login } from './session.ts';

const invitedSchema = z.object({ token: z.string() });

export type Hired = { readonly name: string; readonly login: Login; readonly personId: string };

/** Founds a company with one project, and returns its admin. Its weeks begin on Monday. */
export async function foundCompany(
  server: TestServer,
  { name, zone = 'America/Los_Angeles' }: { readonly name: string; readonly zone?: string },
): Promise<Login> {
  const admin = await addNewcomer(server);
  await callAs(server, admin, 'found_company', {
    founding: {
      company_id: randomUUID(),
      name,
      company_type: null,
      address: null,
      time_zone: zone,
      workweek_start: 1,
      pay_period: 'weekly',
      first_project: 'Canal lock',
    },
  });
  await nameOneself(server, admin, 'Office');
  return admin;
}

/** Invites someone to the admin's company, and signs them in. */
export async function hire(
  server: TestServer,
  admin: Login,
  firstName: string,
  { crewId = null, role = 'employee' }: { crewId?: string | null; role?: string } = {},
): Promise<Hired> {
  const login = await addNewcomer(server);
  const personId = randomUUID();
  const { token } = invitedSchema.parse(
    await callAs(server, admin, 'invite_person', {
      new_person_id: personId,
      first_name: firstName,
      last_name: 'Tester',
      role,
      crew_id: crewId,
    }),
  );
  await callAs(server, login, 'accept_invitation', { token });
  await nameOneself(server, login, firstName);
  return { name: `${firstName} Tester`, login, personId };
}

async function nameOneself(server: TestServer, login: Login, firstName: string): Promise<void> {
  await callAs(server, login, 'complete_profile', { first_name: firstName, last_name: 'Tester' });
}
