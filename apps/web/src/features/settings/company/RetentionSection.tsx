import { Trans, useLingui } from '@lingui/react/macro';
import { resolveRetention, retentionBounds } from '@muster/contract/retention';
import { Link } from '@tanstack/react-router';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function RetentionSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const stored = resolveRetention({ retention: settings.retention });
  const form = useSectionForm('retention', stored, settings);
  const { draft, wrong, change } = form;
  const between = (kind: keyof typeof retentionBounds) => {
    const { least, most } = retentionBounds[kind];
    return wrong.has(kind) ? t`Between ${least} and ${most}.` : null;
  };
  const { punch_coordinates: place } = draft;
  return (
    <SectionFrame form={form}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <NumberField
          label={t`Timesheets and schedules`}
          hint={t`The law asks for at least 2 years (29 CFR 516.6).`}
          unit={t`years`}
          value={draft.time_cards.years}
          onChange={(years) => change({ time_cards: { years: years ?? Number.NaN } })}
          error={between('time_cards')}
        />
        <NumberField
          label={t`Payroll records`}
          hint={t`The law asks for at least 3 years (29 CFR 516.5).`}
          unit={t`years`}
          value={draft.payroll.years}
          onChange={(years) => change({ payroll: { years: years ?? Number.NaN } })}
          error={between('payroll')}
        />
        <NumberField
          label={t`Voice recordings`}
          unit={t`days`}
          value={draft.voice_audio.days}
          onChange={(days) => change({ voice_audio: { days: days ?? Number.NaN } })}
          error={between('voice_audio')}
        />
        <NumberField
          label={t`Locations recorded between punches`}
          unit={t`days`}
          value={draft.location_trail.days}
          onChange={(days) => change({ location_trail: { days: days ?? Number.NaN } })}
          error={between('location_trail')}
        />
      </div>
      <div>
        <RadioGroup
          label={t`Place of a punch`}
          value={'days' in place ? 'days' : 'with'}
          onChange={(value) =>
            change({ punch_coordinates: value === 'days' ? { days: 90 } : { with: 'time_cards' } })
          }
          options={[
            { value: 'with', label: t`As long as the timesheet` },
            { value: 'days', label: t`For fewer days` },
          ]}
        />
        {'days' in place && (
          <NumberField
            label={t`Days`}
            unit={t`days`}
            value={place.days}
            onChange={(days) => change({ punch_coordinates: { days: days ?? Number.NaN } })}
            error={between('punch_coordinates')}
            className="md:max-w-60"
          />
        )}
      </div>
      <p className="text-14 text-ink-3">
        <Trans>
          Only the place of a punch is deleted when its period ends; timesheets, schedules and
          payroll records stay. Your state or country may require more. Your people see these
          periods in the{' '}
          <Link to="/data-policy" className="font-medium text-accent-ink underline">
            data policy
          </Link>
          .
        </Trans>
      </p>
    </SectionFrame>
  );
}
