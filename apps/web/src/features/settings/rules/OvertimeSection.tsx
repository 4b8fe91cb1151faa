import { useLingui } from '@lingui/react/macro';
import {
  overtimeSetNames,
  overtimeSets,
  overtimeSources,
  type OvertimeRule,
} from '@muster/contract/overtime-sets';
import { Select } from '../../../ui/Select.tsx';
import { nextWeekBegins, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { EarlierEdition } from './EarlierEdition.tsx';
import { LastWeek } from './last-week/LastWeek.tsx';
import { OvertimeFields } from './OvertimeFields.tsx';
import { OvertimeWeek } from './OvertimeWeek.tsx';
import { RuleFrame } from './RuleFrame.tsx';
import { SourceNote } from './SourceNote.tsx';
import { useRuleForm } from './use-rule-form.ts';
import { useSetNames } from './use-set-names.ts';
import { WorkdayStart } from './WorkdayStart.tsx';

const sets = [...overtimeSetNames, 'custom'] as const;

export function OvertimeSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const { overtimeNames } = useSetNames();
  const form = useRuleForm({
    kind: 'overtime',
    settings,
    firstDay: nextWeekBegins(settings),
    weekStart: (_, day) => ruleAt(settings.rules, 'calendar', day).workweek_start,
  });
  const { draft } = form;
  const choose = (set: OvertimeRule['set']) =>
    // A custom rule starts with the values that were shown.
    form.change(set === 'custom' ? ownRule(draft) : overtimeSets[set]);
  return (
    <RuleFrame
      settings={settings}
      form={form}
      preview={
        <>
          <OvertimeWeek rule={draft} />
          <LastWeek
            current={{ kind: 'overtime', rule: ruleAt(settings.rules, 'overtime', settings.today) }}
            draft={{ kind: 'overtime', rule: draft }}
            isWrong={form.wrongPaths.length > 0}
          />
        </>
      }
    >
      <div className="space-y-1.5">
        <Select
          label={t`Rule set`}
          options={sets.map((value) => ({ value, label: overtimeNames[value] }))}
          value={draft.set}
          onChange={(event) => {
            const set = sets.find((known) => known === event.target.value);
            if (set !== undefined) choose(set);
          }}
          className="md:max-w-80"
        />
        {draft.set !== 'custom' && <SourceNote {...overtimeSources[draft.set]} />}
      </div>
      {draft.set !== 'custom' && draft.set_version === 1 && (
        <EarlierEdition onUseCurrent={() => choose(draft.set)} />
      )}
      {draft.set !== 'custom' && draft.set_version === 2 && draft.workday_starts_at !== null && (
        <WorkdayStart
          hint={t`Choose one time and keep it the same every day.`}
          value={draft.workday_starts_at}
          onChange={(workday_starts_at) =>
            form.change({ workday_starts_at: workday_starts_at ?? '00:00' })
          }
        />
      )}
      {draft.set === 'custom' && (
        <OvertimeFields rule={draft} wrong={form.wrong} onChange={form.change} />
      )}
    </RuleFrame>
  );
}

/** A company's own rule has a single limit by pay: the last one of a set whose limit changed. */
function ownRule(rule: OvertimeRule): OvertimeRule {
  const limit = rule.daily_below_rate;
  return {
    ...rule,
    set: 'custom',
    daily_below_rate:
      typeof limit === 'number' || limit === null ? limit : (limit.at(-1)?.value ?? null),
  };
}
