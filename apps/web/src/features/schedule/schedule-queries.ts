import { type Board, boardAnswerSchema, boardSchema } from '@muster/contract/schedule';
import {
  type MySchedule,
  myScheduleAnswerSchema,
  myScheduleSchema,
} from '@muster/contract/my-schedule';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const subject = 'schedule';

/** All queries about the schedule; changing one part may change the others. */
export function scheduleKey(userId: string): QueryKey {
  return queryKey(userId, subject);
}

/** The user's own shifts from 14 days back to 42 days ahead, and related facts. Readable without a network. */
export function myScheduleQuery(userId: string): SnapshotQuery<MySchedule> {
  return {
    queryKey: queryKey(userId, subject, 'mine'),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc('my_schedule', { from_date: null, to_date: null }, myScheduleAnswerSchema),
      ),
    schema: myScheduleSchema,
  };
}

export function boardQuery(userId: string, from: string, to: string): SnapshotQuery<Board> {
  return {
    queryKey: queryKey(userId, subject, 'board', from, to),
    fetch: async (api) =>
      okOrThrow(await api.rpc('board_shifts', { from_date: from, to_date: to }, boardAnswerSchema)),
    schema: boardSchema,
  };
}
