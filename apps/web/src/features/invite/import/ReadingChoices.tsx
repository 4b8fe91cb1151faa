import { useLingui } from '@lingui/react/macro';
import type { ColumnMeaning } from '@muster/domain';
import type { ImportChoices } from '../../../kit/import/import-kind.ts';
import type { FileColumns } from '../../../kit/import/file-columns.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { dayOrderOf, unclearDay, unclearName } from './people-columns.ts';
import type { PeopleOptions } from './use-import-people.ts';

type ReadingChoicesProps = Pick<ImportChoices<PeopleOptions>, 'options' | 'change'> & {
  readonly file: CsvFile;
  readonly columns: FileColumns<ColumnMeaning>;
};

/** Asks what a file doesn’t say: where last names begin, and whether the month or the day comes first. */
export function ReadingChoices({ file, columns, options, change }: ReadingChoicesProps) {
  const { t } = useLingui();
  const name = unclearName(file, columns);
  return (
    <>
      {name !== null && (
        <SegmentedControl
          label={t`The last name in “${name.name}” is`}
          options={[
            { value: 'last_word', label: name.lastWord },
            { value: 'after_first_word', label: name.afterFirstWord },
          ]}
          value={options.lastName}
          onChange={(lastName) => change({ ...options, lastName })}
          className="md:max-w-120"
        />
      )}
      {unclearDay(file, columns) !== null && (
        <SegmentedControl
          label={t`A date like 3/4/2026 means`}
          options={[
            { value: 'month_first', label: t`March 4` },
            { value: 'day_first', label: t`April 3` },
          ]}
          value={dayOrderOf(file, columns, options.dayOrder)}
          onChange={(dayOrder) => change({ ...options, dayOrder })}
          className="md:max-w-80"
        />
      )}
    </>
  );
}
