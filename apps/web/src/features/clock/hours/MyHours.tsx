import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Duration } from '../../../ui/Duration.tsx';
import { HoursLine } from './HoursLine.tsx';
import { timeFactsQuery } from './time-facts-query.ts';
import { weekHours } from './week-hours.ts';

/** Hours are shown in minutes. */
const everyMs = 60_000;

/** Runs the pay engine on this phone, so that it works offline and includes punches waiting to sync. */
export function MyHours({ clock }: { readonly clock: PredictedClock }) {
  const { user_id } = useIdentity();
  const nowMs = useNow(everyMs);
  const facts = useSnapshotQuery(timeFactsQuery(user_id, nowMs));
  const known = facts.status === 'ready' ? facts.data : null;
  const hours = useMemo(
    () =>
      known === null ? null : weekHours(known, clock.entries, nowMs, clock.forgotten === null),
    [known, clock, nowMs],
  );
  return (
    <HoursLine
      today={
        hours === null ? (
          '–'
        ) : (
          <BothHours paid={hours.todayMinutes} recorded={hours.todayRecordedMinutes} />
        )
      }
      week={
        hours === null ? (
          '–'
        ) : (
          <BothHours paid={hours.weekMinutes} recorded={hours.weekRecordedMinutes} />
        )
      }
    />
  );
}

/** Paid hours by the company's rules, with the punched hours below if the rules change them. */
function BothHours({ paid, recorded }: { readonly paid: number; readonly recorded: number }) {
  return (
    <>
      <Duration minutes={paid} />
      {paid !== recorded && (
        <span className="block text-14 font-normal text-ink-2">
          <Trans>
            Punched: <Duration minutes={recorded} />
          </Trans>
        </span>
      )}
    </>
  );
}
