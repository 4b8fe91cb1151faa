import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const peopleSchema = z.array(
  z.object({ person_id: z.uuid(), first_name: z.string(), last_name: z.string() }),
);
export type FoundPeople = z.infer<typeof peopleSchema>;

const most = 30;

/** People whose names contain what was typed, including those who have left. */
export function peopleQuery(userId: string, typed: string): SnapshotQuery<FoundPeople> {
  // Each word must be in one of the names. Characters with a meaning in a filter's syntax are left out.
  const words = typed
    .replaceAll(/[%*,().:"\\]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 4);
  return {
    queryKey: queryKey(userId, 'audit_people', words.join(' ')),
    fetch: (api) =>
      api.query((rest) => {
        let request = rest.from('profiles').select('person_id,first_name,last_name');
        for (const word of words) {
          request = request.or(`first_name.ilike.*${word}*,last_name.ilike.*${word}*`);
        }
        return request.order('first_name').order('last_name').order('person_id').limit(most);
      }, peopleSchema),
    schema: peopleSchema,
  };
}
