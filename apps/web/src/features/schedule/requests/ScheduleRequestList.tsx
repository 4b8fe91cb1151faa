import { Trans, useLingui } from '@lingui/react/macro';
import type { ScheduleRequests } from '@muster/contract/schedule-requests';
import CircleCheck from 'lucide-react/icons/circle-check';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLiveScheduling } from '../use-live-schedule.ts';
import { scheduleRequestsQuery } from './requests-query.ts';
import { ShiftRequestRow } from './ShiftRequestRow.tsx';
import { TimeOffRequestRow } from './TimeOffRequestRow.tsx';
import { countWaiting, splitRequests } from './waiting.ts';

type ScheduleRequestListProps = {
  /** Also lists recently decided requests, below the others. */
  readonly withDecided?: boolean;
};

/** Claims, swaps and time off that wait for the caller. */
export function ScheduleRequestList({ withDecided = false }: ScheduleRequestListProps) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(scheduleRequestsQuery(user_id));
  useLiveScheduling();
  if (result.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={4} />
      </Card>
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the requests`} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  if (!withDecided && countWaiting(result.data) === 0) return null;
  return (
    <>
      {result.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>As of {times.dayAndTime(result.asOfMs, readerZone())}</Trans>
        </p>
      )}
      <Loaded all={result.data} withDecided={withDecided} />
    </>
  );
}

function Loaded({
  all,
  withDecided,
}: {
  readonly all: ScheduleRequests;
  readonly withDecided: boolean;
}) {
  const { t } = useLingui();
  const { shifts, timeOff, decidedShifts, decidedTimeOff } = splitRequests(all);
  const hasDecided = withDecided && decidedShifts.length + decidedTimeOff.length > 0;
  return (
    <div className="space-y-5">
      {shifts.length + timeOff.length === 0 && (
        <EmptyState icon={CircleCheck}>
          <Trans>No requests to review.</Trans>
        </EmptyState>
      )}
      {shifts.length > 0 && (
        <Card title={t`Shifts`} isFlush>
          <ul className="divide-y divide-line">
            {shifts.map((request) => (
              <ShiftRequestRow key={request.id} request={request} />
            ))}
          </ul>
        </Card>
      )}
      {timeOff.length > 0 && (
        <Card title={t`Time off`} isFlush>
          <ul className="divide-y divide-line">
            {timeOff.map((request) => (
              <TimeOffRequestRow key={request.id} request={request} />
            ))}
          </ul>
        </Card>
      )}
      {hasDecided && (
        <Card title={t`Recently reviewed`} isFlush>
          <ul className="divide-y divide-line">
            {decidedShifts.map((request) => (
              <ShiftRequestRow key={request.id} request={request} />
            ))}
            {decidedTimeOff.map((request) => (
              <TimeOffRequestRow key={request.id} request={request} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
