import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOff } from '@muster/contract/time-off';
import { useState } from 'react';
import { useRecordSchedule } from '../../../data/schedule/use-record-schedule.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { useTimeOffCheck } from './use-time-off-check.ts';
import { requestOfValues, timeOffValuesSchema } from './time-off-form.ts';

type RequestTimeOffSheetProps = { readonly timeOff: TimeOff; readonly onClose: () => void };

/** A form to request time off; kept on the device until the server has it. */
export function RequestTimeOffSheet({ timeOff, onClose }: RequestTimeOffSheetProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const recorder = useRecordSchedule();
  const check = useTimeOffCheck();
  const [id] = useState(randomId);
  const { balances, today } = timeOff;
  const form = useForm({
    stored: {
      kind_id: balances[0]?.kind.id ?? '',
      first_day: today,
      last_day: today,
      hours: 'all_day',
      from_time: '08:00',
      to_time: '12:00',
      note: '',
    },
    fields: {
      kind_id: { label: t`Type`, wrong: t`Choose a type.` },
      first_day: { label: t`First day`, wrong: t`Enter a first day.` },
      last_day: {
        label: t`Last day`,
        wrong: t`Choose a last day that isn’t before the first day or more than a year after it.`,
      },
      hours: { label: t`Hours` },
      from_time: { label: t`From`, wrong: t`Enter a time.` },
      to_time: { label: t`Until`, wrong: t`Enter an end time after the start.` },
      note: { label: t`Note`, wrong: t`Enter up to 500 characters.` },
    },
    schema: timeOffValuesSchema,
    refused: {
      balance_too_low: {
        field: 'kind_id',
        words: t`There isn’t enough time off left for this. Request less.`,
      },
      time_off_overlaps: {
        field: 'first_day',
        words: t`You already have time off on those dates, approved or waiting for approval.`,
      },
    },
    save: async (typed) => {
      const request = requestOfValues(id, typed);
      await check(request);
      await recorder.requestTimeOff(request);
    },
    onSaved: () => {
      void notify({
        id: 'time-off',
        tone: 'good',
        title: t`Your request is saved`,
        body: t`You’ll be notified of the decision.`,
      });
      onClose();
    },
  });
  const isPart = form.values.hours === 'part';
  const chosen = balances.find(({ kind }) => kind.id === form.values.kind_id);
  // Requests that are still waiting will reduce the balance too.
  const balance =
    chosen === undefined || chosen.balance_minutes === null
      ? null
      : chosen.balance_minutes - chosen.waiting_minutes;
  return (
    <FormSheet
      form={form}
      worksOffline
      title={t`Request time off`}
      action={<Trans>Request</Trans>}
      onClose={onClose}
    >
      <Select
        {...form.text('kind_id')}
        options={balances.map(({ kind }) => ({ value: kind.id, label: kind.name }))}
        hint={balance === null ? undefined : t`${words.length(balance)} left`}
      />
      <SegmentedControl
        {...form.value('hours')}
        options={[
          { value: 'all_day', label: t`Whole days` },
          { value: 'part', label: t`Part of a day` },
        ]}
      />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <TextField
          {...form.text('first_day')}
          type="date"
          {...(isPart && { label: t({ message: 'Day', context: 'of time off' }) })}
        />
        {!isPart && <TextField {...form.text('last_day')} type="date" />}
      </div>
      {isPart && (
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.text('from_time')} type="time" />
          <TextField {...form.text('to_time')} type="time" />
        </div>
      )}
      <TextField {...form.text('note')} maxLength={500} labelDetail={t`optional`} />
    </FormSheet>
  );
}
