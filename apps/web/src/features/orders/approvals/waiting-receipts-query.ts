import * as s from '@muster/contract/shape';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { ordersSubject } from '../orders-key.ts';

/** What Today and the badge say of receipts that wait: their whole schema would weigh on every start. */
const foundSchema = s.object({
  receipts: s.array(s.object({ person: s.object({ name: s.string }) })),
});
type WaitingReceipts = s.Shaped<typeof foundSchema>;

const answerSchema = s.either(
  foundSchema,
  s.object({
    verdict: s.oneOf(['refused']),
    reason: s.string,
    detail: s.optional(s.string),
  }),
);

/** The receipts that the reader decides, by whose they are. */
export function waitingReceiptsQuery(userId: string): SnapshotQuery<WaitingReceipts> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'waiting_receipts'),
    fetch: async (api) => {
      const asked = { filters: { to_decide: true }, after: null };
      return okOrThrow(await api.rpc('list_receipts', asked, answerSchema));
    },
    schema: foundSchema,
  };
}
