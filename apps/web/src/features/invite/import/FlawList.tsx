import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportFlaw } from '@muster/contract/people-import';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { List } from '../../../ui/List.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { useFlawTable } from './use-flaw-table.tsx';
import { useImportWords } from './use-import-words.ts';

type FlawListProps = {
  readonly file: CsvFile;
  readonly columns: ColumnChoice;
  readonly flaws: readonly ImportFlaw[];
};

const atFirst = 50;

/** Every error with its row, its column, what stands there and what is wrong with it. */
export function FlawList({ file, columns, flaws }: FlawListProps) {
  const { t } = useLingui();
  const { flawWords } = useImportWords();
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? flaws : flaws.slice(0, atFirst);
  const { table, columnName, cell } = useFlawTable(file, columns);
  return (
    <>
      {isPhone ? (
        <List label={t`What’s wrong`}>
          {rows.map((flaw) => (
            <li key={`${flaw.line} ${flaw.field}`} className="space-y-0.5 px-4 py-3">
              <p className="text-14 text-ink-3">
                <Trans>
                  Row {flaw.line}, {columnName(flaw)}
                </Trans>
              </p>
              {cell(flaw)}
              <p className="text-danger-ink">{flawWords(flaw)}</p>
            </li>
          ))}
        </List>
      ) : (
        <DataTable
          caption={t`What’s wrong`}
          columns={table}
          rows={rows}
          rowKey={({ line, field }) => `${line} ${field}`}
        />
      )}
      {rows.length < flaws.length && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            <Trans>Show all {flaws.length}</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
