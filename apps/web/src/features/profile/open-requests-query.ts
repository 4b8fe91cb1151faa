import { deletionRequestSchema } from '@muster/contract/own-account';
import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const rowsSchema = z.array(
  z.extend(deletionRequestSchema, {
    person: z.object({ first_name: z.string(), last_name: z.string() }),
  }),
);
export type OpenRequest = z.infer<typeof rowsSchema>[number];

/** Queries the company's undecided deletion requests; empty for anyone but an admin. */
export function openRequestsQuery(userId: string): SnapshotQuery<OpenRequest[]> {
  return {
    queryKey: queryKey(userId, 'open_deletion_requests'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('account_deletion_requests')
            .select(
              'id,person_id,reason,state,created_at,comment,person:profiles!account_deletion_requests_company_id_person_id_fkey(first_name,last_name)',
            )
            .eq('state', 'open')
            .order('created_at'),
        rowsSchema,
      ),
    schema: rowsSchema,
  };
}
