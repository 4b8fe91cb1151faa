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

async function asServer(server: TestServer, path: string): Promise<unknown> {
  const key = server.serviceRoleKey;
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What the ledger holds of a person's punches that arrived after an instant, in order. */
export async function punchesSince(
  server: TestServer,
  personId: string,
  since: Date,
): Promise<StoredPunch[]> {
  const filter = `person_id=eq.${personId}&received_at=gte.${since.toISOString()}`;
  return punchesSchema.parse(
    await asServer(server, `punches?${filter}&order=occurred_at.asc,device_seq.asc`),
  );
}

/** The person behind a login, by the name that the company knows. */
export async function personIdOf(server: TestServer, userId: string): Promise<string> {
  const rows = z
    .array(z.object({ person_id: z.uuid() }))
    .parse(await asServer(server, `profiles?id=eq.${userId}&select=person_id`));
  const [row] = rows;
  if (!row) throw new Error(`no profile of ${userId}`);
  return row.person_id;
}
