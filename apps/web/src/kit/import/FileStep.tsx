import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import {
  type CsvFile,
  type CsvPlace,
  type CsvTrouble,
  UnreadableCsv,
} from '../../ui/csv/csv-file.ts';
import type { EncodingSample, OldEncoding } from '../../ui/csv/decode-csv.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { EncodingChoice } from './EncodingChoice.tsx';
import type { FileWords } from './import-kind.ts';

type FileStepProps = {
  readonly words: FileWords;
  readonly onFile: (file: CsvFile) => void;
};

/** A file that doesn’t say how its letters are stored. */
type Asked = { readonly file: File; readonly samples: readonly EncodingSample[] };

/** The first step: choose a file, or drop it here. */
export function FileStep({ words, onFile }: FileStepProps) {
  const { t } = useLingui();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const quotesWords = ({ line, column, text }: CsvPlace) =>
    t`Row ${line}, column “${column}”: the quotation marks don’t match near ${text}. Fix this cell, then choose the file again.`;
  const troubles: Readonly<Record<Exclude<CsvTrouble, 'encoding'>, string>> = {
    workbook: t`This is an Excel workbook. In Excel, choose “Save as,” then “CSV UTF-8,” and choose that file here.`,
    quotes: t`The quotation marks don’t match.`,
    empty: words.empty,
    too_large: words.tooLarge,
    not_text: t`This isn’t a table. Choose a CSV file.`,
  };
  const read = async (file: File, encoding?: OldEncoding) => {
    setTrouble(null);
    setAsked(null);
    try {
      const [{ readCsvFile }, { sampleEncodings }, buffer] = await Promise.all([
        import('../../ui/csv/read-csv-file.ts'),
        import('../../ui/csv/decode-csv.ts'),
        file.arrayBuffer(),
      ]);
      const bytes = new Uint8Array(buffer);
      try {
        onFile(readCsvFile(file.name, bytes, { ...words, ...(encoding && { encoding }) }));
      } catch (error) {
        if (!(error instanceof UnreadableCsv)) throw error;
        const { trouble: kind, place } = error;
        if (kind === 'encoding') setAsked({ file, samples: sampleEncodings(bytes) });
        else setTrouble(place === null ? troubles[kind] : quotesWords(place));
      }
    } catch {
      setTrouble(t`Couldn’t open this file.`);
    }
  };
  return (
    <div className="space-y-5">
      <DropArea words={words} onPick={(file) => void read(file)} />
      {asked !== null && (
        <EncodingChoice
          samples={asked.samples}
          onChoose={(encoding) => void read(asked.file, encoding)}
          onNone={() => {
            setAsked(null);
            setTrouble(
              t`Open the file in the program it comes from and save it as “CSV UTF-8,” then choose that file here.`,
            );
          }}
        />
      )}
      {trouble !== null && (
        <Banner tone="danger" title={<Trans>This file can’t be imported</Trans>}>
          {trouble}
        </Banner>
      )}
    </div>
  );
}

type DropAreaProps = { readonly words: FileWords; readonly onPick: (file: File) => void };

function DropArea({ words, onPick }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
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
        if (file !== undefined) onPick(file);
      }}
      className={clsx(
        'flex flex-col items-center gap-4 rounded-card border border-dashed px-6 py-14 text-center transition-colors duration-150',
        isOver ? 'border-choice bg-choice-soft' : 'border-line bg-surface-1',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-8 text-ink-3" strokeWidth={1.5} />
      <p className="max-w-112 text-ink-2">{words.about}</p>
      <FileButton
        variant="primary"
        size="lg"
        fileLabel={words.label}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onPick={onPick}
      >
        <Trans>Choose a file</Trans>
      </FileButton>
      {words.example !== undefined && <ExampleButton {...words.example} />}
      <PasteArea
        onPaste={(cells) => onPick(new File([cells], pastedName, { type: 'text/plain' }))}
      />
    </div>
  );
}

const pastedName = 'cells.csv';

/** Cells that were copied in a spreadsheet are a file of their own, with tabs between them. */
function PasteArea({ onPaste }: { readonly onPaste: (cells: string) => void }) {
  const { t } = useLingui();
  return (
    <TextArea
      className="w-full max-w-112 text-left"
      label={t`Or paste cells from a spreadsheet`}
      rows={1}
      value=""
      onChange={() => undefined}
      onPaste={(event) => {
        event.preventDefault();
        const cells = event.clipboardData.getData('text/plain');
        if (cells.trim() !== '') onPaste(cells);
      }}
    />
  );
}

function ExampleButton({ name, headings }: NonNullable<FileWords['example']>) {
  const { platform } = useData();
  const save = () =>
    platform.files.save({ name, type: 'text/csv', content: `\ufeff${headings.join(',')}\r\n` });
  return (
    <Button variant="quiet" icon={Download} onClick={() => void save()}>
      <Trans>Download a blank template</Trans>
    </Button>
  );
}
