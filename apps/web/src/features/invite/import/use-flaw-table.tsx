import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportFlaw } from '@muster/contract/people-import';
import type { TableColumn } from '../../../ui/DataTable.tsx';
import type { ColumnChoice } from './column-choice.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { useImportWords } from './use-import-words.ts';

/** Flaws as the file shows them: by its own headings, with what stands in the cell. */
export function useFlawTable(file: CsvFile, columns: ColumnChoice) {
  const { t } = useLingui();
  const { meanings, flawWords } = useImportWords();
  const cellsByLine = new Map(file.rows.map(({ line, cells }) => [line, cells]));

  const columnOf = ({ field }: ImportFlaw) => {
    const own = columns.indexOf(field);
    return own < 0 && (field === 'first_name' || field === 'last_name')
      ? columns.indexOf('full_name')
      : own;
  };
  const columnName = (flaw: ImportFlaw) => {
    const heading = file.headings[columnOf(flaw)] ?? '';
    return heading === '' ? meanings[flaw.field] : heading;
  };
  const cell = (flaw: ImportFlaw) => (
    <Cell text={cellsByLine.get(flaw.line)?.[columnOf(flaw)] ?? ''} />
  );
  const table: readonly TableColumn<ImportFlaw>[] = [
    { key: 'line', header: t`Row`, align: 'end', width: '5rem', cell: ({ line }) => line },
    {
      key: 'column',
      header: t`Column`,
      width: '20%',
      cell: (flaw) => <span className="wrap-anywhere">{columnName(flaw)}</span>,
    },
    {
      key: 'cell',
      header: t`What it says`,
      width: '25%',
      cell,
    },
    { key: 'flaw', header: t`What’s wrong`, cell: flawWords },
  ];
  return { table, columnName, cell };
}

function Cell({ text }: { readonly text: string }) {
  return (
    <bdi className="line-clamp-2 text-ink-2 wrap-anywhere">
      {text.trim() === '' ? <Trans>(empty)</Trans> : text}
    </bdi>
  );
}
