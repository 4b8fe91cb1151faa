import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { type ColumnMeaning, type DayOrder, fieldFlaws, importFields } from '@muster/domain';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { chooseColumn, type ColumnChoice, hasNames, importRows } from './column-choice.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { useImportWords } from './use-import-words.ts';

type ColumnsStepProps = {
  readonly file: CsvFile;
  readonly columns: ColumnChoice;
  readonly onChange: (columns: ColumnChoice) => void;
  readonly dayOrder: DayOrder;
  readonly onDayOrder: (order: DayOrder) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onBack: () => void;
  readonly onCheck: () => void;
};

const meaningsInOrder: readonly ColumnMeaning[] = ['full_name', ...importFields];
const examples = 3;

/** The second step: what each column of the file is. */
export function ColumnsStep({
  file,
  columns,
  onChange,
  dayOrder,
  onDayOrder,
  isBusy,
  error,
  onBack,
  onCheck,
}: ColumnsStepProps) {
  const { t, i18n } = useLingui();
  const { meanings } = useImportWords();
  const offlineReason = useNeedsNetwork();
  // Headings may repeat or be empty: a column is known by its place.
  const places = file.headings.map((heading, at) => ({ id: `column ${at}`, heading, at }));
  const unreadable = unreadableCells(file, columns, dayOrder);
  return (
    <div className="space-y-5">
      <Card
        isFlush
        title={file.name}
        description={
          <Plural
            value={file.rows.length}
            one="# row. What is in its columns?"
            other="# rows. What is in their columns?"
          />
        }
      >
        <ul className="divide-y divide-line">
          {places.map(({ id, heading, at }) => {
            const meaning = columns[at] ?? null;
            const wrong = meaning === null ? 0 : (unreadable.get(meaning) ?? 0);
            const shown = heading === '' ? t`Column ${at + 1}` : heading;
            return (
              <li
                key={id}
                className="grid items-center gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[1fr_16rem] md:px-5"
              >
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{shown}</p>
                  <p className="truncate text-14 text-ink-3">
                    {file.rows
                      .slice(0, examples)
                      .map(({ cells }) => cells[at]?.trim() ?? '')
                      .filter((cell) => cell !== '')
                      .join(' · ')}
                  </p>
                </div>
                <Select
                  label={t`Column ${shown} is`}
                  isLabelHidden
                  options={[
                    { value: '', label: t`Not imported` },
                    ...meaningsInOrder.map((value) => ({ value, label: meanings[value] })),
                  ]}
                  value={meaning ?? ''}
                  onChange={(event) =>
                    onChange(
                      chooseColumn(
                        columns,
                        at,
                        meaningsInOrder.find((value) => value === event.target.value) ?? null,
                      ),
                    )
                  }
                  {...(wrong > 0 && {
                    hint: t`${plural(wrong, { one: '# cell can’t be read as this', other: '# cells can’t be read as this' })}`,
                  })}
                />
              </li>
            );
          })}
        </ul>
      </Card>
      {columns.includes('starts_on') && (
        <SegmentedControl
          label={t`A day such as 3/4/2026 is`}
          options={[
            { value: 'month_first', label: t`March 4` },
            { value: 'day_first', label: t`April 3` },
          ]}
          value={dayOrder}
          onChange={onDayOrder}
          className="md:max-w-80"
        />
      )}
      {error !== null && (
        <Banner tone="danger" title={<Trans>The file couldn’t be checked</Trans>}>
          {i18n._(describeError(error))}
        </Banner>
      )}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button
          variant="primary"
          size="lg"
          isBusy={isBusy}
          disabledReason={
            offlineReason ?? (hasNames(columns) ? null : t`Choose the column with the names.`)
          }
          onClick={onCheck}
        >
          <Trans>Check the file</Trans>
        </Button>
        <Button size="lg" onClick={onBack}>
          <Trans>Another file</Trans>
        </Button>
      </div>
    </div>
  );
}

/** How many cells of each column are nothing that it could mean; a missing name is no cell. */
function unreadableCells(
  file: CsvFile,
  columns: ColumnChoice,
  dayOrder: DayOrder,
): ReadonlyMap<ColumnMeaning, number> {
  const counts = new Map<ColumnMeaning, number>();
  const inAYear = new Date();
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  const latestStart = inAYear.toISOString().slice(0, 10);
  for (const row of importRows(file, columns, dayOrder)) {
    for (const { field, code } of fieldFlaws(row, latestStart)) {
      if (code !== 'missing') counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return counts;
}
