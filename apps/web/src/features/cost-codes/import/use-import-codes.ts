import { type CostCodeImport, costCodeImportSchema } from '@muster/contract/cost-codes';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import type { ImportRequest } from '../../../kit/import/import-kind.ts';
import { useRefreshCostCodes } from '../use-refresh-cost-codes.ts';
import { codeLines, type CodeMeaning } from './code-columns.ts';

/** Has a file of codes checked or imported; the same lines again change nothing. */
export function useImportCodes() {
  const refresh = useRefreshCostCodes();
  return useVerdictMutation({
    change: async (
      request: ImportRequest<CodeMeaning, null>,
      { send },
    ): Promise<CostCodeImport> => {
      const { file, columns, mode } = request;
      const lines = codeLines(file, columns);
      return send('import_cost_codes', { lines, mode }, costCodeImportSchema);
    },
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied') await refresh();
    },
  });
}
