import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function VoiceSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useSectionForm('voice', settings.voice, settings);
  const { draft, change } = form;
  return (
    <SectionFrame form={form}>
      <RadioGroup
        label={t`Where speech becomes text`}
        value={draft.server_speech ? 'server' : 'device'}
        onChange={(value) => change({ server_speech: value === 'server' })}
        options={[
          { value: 'device', label: t`On the phone only` },
          { value: 'server', label: t`On the server too, where a phone can't` },
        ]}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          People are asked before their voice leaves the phone, and can type or tap instead.
          Recordings aren’t kept.
        </Trans>
      </p>
    </SectionFrame>
  );
}
