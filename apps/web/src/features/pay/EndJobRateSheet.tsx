import { Trans, useLingui } from '@lingui/react/macro';
import type { JobRateList } from '@muster/contract/pay-records';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { JobRate } from './job-rate-draft.ts';
import { useJobRateChange } from './use-job-rate-change.ts';

type EndJobRateSheetProps = {
  readonly rate: JobRate;
  readonly list: JobRateList;
  readonly onClose: () => void;
};

/** Ends a job rate; people are paid their own rate again. */
export function EndJobRateSheet({ rate, list, onClose }: EndJobRateSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useJobRateChange();
  const [day, setDay] = useState(
    list.today < list.first_free_day ? list.first_free_day : list.today,
  );
  return (
    <FormSheet
      title={t`End this rate`}
      description={t`From that day on, the rates that fit otherwise are paid.`}
      action={<Trans>End rate</Trans>}
      isBusy={change.isPending}
      isEmpty={day === ''}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() =>
        change.mutate({ change: 'end', id: rate.id, validTo: day }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField
        label={t`First day without it`}
        type="date"
        min={list.first_free_day}
        value={day}
        error={change.isError ? i18n._(describeError(change.error)) : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
    </FormSheet>
  );
}
