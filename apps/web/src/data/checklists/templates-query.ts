import {
  type ChecklistTemplates,
  checklistTemplatesAnswerSchema,
  checklistTemplatesSchema,
} from '@muster/contract/checklists';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** Every query that a new answer or another question makes stale begins with it. */
export const checklistsSubject = 'checklists';

/** What the company asks, kept for answering without a network. */
export function checklistTemplatesQuery(userId: string): SnapshotQuery<ChecklistTemplates> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'templates'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_checklist_templates', {}, checklistTemplatesAnswerSchema)),
    schema: checklistTemplatesSchema,
  };
}
