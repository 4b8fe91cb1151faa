import { Trans, useLingui } from '@lingui/react/macro';
import type { OvertimeRule } from '@muster/contract/overtime-sets';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { WorkdayStart } from './WorkdayStart.tsx';

type OvertimeFieldsProps = {
  readonly rule: OvertimeRule;
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (part: Partial<OvertimeRule>) => void;
};

/** A company's own numbers. */
export function OvertimeFields({ rule, wrong, onChange }: OvertimeFieldsProps) {
  const { t } = useLingui();
  const none = t`Leave blank for no rule.`;
  const error = (field: keyof OvertimeRule) =>
    wrong.has(field) ? t`This number isn’t allowed here.` : null;
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <NumberField
          label={t`Weekly overtime after`}
          hint={none}
          unit={t`hours`}
          per={60}
          isOptional
          value={rule.weekly_after_minutes}
          onChange={(weekly_after_minutes) => onChange({ weekly_after_minutes })}
          error={error('weekly_after_minutes')}
        />
        <NumberField
          label={t`Daily overtime after`}
          hint={none}
          unit={t`hours`}
          per={60}
          isOptional
          value={rule.daily_after_minutes}
          onChange={(daily_after_minutes) => onChange({ daily_after_minutes })}
          error={error('daily_after_minutes')}
        />
        <NumberField
          label={t`Daily double time after`}
          hint={none}
          unit={t`hours`}
          per={60}
          isOptional
          value={rule.daily_double_after_minutes}
          onChange={(daily_double_after_minutes) => onChange({ daily_double_after_minutes })}
          error={
            wrong.has('daily_double_after_minutes')
              ? t`Daily double time must start after daily overtime.`
              : null
          }
        />
        <NumberField
          label={t`Overtime after consecutive hours`}
          hint={t`Counted across midnight. Leave blank for no rule.`}
          unit={t`hours`}
          per={60}
          isOptional
          value={rule.shift_after_minutes}
          onChange={(shift_after_minutes) => onChange({ shift_after_minutes })}
          error={error('shift_after_minutes')}
        />
        <NumberField
          label={t`Daily overtime only below a rate of`}
          hint={t`Per hour. Leave blank to apply daily overtime to everyone.`}
          unit={t`an hour`}
          per={10_000}
          isOptional
          value={typeof rule.daily_below_rate === 'number' ? rule.daily_below_rate : null}
          onChange={(daily_below_rate) => onChange({ daily_below_rate })}
          error={error('daily_below_rate')}
        />
        <WorkdayStart
          hint={t`Leave blank to start with the person’s first shift.`}
          value={rule.workday_starts_at}
          onChange={(workday_starts_at) => onChange({ workday_starts_at })}
        />
        <NumberField
          label={t`Overtime pays`}
          unit="%"
          value={rule.overtime_percent}
          onChange={(percent) => onChange({ overtime_percent: percent ?? Number.NaN })}
          error={wrong.has('overtime_percent') ? t`Enter a number between 100 and 400.` : null}
        />
        <NumberField
          label={t`Double time pays`}
          unit="%"
          value={rule.double_percent}
          onChange={(percent) => onChange({ double_percent: percent ?? Number.NaN })}
          error={
            wrong.has('double_percent')
              ? t`Enter a number between the overtime percentage and 400.`
              : null
          }
        />
      </div>
      <div>
        <Checkbox
          label={t`In a workweek, the seventh day worked in a row is overtime`}
          checked={rule.seventh_day}
          onChange={(event) =>
            onChange({
              seventh_day: event.target.checked,
              seventh_day_double_after_minutes: event.target.checked ? 480 : null,
            })
          }
        />
        {rule.seventh_day && (
          <NumberField
            label={t`Seventh-day double time after`}
            hint={none}
            unit={t`hours`}
            per={60}
            isOptional
            value={rule.seventh_day_double_after_minutes}
            onChange={(minutes) => onChange({ seventh_day_double_after_minutes: minutes })}
            error={error('seventh_day_double_after_minutes')}
            className="mt-2 md:max-w-80"
          />
        )}
      </div>
      <p className="text-14 text-ink-3">
        <Trans>Check these numbers against the law yourself. Muster doesn’t.</Trans>
      </p>
    </div>
  );
}
