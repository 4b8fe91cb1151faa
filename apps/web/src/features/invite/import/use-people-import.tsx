import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ColumnMeaning, guessColumns, importFields, importMaxRows } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { ImportKind } from '../../../kit/import/import-kind.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import {
  countUnreadable,
  dayOrderOf,
  firstColumns,
  hasNames,
  missingCrews,
  readPeople,
  unclearDay,
  unclearName,
} from './people-columns.ts';
import { ReadingChoices } from './ReadingChoices.tsx';
import { useReadCell } from './use-read-cell.ts';
import { type ImportAnswer, type PeopleOptions, useImportPeople } from './use-import-people.ts';
import { useImportWords } from './use-import-words.ts';

const meaningsInOrder: readonly ColumnMeaning[] = ['full_name', ...importFields];
/** The number first: it tells two people of one name apart. */
const exampleFields = [
  'employee_number' as const,
  ...importFields.filter((field) => field !== 'employee_number'),
];

/** People as the wizard brings them in. */
export function usePeopleImport(): ImportKind<ColumnMeaning, PeopleOptions, ImportAnswer> {
  const { t } = useLingui();
  const { platform } = useData();
  const { user_id } = useIdentity();
  const send = useImportPeople();
  const { meanings, errorWords } = useImportWords();
  const readCell = useReadCell();
  return {
    file: {
      about: (
        <Trans>
          A CSV file from Excel, Google Sheets or your payroll program, with one person per row.
          You’ll see the changes before anything is saved.
        </Trans>
      ),
      label: t`CSV file of people`,
      maxRows: importMaxRows,
      countHeadings: (cells) => guessColumns(cells).filter((meaning) => meaning !== null).length,
      empty: t`This file has no people. It needs a header row, then one row per person.`,
      tooLarge: t`This file is too long. Import up to 10,000 people at a time.`,
      example: { name: t`people.csv`, headings: exampleFields.map((field) => meanings[field]) },
    },
    meanings: meaningsInOrder.map((value) => ({ value, label: meanings[value] })),
    columnOf: (columns, meaning) => {
      const own = columns.indexOf(meaning);
      const isName = meaning === 'first_name' || meaning === 'last_name';
      return own < 0 && isName ? columns.indexOf('full_name') : own;
    },
    begin: (file) => ({
      columns: firstColumns(file, platform.localStore, user_id),
      hasHeadings: true,
      options: { dayOrder: null, lastName: null, createsCrews: false, invites: false },
    }),
    missing: (columns, file, { dayOrder, lastName }) => {
      if (!hasNames(columns)) return t`Choose the column with the names.`;
      if (lastName === null && unclearName(file, columns) !== null) {
        return t`Choose how names are split.`;
      }
      return dayOrderOf(file, columns, dayOrder) === null && unclearDay(file, columns) !== null
        ? t`Choose how dates are read.`
        : null;
    },
    countUnreadable,
    readCell,
    renderColumnChoices: (columns, choices, file) => (
      <ReadingChoices file={file} columns={columns} {...choices} />
    ),
    send,
    judge: ({ counts, flaws }, { file, columns, options, mode }) => {
      const { unclearNames } = readPeople(file, columns, options);
      const skipped = counts.skipped + unclearNames.length;
      const isDone = mode !== 'check';
      const created = { label: t({ message: 'New', context: 'people' }), value: counts.created };
      return {
        counts: isDone
          ? [
              created,
              { label: t`Changed`, value: counts.updated },
              { label: t`Unchanged`, value: counts.unchanged },
              { label: t`Skipped`, value: skipped, tone: 'danger' },
            ]
          : [
              created,
              { label: t`Already on the team`, value: counts.unchanged },
              { label: t`With errors`, value: skipped, tone: 'danger' },
            ],
        errors: [
          ...flaws.map((flaw) => ({
            line: flaw.line,
            meaning: flaw.field,
            words: errorWords(flaw),
          })),
          ...unclearNames.map((line) => ({
            line,
            meaning: 'full_name' as const,
            words: t`It isn’t clear which part is the last name. Write it like “De la Cruz, Ana.”`,
          })),
        ].toSorted((a, b) => a.line - b.line),
        good: file.rows.length - skipped,
        wrongRows: skipped,
      };
    },
    renderCheckChoices: (answer, { options, isBusy, checkAgain }, { file, columns }) => {
      const { rows } = readPeople(file, columns, options);
      const crews = options.createsCrews ? answer.newCrews : missingCrews(rows, answer.flaws);
      return (
        crews.length > 0 && (
          <Card>
            <Checkbox
              label={t`Create missing crews`}
              detail={crews.join(', ')}
              checked={options.createsCrews}
              disabled={isBusy}
              onChange={({ target }) => checkAgain({ ...options, createsCrews: target.checked })}
            />
          </Card>
        )
      );
    },
    renderImportChoices: (_answer, { options, change }, { file, columns }) =>
      readPeople(file, columns, options).rows.some(({ email }) => email !== null) && (
        <Checkbox
          label={t`Email an invitation to everyone with an email address`}
          detail={t`Skips people with a login or a pending invitation. Large batches go out over a few hours.`}
          checked={options.invites}
          onChange={({ target }) => change({ ...options, invites: target.checked })}
        />
      ),
    asksToSkip: true,
    importLabel: (good) => <Plural value={good} one="Import # person" other="Import # people" />,
    nothingGood: t`No rows can be imported.`,
    busyWords: (good) => (
      <Plural
        value={good}
        one="Importing # person. This can take a moment."
        other="Importing # people. This can take half a minute."
      />
    ),
    done: {
      kind: 'step',
      result: ({ counts }) => ({
        hasChanged: counts.created + counts.updated > 0,
        details: counts.invited > 0 && <InvitedPeople count={counts.invited} />,
        way: (
          <Link to="/admin/employees" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            <Trans>Go to people</Trans>
          </Link>
        ),
      }),
    },
  };
}

function InvitedPeople({ count }: { readonly count: number }) {
  return (
    <p className="text-ink-2">
      <Plural
        value={count}
        one="# invitation is on its way by email."
        other="# invitations are on their way by email."
      />{' '}
      <Link to="/admin/invitations" className="text-accent-ink underline">
        <Trans>See who has opened theirs</Trans>
      </Link>
    </p>
  );
}
