import { orderPersonSchema } from '@muster/contract/purchase-orders';
import { readPurchasingSettingsSchema } from '@muster/contract/purchasing-settings';
import { refusalSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { ordersSubject } from '../orders-key.ts';

const [readSettings] = readPurchasingSettingsSchema.def.options;
export type ReadPurchasingSettings = z.infer<typeof readSettings>;

/** Queries the company's purchasing settings; for admins. */
export function purchasingSettingsQuery(userId: string): SnapshotQuery<ReadPurchasingSettings> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'settings'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('read_purchasing_settings', {}, readPurchasingSettingsSchema)),
    schema: readSettings,
  };
}

const ownDelegations = z.extend(z.pick(readSettings, { verdict: true, delegations: true }), {
  people: z.array(orderPersonSchema),
});
export type OwnDelegations = z.infer<typeof ownDelegations>;

/** Queries the reader's own delegations and the people they can choose. */
export function ownDelegationsQuery(userId: string): SnapshotQuery<OwnDelegations> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'delegations'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('my_delegations', {}, z.union([ownDelegations, refusalSchema]))),
    schema: ownDelegations,
  };
}
