import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import type { QueryKey } from '../query/keys.ts';
import { useSnapshotQuery } from '../query/use-snapshot-query.ts';
import { useTopic } from '../realtime/use-topic.ts';
import { useTopics } from '../realtime/use-topics.ts';
import { type CrewTopicKind, crewTopics } from './crew-topics.ts';
import { ledCrewsQuery } from './led-crews-query.ts';

/** Calls back when something changes for the caller's crews, and when the caller starts or stops leading a crew. */
export function useCrewTopics(
  onChange: () => void,
  covers: QueryKey,
  kind: CrewTopicKind = 'clock',
): void {
  const identity = useIdentity();
  const { queryClient } = useData();
  const query = ledCrewsQuery(identity.user_id, identity.person_id ?? '');
  const led = useSnapshotQuery(query);
  const mayLead = identity.role === 'supervisor' && identity.person_id !== null;
  const ownTopic = mayLead ? `person:${identity.person_id}:clock` : null;
  const onOwnChange = () => {
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    onChange();
  };
  useTopic(ownTopic, onOwnChange, covers);
  useTopics(crewTopics(identity, led.status === 'ready' ? led.data : [], kind), onChange, covers);
}
