import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type BudgetImport, budgetImportSchema } from '@muster/contract/job-costs';
import { useNavigate } from '@tanstack/react-router';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { ImportKind } from '../../../kit/import/import-kind.ts';
import { useLineImport } from '../../../kit/import/use-line-import.tsx';
import { costsKey } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';
import { budgetLines, type BudgetMeaning, guessBudgetColumns } from './budget-columns.ts';

/** Lines of a budget as the wizard brings them in. */
export function useBudgetImport(
  projectId: string,
  currency: string,
): ImportKind<BudgetMeaning, null, BudgetImport> {
  const { t } = useLingui();
  const words = useCostWords();
  const navigate = useNavigate();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useLineImport({
    about: (
      <Trans>
        A CSV file with one cost code and type per row. You’ll see the changes before anything is
        saved.
      </Trans>
    ),
    label: t`CSV file of a budget`,
    maxRows: 5000,
    example: {
      name: 'budget.csv',
      headings: [t`Cost code`, t`Type`, t`Hours`, t`Quantity`, t`Unit`, t`Amount`],
    },
    meanings: [
      { value: 'code', label: t`Cost code` },
      { value: 'cost_type', label: t`Type` },
      { value: 'hours', label: t`Hours` },
      { value: 'quantity', label: t`Quantity` },
      { value: 'unit', label: t`Unit` },
      { value: 'amount', label: t`Amount` },
    ],
    guess: guessBudgetColumns,
    mayLackHeadings: true,
    missing: (columns) =>
      columns.includes('code') ? null : t`Choose the column with the cost code.`,
    lines: (file, columns) => budgetLines(file, columns, currency, words.locale),
    send: (request, { send }) =>
      send('import_budget', { project_id: projectId, ...request }, budgetImportSchema),
    refresh: () => queryClient.invalidateQueries({ queryKey: costsKey(user_id) }),
    changedLabel: t`Changed`,
    errorWords: ({ reason }) => words.flaw(reason),
    importLabel: (good, skipsRows) =>
      skipsRows ? (
        <Plural
          value={good}
          one="Import # line, skipping rows with errors"
          other="Import # lines, skipping rows with errors"
        />
      ) : (
        <Plural value={good} one="Import # line" other="Import # lines" />
      ),
    notice: ({ added, changed }) => ({
      id: 'budget',
      title: t`Budget imported`,
      body: t`New: ${added}. Changed: ${changed}.`,
    }),
    leave: () => navigate({ to: '/admin/projects/$projectId/cost', params: { projectId } }),
  });
}
