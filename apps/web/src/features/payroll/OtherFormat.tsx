import { Trans, useLingui } from '@lingui/react/macro';
import {
  payrollFormats,
  type PayrollExportPage,
  type PayrollFormat,
} from '@muster/contract/payroll';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { Select } from '../../ui/Select.tsx';
import { usePayrollWords } from './use-payroll-words.ts';
import { useStartExport } from './use-payroll-changes.ts';

/** The same lines once more, in another format or with corrected names. */
export function OtherFormat({
  file,
  format,
  onFormat,
}: {
  readonly file: PayrollExportPage;
  readonly format: PayrollFormat;
  readonly onFormat: (format: PayrollFormat) => void;
}) {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const start = useStartExport();
  const isBlocked = file.problems !== null && file.problems.blocking > 0;
  const begin = () => {
    const id = randomId();
    start.mutate(
      { id, from: file.period_from, format, linesOf: file.lines_of ?? file.id },
      {
        onSuccess: () => void navigate({ to: '/payroll/exports/$id', params: { id } }),
        onError: (error) =>
          void notify({
            tone: 'destructive',
            title: t`No file was created`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  };
  return (
    <Card
      title={t`Another file with the same contents`}
      description={<Trans>Use this for another format, or after you change payroll names.</Trans>}
    >
      <div className="space-y-4">
        <Select
          label={t`File format`}
          value={format}
          onChange={({ target }) =>
            onFormat(payrollFormats.find((each) => each === target.value) ?? 'csv')
          }
          options={payrollFormats.map((value) => ({ value, label: words.format(value) }))}
        />
        <Button
          isBusy={start.isPending}
          disabledReason={
            offlineReason ?? (isBlocked ? t`First fix the problems that block this file.` : null)
          }
          onClick={begin}
        >
          <Trans>Create file</Trans>
        </Button>
      </div>
    </Card>
  );
}
