import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { labelIn } from '../form/label-in.ts';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function ClockSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const askings = [
    { value: 'off', label: t`Not asked` },
    { value: 'optional', label: t`Optional` },
    { value: 'required', label: t`Required` },
  ] as const;
  const places = [
    {
      value: 'punch',
      label: t`Only with a punch`,
      detail: t`Shows whether someone was on site. Asks for a reason when someone is clearly off site. Nothing is recorded between punches.`,
    },
    {
      value: 'trail',
      label: t`While clocked in`,
      detail: t`With each punch, and every few minutes in between, only of people who agreed. Never off the clock or on a break. Your location notice must say so first.`,
    },
    {
      value: 'off',
      label: t`Never`,
      detail: t`Phones don’t ask for location, and any location sent is discarded.`,
    },
  ] as const;
  const minutesEach = (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' });
  const form = useSectionForm('clock', settings.clock, settings, {
    cost_code_rule: { label: t`Cost code`, show: labelIn(askings) },
    note_rule: { label: t`Note`, show: labelIn(askings) },
    location_mode: { label: t`Location`, show: labelIn(places) },
    trail_minutes: { label: t`Save a location every`, show: minutesEach },
  });
  const interval = form.value('trail_minutes');
  const intervals = Array.from({ length: 15 }, (_, index) => index + 1);
  return (
    <SectionFrame section="clock" form={form}>
      <SegmentedControl
        {...form.value('cost_code_rule')}
        options={askings}
        className="md:max-w-104"
      />
      <SegmentedControl {...form.value('note_rule')} options={askings} className="md:max-w-104" />
      <p className="text-14 text-ink-3">
        <Trans>
          A punch without required details is still saved and marked for review. Whether a photo is
          taken is set for each{' '}
          <Link to="/admin/kiosks" className="font-medium text-accent-ink underline">
            kiosk
          </Link>
          .
        </Trans>
      </p>
      <hr className="border-line" />
      <RadioGroup {...form.value('location_mode')} options={places} />
      {form.values.location_mode === 'trail' && (
        <>
          <Select
            label={interval.label}
            value={`${interval.value}`}
            onChange={({ target }) => interval.onChange(Number(target.value))}
            options={intervals.map((each) => ({ value: `${each}`, label: minutesEach(each) }))}
            hint={t`Nothing is saved while someone stays within 50 m.`}
            className="md:max-w-60"
          />
          <p className="text-14">
            <Link
              to="/tracking-compliance"
              className="font-medium text-accent-ink underline underline-offset-2"
            >
              <Trans>Check the location notice</Trans>
            </Link>
          </p>
        </>
      )}
    </SectionFrame>
  );
}
