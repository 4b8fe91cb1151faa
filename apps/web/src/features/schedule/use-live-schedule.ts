import { useEffect, useRef } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { ledCrewsQuery } from '../../data/people/led-crews-query.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { useUnsentSchedule } from '../../data/schedule/use-unsent-schedule.ts';
import { scheduleKey } from './schedule-queries.ts';

/**
 * Reads the user's own schedule again when it changes, and when the server has accepted changes stored on this device.
 */
export function useLiveSchedule(): void {
  const { queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  const key = scheduleKey(user_id);
  const topics = person_id === null ? [] : [`person:${person_id}:schedule`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  const { settled } = useUnsentSchedule();
  const seen = useRef(settled);
  useEffect(() => {
    if (settled > seen.current) void readAgain(queryClient, scheduleKey(user_id));
    seen.current = settled;
  }, [settled, queryClient, user_id]);
}

/** As above, for those who make the schedule: drafts of other schedulers, too. */
export function useLiveScheduling(): void {
  const { queryClient } = useData();
  const { user_id, person_id, company_id, role } = useIdentity();
  const led = useSnapshotQuery(ledCrewsQuery(user_id, person_id ?? ''));
  const crews = led.status === 'ready' ? led.data : [];
  const topics =
    role === 'admin'
      ? [`company:${company_id}:schedule`]
      : crews.map(({ crew_id }) => `crew:${crew_id}:schedule`);
  const key = scheduleKey(user_id);
  useTopics(company_id === null ? [] : topics, () => void readAgain(queryClient, key), key);
}
