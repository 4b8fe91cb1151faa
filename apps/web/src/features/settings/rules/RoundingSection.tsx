import { roundMinute, type RoundingStep } from '@muster/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { roundingMinutes, roundingModes } from '@muster/contract/company-rules';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Select } from '../../../ui/Select.tsx';
import { nextWeekBegins, ruleAt } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { useDayWords } from '../use-day-words.ts';
import { LastWeek } from './last-week/LastWeek.tsx';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

/** Clock-in and clock-out times of an example that shows the effect of a step; minutes of the day. */
const example = { begin: 7 * 60 + 53, end: 16 * 60 + 7 };

export function RoundingSection({ settings }: SectionProps) {
  const { t, i18n } = useLingui();
  const { hours } = useDayWords();
  const form = useRuleForm({ kind: 'rounding', settings, firstDay: nextWeekBegins(settings) });
  const { draft } = form;
  const clock = (minute: number) =>
    i18n.date(new Date(minute * 60_000), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  const rounded = {
    begin: roundMinute(example.begin, draft.begin, 'begin'),
    end: roundMinute(example.end, draft.end, 'end'),
  };
  const worked = rounded.end - rounded.begin;
  const duration = roundMinute(worked, draft.duration, 'duration');
  return (
    <RuleFrame
      settings={settings}
      form={form}
      preview={
        <LastWeek
          current={{ kind: 'rounding', rule: ruleAt(settings.rules, 'rounding', settings.today) }}
          draft={{ kind: 'rounding', rule: draft }}
          isWrong={form.wrongPaths.length > 0}
        />
      }
    >
      <Step
        label={t`Start`}
        step={draft.begin}
        onChange={(begin) => form.change({ begin })}
        from={clock(example.begin)}
        to={clock(rounded.begin)}
      />
      <Step
        label={t({ message: 'End', context: 'workday' })}
        step={draft.end}
        onChange={(end) => form.change({ end })}
        from={clock(example.end)}
        to={clock(rounded.end)}
      />
      <Step
        label={t`Time worked`}
        step={draft.duration}
        onChange={(step) => form.change({ duration: step })}
        from={hours(worked)}
        to={hours(duration)}
      />
      <p className="text-14 text-ink-3">
        <Trans>Meal punches are never rounded under California’s break rules.</Trans>
      </p>
    </RuleFrame>
  );
}

type StepProps = {
  readonly label: string;
  readonly step: RoundingStep;
  readonly onChange: (step: RoundingStep) => void;
  readonly from: string;
  readonly to: string;
};

function Step({ label, step, onChange, from, to }: StepProps) {
  const { t } = useLingui();
  const modeNames = {
    off: t`Not rounded`,
    nearest: t`To the nearest`,
    neutral: t`To the nearest, ties in the person’s favor`,
    up: t`Always up`,
    down: t`Always down`,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className="grid grid-cols-1 items-center gap-3 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,12rem)]">
        <Select
          label={t`Method`}
          isLabelHidden
          options={roundingModes.map((value) => ({ value, label: modeNames[value] }))}
          value={step.mode}
          onChange={(event) => {
            const mode = roundingModes.find((known) => known === event.target.value);
            if (mode !== undefined) onChange({ ...step, mode });
          }}
        />
        <Select
          label={t`Interval`}
          isLabelHidden
          disabled={step.mode === 'off'}
          options={roundingMinutes.map((value) => ({ value: `${value}`, label: t`${value} min` }))}
          value={`${step.minutes}`}
          onChange={(event) => {
            const minutes = roundingMinutes.find((known) => `${known}` === event.target.value);
            if (minutes !== undefined) onChange({ ...step, minutes });
          }}
        />
        <p className="flex items-center gap-2 text-14 text-ink-2 tabular-nums">
          {from}
          <ArrowRight aria-label={t`becomes`} className="size-4 shrink-0 text-ink-3" />
          <span className="font-medium text-ink-1">{to}</span>
        </p>
      </div>
    </fieldset>
  );
}
