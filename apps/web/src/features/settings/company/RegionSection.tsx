import { languageOptions } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/Banner.tsx';
import { currencies } from '../../../ui/money/currencies.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ZonePicker } from '../../../ui/time/ZonePicker.tsx';
import { labelIn } from '../form/label-in.ts';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function RegionSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('region', settings.region, settings, {
    time_zone: { label: t`Time zone` },
    default_language: { label: t`Language for new people`, show: labelIn(languageOptions) },
    currency: { label: t`Currency` },
  });
  const zone = form.value('time_zone');
  return (
    <SectionFrame section="region" form={form}>
      <ZonePicker
        value={zone.value}
        onChange={(chosen) => zone.onChange(chosen ?? settings.region.time_zone)}
        isWrong={zone.error !== null}
      />
      {zone.value !== settings.region.time_zone && (
        <Banner tone="info">
          <Trans>
            After you save, “today” and your rules’ effective dates follow the new time zone.
            Punches keep their own time and time zone.
          </Trans>
        </Banner>
      )}
      <RadioGroup {...form.value('default_language')} options={languageOptions} />
      <p className="text-14 text-ink-3">
        <Trans>Everyone can choose English or Spanish at any time.</Trans>
      </p>
      <Select
        {...form.text('currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        hint={t`For budgets, orders and costs. Pay in another currency is left out of them.`}
      />
    </SectionFrame>
  );
}
