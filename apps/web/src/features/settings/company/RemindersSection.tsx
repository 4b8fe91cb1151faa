import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reminderMinutes } from '@muster/contract/company-settings';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { labelIn } from '../form/label-in.ts';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

const stillInHours = [4, 6, 8, 9, 10, 12, 14, 16];
const firstQuiet = { quiet_from: '21:00', quiet_to: '05:00' };

type TargetEvent = { readonly target: { readonly value: string } };

const choiceOf = (value: number | null) => `${value ?? 'none'}`;

export function RemindersSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const after = reminderMinutes.map((minutes) => ({
    value: `${minutes}`,
    label:
      minutes === 0
        ? t`Right away`
        : plural(minutes, { one: 'After # minute', other: 'After # minutes' }),
  }));
  const before = reminderMinutes.map((minutes) => ({
    value: `${minutes}`,
    label:
      minutes === 0
        ? t`When it’s due`
        : plural(minutes, { one: '# minute before', other: '# minutes before' }),
  }));
  const none = { value: 'none', label: t`No reminder` };
  const afterHours = (each: number) =>
    plural(each, { one: 'After # hour', other: 'After # hours' });
  const form = useSectionForm('reminders', settings.reminders, settings, {
    remind_employee_after: {
      label: t`Remind the person about a missed clock-in`,
      show: (minutes) => labelIn([none, ...after])(choiceOf(minutes)),
    },
    remind_supervisor_after: {
      label: t`Tell the supervisor about a missed clock-in`,
      show: (minutes) => labelIn([none, ...after])(choiceOf(minutes)),
    },
    remind_end_after: {
      label: t`Remind people still clocked in after their shift`,
      show: (minutes) => labelIn([none, ...after])(choiceOf(minutes)),
    },
    still_in_after_hours: {
      label: t`Remind people still clocked in without a scheduled shift`,
      show: (each) => (each === null ? none.label : afterHours(each)),
    },
    remind_break_before: {
      label: t`Remind the person when a meal break is due`,
      show: (minutes) => labelIn([none, ...before])(choiceOf(minutes)),
    },
    quiet_from: { label: t`From`, wrong: t`Enter a time.`, show: (time) => time ?? '' },
    quiet_to: {
      label: t`To`,
      wrong: t`Enter an end time that’s different from the start time.`,
      show: (time) => time ?? '',
    },
  });
  const minutes = (
    field:
      | 'remind_employee_after'
      | 'remind_supervisor_after'
      | 'remind_end_after'
      | 'remind_break_before',
    options: typeof after,
  ) => {
    const { value, onChange, ...texts } = form.value(field);
    return {
      ...texts,
      options: [none, ...options],
      value: choiceOf(value),
      onChange: ({ target }: TargetEvent) =>
        onChange(reminderMinutes.find((each) => `${each}` === target.value) ?? null),
      className: 'md:max-w-80',
    };
  };
  const stillIn = form.value('still_in_after_hours');
  const hours = [...new Set([...stillInHours, stillIn.value ?? 8])]
    .sort((one, other) => one - other)
    .map((each) => ({ value: `${each}`, label: afterHours(each) }));
  const time = (field: 'quiet_from' | 'quiet_to') => {
    const { value, onChange, ...texts } = form.value(field);
    return {
      ...texts,
      value: value ?? '',
      onChange: ({ target }: TargetEvent) => onChange(target.value),
    };
  };
  const isQuiet = form.values.quiet_from !== null;
  return (
    <SectionFrame section="reminders" form={form}>
      <p className="text-14 text-ink-2">
        <Trans>
          Clock-in reminders follow published shifts. No one is reminded on approved time off.
        </Trans>
      </p>
      <Select {...minutes('remind_employee_after', after)} />
      <Select
        hint={t`The message says no punch has been received, not that someone is absent. If nothing has ever been received from a person, it’s sent 30 minutes after the shift starts.`}
        {...minutes('remind_supervisor_after', after)}
      />
      <Select {...minutes('remind_end_after', after)} />
      <Select
        label={stillIn.label}
        options={[none, ...hours]}
        value={choiceOf(stillIn.value)}
        onChange={({ target }) =>
          stillIn.onChange(target.value === 'none' ? null : Number(target.value))
        }
        className="md:max-w-80"
      />
      <Select
        hint={t`Follows your rule under Breaks. No one is reminded of a break they took.`}
        {...minutes('remind_break_before', before)}
      />
      <div className="space-y-3">
        <Switch
          label={t`Quiet hours`}
          detail={t`No reminders during these hours, in your company’s time zone. Stop-work alerts are still sent. People can set their own quiet hours.`}
          isOn={isQuiet}
          onChange={(isOn) => form.change(isOn ? firstQuiet : { quiet_from: null, quiet_to: null })}
        />
        {isQuiet && (
          <div className="grid grid-cols-2 gap-3 md:max-w-80">
            <TextField {...time('quiet_from')} type="time" />
            <TextField {...time('quiet_to')} type="time" />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
