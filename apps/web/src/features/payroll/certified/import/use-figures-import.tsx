import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayFlaw, CertifiedPayImport } from '@muster/contract/certified-payroll';
import { useNavigate } from '@tanstack/react-router';
import type { ImportKind } from '../../../../kit/import/import-kind.ts';
import { notify } from '../../../../ui/notices.ts';
import { amountNames } from '../figures-draft.ts';
import { type FigureMeaning, guessFigureColumns, readCents } from './figure-columns.ts';
import { useImportFigures } from './use-import-figures.ts';

const maxRows = 5000;

type FiguresImportOptions = {
  readonly from: string;
  readonly week: string;
  /** Whose certified payroll is shown afterward; absent: the period’s first. */
  readonly project: string | undefined;
};

/** Deductions and net pay of a week as the wizard brings them in. */
export function useFiguresImport({
  from,
  week,
  project,
}: FiguresImportOptions): ImportKind<FigureMeaning, null, CertifiedPayImport> {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const send = useImportFigures(week);
  const reasons: Readonly<Record<CertifiedPayFlaw['reason'], string>> = {
    missing: t`Enter a value.`,
    unknown: t`No one with locked time that week has this number.`,
    several: t`Several people have this number.`,
    repeated: t`An earlier row is for the same person.`,
    wrong: t`Enter an amount with up to two decimal places.`,
  };
  return {
    file: {
      about: (
        <Trans>
          A CSV file from your payroll system, with one person per row. Blank cells don’t change
          anything. You’ll see the changes before anything is saved.
        </Trans>
      ),
      label: t`CSV file of deductions and net pay`,
      maxRows,
      empty: t`This file has no rows below the headings. Choose another file.`,
      tooLarge: t`This file has more than ${maxRows} rows. Split it into smaller files.`,
      example: {
        name: 'deductions.csv',
        headings: [
          t`Employee number`,
          t`Tax withheld`,
          'FICA',
          t`Other deductions`,
          t`Description of other deductions`,
          t`Net pay`,
        ],
      },
    },
    meanings: [
      { value: 'worker', label: t`Employee number or payroll ID` },
      { value: 'tax_cents', label: t`Tax withheld` },
      { value: 'fica_cents', label: t`FICA` },
      { value: 'other_cents', label: t`Other deductions` },
      { value: 'other_note', label: t`Description of other deductions` },
      { value: 'net_cents', label: t`Net pay` },
    ],
    begin: (file) => ({ columns: guessFigureColumns(file), hasHeadings: true, options: null }),
    missing: (columns) =>
      columns.includes('worker') && columns.some((each) => each !== null && each !== 'worker')
        ? null
        : t`Choose the column with the employee number, and at least one amount.`,
    countUnreadable: (file, columns) =>
      new Map(
        amountNames.map((name) => {
          const at = columns.indexOf(name);
          const cells = at < 0 ? [] : file.rows.map((row) => (row.cells[at] ?? '').trim());
          const locale = i18n.locales ?? i18n.locale;
          return [
            name,
            cells.filter((cell) => cell !== '' && readCents(cell, locale) === null).length,
          ];
        }),
      ),
    isCheckedAtOnce: true,
    send,
    judge: ({ changed, unchanged, flaws }, { file }) => {
      const wrongRows = new Set(flaws.map(({ line }) => line)).size;
      return {
        counts: [
          { label: t`Changed`, value: changed },
          { label: t`Unchanged`, value: unchanged },
          { label: t`With errors`, value: wrongRows, tone: 'danger' },
        ],
        errors: flaws.map(({ line, field, reason }) => ({
          line: file.rows[line - 1]?.line ?? line,
          meaning: field,
          words: field === 'other_note' && reason === 'wrong' ? t`Shorten this.` : reasons[reason],
        })),
        good: changed,
        wrongRows,
      };
    },
    importLabel: (good, skipsRows) =>
      skipsRows ? (
        <Plural
          value={good}
          one="Import amounts for # person, skipping rows with errors"
          other="Import amounts for # people, skipping rows with errors"
        />
      ) : (
        <Plural value={good} one="Import # person" other="Import # people" />
      ),
    nothingGood: t`Nothing would change.`,
    done: {
      kind: 'leave',
      leave: ({ changed }) => {
        void notify({
          id: 'certified-pay',
          tone: 'good',
          title: t`Deductions and net pay imported`,
          body: plural(changed, { one: '# person updated.', other: '# people updated.' }),
        });
        return navigate({
          to: '/payroll/$from/certified',
          params: { from },
          search: { week, ...(project !== undefined && { project }) },
        });
      },
    },
  };
}
