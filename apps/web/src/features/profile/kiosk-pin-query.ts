import { type MyKioskPin, myKioskPinSchema } from '@muster/contract/kiosk';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Queries whether the caller has a PIN, and a kiosk to use it on. */
export function kioskPinQuery(userId: string): SnapshotQuery<MyKioskPin> {
  return {
    queryKey: queryKey(userId, 'my_kiosk_pin'),
    fetch: (api) => api.rpc('my_kiosk_pin', {}, myKioskPinSchema),
    schema: myKioskPinSchema,
  };
}
