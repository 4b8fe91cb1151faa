import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { keepTrail } from '../../data/trail/keep-trail.ts';
import { trailKind } from '../../data/trail/trail-kind.ts';
import { randomId } from '../../platform/random-id.ts';
import { noticeQuery } from './tracking-queries.ts';

/** Records locations of people who are working and have agreed. The server checks each one again. */
export function TrailKeeper() {
  const { t } = useLingui();
  const data = useData();
  const { user_id, person_id, clock_settings } = useIdentity();
  const read = useClock();
  const notice = useSnapshotQuery(noticeQuery(user_id));
  const hasAgreed =
    notice.status === 'ready' && notice.data.choice === 'acknowledged' && notice.data.covers_trail;
  const isWorking = read.status === 'ready' && read.clock.state === 'on';
  const minutes = clock_settings?.trail_minutes ?? 5;
  const isOn = hasAgreed && isWorking && person_id !== null;
  const title = t`On the clock`;
  const message = t`Your location is being recorded. It stops when you take a break or clock out.`;
  useEffect(() => {
    if (!isOn) return undefined;
    const { platform, outbox, clock } = data;
    return keepTrail({
      location: platform.location,
      clock: platform.clock,
      minutes,
      words: { title, message },
      keep: ({ lat, lng, accuracyM, measuredAtMs }) => {
        const sinceMs = Math.max(0, platform.clock.wallMs() - measuredAtMs);
        const at = new Date(clock.nowMs() - sinceMs).toISOString();
        const point = { id: randomId(), at, lat, lng, accuracy_m: accuracyM };
        return outbox.add(trailKind.toItem(point, { userId: user_id, personId: person_id }));
      },
    });
  }, [data, isOn, minutes, title, message, user_id, person_id]);
  return null;
}
