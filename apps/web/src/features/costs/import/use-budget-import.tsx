import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type BudgetImport, budgetImportSchema } from '@muster/contract/job-costs';
import { useNavigate } from '@tanstack/react-router';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import type { ImportKind, ImportRequest } from '../../../kit/import/import-kind.ts';
import { notify } from '../../../ui/notices.ts';
import { costsKey } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';
import { budgetLines, type BudgetMeaning, guessBudgetColumns } from './budget-columns.ts';

const maxRows = 5000;

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
  const send = useVerdictMutation({
    change: (
      { file, columns, mode }: ImportRequest<BudgetMeaning, null>,
      sender,
    ): Promise<BudgetImport> =>
      sender.send(
        'import_budget',
        {
          project_id: projectId,
          lines: budgetLines(file, columns, currency, words.locale),
          mode,
        },
        budgetImportSchema,
      ),
    onSuccess: async ({ verdict }) => {
      if (verdict === 'applied')
        await queryClient.invalidateQueries({ queryKey: costsKey(user_id) });
    },
  });
  return {
    file: {
      about: (
        <Trans>
          A CSV file with one cost code and type per row. You’ll see the changes before anything is
          saved.
        </Trans>
      ),
      label: t`CSV file of a budget`,
      maxRows,
      empty: t`This file has no rows below the headings. Choose another file.`,
      tooLarge: t`This file has more than ${maxRows} rows. Split it into smaller files.`,
      example: {
        name: 'budget.csv',
        headings: [t`Cost code`, t`Type`, t`Hours`, t`Quantity`, t`Unit`, t`Amount`],
      },
    },
    meanings: [
      { value: 'code', label: t`Cost code` },
      { value: 'cost_type', label: t`Type` },
      { value: 'hours', label: t`Hours` },
      { value: 'quantity', label: t`Quantity` },
      { value: 'unit', label: t`Unit` },
      { value: 'amount', label: t`Amount` },
    ],
    begin: (file) => ({ ...guessBudgetColumns(file), options: null }),
    mayLackHeadings: true,
    missing: (columns) =>
      columns.includes('code') ? null : t`Choose the column with the cost code.`,
    isCheckedAtOnce: true,
    send,
    judge: ({ added, changed, unchanged, flaws }, { file }) => {
      const wrongRows = new Set(flaws.map(({ line }) => line)).size;
      return {
        counts: [
          { label: t`New`, value: added },
          { label: t`Changed`, value: changed },
          { label: t`Unchanged`, value: unchanged },
          { label: t`With errors`, value: wrongRows, tone: 'danger' },
        ],
        errors: flaws.map(({ line, field, reason }) => ({
          line: file.rows[line - 1]?.line ?? line,
          meaning: field === 'cost_code_id' ? 'code' : field,
          words: words.flaw(reason),
        })),
        good: added + changed,
        wrongRows,
      };
    },
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
    nothingGood: t`Nothing would change.`,
    done: {
      kind: 'leave',
      leave: ({ added, changed }) => {
        void notify({
          id: 'budget',
          tone: 'good',
          title: t`Budget imported`,
          body: t`New: ${added}. Changed: ${changed}.`,
        });
        return navigate({ to: '/admin/projects/$projectId/cost', params: { projectId } });
      },
    },
  };
}
