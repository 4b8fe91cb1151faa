import { Trans, useLingui } from '@lingui/react/macro';
import type { PayrollExport } from '@muster/contract/payroll';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { useCancelExport } from './use-payroll-changes.ts';

/** The progress of a file, and a button to stop it. */
export function ExportProgress({ file }: { readonly file: PayrollExport }) {
  const { t, i18n } = useLingui();
  const cancel = useCancelExport();
  const percent = Math.round(file.done_share * 100);
  const share = i18n.number(file.done_share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className="space-y-3">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <span id={`progress-${file.id}`}>
          <Trans>Creating the file</Trans>
        </span>
        <span className="tabular-nums">{share}</span>
      </div>
      <progress
        aria-labelledby={`progress-${file.id}`}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-chip bg-surface-3 [&::-moz-progress-bar]:bg-choice [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-choice"
      />
      <Button
        isBusy={cancel.isPending}
        onClick={() =>
          cancel.mutate(file.id, {
            onError: (error) =>
              void notify({
                tone: 'destructive',
                title: t`The export wasn’t canceled`,
                body: i18n._(describeError(error)),
              }),
          })
        }
      >
        <Trans>Cancel export</Trans>
      </Button>
    </div>
  );
}
