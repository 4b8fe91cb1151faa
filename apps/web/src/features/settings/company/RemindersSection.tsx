import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reminderMinutes } from '@muster/contract/company-settings';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

const stillInHours = [4, 6, 8, 9, 10, 12, 14, 16];
const firstQuiet = { quiet_from: '21:00', quiet_to: '05:00' };

type MinutesField =
  | 'remind_employee_after'
  | 'remind_supervisor_after'
  | 'remind_end_after'
  | 'remind_break_before';

export function RemindersSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('reminders', settings.reminders, settings);
  const { draft, change, wrong } = form;
  const after = reminderMinutes.map((minutes) => ({
    value: `${minutes}`,
    label:
      minutes === 0
        ? t`At once`
        : plural(minutes, { one: 'After # minute', other: 'After # minutes' }),
  }));
  const before = reminderMinutes.map((minutes) => ({
    value: `${minutes}`,
    label:
      minutes === 0
        ? t`When it’s due`
        : plural(minutes, { one: '# minute before', other: '# minutes before' }),
  }));
  const hours = [...new Set([...stillInHours, draft.still_in_after_hours ?? 8])]
    .sort((one, other) => one - other)
    .map((each) => ({
      value: `${each}`,
      label: plural(each, { one: 'After # hour', other: 'After # hours' }),
    }));
  const none = { value: 'none', label: t`No reminder` };
  const minutes = (field: MinutesField) => ({
    options: [none, ...(field === 'remind_break_before' ? before : after)],
    value: `${draft[field] ?? 'none'}`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [field]: reminderMinutes.find((each) => `${each}` === target.value) ?? null }),
    className: 'md:max-w-80',
  });
  return (
    <SectionFrame form={form}>
      <p className="text-14 text-ink-2">
        <Trans>
          Clock-in reminders go by published shifts. No one is reminded on approved time off.
        </Trans>
      </p>
      <Select
        label={t`A missed clock-in: remind the person`}
        {...minutes('remind_employee_after')}
      />
      <Select
        label={t`A missed clock-in: tell the supervisor`}
        hint={t`It says that no punch has arrived, never that someone is absent. Without a phone it waits 30 minutes.`}
        {...minutes('remind_supervisor_after')}
      />
      <Select
        label={t`Still clocked in after the shift: ask the person`}
        {...minutes('remind_end_after')}
      />
      <Select
        label={t`Still clocked in without a shift: ask the person`}
        options={[none, ...hours]}
        value={`${draft.still_in_after_hours ?? 'none'}`}
        onChange={(event) =>
          change({
            still_in_after_hours: event.target.value === 'none' ? null : Number(event.target.value),
          })
        }
        className="md:max-w-80"
      />
      <Select
        label={t`A meal break is due: remind the person`}
        hint={t`By your rule under Breaks. No one is reminded of a break they took.`}
        {...minutes('remind_break_before')}
      />
      <div className="space-y-3">
        <Switch
          label={t`Quiet hours`}
          detail={t`No reminders at night, in your company’s time zone. Stop-work alerts still come. People can choose their own hours.`}
          isOn={draft.quiet_from !== null}
          onChange={(isOn) => change(isOn ? firstQuiet : { quiet_from: null, quiet_to: null })}
        />
        {draft.quiet_from !== null && (
          <div className="grid grid-cols-2 gap-3 md:max-w-80">
            <TextField
              label={t`From`}
              type="time"
              value={draft.quiet_from}
              error={wrong.has('quiet_from') ? t`Enter a time.` : undefined}
              onChange={(event) => change({ quiet_from: event.target.value })}
            />
            <TextField
              label={t`To`}
              type="time"
              value={draft.quiet_to ?? ''}
              error={wrong.has('quiet_to') ? t`Enter another time.` : undefined}
              onChange={(event) => change({ quiet_to: event.target.value })}
            />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
