import {
  type CostCodeImport,
  costCodeImportSchema,
  type ImportMode,
} from '@muster/contract/cost-codes';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { useRefreshCostCodes } from '../use-refresh-cost-codes.ts';
import type { CodeLine } from './code-columns.ts';

type Sent = { readonly lines: readonly CodeLine[]; readonly mode: ImportMode };

/** Has a file of codes checked or imported; the same lines again change nothing. */
export function useImportCodes() {
  const refresh = useRefreshCostCodes();
  return useVerdictMutation({
    change: async ({ lines, mode }: Sent, { send }): Promise<CostCodeImport> => {
      const sent = lines.map(({ code, name }) => ({ code, name }));
      return send('import_cost_codes', { lines: sent, mode }, costCodeImportSchema);
    },
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied') await refresh();
    },
  });
}
