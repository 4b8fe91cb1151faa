import {
  type EquipmentHistory,
  equipmentHistoryAnswerSchema,
  equipmentHistorySchema,
  equipmentListSchema,
  type FoundEquipment,
  foundEquipmentSchema,
} from '@muster/contract/equipment';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The first part of the key of every query that a change to equipment makes stale. */
export const equipmentSubject = 'equipment';

/** All equipment of the company, because labels are also scanned without a network. */
export function equipmentQuery(userId: string): SnapshotQuery<FoundEquipment> {
  return {
    queryKey: queryKey(userId, equipmentSubject, 'all'),
    fetch: async (api) => okOrThrow(await api.rpc('list_equipment', {}, equipmentListSchema)),
    schema: foundEquipmentSchema,
  };
}

export function equipmentHistoryQuery(
  userId: string,
  equipmentId: string,
): SnapshotQuery<EquipmentHistory> {
  return {
    queryKey: queryKey(userId, equipmentSubject, 'history', equipmentId),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc(
          'read_equipment',
          { equipment_id: equipmentId },
          equipmentHistoryAnswerSchema,
        ),
      ),
    schema: equipmentHistorySchema,
  };
}
