import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyRules } from '@muster/contract/company-rules';
import { addDays, longShiftMs } from '@muster/domain';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SectionProps } from '../section-props.ts';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

type AutoOut = CompanyRules['auto_out'];

/** The first values of each mode. */
const firstOf: { readonly [Mode in AutoOut['mode']]: AutoOut } = {
  off: { mode: 'off', at: null, hours: null },
  at_time: { mode: 'at_time', at: '20:00', hours: null },
  after_start: { mode: 'after_start', at: null, hours: 12 },
  after_shift: { mode: 'after_shift', at: null, hours: 1 },
};
const hourChoices = {
  after_start: Array.from({ length: 15 }, (_, index) => index + 1),
  after_shift: Array.from({ length: 9 }, (_, index) => index),
};
const estimateHours = longShiftMs / 3_600_000;

export function AutoOutSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useRuleForm({
    kind: 'auto_out',
    settings,
    firstDay: addDays(settings.today, 1),
  });
  const { draft } = form;
  return (
    <RuleFrame settings={settings} form={form}>
      <RadioGroup
        label={t`Clock out people who forget`}
        value={draft.mode}
        onChange={(mode) => form.change(firstOf[mode])}
        options={[
          {
            value: 'off',
            label: t`Never`,
            detail: t`Only their own punch, or yours, ends a shift.`,
          },
          {
            value: 'at_time',
            label: t`At a time of day`,
            detail: t`The first time after they clocked in, in the time zone where they work.`,
          },
          { value: 'after_start', label: t`Hours after they clocked in` },
          {
            value: 'after_shift',
            label: t`Hours after their shift ends`,
            detail: t`Only people with a published shift.`,
          },
        ]}
      />
      {draft.mode === 'at_time' && (
        <TextField
          type="time"
          label={t`Time of day`}
          value={draft.at ?? ''}
          onChange={(event) => form.change({ at: event.target.value })}
          error={form.wrong.has('at') ? t`Enter a time.` : null}
          className="md:max-w-60"
        />
      )}
      {(draft.mode === 'after_start' || draft.mode === 'after_shift') && (
        <Select
          label={t`Hours`}
          value={`${draft.hours ?? ''}`}
          onChange={(event) => form.change({ hours: Number(event.target.value) })}
          options={hourChoices[draft.mode].map((each) => ({
            value: `${each}`,
            label: plural(each, {
              0: 'When the shift ends',
              one: '# hour',
              other: '# hours',
            }),
          }))}
          className="md:max-w-60"
        />
      )}
      {draft.mode !== 'off' && (
        <p className="text-14 text-ink-2">
          <Trans>
            The time clock waits until a person’s phone has sent everything, and never ends a shift
            before the last punch or break. After {estimateHours} hours, the end is estimated. The
            entry is flagged, and the person and their crew lead are asked when work really ended.
          </Trans>
        </p>
      )}
    </RuleFrame>
  );
}
