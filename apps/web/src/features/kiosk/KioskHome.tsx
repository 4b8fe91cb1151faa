import type { Language } from '@muster/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskRoster } from '@muster/contract/kiosk';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { keepSignedIn } from '../../data/kiosk/keep-signed-in.ts';
import type { Tablet } from '../../data/kiosk/tablet-store.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { keepAwake } from '../../platform/wake-lock.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AskView } from './AskView.tsx';
import { AttentionView } from './AttentionView.tsx';
import { ClockView } from './ClockView.tsx';
import { DoneView } from './DoneView.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { IdleView } from './IdleView.tsx';
import type { KioskScreenProps } from './kiosk-screen-props.ts';
import { NotSavedView } from './NotSavedView.tsx';
import { PersonTime } from './PersonTime.tsx';
import { PhotoView } from './PhotoView.tsx';
import { PinView } from './PinView.tsx';
import { rosterEveryMs, rosterQuery, type RosterMemory } from './roster.ts';
import { useKioskFlow } from './use-kiosk-flow.ts';

type KioskHomeProps = KioskScreenProps & {
  readonly userId: string;
  readonly companyId: string;
  readonly tablet: Tablet;
};

/** A registered tablet: shows its people from the device at once, then updates from the server. */
export function KioskHome(props: KioskHomeProps) {
  const { i18n } = useLingui();
  const { outbox, queryClient, account, auth, platform } = useData();
  const { tablet } = props;
  const { items } = useOutbox();
  const [memory] = useState<RosterMemory>({ roster: null });
  const query = rosterQuery(props.userId, {
    memory,
    outbox,
    // The server tells at once who this is now.
    onRevoked: () => void account.refresh(),
  });
  const roster = useSnapshotQuery(query);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    const { email, password } = tablet;
    if (email === null || password === null) return undefined;
    const signIn = () => void auth.signIn({ email, password });
    return keepSignedIn({ ...platform, account, signIn });
  }, [account, auth, platform, tablet]);

  const askAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const ask = useEffectEvent(() => void askAgain());
  useEffect(() => {
    const timer = setInterval(() => ask(), rosterEveryMs);
    return () => clearInterval(timer);
  }, []);
  const sentCount = items.filter((item) => !isUnsent(item)).length;
  useEffect(() => {
    if (sentCount > 0) ask();
  }, [sentCount]);

  if (roster.status === 'loading') {
    return (
      <main className="flex min-h-dvh flex-col justify-center">
        <Spinner />
      </main>
    );
  }
  if (roster.status === 'failed') {
    return (
      <main className="flex min-h-dvh flex-col justify-center">
        <ErrorState
          title={<Trans>Couldn’t load this tablet’s list of people</Trans>}
          onRetry={roster.retry}
        >
          {i18n._(describeError(roster.error))}
        </ErrorState>
      </main>
    );
  }
  const known = roster.data;
  const askForNews = async () => {
    await askAgain();
    return memory.roster ?? known;
  };
  const asOfMs = roster.freshness === 'stale' ? roster.asOfMs : null;
  return <KioskSteps {...props} roster={known} staleSinceMs={asOfMs} askForNews={askForNews} />;
}

type ChosenLanguage = { readonly personId: string; readonly language: Language };

function KioskSteps({
  roster,
  staleSinceMs,
  askForNews,
  ...props
}: KioskHomeProps & {
  readonly roster: KioskRoster;
  readonly staleSinceMs: number | null;
  readonly askForNews: () => Promise<KioskRoster>;
}) {
  const { speak, deviceLanguage } = props;
  const flow = useKioskFlow({ ...props, roster, askForNews });
  const [showsAttention, setShowsAttention] = useState(false);
  const { step, send } = flow;
  const personId = step.kind === 'idle' ? null : step.personId;
  const person = roster.people.find(({ person_id }) => person_id === personId) ?? null;

  // Each person has their own language; the next one finds the tablet's.
  const [chosen, setChosen] = useState<ChosenLanguage | null>(null);
  const own = chosen?.personId === personId ? chosen?.language : person?.language;
  const language = own ?? deviceLanguage;
  const say = useEffectEvent((spoken: Language) => speak(spoken));
  useEffect(() => say(language), [language]);

  const pick = (picked: string) => {
    // The person in front of the tablet has just been taken off it, so don't wait for them.
    if (step.kind !== 'idle') send({ type: 'leave' });
    send({ type: 'pick', personId: picked });
  };

  if (step.kind === 'idle' || person === null) {
    return showsAttention ? (
      <AttentionView onClose={() => setShowsAttention(false)}>{props.attention}</AttentionView>
    ) : (
      <IdleView
        {...props}
        // Only the demo's kiosk is someone's browser, too.
        signOut={props.tablet.password === null && props.signOut}
        roster={roster}
        staleSinceMs={staleSinceMs}
        language={deviceLanguage}
        onLanguage={props.chooseDeviceLanguage}
        onPick={pick}
        onAttention={() => setShowsAttention(true)}
      />
    );
  }
  return (
    <FlowFrame
      person={person}
      stepName={step.kind}
      secondsLeft={flow.secondsLeft}
      language={language}
      onLanguage={(wanted) => setChosen({ personId: person.person_id, language: wanted })}
      onLeave={() => send({ type: 'leave' })}
    >
      {renderStep()}
    </FlowFrame>
  );

  function renderStep(): ReactNode {
    if (person === null) return null;
    switch (step.kind) {
      case 'idle':
        return null;
      case 'pin':
        return <PinView step={step} person={person} flow={flow} />;
      case 'clock':
      case 'switch':
        return (
          <>
            <ClockView
              step={step}
              person={person}
              roster={roster}
              staleSinceMs={staleSinceMs}
              flow={flow}
            />
            {step.kind === 'clock' && (
              <PersonTime
                userId={props.userId}
                personId={step.personId}
                pin={step.pin}
                onReading={() => send({ type: 'touch' })}
              />
            )}
          </>
        );
      case 'photo':
        return (
          <PhotoView isRequired={roster.kiosk.photo === 'required'} onPhoto={flow.takePhoto} />
        );
      case 'saving':
        return <Spinner />;
      case 'not_saved':
        return (
          <NotSavedView
            error={step.error}
            onAgain={() => send({ type: 'again' })}
            onWithoutPicture={flow.saveWithoutPicture}
            onGiveUp={() => send({ type: 'give_up' })}
          />
        );
      case 'asking':
        return (
          <AskView
            userId={props.userId}
            step={step}
            onAnswered={() => send({ type: 'answered' })}
            onLater={() => send({ type: 'leave' })}
          />
        );
      case 'done':
        return <DoneView step={step} roster={roster} onClose={() => send({ type: 'leave' })} />;
    }
  }
}
