import {
  certifiedPayrollAnswerSchema,
  certifiedPayrollListAnswerSchema,
} from '@muster/contract/certified-payroll';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';

/** The projects and weeks for which a pay period has certified payrolls. */
export function useCertifiedPayrolls(from: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    gcTime: 0,
    queryKey: queryKey(user_id, 'payroll', 'certified', 'list', from),
    queryFn: async () =>
      okOrThrow(
        await api.rpc(
          'list_certified_payrolls',
          { period_from: from },
          certifiedPayrollListAnswerSchema,
        ),
      ),
  });
}

/** Contains money, which is never stored; the server logs each read. */
export function useCertifiedPayroll(projectId: string, weekFrom: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    gcTime: 0,
    retry: false,
    queryKey: queryKey(user_id, 'payroll', 'certified', projectId, weekFrom),
    queryFn: async () =>
      okOrThrow(
        await api.rpc(
          'read_certified_payroll',
          { project_id: projectId, week_from: weekFrom },
          certifiedPayrollAnswerSchema,
        ),
      ),
  });
}
