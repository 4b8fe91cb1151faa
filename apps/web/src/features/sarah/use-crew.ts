import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { type CrewNames, jsaCrewQuery } from './crew-query.ts';

/** In a crew up to this size, everyone is assumed to be present, and people who aren't are unchecked. */
const smallCrew = 12;

export type CrewList = {
  readonly status: 'loading' | 'unknown' | 'known';
  readonly people: CrewNames;
  readonly isSmall: boolean;
};

/** Returns the people who can be on the job, as far as this device knows. */
export function useCrew(projectId: string | null): CrewList {
  const { user_id } = useIdentity();
  const crew = useSnapshotQuery(jsaCrewQuery(user_id, projectId));
  const people = crew.status === 'ready' ? crew.data : [];
  const status = { loading: 'loading', failed: 'unknown', ready: 'known' } as const;
  return { status: status[crew.status], people, isSmall: people.length <= smallCrew };
}
