import { Trans, useLingui } from '@lingui/react/macro';
import type { Retention } from '@muster/contract/retention';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import type { TalkState } from './conversation.ts';
import { ModelOffer } from './ModelOffer.tsx';
import { RecordingNotice } from './RecordingNotice.tsx';
import { keepTold, toldOnDevice } from './recording-notice.ts';
import type { DeviceModel } from './use-device-model.ts';
import type { Talk } from './use-talk.ts';

/** From this level on, people have to raise their voice and recognizers become unreliable. */
const loudFrom = 0.6;

/** A notice or question for the person before they talk. */
type Told = 'model' | 'recording' | 'server';

/** Turns talking on and off and shows what the talk is doing. Typing and tapping work at the same time. */
export function TalkBar({
  talk,
  deviceModel,
  canUseServer,
  audioPeriod,
}: {
  readonly talk: Talk;
  readonly deviceModel: DeviceModel;
  /** True if the company allows speech to be sent to the server; each person is informed before that happens. */
  readonly canUseServer: boolean;
  /** How long the company keeps spoken answers; null if it doesn't. Each person is informed once per device. */
  readonly audioPeriod: Retention['voice_audio'] | null;
}) {
  const { t } = useLingui();
  const { platform, clock } = useData();
  const { user_id } = useIdentity();
  const [agreed, setAgreed] = useState<boolean | null>(null);
  const [telling, setTelling] = useState<Told | null>(null);
  const [isModelDeclined, setModelDeclined] = useState(false);
  const [wasDeaf, setWasDeaf] = useState(false);
  const { state, noise } = talk;
  const isOn = state.kind !== 'off';
  const isRecorded = audioPeriod !== null;
  const words = useStateWords();
  const isTold = () => toldOnDevice(platform.localStore, user_id) !== null;
  // If the device recognizes speech itself, no audio has to leave it.
  const hearsHere = deviceModel.state.kind === 'kept' && !wasDeaf;
  const begin = (wasTold: boolean, mayUseServer: boolean | null) => {
    if (isRecorded && !wasTold) setTelling('recording');
    else if (canUseServer && mayUseServer === null && !hearsHere) setTelling('server');
    else {
      setTelling(null);
      talk.start(mayUseServer === true);
    }
  };
  const answer = (mayUseServer: boolean) => {
    setAgreed(mayUseServer);
    begin(true, mayUseServer);
  };
  async function offerOrBegin(): Promise<void> {
    if (!isModelDeclined && (await deviceModel.isWanted())) setTelling('model');
    else begin(isTold(), agreed);
  }
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          className="max-md:grow"
          icon={isOn ? MicOff : Mic}
          isBusy={talk.isStarting}
          onClick={() => {
            if (!isOn) {
              void offerOrBegin();
              return;
            }
            setWasDeaf(state.kind === 'deaf');
            talk.stop();
          }}
        >
          {isOn ? t`Turn off microphone` : t`Talk with Sarah`}
        </Button>
        <p
          aria-live="polite"
          className="flex min-h-6 min-w-0 items-center gap-2 text-ink-2 empty:-ml-4"
        >
          {(state.kind === 'listening' || state.kind === 'waiting') && (
            <span aria-hidden className="size-3 shrink-0 rounded-chip bg-danger-solid" />
          )}
          {talk.isStarting ? t`Checking the noise level…` : words(state)}
        </p>
      </div>
      <ModelOffer
        deviceModel={deviceModel}
        isAsked={telling === 'model'}
        isRecorded={isRecorded}
        onDecline={() => {
          setModelDeclined(true);
          begin(isTold(), agreed);
        }}
        onFetch={() => {
          setTelling(null);
          deviceModel.fetch();
        }}
      />
      {telling === 'recording' && audioPeriod !== null && (
        <div ref={bringIntoView}>
          <RecordingNotice
            period={audioPeriod}
            onStart={() => {
              keepTold(platform.localStore, user_id, clock.nowMs());
              begin(true, agreed);
            }}
            onRefuse={() => setTelling(null)}
          />
        </div>
      )}
      {telling === 'server' && (
        <div ref={bringIntoView}>
          <Banner
            tone="info"
            title={<Trans>Your voice may leave this device</Trans>}
            action={
              <span className="flex basis-full flex-wrap gap-2">
                <Button variant="primary" size="lg" onClick={() => answer(true)}>
                  <Trans>Use the server</Trans>
                </Button>
                <Button size="lg" onClick={() => answer(false)}>
                  <Trans>This device only</Trans>
                </Button>
              </span>
            }
          >
            {isRecorded ? (
              <Trans>
                If this device can’t turn speech into text on its own, your company’s server does
                it.
              </Trans>
            ) : (
              <Trans>
                If this device can’t turn speech into text on its own, your company’s server does
                it. Recordings aren’t kept.
              </Trans>
            )}
          </Banner>
        </div>
      )}
      {noise !== null && isOn && (
        <meter
          aria-label={t`Noise level`}
          min={0}
          max={1}
          low={loudFrom}
          high={loudFrom}
          optimum={0}
          value={noise}
          className="block h-2 w-full"
        />
      )}
      {noise !== null && noise >= loudFrom && isOn && (
        <Banner tone="attention">
          <Trans>It’s loud here. Hold the phone close, or tap the answers.</Trans>
        </Banner>
      )}
    </div>
  );
}

function useStateWords(): (state: TalkState) => string {
  const { t } = useLingui();
  return (state) => {
    switch (state.kind) {
      case 'off':
        return '';
      case 'speaking':
        return t`Sarah is speaking. Tap to interrupt.`;
      case 'listening':
        return state.isRecording ? t`Listening and recording` : t`Listening`;
      case 'waiting':
        return state.isRecording
          ? t`Listening and recording. Take your time.`
          : t`Listening. Take your time.`;
      case 'deaf':
        return {
          denied: t`The microphone is blocked. Type or tap instead.`,
          no_microphone: t`No microphone found. Type or tap instead.`,
          no_method: t`This device can’t turn speech into text on its own. Type or tap instead.`,
        }[state.why];
    }
  };
}
