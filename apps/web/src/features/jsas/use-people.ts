import type { JsaPerson } from '@muster/contract/jsa';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { jsaPeopleQuery } from './jsa-queries.ts';

/** Who can be on a job of the project; empty while it is not known. */
export function usePeople(projectId: string | null): readonly JsaPerson[] {
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(jsaPeopleQuery(user_id, projectId));
  return read.status === 'ready' ? read.data.people : [];
}
