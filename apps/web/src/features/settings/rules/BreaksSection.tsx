import { useLingui } from '@lingui/react/macro';
import {
  breakSetNames,
  breakSets,
  breakSources,
  type BreakRule,
} from '@muster/contract/break-sets';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { nextWeekBegins, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { BreakFields } from './BreakFields.tsx';
import { EarlierEdition } from './EarlierEdition.tsx';
import { LastWeek } from './last-week/LastWeek.tsx';
import { RuleFrame } from './RuleFrame.tsx';
import { SourceNote } from './SourceNote.tsx';
import { useRuleForm } from './use-rule-form.ts';
import { useRuleWords } from './use-rule-words.ts';
import { useSetNames } from './use-set-names.ts';

const sets = [...breakSetNames, 'custom'] as const;

export function BreaksSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const { breakNames } = useSetNames();
  const words = useRuleWords();
  const form = useRuleForm({ kind: 'breaks', settings, firstDay: nextWeekBegins(settings) });
  const { draft } = form;
  const mayDeduct = draft.set === 'federal' || draft.set === 'custom';
  const choose = (set: BreakRule['set']) =>
    form.change(set === 'custom' ? { ...draft, set } : breakSets[set]);
  const deduct = draft.deduct;
  return (
    <RuleFrame
      settings={settings}
      form={form}
      preview={
        <>
          {form.wrong.size === 0 && (
            <p aria-live="polite" className="rounded-control bg-surface-2 px-3 py-2 text-14">
              {words({ kind: 'breaks', rule: { ...draft } })}
            </p>
          )}
          <LastWeek
            current={{ kind: 'breaks', rule: ruleAt(settings.rules, 'breaks', settings.today) }}
            draft={{ kind: 'breaks', rule: draft }}
            isWrong={form.wrongPaths.length > 0}
          />
        </>
      }
    >
      <div className="space-y-1.5">
        <Select
          label={t`Rule set`}
          options={sets.map((value) => ({ value, label: breakNames[value] }))}
          value={draft.set}
          onChange={(event) => {
            const set = sets.find((known) => known === event.target.value);
            if (set !== undefined) choose(set);
          }}
          className="md:max-w-80"
        />
        {draft.set !== 'custom' && <SourceNote {...breakSources[draft.set]} />}
      </div>
      {draft.set !== 'custom' && draft.set_version === 1 && (
        <EarlierEdition onUseCurrent={() => choose(draft.set)} />
      )}
      {draft.set === 'custom' && (
        <BreakFields rule={draft} wrong={form.wrong} onChange={form.change} />
      )}
      {mayDeduct && (
        <div>
          <Checkbox
            label={t`Deduct a meal break when no break was recorded`}
            detail={t`The deduction is always shown on the timesheet. The person can ask to have the time restored.`}
            checked={deduct !== null}
            onChange={(event) =>
              form.change({
                deduct: event.target.checked ? { after_minutes: 360, minutes: 30 } : null,
              })
            }
          />
          {deduct !== null && (
            <div className="mt-2 grid grid-cols-1 gap-5 lg:grid-cols-2">
              <NumberField
                label={t`After`}
                unit={t`hours`}
                per={60}
                value={deduct.after_minutes}
                onChange={(after) =>
                  form.change({ deduct: { ...deduct, after_minutes: after ?? Number.NaN } })
                }
                error={
                  form.wrong.has('deduct') ? t`Enter 1 to 24 hours and 30 to 120 minutes.` : null
                }
              />
              <NumberField
                label={t`Deduct`}
                unit={t`minutes`}
                value={deduct.minutes}
                onChange={(minutes) =>
                  form.change({ deduct: { ...deduct, minutes: minutes ?? Number.NaN } })
                }
              />
            </div>
          )}
        </div>
      )}
    </RuleFrame>
  );
}
