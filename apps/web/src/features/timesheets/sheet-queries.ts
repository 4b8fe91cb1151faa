import {
  type Sheet,
  type SheetBoard,
  sheetAnswerSchema,
  sheetBoardAnswerSchema,
  sheetBoardSchema,
  sheetSchema,
} from '@muster/contract/timesheets';
import {
  type SheetJobs,
  sheetJobsAnswerSchema,
  sheetJobsSchema,
} from '@muster/contract/sheet-jobs';
import { exceptionListAnswerSchema, exceptionListSchema } from '@muster/contract/sheet-exceptions';
import type * as z from 'zod/mini';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Everything read of timesheets; what changes one makes it stale. */
export function timesheetsKey(userId: string): QueryKey {
  return queryKey(userId, 'timesheets');
}

/** @param from any day of the period as `yyyy-mm-dd`; null: the current period */
export function ownSheetQuery(userId: string, from: string | null): SnapshotQuery<Sheet> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'own', from),
    fetch: async (api) =>
      okOrThrow(await api.rpc('my_sheet', { period_from: from }, sheetAnswerSchema)),
    schema: sheetSchema,
  };
}

export function personSheetQuery(
  userId: string,
  personId: string,
  from: string,
): SnapshotQuery<Sheet> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'person', personId, from),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc('read_sheet', { person_id: personId, period_from: from }, sheetAnswerSchema),
      ),
    schema: sheetSchema,
  };
}

const rowsAtOnce = 300;

/** The whole board of a period: the device filters it, so it works without a network too. */
export function boardQuery(userId: string, from: string | null): SnapshotQuery<SheetBoard> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'board', from),
    fetch: async (api) => {
      const first = await boardPage(api, from, null);
      const rows = [...first.rows];
      let { next } = first;
      while (next !== null) {
        const page = await boardPage(api, from, next);
        rows.push(...page.rows);
        next = page.next;
      }
      return { ...first, rows, next };
    },
    schema: sheetBoardSchema,
  };
}

async function boardPage(api: Api, from: string | null, after: string | null) {
  const parameters = { period_from: from, after, page_size: rowsAtOnce };
  return okOrThrow(await api.rpc('list_sheets', parameters, sheetBoardAnswerSchema));
}

export function sheetJobsQuery(userId: string, from: string): SnapshotQuery<SheetJobs> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'jobs', from),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_sheet_jobs', { period_from: from }, sheetJobsAnswerSchema)),
    schema: sheetJobsSchema,
  };
}

export type ExceptionList = z.infer<typeof exceptionListSchema>;

export function exceptionsQuery(userId: string, from: string | null): SnapshotQuery<ExceptionList> {
  return {
    queryKey: queryKey(userId, 'timesheets', 'exceptions', from),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_exceptions', { period_from: from }, exceptionListAnswerSchema)),
    schema: exceptionListSchema,
  };
}
