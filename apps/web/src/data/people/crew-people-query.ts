import { liveBoardAnswerSchema, type LiveBoardAnswer } from '@muster/contract';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** Everyone whom the caller may punch for, and what they do right now. */
export function crewPeopleQuery(userId: string): SnapshotQuery<LiveBoardAnswer> {
  return {
    queryKey: queryKey(userId, 'crew_people'),
    fetch: (api) => api.rpc('live_board', { since: null }, liveBoardAnswerSchema),
    schema: liveBoardAnswerSchema,
  };
}
