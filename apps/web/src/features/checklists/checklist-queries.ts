import {
  checklistAnswerSchema,
  type ChecklistCursor,
  checklistListSchema,
  type ChecklistPage,
  checklistPageSchema,
  type ChecklistRow,
  type FoundChecklists,
  foundChecklistsSchema,
} from '@muster/contract/checklists';
import { checklistsSubject } from '../../data/checklists/templates-query.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import type { ChecklistFilter } from './checklist-search.ts';

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
