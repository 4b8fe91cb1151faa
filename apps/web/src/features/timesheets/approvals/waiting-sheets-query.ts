import {
  type WaitingSheets,
  waitingSheetsAnswerSchema,
  waitingSheetsSchema,
} from '@muster/contract/timesheets';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Timesheets that wait for the reader's approval, by period; under `timesheetsKey`. */
export function waitingSheetsQuery(userId: string): SnapshotQuery<WaitingSheets> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'waiting'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_waiting_sheets', {}, waitingSheetsAnswerSchema)),
    schema: waitingSheetsSchema,
  };
}
