import { Trans, useLingui } from '@lingui/react/macro';
import { importMaxRows } from '@muster/domain';
import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { type CsvFile, UnreadableCsv } from '../../../ui/csv/csv-file.ts';
import { useImportWords } from './use-import-words.ts';

/** The first step: choose a file, or drop it here. */
export function FileStep({ onFile }: { readonly onFile: (file: CsvFile) => void }) {
  const { t } = useLingui();
  const { platform } = useData();
  const { troubles, meanings } = useImportWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const read = async (file: File) => {
    setTrouble(null);
    try {
      const [{ readCsvFile }, bytes] = await Promise.all([
        import('../../../ui/csv/read-csv-file.ts'),
        file.arrayBuffer(),
      ]);
      onFile(readCsvFile(file.name, new Uint8Array(bytes), importMaxRows));
    } catch (error) {
      setTrouble(
        error instanceof UnreadableCsv ? troubles[error.trouble] : t`This file couldn’t be opened.`,
      );
    }
  };
  const saveExample = () => {
    const headings = [
      meanings.employee_number,
      meanings.first_name,
      meanings.last_name,
      meanings.email,
      meanings.phone,
      meanings.role,
      meanings.crew,
      meanings.language,
      meanings.starts_on,
      meanings.rate,
    ];
    return platform.files.save({
      name: t`people.csv`,
      type: 'text/csv',
      content: `\ufeff${headings.join(',')}\r\n`,
    });
  };
  return (
    <div className="space-y-5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) void read(file);
        }}
        className={clsx(
          'flex flex-col items-center gap-4 rounded-card border border-dashed px-6 py-14 text-center transition-colors duration-150',
          isOver ? 'border-choice bg-choice-soft' : 'border-line bg-surface-1',
        )}
      >
        <FileSpreadsheet aria-hidden className="size-8 text-ink-3" strokeWidth={1.5} />
        <p className="max-w-md text-ink-2">
          <Trans>
            A CSV file from Excel, Google Sheets or your payroll program, with one person per row.
            You see the changes before anything is saved.
          </Trans>
        </p>
        <FileButton
          variant="primary"
          size="lg"
          fileLabel={t`CSV file of people`}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onPick={(file) => void read(file)}
        >
          <Trans>Choose a file</Trans>
        </FileButton>
        <Button variant="quiet" icon={Download} onClick={() => void saveExample()}>
          <Trans>Get an empty file with the headings</Trans>
        </Button>
      </div>
      {trouble !== null && (
        <Banner tone="danger" title={<Trans>This file can’t be imported</Trans>}>
          {trouble}
        </Banner>
      )}
    </div>
  );
}
