import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOff } from '@muster/contract/time-off';
import { Link } from '@tanstack/react-router';
import Plane from 'lucide-react/icons/plane';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLiveSchedule } from '../use-live-schedule.ts';
import { BalancesCard } from './BalancesCard.tsx';
import { RequestTimeOffSheet } from './RequestTimeOffSheet.tsx';
import { TimeOffLedger } from './TimeOffLedger.tsx';
import { TimeOffRequests } from './TimeOffRequests.tsx';
import { myTimeOffQuery } from './time-off-queries.ts';

/** `/schedule/time-off`: balances, requests and where each minute came from. */
export function TimeOffPage() {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(myTimeOffQuery(user_id));
  useLiveSchedule();
  const [isAsking, setAsking] = useState(false);
  const timeOff = result.status === 'ready' ? result.data : null;
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/schedule">
          <Trans>Schedule</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Time off</Trans>}
        {...(timeOff !== null &&
          timeOff.balances.length > 0 && {
            actions: (
              <Button variant="primary" icon={Plus} onClick={() => setAsking(true)}>
                <Trans>Request time off</Trans>
              </Button>
            ),
          })}
      />
      {result.status === 'ready' && result.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>As of {times.dayAndTime(result.asOfMs, readerZone())}</Trans>
        </p>
      )}
      {result.status === 'loading' ? (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      ) : result.status === 'failed' ? (
        <ErrorState title={t`Couldn’t load your time off`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      ) : (
        <Loaded timeOff={result.data} asOfMs={result.asOfMs} />
      )}
      {isAsking && timeOff !== null && (
        <RequestTimeOffSheet timeOff={timeOff} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function Loaded({ timeOff, asOfMs }: { readonly timeOff: TimeOff; readonly asOfMs: number }) {
  const { role } = useIdentity();
  if (timeOff.balances.length === 0 && timeOff.requests.length === 0) {
    return (
      <EmptyState
        icon={Plane}
        action={
          role === 'admin' && (
            <Link
              to="/admin/settings/$section"
              params={{ section: 'time-off' }}
              className={buttonStyles()}
            >
              <Trans>Set up time off</Trans>
            </Link>
          )
        }
      >
        <Trans>Your company hasn’t set up time off yet.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <BalancesCard balances={timeOff.balances} />
      <TimeOffRequests timeOff={timeOff} asOfMs={asOfMs} />
      <TimeOffLedger timeOff={timeOff} />
    </>
  );
}
