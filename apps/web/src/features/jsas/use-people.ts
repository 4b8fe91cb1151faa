import type { JsaPerson } from '@muster/contract/jsa';
import { jsaPeopleQuery } from '../../data/jsa/jsa-people-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';

/** People who can be on a job of the project; empty until they are known. */
export function usePeople(projectId: string | null): readonly JsaPerson[] {
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(jsaPeopleQuery(user_id, projectId));
  return read.status === 'ready' ? read.data.people : [];
}
