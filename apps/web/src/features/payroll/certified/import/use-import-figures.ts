import { useLingui } from '@lingui/react/macro';
import {
  type CertifiedPayImport,
  certifiedPayImportSchema,
} from '@muster/contract/certified-payroll';
import { useData } from '../../../../data/data-context.tsx';
import { useIdentity } from '../../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../../data/query/use-verdict-mutation.ts';
import type { ImportRequest } from '../../../../kit/import/import-kind.ts';
import { payrollKey } from '../../payroll-queries.ts';
import { figureLines, type FigureMeaning } from './figure-columns.ts';

/** Has a file of deductions and net pay checked or imported; the same lines again change nothing. */
export function useImportFigures(week: string) {
  const { i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async (
      { file, columns, mode }: ImportRequest<FigureMeaning, null>,
      { send },
    ): Promise<CertifiedPayImport> => {
      const lines = figureLines(file, columns, i18n.locales ?? i18n.locale);
      const request = { week_from: week, lines, mode };
      return send('import_certified_pay', request, certifiedPayImportSchema);
    },
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied') {
        await queryClient.invalidateQueries({ queryKey: payrollKey(user_id) });
      }
    },
  });
}
