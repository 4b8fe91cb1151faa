import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { labelIn } from '../form/label-in.ts';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function FilingSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const askers = [
    { value: 'no', label: t`No` },
    { value: 'yes', label: t`Yes, after each answer` },
  ] as const;
  const askerOf = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  const form = useSectionForm('filing', settings.filing, settings, {
    language_model: {
      label: t`Let a language model say where an answer belongs`,
      show: (isAllowed) => labelIn(askers)(askerOf(isAllowed)),
    },
  });
  const filing = form.value('language_model');
  return (
    <SectionFrame section="filing" form={form}>
      <RadioGroup
        label={filing.label}
        value={askerOf(filing.value)}
        onChange={(answer) => filing.onChange(answer === 'yes')}
        options={askers}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          Works if your server has a language model, and online. When Sarah isn’t sure where an
          answer belongs, the model reads it without names, places or phone numbers and names a
          place. The crew decides. The model never marks a control as direct.
        </Trans>
      </p>
    </SectionFrame>
  );
}
