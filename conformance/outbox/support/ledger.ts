import * as z from 'zod/mini';
import type { Crew, Worker } from './crew.ts';

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    person_id: z.string(),
    kind: z.string(),
    project_id: z.nullable(z.string()),
    device_id: z.string(),
    device_seq: z.number(),
    device_at: z.string(),
    occurred_at: z.string(),
    claimed_at: z.nullable(z.string()),
    source: z.string(),
  }),
);
export type LedgerRow = z.infer<typeof rowsSchema>[number];

/** Reads the server's ledger of these workers, as their admin. */
export async function readLedger(
  { server, adminToken }: Crew,
  workers: readonly Worker[],
): Promise<readonly LedgerRow[]> {
  const people = workers.map(({ personId }) => personId).join(',');
  const columns = Object.keys(rowsSchema.def.element.def.shape).join(',');
  const answer = await fetch(
    `${server.url}/rest/v1/punches?select=${columns}&person_id=in.(${people})`,
    { headers: { apikey: server.anonKey, Authorization: `Bearer ${adminToken}` } },
  );
  if (!answer.ok) throw new Error(await answer.text());
  return rowsSchema.parse(await answer.json());
}
