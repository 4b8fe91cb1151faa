import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { Select } from '../../ui/Select.tsx';
import { chooseColumn, type FileColumns } from './file-columns.ts';
import type { ImportKind } from './import-kind.ts';

type ColumnsCardProps<Meaning extends string> = {
  readonly file: CsvFile;
  readonly meanings: ImportKind<Meaning, unknown, unknown>['meanings'];
  readonly columns: FileColumns<Meaning>;
  readonly onChange: (columns: FileColumns<Meaning>) => void;
  /** Null if a file always has headings. */
  readonly headings: { readonly has: boolean; readonly onChange: (has: boolean) => void } | null;
  /** Returns the imported value of a cell, shown beside it. */
  readonly readCell?: (cell: string, meaning: Meaning) => string | null;
  readonly unreadable: ReadonlyMap<Meaning, number>;
  readonly actions?: ReactNode;
};

const examples = 3;

/** The meaning of each column, with its values from the first rows. */
export function ColumnsCard<Meaning extends string>({
  file,
  meanings,
  columns,
  onChange,
  headings,
  readCell,
  unreadable,
  actions,
}: ColumnsCardProps<Meaning>) {
  const { t } = useLingui();
  // Headings may repeat or be empty, so a column is identified by its position.
  const places = file.headings.map((heading, at) => ({ id: `column ${at}`, heading, at }));
  return (
    <Card
      isFlush
      title={file.name}
      description={
        <Plural
          value={file.rows.length}
          one="# row. Choose what each column contains."
          other="# rows. Choose what each column contains."
        />
      }
      actions={actions}
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
                <p className="line-clamp-2 text-14 wrap-anywhere text-ink-3">
                  {file.rows
                    .slice(0, examples)
                    .map(({ cells }) => cells[at]?.trim() ?? '')
                    .filter((cell) => cell !== '')
                    .map((cell) => {
                      const read = meaning === null ? null : (readCell?.(cell, meaning) ?? null);
                      return read === null || read === cell ? cell : `${cell} → ${read}`;
                    })
                    .join(' · ')}
                </p>
              </div>
              <Select
                label={t`Contents of ${shown}`}
                isLabelHidden
                options={[{ value: '', label: t`Don’t import` }, ...meanings]}
                value={meaning ?? ''}
                onChange={({ target }) => {
                  const chosen = meanings.find(({ value }) => value === target.value);
                  onChange(chooseColumn(columns, at, chosen?.value ?? null));
                }}
                {...(wrong > 0 && {
                  hint: t`${plural(wrong, { one: '# value isn’t valid for this field', other: '# values aren’t valid for this field' })}`,
                })}
              />
            </li>
          );
        })}
      </ul>
      {headings !== null && (
        <div className="border-t border-line px-4 py-2 md:px-5">
          <Checkbox
            label={t`The first row has headings`}
            checked={headings.has}
            onChange={({ target }) => headings.onChange(target.checked)}
          />
        </div>
      )}
    </Card>
  );
}
