import { visitHeader } from '@muster/contract/visits';
import type { Database } from '../db/database.ts';
import type { PlainRequest } from '../http/gateway-env.ts';
import type { RestCaller } from './caller.ts';
import { RestError } from './errors/rest-error.ts';
import type { Target } from './request/target.ts';
import { headerOf } from './rest-request.ts';

/**
 * Returns the support visit that a request names, after the database has allowed and recorded what it reads: in a
 * separate transaction, so that nothing is read without a record. Null for any other request.
 * docs/decisions/0275-a-support-visit-only-reads.md
 * @throws RestError PT403 not_in_visit, visit_over; 503 if it can't be recorded
 */
export async function visitOf(
  request: PlainRequest,
  caller: RestCaller,
  target: Target,
  database: Pick<Database, 'query'>,
): Promise<string | null> {
  const visit = headerOf(request, visitHeader);
  if (visit === undefined) return null;
  if (target.kind !== 'routine' || request.method !== 'POST') throw refusal('not_in_visit');
  if (!uuid.test(visit) || caller.role !== 'authenticated') throw refusal('visit_over');
  const [row] = await recorded(visit, target.name, caller, database);
  if (row?.reason != null) throw refusal(row.reason);
  return visit;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function recorded(
  visit: string,
  name: string,
  { role, claims }: RestCaller,
  database: Pick<Database, 'query'>,
): Promise<{ reason: string | null }[]> {
  try {
    return await database.query<{ reason: string | null }>(
      `select public.note_visit_read($1, $2) ->> 'reason' as reason`,
      [visit, name],
      { caller: { role, claims } },
    );
  } catch (cause) {
    throw new RestError({
      status: 503,
      code: 'PT503',
      message: 'The visit could not be recorded, so nothing was read.',
      headers: { 'retry-after': '1' },
      cause,
    });
  }
}

const refusal = (reason: string) =>
  new RestError({ status: 403, code: 'PT403', message: reason, details: reason });
