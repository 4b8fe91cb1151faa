import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../../data/realtime/use-topics.ts';
import { crewTopics } from './crew-topics.ts';
import { ledCrewsQuery } from './led-crews-query.ts';

/** Hears when the time of somebody on the board changes. */
export function useCrewTopics(onChange: () => void): void {
  const identity = useIdentity();
  const led = useSnapshotQuery(ledCrewsQuery(identity.user_id, identity.person_id ?? ''));
  useTopics(crewTopics(identity, led.status === 'ready' ? led.data : []), onChange);
}
