import {
  claimListSchema,
  type ClaimKind,
  claimProposalsSchema,
  type ClaimRow,
  type ClaimState,
} from '@muster/contract/claims';
import type * as z from 'zod/mini';
import type { Api } from '../../../data/client/api.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../../kit/list/use-cursor-list.ts';
import { ordersSubject } from '../orders-key.ts';

const [foundClaimsSchema] = claimListSchema.def.options;
export type FoundClaims = z.infer<typeof foundClaimsSchema>;
const [proposalsSchema] = claimProposalsSchema.def.options;
type Proposals = z.infer<typeof proposalsSchema>;

export type ClaimFilter = {
  readonly q?: string;
  readonly id?: string;
  readonly state?: ClaimState;
  readonly kind?: ClaimKind;
  readonly project_id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly mine?: boolean;
  readonly to_decide?: boolean;
};

/** Nested under `claims`, so that no other search of this feature has the same key. */
type ClaimSearch = { readonly claims: ClaimFilter };

/** Throws `DataError`. */
async function fetchClaims(api: Api, filters: ClaimFilter, after: unknown): Promise<FoundClaims> {
  return okOrThrow(await api.rpc('list_claims', { filters, after }, claimListSchema));
}

/** The claims that match a search, newest first. */
export const claimList: CursorQuery<ClaimRow, ClaimSearch, FoundClaims> = {
  subject: ordersSubject,
  fetch: (api, { claims }, after) =>
    fetchClaims(api, claims, after === null ? null : JSON.parse(after)),
  schema: foundClaimsSchema,
  rowsOf: ({ claims }) => claims,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

/**
 * Queries the reader's own claims, with the company's rates, or the claims that the reader approves; kept on the
 * device.
 */
export function claimsQuery(
  userId: string,
  which: 'mine' | 'to_decide',
): SnapshotQuery<FoundClaims> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'claims', which),
    fetch: (api) => fetchClaims(api, { [which]: true }, null),
    schema: foundClaimsSchema,
  };
}

/** Queries the claim that an address names. */
export function claimQuery(userId: string, claimId: string): SnapshotQuery<FoundClaims> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'claim', claimId),
    fetch: (api) => fetchClaims(api, { id: claimId }, null),
    schema: foundClaimsSchema,
  };
}

/** Queries the claims proposed from the reader's clock; kept on the device. */
export function claimProposalsQuery(userId: string): SnapshotQuery<Proposals> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'claim_proposals'),
    fetch: async (api) => okOrThrow(await api.rpc('propose_claims', {}, claimProposalsSchema)),
    schema: proposalsSchema,
  };
}
