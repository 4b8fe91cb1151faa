import { liveBoardAnswerSchema, queryStaleMs } from '@muster/contract';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Board, boardSchema, mergeBoard } from './board.ts';

/**
 * The live board. Asks for whom something happened to since `known`, and now and then for everyone,
 * as everything else is asked for again when it is stale.
 */
export function liveBoardQuery(
  userId: string,
  known: () => Board | null,
  clock: Clock,
): SnapshotQuery<Board> {
  return {
    queryKey: queryKey(userId, 'live_board'),
    fetch: async (api) => {
      const before = known();
      const nowMs = clock.wallMs();
      const since = before !== null && nowMs - before.fullAtMs < queryStaleMs ? before.next : null;
      const answer = await api.rpc('live_board', { since }, liveBoardAnswerSchema);
      return mergeBoard(before, answer, nowMs);
    },
    schema: boardSchema,
  };
}
