import { Trans, useLingui } from '@lingui/react/macro';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { type CsvFile, type CsvTrouble, UnreadableCsv } from '../../../ui/csv/csv-file.ts';
import { FileButton } from '../../../ui/FileButton.tsx';

const maxLines = 10_000;

/** The first step: which file. */
export function ChooseCodeFile({ onFile }: { readonly onFile: (file: CsvFile) => void }) {
  const { t } = useLingui();
  const [trouble, setTrouble] = useState<string | null>(null);
  const words: Readonly<Record<CsvTrouble, string>> = {
    workbook: t`This is a workbook. Save it as CSV first, then choose that file.`,
    empty: t`This file has only headings.`,
    too_large: t`This file has more than ${maxLines} lines. Split it.`,
    not_text: t`This file isn’t a table.`,
  };
  const read = async (file: File) => {
    setTrouble(null);
    try {
      const [{ readCsvFile }, bytes] = await Promise.all([
        import('../../../ui/csv/read-csv-file.ts'),
        file.arrayBuffer(),
      ]);
      onFile(readCsvFile(file.name, new Uint8Array(bytes), maxLines));
    } catch (error) {
      setTrouble(
        error instanceof UnreadableCsv ? words[error.trouble] : t`This file couldn’t be opened.`,
      );
    }
  };
  return (
    <>
      <Card>
        <div className="flex flex-col items-center gap-4 px-2 py-8 text-center">
          <FileSpreadsheet aria-hidden className="size-8 text-ink-3" strokeWidth={1.5} />
          <p className="max-w-md text-ink-2">
            <Trans>
              A CSV file from Excel or your payroll program, with one code and name per line. You
              see the changes before anything is saved.
            </Trans>
          </p>
          <FileButton
            variant="primary"
            size="lg"
            fileLabel={t`CSV file of cost codes`}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onPick={(file) => void read(file)}
          >
            <Trans>Choose a file</Trans>
          </FileButton>
        </div>
      </Card>
      {trouble !== null && (
        <Banner tone="danger" title={<Trans>This file can’t be imported</Trans>}>
          {trouble}
        </Banner>
      )}
    </>
  );
}
