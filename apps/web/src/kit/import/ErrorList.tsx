import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx';
import { List } from '../../ui/List.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { CellError } from './import-kind.ts';

type ErrorListProps<Meaning extends string> = {
  readonly file: CsvFile;
  readonly errors: readonly CellError<Meaning>[];
  /** The place of an error’s column; below zero where the file has none. */
  readonly columnOf: (meaning: Meaning) => number;
  readonly labelOf: (meaning: Meaning) => string;
};

type ShownError = {
  readonly line: number;
  readonly column: string;
  readonly text: string;
  readonly words: string;
};

const atFirst = 50;

/** Every error in the file's own terms: its row, the column’s heading and the cell's text. */
export function ErrorList<Meaning extends string>({
  file,
  errors,
  columnOf,
  labelOf,
}: ErrorListProps<Meaning>) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const cellsByLine = new Map(file.rows.map(({ line, cells }) => [line, cells]));
  const rows = (isWhole ? errors : errors.slice(0, atFirst)).map(({ line, meaning, words }) => {
    const at = columnOf(meaning);
    const heading = file.headings[at] ?? '';
    return {
      key: `${line} ${meaning}`,
      line,
      column: heading === '' ? labelOf(meaning) : heading,
      text: cellsByLine.get(line)?.[at] ?? '',
      words,
    };
  });
  const columns = useErrorColumns();
  return (
    <>
      {isPhone ? (
        <List label={t`Errors`}>
          {rows.map(({ key, line, column, text, words }) => (
            <li key={key} className="space-y-0.5 px-4 py-3">
              <p className="text-14 text-ink-3">
                <Trans>
                  Row {line}, {column}
                </Trans>
              </p>
              <Cell text={text} />
              <p className="text-danger-ink">{words}</p>
            </li>
          ))}
        </List>
      ) : (
        <DataTable caption={t`Errors`} rows={rows} rowKey={({ key }) => key} columns={columns} />
      )}
      {rows.length < errors.length && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            <Trans>Show all {errors.length}</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function useErrorColumns(): readonly TableColumn<ShownError>[] {
  const { t } = useLingui();
  return [
    { key: 'line', header: t`Row`, align: 'end', width: '5rem', cell: ({ line }) => line },
    {
      key: 'column',
      header: t`Column`,
      width: '20%',
      cell: ({ column }) => <span className="wrap-anywhere">{column}</span>,
    },
    {
      key: 'cell',
      header: t`Value`,
      width: '25%',
      cell: ({ text }) => <Cell text={text} />,
    },
    { key: 'error', header: t`Errors`, cell: ({ words }) => words },
  ];
}

function Cell({ text }: { readonly text: string }) {
  return (
    <bdi className="line-clamp-2 text-ink-2 wrap-anywhere">
      {text.trim() === '' ? <Trans>(empty)</Trans> : text}
    </bdi>
  );
}
