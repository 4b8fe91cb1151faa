import {
  payrollExportAnswerSchema,
  payrollLinesAnswerSchema,
  payrollMappingAnswerSchema,
  payrollPeriodAnswerSchema,
  payrollPeriodsAnswerSchema,
  type PayrollFormat,
  type PayrollLines,
  type PayrollSystem,
} from '@muster/contract/payroll';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type QueryKey, queryKey } from '../../data/query/keys.ts';

const rowsAtOnce = 300;
const progressEveryMs = 1000;

/** All queries about payroll. They contain money, so none are kept on the device. */
export function payrollKey(userId: string): QueryKey {
  return queryKey(userId, 'payroll');
}

/** Payroll is read from a server that logs each read, once per opening. */
const read = { gcTime: 0, retry: false } as const;

export function usePayrollPeriods(before: string | null) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    ...read,
    queryKey: queryKey(user_id, 'payroll', 'periods', before),
    queryFn: async () =>
      okOrThrow(await api.rpc('list_payroll_periods', { before }, payrollPeriodsAnswerSchema)),
  });
}

export function usePayrollPeriod(from: string, format: PayrollFormat) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    ...read,
    queryKey: queryKey(user_id, 'payroll', 'period', from, format),
    queryFn: async () =>
      okOrThrow(
        await api.rpc(
          'read_payroll_period',
          { period_from: from, format },
          payrollPeriodAnswerSchema,
        ),
      ),
    placeholderData: (before) => (before?.period_from === from ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.is_exporting === true ? progressEveryMs : false),
  });
}

export function usePayrollLines(from: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    ...read,
    queryKey: queryKey(user_id, 'payroll', 'lines', from),
    queryFn: () => allLines(api, from),
  });
}

async function allLines(api: Api, from: string): Promise<PayrollLines['rows']> {
  const rows: PayrollLines['rows'] = [];
  for (let after: string | null = null; ;) {
    const page: PayrollLines = okOrThrow(
      await api.rpc(
        'list_payroll_lines',
        { period_from: from, after, page_size: rowsAtOnce },
        payrollLinesAnswerSchema,
      ),
    );
    rows.push(...page.rows);
    if (page.next === null) return rows;
    after = page.next;
  }
}

export function usePayrollMapping(system: PayrollSystem) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    ...read,
    queryKey: queryKey(user_id, 'payroll', 'mapping', system),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_payroll_mapping', { system }, payrollMappingAnswerSchema)),
  });
}

/** @param format a different format, to learn what keeps it from being exported */
export function usePayrollExport(id: string, format: PayrollFormat | null) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    ...read,
    queryKey: queryKey(user_id, 'payroll', 'export', id, format),
    queryFn: async () =>
      okOrThrow(await api.rpc('read_payroll_export', { id, format }, payrollExportAnswerSchema)),
    placeholderData: (before) => (before?.id === id ? before : undefined),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? progressEveryMs : false),
  });
}
