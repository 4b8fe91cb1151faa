import {
  type CostCodeImport,
  costCodeImportSchema,
  type ImportMode,
} from '@muster/contract/cost-codes';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { useRefreshCostCodes } from '../use-refresh-cost-codes.ts';
import type { CodeLine } from './code-columns.ts';

type Sent = { readonly lines: readonly CodeLine[]; readonly mode: ImportMode };

/** Has a file of codes checked or imported; the same lines again change nothing. */
export function useImportCodes() {
  const { api } = useData();
  const refresh = useRefreshCostCodes();
  return useMutation<CostCodeImport, Error, Sent>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ lines, mode }) => {
      const sent = lines.map(({ code, name }) => ({ code, name }));
      const answer = await api.rpc(
        'import_cost_codes',
        { lines: sent, mode },
        costCodeImportSchema,
      );
      if (answer.verdict !== 'refused') return answer;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied') await refresh();
    },
  });
}
