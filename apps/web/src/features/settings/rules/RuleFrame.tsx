import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleKind } from '@muster/contract/company-rules';
import type { CompanySettingsAnswer } from '@muster/contract/company-settings';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import type { FramedForm } from '../form/use-section-form.ts';
import { useDayWords } from '../use-day-words.ts';
import { InForce } from './InForce.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import type { RuleForm } from './use-rule-form.ts';

type RuleFrameProps = {
  readonly form: FramedForm<RuleForm<RuleKind>>;
  readonly settings: CompanySettingsAnswer;
  /** What the draft comes to, shown below the fields. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
};

/** A rule that holds from a day on: what holds now and next, the form, and what held before. */
export function RuleFrame({ form, settings, preview, children }: RuleFrameProps) {
  const { t } = useLingui();
  const { day, weekday } = useDayWords();
  const { effectiveFrom, days } = form;
  const isPast = effectiveFrom < settings.today;
  return (
    <div className="space-y-6">
      <InForce kind={form.kind} settings={settings} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save(effectiveFrom);
        }}
        className="space-y-5"
      >
        <Card title={t`Set a rule`}>
          <div className="space-y-5">
            {children}
            {preview}
            <hr className="border-line" />
            {days === null ? (
              <TextField
                type="date"
                label={t`Effective date`}
                value={effectiveFrom}
                onChange={(event) => {
                  // Empty while someone types a date.
                  if (event.target.value !== '') form.chooseDay(event.target.value);
                }}
                error={
                  form.wrong.has('effective_from')
                    ? t`Choose a day within a year back and two years ahead.`
                    : null
                }
                className="md:max-w-60"
              />
            ) : (
              <Select
                label={t`Effective date`}
                hint={t`Each week uses one rule, so changes start with a week.`}
                value={effectiveFrom}
                onChange={(event) => form.chooseDay(event.target.value)}
                options={days.map((value) => ({
                  value,
                  label: value < settings.today ? t`${day(value)} (past)` : weekday(value),
                }))}
                error={form.wrong.has('effective_from') ? t`Choose the first day of a week.` : null}
                className="md:max-w-80"
              />
            )}
            {isPast && (
              <Banner tone="attention">
                <Trans>
                  This day is over: hours since {day(effectiveFrom)} will be recalculated with this
                  rule. Hours that are already locked for pay stay as they are.
                </Trans>
              </Banner>
            )}
          </div>
        </Card>
        <SaveBar
          label={<Trans>Save, from {weekday(effectiveFrom)}</Trans>}
          isChanged={form.isChanged}
          isWrong={form.wrong.size > 0}
          isSaving={form.isSaving}
          onReset={form.reset}
        />
        <LeaveGuard isChanged={form.isChanged} />
      </form>
      <RuleHistory kind={form.kind} settings={settings} />
    </div>
  );
}
