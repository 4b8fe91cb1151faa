import { type ReactNode, useState } from 'react';
import { DataError } from '../../data/errors/data-error.ts';
import { CheckFailed } from '../../kit/import/CheckFailed.tsx';
import { CheckStep } from '../../kit/import/CheckStep.tsx';
import { ColumnsCard } from '../../kit/import/ColumnsCard.tsx';
import { EncodingChoice } from '../../kit/import/EncodingChoice.tsx';
import { DoneStep } from '../../kit/import/DoneStep.tsx';
import type { FileColumns } from '../../kit/import/file-columns.ts';
import { FileStep } from '../../kit/import/FileStep.tsx';
import type { JudgedFile } from '../../kit/import/import-kind.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

type Meaning = 'name' | 'size';

const file = {
  name: 'tools-of-the-yard-and-the-harbor-bridge-2026.csv',
  headings: ['Tool', 'Size', ''],
  rows: [
    { line: 2, cells: ['Ladder', '12', 'blue'] },
    { line: 3, cells: ['Peña’s grinder', 'large', ''] },
    { line: 4, cells: ['', '3', ''] },
  ],
};
const meanings = [
  { value: 'name', label: 'Name' },
  { value: 'size', label: 'Size' },
] as const;
const labelOf = (meaning: Meaning) => (meaning === 'name' ? 'Name' : 'Size');
const columnOf = (meaning: Meaning) => (meaning === 'name' ? 0 : 1);

const wrong: JudgedFile<Meaning> = {
  counts: [
    { label: 'New', value: 1 },
    { label: 'Already here', value: 0 },
    { label: 'With errors', value: 2, tone: 'danger' },
  ],
  errors: [
    { line: 3, meaning: 'size', words: 'This isn’t a number.' },
    { line: 4, meaning: 'name', words: 'The name is missing.' },
  ],
  good: 1,
  wrongRows: 2,
};
const right: JudgedFile<Meaning> = {
  counts: [
    { label: 'New', value: 1284 },
    { label: 'Already here', value: 12 },
    { label: 'With errors', value: 0, tone: 'danger' },
  ],
  errors: [],
  good: 1296,
  wrongRows: 0,
};
const none: JudgedFile<Meaning> = { ...right, counts: [{ label: 'New', value: 0 }], good: 0 };
const many: JudgedFile<Meaning> = {
  ...wrong,
  errors: Array.from({ length: 120 }, (_, at) => ({
    line: at + 2,
    meaning: 'size' as const,
    words: 'This isn’t a number.',
  })),
};
const offline = new DataError({ kind: 'network', message: 'no network' });
const allReadable: ReadonlyMap<Meaning, number> = new Map();
const ignore = () => {};

/** The steps of an import in every state. */
export function ImportSpecimens() {
  return (
    <SpecimenGroup title="Import from a file">
      <Specimen title="File" className="">
        <FileStep
          words={{
            about:
              'A CSV file with one tool per row. You see the changes before anything is saved.',
            label: 'CSV file of tools',
            maxRows: 10,
            empty: 'This file has no tools.',
            tooLarge: 'This file has more than 10 rows. Split it.',
            example: { name: 'tools.csv', headings: ['Tool', 'Size'] },
          }}
          onFile={ignore}
        />
      </Specimen>
      <Specimen title="File: letters that can be read in several ways" className="">
        <EncodingChoice
          samples={[
            { encoding: 'windows-1252', words: ['Peña', 'Muñoz'] },
            { encoding: 'macintosh', words: ['PeÒa', 'MuÒoz'] },
          ]}
          onChoose={ignore}
          onNone={ignore}
        />
      </Specimen>
      <Specimen title="Columns, one with cells that can’t be read" className="">
        <Columns hasHeadings={null} unreadable={new Map([['size', 1]])} />
      </Specimen>
      <Specimen title="Columns that may lack headings, another file beside them" className="">
        <Columns hasHeadings actions={<Button size="sm">Choose another file</Button>} />
      </Specimen>
      <Specimen title="The check failed, with a retry and without" className="space-y-4">
        <CheckFailed error={offline} onRetry={ignore} />
        <CheckFailed error={offline} />
      </Specimen>
      <Specimen title="Check: errors, and a question whether to skip them" className="">
        <Check
          judged={wrong}
          asksToSkip
          importChoices={
            <Checkbox label="Print a label for each" checked={false} onChange={ignore} />
          }
        />
      </Specimen>
      <Specimen title="Check: errors that the button skips, the last import failed" className="">
        <Check judged={wrong} error={offline} />
      </Specimen>
      <Specimen title="Check: more errors than are shown at first" className="">
        <Check judged={many} asksToSkip />
      </Specimen>
      <Specimen title="Check: no errors; nothing to import; under way" className="space-y-8">
        <Check judged={right} />
        <Check judged={none} />
        <Check judged={right} isBusy />
      </Specimen>
      <Specimen title="Done, and done without a change" className="space-y-8">
        <Done judged={wrong} hasChanged />
        <Done judged={none} hasChanged={false} />
      </Specimen>
    </SpecimenGroup>
  );
}

type ColumnsProps = {
  readonly hasHeadings: boolean | null;
  readonly unreadable?: ReadonlyMap<Meaning, number>;
  readonly actions?: ReactNode;
};

function Columns({ hasHeadings, unreadable = allReadable, actions }: ColumnsProps) {
  const [columns, setColumns] = useState<FileColumns<Meaning>>(['name', 'size', null]);
  const [has, setHas] = useState(hasHeadings === true);
  return (
    <ColumnsCard
      file={file}
      meanings={meanings}
      columns={columns}
      onChange={setColumns}
      headings={hasHeadings === null ? null : { has, onChange: setHas }}
      readCell={(cell, meaning) => (meaning === 'size' ? `${cell} ft` : null)}
      unreadable={unreadable}
      actions={actions}
    />
  );
}

type CheckProps = {
  readonly judged: JudgedFile<Meaning>;
  readonly asksToSkip?: boolean;
  readonly importChoices?: ReactNode;
  readonly isBusy?: boolean;
  readonly error?: Error | null;
};

function Check({ asksToSkip = false, isBusy = false, error = null, ...props }: CheckProps) {
  return (
    <CheckStep
      {...props}
      file={file}
      columnOf={columnOf}
      labelOf={labelOf}
      asksToSkip={asksToSkip}
      importLabel={(good, skips) => (skips ? `Import ${good}, skipping errors` : `Import ${good}`)}
      nothingGood="No rows can be imported."
      busyWords={(good) => `${good} tools are on the way.`}
      isBusy={isBusy}
      error={error}
      onImport={ignore}
      onBack={ignore}
    />
  );
}

type DoneProps = { readonly judged: JudgedFile<Meaning>; readonly hasChanged: boolean };

function Done({ judged, hasChanged }: DoneProps) {
  return (
    <DoneStep
      file={file}
      judged={judged}
      labelOf={labelOf}
      result={{
        hasChanged,
        details: <p className="text-ink-2">3 labels are at the printer.</p>,
        way: (
          <Button variant="primary" size="lg">
            Go to tools
          </Button>
        ),
      }}
      onAgain={ignore}
    />
  );
}
