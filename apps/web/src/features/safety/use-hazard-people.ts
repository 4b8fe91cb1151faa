import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { hazardPeopleQuery } from './hazard-people-query.ts';

/** Anyone who works at the company, for whom a supervisor or admin may choose. */
export function useHazardPeople() {
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(hazardPeopleQuery(user_id));
  return read.status === 'ready' ? read.data.people : [];
}
