import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../../data/realtime/use-topic.ts';
import { useTopics } from '../../../data/realtime/use-topics.ts';
import { crewTopics } from './crew-topics.ts';
import { ledCrewsQuery } from './led-crews-query.ts';

/** Hears when the time of somebody on the board changes, and when the caller leads other crews than before. */
export function useCrewTopics(onChange: () => void): void {
  const identity = useIdentity();
  const { queryClient } = useData();
  const query = ledCrewsQuery(identity.user_id, identity.person_id ?? '');
  const led = useSnapshotQuery(query);
  const mayLead = identity.role === 'supervisor' && identity.person_id !== null;
  useTopic(mayLead ? `person:${identity.person_id}:clock` : null, () => {
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    onChange();
  });
  useTopics(crewTopics(identity, led.status === 'ready' ? led.data : []), onChange);
}
