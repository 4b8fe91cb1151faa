import * as z from 'zod';

import type { TestServer } from '@muster/testkit';

const punchesSchema = z.array(
  z.object({
    id: z.uuid(),
    person_id: z.uuid(),
    kind: z.string(),
    break_kind: z.nullable(z.string()),
    device_at: z.string(),
    occurred_at: z.string(),
    project_id: z.nullable(z.uuid()),
  }),
);

export type StoredPunch = z.infer<typeof punchesSchema>[number];

/** Reads the data API with the service key. */
export async function readAsServer(server: TestServer, path: string): Promise<unknown> {
  const key = server.serviceRoleKey;
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Changes rows with the service key. */
export async function changeAsServer(
  server: TestServer,
  path: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const key = server.serviceRoleKey;
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    method: 'PATCH',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Returns a person's punches that arrived after an instant, in order. */
export async function punchesSince(
  server: TestServer,
  personId: string,
  since: Date,
): Promise<StoredPunch[]> {
  const filter = `person_id=eq.${personId}&received_at=gte.${since.toISOString()}`;
  return punchesSchema.parse(
    await readAsServer(server, `punches?${filter}&order=occurred_at.asc,device_seq.asc`),
  );
}

/** Returns the person of a login. */
export async function personIdOf(server: TestServer, userId: string): Promise<string> {
  const rows = z
    .array(z.object({ person_id: z.uuid() }))
    .parse(await readAsServer(server, `profiles?id=eq.${userId}&select=person_id`));
  const [row] = rows;
  if (!row) throw new Error(`no profile of ${userId}`);
  return row.person_id;
}

/** A person's name as the board shows it. */
export async function nameOf(server: TestServer, personId: string): Promise<string> {
  const rows = z
    .array(z.object({ first_name: z.string(), last_name: z.string() }))
    .parse(
      await readAsServer(server, `profiles?person_id=eq.${personId}&select=first_name,last_name`),
    );
  const [row] = rows;
  if (!row) throw new Error(`no person ${personId}`);
  return `${row.first_name} ${row.last_name}`.trim();
}

/** Sends a request directly, bypassing the screens, with the token's permissions. */
export async function post(
  server: TestServer,
  path: string,
  body: object,
  token: string,
): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Calls a function of the data API as a person of the demo, bypassing the screens. */
export async function callAs(
  server: TestServer,
  login: { readonly email: string; readonly password: string },
  name: string,
  parameters: object,
): Promise<unknown> {
  const session = z
    .object({ access_token: z.string() })
    .parse(await post(server, '/auth/v1/token?grant_type=password', login, server.anonKey));
  return post(server, `/rest/v1/rpc/${name}`, parameters, session.access_token);
}
