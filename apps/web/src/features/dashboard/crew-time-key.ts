import { type QueryKey, queryKey } from '../../data/query/keys.ts';

/** Key prefix of every query for other people's time, invalidated when anyone's clock changes. */
export function crewTimeKey(userId: string, ...parameters: readonly string[]): QueryKey {
  return queryKey(userId, 'crew_time', ...parameters);
}
