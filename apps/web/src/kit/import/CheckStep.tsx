import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import { Counts } from './Counts.tsx';
import { ErrorList } from './ErrorList.tsx';
import type { ImportMode, JudgedFile } from './import-kind.ts';
import { useSaveWrongRows } from './use-save-wrong-rows.ts';

type CheckStepProps<Meaning extends string> = {
  readonly file: CsvFile;
  readonly judged: JudgedFile<Meaning>;
  readonly columnOf: (meaning: Meaning) => number;
  readonly labelOf: (meaning: Meaning) => string;
  readonly asksToSkip: boolean;
  /** Above the errors. */
  readonly checkChoices?: ReactNode;
  /** Below the errors, with the question whether to skip. */
  readonly importChoices?: ReactNode;
  readonly importLabel: (good: number, skipsRows: boolean) => ReactNode;
  readonly nothingGood: string;
  readonly isBusy: boolean;
  readonly busyWords?: ((good: number) => ReactNode) | undefined;
  readonly error: Error | null;
  readonly onImport: (mode: Exclude<ImportMode, 'check'>) => void;
  /** Absent where the columns are on the same page. */
  readonly onBack?: (() => void) | undefined;
};

/** The step that shows the import's effect and all errors of the file, then imports it. */
export function CheckStep<Meaning extends string>({
  file,
  judged,
  columnOf,
  labelOf,
  asksToSkip,
  checkChoices,
  importChoices,
  importLabel,
  nothingGood,
  isBusy,
  busyWords,
  error,
  onImport,
  onBack,
}: CheckStepProps<Meaning>) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const saveWrongRows = useSaveWrongRows(file, labelOf);
  const [mayLeaveOut, setMayLeaveOut] = useState(false);
  const { counts, errors, good, wrongRows } = judged;
  const skipsRows = wrongRows > 0 && (mayLeaveOut || !asksToSkip);
  const asks = asksToSkip && wrongRows > 0;
  const hasChoices =
    importChoices !== undefined && importChoices !== null && importChoices !== false;
  return (
    <div className="space-y-5">
      <Counts items={counts} />
      {checkChoices}
      {errors.length > 0 && (
        <Card
          isFlush
          title={t`Errors`}
          actions={
            <Button size="sm" icon={Download} onClick={() => void saveWrongRows(errors)}>
              <Trans>Download these rows</Trans>
            </Button>
          }
        >
          <ErrorList file={file} errors={errors} columnOf={columnOf} labelOf={labelOf} />
        </Card>
      )}
      {(asks || hasChoices) && good > 0 && (
        <Card>
          {asks && (
            <Checkbox
              label={t`Skip rows with errors`}
              detail={t`You can download them, fix them and import them later.`}
              checked={mayLeaveOut}
              onChange={({ target }) => setMayLeaveOut(target.checked)}
            />
          )}
          {importChoices}
        </Card>
      )}
      {error !== null && (
        <Banner tone="danger" title={<Trans>Nothing was imported</Trans>}>
          {i18n._(describeError(error))}
        </Banner>
      )}
      {isBusy && busyWords !== undefined && (
        <output className="block text-ink-2">{busyWords(good)}</output>
      )}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-end">
        <Button
          variant="primary"
          size="lg"
          isBusy={isBusy}
          disabledReason={
            offlineReason ??
            (good === 0
              ? nothingGood
              : wrongRows > 0 && !skipsRows
                ? t`Fix the file, or skip the rows with errors.`
                : null)
          }
          onClick={() => onImport(skipsRows ? 'good' : 'all')}
        >
          {importLabel(good, skipsRows)}
        </Button>
        {onBack !== undefined && (
          <Button size="lg" onClick={onBack}>
            <Trans>Back to columns</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
