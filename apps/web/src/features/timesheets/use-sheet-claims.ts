import { claimListSchema } from '@muster/contract/claims';
import type { Sheet } from '@muster/contract/timesheets';
import type * as z from 'zod/mini';
import { useIdentity } from '../../data/identity/use-account.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';

const [foundSchema] = claimListSchema.def.options;
type SheetClaims = z.infer<typeof foundSchema>;

/** Reads the claims on a timesheet's days that the reader may see; null until they are loaded. */
export function useSheetClaims({ person, period_from, period_to }: Sheet): SheetClaims | null {
  const { user_id } = useIdentity();
  const filters = { person_id: person.person_id, from: period_from, to: period_to };
  const read = useSnapshotQuery({
    queryKey: queryKey(user_id, 'timesheets', 'claims', person.person_id, period_from),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_claims', { filters, after: null }, claimListSchema)),
    schema: foundSchema,
  });
  return read.status === 'ready' ? read.data : null;
}

/**
 * Returns the amount that is approved along with the timesheet, in cents. Receipts aren't included, since the office
 * approves them.
 */
export function waitingCents({ claims }: SheetClaims): number {
  return claims
    .filter(({ kind, state }) => kind !== 'receipt' && state === 'waiting')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
