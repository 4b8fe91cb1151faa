import { type FieldDay, fieldDayAnswerSchema, fieldDaySchema } from '@muster/contract/field-day';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The activity on the person's projects on one day. @param day `yyyy-mm-dd`; null for today */
export function fieldDayQuery(userId: string, day: string | null): SnapshotQuery<FieldDay> {
  return {
    queryKey: queryKey(userId, 'field_day', day ?? 'today'),
    fetch: async (api) => okOrThrow(await api.rpc('field_day', { day }, fieldDayAnswerSchema)),
    schema: fieldDaySchema,
  };
}
