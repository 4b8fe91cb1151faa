import { kioskPunchesSchema, type KioskPunches } from '@muster/contract/kiosk';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export type KioskPunch = KioskPunches['punches'][number];

/** Queries the latest punches at a kiosk. */
export function kioskPunchesQuery(userId: string, kioskId: string): SnapshotQuery<KioskPunches> {
  return {
    queryKey: queryKey(userId, 'kiosk_punches', kioskId),
    fetch: (api) => api.rpc('kiosk_punches', { kiosk_id: kioskId }, kioskPunchesSchema),
    schema: kioskPunchesSchema,
  };
}
