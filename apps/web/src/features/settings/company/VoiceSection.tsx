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
  const fates = [
    { value: 'words', label: t`No, only the text` },
    { value: 'audio', label: t`Yes, for the period set under “How long data is kept”` },
  ] as const;
  const fateOf = (isKept: boolean) => (isKept ? 'audio' : 'words');
  const askers = [
    { value: 'no', label: t`No` },
    { value: 'yes', label: t`Yes, when someone asks for them` },
  ] as const;
  const askerOf = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  const form = useSectionForm('voice', settings.voice, settings, {
    server_speech: {
      label: t`Where speech is turned into text`,
      show: (isOnServer) => labelIn(places)(placeOf(isOnServer)),
    },
    keep_audio: {
      label: t`Keep recordings of spoken answers`,
      show: (isKept) => labelIn(fates)(fateOf(isKept)),
    },
    suggestions: {
      label: t`Suggestions from a language model`,
      show: (isAllowed) => labelIn(askers)(askerOf(isAllowed)),
    },
  });
  const suggestions = form.value('suggestions');
  const speech = form.value('server_speech');
  const audio = form.value('keep_audio');
  return (
    <SectionFrame section="voice" form={form}>
      <RadioGroup
        label={speech.label}
        value={placeOf(speech.value)}
        onChange={(place) => speech.onChange(place === 'server')}
        options={places}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          People are asked before their voice leaves the phone, and can type or tap instead.
        </Trans>
      </p>
      <RadioGroup
        label={audio.label}
        value={fateOf(audio.value)}
        onChange={(fate) => audio.onChange(fate === 'audio')}
        options={fates}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          People are told before the first recording. Only the person who spoke and admins can play
          a recording. If you turn this off, existing recordings are kept until their period ends.
        </Trans>
      </p>
      <RadioGroup
        label={suggestions.label}
        value={askerOf(suggestions.value)}
        onChange={(answer) => suggestions.onChange(answer === 'yes')}
        options={askers}
      />
      <p className="text-14 text-ink-3">
        <Trans>
          Works if your server has a language model. The model reads a JSA without names, places or
          phone numbers, and someone accepts or rejects each suggestion.
        </Trans>
      </p>
    </SectionFrame>
  );
}
