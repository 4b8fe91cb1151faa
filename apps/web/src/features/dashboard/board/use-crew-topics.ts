import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../../data/realtime/use-topics.ts';
import { ledCrewsQuery } from './led-crews-query.ts';

/** Hears when the time of somebody on the board changes: the company's topic, or one a crew. */
export function useCrewTopics(onChange: () => void): void {
  const { user_id, person_id, company_id, role } = useIdentity();
  const led = useSnapshotQuery(ledCrewsQuery(user_id, person_id ?? ''));
  const crewIds = led.status === 'ready' ? led.data.map(({ crew_id }) => crew_id) : [];
  useTopics(
    role === 'admin' ? [`company:${company_id}:clock`] : crewIds.map((id) => `crew:${id}:clock`),
    onChange,
  );
}
