import {
  type OverdueChecks,
  overdueChecksAnswerSchema,
  overdueChecksSchema,
} from '@muster/contract/checklists';
import { checklistsSubject } from '../../../data/checklists/templates-query.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Checks that are due, for supervisors and admins. */
export function overdueChecksQuery(userId: string): SnapshotQuery<OverdueChecks> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'overdue'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_overdue_checks', {}, overdueChecksAnswerSchema)),
    schema: overdueChecksSchema,
  };
}
