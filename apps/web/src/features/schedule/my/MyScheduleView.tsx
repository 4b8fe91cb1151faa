import { Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule, MyShift } from '@muster/contract/my-schedule';
import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Plane from 'lucide-react/icons/plane';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { myScheduleQuery } from '../schedule-queries.ts';
import { useLiveSchedule } from '../use-live-schedule.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { CrewTodayCard } from './CrewTodayCard.tsx';
import { MyRequestsCard } from './MyRequestsCard.tsx';
import { NextShiftCard } from './NextShiftCard.tsx';
import { OpenShiftsCard } from './OpenShiftsCard.tsx';
import { ShiftSheet } from './ShiftSheet.tsx';
import { WeekCard } from './WeekCard.tsx';

/** The user's own schedule: the next shift, the week, the people on the crew, and shifts that are free to claim. */
export function MyScheduleView() {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const { user_id, person_id, company_id } = useIdentity();
  const result = useSnapshotQuery(myScheduleQuery(user_id));
  useLiveSchedule();
  if (person_id === null || company_id === null) {
    return (
      <EmptyState icon={CalendarX}>
        <Trans>This account isn’t part of a company, so it has no schedule.</Trans>
      </EmptyState>
    );
  }
  if (result.status === 'loading') {
    return (
      <Columns
        first={
          <Card>
            <Skeleton className="mt-4 h-8 w-48" />
            <Skeleton className="mt-3 h-5 w-64" />
            <Skeleton className="mt-6 h-14 w-32" />
          </Card>
        }
        second={
          <Card isFlush>
            <SkeletonRows count={8} />
          </Card>
        }
      />
    );
  }
  if (result.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the schedule`} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  return (
    <>
      {result.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>As of {times.dayAndTime(result.asOfMs, readerZone())}</Trans>
        </p>
      )}
      <Loaded schedule={result.data} />
    </>
  );
}

function Loaded({ schedule }: { readonly schedule: MySchedule }) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const open = (shift: MyShift) => setOpenId(shift.id);
  // Looked up by id, so that changes appear while the sheet is open.
  const opened =
    schedule.shifts.find(({ id }) => id === openId) ??
    (schedule.next?.id === openId ? schedule.next : null);
  return (
    <>
      <Columns
        first={
          <>
            <NextShiftCard schedule={schedule} onOpen={open} />
            <MyRequestsCard requests={schedule.requests} />
            <OpenShiftsCard shifts={schedule.open_shifts} />
          </>
        }
        second={
          <>
            <WeekCard schedule={schedule} onOpen={open} />
            <CrewTodayCard planned={schedule.crew_today} atWork={schedule.crew_at_work ?? []} />
            <Card isFlush>
              <List label={t`More about your schedule`}>
                <ListRow
                  leading={<Plane aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  title={<Trans>Time off</Trans>}
                  detail={<Trans>Balances and requests</Trans>}
                  render={(row) => <Link to="/schedule/time-off" {...row} />}
                />
                <ListRow
                  leading={<CalendarX aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  title={<Trans>Availability</Trans>}
                  detail={<Trans>When you can’t work</Trans>}
                  render={(row) => <Link to="/schedule/availability" {...row} />}
                />
                <ListRow
                  leading={<CalendarPlus aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  title={<Trans>Calendar app</Trans>}
                  detail={<Trans>See your shifts in the calendar you use</Trans>}
                  onPress={() => setCalendarOpen(true)}
                />
              </List>
            </Card>
          </>
        }
      />
      {opened !== null && (
        <ShiftSheet shift={opened} now={schedule.now} onClose={() => setOpenId(null)} />
      )}
      {isCalendarOpen && <CalendarSheet onClose={() => setCalendarOpen(false)} />}
    </>
  );
}

function Columns({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <div className="min-w-0 space-y-5">{first}</div>
      <div className="min-w-0 space-y-5">{second}</div>
    </div>
  );
}
