import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reminderMinutes } from '@muster/contract/company-settings';
import { Select } from '../../../ui/Select.tsx';
import { Trans } from '@lingui/react/macro';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

const stillInHours = [4, 6, 8, 9, 10, 12, 14, 16];

export function RemindersSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('reminders', settings.reminders, settings);
  const { draft, change } = form;
  const after = [
    { value: 'none', label: t`No reminder` },
    ...reminderMinutes.map((minutes) => ({
      value: `${minutes}`,
      label:
        minutes === 0
          ? t`At once`
          : plural(minutes, { one: 'After # minute', other: 'After # minutes' }),
    })),
  ];
  const hoursOffered = [...new Set([...stillInHours, draft.still_in_after_hours ?? 8])].sort(
    (one, other) => one - other,
  );
  const read = (text: string) => reminderMinutes.find((minutes) => `${minutes}` === text) ?? null;
  return (
    <SectionFrame form={form}>
      <p className="text-14 text-ink-2">
        <Trans>
          Reminders go by published shifts: none are sent before there is one, and none on a day
          off.
        </Trans>
      </p>
      <Select
        label={t`A missed clock-in: remind the person`}
        options={after}
        value={`${draft.remind_employee_after ?? 'none'}`}
        onChange={(event) => change({ remind_employee_after: read(event.target.value) })}
        className="md:max-w-80"
      />
      <Select
        label={t`A missed clock-in: tell the supervisor`}
        hint={t`It says that no punch has arrived, never that someone is absent.`}
        options={after}
        value={`${draft.remind_supervisor_after ?? 'none'}`}
        onChange={(event) => change({ remind_supervisor_after: read(event.target.value) })}
        className="md:max-w-80"
      />
      <Select
        label={t`Still clocked in: ask the person`}
        options={[
          { value: 'none', label: t`No reminder` },
          ...hoursOffered.map((hours) => ({
            value: `${hours}`,
            label: plural(hours, { one: 'After # hour', other: 'After # hours' }),
          })),
        ]}
        value={`${draft.still_in_after_hours ?? 'none'}`}
        onChange={(event) =>
          change({
            still_in_after_hours: event.target.value === 'none' ? null : Number(event.target.value),
          })
        }
        className="md:max-w-80"
      />
    </SectionFrame>
  );
}
