import * as z from 'zod';
import type { Database } from '../db/database.ts';

export const lastSealSchema = z.object({
  /** Null for rows that belong to no company. */
  company_id: z.nullable(z.uuid()),
  sequence: z.int(),
  /** In hex. */
  hash: z.string(),
});
export type LastSeal = z.infer<typeof lastSealSchema>;

/**
 * The last seal of each company. Copies kept outside the database show later that no seal up to them was rewritten
 * (docs/decisions/0024).
 * @param sealedWithinSeconds Leaves out older seals.
 */
export function lastSeals(
  database: Pick<Database, 'query'>,
  sealedWithinSeconds: number | null = null,
): Promise<LastSeal[]> {
  return database.query<LastSeal>(
    `select company_id, sequence::int as sequence, hash from (
       select distinct on (s.company_id) s.company_id, s.sequence, encode(s.hash, 'hex') as hash, s.sealed_at
       from app.audit_seals s order by s.company_id, s.sequence desc
     ) last
     where $1::int is null or last.sealed_at > now() - make_interval(secs => $1)
     order by company_id`,
    [sealedWithinSeconds],
    { timeoutMs: 0, readOnly: true },
  );
}

/** Whether the seal is unchanged in the database, or was deleted with its company. */
export async function isStillThere(
  database: Pick<Database, 'query'>,
  { company_id, sequence, hash }: LastSeal,
): Promise<boolean> {
  const rows = await database.query(
    `select from app.audit_seals s
     where s.company_id is not distinct from $1::uuid and s.sequence = $2 and encode(s.hash, 'hex') = $3
     union all
     select from app.company_departures d where d.company_id = $1::uuid and d.deleted_at is not null`,
    [company_id, sequence, hash],
  );
  return rows.length > 0;
}
