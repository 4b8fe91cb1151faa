import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { resolveRetention, retentionBounds, type RetentionKind } from '@muster/contract/retention';
import { Link } from '@tanstack/react-router';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function RetentionSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const stored = resolveRetention({ retention: settings.retention });
  const between = (kind: RetentionKind) => {
    const { least, most } = retentionBounds[kind];
    return t`Enter a number between ${least} and ${most}.`;
  };
  const years = (period: { readonly years: number }) =>
    plural(period.years, { one: '# year', other: '# years' });
  const days = (period: { readonly days: number }) =>
    plural(period.days, { one: '# day', other: '# days' });
  const withSheet = t`As long as the timesheet`;
  const form = useSectionForm('retention', stored, settings, {
    time_cards: {
      label: t`Timesheets and schedules`,
      wrong: between('time_cards'),
      show: years,
    },
    payroll: { label: t`Payroll records`, wrong: between('payroll'), show: years },
    voice_audio: { label: t`Voice recordings`, wrong: between('voice_audio'), show: days },
    location_trail: {
      label: t`Locations recorded between punches`,
      wrong: between('location_trail'),
      show: days,
    },
    punch_coordinates: {
      label: t`Location of a punch`,
      wrong: between('punch_coordinates'),
      show: (period) => ('days' in period ? days(period) : withSheet),
    },
  });
  const inYears = (kind: 'time_cards' | 'payroll') => {
    const { value, onChange, ...texts } = form.value(kind);
    return {
      ...texts,
      unit: t`years`,
      value: value.years,
      onChange: (typed: number | null) => onChange({ years: typed ?? Number.NaN }),
    };
  };
  const inDays = (kind: 'voice_audio' | 'location_trail') => {
    const { value, onChange, ...texts } = form.value(kind);
    return {
      ...texts,
      unit: t`days`,
      value: value.days,
      onChange: (typed: number | null) => onChange({ days: typed ?? Number.NaN }),
    };
  };
  const place = form.value('punch_coordinates');
  return (
    <SectionFrame form={form}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <NumberField
          {...inYears('time_cards')}
          hint={t`The law requires at least 2 years (29 CFR 516.6).`}
        />
        <NumberField
          {...inYears('payroll')}
          hint={t`The law requires at least 3 years (29 CFR 516.5).`}
        />
        <NumberField {...inDays('voice_audio')} />
        <NumberField
          {...inDays('location_trail')}
          hint={t`Muster doesn’t record these today. You can choose the period ahead of time.`}
        />
      </div>
      <div>
        <RadioGroup
          label={place.label}
          value={'days' in place.value ? 'days' : 'with'}
          onChange={(value) =>
            place.onChange(value === 'days' ? { days: 90 } : { with: 'time_cards' })
          }
          options={[
            { value: 'with', label: withSheet },
            { value: 'days', label: t`For a set number of days` },
          ]}
        />
        {'days' in place.value && (
          <NumberField
            label={t`Days`}
            unit={t`days`}
            value={place.value.days}
            onChange={(typed) => place.onChange({ days: typed ?? Number.NaN })}
            error={place.error}
            className="md:max-w-60"
          />
        )}
      </div>
      <p className="text-14 text-ink-3">
        <Trans>
          Only punch locations and voice recordings are deleted when their period ends. Timesheets,
          schedules and payroll records are kept. Your state or country may require that data be
          kept longer. Your people see these periods in the{' '}
          <Link to="/data-policy" className="font-medium text-accent-ink underline">
            data policy
          </Link>
          .
        </Trans>
      </p>
    </SectionFrame>
  );
}
