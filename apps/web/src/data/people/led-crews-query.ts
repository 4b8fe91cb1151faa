import * as z from 'zod/mini';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

const ledCrewsSchema = z.array(z.object({ crew_id: z.uuid() }));
export type LedCrews = z.infer<typeof ledCrewsSchema>;

/** The crews that a supervisor leads now. */
export function ledCrewsQuery(userId: string, personId: string): SnapshotQuery<LedCrews> {
  return {
    queryKey: queryKey(userId, 'led_crews'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('crew_members')
            .select('crew_id')
            .eq('person_id', personId)
            .is('is_lead', true)
            .lte('valid_from', 'now')
            .or('valid_to.is.null,valid_to.gt.now'),
        ledCrewsSchema,
      ),
    schema: ledCrewsSchema,
  };
}
