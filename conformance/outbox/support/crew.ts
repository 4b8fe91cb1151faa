import { createHash, createHmac } from 'node:crypto';

import type { Punch } from '@muster/contract';
import { pinProofText } from '@muster/contract/kiosk';
import { startServerWithCast, type Cast, type TestServer } from '@muster/testkit';
import * as z from 'zod/mini';

export type Worker = {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly personId: string;
};

/** A real server with people who punch: workers with phones, an admin and a kiosk. */
export type Crew = {
  readonly server: TestServer;
  readonly workers: readonly Worker[];
  readonly companyId: string;
  readonly projectIds: readonly string[];
  /** The company's admin, who doesn't punch. */
  readonly admin: Worker;
  /** Bearer tokens of those who punch for others. */
  readonly adminToken: string;
  readonly kioskToken: string;
};

const password = 'a crew phrase for tests 4711';
const kiosk = { email: 'kiosk@crew.muster.test', userId: 'cb000000-0000-4000-8000-000000000001' };

/** @param crewSize number of workers in each crew, led by its first worker, a supervisor */
export async function startCrew(workerCount: number, crewSize?: number): Promise<Crew> {
  const numbers = Array.from({ length: workerCount }, (_, index) => index + 1);
  let companyId = '';
  const { server, cast } = await startServerWithCast({
    prepare: async (database) => {
      const { company_id } = z
        .object({ company_id: z.string() })
        .parse((await database.query('select company_id from public.crews limit 1'))[0]);
      companyId = company_id;
      for (const number of numbers) {
        await database.query(
          `insert into public.profiles (company_id, person_id, first_name, last_name, profile_complete)
           values ($1, $2, $3, 'of the crew', true)`,
          [company_id, personIdOf(number), `Worker ${number}`],
        );
        const isLead = crewSize !== undefined && (number - 1) % crewSize === 0;
        await database.query(
          `insert into public.memberships (company_id, person_id, role, valid_from)
           values ($1, $2, $3, now() - interval '1 year')`,
          [company_id, personIdOf(number), isLead ? 'supervisor' : 'employee'],
        );
        if (crewSize !== undefined) {
          const crewNumber = Math.ceil(number / crewSize);
          if (isLead) {
            await database.query(
              'insert into public.crews (id, company_id, name) values ($1, $2, $3)',
              [crewIdOf(crewNumber), company_id, `Crew ${crewNumber}`],
            );
          }
          await database.query(
            `insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
             values ($1, $2, $3, $4, now() - interval '1 year')`,
            [company_id, crewIdOf(crewNumber), personIdOf(number), isLead],
          );
        }
        await database.query(
          `insert into public.invitations (company_id, person_id, token_hash, expires_at)
           values ($1, $2, $3, now() + interval '1 day')`,
          [company_id, personIdOf(number), createHash('sha256').update(tokenOf(number)).digest()],
        );
      }
      await database.query(
        `with kiosk as (
           insert into public.kiosks (company_id, user_id, name) values ($1, $2, 'Gate') returning id
         )
         insert into public.kiosk_devices (company_id, kiosk_id, device_key) select $1, id, $3 from kiosk`,
        [company_id, kiosk.userId, keyOf('tablet')],
      );
      await database.query(
        `insert into public.person_pins (company_id, person_id, salt, hash, proof_key, iterations)
         select company_id, person_id, $2, $2, $2, 100000 from public.profiles where company_id = $1`,
        [company_id, keyOf('pin')],
      );
    },
  });
  try {
    const workers: Worker[] = [];
    for (const number of numbers) workers.push(await signUp(server, number));
    return { server, workers, companyId, ...(await signOthersIn(server, cast)) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function signOthersIn(server: TestServer, cast: Cast) {
  await post(server, 'admin/users', server.serviceRoleKey, {
    id: kiosk.userId,
    email: kiosk.email,
    password,
    email_confirm: true,
  });
  const session = await post(server, 'token?grant_type=password', server.anonKey, {
    email: kiosk.email,
    password,
  });
  return {
    projectIds: [cast.ids.project, cast.ids.secondProject],
    admin: cast.admin,
    adminToken: cast.admin.accessToken,
    kioskToken: z.object({ access_token: z.string() }).parse(session).access_token,
  };
}

async function signUp(server: TestServer, number: number): Promise<Worker> {
  const email = `worker-${number}@crew.muster.test`;
  const session = await post(server, 'signup', server.anonKey, {
    email,
    password,
    data: { invitation_token: tokenOf(number) },
  });
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(session);
  return { email, password, userId: user.id, personId: personIdOf(number) };
}

async function post(server: TestServer, path: string, key: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json;
}

function keyOf(word: string): string {
  return createHash('sha256').update(word).digest('hex');
}

/** Adds the proof that the tablet makes when someone enters their PIN. */
export function provenAtKiosk(punch: Punch): Punch {
  const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const text = pinProofText({ ...punch, deviceAt: punch.device_at });
  return { ...punch, v: 2, pin_proof: mac(keyOf('tablet'), mac(keyOf('pin'), text)) };
}

function personIdOf(number: number): string {
  return `cc000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function crewIdOf(number: number): string {
  return `ce000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function tokenOf(number: number): string {
  return `invitation-of-worker-${number}`;
}
