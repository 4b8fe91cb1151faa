import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySettingsAnswer } from '@muster/contract/company-settings';
import type { ReactNode } from 'react';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { SaveBar } from '../../../kit/form/SaveBar.tsx';
import { useDayWords } from '../use-day-words.ts';
import { InForce } from './InForce.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import type { FramedRuleForm } from './use-rule-form.ts';

type RuleFrameProps = {
  readonly form: FramedRuleForm;
  readonly settings: CompanySettingsAnswer;
  /** A preview of the draft's effect, shown below the fields. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
};

/** A rule with an effective date: the current and upcoming ones, the form, and earlier ones. */
export function RuleFrame({ form, settings, preview, children }: RuleFrameProps) {
  const { t } = useLingui();
  const { day, weekday } = useDayWords();
  const { effectiveFrom, days } = form;
  const isPast = effectiveFrom < settings.today;
  return (
    <div className="space-y-6">
      <InForce kind={form.kind} settings={settings} />
      <PageForm form={form}>
        {form.conflict !== null && <VersionChoice {...form.conflict} />}
        <Card title={t`Add rule`}>
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
                  // The value is empty while someone types a date.
                  if (event.target.value !== '') form.chooseDay(event.target.value);
                }}
                error={
                  form.isDayTooFar ? t`Choose a day from a year ago to two years from now.` : null
                }
                className="md:max-w-60"
              />
            ) : (
              <Select
                label={t`Effective date`}
                hint={t`Each workweek uses one rule, so changes start on its first day.`}
                value={effectiveFrom}
                onChange={(event) => form.chooseDay(event.target.value)}
                options={days.map((value) => ({
                  value,
                  label: value < settings.today ? t`${day(value)} (past)` : weekday(value),
                }))}
                error={form.isDayTooFar ? t`Choose the first day of a workweek.` : null}
                className="md:max-w-80"
              />
            )}
            {isPast && form.kind !== 'auto_out' && (
              <Banner tone="attention">
                <Trans>
                  This day has passed, so hours since {day(effectiveFrom)} will be recalculated with
                  this rule. Hours already locked don’t change.
                </Trans>
              </Banner>
            )}
          </div>
        </Card>
        <SaveBar
          form={form}
          label={<Trans>Save, effective {weekday(effectiveFrom)}</Trans>}
          isWrong={form.wrongPaths.length > 0 || form.isDayTooFar}
          onReset={form.reset}
        />
      </PageForm>
      <RuleHistory kind={form.kind} settings={settings} />
    </div>
  );
}
