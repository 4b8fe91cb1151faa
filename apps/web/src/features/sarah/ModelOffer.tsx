import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { DeviceModel } from './use-device-model.ts';

const megabyte = 1_000_000;

/** Asks before a large download, shows how far it is, and says how it ended. */
export function ModelOffer({
  deviceModel: { state, isCostly, fetch, cancel },
  isAsked,
  isRecorded,
  onFetch,
  onDecline,
}: {
  readonly deviceModel: DeviceModel;
  /** Someone wants to talk, and this device can't hear yet. */
  readonly isAsked: boolean;
  /** The company keeps spoken answers, so they leave the phone. */
  readonly isRecorded: boolean;
  readonly onFetch: () => void;
  readonly onDecline: () => void;
}) {
  const { t, i18n } = useLingui();
  const label = useId();
  const inMegabytes = (bytes: number) => i18n.number(Math.max(1, Math.round(bytes / megabyte)));

  const voice = !isRecorded && <Trans>Your voice stays on this device.</Trans>;

  switch (state.kind) {
    case 'none':
      return null;
    case 'kept':
      if (!state.isNew) return null;
      return (
        <Banner tone="done" title={<Trans>Sarah can now hear you on this device</Trans>}>
          <Trans>Speech recognition works without a connection.</Trans> {voice}
        </Banner>
      );
    case 'fetching': {
      const done = inMegabytes(state.doneBytes);
      const size = inMegabytes(state.bytes);
      const isHere = state.doneBytes >= state.bytes;
      return (
        <div className="space-y-3 rounded-card bg-info-soft px-4 py-3 text-14">
          <div className="flex items-baseline justify-between gap-4">
            <span id={label} className="font-medium">
              {isHere ? t`Getting it ready…` : t`Downloading speech recognition`}
            </span>
            <span className="shrink-0 tabular-nums">{t`${done} of ${size} MB`}</span>
          </div>
          <progress
            aria-labelledby={label}
            value={state.doneBytes}
            max={state.bytes}
            className="block h-2 w-full appearance-none overflow-hidden rounded-chip bg-surface-3 [&::-moz-progress-bar]:bg-choice [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-choice"
          />
          {!isHere && (
            <Button size="lg" onClick={cancel}>
              <Trans>Cancel download</Trans>
            </Button>
          )}
        </div>
      );
    }
    case 'missing': {
      const size = inMegabytes(state.bytes);
      if (state.trouble === 'unusable') {
        return (
          <Banner tone="attention" title={<Trans>This device can’t use speech recognition</Trans>}>
            <Trans>Type or tap instead, and tell your office.</Trans>
          </Banner>
        );
      }
      if (state.trouble === 'not_fetched') {
        return (
          <Banner
            tone="danger"
            title={<Trans>The download didn’t finish</Trans>}
            action={
              <Button size="lg" onClick={fetch}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Move to where the signal is better, then try again.</Trans>
          </Banner>
        );
      }
      if (!isAsked) return null;
      return (
        <Banner
          tone="info"
          title={<Trans>Download speech recognition ({size} MB)?</Trans>}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="primary" size="lg" onClick={onFetch}>
                <Trans>Download</Trans>
              </Button>
              <Button size="lg" onClick={onDecline}>
                <Trans>Not now</Trans>
              </Button>
            </span>
          }
        >
          <Trans>
            This device can’t turn speech into text on its own. After one download it can, even
            offline.
          </Trans>{' '}
          {voice} {isCostly && <Trans>You’re on mobile data.</Trans>}
        </Banner>
      );
    }
  }
}
