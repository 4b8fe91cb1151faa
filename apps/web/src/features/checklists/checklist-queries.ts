import {
  checklistAnswerSchema,
  type ChecklistCursor,
  checklistListSchema,
  type ChecklistPage,
  checklistPageSchema,
  type ChecklistRow,
  type ChecklistTemplates,
  checklistTemplatesAnswerSchema,
  checklistTemplatesSchema,
  type FoundChecklists,
  foundChecklistsSchema,
} from '@muster/contract/checklists';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import type { ChecklistFilter } from './checklist-search.ts';

/** Every query that a new answer or another question makes stale begins with it. */
export const checklistsSubject = 'checklists';

/** The answered checklists that a search finds, the latest first. */
export const checklistList: CursorQuery<ChecklistRow, ChecklistFilter, FoundChecklists> = {
  subject: checklistsSubject,
  fetch: async (api, filter, after) => {
    const cursor: ChecklistCursor | null = after === null ? null : JSON.parse(after);
    return okOrThrow(
      await api.rpc('list_checklists', { filter, after: cursor }, checklistListSchema),
    );
  },
  schema: foundChecklistsSchema,
  rowsOf: ({ checklists }) => checklists,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

export function checklistPageQuery(userId: string, id: string): SnapshotQuery<ChecklistPage> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'page', id),
    fetch: async (api) =>
      okOrThrow(await api.rpc('read_checklist', { checklist_id: id }, checklistAnswerSchema)),
    schema: checklistPageSchema,
  };
}

/** What the company asks, kept for answering without a network. */
export function checklistTemplatesQuery(userId: string): SnapshotQuery<ChecklistTemplates> {
  return {
    queryKey: queryKey(userId, checklistsSubject, 'templates'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_checklist_templates', {}, checklistTemplatesAnswerSchema)),
    schema: checklistTemplatesSchema,
  };
}
