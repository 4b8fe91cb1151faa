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

/** When a whole crew clocks in, the board shows it within two seconds without a request per person. */
const boardRestMs = 1000;
/** Interval for the other parts of Today that show the same change. */
const restOfTodayMs = 5000;

/** The live board, kept up to date by the topics of the caller's crews. */
export function useLiveBoard(): SnapshotResult<Board> {
  const { queryClient, platform } = useData();
  const { clock } = platform;
  const rest = (ms: number) => () =>
    new Promise<void>((resolve) => void clock.after(ms, () => resolve()));
  const { user_id } = useIdentity();
  const query = liveBoardQuery(
    user_id,
    () => queryClient.getQueryData<Dated<Board>>(query.queryKey)?.data ?? null,
    clock,
  );
  const [refresh] = useState(() =>
    oneAtATime(async () => {
      // A request in flight may predate the change, so let it finish and then send another.
      await queryClient.refetchQueries({ queryKey: query.queryKey }, { cancelRefetch: false });
    }, rest(boardRestMs)),
  );
  const [refreshRest] = useState(() =>
    oneAtATime(
      () => queryClient.invalidateQueries({ queryKey: crewTimeKey(user_id) }),
      rest(restOfTodayMs),
    ),
  );
  useCrewTopics(() => {
    refresh();
    refreshRest();
  }, query.queryKey);
  return useSnapshotQuery(query);
}
