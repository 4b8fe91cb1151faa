import { languageOptions } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Spot } from '@muster/domain/jsa/edit';
import type { Hazard } from '@muster/domain/jsa/jsa-state';
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
import { controlAt, directAt } from './control-at.ts';
import { DiscardSheet } from './DiscardSheet.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { EditSheet } from './EditSheet.tsx';
import { engine } from './engine.ts';
import { HighEnergySheet } from './HighEnergySheet.tsx';
import { Question } from './Question.tsx';
import { SayLine } from './SayLine.tsx';
import { SuggestionsCard } from './SuggestionsCard.tsx';
import { TalkBar } from './TalkBar.tsx';
import { TalkProgress } from './TalkProgress.tsx';
import { TrayCard } from './TrayCard.tsx';
import { useDeviceModel } from './use-device-model.ts';
import { useDialogue } from './use-dialogue.ts';
import { useFiling } from './use-filing.ts';
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
  const [marked, setMarked] = useState<Hazard | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { turn, trouble } = dialogue;
  const maySuggest = dialogue.content.maySuggest === true && config.current()?.suggests === true;
  const mayFile = dialogue.content.mayFile === true && config.current()?.suggests === true;
  useFiling(turn, mayFile, dialogue.tap);
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

  const hasHazard = turn.document.steps.some(({ hazards }) => hazards.length > 0);
  const isDone = turn.asks === null;
  const hasToSettle = isDone && turn.state.tray.length > 0;
  const tray = (onSettle?: (isKept: boolean) => void) => (
    <TrayCard
      state={turn.state}
      isRead={mayFile}
      onFile={(piece, to) => dialogue.tap((state) => engine.filePiece(state, piece.id, to))}
      onLeaveOut={(piece) => dialogue.tap((state) => engine.leaveOut(state, piece.id))}
      {...(onSettle !== undefined && { onSettle })}
    />
  );
  const sayText = (text: string) => dialogue.say({ text });

  return (
    <div className="grid w-full grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="min-w-0 space-y-4">
        <header className="flex items-center justify-between gap-3">
          <h1 className="sr-only">
            <Trans>Job safety analysis</Trans>
          </h1>
          <TalkProgress turn={turn} />
          <SegmentedControl
            label={t`Language`}
            isLabelHidden
            className="w-38 shrink-0 md:w-56"
            options={languageOptions}
            value={lang}
            onChange={(next) => {
              const chosen = languages.find((one) => one === next);
              if (chosen !== undefined) sayText(languageWords(chosen));
            }}
          />
        </header>
        <Question turn={turn} taken={dialogue.taken} />
        {trouble !== null && (
          <Banner tone="danger" title={<Trans>The last answer wasn’t saved</Trans>}>
            {i18n._(describeStorageTrouble(trouble))}
          </Banner>
        )}
        <AnswerArea turn={turn} onSay={dialogue.say} />
        {maySuggest && <SuggestionsCard turn={turn} onDecide={dialogue.decide} />}
        {hasToSettle && tray((isKept) => dialogue.tap((state) => engine.settleTray(state, isKept)))}
        {isDone && !hasToSettle && (
          <Button
            variant="primary"
            size="lg"
            block
            isBusy={dialogue.isSaving}
            disabledReason={hasHazard ? null : t`No hazard yet. Say below what could hurt someone.`}
            onClick={() => void finish()}
          >
            <Trans>Save and sign</Trans>
          </Button>
        )}
      </div>
      <div className="min-w-0 space-y-4 max-lg:[@media(max-height:44rem)]:order-last lg:sticky lg:top-8 lg:row-span-2 lg:-m-1 lg:max-h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:p-1 lg:overscroll-contain">
        {!hasToSettle && tray()}
        <DocumentPanel
          turn={turn}
          onEdit={(spot, text) => setEdited({ spot, text })}
          onEnergy={(hazard, energy) =>
            dialogue.tap((state) => engine.markEnergy(state, hazard.id, energy))
          }
          onHighEnergy={(hazard) => setMarked(hazard)}
          onDiscard={() => setDiscarding(true)}
        />
      </div>
      {(!isDone || !hasHazard) && (
        // Within reach on a phone, while the list grows behind it; a short one has no room for that.
        <div className="sticky bottom-16 z-10 -mx-4 max-h-[60dvh] space-y-2 overflow-y-auto border-t border-line bg-surface-0 px-4 py-2 max-md:typing:bottom-0 md:static [@media(max-height:44rem)]:static [@media(max-height:44rem)]:max-h-none md:mx-0 md:max-h-none md:overflow-visible md:border-0 md:p-0">
          {!isDone && (
            <TalkBar
              talk={talk}
              deviceModel={deviceModel}
              canUseServer={canUseServer}
              audioPeriod={audioPeriod}
            />
          )}
          <SayLine lang={lang} onSay={sayText} />
          {!isDone && <CommandBar lang={lang} isPaused={isPaused} onSay={sayText} />}
        </div>
      )}
      {edited !== null && (
        <EditSheet
          text={edited.text}
          isDirect={directAt(turn.state, edited.spot)}
          onClose={() => setEdited(null)}
          onSave={({ text, isDirect }) => {
            const { spot } = edited;
            setEdited(null);
            if (text !== edited.text) dialogue.correct(spot, text);
            if (text === '' || isDirect === (directAt(turn.state, spot) ?? false)) return;
            dialogue.tap((state) => {
              const control = controlAt(state, spot);
              return control === undefined
                ? engine.resume(state)
                : engine.markDirect(state, control.id, isDirect ? 'yes' : 'no');
            });
          }}
        />
      )}
      {marked !== null && (
        <HighEnergySheet
          hazard={marked}
          lang={lang}
          onClose={() => setMarked(null)}
          onChoose={(kind) => {
            setMarked(null);
            dialogue.tap((state) => engine.markHighEnergy(state, marked.id, kind));
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
