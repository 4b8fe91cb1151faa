import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { resolveRetention } from '@muster/contract/retention';
import type { OwnNotice } from '@muster/contract/tracking';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { NoticeText } from './NoticeText.tsx';
import { OwnDay } from './OwnDay.tsx';
import { ReadsCard } from './ReadsCard.tsx';
import { noticeQuery } from './tracking-queries.ts';
import { useChooseLocation } from './use-choose-location.ts';
import { periodWords } from './period-words.ts';

/** The page about the reader's own location and phone: what is recorded, why, and who looked. For every role. */
export function OwnTracking({ download }: { readonly download: ReactNode }) {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(noticeQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={6} />;
  if (read.status === 'failed')
    return (
      <ErrorState title={<Trans>Couldn’t load this page</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  return (
    <div className="space-y-5">
      <Indicator notice={read.data} />
      {read.data.mode !== 'off' && <ChoiceCard notice={read.data} />}
      <OwnDay />
      <ReadsCard ofCompany={false} />
      <KeptCard mode={read.data.mode} />
      {download}
    </div>
  );
}

function Indicator({
  notice: { mode, choice, covers_trail, trail_minutes },
}: {
  readonly notice: OwnNotice;
}) {
  const { t } = useLingui();
  const { platform } = useData();
  const clock = useClock();
  const isWorking = clock.status === 'ready' && clock.clock.state === 'on';
  const permission = useQuery({
    queryKey: ['location-permission'],
    queryFn: () => platform.location.permission(),
    networkMode: 'always',
    staleTime: 0,
  });
  if (mode === 'off')
    return (
      <Banner tone="off" icon={MapPinOff} title={t`Your location isn’t being recorded`}>
        <Trans>Your company has turned location off.</Trans>
      </Banner>
    );
  if (choice !== 'acknowledged')
    return (
      <Banner tone="off" icon={MapPinOff} title={t`Your location isn’t being recorded`}>
        <Trans>
          A punch only keeps whether you were on site, not where you were. Your time counts.
        </Trans>
      </Banner>
    );
  if (mode === 'trail' && covers_trail && isWorking && permission.data !== 'denied')
    return (
      <Banner tone="attention" icon={MapPin} title={t`Your location is being recorded`}>
        {platform.location.follow === undefined
          ? plural(trail_minutes, {
              one: 'Every minute while you’re clocked in and this app is open. It stops when you take a break or clock out.',
              other:
                'Every # minutes while you’re clocked in and this app is open. It stops when you take a break or clock out.',
            })
          : plural(trail_minutes, {
              one: 'Every minute while you’re clocked in, also while your phone is locked. It stops when you take a break or clock out.',
              other:
                'Every # minutes while you’re clocked in, also while your phone is locked. It stops when you take a break or clock out.',
            })}
      </Banner>
    );
  return (
    <Banner tone="info" icon={MapPin} title={t`Your location isn’t being recorded right now`}>
      {permission.data === 'denied' ? (
        <Trans>
          This device doesn’t let Muster use your location, so your punches have none. Your time
          counts.
        </Trans>
      ) : mode === 'trail' ? (
        <Trans>
          It’s saved when you punch and while you’re clocked in, never on a break or off the clock.
        </Trans>
      ) : (
        <Trans>It’s saved only at the moment you punch, never in between or off the clock.</Trans>
      )}
    </Banner>
  );
}

function ChoiceCard({ notice }: { readonly notice: OwnNotice }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const choose = useChooseLocation(notice.version);
  const [latest] = notice.choices;
  const isAgreed = notice.choice === 'acknowledged';
  const on = latest && words.date(Date.parse(latest.at), readerZone());
  return (
    <Card
      title={t`Your company’s location notice`}
      description={
        notice.choice === 'none' || latest === undefined ? (
          <Trans>You haven’t answered yet.</Trans>
        ) : isAgreed ? (
          <Trans>You agreed on {on}.</Trans>
        ) : (
          <Trans>You said no on {on}.</Trans>
        )
      }
    >
      <div className="space-y-4">
        <NoticeText notice={notice} />
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          {!isAgreed && (
            <Button
              variant="primary"
              isBusy={choose.isPending && choose.variables === 'acknowledged'}
              disabledReason={offlineReason}
              onClick={() => choose.mutate('acknowledged')}
            >
              {notice.mode === 'trail' ? (
                <Trans>Save my location at work</Trans>
              ) : (
                <Trans>Save my location when I punch</Trans>
              )}
            </Button>
          )}
          {notice.choice !== 'withdrawn' && (
            <Button
              isBusy={choose.isPending && choose.variables === 'withdrawn'}
              disabledReason={offlineReason}
              onClick={() => choose.mutate('withdrawn')}
            >
              {isAgreed ? <Trans>Stop saving my location</Trans> : <Trans>Don’t save it</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function KeptCard({ mode }: Pick<OwnNotice, 'mode'>) {
  const { t } = useLingui();
  const { company } = useIdentity();
  const periods = resolveRetention(company?.settings);
  const coordinates = periodWords(periods.punch_coordinates, periods);
  const trail = periodWords(periods.location_trail, periods);
  const timeCards = periodWords(periods.time_cards, periods);
  return (
    <Card title={t`What’s kept, and why`}>
      <KeyValue
        items={[
          {
            key: t`Where you punched, to show that work was done on site`,
            value: t`${coordinates}, then deleted`,
          },
          ...(mode === 'trail'
            ? [
                {
                  key: t`Where you were while clocked in, to show that work was done on site`,
                  value: t`${trail}, then deleted`,
                },
              ]
            : []),
          {
            key: t`Whether a punch was on site, as part of your hours`,
            value: t`At least ${timeCards}`,
          },
          {
            key: t`What your phone reports, so no punch gets lost: app version, location permission, last contact`,
            value: t`While you’re in the company`,
          },
          { key: t`Changes to those settings`, value: t`60 days, then deleted` },
          { key: t`Who looked at your location`, value: t`At least ${timeCards}` },
        ]}
      />
    </Card>
  );
}
