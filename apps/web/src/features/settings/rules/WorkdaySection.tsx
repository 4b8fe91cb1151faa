import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { nextWeekBegins, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { LastWeek } from './last-week/LastWeek.tsx';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

export function WorkdaySection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useRuleForm({ kind: 'workday', settings, firstDay: nextWeekBegins(settings) });
  const { draft } = form;
  return (
    <RuleFrame
      settings={settings}
      form={form}
      preview={
        <LastWeek
          current={{ kind: 'workday', rule: ruleAt(settings.rules, 'workday', settings.today) }}
          draft={{ kind: 'workday', rule: draft }}
          isWrong={form.wrongPaths.length > 0}
        />
      }
    >
      <RadioGroup
        label={t`A shift past midnight belongs to`}
        value={draft.attribution}
        onChange={(attribution) => form.change({ attribution })}
        options={[
          {
            value: 'start_day',
            label: t`The day it started`,
            detail: t`Friday 10:00 PM to Saturday 6:00 AM is 8 hours on Friday.`,
          },
          {
            value: 'midnight',
            label: t`Both days, split at midnight`,
            detail: t`Friday 10:00 PM to Saturday 6:00 AM is 2 hours on Friday and 6 on Saturday.`,
          },
        ]}
      />
    </RuleFrame>
  );
}
