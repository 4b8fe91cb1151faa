import {
  type OverdueChecks,
  overdueChecksAnswerSchema,
  overdueChecksSchema,
} from '@muster/contract/checklists';
import { checklistsSubject } from '../../../data/checklists/templates-query.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** What is due, for those in charge. */
export function overdueChecksQuery(userId: string): SnapshotQuery<OverdueChecks> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'overdue'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_overdue_checks', {}, overdueChecksAnswerSchema)),
    schema: overdueChecksSchema,
  };
}
