import * as s from '@muster/contract/shape';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { ordersSubject } from '../orders-key.ts';

/** What Today and the badge say of claims that wait: their whole schema would weigh on every start. */
const foundSchema = s.object({
  claims: s.array(s.object({ person: s.object({ name: s.string }) })),
});
type WaitingClaims = s.Shaped<typeof foundSchema>;

const answerSchema = s.either(
  foundSchema,
  s.object({
    verdict: s.oneOf(['refused']),
    reason: s.string,
    detail: s.optional(s.string),
  }),
);

/** The claims that the reader decides, by whose they are. */
export function waitingClaimsQuery(userId: string): SnapshotQuery<WaitingClaims> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'waiting_claims'),
    fetch: async (api) => {
      const asked = { filters: { to_decide: true }, after: null };
      return okOrThrow(await api.rpc('list_claims', asked, answerSchema));
    },
    schema: foundSchema,
  };
}
