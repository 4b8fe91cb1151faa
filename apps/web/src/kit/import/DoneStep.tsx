import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/Button.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { Counts } from './Counts.tsx';
import type { ImportResult, JudgedFile } from './import-kind.ts';
import { useSaveWrongRows } from './use-save-wrong-rows.ts';

type DoneStepProps<Meaning extends string> = {
  readonly file: CsvFile;
  readonly judged: Pick<JudgedFile<Meaning>, 'counts' | 'errors'>;
  readonly labelOf: (meaning: Meaning) => string;
  readonly result: ImportResult;
  readonly onAgain: () => void;
};

/** The last step: the import's results. */
export function DoneStep<Meaning extends string>({
  file,
  judged: { counts, errors },
  labelOf,
  result: { hasChanged, details, way },
  onAgain,
}: DoneStepProps<Meaning>) {
  const saveWrongRows = useSaveWrongRows(file, labelOf);
  return (
    <div className="space-y-5">
      <output className="flex items-center gap-3">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-done-ink" strokeWidth={1.5} />
        <h2 className="text-18 font-semibold">
          {hasChanged ? <Trans>Import finished</Trans> : <Trans>Nothing to change</Trans>}
        </h2>
      </output>
      <Counts items={counts} />
      {details}
      <div className="flex flex-col gap-2 md:flex-row">
        {way}
        {errors.length > 0 && (
          <Button size="lg" icon={Download} onClick={() => void saveWrongRows(errors)}>
            <Trans>Download skipped rows</Trans>
          </Button>
        )}
        <Button size="lg" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
    </div>
  );
}
