import { useLingui } from '@lingui/react/macro';
import { payPeriods } from '@muster/contract/founding';
import { Picker } from '../../ui/Picker.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { zoneOptions } from '../../ui/time/zone-options.ts';
import type { Onboarding } from './use-onboarding.ts';
import { usePayPeriodNames } from './use-pay-period-names.ts';
import { weekdayNames } from '../../ui/time/weekday-names.ts';

/** From when the week counts and how people are paid: what hours are added up by. */
export function WorkStep({
  onboarding: { draft, missing, change },
}: {
  readonly onboarding: Onboarding;
}) {
  const { t, i18n } = useLingui();
  const payPeriodNames = usePayPeriodNames();
  return (
    <>
      <TextField
        label={t`Your first project`}
        maxLength={200}
        hint={t`A job that hours are booked on. More of them later.`}
        value={draft.firstProject}
        onChange={(event) => change({ firstProject: event.target.value })}
        error={missing.has('firstProject') ? t`Name a project, such as "Yard".` : null}
      />
      <Picker
        label={t`Time zone`}
        title={t`Choose a time zone`}
        placeholder={t`Choose a time zone`}
        searchLabel={t`Search time zones`}
        emptyText={t`No time zone has this name. Try a large city nearby.`}
        options={zoneOptions(draft.timeZone)}
        value={draft.timeZone}
        onChange={(timeZone) => change({ timeZone: timeZone ?? '' })}
        error={missing.has('timeZone') ? t`Choose a time zone.` : null}
      />
      <Select
        label={t`The workweek begins on`}
        hint={t`Weekly overtime is counted from this day.`}
        options={weekdayNames(i18n.locale).map((label, index) => ({
          value: `${index + 1}`,
          label,
        }))}
        value={`${draft.workweekStart}`}
        onChange={(event) => change({ workweekStart: Number(event.target.value) })}
      />
      <RadioGroup
        label={t`You pay`}
        value={draft.payPeriod}
        onChange={(payPeriod) => change({ payPeriod })}
        options={payPeriods.map((value) => ({ value, label: payPeriodNames[value] }))}
      />
    </>
  );
}
