import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOffKind } from '@muster/contract/time-off';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { emptyKind, kindDraftOf, kindValuesOf, timeOffKindSchema } from './time-off-kind-form.ts';
import { useSettingChange } from './use-setting-change.ts';

type TimeOffKindSheetProps = {
  /** As it is stored now; null for a new one. */
  readonly kind: TimeOffKind | null;
  readonly onClose: () => void;
};

/** A kind of time off: what it is called, and how people earn it. */
export function TimeOffKindSheet({ kind, onClose }: TimeOffKindSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useSettingChange();
  const archive = useSettingChange();
  const [id] = useState(() => kind?.id ?? randomId());
  const wrongHours = t`Enter hours, such as 8.`;
  const form = useForm({
    stored: kind === null ? emptyKind : kindValuesOf(kind),
    version: kind?.version,
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      is_paid: { label: t`Paid time off`, show: (isPaid) => (isPaid ? t`Yes` : t`No`) },
      accrual: { label: t`How it accrues` },
      period: { label: t`Accrues every` },
      accrued: { label: t`Hours earned`, wrong: wrongHours },
      per_worked: { label: t`Per hours worked`, wrong: wrongHours },
      cap: { label: t`Maximum balance (hours)`, wrong: wrongHours },
      carry_over: { label: t`Maximum carryover (hours)`, wrong: wrongHours },
      day: { label: t`Hours in a full day`, wrong: t`Enter up to 24 hours.` },
      overdraft: { label: t`Negative balance allowed (hours)`, wrong: wrongHours },
    },
    schema: timeOffKindSchema,
    refused: {
      taken: { field: 'name' },
      accrued_minutes: { field: 'accrued' },
      day_minutes: { field: 'day' },
    },
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_time_off_kind',
        parameters: { kind: kindDraftOf(id, typed), version: version ?? null },
      }),
    onSaved: onClose,
  });
  const { accrual } = form.values;
  return (
    <FormSheet
      form={form}
      height="tall"
      title={kind === null ? t`Add time off type` : t`Edit time off type`}
      action={<Trans>Save</Trans>}
      isBusy={archive.isPending}
      error={archive.isError ? i18n._(describeError(archive.error)) : null}
      otherActions={
        kind !== null &&
        kind.archived_at === null && (
          <Button
            variant="dangerQuiet"
            flush
            isBusy={archive.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              archive.mutate(
                {
                  call: 'archive_time_off_kind',
                  parameters: { id: kind.id, version: kind.version },
                },
                { onSuccess: onClose },
              )
            }
          >
            <Trans>Archive</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={100} />
      <Checkbox
        label={t`Paid time off`}
        checked={form.values.is_paid}
        onChange={(event) => form.change({ is_paid: event.target.checked })}
      />
      <TextField {...form.text('day')} inputMode="decimal" />
      <RadioGroup
        {...form.value('accrual')}
        options={[
          { value: 'none', label: t`No accrual`, detail: t`Requests don’t need a balance.` },
          { value: 'period', label: t`By month or year` },
          { value: 'hours', label: t`By hours worked` },
        ]}
      />
      {accrual !== 'none' && (
        <>
          {accrual === 'period' && (
            <SegmentedControl
              {...form.value('period')}
              options={[
                { value: 'month', label: t`Month` },
                { value: 'year', label: t`Year` },
              ]}
            />
          )}
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
            <TextField {...form.text('accrued')} inputMode="decimal" />
            {accrual === 'hours' && <TextField {...form.text('per_worked')} inputMode="decimal" />}
            <TextField
              {...form.text('cap')}
              inputMode="decimal"
              hint={t`Leave blank for no limit.`}
            />
            <TextField
              {...form.text('carry_over')}
              inputMode="decimal"
              hint={t`Leave blank to carry over everything.`}
            />
            <TextField {...form.text('overdraft')} inputMode="decimal" />
          </div>
        </>
      )}
    </FormSheet>
  );
}
