import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  resolveRetention,
  retentionBounds,
  retentionDefaults,
  type RetentionKind,
} from '@muster/contract/retention';
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
  const untilSigned = t`Until everyone has signed or the JSA has ended`;
  const form = useSectionForm('retention', stored, settings, {
    time_cards: {
      label: t`Timesheets and schedules`,
      wrong: between('time_cards'),
      show: years,
    },
    payroll: { label: t`Payroll records`, wrong: between('payroll'), show: years },
    voice_audio: {
      label: t`Talks with Sarah`,
      wrong: between('voice_audio'),
      show: (period) => ('days' in period ? days(period) : untilSigned),
    },
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
  const { value: trail, onChange: onTrail, ...trailTexts } = form.value('location_trail');
  return (
    <SectionFrame section="retention" form={form}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <NumberField
          {...inYears('time_cards')}
          hint={t`The law requires at least 2 years (29 CFR 516.6).`}
        />
        <NumberField
          {...inYears('payroll')}
          hint={t`The law requires at least 3 years (29 CFR 516.5).`}
        />
        <NumberField
          {...trailTexts}
          unit={t`days`}
          value={trail.days}
          onChange={(typed) => onTrail({ days: typed ?? Number.NaN })}
          hint={t`Muster doesn’t record these today. You can choose the period ahead of time.`}
        />
      </div>
      <DaysOrElse
        {...form.value('voice_audio')}
        other={{ until: 'signed' }}
        otherLabel={untilSigned}
        firstDays={retentionDefaults.voice_audio.days}
      />
      <DaysOrElse
        {...form.value('punch_coordinates')}
        other={{ with: 'time_cards' }}
        otherLabel={withSheet}
        firstDays={90}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          Only punch locations and talks with Sarah are deleted when their period ends. Timesheets,
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

type Days = { readonly days: number };

/** A period of a number of days, or of something else that ends it. */
function DaysOrElse<Other extends object>({
  label,
  value,
  onChange,
  error,
  other,
  otherLabel,
  firstDays,
}: {
  readonly label: string;
  readonly value: Days | Other;
  readonly onChange: (value: Days | Other) => void;
  readonly error: string | null;
  readonly other: Other;
  readonly otherLabel: string;
  readonly firstDays: number;
}) {
  const { t } = useLingui();
  return (
    <div>
      <RadioGroup
        label={label}
        value={'days' in value ? 'days' : 'other'}
        onChange={(chosen) => onChange(chosen === 'days' ? { days: firstDays } : other)}
        options={[
          { value: 'other', label: otherLabel },
          { value: 'days', label: t`For a set number of days` },
        ]}
      />
      {'days' in value && (
        <NumberField
          label={t`Days`}
          unit={t`days`}
          value={value.days}
          onChange={(typed) => onChange({ days: typed ?? Number.NaN })}
          error={error}
          className="md:max-w-60"
        />
      )}
    </div>
  );
}
