import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarFeed } from '@muster/contract/calendar-feed';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { CopyField } from '../../../kit/link/CopyField.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** Gives calendar programs an address for the user's own shifts, and revokes it. */
export function CalendarSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { feed, address, make, end } = useCalendarFeed();
  const isOn = address !== null || (feed.status === 'ready' && feed.data.created_at !== null);
  const error = make.error ?? end.error;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Your shifts in a calendar app`}
      description={t`Google Calendar, Apple Calendar and Outlook can show your published shifts and keep them up to date.`}
      footer={
        feed.status === 'ready' && (
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            size="lg"
            isBusy={make.isPending}
            disabledReason={offlineReason}
            onClick={() => make.mutate()}
          >
            {isOn ? <Trans>New link</Trans> : <Trans>Create link</Trans>}
          </Button>
        )
      }
      otherActions={
        isOn && (
          <Button
            variant="dangerQuiet"
            flush
            isBusy={end.isPending}
            disabledReason={offlineReason}
            onClick={() => end.mutate()}
          >
            <Trans>Turn off</Trans>
          </Button>
        )
      }
    >
      <div className="space-y-4">
        {error !== null && <Banner tone="danger">{i18n._(describeError(error))}</Banner>}
        {feed.status === 'loading' && <Skeleton className="h-12 w-full" />}
        {feed.status === 'failed' && (
          <ErrorState title={t`Couldn’t load the calendar link`} onRetry={feed.retry}>
            {i18n._(describeError(feed.error))}
          </ErrorState>
        )}
        {address !== null && <NewAddress address={address} />}
        {address === null && feed.status === 'ready' && <CurrentLink feed={feed.data} />}
      </div>
    </Sheet>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <>
      <CopyField label={t`Calendar link`} value={address} />
      <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyles()}>
        <Trans>Open in calendar app</Trans>
      </a>
      <Banner tone="info">
        <Trans>
          Copy it now. It won’t be shown again, but you can create a new one at any time. Anyone
          with the link can see your shifts.
        </Trans>
      </Banner>
    </>
  );
}

function CurrentLink({ feed }: { readonly feed: CalendarFeed }) {
  const times = useTimeWords();
  const at = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());
  if (feed.created_at === null) {
    return (
      <p className="text-14 text-ink-2">
        <Trans>Create a private link, then add it to your calendar app as a subscription.</Trans>
      </p>
    );
  }
  return (
    <p className="text-14 text-ink-2">
      {feed.last_read_at === null ? (
        <Trans>
          Your link is active. No calendar app has read it yet. A new link replaces this one.
        </Trans>
      ) : (
        <Trans>
          Your link is active. Last read by a calendar app: {at(feed.last_read_at)}. A new link
          replaces this one.
        </Trans>
      )}
    </p>
  );
}
