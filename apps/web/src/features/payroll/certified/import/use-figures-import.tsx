import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type CertifiedPayError,
  type CertifiedPayImport,
  certifiedPayImportSchema,
} from '@muster/contract/certified-payroll';
import { useNavigate } from '@tanstack/react-router';
import { useData } from '../../../../data/data-context.tsx';
import { useIdentity } from '../../../../data/identity/use-account.ts';
import type { ImportKind } from '../../../../kit/import/import-kind.ts';
import { useLineImport } from '../../../../kit/import/use-line-import.tsx';
import { payrollKey } from '../../payroll-queries.ts';
import { amountNames } from '../figures-draft.ts';
import {
  figureLines,
  type FigureMeaning,
  guessFigureColumns,
  readCents,
} from './figure-columns.ts';

type FiguresImportOptions = {
  readonly from: string;
  readonly week: string;
  /** The project whose certified payroll opens afterward; undefined: the period’s first. */
  readonly project: string | undefined;
};

/** Sets up the wizard that imports a week's deductions and net pay. */
export function useFiguresImport({
  from,
  week,
  project,
}: FiguresImportOptions): ImportKind<FigureMeaning, null, CertifiedPayImport> {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const locale = i18n.locales ?? i18n.locale;
  const reasons: Readonly<Record<CertifiedPayError['reason'], string>> = {
    missing: t`Enter a value.`,
    unknown: t`No one with locked time that week has this number.`,
    several: t`Several people have this number.`,
    repeated: t`An earlier row is for the same person.`,
    wrong: t`Enter an amount with up to two decimal places.`,
  };
  return useLineImport({
    about: (
      <Trans>
        A CSV file from your payroll system, with one person per row. Blank cells don’t change
        anything. You’ll see the changes before anything is saved.
      </Trans>
    ),
    label: t`CSV file of deductions and net pay`,
    maxRows: 5000,
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
    meanings: [
      { value: 'worker', label: t`Employee number or payroll ID` },
      { value: 'tax_cents', label: t`Tax withheld` },
      { value: 'fica_cents', label: t`FICA` },
      { value: 'other_cents', label: t`Other deductions` },
      { value: 'other_note', label: t`Description of other deductions` },
      { value: 'net_cents', label: t`Net pay` },
    ],
    guess: (file) => ({ columns: guessFigureColumns(file), hasHeadings: true }),
    missing: (columns) =>
      columns.includes('worker') && columns.some((each) => each !== null && each !== 'worker')
        ? null
        : t`Choose the column with the employee number, and at least one amount.`,
    countUnreadable: (file, columns) =>
      new Map(
        amountNames.map((name) => {
          const at = columns.indexOf(name);
          const cells = at < 0 ? [] : file.rows.map((row) => (row.cells[at] ?? '').trim());
          return [
            name,
            cells.filter((cell) => cell !== '' && readCents(cell, locale) === null).length,
          ];
        }),
      ),
    lines: (file, columns) => figureLines(file, columns, locale),
    send: (request, { send }) =>
      send('import_certified_pay', { week_from: week, ...request }, certifiedPayImportSchema),
    refresh: () => queryClient.invalidateQueries({ queryKey: payrollKey(user_id) }),
    changedLabel: t`Changed`,
    errorWords: ({ reason, field }) =>
      field === 'other_note' && reason === 'wrong' ? t`Shorten this.` : reasons[reason],
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
    notice: ({ changed }) => ({
      id: 'certified-pay',
      title: t`Deductions and net pay imported`,
      body: plural(changed, { one: '# person updated.', other: '# people updated.' }),
    }),
    leave: () =>
      navigate({
        to: '/payroll/$from/certified',
        params: { from },
        search: { week, ...(project !== undefined && { project }) },
      }),
  });
}
