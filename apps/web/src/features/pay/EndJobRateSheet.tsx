import { Trans, useLingui } from '@lingui/react/macro';
import type { JobRateList } from '@muster/contract/pay-records';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { JobRate } from './job-rate-draft.ts';
import { useJobRateChange } from './use-job-rate-change.ts';

type EndJobRateSheetProps = {
  readonly rate: JobRate;
  readonly list: JobRateList;
  readonly onClose: () => void;
};

const schema = z.object({ valid_to: z.string().check(z.minLength(1)) });

/** Ends a job rate; people are paid their own rate again. */
export function EndJobRateSheet({ rate, list, onClose }: EndJobRateSheetProps) {
  const { t } = useLingui();
  const change = useJobRateChange();
  const form = useForm({
    stored: {
      valid_to: list.today < list.first_free_day ? list.first_free_day : list.today,
    },
    fields: { valid_to: { label: t`First day without this rate`, wrong: t`Choose a day.` } },
    schema,
    save: ({ valid_to }) => change.mutateAsync({ change: 'end', id: rate.id, validTo: valid_to }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`End this rate`}
      description={t`From that day on, any other matching rates apply.`}
      action={<Trans>End rate</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('valid_to')} type="date" min={list.first_free_day} />
    </FormSheet>
  );
}
