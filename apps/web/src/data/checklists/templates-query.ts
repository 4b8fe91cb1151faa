import {
  type ChecklistTemplates,
  checklistTemplatesAnswerSchema,
  checklistTemplatesSchema,
} from '@muster/contract/checklists';
import { okOrThrow } from '../client/ok-or-throw.ts';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** First part of the key of every query that a new answer or a changed question invalidates. */
export const checklistsSubject = 'checklists';

/** The company's checklist questions, cached for answering offline. */
export function checklistTemplatesQuery(userId: string): SnapshotQuery<ChecklistTemplates> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'templates'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_checklist_templates', {}, checklistTemplatesAnswerSchema)),
    schema: checklistTemplatesSchema,
  };
}
