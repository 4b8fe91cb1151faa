import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CostCodeFlaw, CostCodeImport } from '@muster/contract/cost-codes';
import { useNavigate } from '@tanstack/react-router';
import type { ImportKind } from '../../../kit/import/import-kind.ts';
import { notify } from '../../../ui/notices.ts';
import { type CodeMeaning, guessCodeColumns } from './code-columns.ts';
import { useImportCodes } from './use-import-codes.ts';

const maxRows = 10_000;

/** Cost codes as the wizard brings them in. */
export function useCodeImport(): ImportKind<CodeMeaning, null, CostCodeImport> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = useImportCodes();
  const reasons: Readonly<Record<CostCodeFlaw['reason'], string>> = {
    missing: t`It’s empty.`,
    too_long: t`It’s too long.`,
    repeated: t`An earlier row has the same code.`,
  };
  return {
    file: {
      about: (
        <Trans>
          A CSV file from Excel or your payroll program, with one code and name per row. You’ll see
          the changes before anything is saved.
        </Trans>
      ),
      label: t`CSV file of cost codes`,
      maxRows,
      empty: t`This file has no rows below the headings. Choose another file.`,
      tooLarge: t`This file has more than ${maxRows} rows. Split it into smaller files.`,
    },
    meanings: [
      { value: 'code', label: t`Code` },
      { value: 'name', label: t`Name` },
    ],
    begin: (file) => ({ ...guessCodeColumns(file), options: null }),
    mayLackHeadings: true,
    missing: (columns) =>
      columns.includes('code') && columns.includes('name')
        ? null
        : t`Choose the columns with the code and the name.`,
    isCheckedAtOnce: true,
    send,
    judge: ({ added, changed, unchanged, flaws }, { file }) => {
      const wrongRows = new Set(flaws.map(({ line }) => line)).size;
      return {
        counts: [
          { label: t`New`, value: added },
          { label: t`Renamed or restored`, value: changed },
          { label: t`Unchanged`, value: unchanged },
          { label: t`With errors`, value: wrongRows, tone: 'danger' },
        ],
        errors: flaws.map(({ line, field, reason }) => ({
          line: file.rows[line - 1]?.line ?? line,
          meaning: field,
          words: reasons[reason],
        })),
        good: added + changed,
        wrongRows,
      };
    },
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
    nothingGood: t`Nothing would change.`,
    done: {
      kind: 'leave',
      leave: ({ added, changed }) => {
        void notify({
          id: 'cost-code',
          tone: 'good',
          title: t`Cost codes imported`,
          body: t`New: ${added}. Renamed or restored: ${changed}.`,
        });
        return navigate({ to: '/admin/cost-codes' });
      },
    },
  };
}
