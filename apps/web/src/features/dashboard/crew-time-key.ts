import { type QueryKey, queryKey } from '../../data/query/keys.ts';

/** What supervisors read of others' time begins with this key: it changes when a clock changes. */
export function crewTimeKey(userId: string, ...parameters: readonly string[]): QueryKey {
  return queryKey(userId, 'crew_time', ...parameters);
}
