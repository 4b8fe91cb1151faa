import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type CostCodeError,
  type CostCodeImport,
  costCodeImportSchema,
} from '@muster/contract/cost-codes';
import { useNavigate } from '@tanstack/react-router';
import type { ImportKind } from '../../../kit/import/import-kind.ts';
import { useLineImport } from '../../../kit/import/use-line-import.tsx';
import { useRefreshCostCodes } from '../use-refresh-cost-codes.ts';
import { codeLines, type CodeMeaning, guessCodeColumns } from './code-columns.ts';

/** Cost codes as the wizard brings them in. */
export function useCodeImport(): ImportKind<CodeMeaning, null, CostCodeImport> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reasons: Readonly<Record<CostCodeError['reason'], string>> = {
    formula: t`It’s a formula. Paste its value.`,
    missing: t`It’s empty.`,
    too_long: t`It’s too long.`,
    repeated: t`An earlier row has the same code.`,
  };
  return useLineImport({
    about: (
      <Trans>
        A CSV file from Excel or your payroll program, with one code and name per row. You’ll see
        the changes before anything is saved.
      </Trans>
    ),
    label: t`CSV file of cost codes`,
    maxRows: 10_000,
    meanings: [
      { value: 'code', label: t`Code` },
      { value: 'name', label: t`Name` },
    ],
    guess: guessCodeColumns,
    mayLackHeadings: true,
    missing: (columns) =>
      columns.includes('code') && columns.includes('name')
        ? null
        : t`Choose the columns with the code and the name.`,
    lines: codeLines,
    send: (request, { send }) => send('import_cost_codes', request, costCodeImportSchema),
    refresh: useRefreshCostCodes(),
    changedLabel: t`Renamed or restored`,
    errorWords: ({ reason }) => reasons[reason],
    importLabel: (good, skipsRows) =>
      skipsRows ? (
        <Plural
          value={good}
          one="Import # code, skipping rows with errors"
          other="Import # codes, skipping rows with errors"
        />
      ) : (
        <Plural value={good} one="Import # code" other="Import # codes" />
      ),
    notice: ({ added, changed }) => ({
      id: 'cost-code',
      title: t`Cost codes imported`,
      body: t`New: ${added}. Renamed or restored: ${changed}.`,
    }),
    leave: () => navigate({ to: '/admin/cost-codes' }),
  });
}
