import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityDraft } from '@muster/contract/schedule';
import { useState } from 'react';
import { useRecordSchedule } from '../../../data/schedule/use-record-schedule.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { weekdayLabels } from '../../../ui/time/weekday-names.ts';
import {
  availabilityValues,
  availabilityValuesSchema,
  datesFor,
  draftOfValues,
  emptyAvailability,
} from './availability-form.ts';

type AvailabilitySheetProps = {
  /** Null for a new entry. */
  readonly stored: AvailabilityDraft | null;
  readonly today: string;
  readonly onClose: () => void;
};

/** When someone cannot work, or would rather not: each week or on dates. Works without a network. */
export function AvailabilitySheet({ stored, today, onClose }: AvailabilitySheetProps) {
  const { t, i18n } = useLingui();
  const recorder = useRecordSchedule();
  const [id] = useState(() => stored?.id ?? randomId());
  const form = useForm({
    stored: stored === null ? emptyAvailability : availabilityValues(stored, today),
    fields: {
      kind: { label: t`Availability` },
      when: { label: t`When` },
      weekday: { label: t`Day of the week` },
      from_date: { label: t`First day`, wrong: t`Enter a first day.` },
      to_date: { label: t`Last day`, wrong: t`Choose a last day on or after the first day.` },
      hours: { label: t`Hours` },
      from_time: { label: t`From`, wrong: t`Enter a time.` },
      to_time: {
        label: t`Until`,
        wrong: t`Enter an end time that’s different from the start time.`,
      },
      note: { label: t`Note`, wrong: t`Enter up to 500 characters.` },
    },
    schema: availabilityValuesSchema,
    save: (typed) =>
      recorder.changeAvailability({
        id: randomId(),
        change: { kind: 'save', availability: draftOfValues(id, typed) },
      }),
    onSaved: () => {
      void notify({ id: 'availability', tone: 'good', title: t`Your availability is saved` });
      onClose();
    },
  });
  const { values } = form;
  const weekdays = weekdayLabels(i18n.locale).map((label, day) => ({
    value: String(day + 1),
    label,
  }));
  const isOverMidnight = values.hours === 'part' && values.to_time < values.from_time;
  return (
    <FormSheet
      form={form}
      worksOffline
      title={stored === null ? t`Add availability` : t`Edit availability`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('kind')}
        options={[
          { value: 'cannot', label: t`Can’t work` },
          {
            value: 'rather_not',
            label: t`Would rather not work`,
            detail: t`You can still be scheduled.`,
          },
        ]}
      />
      <SegmentedControl
        {...form.value('when')}
        onChange={(when) => form.change({ when, ...datesFor(when, today) })}
        options={[
          { value: 'weekly', label: t`Every week` },
          { value: 'dates', label: t`On specific dates` },
        ]}
      />
      {values.when === 'weekly' && <Select {...form.text('weekday')} options={weekdays} />}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <TextField
          {...form.text('from_date')}
          type="date"
          {...(values.when === 'weekly' && { labelDetail: t`optional` })}
        />
        <TextField
          {...form.text('to_date')}
          type="date"
          {...(values.when === 'weekly' && { labelDetail: t`optional` })}
        />
      </div>
      <SegmentedControl
        {...form.value('hours')}
        options={[
          { value: 'all_day', label: t`All day` },
          { value: 'part', label: t`Part of the day` },
        ]}
      />
      {values.hours === 'part' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.text('from_time')} type="time" />
          <TextField
            {...form.text('to_time')}
            type="time"
            hint={isOverMidnight ? t`On the next day` : undefined}
          />
        </div>
      )}
      <TextField {...form.text('note')} maxLength={500} labelDetail={t`optional`} />
    </FormSheet>
  );
}
