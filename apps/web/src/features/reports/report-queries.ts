import {
  type AskedPeriod,
  reportAnswerSchema,
  type ReportGroup,
  type ReportId,
  reportRowsAnswerSchema,
  type ReportWithin,
} from '@muster/contract/reports';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useCrewTopics } from '../../data/people/use-crew-topics.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';

/** Some reports have money in them, which is never kept on the device. */
const unkept = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** What is asked of a report. */
export type AskedReport = {
  readonly report: ReportId;
  readonly by: ReportGroup;
  readonly period: AskedPeriod;
};

function reportsKey(userId: string): QueryKey {
  return queryKey(userId, 'reports');
}

/** Reads reports again when hours change. */
export function useLiveReports(): void {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const key = reportsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
}

export function useReport(asked: AskedReport) {
  const { api } = useData();
  const { user_id } = useIdentity();
  const { report, by, period } = asked;
  return useQuery({
    queryKey: queryKey(user_id, 'reports', 'report', JSON.stringify(asked)),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_report', { report, group_by: by, period }, reportAnswerSchema)),
    ...unkept,
  });
}

/** The rows that a group, or all of a report, is made of. */
export function useReportRows(asked: AskedReport, within: ReportWithin) {
  const { api } = useData();
  const { user_id } = useIdentity();
  const { report, by, period } = asked;
  return useInfiniteQuery({
    queryKey: queryKey(user_id, 'reports', 'rows', JSON.stringify([asked, within])),
    queryFn: async ({ pageParam }) =>
      okOrThrow(
        await api.rpc(
          'read_report_rows',
          { report, group_by: by, period, within, after: pageParam },
          reportRowsAnswerSchema,
        ),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...unkept,
  });
}
