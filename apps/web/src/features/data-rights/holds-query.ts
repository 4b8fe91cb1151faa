import {
  type LegalHolds,
  legalHoldsAnswerSchema,
  legalHoldsSchema,
} from '@muster/contract/legal-holds';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The company's legal holds, for admins. */
export function holdsQuery(userId: string): SnapshotQuery<LegalHolds> {
  return {
    queryKey: queryKey(userId, 'data_rights', 'holds'),
    fetch: async (api) => okOrThrow(await api.rpc('list_legal_holds', {}, legalHoldsAnswerSchema)),
    schema: legalHoldsSchema,
  };
}
