import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { Dated } from '../../../data/query/snapshot-query.ts';
import { type SnapshotResult, useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { crewTimeKey } from '../crew-time-key.ts';
import type { Board } from './board.ts';
import { liveBoardQuery } from './live-board-query.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';

/** The live board, kept up to date by the topics of the caller's crews. */
export function useLiveBoard(): SnapshotResult<Board> {
  const { queryClient, platform } = useData();
  const { user_id } = useIdentity();
  const query = liveBoardQuery(
    user_id,
    () => queryClient.getQueryData<Dated<Board>>(query.queryKey)?.data ?? null,
    platform.clock,
  );
  const [refresh] = useState(() =>
    oneAtATime(async () => {
      // A question under way may have left before the change: ask it first, then once more.
      await queryClient.refetchQueries({ queryKey: query.queryKey }, { cancelRefetch: false });
    }),
  );
  const [refreshRest] = useState(() =>
    oneAtATime(() => queryClient.invalidateQueries({ queryKey: crewTimeKey(user_id) })),
  );
  useCrewTopics(() => {
    refresh();
    refreshRest();
  }, query.queryKey);
  return useSnapshotQuery(query);
}
