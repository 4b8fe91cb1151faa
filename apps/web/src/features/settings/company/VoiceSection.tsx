import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { labelIn } from '../form/label-in.ts';
import { SectionFrame } from '../form/SectionFrame.tsx';
import { useSectionForm } from '../form/use-section-form.ts';
import type { SectionProps } from '../section-props.ts';

export function VoiceSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const places = [
    { value: 'device', label: t`On the phone only` },
    { value: 'server', label: t`On the server too, when a phone can’t do it` },
  ] as const;
  const placeOf = (isOnServer: boolean) => (isOnServer ? 'server' : 'device');
  const form = useSectionForm('voice', settings.voice, settings, {
    server_speech: {
      label: t`Where speech is turned into text`,
      show: (isOnServer) => labelIn(places)(placeOf(isOnServer)),
    },
  });
  const speech = form.value('server_speech');
  return (
    <SectionFrame form={form}>
      <RadioGroup
        label={speech.label}
        value={placeOf(speech.value)}
        onChange={(place) => speech.onChange(place === 'server')}
        options={places}
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
