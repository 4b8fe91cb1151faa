import {
  type AskedPeriod,
  reliefAnswerSchema,
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
import { ledCrewsQuery } from '../../data/people/led-crews-query.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';

/** Some reports contain money, which is never kept on the device. */
const unkept = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** The parameters of a report. */
export type AskedReport = {
  readonly report: ReportId;
  readonly by: ReportGroup;
  readonly period: AskedPeriod;
};

function reportsKey(userId: string): QueryKey {
  return queryKey(userId, 'reports');
}

/** Reads reports again when hours, plans or costs change. */
export function useLiveReports(): void {
  const { queryClient } = useData();
  const { user_id, person_id, company_id, role } = useIdentity();
  const key = reportsKey(user_id);
  const changed = () => void readAgain(queryClient, key);
  useCrewTopics(changed, key, 'time');
  const led = useSnapshotQuery(ledCrewsQuery(user_id, person_id ?? ''));
  const crews = led.status === 'ready' ? led.data : [];
  useTopics(
    role === 'admin' && company_id !== null
      ? [`company:${company_id}:schedule`, `company:${company_id}:costs`]
      : crews.map(({ crew_id }) => `crew:${crew_id}:schedule`),
    changed,
    key,
  );
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

/** Reads the rows behind one group, or behind the whole report. */
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

/** Reads a person's shifts of this week, each with the people who could take it. */
export function useRelief(personId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'reports', 'relief', personId),
    queryFn: async () =>
      okOrThrow(await api.rpc('overtime_relief', { person_id: personId }, reliefAnswerSchema)),
    ...unkept,
  });
}
