import {
  type CorrectionList,
  correctionListAnswerSchema,
  correctionListSchema,
} from '@muster/contract/corrections';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Corrections that wait for an answer, and those disputed recently; under `timesheetsKey`. */
export function correctionsQuery(userId: string): SnapshotQuery<CorrectionList> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'corrections'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_corrections', {}, correctionListAnswerSchema)),
    schema: correctionListSchema,
  };
}
