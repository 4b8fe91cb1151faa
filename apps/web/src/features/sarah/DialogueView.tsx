import { languageOptions } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Spot } from '@muster/domain/jsa/edit';
import { languages } from '@muster/domain/languages';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { audioPeriodOf, type DialogueContent } from '../../data/jsa/dialogue-draft.ts';
import { describeStorageTrouble } from '../../data/errors/words.ts';
import { useData } from '../../data/data-context.tsx';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { AnswerArea } from './AnswerArea.tsx';
import { CommandBar } from './CommandBar.tsx';
import { languageWords } from './commands.ts';
import { DiscardSheet } from './DiscardSheet.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { EditSheet } from './EditSheet.tsx';
import { Question } from './Question.tsx';
import { SayLine } from './SayLine.tsx';
import { SuggestionsCard } from './SuggestionsCard.tsx';
import { TalkBar } from './TalkBar.tsx';
import { useDeviceModel } from './use-device-model.ts';
import { useDialogue } from './use-dialogue.ts';
import { useTalk } from './use-talk.ts';

/** Sarah's question, how to answer it, and the document as it grows. */
export function DialogueView({
  id,
  stored,
}: {
  readonly id: string;
  readonly stored: DialogueContent;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { config } = useData();
  const isOffline = useNetwork() === 'offline';
  const dialogue = useDialogue(id, stored);
  const [edited, setEdited] = useState<{ spot: Spot; text: string } | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { turn, trouble } = dialogue;
  const maySuggest = dialogue.content.maySuggest === true && config.current()?.suggests === true;
  const audioPeriod = audioPeriodOf(dialogue.content);
  const { lang, isPaused } = turn.state;
  const deviceModel = useDeviceModel(lang);
  const talk = useTalk(turn, {
    models: deviceModel.models,
    keepsAudio: audioPeriod !== null,
    onLine: dialogue.say,
  });
  const canUseServer =
    dialogue.content.mayUseServer === true && config.current()?.transcribes === true;

  async function finish(): Promise<void> {
    if (!(await dialogue.finish())) return;
    void notify({
      id: 'jsa',
      tone: 'good',
      title: isOffline ? t`Saved on this device` : t`Job safety analysis saved`,
      body: isOffline
        ? t`It’ll be sent when you’re back online. Have everyone sign it now.`
        : t`Now have everyone sign.`,
    });
    await navigate({ to: '/safety/jsas/$jsaId', params: { jsaId: id } });
  }

  return (
    <div className="grid w-full grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8">
      <div className="min-w-0 space-y-5">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-14 font-medium text-ink-2 max-md:sr-only">
            <Trans>Job safety analysis</Trans>
          </h1>
          <SegmentedControl
            label={t`Language`}
            isLabelHidden
            className="w-full md:w-56"
            options={languageOptions}
            value={lang}
            onChange={(next) => {
              const chosen = languages.find((one) => one === next);
              if (chosen !== undefined) dialogue.say({ text: languageWords(chosen) });
            }}
          />
        </header>
        <Question turn={turn} taken={dialogue.taken} />
        {trouble !== null && (
          <Banner tone="danger" title={<Trans>The last answer wasn’t saved</Trans>}>
            {i18n._(describeStorageTrouble(trouble))}
          </Banner>
        )}
        {turn.asks === null ? (
          <Button
            variant="primary"
            size="lg"
            block
            isBusy={dialogue.isSaving}
            onClick={() => void finish()}
          >
            <Trans>Save and sign</Trans>
          </Button>
        ) : (
          <AnswerArea turn={turn} onSay={dialogue.say} />
        )}
        {maySuggest && <SuggestionsCard turn={turn} onDecide={dialogue.decide} />}
        {turn.asks !== null && (
          <TalkBar
            talk={talk}
            deviceModel={deviceModel}
            canUseServer={canUseServer}
            audioPeriod={audioPeriod}
          />
        )}
        {turn.asks !== null && <SayLine lang={lang} onSay={(text) => dialogue.say({ text })} />}
        {turn.asks !== null && (
          <CommandBar lang={lang} isPaused={isPaused} onSay={(text) => dialogue.say({ text })} />
        )}
      </div>
      <DocumentPanel
        turn={turn}
        onEdit={(spot, text) => setEdited({ spot, text })}
        onDiscard={() => setDiscarding(true)}
      />
      {edited !== null && (
        <EditSheet
          text={edited.text}
          onClose={() => setEdited(null)}
          onSave={(text) => {
            dialogue.correct(edited.spot, text);
            setEdited(null);
          }}
        />
      )}
      {isDiscarding && (
        <DiscardSheet
          task={turn.document.task}
          onClose={() => setDiscarding(false)}
          onDiscard={() => void dialogue.discard().then(() => navigate({ to: '/sarah-jsa' }))}
        />
      )}
    </div>
  );
}
