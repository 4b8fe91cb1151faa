import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  firstPayrollFormats,
  type PayrollFormat,
  type PayrollPeriod,
} from '@muster/contract/payroll';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { notify } from '../../ui/notices.ts';
import { Select } from '../../ui/Select.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { useTotalItems } from './use-total-items.tsx';
import { usePayrollWords } from './use-payroll-words.ts';
import { useStartExport } from './use-payroll-changes.ts';

type ExportPanelProps = {
  readonly period: PayrollPeriod;
  readonly format: PayrollFormat;
  readonly onFormat: (format: PayrollFormat) => void;
};

/** The export of a period: the totals still to be exported, the file format and the button. */
export function ExportPanel({ period, format, onFormat }: ExportPanelProps) {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const start = useStartExport();
  const totals = useTotalItems(period.to_export_totals);
  const running = period.history.find(({ state }) => state === 'waiting');
  const reason =
    offlineReason ??
    (period.problems.blocking > 0
      ? t`First fix the problems that block this file.`
      : period.to_export === 0
        ? t`No locked time is waiting to be exported.`
        : null);
  const begin = () => {
    const id = randomId();
    start.mutate(
      { id, from: period.period_from, format, linesOf: null },
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
      title={period.exports > 0 ? t`Export changes` : t`Export`}
      description={
        <Plural
          value={period.to_export}
          _0="Nothing to export yet"
          one="Locked time for # person"
          other="Locked time for # people"
        />
      }
    >
      <div className="space-y-4">
        {period.to_export > 0 && <KeyValue items={totals} />}
        <Select
          label={t`File format`}
          value={format}
          onChange={({ target }) =>
            onFormat(firstPayrollFormats.find((each) => each === target.value) ?? 'csv')
          }
          options={firstPayrollFormats.map((value) => ({ value, label: words.format(value) }))}
        />
        {running === undefined ? (
          <Button
            variant="primary"
            block
            isBusy={start.isPending}
            disabledReason={reason}
            onClick={begin}
          >
            <Trans>Export</Trans>
          </Button>
        ) : (
          <ExportProgress file={running} />
        )}
      </div>
    </Card>
  );
}
